import { ComponentType, type APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { questionOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, parseId, type ButtonVerb } from '../../protocol/ids.js';
import { button, LIMITS, rows, select, type Choice, type Payload, type Row } from '../../protocol/payload.js';
import { windowIn } from '../../format/seat-names.js';
import { legalActionsOf } from '../choice/legal-actions.js';
import type { Suggestion } from './practice-step.js';

/** What a panel has besides its question: in the lesson *More* leads there, and some of it would end the lesson early. */
const LEFT_OUT: readonly string[] = [
  'passfor',
  'asking',
  'why',
  'log',
  'undo',
  'inspect',
] satisfies readonly ButtonVerb[];

/** Buttons in a row. */
const MOST_BUTTONS = 5;

/** So long is what the lesson suggests at most where the button for advice stands beside it: both fit a line of a phone. */
const BESIDE_ADVICE = 20;

/** How the button of something that can be done now is called. */
export const nameOfAction = (table: Table, user: string, w: Words, { verb, value }: Suggestion): string => {
  if (value === 'pass') return w.ui.pass;
  if (value === 'end') return w.ui.endTurn;
  const { plays, activations, attacks, purchases } = legalActionsOf(table, user, w);
  const choices = { opt: [...plays, ...activations], attack: attacks, buy: purchases }[verb];
  const found = choices.find((choice) => choice.value === value);
  const name = found?.short ?? found?.label ?? '';
  return verb === 'opt' ? name : `${verb === 'attack' ? w.ui.attack : w.ui.buy} ${name}`;
};

/** What is suggested as a button, everything else that can be done in menus, and how to go on without. */
const actionRows = (table: Table, user: string, w: Words, suggestion: Suggestion | null): Row[] => {
  const id = (verb: ButtonVerb, arg = ''): string =>
    formatId({ game: table.data.game.id, window: windowIn(table, user), verb, arg });
  const offered = questionOf(table, user)?.options.map((option) => option.id) ?? [];
  const { plays, activations, attacks, purchases } = legalActionsOf(table, user, w);
  const menu = (custom: string, label: string, choices: readonly Choice[]) =>
    choices.length === 0 ? [] : [select(custom, label, choices.slice(0, LIMITS.options))];
  const on = offered.includes('end') ? 'end' : offered.includes('attack') ? null : 'pass'; // TURN-10, TURN-12
  const isOn = suggestion?.value === on;
  const style = isOn ? 'primary' : 'secondary';
  const ending = button(id('opt', 'end'), w.ui.endTurn, style);
  const advice = button(id('advice'), w.lessons.advice);
  const suggested = suggestion === null ? '' : nameOfAction(table, user, w, suggestion);
  const goOn = on === 'end' ? [ending] : on === 'pass' ? [button(id('pass'), w.ui.pass, style)] : [];
  return rows(
    suggestion === null || isOn
      ? []
      : [
          button(id(suggestion.verb, suggestion.value), suggested, 'primary'),
          ...(suggested.length <= BESIDE_ADVICE ? [advice] : []),
        ],
    menu(id('pick', '0'), `${w.ui.playLoot} / ${w.ui.activate}`, [...plays, ...activations]),
    menu(id('attack'), w.ui.attack, attacks),
    menu(id('buy'), w.ui.buy, purchases),
    [...goOn, ...(suggestion === null ? [advice] : []), button(id('more'), w.ui.more)],
  );
};

/** Whether it only draws the panel again, which the lesson does by itself. */
const isRefresh = (custom: ReturnType<typeof parseId>): boolean => custom?.verb === 'page' && custom.arg === 'r';

/** The panel's own answers to a question, and the way to everything else. */
const questionRows = (panel: Payload, isAsked: boolean): Row[] => {
  const isKept = (part: APIComponentInMessageActionRow): boolean => {
    const id = 'custom_id' in part ? parseId(part.custom_id) : null;
    return id === null || (!LEFT_OUT.includes(id.verb) && !(isAsked && isRefresh(id)));
  };
  return rows(...panel.components.map(({ components }) => components.filter(isKept)));
};

const isOfButtons = ({ components: [first] }: Row): boolean => first?.type === ComponentType.Button;

/** The menus and buttons below the lesson; advice to a question is one of its buttons, for the lesson fits a phone. */
export const practiceControls = (
  table: Table,
  user: string,
  w: Words,
  { panel, suggestion }: { readonly panel: Payload; readonly suggestion: Suggestion | null },
): Row[] => {
  const question = questionOf(table, user);
  if (question?.key === 'priority') return actionRows(table, user, w, suggestion);
  const answers = questionRows(panel, question !== null);
  const buttons = answers.findLast(isOfButtons);
  if (question === null || buttons === undefined || buttons.components.length >= MOST_BUTTONS) return answers;
  const id = formatId({ game: table.data.game.id, window: windowIn(table, user), verb: 'advice', arg: '' });
  const withAdvice = rows([...buttons.components, button(id, w.lessons.advice)]);
  return answers.flatMap((row) => (row === buttons ? withAdvice : [row]));
};

/** How many of these rows are menus. */
export const menusIn = (all: readonly Row[]): number => all.filter((row) => !isOfButtons(row)).length;
