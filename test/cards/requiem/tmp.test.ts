import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { requiem } from '../../../cards/requiem/index.js';
import { words } from '../../../src/text/index.js';
import { cardById } from '../../../cards/index.js';
test('x', () => {
  const out: string[] = [];
  for (const card of requiem.cards) {
    out.push(`## ${card.id}`);
    for (const l of ['en', 'fr'] as const) {
      const w = words(l, { card: cardById });
      out.push(`${l}: ${w.cardText(card).join(' | ')}`);
    }
  }
  writeFileSync('/tmp/w/cards-rm-texts.txt', out.join('\n'));
});
