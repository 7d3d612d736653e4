import { describe, expect, test } from 'vitest';
import { misprints } from '../../support/french-print.js';
import { refusals } from '../support/limits.js';
import { LOOKUP_BUILDERS, walked } from '../support/lookup-walk.js';
import { expectAllFit } from './limits-walk.js';

describe.each(['en', 'fr'] as const)('issue 6: eight players with the longest names, in %s', (language) => {
  test('issue 7: all 958 cards, every section and every other page of lookups fit into Discord', async () => {
    const pages = await walked(language);
    expect(Object.keys(pages)).toEqual(LOOKUP_BUILDERS);
    expect(pages['knownCardMessage']).toHaveLength(958);
    for (const [name, payloads] of Object.entries(pages))
      for (const payload of payloads) {
        expect(refusals(payload), name).toEqual([]);
        // What somebody has typed is repeated as they have typed it.
        const wrong = misprints(
          misprints({ ...payload, files: [] }).map((text) => text.replaceAll(/«\u00A0[^»]*»/gu, '')),
        );
        if (language === 'fr') expect(wrong, name).toEqual([]);
      }
  });

  test('every message fits into Discord, and every builder of messages is walked', () => {
    expectAllFit(language, 500); // every 160th in test/long
  });
});
