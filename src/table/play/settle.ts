import {
  apply,
  canOnlyPass,
  cardsOf,
  decisionOf,
  forcedAnswer,
  isRound,
  isTimeForTableActs,
  outcomeOf,
  appendLogLine,
  roundOf,
  stackHeight,
  takeTableAct,
  transitionOf,
  turnOf,
  viewFor,
  windowOf,
  type Decision,
  type MendingAct,
  type OptionId,
  type PlayerId,
  type Session,
  type TableAct,
} from '../../engine/index.js';
import { chooseAnswer, isThinker } from '../../computer-players/index.js';
import { withGameOver, withUsed } from '../record/table-change.js';
import { isAnsweredFor } from '../record/missed-deadlines.js';
import { isHolding } from './holds.js';
import { autoAccept } from '../attention/auto-accept.js';
import { autoOrder } from '../attention/auto-order.js';
import { isAsked } from '../attention/ask-policy.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { computerRandom } from './computer-random.js';
import { computerFor, isLate, thinkerFor } from './who-thinks.js';
import { updated, type ComputerKind, type SealedChoice, type TableData } from '../record/data.js';

/** The most answers in a row that no person gave; more mean that the rules run in a circle. */
const ANSWERS_IN_A_ROW = 30_000;

/** Announcing looks like holding priority: nobody else may see that a player is choosing targets or costs. */
const isAnnouncing = (session: Session, { key }: Decision): boolean => key !== 'priority' && isRound(session);

/** The open window as everyone sees it: the whole round of priority, also while its holder announces something. */
const publicWindow = (session: Session): string => {
  const decision = decisionOf(session);
  const own = windowOf(session);
  return decision !== null && isAnnouncing(session, decision) ? (own.split('.')[0] ?? own) : own;
};

/** Whether a person answers for this seat: not a computer player, nor the table for whoever is late. */
const isPerson = (session: Session, data: TableData, player: PlayerId): boolean =>
  data.game.seats.some((seat) => seat.player === player && seat.user !== null) &&
  !isAnsweredFor(data, player, turnOf(session).number, null);

/**
 * Whether somebody whom their standing order asks is passed over all the same: on a quick table, which everybody at it has
 * accepted, whoever could only pass. It is the one judgement of hands, made when the window opens
 * (architecture.md#who-is-asked).
 */
const isPassedOver = (session: Session, { game: { options } }: TableData, player: PlayerId): boolean =>
  options.quick && canOnlyPass(session, player);

/** Who is asked in the window that opens: the one with the question, or those whose standing order says so. */
const askedIn = (session: Session, decision: Decision, data: TableData): readonly PlayerId[] => {
  if (!isRound(session)) return isPerson(session, data, decision.player) ? [decision.player] : [];
  const view = viewFor(session, null);
  return roundOf(session).filter((player) => {
    const seat = data.game.seats.find((one) => one.player === player);
    if (seat === undefined || seat.user === null) return false;
    if (isAnsweredFor(data, player, view.turn.number, null)) return false;
    if (decision.player === player && isAnnouncing(session, decision)) return true;
    const isWanted =
      data.game.acted === player && !isFreeActionPhase(view, player) ? seat.holdPriority : isAsked(view, player, seat);
    return isWanted && (isFreeActionPhase(view, player) || !isPassedOver(session, data, player));
  });
};

/**
 * Notes a window that has just opened: its list of those asked stays as it is until it closes
 * (architecture.md#windows-and-passes).
 */
const withWindow = (session: Session, decision: Decision, data: TableData): TableData => {
  const id = publicWindow(session);
  if (data.game.window?.id === id) return data;
  const window = { id, asked: askedIn(session, decision, data), sealed: [], held: [], waits: [] };
  if (!isRound(session)) return updated(data, { game: { window } });
  const disturbed = stackHeight(session) > 0;
  return updated(data, { game: { window, acted: null, sealedChoice: disturbed ? null : data.game.sealedChoice } });
};

/** What the chosen thing is like: price, HP, evasion and ATK, as everyone sees them. */
export const conditionOf = (session: Session, option: OptionId, price: number | null): string => {
  const { monsters, shop, rooms, players } = viewFor(session, null);
  const slots = [...monsters, ...shop, ...rooms].flatMap(({ top }) => top ?? []);
  const owned = players.flatMap(({ items, soulCards }) => [...items, ...soulCards]);
  const object = [...slots, ...owned].find(({ id }) => id === option);
  const { hp = null, dc = null, atk = null } = object ?? players.find(({ id }) => id === option) ?? {};
  return JSON.stringify([price, object?.card ?? null, hp, dc, atk]);
};

/** A choice that was sealed with its declaration still stands when the thing is there and unchanged. */
const stands = (session: Session, decision: Decision, choice: SealedChoice): boolean => {
  const option = decision.options.find(({ id }) => id === choice.option);
  return (
    option !== undefined &&
    choice.key === decision.key &&
    choice.player === decision.player &&
    choice.condition === conditionOf(session, choice.option, option.meaning.number ?? null)
  );
};

interface Given {
  readonly chosen: readonly OptionId[];
  readonly automatic: boolean;
}

const PASS: readonly OptionId[] = ['pass'];
const END: readonly OptionId[] = ['end'];

/** A pass of a computer player, or of the table, is no barrier for taking back. */
const given = (chosen: readonly OptionId[]): Given => ({ chosen, automatic: chosen[0] === 'pass' });

