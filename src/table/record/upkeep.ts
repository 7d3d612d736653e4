import { remark } from '../../engine/index.js';
import type { Refusal } from './outcome.js';
import type { TableChange, WorkingCopy } from './table-change.js';
import { withGameOver } from './table-change.js';
import { updated, type TableData, type Upkeep } from './data.js';

const HOUR = 3_600_000;
/** Hours after which a table that has not started is closed when nobody does anything. */
const IDLE_LOBBY = 24;

/** The upkeep of a table on which nobody has acted yet. */
export const UNTOUCHED: Upkeep = { server: null, touched: null, idleHours: null, moved: null, origin: null };

/** Hours without an act of anybody after which a table is closed; null when it is over already. */
const patienceWith = ({ phase }: TableData, idleDays: number): number | null => {
  switch (phase) {
    case 'lobby':
      return IDLE_LOBBY;
    case 'playing':
      return idleDays * 24;
    case 'over':
      return null;
  }
};

/** When a lobby closes if nobody acts any more, in milliseconds since 1970; null where that is not known, or no lobby. */
export const closesAt = ({
  phase,
  game: {
    upkeep: { touched },
  },
}: TableData): number | null => (phase !== 'lobby' || touched === null ? null : touched + IDLE_LOBBY * HOUR);

/** Whether a table is to be looked after: nobody has acted for that long, or it is not known when somebody did. */
export const isIdle = (data: TableData, now: number, idleDays: number): boolean => {
  const patience = patienceWith(data, idleDays);
  const { touched } = data.game.upkeep;
  return patience !== null && (touched === null || now - touched >= patience * HOUR);
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
  if (session !== null) remark(session, { say: 'closed', amount: idleDays }, 'idle');
  return {
    session,
    data: updated(withGameOver(data), { game: { upkeep: { ...data.game.upkeep, idleHours: patience } } }),
  };
};
