import type { Table, TableCommand } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import type { CustomId } from '../../protocol/ids.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from './actor.js';
import type { Answer } from './answer.js';
import { answerAct, type TablePress, type TablePressHandler } from './table-press.js';
import type { ChosenUser } from './command.js';

/** A press on a button or menu that needs no table. */
export interface Press {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly id: CustomId;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
  /** Whom somebody chose in a menu of people. */
  readonly users: readonly ChosenUser[];
}

export type PressHandler = (press: Press) => Promise<Answer>;

/** A form that was filled in: what its fields say, empty for one that was not sent. */
export interface Filled extends Pick<Press, 'services' | 'actor' | 'id'> {
  text(field: string): string;
}

type FormHandler = (filled: Filled) => Promise<Answer>;

interface WithForm {
  /** What the form does that has the same verb. */
  readonly form?: FormHandler;
}

/** What few buttons of a table have. */
interface Exceptions extends WithForm {
  /** It answers from the direct messages of its person too. */
  readonly worksDirectly?: true;
  /** It works while its game is kept, whatever stands in its channel by then. */
  readonly worksForKept?: true;
  /** With these arguments it works where the board cannot be shown. */
  readonly worksUnshown?: (arg: string) => boolean;
  /** What is said when another game stands in the channel than the one that the button is of. */
  readonly otherGame?: (table: Table, w: Words) => string;
}

/** A button or menu of a table. */
export interface TableButton extends Exceptions {
  readonly whose: 'table';
  /** Others can notice what it does, or are waited for no more; else it only shows something, or sets how one is asked. */
  readonly acts: boolean;
  readonly press: TablePressHandler;
}

interface OwnButton<Whose extends string> extends WithForm {
  readonly whose: Whose;
  readonly press: PressHandler;
}

/** A button or menu of a person, which works without a table and outside servers. */
type PersonButton = OwnButton<'person'>;
/** The same, on a page of the rulebook or the cards. */
type LookupButton = OwnButton<'lookup'>;
/** A button or menu for those who manage a server. */
type ServerButton = OwnButton<'server'>;

/** A row of the registry: what the button, menu and form of a verb does. */
export type Button = TableButton | PersonButton | LookupButton | ServerButton;

/** Does something at a table. */
export const acts = (press: TablePressHandler, exceptions: Exceptions = {}): TableButton => ({
  whose: 'table',
  acts: true,
  press,
  ...exceptions,
});

/** Shows something of a table to its person, or sets how they are asked. */
export const shows = (press: TablePressHandler, exceptions: Exceptions = {}): TableButton => ({
  whose: 'table',
  acts: false,
  press,
  ...exceptions,
});

/** Sends a command to the table, and answers with what it led to. */
export const sends = (command: (press: TablePress) => TableCommand, exceptions: Exceptions = {}): TableButton =>
  acts(async (press) => {
    const { services, actor } = press;
    return answerAct(press, services.tables.perform(actor.channel, actor, command(press)));
  }, exceptions);

export const ofPerson = (press: PressHandler): PersonButton => ({ whose: 'person', press });

export const ofLookup = (press: PressHandler, form: WithForm = {}): LookupButton => ({
  whose: 'lookup',
  press,
  ...form,
});

export const ofServer = (press: PressHandler, form: WithForm = {}): ServerButton => ({
  whose: 'server',
  press,
  ...form,
});
