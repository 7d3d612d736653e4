import {
  apply,
  BACK_ID,
  decisionOf,
  declarable,
  hasPassedInRound,
  isAnnouncing,
  isLegalAnswer,
  isRound,
  isActionQuery,
  takeBack,
  hasTurn,
  viewFor,
  whyNot,
  windowOf,
  type Decision,
  type Objection,
  type OptionId,
  type PlayerId,
} from '../../engine/index.js';
import type { PlainRefusal, Refusal } from '../record/outcome.js';
import { requireSeat, type TableChange, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { isHolding, isWaiting, withoutWait } from './holds.js';
import { subjectsIn } from '../attention/exceptions.js';
import { passingNow } from '../attention/ask-policy.js';
import { hasPassed, knownWait, passedThemselves, seatToTakeBack } from './reading.js';
import { conditionOf, settle } from './settle.js';
import { withException } from './standing-orders.js';
import type { Click } from './click.js';
import { isSameSubject, type Subject } from '../record/fields/asking-exceptions.js';
import { updated, type Passing, type Person, type SealedChoice, type TableData } from '../record/data.js';

/** A game in progress, somebody at its table, and the question that is open. */
interface SeatAtQuestion extends SeatedActor {
  readonly decision: Decision;
}

const refused = (why: PlainRefusal): Refusal => ({ why });

const requireQuestion = (working: WorkingCopy, person: Person): SeatAtQuestion | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const decision = decisionOf(now.session);
  return decision === null ? refused('gameOver') : { ...now, decision };
};

const isPass = (options: readonly OptionId[]): boolean => options.length === 1 && options[0] === 'pass';

/** What the rules have against an action that was tried; null for an answer to some other question. */
const objectionTo = (
  { session, seat }: SeatAtQuestion,
  [option = '', ...others]: readonly OptionId[],
): Objection | null => (others.length === 0 && isActionQuery(option) ? whyNot(session, seat.player, option) : null);

const notYours = (now: SeatAtQuestion, options: readonly OptionId[]): Refusal => ({
  why: 'notYourQuestion',
  waitingFor: knownWait(now),
  objection: objectionTo(now, options),
});

/** An action or an answer that is not among the options, with the rule where one is in the way. */
const notPossible = (now: SeatAtQuestion, options: readonly OptionId[]): Refusal => {
  const objection = objectionTo(now, options);
  return objection === null ? refused('notPossible') : { why: 'rule', objection };
};

/** Whether these options are an action with priority (a declaration, something played or activated), after which the table passes for its player ("I am done"). */
const isPriorityAction = (decision: Decision, [option]: readonly OptionId[]): boolean =>
  decision.key === 'priority' && option !== undefined && option !== 'pass';

/** Gives a person's answer, then goes on until somebody is asked. */
const giveAnswer = (now: SeatAtQuestion, options: readonly OptionId[]): TableChange => {
  const { session, seat, decision } = now;
  const before = now.data.game.window?.id;
  const acts = isPriorityAction(decision, options);
  apply(session, seat.player, options);
  const calledOff = decisionOf(session)?.key === 'priority' && windowOf(session) === before;
  const acted: PlayerId | null = calledOff ? null : acts ? seat.player : now.data.game.acted;
  return { session, data: settle(session, updated(now.data, { game: { acted } })) };
};

/** Seals a pass that is given before priority has come to this player. */
const sealPass = ({ session, data, seat }: SeatAtQuestion): TableChange => {
  if (data.game.window === null) return { session, data };
  return {
    session,
    data: updated(data, {
      game: { window: { ...data.game.window, sealed: [...data.game.window.sealed, seat.player] } },
    }),
  };
};

/** Whoever passes no longer waits, and need not be asked for their pass to count. */
const passAfterWait = (now: SeatAtQuestion): TableChange => {
  const { data } = sealPass({ ...now, data: withoutWait(now.data, now.seat.player) });
  return { session: now.session, data: settle(now.session, data) };
};

