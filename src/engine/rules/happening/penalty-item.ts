import { optionOf, type EventOf, type Game, type Gen } from '../../state/index.js';
import { controlled, isEternal } from '../reading/continuous.js';

/** The item that a death penalty takes is chosen, unless it is already; without one the event names none (DEATH-14, DEATH-15). */
export function* withItemChosen(g: Game, e: EventOf<'penaltyItem'>): Gen<EventOf<'penaltyItem'>> {
  const items = controlled(g, e.player, 'item').filter((id) => !isEternal(g, id)); // DEATH-14
  if (e.object !== null || items.length === 0) return e; // DEATH-15
  const [item] = yield* g.ask({
    player: e.chooser ?? e.player, // RULING-15
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