/** What a computer player answers that does not think ahead. */
export const computerAnswer = (session: Session, { player }: Decision, kind: ComputerKind): Given =>
  given(
    chooseAnswer(
      isThinker(kind) ? 'simple' : kind,
      viewFor(session, player),
      computerRandom(session),
      cardsOf(session),
    ),
  );

/**
 * The answer for a player who is late where no computer player gives it: the end of the turn, or the default answer
 * (architecture.md#deadlines-and-late-answers).
 */
const lateAnswer = ({ options, fallback }: Decision): Given =>
  given(options.some(({ id }) => id === 'end') ? END : fallback);

/**
 * The answer that needs no person now: a computer player's, one for somebody late, a pass sealed or ordered, a forced
 * one, a sealed choice. Null where a person is asked, or a computer player has to think first.
 */
const givenAnswer = (session: Session, decision: Decision, data: TableData): Given | null => {
  const { player } = decision;
  const seat = data.game.seats.find((one) => one.player === player);
  const computer = computerFor(session, decision, data);
  if (computer !== null)
    return thinkerFor(session, decision, data) !== null ? null : computerAnswer(session, decision, computer);
  if (isLate(session, data, player)) return lateAnswer(decision);
  if (decision.key === 'priority') {
    if (isHolding(data, player)) return null;
    if (data.game.window?.asked.includes(player) !== true) return { chosen: PASS, automatic: true };
    return data.game.window.sealed.includes(player) ? { chosen: PASS, automatic: false } : null;
  }
  const forced = seat?.askForced === true ? null : forcedAnswer(decision);
  if (forced !== null) return { chosen: forced, automatic: true }; // DEC-31
  const gain = seat === undefined ? null : autoAccept(decision, seat);
  if (gain !== null) return { chosen: gain, automatic: true };
  const order =
    seat === undefined || decision.into === undefined ? null : autoOrder(decision, seat, viewFor(session, null));
  if (order !== null) return { chosen: order, automatic: true };
  const choice = data.game.sealedChoice;
  if (choice !== null && stands(session, decision, choice)) return { chosen: [choice.option], automatic: true };
  return null;
};

/** Says that an act of the table is no longer possible. */
const logVoid = (session: Session, act: TableAct): void => {
  if (act.does === 'giveCoins') {
    const { from, to, amount } = act;
    appendLogLine(session, { say: 'barter', detail: 'void', player: from, other: to, amount }, `void.${from}.${to}`);
  }
  if (act.does === 'trade') {
    const { from, to } = act;
    appendLogLine(session, { say: 'barter', detail: 'void', player: from, other: to, amount: 0 }, `void.${from}.${to}`);
  }
  if (act.does === 'mend') appendLogLine(session, { say: 'mending', detail: 'void', player: act.by }, `void.${act.by}`);
};

/** The table after something was put right: it is remembered for the result, and everybody is asked about what is there now. */
const withMend = (data: TableData, { by, alone, mend }: MendingAct, turn: number, transition: number): TableData =>
  updated(data, { game: { acted: null, mends: [...(data.game.mends ?? []), { mend, by, alone, turn, transition }] } });

/** Does the acts of the table that wait, if it is the time for them; what is no longer possible is void. */
const runTableActs = (session: Session, data: TableData): TableData => {
  let now = data;
  const waiting = [...data.game.tableActs];
  while (waiting.length > 0 && isTimeForTableActs(session)) {
    const act = waiting.shift();
    if (act === undefined) continue;
    const [{ number }, transition] = [turnOf(session), transitionOf(session)];
    if (!takeTableAct(session, act)) logVoid(session, act);
    else if (act.does === 'mend') now = withMend(now, act, number, transition);
  }
  return waiting.length === data.game.tableActs.length ? data : updated(now, { game: { tableActs: waiting } });
};

/** Whether this is a pass that its player has given before priority came to them. */
const isEarlyPass = ({ key }: Decision, { chosen, automatic }: Given): boolean =>
  key === 'priority' && !automatic && chosen[0] === 'pass';

/** A sealed choice is used or void as soon as its question, or any other that everyone sees, is there. */
const withoutSpentChoice = (session: Session, data: TableData): TableData =>
  data.game.sealedChoice === null || isRound(session) ? data : updated(data, { game: { sealedChoice: null } });

/**
 * Goes on until a person is asked, a computer player has to think (`thinkingAt`), or the game is over: computer players
 * answer, those who are not asked pass, passes given early are used (architecture.md#windows-and-passes). Changes the
 * session; returns the table's data that go with it. Throws when the game runs in a circle.
 */
export const settle = (session: Session, data: TableData): TableData => {
  let now = data;
  for (let answers = 0; answers < ANSWERS_IN_A_ROW; answers += 1) {
    now = runTableActs(session, now);
    const decision = decisionOf(session);
    if (outcomeOf(session) !== null || decision === null) return withGameOver(now);
    now = withWindow(session, decision, now);
    const given = givenAnswer(session, decision, now);
    now = withoutSpentChoice(session, now);
    if (given === null) return now;
    if (isEarlyPass(decision, given)) now = withUsed(now, decision.player);
    apply(session, decision.player, given.chosen, { automatic: given.automatic });
  }
  throw new Error('the game goes on without asking anybody');
};
