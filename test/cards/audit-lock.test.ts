import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardById, sets } from '../../cards/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { words } from '../../src/text/index.js';
import { unlocked } from '../../tools/card-reports/card-audit.js';

const LOCK = readFileSync(join(projectRoot(), 'cards/audit.lock'), 'utf8');

/** A set is read as a whole: it is locked as soon as one of its cards is. */
const locked = sets.filter(({ cards }) => cards.some(({ id }) => new RegExp(`^${id} `, 'm').test(LOCK)));

test('every English text of a set that has been read is one that was read beside the published one', () => {
  expect(locked.map(({ id }) => id)).toContain('base');
  const cards = locked
    .flatMap((set) => set.cards)
    .map((card) => ({
      id: card.id,
      text: { en: words('en', { card: cardById }).cardText(card).join('\n'), fr: '' },
    }));
  expect(unlocked(LOCK, cards), 'read them again, then: npm run cards -- --audit FILE --lock').toEqual([]);
});
