import { closesAt, isDeserted, knownDeadline, publicView, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { addressOf } from '../../protocol/addresses.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  linkButton,
  message,
  rows,
  select,
  type Payload,
} from '../../protocol/payload.js';
import { namesOf, seatName } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';
import { awaitedText, clockLines } from '../board/board-message.js';
import { replaceMessage } from '../table/replace-page.js';
import { manageId, settingsButton } from '../table/server-settings-page.js';
import type { PlayerId } from '../../../engine/index.js';

const COLOUR = 0x3f6f4f;
/** Tables on one page. */
const ON_PAGE = 10;

/** Since when a game waits for whoever it waits for now, in milliseconds since 1970; null when it waits for nobody. */
const waitsSince = ({ clock, game: { window } }: Table['data']): number | null =>
  window === null || clock.window !== window.id || clock.waits.length === 0
    ? null
    : Math.min(...clock.waits.map(({ since }) => since));

/** What is over soonest comes first, then what waits for longest; after these games that nobody plays, that are paused, lobbies. */
const urgency = (table: Table): readonly number[] => {
  const { data } = table;
  const { phase, clock } = data;
  if (phase === 'lobby') return [3, closesAt(data) ?? Infinity];
  if (clock.paused !== undefined) return [2, clock.paused.since];
  if (isDeserted(data)) return [1, data.game.upkeep.touched ?? 0];
  return [0, knownDeadline(table) ?? Infinity, waitsSince(data) ?? Infinity];
};

/** The tables of a server, the most urgent first. */
const byUrgency = (tables: readonly Table[]): readonly Table[] =>
  tables.toSorted((one, other) => {
    const [mine, theirs] = [urgency(one), urgency(other)];
    const at = mine.findIndex((number, index) => number !== theirs[index]);
    return at < 0 || (mine[at] ?? 0) < (theirs[at] ?? 0) ? -1 : 1;
  });

const closing = (at: number, isDate: boolean, w: Words): string =>
  isDate ? w.lobby.date.stands(stamp(at, 'F'), stamp(at, 'R')) : w.managing.closes(stamp(at, 'R'));

/** How a table stands, as everybody may know it: who is awaited is said as its board says it. */
const linesOf = (table: Table, w: Words): readonly string[] => {
  const { channel, data } = table;
  const where = `<#${channel}>`;
  const view = publicView(table);
  if (data.phase === 'lobby' || view === null) {
    const closes = closesAt(data);
    const people = data.game.seats.filter(({ user }) => user !== null).length;
    const parts = [
      w.managing.lobby(where, people),
      ...(closes === null ? [] : [closing(closes, data.game.upkeep.date !== undefined, w)]),
    ];
    return [parts.join(' · ')];
  }
  const names = namesOf(table, w, 'markdown');
  const since = data.clock.paused === undefined ? waitsSince(data) : null;
  const waits = [awaitedText(table, view, w, names), ...(since === null ? [] : [w.managing.since(stamp(since, 'R'))])];
  return [
    `**${w.managing.game(where, view.turn.number)}**`,
    waits.filter((part) => part !== '').join(' '),
    ...clockLines(table, w, names),
  ].filter((line) => line !== '');
};

const peopleAt = ({ data }: Table): readonly string[] => data.game.seats.map((seat) => seatName(seat, 'plain'));

/** The tables of a server, page by page, with a menu that opens one of them. */
export const serverTablesMessage = (
  tables: readonly Table[],
  page: number,
  w: Words,
  notice: string | null = null,
): Payload => {
  const { title, none, choose, option, people } = w.managing;
  const sorted = byUrgency(tables);
  const pages = Math.ceil(sorted.length / ON_PAGE);
  const first = clampPage(page, pages) * ON_PAGE;
  const shown = sorted.slice(first, first + ON_PAGE);
  const lines = shown.flatMap((table, index) => {
    const [head = '', ...more] = linesOf(table, w);
    return [`${first + index + 1}. ${head}`, ...more.map((line) => `> ${line}`)];
  });
  const choices = shown.map((table, index) => ({
    value: table.channel,
    label: option(first + index + 1, peopleAt(table)),
  }));
  return message({
    content: notice ?? '',
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: shown.length === 0 ? none : clipLines(lines, LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows(
      choices.length === 0 ? [] : [select(manageId('open'), choose, choices)],
      pageRow(page, pages, w, (arg) => manageId(`tables.${arg}`)),
      [button(manageId('people.0'), people.title), settingsButton(w)],
    ),
  });
};

const idFor = (what: string, { channel, data }: Table, ...more: readonly string[]): string =>
  manageId([what, channel, data.game.id, ...more].join('.'));

/** The seats that somebody sits on, of whom a computer player can take the place. */
const seatMenu = (table: Table, w: Words) => {
  const choices = table.data.game.seats.flatMap((seat) =>
    seat.user === null ? [] : [{ value: seat.player, label: seatName(seat, 'plain') }],
  );
  return choices.length === 0 ? [] : [select(idFor('seat', table), w.managing.replace, choices)];
};

/** One table of a server, and what those who manage it can do about it; what they did is said above. */
export const managedTableMessage = (table: Table, server: string, w: Words, notice: string | null = null): Payload => {
  const { managing } = w;
  const { channel, data } = table;
  const isPlayed = data.phase === 'playing';
  const isPaused = data.clock.paused !== undefined;
  const lines = [...linesOf(table, w), ...(isPlayed ? ['', managing.explain] : [])];
  return message({
    content: notice ?? '',
    embeds: [
      { title: clip(managing.title, LIMITS.title), description: clipLines(lines, LIMITS.description), color: COLOUR },
    ],
    components: rows(
      isPlayed
        ? [
            button(idFor('nudge', table), managing.nudge, 'primary', isPaused),
            isPaused
              ? button(idFor('goOn', table), managing.goOn, 'success')
              : button(idFor('pause', table), managing.pause),
          ]
        : [],
      isPlayed ? seatMenu(table, w) : [],
      [
        button(manageId('tables.0'), w.ui.back),
        linkButton(addressOf(server, channel, data.display.messages.board), managing.toTable),
      ],
    ),
  });
};

/** Asks whether a computer player is to take a seat of that table. */
export const seatGivenMessage = (table: Table, player: PlayerId, user: string, w: Words): Payload =>
  replaceMessage(table, player, w, {
    sure: idFor('replace', table, player, user),
    cancel: manageId(`table.${table.channel}`),
  });
