import type { LogEntry } from '../../../engine/index.js';
import {
  isPractice,
  questionOf,
  seatOf,
  StoreUnavailable,
  withNames,
  type Outcome,
  type Refusal,
  type Table,
} from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { message } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { logLines } from '../../messages/log/log-lines.js';
import { withRules } from '../../messages/rule-buttons.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from './actor.js';
import { applyAccessibility, panelAnswer, say, type Answer } from './answer.js';
import type { Responder } from './responder.js';

/** Lines of what has just happened that a panel shows. */
const HAPPENED = 8;

/** What came of an act, as far as this person may read it; in direct messages nothing stands that is hidden. */
const recentLines = (entries: readonly LogEntry[], table: Table, { person, w, isDirect }: Actor): string => {
  const player = isDirect && !isPractice(table.channel) ? undefined : seatOf(table, person.user)?.player;
  const own = withNames(entries, table.data).filter(
    ({ to }) => to === 'all' || (player !== undefined && to.includes(player)),
  );
  const lines = logLines(own, w, namesOf(table, w, 'markdown'));
  const earlier = Math.max(0, lines.length - HAPPENED);
  return [
    ...(earlier === 0 ? [] : [w.board.earlierLines(earlier)]),
    ...lines.slice(-HAPPENED).map((line) => `• ${line}`),
  ].join('\n');
};

/** Refusals after which how things stand helps more than the sentence alone: everywhere, or where only this person reads it. */
const SHOWS_STATE: Readonly<Partial<Record<Refusal['why'], 'everywhere' | 'inPrivate'>>> = {
  movedOn: 'everywhere',
  notPossible: 'everywhere',
  rule: 'everywhere',
  alreadyPassed: 'inPrivate',
  notYourQuestion: 'inPrivate',
  cannotTakeBack: 'inPrivate',
  busy: 'inPrivate',
};

const showsState = (why: Refusal['why'], origin: Responder['origin']): boolean => {
  const where = SHOWS_STATE[why];
  return where === 'everywhere' || (where === 'inPrivate' && origin !== 'public');
};

/** A refusal in words; where something is still to be done, the panel shows it. */
export const refusalAnswer = async (
  services: BotServices,
  actor: Actor,
  outcome: Extract<Outcome, { is: 'refused' }>,
  origin: Responder['origin'],
): Promise<Answer> => {
  const { refusal, table } = outcome;
  const text = refusalText(refusal, table, actor.w);
  if (table === null || table.data.phase !== 'playing' || !showsState(refusal.why, origin))
    return {
      is: 'ephemeral',
      payload: applyAccessibility(actor, withRules(message({ content: text }), text, actor.w), actor.channel),
    };
  return panelAnswer(services, actor, table, text);
};

/** Whether the person is asked something that the board's buttons cannot answer. */
const needsPanel = (table: Table, user: string): boolean => {
  const question = questionOf(table, user);
  return question !== null && question.key !== 'priority';
};

/** What is shown after an act: the panel with what came of it, or on a message for everybody as little as possible. */
export const outcomeAnswer = async (
  services: BotServices,
  actor: Actor,
  outcome: Outcome,
  origin: Responder['origin'],
): Promise<Answer> => {
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  const { table } = outcome;
  const notice = outcome.is === 'done' ? recentLines(outcome.entries, table, actor) : null;
  const quiet = origin === 'public' && !needsPanel(table, actor.person.user);
  return quiet ? { is: 'ack', board: null } : savedAnswer(services, actor, table, notice);
};

/** The panel after something was saved; without the store only that it was. */
const savedAnswer = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  notice: string | null,
): Promise<Answer> => {
  try {
    return await panelAnswer(services, actor, table, notice);
  } catch (error) {
    if (error instanceof StoreUnavailable) return say(actor.w.board.done);
    throw error;
  }
};
