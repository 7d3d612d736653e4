import { DateTime } from 'luxon';
import { cardById, cardLookup } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  hasPart,
  isRound,
  load,
  save,
  seededRandom,
  turnOf,
  viewFor,
  type Effect,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
} from '../../src/engine/index.js';
import {
  isAbsent,
  mayAnswer,
  passingNow,
  publicView,
  questionOf,
  randomFrom,
  readyOf,
  readyOffersOf,
  windowFor,
  type Outcome,
  type Person,
  type Table,
  type Tables,
} from '../../src/table/index.js';

const resources: Resources = { cards: cardLookup, random: seededRandom };

let requests = 0;
/** Somebody who asks for something anew. */
export const requestOf = (person: Person): Parameters<Tables['perform']>[1] => ({
  interaction: `look ${(requests += 1)}`,
  person,
});

/** What was done; otherwise the policy is wrong. */
export const done = (outcome: Outcome): Table => {
  if (outcome.is !== 'done') throw new Error(`not done: ${JSON.stringify({ ...outcome, table: undefined })}`);
  return outcome.table;
};

/** Somebody who plays between other things. */
export interface Player {
  readonly user: string;
  readonly name: string;
  readonly zone: string;
}

/** When they look at the table, on the clock of their wall. */
export const LOOKS = [8, 13, 20];
/** Somebody who looks stays for so many ms after the last thing that they had to do, and sees what is new after so many. */
export const STAYS = 120_000;
export const GLANCE = 20_000;
/** From half past ten in the evening until eight they are not to be told of anything. */
export const QUIET = { from: 22 * 60 + 30, to: 8 * 60 };

/** On three continents; the fourth one lives with the second. */
export const PLAYERS: readonly Player[] = [
  { user: '1', name: 'Ann', zone: 'Asia/Tokyo' },
  { user: '2', name: 'Bob', zone: 'Europe/Paris' },
  { user: '3', name: 'Cyd', zone: 'America/Los_Angeles' },
  { user: '4', name: 'Dan', zone: 'Europe/Paris' },
];

/** What somebody did when they looked at the table. */
export interface Look {
  readonly user: string;
  readonly at: number;
  /** Answers that were more than a pass, and passes. */
  readonly acts: number;
  readonly passes: number;
  /** What was arranged in advance. */
  readonly arranged: number;
}

/** The next time after this one at which the clock on somebody's wall shows one of these hours. */
export const nextLook = ({ zone }: Player, after: number, hours: readonly number[]): number => {
  const day = DateTime.fromMillis(after, { zone }).startOf('day');
  const times = [0, 1].flatMap((days) => hours.map((hour) => day.plus({ days }).set({ hour }).toMillis()));
  return Math.min(...times.filter((time) => time > after));
};

/** The game as it is when this player is asked: the others of an open round who come before them pass; null when they are not. */
const askedOf = (session: Session, player: PlayerId): Session | null => {
  if (decisionOf(session)?.player === player) return session;
  const { session: ahead } = load(save(session), resources);
  for (let decision = decisionOf(ahead); decision?.player !== player; decision = decisionOf(ahead)) {
    if (decision === null || decision.key !== 'priority' || !isRound(ahead)) return null;
    apply(ahead, decision.player, ['pass']);
  }
  return ahead;
};

/** What changes a roll, damage, a death, or what others play or use. */
const ANSWERS = new Set<Effect['do']>([
  'addToRoll',
  'setRoll',
  'reroll',
  'flip',
  'preventDamage',
  'heal',
  'preventDeath',
  'cancel',
  'copy',
  'cancelEverything',
  'cancelAttack',
  'endTurn',
  'deal',
  'kill',
  'until',
]);

/** The seat of somebody who plays here. */
const seatOf = ({ data }: Table, { user }: Player): Table['data']['game']['seats'][number] => {
  const seat = data.game.seats.find((one) => one.user === user);
  if (seat === undefined) throw new Error('they have left the table');
  return seat;
};

/** Whether somebody holds or controls something to answer others with that is not made ready. */
const hasMore = ({ session }: Table, seat: Table['data']['game']['seats'][number]): boolean => {
  if (session === null) return false;
  const { hand, players } = viewFor(session, seat.player);
  const own = players.find(({ id }) => id === seat.player);
  if (own === undefined) return false;
  const ready = new Set<string>(readyOf(seat).answers.map(({ object }) => object));
  const items = [...own.items, ...own.characters];
  return [...hand, ...items].some(({ id, card }) =>
    cardById(card).abilities.some(
      (ability) =>
        !ready.has(id) &&
        (ability.kind === 'loot' || ability.kind === 'activated') &&
        hasPart('ability', ability, { effect: (effect) => ANSWERS.has(effect.do) }),
    ),
  );
};

const isPass = (options: readonly OptionId[]): boolean => options[0] === 'pass';

