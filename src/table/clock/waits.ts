import { sameTree } from '../../engine/index.js';
import type { PlayerId } from '../../engine/index.js';
import { STOPPED, type Clock, type Pace, type Wait } from '../record/groups/clock.js';
import type { HasGame, Seat, TableData } from '../record/data.js';
import { isDeserted } from '../record/missed-deadlines.js';
import { NO_HOURS, type Hours } from '../record/fields/personal-hours.js';
import { afterWaking, nextWake, wakingMs } from './hours.js';
import { timeFor } from './pace.js';

/** Somebody for whom a table waits, for what, and whether they have passed already, which nobody else may see. */
export interface Awaited {
  readonly player: PlayerId;
  readonly for: Wait['for'];
  readonly hasPassed: boolean;
}

/** What a table waits for: who, in which window of which turn. */
export interface Waiting {
  readonly window: string;
  readonly turn: number;
  readonly awaited: readonly Awaited[];
}

/** From this length on, in milliseconds, somebody is reminded when half of their time is over. */
const WORTH_REMINDING = 3_600_000;
/** So many milliseconds of waking time before its end somebody is reminded again who had at least `from` when it began or last went on. */
const LAST_REMINDER = { left: 3 * 3_600_000, from: 10 * 3_600_000 } as const;
/** Milliseconds for which nobody is told of a window that may close at once. */
const HELD_BACK = 1_000;
/** Milliseconds for which somebody who has just acted is taken to be there, and sees by themselves what they are asked. */
const THERE = 60_000;

const hoursOf = (seats: readonly Seat[], player: PlayerId): Hours =>
  seats.find((seat) => seat.player === player)?.hours ?? NO_HOURS;

/** A wait that begins, or goes on with what is left of it. */
const withDue = (wait: Wait, hours: Hours): Wait => {
  const { due: _, ...rest } = wait;
  const due = wait.left === undefined ? null : afterWaking(hours, wait.since, wait.left);
  return due === null ? rest : { ...rest, due };
};

/** A wait whose player has passed at that time, or has not. */
const withPass = (wait: Wait, passed: number | null): Wait => {
  const { passed: _, ...rest } = wait;
  return passed === null ? rest : { ...rest, passed };
};

/** A wait whose player may be told from that time on; null for never. */
const withTell = (wait: Wait, tell: number | null): Wait => {
  const { tell: _, ...rest } = wait;
  return tell === null ? rest : { ...rest, tell };
};

/** Milliseconds of waking time that a wait has taken until now, or until its player passed. */
const timeSpent = ({ since, passed, left }: Wait, hours: Hours, now: number): number =>
  left === undefined ? 0 : Math.min(left, wakingMs(hours, since, Math.max(since, passed ?? now)));

/** What is left of a wait: an early pass makes no difference, for everybody sees until when somebody is awaited. */
const leftAt = (wait: Wait, hours: Hours, now: number): Pick<Wait, 'left'> => {
  const { passed: _, ...shown } = wait;
  return wait.left === undefined ? {} : { left: wait.left - timeSpent(shown, hours, now) };
};

/** The clock after downtime, which extends every deadline: everybody has as much time left as before it. */
const withDowntime = (clock: Clock, seats: readonly Seat[], lost: number | null): Clock => {
  const by = (lost ?? clock.lost) - clock.lost;
  if (lost === null || by === 0) return clock;
  const waits = clock.waits.map((wait) => {
    const passed = wait.passed === undefined ? null : wait.passed + by;
    return withDue(withPass({ ...wait, since: wait.since + by }, passed), hoursOf(seats, wait.player));
  });
  return { ...clock, lost, waits };
};

/** A wait that goes on: since when they have passed, and what is left of it when their hours have changed. */
const continueWait = (wait: Wait, { hasPassed }: Awaited, before: Hours, hours: Hours, now: number): Wait => {
  const still = withPass(wait, hasPassed ? (wait.passed ?? now) : null);
  if (before === hours || sameTree(before, hours)) return still;
  return withDue(withTell({ ...still, ...leftAt(wait, before, now), since: now }, nextWake(hours, now)), hours);
};

