import { appendLogLine } from '../../engine/index.js';
import type { Refusal } from './outcome.js';
import type { TableChange, WorkingCopy } from './table-change.js';
import { withGameOver } from './table-change.js';
import { updated, type TableData, type Upkeep } from './data.js';

const HOUR = 3_600_000;
/** Hours after which a table that has not started is closed when nobody does anything: people on three continents need days. */
const IDLE_LOBBY = { usual: 24, days: 7 * 24 } as const;
/** Milliseconds before a lobby closes on its date at which those who have joined are reminded; after an outage it stays that long. */
const NOTICE = HOUR;

/** The upkeep of a table on which nobody has acted yet. */
export const UNTOUCHED: Upkeep = { server: null, touched: null, idleHours: null, moved: null, origin: null };

/** Hours without an act of anybody after which a lobby is closed. */
const lobbyPatience = ({ game }: TableData): number =>
  game.options.pace?.name === 'days' ? IDLE_LOBBY.days : IDLE_LOBBY.usual;

/** Hours without an act of anybody after which a table is closed; null when it is over already. */
const patienceWith = (data: TableData, idleDays: number): number | null => {
  switch (data.phase) {
    case 'lobby':
      return lobbyPatience(data);
    case 'playing':
      return idleDays * 24;
    case 'over':
      return null;
  }
};

/**
 * When a lobby closes, in milliseconds since 1970: on the date that its host gave, or if nobody acts any more. Null where that is
 * not known, or no lobby.
 */
export const closesAt = (data: TableData): number | null => {
  const { touched, date } = data.game.upkeep;
  if (data.phase !== 'lobby') return null;
  if (date !== undefined) return (date.reminded ?? 0) > date.at ? (date.reminded ?? 0) + NOTICE : date.at;
  return touched === null ? null : touched + lobbyPatience(data) * HOUR;
};

/** When those who sit in a lobby are to be reminded of its date; null when there is none or they have been. */
const remindsAt = ({ phase, game }: TableData): number | null => {
  const { date } = game.upkeep;
  return phase !== 'lobby' || date === undefined || date.reminded !== undefined ? null : date.at - NOTICE;
};

/** When a lobby does something by itself next. */
export const lobbyDueAt = (data: TableData): number | null => remindsAt(data) ?? closesAt(data);

/** Whether a table is to be looked after: its time is over, or it is not known when somebody acted. */
export const isIdle = (data: TableData, now: number, idleDays: number): boolean => {
  const patience = patienceWith(data, idleDays);
  const { touched, date } = data.game.upkeep;
  if (patience === null) return false;
  if (data.phase === 'lobby' && date !== undefined) return remindsAt(data) === null && (closesAt(data) ?? now) <= now;
  return touched === null || now - touched >= patience * HOUR;
};

/** The table with the date on which its lobby closes; null for none. */
export const withDate = (data: TableData, at: number | null): TableData => {
  const { date: _date, ...upkeep } = data.game.upkeep;
  return { ...data, game: { ...data.game, upkeep: at === null ? upkeep : { ...upkeep, date: { at } } } };
};

/** Notes that those who sit in a lobby are reminded of its date, when that is due; refused otherwise. */
const remind = ({ data, session }: WorkingCopy, now: number): TableChange | Refusal => {
  const { date } = data.game.upkeep;
  if (date === undefined || (remindsAt(data) ?? Infinity) > now) return { why: 'notPossible' };
  return {
    session,
    data: updated(data, { game: { upkeep: { ...data.game.upkeep, date: { ...date, reminded: now } } } }),
  };
};

/** What a lobby does by itself whose time has come. */
export const lobbyDue = (working: WorkingCopy, now: number): TableChange | Refusal => {
  const reminded = remind(working, now);
  return 'why' in reminded ? closeIdle(working, now, 1) : reminded;
};

/** Somebody has just acted on the table; `now` is in milliseconds. */
export const touched = <T extends TableChange | Refusal>(change: T, now: number): T =>
  'why' in change
    ? change
    : { ...change, data: updated(change.data, { game: { upkeep: { ...change.data.game.upkeep, touched: now } } }) };

/** Closes a table on which nobody acts any more. Of a table of an older version it is noted that it is there. */
export const closeIdle = (working: WorkingCopy, now: number, idleDays: number): TableChange | Refusal => {
  const { data, session } = working;
  const patience = patienceWith(data, idleDays);
  if (patience === null) return { why: 'gameOver' };
  if (!isIdle(data, now, idleDays)) return { why: 'notPossible' };
  if (data.game.upkeep.touched === null) return touched(working, now);
  const idleHours = data.phase === 'lobby' && data.game.upkeep.date !== undefined ? null : patience;
  if (session !== null) appendLogLine(session, { say: 'closed', amount: idleDays }, 'idle');
  return {
    session,
    data: updated(withGameOver(data), { game: { upkeep: { ...data.game.upkeep, idleHours } } }),
  };
};
