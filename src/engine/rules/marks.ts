import type { CounterName, ObjectId, PlayerId } from '../vocabulary/index.js';
import { countersOf, objectOf, type Game, type GameEvent } from '../state/index.js';

/** Turns upright; null when it is upright already (RECH-01). */
export const turnUpright = (g: Game, e: GameEvent, id: ObjectId): GameEvent | null => {
  const object = objectOf(g.state, id);
  if (object.charged) return null;
  object.charged = true; // RECH-01
  return e;
};

/** Turns sideways; null when it is sideways already (RECH-01). */
export const turnSideways = (g: Game, e: GameEvent, id: ObjectId): GameEvent | null => {
  const object = objectOf(g.state, id);
  if (!object.charged) return null;
  object.charged = false; // RECH-01
  return e;
};

const COUNTERS: readonly CounterName[] = ['counter', 'hp', 'atk', 'eternal', 'level'];

/** Counters are put on or taken off, never more than there are (CTR-01). */
export const changeCounters = (g: Game, e: GameEvent, id: ObjectId | PlayerId): GameEvent | null => {
  const counters = countersOf(g.state, id); // CTR-04
  const name = COUNTERS.find((known) => known === e.detail) ?? 'counter';
  const before = counters[name] ?? 0;
  const after = e.type === 'putCounters' ? before + e.amount : Math.max(0, before - e.amount);
  if (after === before) return null;
  counters[name] = after; // CTR-01
  if (after === 0) delete counters[name];
  return { ...e, amount: Math.abs(after - before) };
};

/** A number is noted on the object that says so, and on no other (NOTE-01). */
export const takeNote = (g: Game, e: GameEvent, id: ObjectId): GameEvent => {
  const object = objectOf(g.state, id);
  const till = e.detail === 'endOfTurn' ? 'endOfTurn' : 'forever';
  object.notes = [...(object.notes ?? []), { number: e.amount, till }]; // NOTE-01
  return e;
};

/** Forgets what was noted till end of turn (NOTE-01, TURN-16). */
export const forgetNotes = (g: Game): void => {
  for (const object of Object.values(g.state.objects))
    if (object.notes !== undefined) object.notes = object.notes.filter(({ till }) => till !== 'endOfTurn'); // NOTE-01
};
