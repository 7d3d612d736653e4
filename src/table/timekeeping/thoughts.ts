import { apply, decisionOf, isLegalAnswer, type OptionId, type Session } from '../../engine/index.js';
import type { Weighed } from '../../computer-players/index.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { computerAnswer, settle } from '../play/settle.js';
import { noteWeighed } from './weighing.js';
import { thinkingAt } from '../play/who-thinks.js';

/** Milliseconds after which a simple player answers for one that has not come to an end: nobody waits longer for a computer player. */
export const LONGEST_THOUGHT = 2_000;

/** The table with the computer player that it waits for now, since `now`, in milliseconds since 1970, unless it does so already. */
export const withThinking = (change: TableChange, now: number): TableChange => {
  const { session, data } = change;
  const thinking = thinkingAt(session, data);
  const { thinking: before, ...clock } = data.clock;
  if (thinking === null) return before === undefined ? change : { session, data: { ...data, clock } };
  const { player, question } = thinking;
  const isSame = before?.question === question && before.player === player;
  return isSame ? change : { session, data: updated(data, { clock: { thinking: { player, question, since: now } } }) };
};

/** When a computer player answers whatever it has thought until then, in milliseconds since 1970; null where none thinks. */
export const thoughtDue = ({
  clock: { thinking },
}: {
  readonly clock: Pick<TableData['clock'], 'thinking'>;
}): number | null => (thinking === undefined ? null : thinking.since + LONGEST_THOUGHT);

/** What a computer player has thought of: its answer, and those to what its action asks on its way to the stack. */
export interface Thought {
  readonly answers: readonly (readonly OptionId[])[];
  /** What was weighed for the first of them, the best first. */
  readonly weighed: readonly Weighed[];
}

/** Gives the answers for as long as they are answers to what is asked of this player: the first, and then what it announces. */
const giveAnswers = (session: Session, { answers, weighed }: Thought): boolean => {
  const player = decisionOf(session)?.player;
  for (const [at, answer] of answers.entries()) {
    const decision = decisionOf(session);
    if (decision === null || decision.player !== player || !isLegalAnswer(decision, answer)) return at > 0;
    if (at === 0) noteWeighed(session, decision, weighed, answer);
    if (at > 0 && !decision.key.startsWith('announce.')) return true;
    apply(session, decision.player, answer, { automatic: answer[0] === 'pass' });
  }
  return answers.length > 0;
};

/**
 * A computer player answers what it has thought about, or as a simple one where it has come to nothing (`thought` null); then
 * the table goes on. Refused when the table waits for something else by now: somebody has taken back, or sits there.
 */
export const applyThought = (
  { session, data }: WorkingCopy,
  question: string,
  thought: Thought | null,
): TableChange | Refusal => {
  const thinking = thinkingAt(session, data);
  const decision = session === null ? null : decisionOf(session);
  if (session === null || decision === null || thinking?.question !== question) return { why: 'notPossible' };
  if (thought === null || !giveAnswers(session, thought)) {
    const { chosen, automatic } = computerAnswer(session, decision, 'simple');
    apply(session, decision.player, chosen, { automatic });
  }
  return { session, data: settle(session, data) };
};
