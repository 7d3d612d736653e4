import { objectOf, release, type Game } from '../../state/index.js';
import { endWithEndOfTurnOf } from '../characteristics/durations.js';
import { forgetNotes } from '../objects/counters-and-charge.js';

const ENDS_WITH_TURN: ReadonlySet<string> = new Set(['endOfTurn', 'endOfAttack', 'onceThisTurn', 'usesThisTurn']);
/** Copies of loot cards that nobody may play any more are gone (COPY-10). */
const dropCopies = (g: Game): void => {
  const waited = g.state.continuous.flatMap(({ modifier }) =>
    modifier.modify === 'mayPlay' && modifier.what.select === 'fixed' ? modifier.what.refs : [],
  );
  const over = g.state.holding.filter((id) => objectOf(g.state, id).copy === true && !waited.includes(id));
  for (const id of over) release(g.state, id); // COPY-10
};

/** Ends what lasts till end of turn (TURN-16). */
export const endOfTurnEffects = (g: Game): void => {
  g.state.continuous = g.state.continuous.filter(({ till }) => typeof till !== 'string' || !ENDS_WITH_TURN.has(till)); // TURN-16
  g.state.standing = g.state.standing.filter(
    ({ till }) => !ENDS_WITH_TURN.has(typeof till === 'string' ? till : till.till),
  ); // TURN-16
  endWithEndOfTurnOf(g, g.state.turn.active); // TURN-16
  forgetNotes(g);
  dropCopies(g);
};
