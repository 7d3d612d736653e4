import { ComponentType, type APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { BACK_ID, type Decision, type Option, type View } from '../../../engine/index.js';
import { publicView, questionOf, type Seat, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { answerButtons, answerRow, isStepwise } from '../choice/question.js';

/** Where cards lie that everybody sees. */
const isOpenly = ({ meaning: { kind, zone, card, object } }: Option): boolean => {
  if (kind === 'play') return false;
  if (zone !== undefined) return zone === 'play' || zone === 'slot' || zone === 'discard';
  return card !== undefined || object === undefined;
};

/** Whether everybody may know of a question, or it is about something of one's own that lies on the table. */
export const isOpenQuestion = (decision: Decision, view: View, { player }: Seat): boolean => {
  if (decision.secret || isStepwise(decision) || !decision.options.every(isOpenly)) return false;
  if (view.asked !== null) return true;
  const me = view.players.find(({ id }) => id === player);
  const rooms = view.rooms.flatMap(({ top }) => (top === null ? [] : [top]));
  return [...(me?.characters ?? []), ...(me?.items ?? []), ...rooms].some(({ id }) => id === decision.source);
};

/** Whether everybody sees what an option is: nothing of it lies in a hand or a deck. */
const isSeenByAll = ({ id, meaning: { card, zone } }: Option): boolean =>
  id === BACK_ID || card === undefined || zone === 'play' || zone === 'slot' || zone === 'discard';

/**
 * The answers to an open question of this user as buttons for a message that everybody sees: where everybody may know the question and
 * each of its answers, and they are few; none otherwise.
 */
export const openAnswers = (
  table: Table,
  { user }: Pick<Seat, 'user'>,
  w: Words,
): readonly APIComponentInMessageActionRow[] => {
  const view = publicView(table);
  const decision = user === null ? null : questionOf(table, user);
  if (view === null || view.asked === null || decision === null || decision.key !== view.asked.key) return [];
  if (decision.secret || isStepwise(decision) || decision.max !== 1) return [];
  if (!decision.options.every((option) => isOpenly(option) && isSeenByAll(option))) return [];
  const { id: game } = table.data.game;
  const window = windowIn(table, null);
  const names = namesOf(table, w, 'plain');
  const asked = { decision, game, window, page: 0, chosen: [], w, names, stack: view.stack };
  const answers = answerRow(asked);
  if (!answers.every(({ type }) => type === ComponentType.Button)) return [];
  return decision.min === 0 && answers.length < 5 ? [...answers, ...answerButtons(asked).slice(0, 1)] : answers;
};
