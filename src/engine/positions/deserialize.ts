import { openingState } from '../session/open.js';
import { openFrom } from '../session/session.js';
import type { Session } from '../session/internals.js';
import type { Resources } from '../session/types.js';
import {
  DECKS,
  openSlot,
  place,
  playerOf,
  shuffledBy,
  type CardLookup,
  type GameObject,
  type GameState,
  type PlayerState,
  type Writable,
} from '../state/index.js';
import type { CardId, DeckSlot, PlayerId, Role } from '../vocabulary/index.js';
import type { Placed, Position, SeatPosition } from './position.js';

/** ¢ of the whole table (SETUP-02). */
const SUPPLY = 100;

const applyMarks = (object: Writable<GameObject>, { sideways, damage, counters }: Placed): void => {
  if (sideways === true) object.charged = false;
  object.damage = damage ?? 0;
  object.counters = { ...counters };
};

const placeSeat = (state: GameState, id: PlayerId, seat: SeatPosition): void => {
  const player: Writable<PlayerState> = playerOf(state, id);
  const lay = (placed: Placed, role: Role): void =>
    applyMarks(place(state, placed.card, { to: 'area', player: id, role }), placed);
  lay(seat.character, 'character');
  for (const item of seat.items) lay(item, 'item');
  for (const soul of seat.souls) lay(soul, 'soul');
  for (const curse of seat.curses) lay(curse, 'curse');
  for (const card of typeof seat.hand === 'number' ? [] : seat.hand) place(state, card, { to: 'hand', player: id });
  player.coins = seat.coins;
  player.damage = seat.damage;
  player.lootPlays = seat.lootPlays;
  player.counters = { ...seat.counters };
  state.supply -= seat.coins;
};

const roleIn = (cards: CardLookup, card: CardId, slot: DeckSlot): Role => {
  if (slot === 'shop') return 'item';
  if (slot === 'room') return 'room';
  return cards.card(card).hp === null ? 'event' : 'monster';
};

const placeTable = (state: GameState, { shop, monsters, rooms, discards }: Position, cards: CardLookup): void => {
  for (const [slot, piles] of [
    ['shop', shop],
    ['monster', monsters],
    ['room', rooms],
  ] as const)
    for (const pile of piles) {
      const index = openSlot(state, slot);
      for (const placed of pile)
        applyMarks(
          place(state, placed.card, { to: 'slot', slot, index, role: roleIn(cards, placed.card, slot) }),
          placed,
        );
    }
  for (const deck of DECKS) for (const card of discards[deck].toReversed()) place(state, card, { to: 'discard', deck });
};

/** A function that deals cards of a type from the unknown ones, shuffled by the seed. */
const createDealer = (unknown: readonly CardId[], seed: string, cards: CardLookup) => {
  const left = new Map(
    DECKS.map((deck) => [
      deck,
      shuffledBy(`${seed}/${deck}`, unknown.filter((card) => cards.card(card).type === deck).toSorted()),
    ]),
  );
  return (deck: (typeof DECKS)[number], count: number): readonly CardId[] => left.get(deck)?.splice(0, count) ?? [];
};

/**
 * A game that begins in this position, which must be possible (`positionProblem`). Cards that it does not know are dealt from
 * `unknown`, each as often as it stands there; where there are too few, the deck is smaller. A seed for prepared dice makes
 * them show what it says.
 */
export const gameFrom = (
  position: Position,
  seed: string,
  unknown: readonly CardId[],
  resources: Resources,
): Session => {
  const { cards } = resources;
  const { seats, decks, active, turn, attacks, purchases, soulsToWin, bonusSouls, outside } = position;
  const deal = createDealer(unknown, seed, cards);
  const known = seats.map((seat) =>
    typeof seat.hand === 'number' ? { ...seat, hand: deal('loot', seat.hand) } : seat,
  );
  const pile = (deck: (typeof DECKS)[number]): readonly CardId[] => {
    const lies = decks[deck];
    return typeof lies === 'number' ? deal(deck, lies) : lies.toReversed();
  };
  const state = openingState({
    seed,
    seats: seats.length,
    rules: { soulsToWin, supply: SUPPLY },
    decks: { loot: pile('loot'), treasure: pile('treasure'), monster: pile('monster'), room: pile('room') },
    characters: [],
    outside: [...bonusSouls, ...outside],
  });
  state.bonusSouls = state.outside.slice(0, bonusSouls.length);
  state.procedures = [{ kind: 'turn', step: 'action', base: 0 }];
  state.turn = { ...state.turn, number: turn, active, seat: active, phase: 'action', attacks, purchases };
  placeTable(state, position, cards);
  for (const [at, seat] of known.entries()) placeSeat(state, state.turnOrder[at] ?? 'p1', seat);
  return openFrom(state, resources);
};
