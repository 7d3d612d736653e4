import type { Outcome, Table } from '../../../table/index.js';
import type { Responder } from './responder.js';
import type { CustomId } from '../../protocol/ids.js';
import type { Answer } from './answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { outcomeAnswer, refusalAnswer } from './outcome.js';
import type { Actor } from './actor.js';
import { windowIn } from '../../format/seat-names.js';
/** A click that was understood, on a button or menu of this game. */
export interface TablePress {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly id: CustomId;
  readonly values: readonly string[];
  readonly table: Table;
  readonly origin: Responder['origin'];
}

/** What a button or menu does. */
export type TablePressHandler = (press: TablePress) => Promise<Answer>;

/** The page that a button names; the first for anything else. */
export const pageIn = (arg: string): number => (/^\d{1,3}$/.test(arg) ? Number(arg) : 0);

/** The window in which the click was made is over. */
export const windowOver = async ({ services, actor, table, origin }: TablePress): Promise<Answer> =>
  refusalAnswer(services, actor, { is: 'refused', refusal: { why: 'movedOn' }, table }, origin);

/** Answers with what an act of this person led to. */
export const answerAct = async (press: TablePress, outcome: Promise<Outcome>): Promise<Answer> => {
  const { services, actor, origin } = press;
  return outcomeAnswer(services, actor, await outcome, origin);
};

/** Whether the click was made in the window that is open, as everyone sees it or as this person does. */
export const isOfNow = ({ table, id, actor }: TablePress): boolean =>
  [windowIn(table, null), windowIn(table, actor.person.user)].includes(id.window);
