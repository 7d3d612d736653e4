import { afterWaking, CHOICES, LATE_TURNS, NO_HOURS, PACES, type Pace, type Table } from '../../../table/index.js';
import { stamp } from '../../format/times.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Payload,
  type Row,
} from '../../protocol/payload.js';

const COLOUR = 0x8a6d3b;
/** The value of a menu for as long as it takes. */
export const NO_LIMIT = 'none';

const paceMenu = (pace: Pace | null, id: (arg: string) => string, w: Words): Row[] =>
  rows([
    select(
      id('pace'),
      w.pace.choose('pace'),
      [null, ...PACES].map((name) => ({
        value: name ?? NO_LIMIT,
        label: `${w.pace.emoji(name)} ${w.pace.name(name)}`,
        chosen: name === (pace?.name ?? null),
      })),
    ),
  ]);

const timeMenus = (pace: Pace, id: (arg: string) => string, w: Words): Row[] => {
  const times = (['answer', 'turn'] as const).map((what) => [
    select(
      id(`clock.${what}`),
      w.pace.choose(what),
      CHOICES[pace.name][what].map((seconds) => ({
        value: seconds === null ? NO_LIMIT : `${seconds}`,
        label: w.pace.choice(what, seconds),
        chosen: seconds === pace[what],
      })),
    ),
  ]);
  const late = select(
    id('clock.lateTurn'),
    w.pace.choose('lateTurn'),
    LATE_TURNS.map((name) => ({
      value: name,
      label: w.pace.lateTurn(name),
      description: w.pace.lateTurnDescription(name),
      chosen: name === pace.lateTurn,
    })),
  );
  return rows(...times, [late]);
};

/** Until when this person would have time for something that begins now; null for as long as it takes. */
const untilFor = ({ data }: Table, user: string, seconds: number | null, now: number): string | null => {
  const hours = data.game.seats.find((seat) => seat.user === user)?.hours ?? NO_HOURS;
  const until = seconds === null ? null : afterWaking(hours, now, seconds * 1000);
  return until === null ? null : stamp(until, 'f');
};

/** What the times come to on this person's wall, over days. */
const onTheWall = (table: Table, user: string, now: number, w: Words): readonly string[] => {
  const { pace } = table.data.game.options;
  if (pace?.name !== 'days') return [];
  const [answer, turn] = [untilFor(table, user, pace.answer, now), untilFor(table, user, pace.turn, now)];
  return answer === null && turn === null ? [] : ['', w.pace.onTheWall(answer, turn, pace.lateTurn)];
};

/** How many missed deadlines end the waiting, as a button that makes it the other. */
const missesButton = (pace: Pace, id: (arg: string) => string, w: Words): ReturnType<typeof button> =>
  button(id(`clock.misses.${pace.misses === 1 ? 2 : 1}`), w.pace.misses(pace.misses ?? 2));

/**
 * How long a table waits, for one person: its host chooses in menus, everybody else reads. `now` is in milliseconds since
 * 1970.
 */
export const clockMessage = (table: Table, user: string, w: Words, notice: string | null, now: number): Payload => {
  const { data } = table;
  const { pace } = data.game.options;
  const id = (arg: string): string => formatId({ game: data.game.id, window: '', verb: 'choose', arg });
  const leads = data.phase === 'lobby' && data.game.host === user;
  const about = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    w.pace.line(pace),
    ...onTheWall(table, user, now, w),
    '',
    w.pace.explain(pace?.misses ?? 2),
  ];
  return message({
    embeds: [
      { title: clip(w.pace.title, LIMITS.title), description: clipLines(about, LIMITS.description), color: COLOUR },
    ],
    components: [
      ...(leads ? paceMenu(pace, id, w) : []),
      ...(leads && pace !== null ? timeMenus(pace, id, w) : []),
      ...rows([
        ...(leads && pace !== null ? [missesButton(pace, id, w)] : []),
        button(formatId({ game: data.game.id, window: '', verb: 'options', arg: 'back' }), w.ui.back),
      ]),
    ],
  });
};
