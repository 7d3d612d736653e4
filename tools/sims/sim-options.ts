import {
  inVariantOrder,
  modeNamed,
  VARIANTS,
  variantClash,
  type ModeId,
  type VariantId,
} from '../../src/engine/index.js';
import { CHALLENGES, DIFFICULTIES, PLAYABLE_SETS, poolOf, SEATS } from '../../src/table/index.js';
import type { CoverageTable } from './sim-coverage.js';
import type { AskingResult } from './sim-asking.js';
import type { Playing } from './sim-playing.js';
import { SOULS, type SimOptions, type SimResult } from './sim-games.js';
import type { Bot } from './sim-watch.js';
import { BadArguments, givenIn, partOf, wholeNumber, type Part } from '../tool-arguments.js';

/** A number of seats, or from one to another, as in 2-4. */
const seatsOf = (text: string): Pick<SimOptions, 'players' | 'upTo'> => {
  const [least = '', most = least, ...rest] = text.split('-');
  const players = wholeNumber('players', rest.length === 0 ? least : text, 1, SEATS.most);
  return most === least ? { players } : { players, upTo: wholeNumber('players', most, players + 1, SEATS.most) };
};

const cardsOf = (given: string) => {
  const names = given.split(',');
  const unknown = names.find((name) => !PLAYABLE_SETS.some((set) => set === name));
  if (unknown !== undefined) throw new BadArguments(`--sets knows ${PLAYABLE_SETS.join(', ')}, not "${unknown}".`);
  return poolOf(names);
};

