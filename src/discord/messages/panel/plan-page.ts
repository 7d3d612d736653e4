import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { cardsOf } from '../../../engine/index.js';
import { plannableOf, planReadingOf, seatOf, type PlanStep, type Seat, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Choice,
  type Payload,
} from '../../protocol/payload.js';
import { menuPages, clampPage, pageRow } from '../../protocol/paging.js';
import { namesOf, windowIn } from '../../format/seat-names.js';
import { groupOf } from '../choice/option-groups.js';
import { choiceFor } from '../choice/question.js';

const COLOUR = 0x2f4f6f;

/** The menus of steps by what is done in them; ending the turn has a button. */
const MENUS = { play: ['play'], activate: ['activate'], fightOrBuy: ['attack', 'buy'] } as const satisfies Record<
  string,
  readonly PlanStep['do'][]
>;
const MENU_NAMES = ['play', 'activate', 'fightOrBuy'] as const;

const stepLabel = ({ do: deed, card, slot }: PlanStep, w: Words, names: Names): string => {
  const words = w.ahead.plan;
  if (slot !== undefined) return words.step(deed, words.inSlot(slot + 1));
  const deck = deed === 'buy' || deed === 'attack' ? w.board.deckName(DECKS[deed]) : ''; // without a card it is the top of a deck
  return words.step(deed, card === null ? deck : names.card(card));
};
const DECKS = { buy: 'treasure', attack: 'monster' } as const;

type Reading = NonNullable<ReturnType<typeof planReadingOf>>;

/** A step of the plan with what is chosen in it, and what is done when it cannot be done as written. */
const writtenStep = (step: PlanStep, chosen: Reading['chosen'][number], w: Words, names: Names): string => {
  const labels = chosen.flatMap(({ decision, options }) =>
    decision.options.filter(({ id }) => options?.includes(id) === true).map((option) => w.optionLabel(option, names)),
  );
  const otherwise = w.ahead.plan.otherwise(step.otherwise);
  const written = [stepLabel(step, w, names), ...labels].join(' · ');
  return otherwise === '' ? written : w.board.aside(written, otherwise);
};

/** What a card does, below its name in the menu; of one with several abilities the one that is used. */
const describe = ({ card, ability }: PlanStep, table: Table, w: Words): string => {
  if (card === null || table.session === null) return '';
  const known = cardsOf(table.session).card(card);
  return ability === undefined ? w.cardText(known).join(' · ') : w.abilityText(known, ability);
};

/** Why a plan has stopped, for its owner. */
export const stoppedLines = ({ plan }: Seat, w: Words, names: Names): readonly string[] => {
  const stopped = plan?.stopped ?? null;
  if (stopped === null) return [];
  const { title, stopped: why } = w.ahead.plan;
  return [`⚠️ ${w.board.headed(title, why(stopped.why, stopped.card === null ? '' : names.card(stopped.card)))}`];
};

const aboutPlan = (seat: Seat, reading: Reading | null, w: Words, names: Names): readonly string[] => {
  const words = w.ahead.plan;
  const { plan } = seat;
  if (plan === undefined || reading === null) return [words.intro, '', words.nothing];
  const state = plan.stopped === null ? (reading.isOwnTurn ? words.goesOn : words.waits) : '';
  const steps = plan.steps.map((step, at) => `${at + 1}. ${writtenStep(step, reading.chosen[at] ?? [], w, names)}`);
  return [
    words.intro,
    '',
    ...steps,
    words.questions(plan.questions === 'computer'),
    ...(state === '' ? stoppedLines(seat, w, names) : [state]),
    ...(reading.open === null ? [] : ['', `**${w.question(reading.open, names)}**`]),
  ];
};

/** What a menu or button of the page is made with. */
interface Parts {
  readonly table: Table;
  readonly user: string;
  readonly seat: Seat;
  readonly reading: Reading | null;
  readonly w: Words;
  readonly plain: Names;
  readonly id: (verb: ButtonVerb, arg: string) => string;
}

type Components = readonly APIComponentInMessageActionRow[];

