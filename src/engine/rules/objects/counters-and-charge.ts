import {
  countersOf,
  isObjectId,
  objectOf,
  setCounters,
  type EventOf,
  type Game,
  type Zone,
} from '../../state/index.js';

/** Turns upright; null when it is upright already (RECH-01). */
export const turnUpright = (g: Game, e: EventOf<'recharge'>): EventOf<'recharge'> | null => {
  const object = objectOf(g.state, e.object);
  if (object.charged) return null;
  object.charged = true; // RECH-01
  return e;
};

/** Turns sideways; null when it is sideways already (RECH-01). */
export const turnSideways = (g: Game, e: EventOf<'deactivate'>): EventOf<'deactivate'> | null => {
  const object = objectOf(g.state, e.object);
  if (!object.charged) return null;
  object.charged = false; // RECH-01
  return e;
};

/** Where a card is one among many, and has no counters (CTR-05). */
const WITHOUT_COUNTERS: readonly Zone[] = ['hand', 'deck', 'discard'];

/** Counters are put on or taken off, never more than there are (CTR-01). */
export const changeCounters = <E extends EventOf<'putCounters' | 'removeCounters'>>(g: Game, e: E): E | null => {
  if (isObjectId(e.object) && WITHOUT_COUNTERS.includes(objectOf(g.state, e.object).zone)) return null; // CTR-05
  const name = e.counter;
  const before = countersOf(g.state, e.object)[name] ?? 0; // CTR-04
  const after = e.type === 'putCounters' ? before + e.amount : Math.max(0, before - e.amount);
  if (after === before) return null;
  setCounters(g, e.object, name, after); // CTR-01
  return { ...e, amount: Math.abs(after - before) };
};

/** A number is noted on the object that says so, and on no other (NOTE-01). */
export const takeNote = (g: Game, e: EventOf<'note'>): EventOf<'note'> => {
  const object = objectOf(g.state, e.object);
  g.cache.isNoted = true;
  object.notes = [...(object.notes ?? []), { number: e.amount, till: e.till }]; // NOTE-01
  return e;
};

/** Forgets what was noted till end of turn (NOTE-01, TURN-16). */
export const forgetNotes = (g: Game): void => {
  if (!g.cache.isNoted) return;
  for (const object of Object.values(g.state.objects))
    if (object.notes !== undefined) object.notes = object.notes.filter(({ till }) => till !== 'endOfTurn'); // NOTE-01
  g.cache.isNoted = false;
};
