import {
  apply,
  decisionOf,
  openFrom,
  openGame,
  type Card,
  type ObjectId,
  type PlayerId,
  type Session,
} from '../../../src/engine/index.js';
import type { GameObject } from '../../../src/engine/state/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../../src/table/index.js';
import { openStateOf } from '../../support/open-state.js';
import { resources } from '../../support/resources.js';

const SEATS = 8;
/** What is offered in an action phase alone; the end of the turn is not where somebody must attack first (TURN-12). */
const DECLARATIONS: ReadonlySet<string> = new Set(['attack', 'purchase', 'end']);
/** What each player has, and what lies in each kind of slot. */
const HELD = { items: 16, souls: 4, curses: 3, hand: 10 } as const;
const LAID = { shop: 6, monster: 6, room: 3 } as const;

/** The names that take most room in either language come first. */
const longestFirst = (cards: readonly Card[]): readonly Card[] => {
  const length = ({ name }: Card): number => name.en.length + name.fr.length;
  return cards.toSorted((a, b) => length(b) - length(a) || a.id.localeCompare(b.id));
};

/**
 * A game of eight with all sets and rooms, in the first action phase: everybody has as much as one hardly ever has, with
 * counters on it, and the longest names. `seed` decides who begins, and what is in the decks.
 */
export const fullGame = (seed: string): Session => {
  const pool = poolOf(PLAYABLE_SETS);
  const options = { ...STANDARD, sets: [...PLAYABLE_SETS], rooms: true, seats: SEATS };
  const session = openGame(setupForTable(pool, SEATS, 9, seed, options), resources);
  while (!decisionOf(session)!.options.some(({ id }) => DECLARATIONS.has(id))) {
    const { player, fallback } = decisionOf(session)!;
    apply(session, player, fallback);
  }
  const state = openStateOf(session);
  const of = (fits: (card: Card) => boolean): readonly Card[] => longestFirst(pool.filter(fits));
  const treasures = of(({ type }) => type === 'treasure');
  const fighters = of(({ type, hp, souls }) => type === 'monster' && hp !== null && souls === 1);
  const curses = of(({ category }) => category === 'curse');
  const loot = of(({ type }) => type === 'loot');
  const rooms = of(({ type }) => type === 'room');
  const at = (cards: readonly Card[], n: number): string => cards[n % cards.length]!.id;
  let next = 90_000;
  const made = (thing: Omit<GameObject, 'id' | 'entered' | 'damage' | 'counters'>, counted: number): ObjectId => {
    const id = `o${next}` as const;
    state.objects[id] = { ...thing, id, entered: next, damage: 0, counters: counted > 0 ? { counter: counted } : {} };
    next += 1;
    return id;
  };
  const inPlay = (player: PlayerId, card: string, role: 'item' | 'soul' | 'curse', n: number): ObjectId =>
    made({ card, zone: 'play', role, controller: player, slot: null, charged: n % 3 > 0 }, role === 'item' ? 99 : 0);
  for (const [seat, player] of state.turnOrder.entries()) {
    const own = state.players[player]!;
    own.coins = 12;
    own.counters = { counter: 12 };
    for (let n = 0; n < HELD.items; n += 1)
      own.area.push(inPlay(player, at(treasures, seat * HELD.items + n), 'item', n));
    for (let n = 0; n < HELD.souls; n += 1) own.area.push(inPlay(player, at(fighters, seat * 4 + n), 'soul', n));
    for (let n = 0; n < HELD.curses; n += 1) own.area.push(inPlay(player, at(curses, seat * 3 + n), 'curse', n));
    const hidden = { zone: 'hand', role: null, controller: player, slot: null, charged: true } as const;
    for (let n = own.hand.length; n < HELD.hand; n += 1) own.hand.push(made({ ...hidden, card: at(loot, n) }, 0));
  }
  const slots = Object.fromEntries(
    (['shop', 'monster', 'room'] as const).map((slot) => {
      const cards = { shop: treasures.toReversed(), monster: fighters, room: rooms }[slot];
      const role = ({ shop: 'item', monster: 'monster', room: 'room' } as const)[slot];
      const laid = Array.from({ length: LAID[slot] }, (_, n) => [
        made({ card: at(cards, n), zone: 'slot', role, controller: null, slot, charged: true }, 9),
      ]);
      return [slot, [...state.slots[slot], ...laid]];
    }),
  );
  return openFrom({ ...state, slots: slots as unknown as typeof state.slots }, resources);
};