const parsed = (args: readonly string[]) =>
  givenIn(args, {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'random' },
    sets: { type: 'string', default: 'base' },
    mode: { type: 'string', default: '' },
    difficulty: { type: 'string', default: 'normal' },
    variants: { type: 'string', default: '' },
    pairs: { type: 'boolean', default: false },
    'always-asked': { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    asking: { type: 'boolean', default: false },
    advantage: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    cores: { type: 'string', default: '1' },
    playing: { type: 'string', default: '0' },
    most: { type: 'string', default: '50' },
    file: { type: 'string', default: '' },
    focus: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

/** What `--help` says. */
export const HELP = `npm run sim -- [options]: plays games between computer players and prints what they took.

  --games N     how many games (100)
  --players N   players in a game, 1 to 8; 2-4 takes these numbers in turn (2); one plays for both seats of a game
                together
  --seed TEXT   the same seed gives the same games (1)
  --bots KINDS  random or simple, or one kind for each seat, as in simple,random,random;
                the kinds move on by one seat from game to game (random)
  --sets NAMES  sets of cards, separated by commas (base); rooms are in the game where a set has some
  --mode NAME   a way to play besides everybody against everybody: together, for two, or day-of-the-doodler
  --difficulty NAME  of a mode with a shared goal: normal, hard or ultra (normal)
  --variants NAMES  variants of the rulebook, separated by commas (none)
  --pairs       takes each variant alone and all pairs of variants that may go together in turn, from game to game
  --always-asked  lets everybody answer at every window, without standing orders; questions are not counted, and random
                players are about twice as fast
  --coverage    prints too which cards were in play and which modes, roll rows, options and replacements were
                reached, set by set, and plays games in which the others are frequent to reach those as well
  --asking      plays games of simple players once for each level of being asked, on sealed and quick tables, and
                prints how often people were asked, how often they did more than pass, and what they missed
  --advantage FILE  plays games in which one simple player is asked always and the others of what matters, and prints
                how often that one wins; the file keeps what has been played, so that a run can go on
  --file FILE   keeps each game in this file as it is over, so that a run that was ended goes on
  --cores N     so many processes play parts of the games (1)
  --playing N   for each of the cards that simple players use most, of those that are not in the base set: N pairs of
                games of two that differ in nothing but that its owner never uses it in one of them, and prints how
                often the owner wins; below -2 standard errors using it does harm. Takes --file, --part, --cores too
  --most N      so many cards for --playing (50)
  --part N/OF   plays only this part of the games of a file and prints nothing, for a process of several (1/1)
  --focus       plays only the games in which what the file lacks is frequent
  --json        prints JSON

In a game of more than 30,000 decisions random players go on as simple ones, for some things end only by sense.
Wins are counted for each kind of computer player, and how long its answers took, in ms; souls by the type of the
card that was gained as one.
`;

const BOTS: readonly Bot[] = ['random', 'simple'];

const botsOf = (names: string): readonly Bot[] =>
  names.split(',').map((name) => {
    const found = BOTS.find((bot) => bot === name);
    if (found === undefined) throw new BadArguments(`--bots takes ${BOTS.join(' or ')}, not "${name}".`);
    return found;
  });

type Way = NonNullable<SimOptions['way']>;

/** A challenge in one of its forms; null for a name that is none. */
const challengeOf = (name: string, form: string): Way | null => {
  const challenge = Object.entries(CHALLENGES).find(([one]) => one === name)?.[1];
  if (challenge === undefined) return null;
  const mode = Object.entries(challenge).find(([one]) => one === form)?.[1];
  if (mode === undefined)
    throw new BadArguments(`--difficulty takes ${Object.keys(challenge).join(', ')}, not "${form}".`);
  return { mode, souls: SOULS };
};

const togetherOf = (name: string, difficulty: string): Way => {
  if (name !== 'together')
    throw new BadArguments(`--mode knows ${['together', ...Object.keys(CHALLENGES)].join(', ')}, not "${name}".`);
  const souls = Object.entries(DIFFICULTIES).find(([one]) => one === difficulty)?.[1];
  if (souls === undefined)
    throw new BadArguments(`--difficulty takes ${Object.keys(DIFFICULTIES).join(', ')}, not "${difficulty}".`);
  return { mode: name, souls };
};

/** The way to play that is named; null for everybody against everybody. */
const wayOf = (name: string, difficulty: string, players: number): NonNullable<SimOptions['way']> | null => {
  if (name === '') return null;
  const way = challengeOf(name, difficulty) ?? togetherOf(name, difficulty);
  const { mode } = way;
  const [least, most] = modeNamed(mode).seats ?? [SEATS.least, SEATS.most];
  if (players !== 1 && (players < least || players > most))
    throw new BadArguments(`--mode ${mode} is for ${least} to ${most} players, but --players is ${players}.`);
  return way;
};

const variantOf = (name: string): VariantId => {
  const found = VARIANTS.find((one) => one === name);
  if (found === undefined) throw new BadArguments(`--variants knows ${VARIANTS.join(', ')}, not "${name}".`);
  return found;
};

const clashIn = (choice: readonly VariantId[], mode: ModeId | undefined) =>
  variantClash(choice, mode === undefined ? null : modeNamed(mode));

/** Each variant alone, and each pair that may be in one game of this mode. */
const pairsIn = (mode: ModeId | undefined): readonly (readonly VariantId[])[] => {
  const pairs = VARIANTS.flatMap((one, at) =>
    VARIANTS.slice(at + 1).map((other): readonly VariantId[] => [one, other]),
  );
  return [...VARIANTS.map((one) => [one]), ...pairs].filter((choice) => clashIn(choice, mode) === null);
};

/** The choices of variants that games take in turn; null for none. */
const variantsOf = (
  names: string,
  pairs: boolean,
  mode: ModeId | undefined,
): NonNullable<SimOptions['variants']> | null => {
  if (pairs) return pairsIn(mode);
  if (names === '') return null;
  const chosen = inVariantOrder(names.split(',').map(variantOf));
  const clash = clashIn(chosen, mode);
  if (clash !== null) throw new BadArguments(`--variants cannot have "${clash.variant}" in such a game.`);
  return [chosen];
};

/** Reads the arguments of `npm run sim`. Throws `BadArguments`. */
export const optionsOf = (
  args: readonly string[],
): SimOptions & {
  readonly coverage: boolean;
  readonly asking: boolean;
  readonly advantage: string | null;
  readonly part: Part;
  readonly cores: number;
  /** Pairs of games for each card; 0 for none of that. */
  readonly pairs: number;
  readonly most: number;
  readonly file: string | null;
  readonly focus: boolean;
  readonly json: boolean;
  readonly help: boolean;
} => {
  const given = parsed(args);
  const seats = seatsOf(given.players);
  const bots = botsOf(given.bots);
  const way = wayOf(given.mode, given.difficulty, seats.upTo ?? seats.players);
  const variants = variantsOf(given.variants, given.pairs, way?.mode);
  if (bots.length > 1 && (bots.length !== seats.players || seats.upTo !== undefined))
    throw new BadArguments(`--bots names ${bots.length} seats, but --players is ${given.players}.`);
  return {
    games: wholeNumber('games', given.games, 1, 1_000_000),
    ...seats,
    seed: given.seed,
    bots,
    cards: cardsOf(given.sets),
    ...(way === null ? {} : { way }),
    ...(variants === null ? {} : { variants }),
    ...(given['always-asked'] ? { alwaysAsked: true } : {}),
    coverage: given.coverage,
    asking: given.asking,
    advantage: given.advantage === '' ? null : given.advantage,
    part: partOf(given.part),
    cores: wholeNumber('cores', given.cores, 1, 64),
    pairs: wholeNumber('playing', given.playing, 0, 100_000),
    most: wholeNumber('most', given.most, 1, 1_000),
    file: given.file === '' ? null : given.file,
    focus: given.focus,
    json: given.json,
    help: given.help,
  };
};

/** How people were asked, for people. */
export const askingText = (results: readonly AskingResult[]): string =>
  results
    .map(({ order, table, games, turns, asked, missed }) => {
      const { others, othersUsed, own, ownUsed, main, choices, forced, runs } = asked;
      const { ownDeath, ownThings, winningSouls, other } = missed;
      return [
        `${order}, ${table}: ${games} games of ${turns} turns; ${runs} runs`,
        `  others ${others} (${othersUsed} used), own ${own} (${ownUsed} used), main ${main}, choices ${choices}, forced ${forced}`,
        `  missed per game: own death ${ownDeath}, own items and souls ${ownThings}, winning souls ${winningSouls}, other ${other}`,
      ].join('\n');
    })
    .join('\n');

/** What the use of cards does for who has them, for people. */
export const playingText = (cards: readonly Playing[]): string =>
  cards
    .map(
      ({ card, pairs, played, held, errors }) =>
        `${card}: ${percent(played)} won playing it, ${percent(held)} holding it, ${errors} standard errors in ${pairs} pairs`,
    )
    .join('\n');

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** What was reached of the cards of each set. */
type Coverages = Readonly<Record<string, CoverageTable>>;

const togetherText = ({ together }: SimResult): readonly string[] =>
  together === null
    ? []
    : [
        `together: ${together.won} of ${together.of} games won (${percent(together.won / together.of)} ± ${percent(together.error)})`,
      ];

const variantsText = ({ variants }: SimResult): readonly string[] =>
  Object.entries(variants).map(
    ([name, { games, finished, unfinished, errors }]) =>
      `${name}: ${finished} of ${games} games finished, ${unfinished} unfinished, ${errors} errors`,
  );

const roundsText = ({ rounds }: SimResult): readonly string[] =>
  Object.entries(rounds).map(
    ([players, { games, seats, questions, waits }]) =>
      `a round with ${players} playing on ${seats} seats: ${questions} questions in ${waits} waits, in ${games} games`,
  );

const coverageText = (tables: Coverages): readonly string[] =>
  Object.entries(tables).flatMap(([set, table]) =>
    Object.entries(table).map(
      ([kind, { all, games, focused, missing }]) =>
        `${set} ${kind}: ${games} of ${all} reached, ${focused} more in focused games` +
        (missing.length === 0 ? '' : `; not reached: ${missing.join(' ')}`),
    ),
  );

/** The figures for people. */
export const asText = (result: SimResult, coverage: Coverages | null = null): string => {
  const { main, choices, responses, total, waits } = result.questions;
  return [
    `${result.finished} of ${result.games} games finished, ${result.unfinished} unfinished, ${result.errors} errors`,
    `a card was left in no zone at ${result.lost} questions`,
    `${result.decisions} decisions, ${result.decisionsPerSecond} per second, ${result.gamesPerSecond} games per second`,
    ...togetherText(result),
    ...variantsText(result),
    ...roundsText(result),
    ...Object.entries(result.wins).map(([bot, { won, seats }]) => `${bot}: ${won} wins in ${seats} seats`),
    ...Object.entries(result.thought).map(
      ([bot, { answers, mean, longest }]) => `${bot}: ${answers} answers, ${mean} ms on average, ${longest} ms at most`,
    ),
    `a game: ${result.turns.median} turns, ${total} questions (${main} main, ${choices} choices, ${responses} responses) in ${waits} waits`,
    `souls: ${Object.entries(result.souls)
      .map(([type, share]) => `${type} ${percent(share)}`)
      .join(', ')}`,
    ...(coverage === null ? [] : coverageText(coverage)),
  ].join('\n');
};
