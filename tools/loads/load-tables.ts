import { cardById } from '../../cards/index.js';
import { decisionOf } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import type { Crowd } from '../../playground/index.js';
import { openStore } from '../../src/store/index.js';
import { createTables, windowFor, type Outcome, type Person, type Table, type Tables } from '../../src/table/index.js';

/** A table with two people in the middle of a turn: whose turn it is comes first. */
export interface Seated {
  readonly channel: string;
  readonly people: readonly [string, string];
}

/** Answers before a first turn begins: more than any beginning asks, with those of computer players. */
const MOST_ANSWERS = 300;
/** Milliseconds until an answer of a computer player is looked for again. */
const LOOK = 5;

const tableIn = (outcome: Outcome): Table => {
  if (outcome.is === 'refused') throw new Error(`A table could not be prepared: ${outcome.refusal.why}`);
  return outcome.table;
};

/** Answers in the mildest way until somebody may end their turn; who that is, null when the game begins otherwise. */
const begun = async (
  tables: Tables,
  channel: string,
  people: readonly Person[],
  next: () => string,
): Promise<Person | null> => {
  for (let n = 0; n < MOST_ANSWERS; n += 1) {
    const table = await tables.table(channel);
    const decision = table?.session ? decisionOf(table.session) : null;
    const seat = table?.data.game.seats.find(({ player }) => player === decision?.player);
    const person = people.find(({ user }) => user === seat?.user);
    if (table?.data.clock.thinking !== undefined) {
      await new Promise<void>((resolve) => void setTimeout(resolve, LOOK));
      continue;
    }
    if (!table || decision === null || person === undefined) return null;
    if (decision.options.some(({ id }) => id === 'end')) return person;
    const window = windowFor(table, person.user) ?? '';
    await tables.perform(
      channel,
      { interaction: next(), person },
      { do: 'answer', click: { game: table.data.game.id, window, options: decision.fallback } },
    );
  }
  return null;
};

/** Prepares tables in the embedded store of a folder, each with a game of its own, and with `computers` one that thinks ahead between the two; the folder is free again afterwards. */
export const prepareTables = async (
  crowd: Crowd,
  dataDir: string,
  {
    count,
    picture,
    computers = false,
  }: { readonly count: number; readonly picture: boolean; readonly computers?: boolean },
): Promise<readonly Seated[]> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  let games = 0;
  const tables = createTables({ store, cards: { card: cardById }, log, random: () => `load ${games}` });
  let acts = 0;
  const next = (): string => `prepared ${(acts += 1)}`;
  const seated: Seated[] = [];
  try {
    while (seated.length < count) {
      games += 1;
      const channel = crowd.channel(`table-${games}`);
      const host = { user: crowd.person(`Host ${games}`), name: `Host ${games}` };
      const guest = { user: crowd.person(`Guest ${games}`), name: `Guest ${games}` };
      tableIn(
        await tables.open(
          channel,
          { interaction: next(), person: host },
          { souls: 4, language: 'en', picture, strength: 'strong' },
        ),
      );
      if (computers)
        tableIn(await tables.perform(channel, { interaction: next(), person: host }, { do: 'addComputer' }));
      tableIn(await tables.perform(channel, { interaction: next(), person: guest }, { do: 'join' }));
      tableIn(await tables.perform(channel, { interaction: next(), person: host }, { do: 'start' }));
      for (const one of [host, guest])
        tableIn(
          await tables.perform(
            channel,
            { interaction: next(), person: one },
            { do: 'setStandingOrder', order: 'always' },
          ),
        );
      const active = await begun(tables, channel, [host, guest], next);
      if (active === null) {
        tableIn(await tables.perform(channel, { interaction: next(), person: host }, { do: 'end', manages: true }));
        continue;
      }
      seated.push({ channel, people: [active.user, active === host ? guest.user : host.user] });
    }
  } finally {
    await store.close();
  }
  return seated;
};
