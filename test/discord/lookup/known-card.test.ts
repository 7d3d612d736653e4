import { expect, test } from 'vitest';
import { cardById, formerPrintings, knownCard } from '../../../cards/index.js';
import { knownCardMessage, type CardParts } from '../../../src/discord/lookup/known-card.js';
import type { PageContext } from '../../../src/discord/lookup/ways.js';
import { speak } from '../support/house.js';

const NOTHING_MORE = { rulings: [], terms: [], others: [], related: [], with: [], namesakes: [] } as const;

/** What the page of a card says, with its tree and its former printing. */
const page = (id: string, parts: Pick<CardParts, 'tree' | 'former'>, language: 'en' | 'fr') => {
  const w = speak(language);
  const frame: PageContext = {
    w,
    way: { here: { is: 'card', id }, before: [] },
    isPublic: true,
    notice: '',
    shares: null,
    extra: [],
  };
  const [embed] = knownCardMessage(knownCard(id)!, { ...NOTHING_MORE, ...parts }, frame).embeds ?? [];
  const field = embed?.fields?.find(({ name }) => name === w.knownCard.firstEdition);
  return { w, text: embed?.description ?? '', former: field?.value ?? null };
};

test('a card that cannot be played says so, and where its text is', () => {
  for (const language of ['en', 'fr'] as const) {
    const { w, text, former } = page('black-market', { tree: null, former: null }, language);
    expect([text.includes(w.knownCard.notPlayable(true)), former]).toEqual([true, null]);
  }
});

test('ERRATA-03: the first edition of a card stands beside today’s, with its numbers, its reward and its text', () => {
  for (const language of ['en', 'fr'] as const) {
    const then = formerPrintings['lust']!;
    const { w, text, former } = page('lust', { tree: cardById('lust'), former: then }, language);
    expect(former?.split('\n')).toEqual([
      w.statsLine({ hp: 4, dc: 4, atk: 1 }),
      w.rewardLine({ coins: 6 }),
      ...w.cardText(then),
    ]);
    expect(text).toContain(w.rewardLine({ loot: 2 }));
  }
  expect(page('the-curse', { tree: cardById('the-curse'), former: formerPrintings['the-curse']! }, 'en').former).toBe(
    "Eternal.\n↷: Put the top card of a deck's discard on top of its deck.",
  );
});
