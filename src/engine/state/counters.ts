import type { CounterName, ObjectId, PlayerId } from '../vocabulary/index.js';
import { isObjectId, isPlayerId, type GameState, type PlayerState } from './state.js';

const COUNTERS: Readonly<Record<CounterName, true>> = {
  counter: true,
  hp: true,
  atk: true,
  eternal: true,
  level: true,
  gold: true,
  bounty: true,
  spider: true,
  doodle: true,
  eraser: true,
  sketch: true,
  poo: true,
  egg: true,
  gut: true,
};
export const COUNTER_NAMES = Object.keys(COUNTERS) as readonly CounterName[];

/** The kinds of counters there are among these (CTR-02). */
export const counterKinds = (counters: PlayerState['counters']): readonly CounterName[] =>
  Object.keys(counters).filter(
    (name): name is CounterName => Object.hasOwn(COUNTERS, name) && (counters[name as CounterName] ?? 0) > 0,
  );

/** The counters of a player, or on an object that is there (CTR-04). */
export const countersOf = (state: GameState, ref: PlayerId | ObjectId): PlayerState['counters'] =>
  (isPlayerId(ref) ? state.players[ref]?.counters : state.objects[ref]?.counters) ?? {};

/** The counters of something, or those with which it left play this turn (DEC-11). */
export const lastCountersOf = (state: GameState, ref: PlayerId | ObjectId): PlayerState['counters'] =>
  isObjectId(ref) && !(ref in state.objects) ? (state.memory.lastCounters?.[ref] ?? {}) : countersOf(state, ref);