/** What is left of the turn: a new turn begins with all of it, and waits for its player that have ended count. */
const turnLeft = (
  { waits, turn, window: open }: Clock,
  pace: Pace | null,
  { turn: number, window, awaited }: Waiting,
  seats: readonly Seat[],
  now: number,
): Clock['turn'] => {
  if (pace === null || pace.turn === null) return null;
  if (turn?.number !== number) return { number, left: pace.turn * 1000 };
  const goesOn = (wait: Wait): boolean =>
    open === window && awaited.some(({ player, for: what }) => player === wait.player && what === 'turn');
  const ended = waits.filter((wait) => wait.for === 'turn' && !goesOn(wait));
  const used = ended.reduce((sum, wait) => sum + timeSpent(wait, hoursOf(seats, wait.player), now), 0);
  return { number, left: Math.max(0, turn.left - used) };
};

/** Who acts again in a window or turn whose time was over for them, and in which of the two. */
const backIn = (before: Clock, { actor, late }: Clock, { window, turn }: Waiting): Clock['late'][number] | null => {
  if (late.some(({ player }) => player === actor)) return null;
  const found = before.late.find((one) => one.player === actor && (one.turn === turn || one.window === window));
  return found ?? null;
};

/** What somebody has who comes back in their own turn when its time is over: as long as for an answer. */
const turnAgain = (pace: Pace | null, number: number): Clock['turn'] => {
  const left = timeFor(pace, 'answer', null);
  return left === null ? null : { number, left };
};

/** Whoever is late for this window or turn; for others it is over. */
const stillLate = ({ late }: Clock, { window, turn }: Waiting): Clock['late'] =>
  late.filter((one) => one.turn === turn || one.window === window);

/**
 * When those who are there acted last, with whoever acts in this change. Passes given early count from when their window
 * closes: the time at which somebody is told of the next one must not tell when they passed.
 */
const seenAt = ({ seen, actor, window: open, waits }: Clock, window: string, now: number): Clock['seen'] => {
  const passed = open === window ? [] : waits.filter((wait) => wait.passed !== undefined && now - wait.passed < THERE);
  const newly = new Set([...(actor === null ? [] : [actor]), ...passed.map(({ player }) => player)]);
  const there = seen.filter(({ player, at }) => !newly.has(player) && now - at < THERE);
  return [...there, ...[...newly].map((player) => ({ player, at: now }))];
};

/**
 * From when on somebody may be told that they are awaited: not while they are there, asleep or away; null for not at all. In a
 * game of one sitting nobody who is there is told of a window that others are asked in too, for it is over soon.
 */
const tellAt = (
  acted: number | undefined,
  { pace, left, isShared }: { readonly pace: Pace | null; readonly left: number | null; readonly isShared: boolean },
  hours: Hours,
  now: number,
): number | null => {
  if (acted !== undefined && isShared && pace?.name === 'tonight') return null;
  const there = acted === undefined ? now : acted + Math.min(THERE, (left ?? Infinity) / 2);
  return nextWake(hours, Math.max(now + HELD_BACK, there));
};

/** The wait of somebody at a paused table: without an end, and without a notification. */
const withoutEnd = ({ due: _due, tell: _tell, ...wait }: Wait): Wait => wait;

/** A wait whose time counts from now on only; without a limit it does not matter since when. */
const countingFrom = (wait: Wait, now: number): Wait => {
  const since = wait.left === undefined ? wait.since : now;
  return { ...wait, since, ...(wait.passed === undefined ? {} : { passed: now }) };
};

