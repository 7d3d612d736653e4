import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { BACK_ID, type Decision, type Option, type OptionId, type StackItemView } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { button, LIMITS, select, withEmblem, type Choice } from '../../protocol/payload.js';
import { groupMenu, menuPages, clampPage } from '../../protocol/paging.js';
import { groupName, groupOf } from './option-groups.js';

/** Options that read well as buttons, when they are few and their names short: a choice from a menu takes two clicks. */
const MOST_BUTTONS = 5;
const MOST_LETTERS = 38;

/** What a question's buttons and menus are made from. */
export interface Asked {
  readonly decision: Decision;
  readonly game: string;
  readonly window: string;
  readonly page: number;
  /** The draft of a choice that takes several steps, in order. */
  readonly chosen: readonly OptionId[];
  readonly w: Words;
  /** For labels. */
  readonly names: Names;
  readonly stack: readonly StackItemView[];
}

type Components = readonly APIComponentInMessageActionRow[];

const idOf =
  ({ game, window }: Asked) =>
  (verb: ButtonVerb, arg = ''): string =>
    formatId({ game, window, verb, arg });

/** The options that are chosen between; calling off has a button of its own. */
export const choicesOf = ({ options }: Decision): readonly Option[] => options.filter(({ id }) => id !== BACK_ID);

/**
 * Whether an answer takes several steps: an order is chosen one by one, and several of more than a menu holds page by
 * page.
 */
export const isStepwise = (decision: Decision): boolean =>
  decision.max > 1 && (decision.ordered === true || choicesOf(decision).length > LIMITS.options);

type Naming = Pick<Asked, 'w' | 'names' | 'stack'>;

/** Longer names of an option, that say what it does. */
const longerLabels = (option: Option, { w, names, stack }: Naming): readonly string[] => {
  const item = stack.find(({ id }) => id === option.meaning.stack);
  if (item === undefined) return w.longerLabels(option, names);
  const line = w.stackLine(item, names);
  return [line.length <= LIMITS.label ? line : w.stackLine({ ...item, effect: null }, names)];
};

/** Cards in a hand or a deck, what nobody knows, and equal numbers need not be told apart: each is as good as another. */
const isCounted = ({ meaning: { kind, card, zone } }: Option): boolean => {
  if (kind === 'object') return card !== undefined && zone === 'play';
  return kind === 'trigger' || kind === 'replacement' || kind === 'activate' || kind === 'stack';
};

/** What an option is called among others; with what it does where another one has the same name. */
export const labelOf = (option: Option, naming: Naming, among: readonly Option[]): string => {
  const { w, names } = naming;
  const label = w.choiceLabel(option, names);
  const alike = among.filter((other) => other.id === option.id || w.choiceLabel(other, names) === label);
  if (alike.length < 2) return label;
  const longer = longerLabels(option, naming);
  const others = alike.map((other) => (other.id === option.id ? [] : longerLabels(other, naming)));
  const own = longer.find((form) => form !== label && others.every((forms) => !forms.includes(form)));
  if (own !== undefined) return own;
  const [longest = label] = longer;
  const same = alike.filter((other) => (longerLabels(other, naming)[0] ?? label) === longest);
  const number = same.findIndex(({ id }) => id === option.id) + 1;
  return same.length > 1 && isCounted(option) ? w.numberedLabel(longest, number) : longest;
};

/** Whether a label says what a description does, as far as there is room for it. */
const saysTheSame = (label: string, description: string): boolean =>
  label.includes(description) || (label.endsWith('…') && description.startsWith(label.slice(0, -1).trimEnd()));

/** An option among others as an entry of a menu; it is not described in the words of its label. */
export const choiceFor = (option: Option, { w, names, stack }: Naming, among: readonly Option[] = []): Choice => {
  const label = labelOf(option, { w, names, stack }, among);
  const description = w.optionDescription(option, names);
  const said = saysTheSame(label.toLowerCase(), description.toLowerCase());
  const icon = stack.find(({ id }) => id === option.meaning.stack)?.card ?? option.meaning.card ?? undefined;
  return { value: option.id, label, icon, ...(said ? {} : { description }) };
};

const asChoice = (option: Option, asked: Asked, marked: boolean): Choice => ({
  ...choiceFor(option, asked, asked.decision.options),
  chosen: marked && asked.chosen.includes(option.id),
});

/** The options as they stand on pages: those of a group together (DISCORD section 3). */
const pagesFor = (options: readonly Option[]) => menuPages(options, groupOf);

/** The options of a page; a page that does not exist becomes the nearest. */
export const pageOf = (options: readonly Option[], page: number): readonly Option[] => {
  const pages = pagesFor(options);
  return pages[clampPage(page, pages.length)]?.of ?? [];
};

