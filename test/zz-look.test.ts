import { test } from 'vitest';
import { sets, cardLookup } from '../cards/index.js';
import { words } from '../src/text/index.js';
const ours = ['unboxing-of-isaac','tapeworm','g-fuel','mewgenics','nendoroid'];
test('look', () => {
  const out: string[] = [];
  for (const set of sets.filter(({ id }) => ours.includes(id))) for (const card of set.cards) {
    out.push(`## ${card.id}`);
    for (const l of ['en','fr'] as const) { const w = (words as any)(l, cardLookup) ; out.push("   " + w.cardText(card).join(" ¶ ") + (l === "en" ? "\n   EXACT " + (w.exactText?.(card) ?? []).join(" ¶ ") : "")); }
  }
  console.log(out.join('\n'));
});