/** Who has passed has nothing more to say; for whom the table has passed, it was not theirs to say. */
const passedBefore = (now: SeatAtQuestion): Refusal =>
  passedThemselves(now.session, now.data, now.seat.player) ? refused('alreadyPassed') : notYours(now, ['pass']);

/** A pass counts in its own window only: there at once, or sealed until priority comes (architecture.md#windows-and-passes). */
const pass = (now: SeatAtQuestion, window: string): TableChange | Refusal => {
  const { session, data, seat, decision } = now;
  if (data.game.window?.id !== window || !isRound(session)) return refused('movedOn');
  if (hasPassed(session, data, seat.player)) return passedBefore(now);
  if (isWaiting(data, seat.player)) return passAfterWait(now);
  const held = isHolding(data, seat.player);
  if (!held && !data.game.window.asked.includes(seat.player)) return notYours(now, ['pass']);
  if (held || decision.player !== seat.player) return sealPass(now);
  return decision.key === 'priority' ? giveAnswer(now, ['pass']) : refused('notPossible');
};

/**
 * An option from another window counts only where it cannot mean anything else: playing or activating a certain
 * object, for an object that changes zone gets another id and only priority offers these. Every other id, such as
 * `yes`, a target, or `end`, may belong to another question or turn: the table has moved on (architecture.md#custom-ids).
 */
const carriesOver = ({ decision }: SeatAtQuestion, options: readonly OptionId[]): boolean =>
  decision.key === 'priority' && options.every((id) => id.startsWith('play:') || id.startsWith('use:'));

/** Stops the plan of whoever acts in their own turn: from then on they play it themselves. */
const stopPlan = (now: SeatAtQuestion): SeatAtQuestion => {
  const { data, session, seat } = now;
  if (seat.plan === undefined || seat.plan.stopped !== null || !hasTurn(session, seat.player)) return now;
  const stopped = { ...seat, plan: { ...seat.plan, stopped: { why: 'ownAct', card: null } as const } };
  const seats = data.game.seats.map((one) => (one.player === seat.player ? stopped : one));
  return { ...now, data: updated(data, { game: { seats } }) };
};

/** Answers the open question, acts with priority, or passes early. */
export const answer = (working: WorkingCopy, person: Person, click: Click): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  if (click.game !== now.data.game.id) return refused('movedOn');
  if (isPass(click.options)) return pass(now, click.window);
  const { decision, session, data, seat } = now;
  if (decision.player !== seat.player)
    return click.window === data.game.window?.id ? notYours(now, click.options) : refused('movedOn');
  const isHere = click.window === windowOf(session);
  if (!isHere && !carriesOver(now, click.options)) return refused('movedOn');
  const own = decision.key === 'priority' ? stopPlan(now) : now;
  if (isLegalAnswer(decision, click.options)) return giveAnswer(own, click.options);
  return isHere ? notPossible(now, click.options) : refused('movedOn');
};

const withPassing = (data: TableData, player: PlayerId, passing: Passing | null): TableData =>
  updated(data, {
    game: { seats: data.game.seats.map((seat) => (seat.player === player ? { ...seat, passing } : seat)) },
  });

/** Passes now and from then on, for as long as the attack or turn lasts; or no longer (architecture.md#who-is-asked). */
export const passFor = (
  working: WorkingCopy,
  person: Person,
  click: Pick<Click, 'game' | 'window'> & { readonly during: Passing['during'] | null },
): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  const { data, session, seat } = now;
  if (click.game !== data.game.id) return refused('movedOn');
  if (click.during === null) return { session, data: withPassing(data, seat.player, null) };
  const passing = passingNow(viewFor(session, null), seat.player);
  if (passing?.during !== click.during) return refused('movedOn');
  return pass({ ...now, data: withPassing(data, seat.player, passing) }, click.window);
};

