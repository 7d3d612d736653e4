import { DateTime } from 'luxon';
import { personalHours, publicView, type Person, type Table } from '../../src/table/index.js';
import { done, GLANCE, LOOKS, nextLook, peopleOf, PLAYERS, QUIET, requestOf, STAYS, type Player } from './people.js';
import { openWorld, type World } from './world.js';

const DAY = 24 * 3_600_000;
/** Days after which a game that is not over is given up. */
const LONGEST = 90;

/** A mention as the person read it: the time in milliseconds since 1970, and on the clock of their wall. */
interface Mention {
  readonly at: number;
  readonly clock: string;
  readonly name: string;
  readonly text: string;
}

/** What came of a game. */
export interface PlayedDays {
  readonly seed: string;
  /** Days that it took. */
  readonly days: number;
  readonly turns: number;
  readonly isOver: boolean;
  /** Times that somebody looked at the table, answers that were more than a pass, and passes. */
  readonly looks: number;
  readonly acts: number;
  readonly passes: number;
  readonly mentions: readonly Mention[];
}

/** Which game is played. */
interface GameOverDays {
  readonly seed: string;
  /** Its first day (2027-03-26), at ten in the morning in Paris. */
  readonly from: string;
  /** Whether they make answers ready and write their turns down. */
  readonly prepares: boolean;
}

const seated = async ({ tables, channel }: World): Promise<void> => {
  const [host, ...others] = PLAYERS.map(({ user, name, zone }): Person => ({
    user,
    name,
    hours: personalHours.parse({ zone, quiet: QUIET }),
  }));
  if (host === undefined) throw new Error('nobody plays');
  done(await tables.open(channel, requestOf(host), { souls: 4, language: 'en' }));
  done(await tables.perform(channel, requestOf(host), { do: 'set', setting: { set: 'pace', pace: 'days' } }));
  for (const person of others) done(await tables.perform(channel, requestOf(person), { do: 'join' }));
  done(await tables.perform(channel, requestOf(host), { do: 'start' }));
};

/** A mention with names in it, and times on the clock of whoever reads it. */
const readBy = ({ name, zone }: Player, at: number, text: string): Mention => {
  const clock = (time: number): string =>
    DateTime.fromMillis(time, { zone }).setLocale('en').toFormat('ccc d LLL, HH:mm');
  const named = PLAYERS.reduce((so, one) => so.replaceAll(`<@${one.user}>`, `@${one.name}`), text);
  const told = named.replaceAll(/<t:(\d+):\w>/gu, (_, seconds: string) => clock(1000 * Number(seconds)));
  return { at, clock: clock(at), name, text: told };
};

/** Plays a whole game of four people on three continents who look at it at 8, 13 and 20 h, in a time of its own. */
export const playDays = async ({ seed, from, prepares }: GameOverDays): Promise<PlayedDays> => {
  const start = DateTime.fromISO(`${from}T10:00`, { zone: 'Europe/Paris' }).toMillis();
  const mentions: Mention[] = [];
  const world = await openWorld(start, seed, (at, text) => {
    const player = PLAYERS.find(({ user }) => text.includes(`<@${user}>`));
    if (player !== undefined) mentions.push(readBy(player, at, text));
  });
  const { tables, channel } = world;
  const people = peopleOf(channel, 7, prepares);
  const did = { looks: 0, acts: 0, passes: 0 };
  const next = new Map(PLAYERS.map((player) => [player, nextLook(player, start, LOOKS)]));
  const table = async (): Promise<Table | null> => tables.table(channel);
  let there: readonly { readonly player: Player; readonly until: number }[] = [];

  /** Everybody who is there does what they can; those who have had nothing to do for a while put their phone away. */
  const sit = async (): Promise<void> => {
    const still: (typeof there)[number][] = [];
    for (const { player, until } of there) {
      const { acts, passes } = await people.act(() => tables, player);
      did.acts += acts;
      did.passes += passes;
      const now = acts + passes > 0 ? world.now() + STAYS : until;
      if (now > world.now()) still.push({ player, until: now });
      else await people.prepare(tables, player);
    }
    there = still;
  };

  try {
    await world.passTo(start + 1);
    await seated(world);
    for (;;) {
      const [player, at] = [...next].reduce((first, one) => (one[1] < first[1] ? one : first));
      await world.passTo(there.length > 0 ? Math.min(at, world.now() + GLANCE) : at);
      if ((await table())?.data.phase === 'over' || world.now() > start + LONGEST * DAY) break;
      if (world.now() >= at) {
        next.set(player, nextLook(player, at, LOOKS));
        did.looks += 1;
        await people.open(tables, player);
        there = [...there, { player, until: at + STAYS }];
      }
      await sit();
    }
    const last = await table();
    const turns = last === null ? 0 : (publicView(last)?.turn.number ?? 0);
    const days = (world.now() - start) / DAY;
    return { seed, days, turns, isOver: last?.data.phase === 'over', ...did, mentions };
  } finally {
    await world.close();
  }
};