/** The clock as it is paused: everybody keeps the time that they have left. */
const pauseClock = (clock: Clock, seats: readonly Seat[], now: number): Clock => {
  const used = (wait: Wait): number => timeSpent(wait, hoursOf(seats, wait.player), now);
  const ofTurn = clock.waits.filter((wait) => wait.for === 'turn').reduce((sum, wait) => sum + used(wait), 0);
  const waits = clock.waits.map((wait) =>
    withoutEnd(countingFrom({ ...wait, ...leftAt(wait, hoursOf(seats, wait.player), now) }, now)),
  );
  return { ...clock, waits, turn: clock.turn && { ...clock.turn, left: Math.max(0, clock.turn.left - ofTurn) } };
};

/** The clock as it is resumed: no time has run meanwhile. */
const resumeClock = (clock: Clock, seats: readonly Seat[], now: number): Clock => {
  const waits = clock.waits.map((wait) => {
    const hours = hoursOf(seats, wait.player);
    return withDue(withTell(wait, nextWake(hours, now + HELD_BACK)), hours);
  });
  return { ...clock, waits };
};

/** The clock until now, with time in which no process ran, or that stood still, counting for nobody. */
const untilNow = (
  before: Pick<TableData, 'clock'> & HasGame<'seats'>,
  { clock, game: { seats } }: Pick<TableData, 'clock'> & HasGame<'seats'>,
  now: number,
  lost: number | null,
): Clock => {
  const there = withDowntime(clock, before.game.seats, lost);
  const [wasPaused, isPaused] = [before.clock.paused !== undefined, clock.paused !== undefined];
  if (!wasPaused) return isPaused ? pauseClock(there, before.game.seats, now) : there;
  const counted = { ...there, waits: there.waits.map((wait) => withoutEnd(countingFrom(wait, now))) };
  return isPaused ? counted : resumeClock(counted, seats, now);
};

/** When somebody acted last who is taken to be there, by hand or by a step of their planned turn; undefined for nobody there. */
const actedAt = (clock: Clock, seats: readonly Seat[], player: PlayerId, now: number): number | undefined => {
  const acted = clock.seen.find((other) => other.player === player)?.at;
  const planned = seats.find((seat) => seat.player === player)?.plan?.at;
  return planned === undefined || now - planned >= THERE ? acted : Math.max(planned, acted ?? planned);
};

/** Who is awaited at this table and until when: a wait that is there already goes on. */
const waitsIn = (
  clock: Clock,
  before: HasGame<'seats'>,
  {
    game: {
      seats,
      options: { pace },
    },
  }: HasGame<'seats' | 'options'>,
  { window, awaited }: Waiting,
  now: number,
): readonly Wait[] =>
  awaited.map((one): Wait => {
    const { player, for: what } = one;
    const hours = hoursOf(seats, player);
    const present = clock.waits.find((wait) => wait.player === player && wait.for === what);
    if (present !== undefined && clock.window === window)
      return continueWait(present, one, hoursOf(before.game.seats, player), hours, now);
    const left = timeFor(pace, what, clock.turn?.left ?? null);
    const acted = actedAt(clock, seats, player, now);
    const began = { player, for: what, since: now, ...(left === null ? {} : { left }) };
    const isShared = awaited.length > 1;
    return withDue(
      withTell(withPass(began, one.hasPassed ? now : null), tellAt(acted, { pace, left, isShared }, hours, now)),
      hours,
    );
  });

/**
 * The clock of a table that waits now: whoever is awaited anew has their time from `now` on, whoever was has what is left
 * of it, and time in which no process ran counts for nobody. While it is paused (`clock.paused`) no time runs, and nothing
 * has an end. Whoever comes back when their time was over has it again. `now` is in milliseconds since 1970, `lost` in
 * milliseconds, null when it is not known; `waiting` null stops the clock.
 */
