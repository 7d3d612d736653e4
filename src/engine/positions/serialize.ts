import { internalsOf, type Session } from '../session/internals.js';
import { isSettingUp } from '../rules/turn/turn-order.js';
import { objectOf, pilesIn, playerOf, type GameObject, type GameState } from '../state/index.js';
import type { CardId, Deck, DeckSlot, ObjectId, PlayerId, Role } from '../vocabulary/index.js';
import type { NotAPosition, Placed, Position, SeatPosition } from './position.js';

/** Whether somebody may act in their own action phase, and nothing else goes on. */
const isBetweenActions = (state: GameState): boolean => {
  const { procedures, stack, waiting, followUps = [], holding, priority, turn } = state;
  const [turnStep] = procedures;
  return (
    !isSettingUp(state) &&
    procedures.length === 1 &&
    turnStep?.kind === 'turn' &&
    turnStep.step === 'action' &&
    stack.length + waiting.length + followUps.length + holding.length === 0 &&
    priority?.holder === turn.active &&
    priority.passed.length === 0
  );
};

const isPlain = ({ config, houseCards, timer }: GameState): boolean =>
  config.mode === undefined &&
  config.cap === undefined &&
  (config.variants ?? []).length === 0 &&
  houseCards === undefined &&
  timer === undefined;

/** Whether a position can express everything about an object. */
const isSimple = ({ notes, front, copy, under, faceDown, stays, souls }: GameObject): boolean =>
  [notes, front, copy, under, faceDown, stays, souls].every((one) => one === undefined);

/** Whether a position can express the state: no lasting effects, extra turns, granted attacks, or turns to skip. */
const isExpressible = (state: GameState): boolean =>
  state.continuous.length + state.standing.length + state.extraTurns.length + state.turn.grants.length === 0 &&
  state.turn.diedThisTurn.length === 0 &&
  Object.values(state.players).every(({ turnsToSkip, dead }) => turnsToSkip === 0 && !dead) &&
  Object.values(state.objects).every(isSimple);

const placed = (state: GameState, id: ObjectId): Placed => {
  const { card, charged, damage, counters } = objectOf(state, id);
  return {
    card,
    ...(charged ? {} : { sideways: true as const }),
    ...(damage === 0 ? {} : { damage }),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
};

const cardsOf = (state: GameState, ids: readonly ObjectId[]): readonly CardId[] =>
  ids.map((id) => objectOf(state, id).card);

/** The position of a seat, with the cards of its hand only if `knowsHand`. */
const seatPosition = (state: GameState, id: PlayerId, knowsHand: boolean): SeatPosition | null => {
  const { hand, area, coins, damage, lootPlays, counters } = playerOf(state, id);
  const inRole = (role: Role): readonly Placed[] =>
    area.filter((one) => objectOf(state, one).role === role).map((one) => placed(state, one));
  const [character, ...more] = inRole('character');
  if (character === undefined || more.length > 0) return null;
  return {
    character,
    items: inRole('item'),
    souls: inRole('soul'),
    curses: inRole('curse'),
    hand: knowsHand ? cardsOf(state, hand) : hand.length,
    coins,
    damage,
    lootPlays,
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
};

/** The position of a game between two actions: all of it for `everything`, otherwise what this player may know. */
const positionFor = (state: GameState, viewer: PlayerId | 'everything'): Position | null => {
  const isAll = viewer === 'everything';
  const seats = state.turnOrder.map((id) => seatPosition(state, id, isAll || id === viewer));
  const piles = (slot: DeckSlot) => pilesIn(state, slot).map((pile) => pile.map((id) => placed(state, id)));
  const { decks, discards, turn, config, bonusSouls, outside } = state;
  if (seats.includes(null)) return null;
  const each = <T>(of: (deck: Deck) => T) => ({
    loot: of('loot'),
    treasure: of('treasure'),
    monster: of('monster'),
    room: of('room'),
  });
  return {
    soulsToWin: config.soulsToWin,
    turn: turn.number,
    active: turn.active,
    attacks: turn.attacks,
    purchases: turn.purchases,
    seats: seats.filter((seat) => seat !== null),
    shop: piles('shop'),
    monsters: piles('monster'),
    rooms: piles('room'),
    decks: each((deck) => (isAll ? decks[deck].toReversed() : decks[deck].length)),
    discards: each((deck) => cardsOf(state, discards[deck]).toReversed()),
    bonusSouls: cardsOf(state, bonusSouls),
    outside: cardsOf(
      state,
      outside.filter((id) => !bonusSouls.includes(id)),
    ),
  };
};

/**
 * The position of a game, or why there is none. `viewer` is a player, of whose hand alone the cards are named and of no deck, or
 * `everything` for a game of which everything is told. What has happened earlier in the turn is not in it.
 */
export const positionOf = (session: Session, viewer: PlayerId | 'everything'): Position | NotAPosition => {
  const { state } = internalsOf(session);
  if (!isBetweenActions(state)) return 'busy';
  if (!isPlain(state)) return 'otherGame';
  return (isExpressible(state) ? positionFor(state, viewer) : null) ?? 'lasting';
};
