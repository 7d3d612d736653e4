import { cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  forcedAnswer,
  load,
  openGame,
  outcomeOf,
  save,
  seededRandom,
  stackHeight,
  takeEntries,
  turnOf,
  viewFor,
  windowOf,
  type Card,
  type Decision,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
  type StackItemView,
} from '../../src/engine/index.js';
import {
  couldChange,
  autoAccept,
  isAsked,
  isFreeActionPhase,
  randomFrom,
  setupForTable,
  STANDARD,
  stakeFor,
  STANDING_ORDERS,
  type Stake,
  type StandingOrder,
} from '../../src/table/index.js';
import { median, startOf } from './sim-figures.js';

/** What to simulate: games of `simple` players who are all asked of the same. */
export interface AskingOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly cards: readonly Card[];
}

/** Windows that passed by themselves in which the player would have done something about the top of the stack. */
type Missed = Record<Stake | 'other', number>;

/** How often people were asked in one game, and how often they did more than pass. */
interface Asked {
  /** Of things on the stack: in the turns of others, and in one's own turn. */
  others: number;
  othersUsed: number;
  own: number;
  ownUsed: number;
  /** In one's own action phase with nothing going on. */
  main: number;
  choices: number;
  /** Questions that everybody can see to have one possible answer, put all the same. */
  forced: number;
  /** Changes of the one who is waited for. */
  runs: number;
  readonly missed: Missed;
}

/** What is printed for each level, on sealed and quick tables: medians per game, and what was missed in all of them. */
export interface AskingResult {
  readonly order: StandingOrder;
  readonly table: 'sealed' | 'quick';
  readonly games: number;
  readonly turns: number;
  readonly asked: Omit<Asked, 'missed'>;
  /** On average per game. */
  readonly missed: Missed;
}

const SOULS = 4;
/** Decisions after which a game is left; none of four `simple` players was ever so long. */
const LIMIT = 100_000;
const PASS: readonly OptionId[] = ['pass'];
const resources: Resources = { cards: { card: cardById }, random: seededRandom };

const nothing = (): Asked => ({
  others: 0,
  othersUsed: 0,
  own: 0,
  ownUsed: 0,
  main: 0,
  choices: 0,
  forced: 0,
  runs: 0,
  missed: { ownDeath: 0, ownThings: 0, winningSouls: 0, other: 0 },
});

const answerOf = (session: Session, player: PlayerId, random: () => number): readonly OptionId[] =>
  chooseAnswer('simple', viewFor(session, player), random, resources.cards);

const isPass = ([option]: readonly OptionId[]): boolean => option === 'pass';

/** Whether the new thing on the stack targets the one below, or changes what it does to its targets or those who fight. */
const isAbout = (session: Session, above: StackItemView, below: StackItemView): boolean => {
  if (above.targetRefs.includes(below.id)) return true;
  if (above.effect === null || !couldChange(below, above.effect)) return false;
  const { attack } = viewFor(session, null);
  const fighting = below.attackRoll && attack !== null ? [attack.player, attack.target] : [];
  const touched: readonly (string | null)[] = [...below.targetRefs, ...fighting];
  return above.targetRefs.length === 0 || above.targetRefs.some((ref) => touched.includes(ref));
};

/** Whether this answer, given now, would have done something about the top of the stack. */
const wouldHaveAnswered = (
  session: Session,
  { player }: Decision,
  answer: readonly OptionId[],
  random: () => number,
): boolean => {
  const below = viewFor(session, null).stack.at(-1);
  if (below === undefined) return false;
  const { session: ahead } = load(save(session), resources);
  apply(ahead, player, answer);
  for (let now = decisionOf(ahead); now?.player === player && now.key !== 'priority'; now = decisionOf(ahead))
    apply(ahead, player, answerOf(ahead, player, random));
  const above = viewFor(ahead, null).stack.at(-1);
  return above !== undefined && above.id !== below.id && isAbout(ahead, above, below);
};

/** When each seat is asked, and whether hands are judged, as on a quick table. */
interface Asking {
  readonly orderOf: (player: PlayerId) => StandingOrder;
  readonly isQuick: boolean;
  /** Whether it is noted what passed by themselves. */
  readonly notes: boolean;
}

/** Who is asked, judged once for each window on the view of a spectator, as at a table. */
const openWindows = (session: Session, { orderOf }: Asking) => {
  let window = '';
  let view = viewFor(session, null);
  let asked = new Map<PlayerId, boolean>();
  let acted: PlayerId | null = null;
  /** Who had just done something when the window opened: they are done, and pass by themselves. */
  let done: PlayerId | null = null;
  return {
    did: (player: PlayerId): void => void (acted = player),
    asks(player: PlayerId): boolean {
      const [now = ''] = windowOf(session).split('.');
      if (now !== window) [window, view, asked, done, acted] = [now, viewFor(session, null), new Map(), acted, null];
      const known = asked.get(player);
      if (known !== undefined) return known;
      const isDone = done === player && !isFreeActionPhase(view, player);
      const found = !isDone && isAsked(view, player, { order: orderOf(player), passing: null });
      asked.set(player, found);
      return found;
    },
  };
};

