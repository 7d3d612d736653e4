import type { PlayerId } from '../../vocabulary/index.js';
import { playersFrom, type Game, type Gen } from '../../state/index.js';
import { endLostAttack } from '../combat/attack.js';
import { settleHp } from '../players/hp.js';
import { putDeaths } from '../combat/death.js';
import { endWhatNoLongerHolds } from '../characteristics/durations.js';
import { discardFinishedEvents } from './resolving.js';
import { refillSlots } from '../zones/refill.js';
import { flushTriggers } from '../events/triggers.js';

/**
 * What happens before anyone receives priority: triggers go on the stack, then deaths above them,
 * finished events leave, empty slots refill, until nothing more comes (PRIO-06, DEC-29, N39).
 */
export function* housekeeping(g: Game): Gen {
  for (;;) {
    endWhatNoLongerHolds(g);
    settleHp(g);
    endLostAttack(g);
    const triggers = yield* flushTriggers(g); // ABIL-06
    const deaths = yield* putDeaths(g); // DEC-29
    const events = yield* discardFinishedEvents(g); // EVENT-03
    const refilled = yield* refillSlots(g); // REFILL-01
    if (!triggers && !deaths && !events && !refilled) return;
  }
}

/** Priority goes to this player first, then round the table (PRIO-01, PRIO-02). */
export const openPriority = (g: Game, first: PlayerId): void => {
  g.state.priority = { holder: first, passed: [] };
};

/** The holder passes; true when everyone has passed in succession (PRIO-05). */
export const passPriority = (g: Game): boolean => {
  const { priority } = g.state;
  if (priority === null) return true;
  priority.passed.push(priority.holder);
  const next = playersFrom(g.state, priority.holder).find((player) => !priority.passed.includes(player));
  if (next === undefined) {
    g.state.priority = null; // PRIO-05
    return true;
  }
  priority.holder = next;
  return false;
};
