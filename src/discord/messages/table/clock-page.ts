import { CHOICES, LATE_TURNS, PACES, type Pace, type Table } from '../../../table/index.js';
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

/** How long a table waits, for one person: its host chooses in menus, everybody else reads. */
export const clockMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { data } = table;
  const { pace } = data.game.options;
  const id = (arg: string): string => formatId({ game: data.game.id, window: '', verb: 'choose', arg });
  const leads = data.phase === 'lobby' && data.game.host === user;
  const about = [...(notice === null ? [] : [`**${notice}**`, '']), w.pace.line(pace), '', w.pace.explain];
  return message({
    embeds: [
      { title: clip(w.pace.title, LIMITS.title), description: clipLines(about, LIMITS.description), color: COLOUR },
    ],
    components: [
      ...(leads ? paceMenu(pace, id, w) : []),
      ...(leads && pace !== null ? timeMenus(pace, id, w) : []),
      ...rows([button(formatId({ game: data.game.id, window: '', verb: 'options', arg: 'back' }), w.ui.back)]),
    ],
  });
};
