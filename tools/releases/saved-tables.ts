import { cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { decisionOf, procedureOf, viewFor, type Session } from '../../src/engine/index.js';
import {
  randomFrom,
  readyOf,
  readyOffersOf,
  viewOf,
  windowFor,
  type GameStore,
  type Outcome,
  type Person,
  type StoredTable,
  type Table,
  type Tables,
} from '../../src/table/index.js';

/** Where a game stands: what must be the same when it is loaded by another version. */
interface Standing {
  readonly turn: number;
  readonly player: string | null;
  readonly key: string | null;
  readonly options: readonly string[];
  readonly stack: number;
  readonly players: readonly {
    readonly coins: number;
    readonly hp: number;
    readonly souls: number;
    readonly hand: readonly string[];
    readonly items: readonly string[];
  }[];
}

/** What people have arranged at a table for later: its clock, and of each seat how much. */
interface Arranged {
  readonly hasClock: boolean;
  readonly seats: readonly { readonly order: string; readonly readyAnswers: number; readonly plannedSteps: number }[];
}

/** A table as it was stored, and how the game stood. */
export interface SavedTable {
  /** What kind of moment it is: the open question, and for priority what goes on. */
  readonly moment: string;
  readonly stored: StoredTable;
  readonly standing: Standing;
  /** Not in saves of v0.1.0, in which nothing could be arranged. */
  readonly arranged?: Arranged;
}

const CHANNEL = '900';
const HOST: Person = { user: '1', name: 'Ann' };
const GUESTS: readonly Person[] = ['Bob', 'Cyd', 'Dan'].map((name, index) => ({ user: String(index + 2), name }));
const PEOPLE = [HOST, ...GUESTS];

/** What a table shows of a game, seen by everybody who sits there. */
export const standingOf = (table: Table): Standing => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const views = table.data.game.seats.map(({ user }) => viewOf(table, user ?? ''));
  const [view] = views;
  return {
    turn: view?.turn.number ?? 0,
    player: decision?.player ?? null,
    key: decision?.key ?? null,
    options: decision?.options.map(({ id }) => id) ?? [],
    stack: view?.stack.length ?? 0,
    players: (view?.players ?? []).map(({ coins, hp, souls, items }, seat) => ({
      coins,
      hp,
      souls,
      hand: (views[seat]?.hand ?? []).map(({ card }) => card),
      items: items.map(({ card }) => card),
    })),
  };
};

/** What is arranged at a table for later. */
export const arrangedOf = ({ data }: Table): Arranged => ({
  hasClock: data.game.options.pace !== null,
  seats: data.game.seats.map((seat) => ({
    order: seat.order,
    readyAnswers: readyOf(seat).answers.length,
    plannedSteps: seat.plan?.steps.length ?? 0,
  })),
});

const momentOf = (session: Session, key: string): string => {
  if (key !== 'priority') return key;
  const procedure = procedureOf(session);
  const top = viewFor(session, null).stack.at(-1)?.kind ?? 'nothing';
  return `priority ${procedure?.kind ?? 'none'} ${procedure?.step ?? ''} ${top}`;
};

const done = (outcome: Outcome): Table => {
  if (outcome.is === 'done') return outcome.table;
  throw new Error(`A table for the saves was refused: ${outcome.is}`);
};

let interactions = 0;
const interaction = (): string => `save${(interactions += 1)}`;

/** Makes everything ready that somebody's cards offer, and plans their turn as it is suggested. */
const arrange = async (tables: Tables, table: Table, person: Person): Promise<Table> => {
  for (const { id } of readyOffersOf(table, person.user).slice(0, 5))
    await tables.perform(CHANNEL, { interaction: interaction(), person }, { do: 'makeReady', id });
  return done(await tables.perform(CHANNEL, { interaction: interaction(), person }, { do: 'suggestPlan' }));
};

