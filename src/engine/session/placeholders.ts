import {
  isReadableEffect,
  type Card,
  type CardId,
  type CardType,
  type Role,
  type SlotKind,
} from '../vocabulary/index.js';
import { DECKS, pilesIn, SLOTS, type CardLookup, type GameState, type StackItem } from '../state/index.js';
import { cardsOfState } from './cards-in.js';
import type { Resources } from './types.js';

const IN_SLOT: Readonly<Record<SlotKind, CardType>> = {
  shop: 'treasure',
  monster: 'monster',
  room: 'room',
  challenge: 'challenge',
  finalBoss: 'monster',
  minion: 'monster',
};
const IN_ROLE: Readonly<Record<Role, CardType>> = {
  character: 'character',
  item: 'treasure',
  soul: 'monster',
  curse: 'monster',
  monster: 'monster',
  event: 'monster',
  room: 'room',
  challenge: 'challenge',
};

/** Of which type a card is by where it lies, the surest place last: everything lies in the deck and the discard of its type. */
const placesOf = (state: GameState, id: CardId): readonly CardType[] => {
  const isThis = (object: string): boolean => {
    const found = state.objects[object as keyof GameState['objects']];
    return found?.card === id || found?.front === id;
  };
  const objects = Object.values(state.objects).filter((object) => isThis(object.id));
  const isBonusSoul = state.bonusSouls.some(isThis);
  return [
    ...(objects.some(({ zone }) => zone === 'outside') ? (['startingItem'] as const) : []),
    ...(isBonusSoul ? (['bonusSoul'] as const) : []),
    ...objects.flatMap(({ role }) => (role === null ? [] : [IN_ROLE[role]])),
    ...SLOTS.filter((slot) => pilesIn(state, slot).flat().some(isThis)).map((slot) => IN_SLOT[slot]),
    ...(objects.some(({ zone }) => zone === 'hand' || zone === 'stack') ? (['loot'] as const) : []),
    ...DECKS.filter((deck) => state.decks[deck].includes(id) || state.discards[deck].some(isThis)),
  ];
};

/** A soul that somebody has counts on: as one, where nothing is known of it. */
const withSoul = (card: Card, state: GameState): Card => {
  const isSoul = Object.values(state.objects).some(({ card: own, role }) => own === card.id && role === 'soul');
  return isSoul && card.souls === null ? { ...card, souls: 1 } : card;
};

/** What a sleeping card has put on the stack in words that this version does not know does nothing. */
const withoutUnreadable = (item: StackItem, isAsleep: (card: CardId) => boolean): StackItem => {
  if ((item.kind !== 'loot' && item.kind !== 'ability') || item.card === null || !isAsleep(item.card)) return item;
  return isReadableEffect(item.effect) ? item : { ...item, effect: { do: 'nothing' }, specs: [], targets: [] };
};

/**
 * What a game is played with whose cards this version does not all know: each of those sleeps. It keeps its id in the game, and
 * so wakes up when a version that knows it goes on. Changes the state where it cannot be read.
 */
export const withSleepers = (state: GameState, resources: Resources): Resources => {
  const { cards } = resources;
  if (cards.asleep === undefined) return resources;
  const sleepers = new Map<CardId, Card>();
  for (const id of cardsOfState(state)) {
    if (cards.asleep(id) === null) continue;
    const sleeper = cards.asleep(id, placesOf(state, id).at(-1));
    if (sleeper !== null) sleepers.set(id, withSoul(sleeper, state));
  }
  if (sleepers.size === 0) return resources;
  state.stack = state.stack.map((item) => withoutUnreadable(item, (id) => sleepers.has(id)));
  const lookup: CardLookup = {
    card: (id) => sleepers.get(id) ?? cards.card(id),
    asleep: (id, type) => sleepers.get(id) ?? cards.asleep?.(id, type) ?? null,
  };
  return { ...resources, cards: lookup };
};
