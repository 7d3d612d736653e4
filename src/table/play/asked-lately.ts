import {
  apply,
  canOnlyPass,
  hasTurn,
  isRound,
  load,
  roundOf,
  takeTableAct,
  viewFor,
  windowOf,
  type CardId,
  type Resources,
  type Session,
} from '../../engine/index.js';
import { isAsked } from '../attention/ask-policy.js';
import { isAskedUntilBack } from '../attention/until-back.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { type Seat, type StandingOrder } from '../record/data.js';
import { STANDING_ORDERS } from '../record/groups/seat.js';
import type { HistoryTurn } from '../history/history.js';

/** How often somebody was asked in the last turns, and would have been with other standing orders. */
export interface AskedLately {
  readonly turns: number;
  readonly times: Readonly<Record<StandingOrder, number>>;
  /** Of the last questions by their own order in the turns of others: how many there were, and would be passed on until they are back. */
  readonly untilBack: { readonly asked: number; readonly passed: number };
  /** What lay on the stack in these turns, the newest first: everybody has seen it. */
  readonly cards: readonly CardId[];
}

/** So many questions are looked at for what would be passed on. */
const QUESTIONS = 6;
/** So many turns are looked at, with the present one. */
const TURNS = 4;

const sessionAt = (checkpoint: string, resources: Resources): Session => {
  const opening = { drawn: [], entries: '', seen: false };
  const nothing = { past: [], opening, answers: [], points: [], pointsOf: null, skipped: 0, branch: 0 };
  return load({ format: 1, checkpoint, ...nothing }, resources).session;
};

/**
 * Plays the last turns of a history again and counts the windows in which this seat would have been asked by each standing
 * order, its own turn with nothing going on left out, for that is asked always. On a quick table those in which it could only
 * have passed do not count.
 */
export const askedLately = (
  turns: readonly HistoryTurn[],
  seat: Seat,
  isQuick: boolean,
  resources: Resources,
): AskedLately => {
  const times = { always: 0, concerns: 0, matters: 0, decides: 0 };
  const cards = new Set<CardId>();
  const passable: boolean[] = [];
  const look = (session: Session): void => {
    const view = viewFor(session, null);
    const card = view.stack.at(-1)?.card ?? null;
    if (card !== null) {
      cards.delete(card);
      cards.add(card);
    }
    if (!isRound(session) || isFreeActionPhase(view, seat.player) || !roundOf(session).includes(seat.player)) return;
    if (isQuick && canOnlyPass(session, seat.player)) return;
    const standing = { passing: null, ...(seat.exceptions === undefined ? {} : { exceptions: seat.exceptions }) };
    if (!hasTurn(session, seat.player) && isAsked(view, seat.player, { ...standing, order: seat.order }))
      passable.push(!isAskedUntilBack(view, seat.player, seat));
    for (const order of STANDING_ORDERS) times[order] += Number(isAsked(view, seat.player, { ...standing, order }));
  };
  const last = turns.filter(({ turn }) => turn > 0).slice(-TURNS);
  for (const { checkpoint, steps } of last) {
    if (checkpoint === null) continue;
    const session = sessionAt(checkpoint, resources);
    let window = '';
    for (const step of steps) {
      const [now = ''] = windowOf(session).split('.');
      if (now !== window) look(session);
      window = now;
      if ('aside' in step) takeTableAct(session, step.aside);
      else if ('chose' in step) apply(session, step.player, step.chose);
    }
  }
  const newest = passable.slice(-QUESTIONS);
  return {
    turns: last.filter(({ checkpoint }) => checkpoint !== null).length,
    times,
    untilBack: { asked: newest.length, passed: newest.filter((one) => one).length },
    cards: [...cards].toReversed(),
  };
};
