import { DateTime } from 'luxon';
import { onTestFinished } from 'vitest';
import { turnOf } from '../../../src/engine/index.js';
import {
  personalHours,
  type Person,
  type Setting,
  type StandingOrder,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { prefixed } from '../../store/scene.js';
import { redisServer } from '../../support/redis.js';
import { CHANNEL, done, requestOf } from '../../table/table-scene.js';
import { openWaits } from './hours-waited.js';
import {
  GLANCE,
  LOOKS,
  nextLook,
  peopleOf,
  PLAYERS,
  QUIET,
  STAYS,
  type Look,
  type Player,
} from '../../../tools/days/people.js';
import { KILLS, Processes, type Told } from './processes.js';
import { HOUR } from '../../support/durations.js';

export const DAY = 24 * HOUR;

const personOf = ({ user, name, zone }: Player): Person => ({
  user,
  name,
  hours: hoursOf(zone),
  acceptsQuick: true,
});
export const hoursOf = (zone: string) => personalHours.parse({ zone, quiet: QUIET });

/** How a game over days is played. */
export interface Way {
  readonly seed: string;
  /** The first day, at ten in the morning in Paris. */
  readonly from: string;
  readonly order: StandingOrder;
  /** They write lists for their turns and make answers ready. */
  readonly prepares: boolean;
  /** Who vanishes, and comes back: from which day of the game until which. */
  readonly gone?: { readonly user: string; readonly from: number; readonly to: number };
  readonly settings?: readonly Setting[];
}

/** What came of it. */
export interface Days {
  readonly days: number;
  readonly table: Table;
  readonly tables: Tables;
  readonly processes: Pick<Processes, 'latest' | 'killed' | 'deadlines' | 'start'>;
  readonly looks: readonly Look[];
  readonly told: readonly Told[];
  /** Milliseconds between two own turns of somebody. */
  readonly between: readonly number[];
  /** Milliseconds for which the table waited, by what it waited for. */
  readonly waited: ReadonlyMap<string, number>;
  /** Every wait that ended because its time was over. */
  readonly late: ReadonlySet<string>;
}

const seated = async (tables: () => Tables, { order, settings = [] }: Way): Promise<void> => {
  const [host, ...others] = PLAYERS.map(personOf) as [Person, ...Person[]];
  const act = async (outcome: ReturnType<Tables['perform']>): Promise<void> => void done(await outcome);
  await act(tables().open(CHANNEL, requestOf(host), { souls: 4, language: 'en' }));
  for (const setting of [{ set: 'pace', pace: 'days' }, ...settings] as const)
    await act(tables().perform(CHANNEL, requestOf(host), { do: 'set', setting }));
  for (const person of others) await act(tables().perform(CHANNEL, requestOf(person), { do: 'join' }));
  for (const person of [host, ...others])
    await act(tables().perform(CHANNEL, requestOf(person), { do: 'setStandingOrder', order }));
  await act(tables().perform(CHANNEL, requestOf(host), { do: 'start' }));
};

/** Whose time is over, so that whoever takes this table is to act in place of them: each wait by its player and beginning. */
const overdue = (table: Table | null, now: number): readonly string[] =>
  (table?.data.clock.waits ?? []).flatMap(({ player, since, due = Infinity, passed }) =>
    due <= now && passed === undefined ? [`${player} ${since}`] : [],
  );

/** Notes when turns begin. */
const openNotes = (now: () => number) => {
  const turns: { readonly number: number; readonly player: string; readonly at: number }[] = [];
  return {
    look({ session }: Table): void {
      if (session === null) return;
      const { number, active } = turnOf(session);
      if (turns.at(-1)?.number !== number) turns.push({ number, player: active, at: now() });
    },
    between: (): readonly number[] =>
      turns.flatMap(({ player, at }, index) => {
        const before = turns.slice(0, index).findLast((one) => one.player === player);
        return before === undefined ? [] : [at - before.at];
      }),
  };
};

/**
 * Plays a whole game of four people who look at it at 8, 13 and 20 h, with two processes of the bot on one Redis of which one is
 * killed at every deadline.
 */
export const playedOverDays = async (way: Way): Promise<Days> => {
  const server = await redisServer();
  onTestFinished(async () => server.stop());
  const start = DateTime.fromISO(`${way.from}T10:00`, { zone: 'Europe/Paris' }).toMillis() + 137;
  const tables = (): Tables => processes.any.tables;
  const late = new Set<string>();
  const processes = new Processes(prefixed(server.url, server.prefix), start, way.seed, async (channel, now) => {
    const found = overdue(await tables().table(channel), now);
    for (const wait of found) late.add(wait);
    return found.length > 0;
  });
  onTestFinished(async () => processes.stop());
  processes.killAt = () => KILLS[processes.deadlines % KILLS.length] ?? null;
  const notes = openNotes(() => processes.now);
  const waits = openWaits(() => processes.now);
  processes.changed = (table) => {
    notes.look(table);
    waits.look(table);
  };
  await processes.passTo(start + 1);
  await seated(tables, way);
  const people = peopleOf(CHANNEL, 7, way.prepares);
  const looks: Look[] = [];
  const next = new Map(PLAYERS.map((player) => [player, nextLook(player, start, LOOKS)]));
  const isGone = ({ user }: Player, at: number): boolean => {
    const { gone } = way;
    return gone?.user === user && at >= start + gone.from * DAY && at < start + gone.to * DAY;
  };
  const isOver = async (): Promise<boolean> => (await tables().table(CHANNEL))!.data.phase === 'over';
  /** Those who look at the table now, until when, and what they have done. */
  let there: readonly (Look & { readonly player: Player; readonly until: number })[] = [];
  /** Everybody who is there does what they can; those who have had nothing to do for a while put their phone away. */
  const sitting = async (): Promise<void> => {
    const still: (typeof there)[number][] = [];
    for (const look of there) {
      const { acts, passes } = await people.act(tables, look.player);
      const until = acts + passes > 0 ? processes.now + STAYS : look.until;
      const now = { ...look, acts: look.acts + acts, passes: look.passes + passes, until };
      if (until > processes.now) still.push(now);
      else looks.push({ ...now, arranged: await people.prepare(tables(), look.player) });
    }
    there = still;
  };
  for (;;) {
    const [player, at] = [...next].reduce((first, one) => (one[1] < first[1] ? one : first));
    await processes.passTo(there.length > 0 ? Math.min(at, processes.now + GLANCE) : at);
    if ((await isOver()) || processes.now > start + 90 * DAY) break;
    if (processes.now >= at) {
      next.set(player, nextLook(player, at, LOOKS));
      if (!isGone(player, at)) {
        await people.open(tables(), player);
        there = [...there, { user: player.user, player, at, acts: 0, passes: 0, arranged: 0, until: at + STAYS }];
      }
    }
    await sitting();
  }
  const [days, table] = [(processes.now - start) / DAY, (await tables().table(CHANNEL))!];
  const { told } = processes;
  const measured = { between: notes.between(), waited: waits.waited() };
  return { days, table, tables: tables(), processes, looks: [...looks, ...there], told, ...measured, late };
};
