import {
  HAPPENINGS,
  isSameSubject,
  publicView,
  seatOf,
  STANDING_ORDERS,
  subjectsIn,
  type AskedLately,
  type Seat,
  type Subject,
  type Table,
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

const COLOUR = 0x2f4f6f;

/** A subject as the value of a menu. */
const subjectText = (subject: Subject): string => {
  switch (subject.is) {
    case 'card':
      return `card.${subject.card}`;
    case 'happening':
      return `happening.${subject.happening}`;
    case 'player':
      return `player.${subject.player}`;
  }
};

/** The subject that a value of a menu means; null for none. */
export const readSubject = (text: string): Subject | null => {
  const [is, ...rest] = text.split('.');
  const name = rest.join('.');
  const happening = HAPPENINGS.find((one) => one === name);
  if (is === 'card' && name !== '') return { is, card: name };
  if (is === 'happening' && happening !== undefined) return { is, happening };
  return is === 'player' && /^p\d$/.test(name) ? { is, player: name as `p${number}` } : null;
};

/** A subject as an entry of a menu. */
export const choiceOf = (subject: Subject, w: Words, names: Names): Choice => ({
  value: subjectText(subject),
  label: clip(w.asking.subject(subject, names), LIMITS.option),
});

/** What of an open window somebody may not want to be asked again, for the menu beside Pass. */
export const forgetChoices = (table: Table, user: string, w: Words): readonly Choice[] => {
  const [seat, view] = [seatOf(table, user), publicView(table)];
  if (seat === null || view === null) return [];
  const names = namesOf(table, w, 'plain');
  return subjectsIn(view, seat.player).map((subject) => choiceOf(subject, w, names));
};

/** Of what somebody may want to be asked always: players, kinds of things, and the cards that came up lately. */
const alwaysChoices = (table: Table, seat: Seat, lately: AskedLately | null, w: Words): readonly Choice[] => {
  const names = namesOf(table, w, 'plain');
  const players = table.data.game.seats.filter(({ player }) => player !== seat.player);
  const subjects: readonly Subject[] = [
    ...players.map(({ player }) => ({ is: 'player', player }) as const),
    ...HAPPENINGS.map((happening) => ({ is: 'happening', happening }) as const),
    ...(lately?.cards ?? []).map((card) => ({ is: 'card', card }) as const),
  ];
  const known = seat.exceptions ?? [];
  const open = subjects.filter((subject) => !known.some(({ about }) => isSameSubject(about, subject)));
  return open.slice(0, LIMITS.options).map((subject) => choiceOf(subject, w, names));
};

const linesOf = (table: Table, seat: Seat, lately: AskedLately | null, w: Words): readonly string[] => {
  const names = namesOf(table, w, 'markdown');
  const orders = STANDING_ORDERS.map((order) => {
    const { name, means } = w.asking.order(order);
    const times = lately === null || lately.turns === 0 ? [] : [w.asking.times(lately.times[order], lately.turns)];
    return w.board.clauses([`${order === seat.order ? '☑' : '☐'} **${name}** — ${means}`, ...times]);
  });
  const exceptions = (seat.exceptions ?? []).map((one) => w.asking.exception(one, names));
  return [
    ...orders,
    '',
    `**${w.asking.exceptions}**`,
    ...(exceptions.length === 0 ? [w.asking.noExceptions] : exceptions),
    w.asking.vital,
    '',
    w.more.settings(seat),
  ];
};

/** When a person is asked, what other orders would have done in the last turns, and menus to change it: for them alone. */
export const askingMessage = (
  table: Table,
  user: string,
  w: Words,
  { lately, notice }: { readonly lately: AskedLately | null; readonly notice: string | null },
): Payload => {
  const seat = seatOf(table, user);
  if (seat === null || table.data.phase !== 'playing') return message({ content: notice ?? w.more.spectator });
  const names = namesOf(table, w, 'plain');
  const window = windowIn(table, user);
  const id = (verb: ButtonVerb, arg = ''): string => formatId({ game: table.data.game.id, window, verb, arg });
  const orders = STANDING_ORDERS.map((value) => ({
    value,
    label: w.asking.order(value).name,
    chosen: value === seat.order,
  }));
  const known = (seat.exceptions ?? []).map(({ about }) => choiceOf(about, w, names));
  const always = alwaysChoices(table, seat, lately, w);
  const { holdPriority, askForced } = seat;
  const said = [...(notice === null ? [] : [notice, '']), ...linesOf(table, seat, lately, w)];
  return message({
    embeds: [
      { title: clip(w.asking.title, LIMITS.title), description: clip(clipLines(said, 3_900), 4_000), color: COLOUR },
    ],
    components: rows(
      [select(id('order', 'set'), w.asking.choose, orders)],
      always.length === 0 ? [] : [select(id('asking', 'always'), w.asking.always, always)],
      known.length === 0 ? [] : [select(id('asking', 'usual'), w.asking.asUsual, known)],
      [
        button(id('page', 'r'), w.more.toPanel, 'primary'),
        button(id('hold', holdPriority ? 'off' : 'on'), holdPriority ? w.ui.holdPriority.on : w.ui.holdPriority.off),
        button(id('forced', askForced ? 'off' : 'on'), askForced ? w.ui.askForced.on : w.ui.askForced.off),
        button(id('asking', 'given'), w.board.rememberedOrders),
      ],
    ),
  });
};
