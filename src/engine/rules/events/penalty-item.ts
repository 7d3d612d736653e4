import {
  optionOf,
  pickAtRandom,
  type EventOf,
  type Game,
  type GameEvent,
  type Gen,
  type Verdict,
} from '../../state/index.js';
import { controlled, isEternal } from '../characteristics/continuous.js';
import { againstDestroying } from './destroying.js';

/** How an item is destroyed for a death penalty. */
export const AS_PENALTY = { source: null, killer: null, how: 'destroy', partOf: 'penalty' } as const;

/**
 * The item that a death penalty takes is chosen, of those that may be destroyed, unless it is already; without one the
 * event names none (DEATH-14, DEATH-15).
 */
export function* withItemChosen(
  g: Game,
  e: EventOf<'penaltyItem'>,
  forbidden: (event: GameEvent) => Verdict,
): Gen<EventOf<'penaltyItem'>> {
  const { player } = e;
  if (e.object !== null) return e;
  const items = controlled(g, player, 'item').filter(
    (object) =>
      !isEternal(g, object) &&
      againstDestroying(g, { type: 'destroy', player, object, ...AS_PENALTY }, forbidden) === null, // DEATH-14
  );
  if (items.length === 0) return e; // DEATH-15
  if (e.byChance === true) {
    const [atRandom] = pickAtRandom(g, items, 1);
    return { ...e, object: items.find((id) => id === atRandom) ?? null };
  }
  const [item] = yield* g.ask({
    player: e.chooser ?? player, // RULING-15
    key: 'deathPenalty.item',
    source: null,
    card: null,
    options: items.map((id) => optionOf(g.state, id)),
    min: 1,
    max: 1,
    secret: false,
  });
  return { ...e, object: items.find((id) => id === item) ?? null };
}