const noteMissed = (session: Session, decision: Decision, asked: Asked, random: () => number): void => {
  if (stackHeight(session) === 0) return;
  const answer = answerOf(session, decision.player, random);
  if (isPass(answer) || !wouldHaveAnswered(session, decision, answer, random)) return;
  asked.missed[stakeFor(viewFor(session, null), decision.player) ?? 'other'] += 1;
};

const notePut = (session: Session, { player, key, forced }: Decision, asked: Asked, isUsed: boolean): void => {
  if (forced === 'openly') asked.forced += 1; // DEC-31: what is forced in secret is put, so that it does not show
  if (key !== 'priority') asked.choices += 1;
  else if (isFreeActionPhase(viewFor(session, null), player)) asked.main += 1;
  else {
    const kind = turnOf(session).active === player ? 'own' : 'others';
    asked[kind] += 1;
    if (isUsed) asked[`${kind}Used`] += 1;
  }
};

/** A game that was played to its end. */
interface AskedGame {
  readonly asked: Asked;
  readonly turns: number;
  readonly winners: readonly PlayerId[];
}

/** Plays one game of `simple` players; null when it went on for too long. */
export const playAsked = (
  { cards, players }: Pick<AskingOptions, 'cards' | 'players'>,
  seed: string,
  asking: Asking,
): AskedGame | null => {
  const session = openGame(setupForTable(cards, players, SOULS, seed, { ...STANDARD, rooms: true }), resources, {
    checkpoints: asking.notes,
  });
  const [random, aside] = [randomFrom(startOf(seed)), randomFrom(startOf(`${seed} aside`))];
  const [asked, windows] = [nothing(), openWindows(session, asking)];
  let waited: PlayerId | null = null;
  for (let decisions = 0; decisions < LIMIT; decisions += 1) {
    const [decision, outcome] = [decisionOf(session), outcomeOf(session)];
    if (outcome !== null || decision === null)
      return { asked, turns: turnOf(session).number, winners: outcome?.winners ?? [] };
    const { player, key } = decision;
    const forced =
      key === 'priority' ? null : (forcedAnswer(decision) ?? autoAccept(decision, { order: asking.orderOf(player) }));
    const canAct = !asking.isQuick || decision.options.length > 1;
    const isPut = key === 'priority' ? canAct && windows.asks(player) : forced === null;
    const chosen = isPut ? answerOf(session, player, random) : (forced ?? PASS);
    if (isPut) {
      notePut(session, decision, asked, !isPass(chosen));
      if (waited !== player) asked.runs += 1;
      waited = player;
    } else if (key === 'priority' && canAct && asking.notes) noteMissed(session, decision, asked, aside);
    apply(session, player, chosen, { automatic: !isPut });
    if (key === 'priority' && !isPass(chosen)) windows.did(player);
    takeEntries(session);
  }
  return null;
};

/** The figures of all games at this level; what is printed for people on such tables. */
export const simulateAsking = (
  options: AskingOptions,
  order: StandingOrder,
  table: AskingResult['table'],
): AskingResult => {
  const games = Array.from({ length: options.games }, (_, index) =>
    playAsked(options, `${options.seed}.${index + 1}`, {
      orderOf: () => order,
      isQuick: table === 'quick',
      notes: true,
    }),
  ).flatMap((game) => game ?? []);
  const of = (kind: keyof Omit<Asked, 'missed'>): number => median(games.map(({ asked }) => asked[kind]));
  const missed = (stake: keyof Missed): number => {
    const all = games.reduce((sum, { asked }) => sum + asked.missed[stake], 0);
    return Math.round((100 * all) / Math.max(1, games.length)) / 100;
  };
  return {
    order,
    table,
    games: games.length,
    turns: median(games.map(({ turns }) => turns)),
    asked: {
      others: of('others'),
      othersUsed: of('othersUsed'),
      own: of('own'),
      ownUsed: of('ownUsed'),
      main: of('main'),
      choices: of('choices'),
      forced: of('forced'),
      runs: of('runs'),
    },
    missed: {
      ownDeath: missed('ownDeath'),
      ownThings: missed('ownThings'),
      winningSouls: missed('winningSouls'),
      other: missed('other'),
    },
  };
};

/** Every level on sealed and quick tables. */
export const askingTable = (options: AskingOptions): readonly AskingResult[] =>
  STANDING_ORDERS.flatMap((order) =>
    (['sealed', 'quick'] as const).map((table) => simulateAsking(options, order, table)),
  );
