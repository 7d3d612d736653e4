import { cardById, cardLookup } from '../../../cards/index.js';
import { drawsOf } from '../../../src/engine/index.js';
import {
  createTables,
  thoughtAbout,
  type Appointment,
  type GameStore,
  type IsOurs,
  type Strength,
  type Table,
  type Tables,
  type Thinkers,
} from '../../../src/table/index.js';
import { ANN, CHANNEL, done, requestOf, silent } from '../table-scene.js';

/** Enough to weigh something. */
const TRIES = 12;
const resources = { cards: cardLookup, random: drawsOf };

/** Thinks in this process, with rollouts alone; what it was asked for, and whether it has come to an end when it is due. */
export const thinkersByHand = () => {
  const asked: { readonly after: number }[] = [];
  const by = { comesToAnEnd: true, isFull: false };
  const thinkers: Thinkers = {
    think: (saved): Appointment | null => {
      if (by.isFull) return null;
      const appointment = {
        after: 100,
        thought: () => (by.comesToAnEnd ? thoughtAbout(saved, resources, { rollouts: TRIES }) : null),
      };
      asked.push(appointment);
      return appointment;
    },
    close: async () => undefined,
  };
  return { thinkers, asked, by };
};

/** Tables whose time is run by hand. */
export const openByHand = (store: GameStore, thinkers: Thinkers | undefined, seed = 'a seed') => {
  const time = { now: Date.UTC(2026, 10, 26) };
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const tables = createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: silent,
    random: () => seed,
    now: () => time.now,
    later: (milliseconds, run) => void timers.push({ at: time.now + milliseconds, run }),
    ...(thinkers === undefined ? {} : { thinkers }),
  });
  /** Lets what has been begun go on as far as it does without time. */
  const calm = async (): Promise<void> => {
    for (let turns = 0; turns < 40; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    tables,
    time,
    timers,
    calm,
    /** So many milliseconds pass, with everything that is due in them. */
    async pass(milliseconds: number): Promise<void> {
      const until = time.now + milliseconds;
      await calm();
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.splice(timers.indexOf(due), 1);
        time.now = Math.max(time.now, due.at);
        due.run();
        await calm();
      }
      time.now = until;
    },
    /** What is due is looked at, as a process does each second. */
    async look(isOurs?: IsOurs): Promise<void> {
      await tables.keepTime(undefined, isOurs)();
      await calm();
    },
    table: async (): Promise<Table> => (await tables.table(CHANNEL))!,
  };
};

/** A game of Ann and so many computer players. */
export const againstComputers = async (tables: Tables, strength: Strength, computers = 1): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en', strength }));
  for (let seat = 0; seat < computers; seat += 1)
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'first', first: 'p2' } }));
  return done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
};