/** Games of two, three and four people by turns, every other one in French, every fourth over days with much arranged for later. */
const open = async (tables: Tables, game: number): Promise<Table> => {
  const others = GUESTS.slice(0, 1 + (game % 3));
  const isOverDays = game % 4 === 3;
  await tables.open(
    CHANNEL,
    { interaction: interaction(), person: HOST },
    { souls: 4, language: game % 2 === 0 ? 'en' : 'fr' },
  );
  if (isOverDays)
    await tables.perform(
      CHANNEL,
      { interaction: interaction(), person: HOST },
      { do: 'set', setting: { set: 'pace', pace: 'days' } },
    );
  for (const person of others) await tables.perform(CHANNEL, { interaction: interaction(), person }, { do: 'join' });
  for (const person of [HOST, ...others])
    await tables.perform(CHANNEL, { interaction: interaction(), person }, { do: 'setStandingOrder', order: 'always' });
  let table = done(await tables.perform(CHANNEL, { interaction: interaction(), person: HOST }, { do: 'start' }));
  if (isOverDays) for (const person of [HOST, ...others]) table = await arrange(tables, table, person);
  return table;
};

const answerAtRandom = async (tables: Tables, table: Table, random: () => number): Promise<Table | null> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const person = PEOPLE[Number(decision?.player.slice(1)) - 1];
  const view = person === undefined ? null : viewOf(table, person.user);
  if (decision === null || person === undefined || view === null) return null;
  const options = chooseAnswer('random', view, random, { card: cardById });
  const window = windowFor(table, person.user) ?? '';
  return done(
    await tables.perform(
      CHANNEL,
      { interaction: interaction(), person },
      { do: 'answer', click: { game: table.data.game.id, window, options } },
    ),
  );
};

/** Goes on with a stored table for at most so many answers of people who answer at random. */
export const playOn = async (tables: Tables, start: Table, answers: number, seed: number): Promise<Table> => {
  const random = randomFrom(seed);
  let table = start;
  for (let n = 0; n < answers; n += 1) {
    const next = await answerAtRandom(tables, table, random);
    if (next === null) break;
    table = next;
  }
  return table;
};

const GAMES = 8;

/** Of all moments of one kind each is as likely to be kept as any other. */
const keeper = (random: () => number) => {
  const kept = new Map<string, { times: number; save: SavedTable }>();
  return {
    offer: (moment: string, save: () => SavedTable): void => {
      const before = kept.get(moment);
      const times = (before?.times ?? 0) + 1;
      kept.set(moment, { times, save: before === undefined || random() * times < 1 ? save() : before.save });
    },
    /** Questions other than priority first, then by turns the rarest and the most frequent moments of priority. */
    all: (): readonly SavedTable[] => {
      const byFrequency = [...kept.values()].toSorted((a, b) => a.times - b.times).map(({ save }) => save);
      const isPriority = ({ moment }: SavedTable): boolean => moment.startsWith('priority');
      const moments = byFrequency.filter(isPriority);
      const mixed = moments.flatMap((_, at) => moments.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2) ?? []);
      return [...byFrequency.filter((save) => !isPriority(save)), ...mixed];
    },
  };
};

/** Plays games and keeps so many moments of them, of different kinds. */
export const playForSaves = async (
  store: GameStore,
  tablesOf: (seed: string) => Tables,
  count: number,
): Promise<readonly SavedTable[]> => {
  const saves = keeper(randomFrom(0));
  for (let game = 0; game < GAMES; game += 1) {
    const tables = tablesOf(`save ${game}`);
    const random = randomFrom(game);
    let table: Table | null = await open(tables, game);
    while (table !== null) {
      const now: Table = table;
      const decision = now.session === null ? null : decisionOf(now.session);
      const stored = await store.load(CHANNEL);
      if (now.session === null || decision === null || stored === null) break;
      const moment = momentOf(now.session, decision.key);
      saves.offer(moment, () => ({ moment, stored, standing: standingOf(now), arranged: arrangedOf(now) }));
      table = await answerAtRandom(tables, now, random);
    }
    await tables.perform(CHANNEL, { interaction: interaction(), person: HOST }, { do: 'end' });
  }
  return saves.all().slice(0, count);
};
