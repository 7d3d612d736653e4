import { cardLookup } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { decisionOf } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openInside } from '../../playground/index.js';
import {
  createTables,
  randomFrom,
  readyOffersOf,
  viewOf,
  windowFor,
  type NewTable,
  type Outcome,
  type Person,
  type Table,
  type Tables,
} from '../../src/table/index.js';
import { peopled, type Fuzzer, type Place, type Town } from './fuzzed-people.js';
import { handTime } from './hand-time.js';
import { memoryStore, type Held } from './memory-store.js';

/** When every fuzzed world begins, in ms since 1970. */
export const BEGINNING = Date.UTC(2026, 0, 5, 18);

const done = (outcome: Outcome): Table => {
  if (outcome.is === 'done') return outcome.table;
  throw new Error(
    `A table to be fuzzed was refused: ${JSON.stringify(outcome.is === 'refused' ? outcome.refusal : '')}`,
  );
};

let interactions = 0;
const interaction = (): string => `scene${(interactions += 1)}`;

/** What is set at a table, and how far it is played. */
interface Wanted {
  readonly place: Place;
  readonly seats: number;
  readonly computers?: number;
  readonly new?: Partial<NewTable>;
  /** How many answers are given; null stays in the lobby, and with `ends` the game is ended then. */
  readonly answers: number | null;
  readonly ends?: true;
  /** Everything that cards offer is made ready, and a turn planned. */
  readonly arranged?: true;
}

/** One answer of whoever is asked, as somebody would who tries everything. */
const answerOnce = async (tables: Tables, table: Table, random: () => number): Promise<Table | null> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const seat = table.data.game.seats.find(({ player }) => player === decision?.player);
  if (decision === null || seat?.user === null || seat === undefined) return null;
  const view = viewOf(table, seat.user);
  if (view === null) return null;
  const options = chooseAnswer('random', view, random, cardLookup);
  const window = windowFor(table, seat.user) ?? '';
  const { user, name } = seat;
  return done(
    await tables.perform(
      table.channel,
      { interaction: interaction(), person: { user, name } },
      { do: 'answer', click: { game: table.data.game.id, window, options } },
    ),
  );
};

const arrange = async (tables: Tables, table: Table, person: Person): Promise<void> => {
  for (const { id } of readyOffersOf(table, person.user).slice(0, 3))
    await tables.perform(table.channel, { interaction: interaction(), person }, { do: 'makeReady', id });
  await tables.perform(table.channel, { interaction: interaction(), person }, { do: 'suggestPlan' });
};

const personOf = ({ id, name }: Fuzzer): Person => ({ user: id, name, acceptsQuick: true });

const setTable = async (tables: Tables, town: Town, server: string, wanted: Wanted, seed: number): Promise<void> => {
  const channel = town.channels[wanted.place];
  const [host = personOf(town.people[0] as Fuzzer), ...guests] = town.people.slice(0, wanted.seats).map(personOf);
  const settings: NewTable = { language: 'en', souls: 4, picture: false, server, within: channel, ...wanted.new };
  done(await tables.open(channel, { interaction: interaction(), person: host }, settings));
  for (const guest of guests)
    done(await tables.perform(channel, { interaction: interaction(), person: guest }, { do: 'join' }));
  for (let n = 0; n < (wanted.computers ?? 0); n += 1)
    done(
      await tables.perform(
        channel,
        { interaction: interaction(), person: host },
        { do: 'addComputer', kind: 'simple' },
      ),
    );
  for (const person of [host, ...guests])
    await tables.perform(channel, { interaction: interaction(), person }, { do: 'setStandingOrder', order: 'always' });
  if (wanted.answers === null) return;
  let table: Table | null = done(
    await tables.perform(channel, { interaction: interaction(), person: host }, { do: 'start' }),
  );
  if (wanted.arranged === true) for (const person of [host, ...guests]) await arrange(tables, table, person);
  const random = randomFrom(seed);
  for (let n = 0; n < wanted.answers; n += 1) {
    const next: Table | null = await answerOnce(tables, table, random);
    if (next === null) break;
    table = next;
  }
  if (wanted.ends === true) await tables.perform(channel, { interaction: interaction(), person: host }, { do: 'end' });
};

/** The tables of a world; `far` is how many answers their games are old. */
const wanted = (far: number): readonly Wanted[] => [
  { place: 'two', seats: 2, answers: far },
  { place: 'four', seats: 4, answers: far * 2 },
  { place: 'lobby', seats: 2, answers: null },
  { place: 'days', seats: 3, new: { pace: 'days', language: 'fr' }, answers: far, arranged: true },
  { place: 'over', seats: 2, answers: 10, ends: true },
  { place: 'quick', seats: 2, new: { quick: true }, answers: far },
  { place: 'computers', seats: 1, computers: 2, answers: far },
];

/** How far the games of the worlds are that are fuzzed by turns. */
const FAR = [0, 12, 45, 110] as const;

const playedScene = async (seed: number, index: number): Promise<Held> => {
  const store = memoryStore();
  const time = handTime(BEGINNING);
  const inside = openInside(time, () => undefined);
  const town = peopled(inside);
  const timed = { now: () => time.now(), later: () => undefined };
  const random = (): string => `fuzz ${seed} ${index}`;
  const log = createLogger({ level: 'silent' });
  const tables = createTables({ store, cards: cardLookup, log, random, ...timed });
  for (const one of wanted(FAR[index] ?? 0)) await setTable(tables, town, inside.guildId, one, seed + index);
  return store.held();
};

const played = new Map<string, Promise<Held>>();

/**
 * What the store holds of one of the worlds that are fuzzed by turns, of which there are so many at most: the same for the
 * same seed but for random names. Each is played once.
 */
export const sceneFor = (seed: number, round: number, most: number = FAR.length): Promise<Held> => {
  const index = round % Math.min(most, FAR.length);
  const key = `${seed} ${index}`;
  const scene = played.get(key) ?? playedScene(seed, index);
  played.set(key, scene);
  return scene;
};