/** The options in front of whoever is asked: of an order that takes several pages those that are still open. */
export const optionsOn = (decision: Decision, page: number, chosen: readonly OptionId[]): readonly Option[] => {
  const options = choicesOf(decision);
  if (options.length <= LIMITS.options) return options;
  return pageOf(decision.ordered === true ? options.filter(({ id }) => !chosen.includes(id)) : options, page);
};

/** A button for each option; null when they are too many, or say too much. */
const buttonsFor = (asked: Asked, options: readonly Option[], verb: 'opt' | 'step'): Components | null => {
  const labels = options.map((option) => labelOf(option, asked, asked.decision.options));
  if (options.length > MOST_BUTTONS || labels.some((label) => [...label].length > MOST_LETTERS)) return null;
  return options.map(({ id, meaning }, index) => {
    const style = meaning.kind === 'yes' ? 'success' : 'secondary';
    return withEmblem(button(idOf(asked)(verb, id), labels[index] ?? '', style), meaning.card ?? undefined);
  });
};

const directMenu = (asked: Asked, options: readonly Option[]): Components => {
  const { decision, w, page } = asked;
  const shown = pageOf(options, page);
  const min = Math.max(1, Math.min(decision.min, shown.length));
  const max = Math.max(min, Math.min(decision.max, shown.length));
  const choices = shown.map((option) => asChoice(option, asked, false));
  return choices.length === 0
    ? []
    : [select(idOf(asked)('pick', String(page)), w.ui.choosePlaceholder(min, max), choices, { min, max })];
};

const stepMenu = (asked: Asked, options: readonly Option[]): Components => {
  const { decision, w, page, chosen } = asked;
  const ordered = decision.ordered === true;
  const open = ordered ? options.filter(({ id }) => !chosen.includes(id)) : options;
  const shown = pageOf(open, page);
  if (shown.length === 0 || (ordered && chosen.length >= decision.max)) return [];
  const buttons = ordered ? buttonsFor(asked, open, 'step') : null;
  if (buttons !== null) return buttons;
  const max = ordered ? 1 : Math.min(decision.max, shown.length);
  const range = { min: ordered ? 1 : 0, max };
  const choices = shown.map((option) => asChoice(option, asked, !ordered));
  const marked = choices.filter(({ chosen: isChosen }) => isChosen === true).length;
  return [
    select(
      idOf(asked)('step', String(page)),
      ordered ? w.ui.choosePlaceholder(1, 1) : w.ui.choosePlaceholder(decision.min, decision.max),
      choices,
      {
        ...range,
        max: Math.max(max, marked),
      },
    ),
  ];
};

/** Groups to choose from first, when one menu does not hold all the options. */
export const groupRow = (asked: Asked): Components => {
  const { decision, page, w, names } = asked;
  const show = {
    id: idOf(asked)('page', 'g'),
    placeholder: w.more.which,
    name: (key: string) => groupName(key, w, names),
  };
  return groupMenu(pagesFor(choicesOf(decision)), page, show, w);
};

/** The number of pages of a question's options. */
export const questionPages = ({ decision }: Asked): number => pagesFor(choicesOf(decision)).length;

/** The options themselves: buttons when they are few and say it all, otherwise a menu. */
export const answerRow = (asked: Asked): Components => {
  const options = choicesOf(asked.decision);
  if (isStepwise(asked.decision)) return stepMenu(asked, options);
  const buttons = asked.decision.max === 1 ? buttonsFor(asked, options, 'opt') : null;
  return buttons ?? directMenu(asked, options);
};

/** Confirm, one step back, none of them, and calling off. */
export const answerButtons = (asked: Asked): Components => {
  const { decision, chosen, w } = asked;
  const id = idOf(asked);
  const enough = chosen.length >= decision.min && chosen.length <= decision.max;
  const stepwise = isStepwise(decision);
  const ordered = stepwise && decision.ordered === true;
  return [
    ...(ordered ? [button(id('confirm'), chosen.length === 0 ? w.ui.asItIs : w.ui.restAsItIs, 'success')] : []),
    ...(stepwise && !ordered ? [button(id('confirm'), w.ui.confirm, 'success', !enough)] : []),
    ...(stepwise && chosen.length > 0 ? [button(id('unstep'), ordered ? w.ui.unpick : w.ui.clear)] : []),
    ...(!stepwise && decision.min === 0
      ? [button(id('none'), decision.key === 'room.discard' ? w.ui.keep : w.ui.no)]
      : []),
    ...(decision.options.some((option) => option.id === BACK_ID) ? [button(id('opt', BACK_ID), w.ui.back)] : []),
  ];
};
