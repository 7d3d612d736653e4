import { expect, test } from 'vitest';
import { cardById, cardLookup } from '../../../cards/index.js';
import {
  apply,
  cardsOf,
  decisionOf,
  fork,
  houseCardsOf,
  load,
  openGame,
  sample,
  save,
  takeBack,
  canTakeBack,
  viewFor,
  type Card,
  type Session,
} from '../../../src/engine/index.js';
import { poolOf, setupForTable, STANDARD } from '../../../src/table/index.js';
import { checkInvariants, wholeOf } from '../../support/invariants.js';
import { stateIn } from '../../support/internals.js';
import { playOut } from '../../support/playout.js';
import { resources } from '../../support/resources.js';

/** What no other process has: neither this test's own cards nor anything else by these ids. */

const house = (of: string, n: number, changes: Partial<Card> = {}): Card => ({
  ...cardById(of),
  id: `house-${n}`,
  name: { en: `House card ${n}`, fr: `Carte maison ${n}` },
  set: 'house',
  ...changes,
});

const cards = [
  house('bomb', 1, { copies: 10 }),
  house('fly', 2, { copies: 10, hp: 1, reward: { coins: 7 } }),
  house('breakfast', 3, { copies: 10 }),
];

const begun = (seed: string, houseCards: readonly Card[] = cards): Session => {
  const setup = setupForTable([...poolOf(['base']), ...houseCards], 3, 2, seed, STANDARD);
  return openGame({ ...setup, houseCards }, resources);
};

test('a game loads with its own cards by value in a lookup that has never heard of them', () => {
  const session = begun('house cards');
  expect(cardLookup.placeholder('house-2')).not.toBeNull();
  const loaded = load(save(session), resources).session;
  expect(houseCardsOf(loaded)).toEqual(cards);
  for (const card of cards) {
    expect(cardsOf(loaded).card(card.id)).toEqual(card);
    expect(cardsOf(loaded).placeholder?.(card.id)).toBeNull();
  }
  expect(cardsOf(loaded).card('fly')).toBe(cardById('fly'));
});

test('games with the same cards of their own share what is known of them, and others have their own', () => {
  const [one, other] = [begun('one'), begun('other')];
  expect(cardsOf(load(save(one), resources).session)).toBe(cardsOf(one));
  expect(cardsOf(other)).toBe(cardsOf(one));
  const changed = begun('one', [house('bomb', 1), ...cards.slice(1)]);
  expect(cardsOf(changed)).not.toBe(cardsOf(one));
  expect(cardsOf(changed).card('house-1').copies).toBe(cardById('bomb').copies);
  expect(cardsOf(one).card('house-1').copies).toBe(10);
});

test('a game with cards of its own is played to its end, saved and loaded on the way, taken back and forked', () => {
  const seen = new Set<string>();
  const { session: last } = playOut(begun('played'), 7, (now, _, at) => {
    const state = stateIn(now);
    for (const { card } of Object.values(state.objects)) if (card.startsWith('house-')) seen.add(card);
    if (at % 40 !== 0) return now;
    const { session, corrected } = load(save(now), resources);
    expect(corrected).toBeNull();
    checkInvariants(session, wholeOf(state));
    expect(cardsOf(fork(session)).card('house-1')).toEqual(cards[0]);
    return session;
  });
  expect(decisionOf(last)).toBeNull();
  expect([...seen].toSorted()).toEqual(['house-1', 'house-2', 'house-3']);
});

test('what is taken back and what is guessed of a game has its own cards too', () => {
  const session = begun('back');
  const decision = decisionOf(session);
  expect(decision?.key).toBe('priority');
  const player = decision?.player ?? 'p1';
  const end = decision?.options.find(({ id }) => id !== 'pass')?.id ?? 'pass';
  apply(session, player, [end]);
  if (canTakeBack(session, player)) takeBack(session, player);
  expect(cardsOf(session).card('house-2')).toEqual(cards[1]);
  const guess = sample(load(save(begun('guess')), resources).session, 'p1', 'seed');
  if (guess !== null) expect(cardsOf(guess).card('house-2')).toEqual(cards[1]);
});

test('a card whose words this version does not have gets a placeholder, and the others do not', () => {
  const session = begun('later');
  const saved = save(session);
  const state = JSON.parse(saved.checkpoint) as { houseCards: Card[] };
  const later = [{ ...cards[0], abilities: [{ kind: 'of the future', key: 'x' }] }, ...cards.slice(1)];
  const checkpoint = JSON.stringify({ ...state, houseCards: later });
  const loaded = load({ ...saved, checkpoint }, resources).session;
  expect(cardsOf(loaded).placeholder?.('house-1')).not.toBeNull();
  expect(cardsOf(loaded).card('house-1').abilities).toEqual([]);
  expect(cardsOf(loaded).card('house-2')).toEqual(cards[1]);
  expect(() => viewFor(loaded, 'p1')).not.toThrow();
  expect(houseCardsOf(loaded)).toEqual(later); // it wakes up in a version that has the words
});

test('a checkpoint in which these cards are no list is refused', () => {
  const saved = save(begun('damaged'));
  const checkpoint = JSON.stringify({ ...(JSON.parse(saved.checkpoint) as object), houseCards: 'none' });
  expect(() => load({ ...saved, checkpoint }, resources)).toThrow('houseCards');
});

test('a game without such cards has nothing of them in its save', () => {
  expect(save(begun('none', [])).checkpoint).not.toContain('houseCards');
});
