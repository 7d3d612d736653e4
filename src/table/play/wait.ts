import { hasPassedInRound, isRound, appendLogLine } from '../../engine/index.js';
import type { Refusal } from '../record/outcome.js';
import { requireSeat, type TableChange, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { isWaiting, withoutWait } from './holds.js';
import { knownWait, passedThemselves } from './reading.js';
import { settle } from './settle.js';
import { updated, type Person } from '../record/data.js';
import type { Click } from './click.js';

const logStep = (
  session: SeatedActor['session'],
  player: SeatedActor['seat']['player'],
  detail: 'waits' | 'goesOn',
): void => {
  appendLogLine(session, { say: 'barter', detail, player }, `${player}.${detail}`);
};

/** Lets go of the open window: the table goes on, unless this player is asked. */
const letGo = ({ session, data, seat }: SeatedActor): TableChange | Refusal => {
  if (!isWaiting(data, seat.player)) return { why: 'notWaiting' };
  logStep(session, seat.player, 'goesOn');
  return { session, data: settle(session, withoutWait(data, seat.player)) };
};

/** Somebody for whom the table waited no longer is there again: it is enough that they look. */
export const comeBack = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  return 'why' in now ? now : { session: now.session, data: now.data };
};

/**
 * Holds the open round of answers for everybody to see, to think or to talk, or lets go of it
 * (architecture.md#windows-and-passes): once per person and window, and not after one's pass has been used. A pass given
 * early is void by it.
 */
export const wait = (
  working: WorkingCopy,
  person: Person,
  { game, window, waits }: Pick<Click, 'game' | 'window'> & { readonly waits: boolean },
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const { player } = seat;
  const open = data.game.window;
  if (game !== data.game.id || open === null || open.id !== window || !isRound(session)) return { why: 'movedOn' };
  if (!waits) return letGo(now);
  if (hasPassedInRound(session, player))
    return passedThemselves(session, data, player)
      ? { why: 'alreadyPassed' }
      : { why: 'notYourQuestion', waitingFor: knownWait(now), objection: null };
  if (open.held.includes(player)) return { why: 'heldBefore' };
  logStep(session, player, 'waits');
  const sealed = open.sealed.filter((one) => one !== player);
  const held = { ...open, sealed, held: [...open.held, player], waits: [...open.waits, player] };
  return { session, data: updated(data, { game: { window: held } }) };
};
