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

/** The types that a card may be of, judged by where it lies; the surest is last, as decks and discards hold one type each. */
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

/** The card with a soul value of 1 where it lies as a soul and its value is not known. */
const withSoul = (card: Card, state: GameState): Card => {
  const isSoul = Object.values(state.objects).some(({ card: own, role }) => own === card.id && role === 'soul');
  return isSoul && card.souls === null ? { ...card, souls: 1 } : card;
};

/** Replaces an effect on the stack by nothing if its card is unknown and its words cannot be read. */
const withoutUnreadable = (item: StackItem, isPlaceholder: (card: CardId) => boolean): StackItem => {
  if ((item.kind !== 'loot' && item.kind !== 'ability') || item.card === null || !isPlaceholder(item.card)) return item;
  return isReadableEffect(item.effect) ? item : { ...item, effect: { do: 'nothing' }, specs: [], targets: [] };
};

/**
 * The resources of a game some of whose cards this version does not know, with a placeholder for each of those. The state
 * keeps their ids, so that a version that knows the cards goes on with them. Effects that cannot be read are replaced in place.
 */
export const withPlaceholders = (state: GameState, resources: Resources): Resources => {
  const { cards } = resources;
  if (cards.placeholder === undefined) return resources;
  const placeholders = new Map<CardId, Card>();
  for (const id of cardsOfState(state)) {
    if (cards.placeholder(id) === null) continue;
    const card = cards.placeholder(id, placesOf(state, id).at(-1));
    if (card !== null) placeholders.set(id, withSoul(card, state));
  }
  if (placeholders.size === 0) return resources;
  state.stack = state.stack.map((item) => withoutUnreadable(item, (id) => placeholders.has(id)));
  const lookup: CardLookup = {
    card: (id) => placeholders.get(id) ?? cards.card(id),
    placeholder: (id, type) => placeholders.get(id) ?? cards.placeholder?.(id, type) ?? null,
  };
  return { ...resources, cards: lookup };
};
