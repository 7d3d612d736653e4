import type { CardLookup } from '../state/index.js';
import type { Card, CardId, Keyword } from '../vocabulary/index.js';
import type { Placed, Position, PositionProblem, PositionZone } from './position.js';

/** The most of ¢, counters and turns that a position may name. */
const MOST = { coins: 100, counters: 99, turn: 999, plays: 99, souls: 10 };
const SEATS = { least: 1, most: 4 };

/** Whether this keyword is printed on the card. */
const has = ({ abilities }: Card, word: Keyword): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.word === word);

/** What may lie where, by its type; what is a soul shows it by its icon, and a bonus soul is one. */
const FITS: Readonly<Record<PositionZone, (card: Card) => boolean>> = {
  character: ({ type }) => type === 'character',
  items: (card) => ['treasure', 'startingItem'].includes(card.type) || has(card, 'trinket'), // ITEM-07
  souls: ({ type, souls }) => type === 'bonusSoul' || (souls ?? 0) > 0,
  curses: (card) => has(card, 'curse'),
  hand: ({ type }) => type === 'loot',
  shop: ({ type }) => type === 'treasure',
  monsters: ({ type }) => type === 'monster',
  rooms: ({ type }) => type === 'room',
  deck: () => true,
  discard: () => true,
  bonusSouls: ({ type }) => type === 'bonusSoul',
};

interface LocatedCard {
  readonly card: CardId;
  readonly zone: PositionZone;
  /** The deck or discard that it lies in. */
  readonly of?: string;
  readonly damage?: number | undefined;
}

const locatedIn = (placed: readonly Placed[], zone: PositionZone): readonly LocatedCard[] =>
  placed.map(({ card, damage }) => ({ card, zone, damage }));
const cardsIn = (cards: readonly CardId[] | number, zone: PositionZone, of?: string): readonly LocatedCard[] =>
  typeof cards === 'number' ? [] : cards.map((card) => ({ card, zone, ...(of === undefined ? {} : { of }) }));

/** Every card of a position that is known, with where it lies. */
const allIn = ({ seats, shop, monsters, rooms, decks, discards, bonusSouls }: Position): readonly LocatedCard[] => [
  ...seats.flatMap(({ character, items, souls, curses, hand }) => [
    ...locatedIn([character], 'character'),
    ...locatedIn(items, 'items'),
    ...locatedIn(souls, 'souls'),
    ...locatedIn(curses, 'curses'),
    ...cardsIn(hand, 'hand'),
  ]),
  ...locatedIn(shop.flat(), 'shop'),
  ...locatedIn(monsters.flat(), 'monsters'),
  ...locatedIn(rooms.flat(), 'rooms'),
  ...Object.entries(decks).flatMap(([deck, cards]) => cardsIn(cards, 'deck', deck)),
  ...Object.entries(discards).flatMap(([deck, cards]) => cardsIn(cards, 'discard', deck)),
  ...cardsIn(bonusSouls, 'bonusSouls'),
];

/** Every card that a position names where it lies in play, a hand, a deck or a discard, as often as it does. */
export const cardsNamedIn = (position: Position): readonly CardId[] => allIn(position).map(({ card }) => card);

/** The card, if this version can play it. */
const found = (cards: CardLookup, id: CardId): Card | null => {
  if ((cards.placeholder?.(id) ?? null) !== null) return null;
  try {
    return cards.card(id);
  } catch {
    return null;
  }
};

/** A card in a zone for others, or with more damage than it has HP. */
const problemOf = (cards: CardLookup, { card: id, zone, of, damage }: LocatedCard): PositionProblem | null => {
  const card = found(cards, id);
  if (card === null) return { problem: 'unknownCard', card: id };
  if (!FITS[zone](card) || (of !== undefined && card.type !== of)) return { problem: 'zone', card: id, zone };
  return damage !== undefined && damage > 0 && card.hp !== null && damage >= card.hp
    ? { problem: 'damage', card: id }
    : null;
};

/** A card of which each set has its own copies may be there as often as a table has chosen sets; these are there once. */
const UNIQUE: readonly Card['type'][] = ['character', 'startingItem', 'bonusSoul'];

/** More of a card than there are. */
const tooMany = (cards: CardLookup, all: readonly LocatedCard[]): PositionProblem | null => {
  const counts = new Map<CardId, number>();
  for (const { card } of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const [card, count] of counts) {
    const { type, copies: most } = cards.card(card);
    if (UNIQUE.includes(type) && count > most) return { problem: 'copies', card, most };
  }
  return null;
};

const isWithin = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most;
const areCounters = (counters: Placed['counters'] = {}): boolean =>
  Object.values(counters).every((count) => isWithin(count, MOST.counters));

const badNumbers = ({ soulsToWin, turn, attacks, purchases, seats }: Position): boolean =>
  !isWithin(soulsToWin - 1, MOST.souls - 1) ||
  !isWithin(turn - 1, MOST.turn) ||
  !isWithin(attacks, MOST.plays) ||
  !isWithin(purchases, MOST.plays) ||
  seats.reduce((sum, { coins }) => sum + coins, 0) > MOST.coins ||
  seats.some(
    ({ coins, damage, lootPlays, counters, character, items, souls, curses }) =>
      !isWithin(coins, MOST.coins) ||
      !isWithin(damage, MOST.plays) ||
      !isWithin(lootPlays, MOST.plays) ||
      [counters, ...[character, ...items, ...souls, ...curses].map((one) => one.counters)].some(
        (one) => !areCounters(one),
      ),
  );

const valueOf = (cards: CardLookup, souls: readonly Placed[]): number =>
  souls.reduce((sum, { card }) => sum + (found(cards, card)?.souls ?? 0), 0);

/** Why no game can be in this position; null when one can. */
export const positionProblem = (position: Position, cards: CardLookup): PositionProblem | null => {
  const { seats, active, soulsToWin } = position;
  const at = Number(active.slice(1));
  if (seats.length < SEATS.least || seats.length > SEATS.most || !isWithin(at - 1, seats.length - 1))
    return { problem: 'seats' };
  if (badNumbers(position)) return { problem: 'numbers' };
  const all = allIn(position);
  const unknown = position.outside.find((id) => found(cards, id) === null);
  if (unknown !== undefined) return { problem: 'unknownCard', card: unknown };
  for (const one of all) {
    const problem = problemOf(cards, one);
    if (problem !== null) return problem;
  }
  const dead = seats.find(({ character, damage }) => damage > 0 && damage >= (found(cards, character.card)?.hp ?? 0));
  if (dead !== undefined) return { problem: 'damage', card: dead.character.card };
  if (seats.some(({ souls }) => valueOf(cards, souls) >= soulsToWin)) return { problem: 'won' };
  return tooMany(cards, all);
};
