import { isDeepStrictEqual } from 'node:util';
import {
  DECK_OF_SLOT,
  DECK_SLOTS,
  pilesIn,
  SLOTS,
  objectsInPlay,
  type Game,
  type GameObject,
  type GameState,
  type ReadCache,
} from '../../src/engine/state/index.js';
import type { CardId, ObjectId, Session } from '../../src/engine/index.js';
import { hpLeft, maxHp, playerStats } from '../../src/engine/rules/characteristics/characteristics.js';
import { heldAsPrinted, cachedBoard } from '../../src/engine/rules/characteristics/printed-abilities.js';
import { activeModifiers, scopeOf } from '../../src/engine/rules/characteristics/continuous.js';
import { mustDie } from '../../src/engine/rules/players/hp.js';
import { createGame } from '../../src/engine/session/create-game.js';
import { viewOf } from '../../src/engine/view/view.js';
import { internalsOf, type SessionInternals } from './internals.js';

/** What a game is made of, to compare with later. */
export interface Whole {
  readonly cards: Readonly<Record<CardId, number>>;
  readonly coins: number;
}

const count = (cards: readonly CardId[]): Record<CardId, number> => {
  const found: Record<CardId, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
};

const areSame = (some: Whole['cards'], others: Whole['cards']): boolean => {
  const kinds = Object.keys(some);
  return kinds.length === Object.keys(others).length && kinds.every((card) => some[card] === others[card]);
};

/** All cards of the game wherever they are, and all ¢ of players and supply. */
export const wholeOf = (state: GameState): Whole => ({
  cards: count([
    ...Object.values(state.decks).flat(),
    ...Object.values(state.objects).flatMap(({ card, front, copy }) => (copy === true ? [] : [front ?? card])), // COPY-09, FLIP-01
  ]),
  coins: Object.values(state.players).reduce((sum, { coins }) => sum + coins, state.supply),
});

const placesOf = (state: GameState): readonly ObjectId[] => [
  ...Object.values(state.players).flatMap(({ hand, area }) => [...hand, ...area]),
  ...SLOTS.flatMap((slot) => pilesIn(state, slot).flat()),
  ...Object.values(state.discards).flat(),
  ...state.outside,
  ...state.holding,
  ...state.stack.flatMap((item) => (item.kind === 'loot' ? [item.object] : [])),
];

const fail = (what: string): never => {
  throw new Error(`invariant broken: ${what}`);
};

/** Loot that is just resolving has left the stack and goes to its discard as the last act (LOOT-04). */
const isResolving = ({ state, decision }: SessionInternals, id: ObjectId): boolean =>
  state.objects[id]?.zone === 'stack' && decision !== null && decision.key !== 'priority';

/** 4: each card is in exactly one zone, and nothing is lost. */
const checkZones = (internals: SessionInternals, whole: Whole): void => {
  const { state } = internals;
  const places = placesOf(state);
  const placed = new Set(places);
  if (placed.size !== places.length) fail('an object is in two zones');
  for (const id of Object.keys(state.objects) as ObjectId[])
    if (!placed.has(id) && !isResolving(internals, id)) fail(`${id} is in no zone`);
  for (const id of places) if (!(id in state.objects)) fail(`${id} is in a zone and does not exist`);
  const now = wholeOf(state);
  if (!areSame(now.cards, whole.cards)) fail('cards have come or gone');
  if (now.coins !== whole.coins) fail(`¢ were ${whole.coins} and are ${now.coins}`);
};

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
};

/** 3: the state is plain JSON. */
const checkPlain = (state: GameState): void => {
  if (!isPlain(state)) fail('the state is not plain JSON');
};

/** Nothing is left for the slot: for a monster slot, no monster. */
const isExhausted = ({ state, game }: SessionInternals, slot: (typeof DECK_SLOTS)[number]): boolean => {
  const deck = DECK_OF_SLOT[slot];
  const left = [...state.decks[deck], ...state.discards[deck].map((id) => state.objects[id]!.card)];
  return !left.some((card) => slot !== 'monster' || game.card(card).hp !== null);
};

const emptySlotAllowed = (internals: SessionInternals, slot: (typeof DECK_SLOTS)[number], index: number): boolean => {
  const { state, game } = internals;
  if (isExhausted(internals, slot)) return true;
  if (activeModifiers(game, 'noRefill').some(({ modifier }) => modifier.slot === slot)) return true;
  return state.procedures.some(
    (procedure) => procedure.kind === 'monsterDeath' && procedure.slot?.kind === slot && procedure.slot.index === index,
  );
};

/** 9: when somebody has priority nothing is left over that comes before it. */
const checkPriority = (internals: SessionInternals): void => {
  const { state, game, decision } = internals;
  if (decision?.key !== 'priority') return;
  if (state.waiting.length > 0) fail('a trigger waits at priority');
  for (const { awaits } of state.followUps ?? [])
    if (!state.stack.some(({ id }) => awaits.includes(id))) fail('something awaits nothing'); // DEC-26
  for (const slot of DECK_SLOTS)
    state.slots[slot].forEach((pile, index) => {
      if (pile.length === 0 && !emptySlotAllowed(internals, slot, index)) fail(`${slot} slot ${index} is empty`);
    });
  for (const player of state.turnOrder)
    if (hpLeft(game, player) === 0 && mustDie(game, player)) fail(`${player} lives at 0 HP`);
  for (const pile of state.slots.monster) {
    const top = pile.at(-1);
    if (top !== undefined && hpLeft(game, top) === 0 && mustDie(game, top)) fail(`${top} lives at 0 HP`);
  }
};