/** One copy of each card is enough to choose from, for as long as another one is not planned already. */
const choicesOf = ({ table, user, seat, w, plain }: Parts, deeds: readonly PlanStep['do'][]): readonly Choice[] => {
  const planned = seat.plan?.steps ?? [];
  return plannableOf(table, user)
    .filter(({ step }) => deeds.includes(step.do))
    .filter(({ step }) => !planned.some(({ do: other, ref }) => other === step.do && ref === step.ref))
    .slice(0, LIMITS.options)
    .map(({ id, step }) => ({ value: id, label: stepLabel(step, w, plain), description: describe(step, table, w) }));
};

/** What can be changed about the last step and the plan. */
const changes = ({ reading, w, id }: Parts): Components => {
  if (reading === null || reading.changes.length === 0) return [];
  const choices = reading.changes.map((change) => ({ value: change, label: w.ahead.plan.changes(change) }));
  return [select(id('plan', 'change'), w.ahead.plan.change, choices)];
};

const stepMenus = (parts: Parts): readonly Components[] =>
  MENU_NAMES.map((name) => {
    const offered = choicesOf(parts, MENUS[name]);
    return offered.length === 0 ? [] : [select(parts.id('plan', `add~${name}`), parts.w.ahead.plan.add(name), offered)];
  });

/** What the last step asks, to be chosen now. */
const questionMenus = (
  { w, plain, id }: Parts,
  open: NonNullable<Reading['open']>,
  page: number,
): readonly Components[] => {
  const pages = menuPages(open.options, groupOf);
  const shown = pages[clampPage(page, pages.length)]?.of ?? [];
  const choices = shown.map((option) => choiceFor(option, { w, names: plain, stack: [] }, open.options));
  const max = Math.min(open.max, choices.length);
  const range = { min: Math.min(Math.max(1, open.min), max), max };
  return [
    [select(id('plan', 'choose'), w.ui.choosePlaceholder(range.min, range.max), choices, range)],
    pageRow(page, pages.length, w, (arg) => id('plan', arg)),
  ];
};

const buttons = ({ seat, reading, w, id, ...parts }: Parts): Components => {
  const words = w.ahead.plan;
  const { plan } = seat;
  const isAsked = reading !== null && reading.open !== null;
  const mayEnd = !isAsked && choicesOf({ seat, reading, w, id, ...parts }, ['end']).length > 0;
  return [
    button(id('page', 'r'), w.more.toPanel, 'primary'),
    ...(isAsked ? [button(id('plan', 'open'), words.askMe)] : []),
    ...(mayEnd ? [button(id('plan', 'end'), words.add('end'))] : []),
    ...(plan === undefined
      ? [button(id('plan', 'suggest'), words.suggest)]
      : [button(id('plan', 'drop'), words.drop), button(id('plan', 'forget'), words.dropAll)]),
    ...(plan === undefined || plan.stopped === null ? [] : [button(id('plan', 'resume'), words.resume)]),
  ];
};

/** A person's own turn as a list, to be written by choosing: for them alone. */
export const planMessage = (table: Table, user: string, w: Words, page: number, notice: string | null): Payload => {
  const seat = seatOf(table, user);
  if (seat === null || table.data.phase !== 'playing') return message({ content: notice ?? w.more.spectator });
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const window = windowIn(table, user);
  const id = (verb: ButtonVerb, arg: string): string => formatId({ game: table.data.game.id, window, verb, arg });
  const reading = planReadingOf(table, user);
  const parts: Parts = { table, user, seat, reading, w, plain, id };
  const open = reading?.open ?? null;
  const menus = open === null ? [...stepMenus(parts), changes(parts)] : questionMenus(parts, open, page);
  const said = [...(notice === null ? [] : [notice, '']), ...aboutPlan(seat, reading, w, names)];
  return message({
    embeds: [
      {
        title: clip(w.ahead.plan.title, LIMITS.title),
        description: clip(clipLines(said, 3_900), 4_000),
        color: COLOUR,
      },
    ],
    components: rows(...menus, buttons(parts)),
  });
};