export const clockAt = (
  before: Pick<TableData, 'clock'> & HasGame<'seats'>,
  data: TableData,
  waiting: Waiting | null,
  now: number,
  lost: number | null,
): Clock => {
  const { clock } = data;
  const { seats, options } = data.game;
  if (waiting === null) {
    const { comingUp, thinking } = clock;
    return { ...STOPPED, lost: lost ?? clock.lost, comingUp, ...(thinking === undefined ? {} : { thinking }) };
  }
  const { window } = waiting;
  const seen = seenAt(clock, window, now);
  const timedOut = clock.timedOut.filter(({ until }) => until > now);
  const known = untilNow(before, data, now, lost);
  const kept = { ...known, seen, actor: null, used: [], late: stillLate(clock, waiting), timedOut };
  if (isDeserted({ clock: kept, game: { seats, options } })) return { ...kept, window, waits: [] };
  const back = backIn(before.clock, clock, waiting);
  const isTurnAgain = back !== null && back.turn === waiting.turn;
  const turn = isTurnAgain
    ? turnAgain(options.pace, waiting.turn)
    : turnLeft(kept, options.pace, waiting, before.game.seats, now);
  const others = kept.waits.filter(({ player }) => player !== back?.player);
  const waits = waitsIn({ ...kept, waits: others, turn }, before, data, waiting, now);
  return { ...kept, window, turn, waits: clock.paused === undefined ? waits : waits.map(withoutEnd) };
};

/**
 * When somebody is next notified that they are awaited, in milliseconds since 1970; null when they need not. Where others are
 * awaited too it makes no difference that they have passed: who is left out would show.
 */
export const notifyAt = (
  { player, for: what, since, left, tell, passed, heard, last }: Wait,
  { clock, game: { seats } }: Pick<TableData, 'clock'> & HasGame<'seats'>,
): number | null => {
  if (clock.paused !== undefined || what === 'hold' || heard === 'nudged' || last === true) return null;
  if (passed !== undefined && clock.waits.length === 1) return null;
  if (heard === undefined) return tell ?? null;
  if (left === undefined || left < (heard === 'told' ? WORTH_REMINDING : LAST_REMINDER.from)) return null;
  return afterWaking(hoursOf(seats, player), since, heard === 'told' ? left / 2 : left - LAST_REMINDER.left);
};

/** Whether a wait still ends by itself: its player has not passed, and the table does not answer for them already. */
const canBeLate = ({ late }: Clock, { player, passed }: Wait): boolean =>
  passed === undefined && late.every((one) => one.player !== player);

/** Those whose time is over at `now`, who have not passed, and for whom the table does not answer yet. */
export const overdueIn = (clock: Clock, now: number): readonly Wait[] =>
  clock.waits.filter((wait) => wait.due !== undefined && wait.due <= now && canBeLate(clock, wait));

/** When the table wants to be looked at next because of its clock, in milliseconds since 1970; null for never. */
export const nextLookAt = ({ clock, game: { seats } }: Pick<TableData, 'clock'> & HasGame<'seats'>): number | null => {
  const times = clock.waits.flatMap((wait) => {
    const notify = notifyAt(wait, { clock, game: { seats } });
    const due = wait.due !== undefined && canBeLate(clock, wait) ? [wait.due] : [];
    return notify === null ? due : [notify, ...due];
  });
  const all = [...times, ...clock.timedOut.map(({ until }) => until)];
  return all.length === 0 ? null : Math.min(...all);
};

/**
 * Until when the table waits at the most, whoever of those who are asked has passed early: it tells nothing of that. Null when
 * there is no end.
 */
export const deadlineOf = ({
  clock,
  game: { window },
}: Pick<TableData, 'clock'> & HasGame<'window'>): number | null => {
  if (clock.window !== window?.id || clock.waits.length === 0) return null;
  const ends = clock.waits.map(({ due }) => due ?? Infinity);
  const last = Math.max(...ends);
  return last === Infinity ? null : last;
};

/** Until when this player has time, for their own eyes; null when they are not awaited, or for as long as it takes. */
export const ownDeadline = ({ clock }: Pick<TableData, 'clock'>, player: PlayerId): number | null =>
  clock.waits.find((wait) => wait.player === player)?.due ?? null;