/** Passes, and is not asked any more of what this window is about: one of the things that can be named of it. */
export const passAndForget = (
  working: WorkingCopy,
  person: Person,
  click: Pick<Click, 'game' | 'window'> & { readonly about: Subject },
): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  const { data, session, seat } = now;
  const subjects = subjectsIn(viewFor(session, null), seat.player);
  const about = subjects.find((subject) => isSameSubject(subject, click.about));
  if (click.game !== data.game.id || data.game.window?.id !== click.window || about === undefined)
    return refused('movedOn');
  const changed = withException(seat, about, 'never');
  if ('why' in changed) return changed;
  const seats = data.game.seats.map((one) => (one === seat ? changed : one));
  return pass({ ...now, seat: changed, data: updated(data, { game: { seats } }) }, click.window);
};

/** Takes back a pass that has not been used. */
export const withdraw = (
  working: WorkingCopy,
  person: Person,
  click: Pick<Click, 'game' | 'window'>,
): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  const { data, session, seat } = now;
  if (click.game !== data.game.id || data.game.window?.id !== click.window) return refused('movedOn');
  if (hasPassedInRound(session, seat.player)) return refused('alreadyPassed');
  if (!data.game.window.sealed.includes(seat.player)) return refused('notPossible');
  const sealed = data.game.window.sealed.filter((player) => player !== seat.player);
  return { session, data: updated(data, { game: { window: { ...data.game.window, sealed } } }) };
};

const sealedFor = (now: SeatAtQuestion, what: 'attack' | 'purchase', option: OptionId): SealedChoice | null => {
  const { session, seat } = now;
  const open = declarable(session, seat.player);
  const price = open.purchases.find(({ ref }) => ref === option)?.price ?? null;
  const isOpen = what === 'attack' ? open.attacks.some((ref) => ref === option) : price !== null;
  if (!isOpen) return null;
  const condition = conditionOf(session, option, what === 'attack' ? null : price);
  return { player: seat.player, key: what === 'attack' ? 'attack.target' : 'purchase.choice', option, condition };
};

/** Declares and keeps the choice until the others have answered (architecture.md#windows-and-passes, ATK-02, BUY-02). */
export const declare = (
  working: WorkingCopy,
  person: Person,
  click: Click & { readonly what: 'attack' | 'purchase' },
): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  const { data, session, seat, decision } = now;
  if (click.game !== data.game.id || click.window !== windowOf(session)) return refused('movedOn');
  if (decision.player !== seat.player) return notYours(now, [click.what]);
  const [option] = click.options;
  if (option === undefined || click.options.length !== 1 || !isLegalAnswer(decision, [click.what]))
    return notPossible(now, [click.what]);
  const sealedChoice = sealedFor(now, click.what, option);
  if (sealedChoice === null) return notPossible(now, [`${click.what}:${option}`]);
  const own = stopPlan(now);
  return giveAnswer({ ...own, data: updated(own.data, { game: { sealedChoice } }) }, [click.what]);
};

/** Calls off what is being announced; it has shown to nobody, so nobody sees that it is taken back either. */
const callOff = ({ session, data, seat }: SeatAtQuestion): TableChange => {
  while (isAnnouncing(session, seat.player)) apply(session, seat.player, [BACK_ID]);
  return { session, data: updated(data, { game: { acted: null } }) };
};

/** Back to before so many of this person's own last actions; what was sealed since is void. */
export const undo = (working: WorkingCopy, person: Person, actions = 1): TableChange | Refusal => {
  const now = requireQuestion(working, person);
  if ('why' in now) return now;
  const { data, session } = now;
  const seat = seatToTakeBack(now, person.user) ?? now.seat;
  if (isAnnouncing(session, now.seat.player)) return callOff(now);
  if (!data.game.options.takeBack) return refused('takeBackOff');
  for (let left = actions; left > 0; left -= 1) if (!takeBack(session, seat.player)) return refused('cannotTakeBack');
  const own = stopPlan({ ...now, seat }).data;
  const back = updated(withPassing(own, seat.player, null), {
    game: { window: null, sealedChoice: null, acted: null },
  });
  return { session, data: settle(session, back) };
};