const slotZone = (object: GameObject, isTop: boolean): boolean => object.zone === (isTop ? 'slot' : 'covered');

/** 10, 11: numbers within their bounds, one death per player and turn, heights within the stack. */
const checkNumbers = (state: GameState): void => {
  for (const item of state.stack) {
    if (item.kind === 'roll' && (item.result < 1 || item.result > 6)) fail(`a die shows ${item.result}`);
    if (item.kind === 'damage' && item.amount < 1) fail(`damage of ${item.amount}`);
  }
  if (new Set(state.turn.diedThisTurn).size !== state.turn.diedThisTurn.length) fail('somebody died twice in a turn');
  for (const { kind, base } of state.procedures) if (base > state.stack.length) fail(`${kind} goes on above the stack`);
  for (const slot of SLOTS)
    for (const pile of pilesIn(state, slot))
      pile.forEach((id, at) => {
        const object = state.objects[id];
        if (object !== undefined && !slotZone(object, at === pile.length - 1))
          fail(`${id} in a slot is ${object.zone}`);
      });
  for (const player of Object.values(state.players))
    if (player.coins < 0 || player.damage < 0) fail(`${player.id} has negative numbers`);
};

/** Transitions from one look at the discards to the next: whole views take long. */
const LOOKS_APART = 8;

/** What is kept, as long as the same lies on the table or nothing changes, is what would be worked out anew. */
const checkKnown = (game: Game, anew: Game, known: ReadCache): void => {
  for (const kind of known.modifiers.keys())
    if (!isDeepStrictEqual(activeModifiers(game, kind), activeModifiers(anew, kind)))
      fail(`what is kept of ${kind} is not in force`);
  for (const stat of known.statModifiers.keys())
    if (!isDeepStrictEqual(activeModifiers(game, 'stat', stat), activeModifiers(anew, 'stat', stat)))
      fail(`what is kept of what changes ${stat} is not in force`);
  for (const ref of known.maxHp.keys())
    if (maxHp(game, ref) !== maxHp(anew, ref)) fail(`the HP that are kept of ${ref} are others now`);
  for (const stat of ['hp', 'atk', 'dc'] as const)
    for (const player of game.state.turnOrder)
      if (playerStats(game, player)[stat] !== playerStats(anew, player)[stat])
        fail(`the ${stat} that is kept of ${player} is another now`);
  for (const [scope, found] of known.reached)
    for (const [selector, refs] of found)
      if (!isDeepStrictEqual(refs, anew.select(selector, scope)))
        fail('what a modifier is kept to reach is not reached');
  for (const [id, claim] of known.claims)
    if (claim === null && isClaimed(anew, id)) fail(`${id} is kept as a soul that nobody claims`);
  for (const id of objectsInPlay(game))
    if (!isDeepStrictEqual(game.characteristics(id).abilities, anew.characteristics(id).abilities))
      fail(`what is kept of the abilities of ${id} is not what it has`);
};

/** Whether the condition of a bonus soul holds for anybody. */
const isClaimed = (game: Game, id: ObjectId): boolean =>
  game
    .characteristics(id)
    .abilities.some(
      (ability) =>
        ability.kind === 'claim' &&
        game.state.turnOrder.some((you) => game.holds(ability.condition, scopeOf(game, id, { you }))),
    );

/** What is kept of the table is what would be found there anew; what is worked out from cards alone cannot change. */
const checkCache = ({ game, state, recorder, resources }: SessionInternals): void => {
  const anew = createGame(state, recorder, resources);
  anew.cache.elsewhere = game.cache.elsewhere;
  if (!isDeepStrictEqual(objectsInPlay(game), objectsInPlay(anew))) fail('what is kept as in play is not in play');
  if (!isDeepStrictEqual(heldAsPrinted(game), heldAsPrinted(anew))) fail('what is kept as printed is not printed');
  checkKnown(game, anew, cachedBoard(game).reads);
  if (game.cache.reads !== null) checkKnown(game, anew, game.cache.reads);
  const isLookedAt = game.state.transition % LOOKS_APART === 0;
  if (isLookedAt && !isDeepStrictEqual(viewOf(game, null, null).discards, viewOf(anew, null, null).discards))
    fail('what is kept of the discards is not what lies there');
};

/** Invariants 3, 4 and 9–11 of architecture.md#tests, at one question. Throws with what is broken. */
export const checkInvariants = (session: Session, whole: Whole): void => {
  const internals = internalsOf(session);
  checkPlain(internals.state);
  checkZones(internals, whole);
  checkPriority(internals);
  checkNumbers(internals.state);
  checkCache(internals);
};
