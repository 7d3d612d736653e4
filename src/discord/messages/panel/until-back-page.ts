import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import {
  isSameSubject,
  isUntilBack,
  readyOf,
  untilBackOf,
  type AskedLately,
  type Seat,
  type Table,
  type UntilBackReading,
} from '../../../table/index.js';
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
import { namesOf, windowIn } from '../../format/seat-names.js';
import { readyLabel } from '../choice/ready-choices.js';
import { choiceOf } from './asking-page.js';

const COLOUR = 0x2f4f6f;

/** What the page of somebody who goes away is made from besides the table. */
interface UntilBackParts {
  readonly lately: AskedLately | null;
  readonly notice: string | null;
  /** The ways to change it are shown. */
  readonly changes: boolean;
  /** It is shown in direct messages, where no card of a hand may stand. */
  readonly isDirect: boolean;
}

/** Whether this table has the page: one over days, for those who play there. */
export const hasUntilBack = (table: Table, user: string): boolean => untilBackOf(table, user) !== null;

/** The way to the page on a panel where nothing is asked: it stands out where one looks and has not just acted. */
export const untilBackButton = (
  scene: {
    readonly table: Table;
    readonly user: string;
    readonly seat: Seat;
    readonly isLook?: boolean;
    readonly w: Words;
  },
  id: string,
): readonly APIButtonComponentWithCustomId[] => {
  const { table, user, seat, isLook, w } = scene;
  if (!hasUntilBack(table, user)) return [];
  return [button(id, w.ahead.untilBack.button, isLook === true && !isUntilBack(seat) ? 'primary' : 'secondary')];
};

/** The way to the account of what was passed on, where there is one that has not been seen. */
export const accountButton = (
  { seat, w }: { readonly seat: Seat; readonly w: Words },
  id: string,
): readonly APIButtonComponentWithCustomId[] =>
  seat.ready?.untilBack?.ended === undefined ? [] : [button(id, w.ahead.untilBack.seeAccount)];

/** What a panel says of it: that it is set, or what it has done. */
export const untilBackLines = ({ ready }: Seat, w: Words): readonly string[] => {
  const until = ready?.untilBack;
  const words = w.ahead.untilBack;
  if (until === undefined) return [];
  if (until.ended === undefined) return [words.isOn];
  return [[words.account(until.passed, until.others), words.couldHave(until.could.length)].join(' ').trim()];
};

/** What is passed and what is asked while it is set: their own choices in place of what is usual, where they have made any. */
const ruleLines = ({ seat }: UntilBackReading, lately: AskedLately | null, w: Words): readonly string[] => {
  const words = w.ahead.untilBack;
  const { otherwise, choices } = readyOf(seat);
  const { passed = 0, asked = 0 } = lately?.untilBack ?? {};
  const always = (seat.exceptions ?? []).some(({ ask }) => ask === 'always');
  return [
    ...(otherwise === undefined ? [words.asks(always), words.passes(passed, asked)] : [w.ahead.ready.rest.passes]),
    ...(choices === undefined ? [] : [w.ahead.ready.rest.chooses]),
  ];
};

const spendsLine = ({ seat }: UntilBackReading, { isDirect }: UntilBackParts, w: Words, names: Names): string => {
  const { answers } = readyOf(seat);
  const labels = isDirect ? answers.map(() => '…') : answers.map((answer) => readyLabel(answer, w, names));
  return w.ahead.untilBack.spends(labels);
};

const aboutUntilBack = (
  reading: UntilBackReading,
  parts: UntilBackParts,
  w: Words,
  names: Names,
): readonly string[] => {
  const words = w.ahead.untilBack;
  const { seat, until, turns } = reading;
  const moments = until?.could ?? [];
  const hasPlan = seat.plan !== undefined && seat.plan.stopped === null;
  return [
    ...untilBackLines(seat, w),
    ...(until?.ended === undefined || parts.isDirect
      ? []
      : moments.map(({ turn, about, cards }) =>
          words.moment(
            turn,
            w.asking.subject(about, names),
            cards.map((card) => names.card(card)),
          ),
        )),
    ...(until === null ? [] : ['']),
    words.ends,
    ...ruleLines(reading, parts.lately, w),
    words.turn(turns, hasPlan),
    ...(readyOf(seat).choices === undefined ? [spendsLine(reading, parts, w, names)] : []),
    words.never(hasPlan),
  ];
};

/** What of the passes they could have answered they can choose to be asked about the next time. */
const askNextChoices = ({ seat, until }: UntilBackReading, w: Words, plain: Names): readonly Choice[] => {
  const always = (seat.exceptions ?? []).filter(({ ask }) => ask === 'always').map(({ about }) => about);
  const moments = until?.ended === undefined ? [] : until.could.map(({ about }) => about);
  const open = moments.filter((about, at) => moments.findIndex((one) => isSameSubject(one, about)) === at);
  return open
    .filter((about) => !always.some((one) => isSameSubject(one, about)))
    .map((about) => choiceOf(about, w, plain));
};

type Ids = (verb: ButtonVerb, arg?: string) => string;

const buttonsOf = (
  { seat, until }: UntilBackReading,
  { changes, isDirect }: UntilBackParts,
  id: Ids,
  w: Words,
): readonly APIButtonComponentWithCustomId[] => {
  const words = w.ahead.untilBack;
  if (changes)
    return [
      button(id('until'), words.button, 'primary'),
      button(id('asking'), w.asking.title),
      button(id('ready'), w.ahead.ready.title),
      button(id('plan'), w.ahead.plan.title),
    ];
  return [
    isUntilBack(seat)
      ? button(id('until', 'off'), words.back, 'primary')
      : button(id('until', 'on'), words.set, 'primary'),
    ...(isDirect ? [] : [button(id('until', 'change'), words.change)]),
    ...(until?.ended === undefined ? [] : [button(id('until', 'seen'), w.ahead.ready.seen)]),
    button(id('page', 'r'), w.more.toPanel),
  ];
};

/** What is passed on for a person until they are back, and what was: for them alone. It shows what they see themselves. */
export const untilBackMessage = (table: Table, user: string, w: Words, parts: UntilBackParts): Payload => {
  const reading = untilBackOf(table, user);
  if (reading === null) return message({ content: parts.notice ?? w.board.notAsked });
  const [names, plain] = [namesOf(table, w, 'markdown'), namesOf(table, w, 'plain')];
  const words = w.ahead.untilBack;
  const window = windowIn(table, user);
  const id: Ids = (verb, arg = '') => formatId({ game: table.data.game.id, window, verb, arg });
  const { notice, isDirect } = parts;
  const said = [...(notice === null ? [] : [notice, '']), ...aboutUntilBack(reading, parts, w, names)];
  const asks = isDirect ? [] : askNextChoices(reading, w, plain);
  return message({
    embeds: [
      { title: clip(words.title, LIMITS.title), description: clip(clipLines(said, 3_900), 4_000), color: COLOUR },
    ],
    components: rows(
      asks.length === 0 ? [] : [select(id('until', 'always'), words.askNext, asks)],
      buttonsOf(reading, parts, id, w),
    ),
  });
};