/** The people of a table, who play as the `simple` computer player does, and what each answer was that was taken. */
export const peopleOf = (channel: string, seed: number, prepares: boolean) => {
  const random = randomFrom(seed);

  const answer = async (tables: Tables, table: Table, player: Player, options: readonly OptionId[]): Promise<void> => {
    const click = { game: table.data.game.id, window: windowFor(table, player.user) ?? '', options };
    const { is } = await tables.perform(channel, requestOf(player), { do: 'answer', click });
    if (is !== 'done') throw new Error(`${player.name} could not answer ${options.join(', ')}: ${is}`);
  };

  /** Passes; for this attack or turn when there is nothing else that this person could do in the window. */
  const pass = async (tables: Tables, table: Table, player: Player, asked: Session): Promise<void> => {
    const seat = seatOf(table, player).player;
    const view = publicView(table);
    const during = (view === null ? null : passingNow(view, seat)?.during) ?? null;
    const canDoNothing = decisionOf(asked)?.options.length === 1;
    if (!canDoNothing || during === null) return answer(tables, table, player, ['pass']);
    const click = { game: table.data.game.id, window: windowFor(table, player.user) ?? '', during };
    done(await tables.perform(channel, requestOf(player), { do: 'passFor', click }));
  };

  /** Answers one thing; null when there is nothing that this person could do now. */
  const once = async (tables: Tables, player: Player): Promise<'act' | 'pass' | null> => {
    const table = await tables.table(channel);
    const session = table?.session ?? null;
    if (table === null || session === null || !mayAnswer(table, player.user)) return null;
    const seat = seatOf(table, player).player;
    const asked = askedOf(session, seat);
    if (asked === null) return null;
    const options = chooseAnswer('simple', viewFor(asked, seat), random, resources.cards);
    if (questionOf(table, player.user) === null && !isPass(options)) return null;
    if (isPass(options)) await pass(tables, table, player, asked);
    else await answer(tables, table, player, options);
    return isPass(options) ? 'pass' : 'act';
  };

  const arrange = async (outcome: Promise<Outcome>): Promise<number> => {
    done(await outcome);
    return 1;
  };

  /** Makes ready what one's cards offer; how much of that there was to do. */
  const makeReady = async (tables: Tables, table: Table, player: Player): Promise<number> => {
    const offers = readyOffersOf(table, player.user);
    const free = Math.max(0, 10 - offers.filter(({ isReady }) => isReady).length);
    let arranged = 0;
    for (const { id } of offers.filter(({ isReady }) => !isReady).slice(0, free))
      arranged += await arrange(tables.perform(channel, requestOf(player), { do: 'makeReady', id }));
    return arranged;
  };

  /** Has choices made as the computer player would, and everything else passed on by whoever holds nothing to answer with. */
  const arrangeRest = async (tables: Tables, table: Table, player: Player): Promise<void> => {
    const seat = seatOf(table, player);
    const ways = ['computer', ...(hasMore(table, seat) ? [] : ['pass'])];
    const { choices, otherwise } = readyOf(seat);
    if (choices === 'computer' && (otherwise === 'pass') === ways.includes('pass')) return;
    done(await tables.perform(channel, requestOf(player), { do: 'answerRest', ways }));
  };

  /** Has a list for the own turn that comes, the one that is suggested; 1 when that was not the list that there was. */
  const writeList = async (tables: Tables, player: Player): Promise<number> => {
    const steps = async (): Promise<string> => {
      const plan = (await tables.table(channel))?.data.game.seats.find(({ user }) => user === player.user)?.plan;
      return JSON.stringify(plan?.stopped === null ? plan.steps : null);
    };
    const before = await steps();
    done(await tables.perform(channel, requestOf(player), { do: 'suggestPlan' }));
    return (await steps()) === before ? 0 : 1;
  };

  return {
    /** Opens the table: whoever was away is back. */
    async open(tables: Tables, player: Player): Promise<void> {
      const table = await tables.table(channel);
      const own = table?.data.game.seats.find(({ user }) => user === player.user)?.player;
      if (table !== null && own !== undefined && isAbsent(table.data, own))
        await tables.perform(channel, requestOf(player), { do: 'comeBack' });
    },

    /** Answers everything that is asked of this person now. */
    async act(tables: () => Tables, player: Player): Promise<Pick<Look, 'acts' | 'passes'>> {
      const did = { acts: 0, passes: 0 };
      for (let now = await once(tables(), player); now !== null; now = await once(tables(), player))
        did[now === 'act' ? 'acts' : 'passes'] += 1;
      return did;
    },

    /** Before they put the phone away: writes a list for the own turn that comes, and makes answers ready. */
    async prepare(tables: Tables, player: Player): Promise<number> {
      const table = await tables.table(channel);
      const session = table?.session ?? null;
      if (!prepares || table === null || session === null || table.data.phase !== 'playing') return 0;
      const arranged = await makeReady(tables, table, player);
      await arrangeRest(tables, table, player);
      const isOwnTurn = table.data.game.seats.some(
        ({ user, player: seat }) => user === player.user && seat === turnOf(session).active,
      );
      return isOwnTurn ? arranged : arranged + (await writeList(tables, player));
    },
  };
};
