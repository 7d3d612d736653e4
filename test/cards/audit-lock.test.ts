import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { words } from '../../src/text/index.js';
import { unlocked } from '../../src/tools/card-reports/card-audit.js';

test('every English text is one that has been read beside the published one', () => {
  const lock = readFileSync(join(projectRoot(), 'cards/audit.lock'), 'utf8');
  const cards = allCards.map((card) => ({
    id: card.id,
    text: { en: words('en', { card: cardById }).cardText(card).join('\n'), fr: '' },
  }));
  expect(unlocked(lock, cards), 'read them again, then: npm run cards -- --audit FILE --lock').toEqual([]);
});
