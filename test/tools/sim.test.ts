import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cardById, sets } from '../../cards/index.js';
import { advantage } from '../../tools/sims/sim-advantage.js';
import { simulateAsking } from '../../tools/sims/sim-asking.js';
import { focused, goalsOf } from '../../tools/sims/sim-coverage.js';
import { simulate, summary } from '../../tools/sims/sim-games.js';
import { openWatch } from '../../tools/sims/sim-watch.js';
import { askingText, HELP, asText, optionsOf, playingText } from '../../tools/sims/sim-options.js';
import { BadArguments } from '../../tools/tool-arguments.js';
import { focusPart, partsResult, playPart } from '../../tools/sims/sim-parts.js';
import { judged, playing, withFrequent } from '../../tools/sims/sim-playing.js';
import { poolOf } from '../../src/table/index.js';
import { amount } from '../support/amount.js';

const base = sets[0]!.cards;
const named = (id: string) => base.find((card) => card.id === id)!;

for (const bots of amount(['random'] as const, ['random', 'simple'] as const))
  test(`sim: games between ${bots} players finish and are counted`, () => {
    const broken: string[] = [];
    const options = { games: 2, players: 2, seed: 'sim', bots: [bots], cards: base };
    const games = simulate(options, ({ seed }) => broken.push(seed));
    const result = summary(games, { seconds: 2 });
    expect(broken).toEqual([]);
    expect(result).toMatchObject({ games: 2, finished: 2, unfinished: 0, errors: 0, gamesPerSecond: 1 });
    expect(result.decisions).toBe(games.reduce((sum, game) => sum + game.decisions, 0));
    expect(result.decisionsPerSecond).toBe(Math.round(result.decisions / 2));
    for (const { questions, decisions, turns } of games) {
      expect(questions.total).toBe(questions.main + questions.choices + questions.responses);
      expect(questions.main).toBeGreaterThanOrEqual(turns / 2);
      expect(questions.waits).toBeLessThanOrEqual(questions.total);
      expect(questions.total).toBeLessThan(decisions);
    }
    expect(Object.keys(result.questions)).toEqual(['main', 'choices', 'responses', 'total', 'waits']);
    expect(result.wins).toEqual({ [bots]: { won: 2, seats: 4 } });
    expect(asText(result)).toContain('2 of 2 games finished');
    expect(asText(result)).toContain(`${bots}: 2 wins in 4 seats`);
  });

test('games together are played to their end, and are won or lost by both', () => {
  const options = optionsOf(['--mode', 'together', '--difficulty', 'hard', '--bots', 'simple', '--games', '2']);
  expect(options.way).toEqual({ mode: 'together', souls: 6 });
  const broken: string[] = [];
  const games = simulate({ ...options, seed: 'together' }, ({ seed }) => broken.push(seed));
  const result = summary(games, { seconds: 1 });
  expect(broken).toEqual([]);
  expect(result).toMatchObject({ finished: 2, unfinished: 0, together: { of: 2 } });
  for (const { winners, timer, turns } of games) {
    expect([0, 2]).toContain(winners.length);
    expect(winners.length > 0 || timer === 0).toBe(true); // COOP-06
    expect(turns).toBeLessThanOrEqual(40);
  }
  expect(asText(result)).toContain(`together: ${result.together?.won} of 2 games won`);
  for (const bad of [
    ['--mode', 'alone'],
    ['--mode', 'together', '--players', '3'],
    ['--mode', 'together', '--difficulty', 'x'],
  ])
    expect(() => optionsOf(bad)).toThrow(BadArguments);
});

test('SETUP-12 COOP-01: one person plays both seats of a game together, and a round is counted for each number of players', () => {
  const options = optionsOf(['--players', '1-2', '--bots', 'simple', '--games', '2', '--seed', 'one']);
  const games = simulate(options, unbroken);
  expect(games.map(({ players, seats, timer }) => [players, seats.length, timer !== null])).toEqual([
    [1, 2, true],
    [2, 2, false],
  ]);
  const result = summary(games, { seconds: 1 });
  expect(result).toMatchObject({ finished: 2, errors: 0, together: { of: 1 } });
  expect(Object.keys(result.rounds)).toEqual(['1', '2']);
  const [, two] = games;
  const rounds = two!.turns / 2;
  expect(result.rounds[2]).toEqual({
    games: 1,
    seats: 2,
    questions: Math.round((10 * two!.questions.total) / rounds) / 10,
    waits: Math.round((10 * two!.questions.waits) / rounds) / 10,
  });
  expect(asText(result)).toContain('a round with 1 playing on 2 seats:');
});

test('sim: the same seed gives the same games, another one others', () => {
  const play = (seed: string) =>
    simulate({ games: 1, players: 2, seed, bots: ['random'], cards: base, alwaysAsked: true }, () => undefined);
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('sim: a game that breaks is counted and named by its seed; one without end is unfinished', () => {
  const broken: string[] = [];
  const play = (cards: typeof base, games: number) => {
    const options = { games, players: 2, seed: 'x', bots: ['random'] as const, cards, alwaysAsked: true };
    return summary(
      simulate(options, ({ seed }) => broken.push(seed), { limit: 5_000 }),
      { seconds: 1 },
    );
  };
  expect(play([], 1)).toMatchObject({ finished: 0, unfinished: 1, errors: 0, decisions: 5_000 });
  expect(broken).toEqual([]);
  const unknown = base.map((card) => ({ ...card, id: `no-${card.id}` }));
  expect(play(unknown, 2)).toMatchObject({ games: 2, finished: 0, unfinished: 0, errors: 2 });
  expect(broken).toEqual(['x.1', 'x.2']);
});

test('sim: arguments are read, and bad ones refused in a sentence', () => {
  const given = ['--games', '7', '--players', '3', '--seed', '9', '--bots', 'simple', '--sets', 'base', '--json'];
  expect(optionsOf(given)).toMatchObject({ games: 7, players: 3, seed: '9', bots: ['simple'], json: true });
  const bad = [
    ['--games', 'many'],
    ['--games', '0'],
    ['--players', '0'],
    ['--players', '9'],
    ['--bots', 'clever'],
    ['--bots', 'simple,clever'],
    ['--bots', 'simple,random,random', '--players', '4'],
    ['--sets', 'none'],
    ['--players', '4-2'],
    ['--players', '2-9'],
    ['--players', '2-3-4'],
    ['--bots', 'simple,random', '--players', '2-4'],
    ['--cores', '0'],
    ['--playing', 'all'],
    ['--what'],
    ['--games'],
  ];
  for (const args of bad) {
    expect(() => optionsOf(args)).toThrow(BadArguments);
    expect(() => optionsOf(args)).toThrow(/^[^\n]+$/);
  }
});

const inFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-sim-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'games');
};
const unbroken = ({ error }: { readonly error: Error }): void => {
  throw error;
};

test('games of several numbers of players are played in parts on one file, which goes on where it ended', () => {
  const file = inFile();
  const args = ['--games', '3', '--players', '2-3', '--bots', 'simple', '--seed', 'parts', '--always-asked'];
  const { players, upTo, ...options } = optionsOf([...args, '--sets', 'base']);
  expect([players, upTo]).toEqual([2, 3]);
  const all = { ...options, players, upTo: upTo! };
  playPart({ ...all, games: 1 }, file, { part: 1, parts: 1 }, unbroken);
  const written = readFileSync(file, 'utf8');
  for (const part of [2, 1]) playPart(all, file, { part, parts: 2 }, unbroken);
  expect(readFileSync(file, 'utf8').startsWith(written)).toBe(true);
  const { games, result, coverage } = partsResult(all, file, 2);
  expect(games.map(({ seed, seats }) => `${seed} ${seats.length}`).toSorted()).toEqual([
    'parts.1 2',
    'parts.2 3',
    'parts.3 2',
  ]);
  const [first] = simulate({ ...all, games: 1 }, unbroken);
  expect(games.find(({ seed }) => seed === 'parts.1')).toEqual(first);
  expect(result).toMatchObject({ games: 3, finished: 3, errors: 0, lost: 0, wins: { simple: { won: 3, seats: 7 } } });
  expect(coverage['base']!.card.games).toBeGreaterThan(100);
  expect(coverage['base']!.card.focused).toBe(0);
  expect(asText(result)).toContain('a card was left in no zone at 0 questions');
});

test('focused games count for what they reach and for what breaks in them, and for nothing else', () => {
  const file = inFile();
  const options = { games: 1, players: 2, seed: 'focus', bots: ['random'] as const, cards: base, alwaysAsked: true };
  playPart(options, file, { part: 1, parts: 1 }, unbroken);
  const lines = readFileSync(file, 'utf8');
  const missing = partsResult(options, file, 1).coverage['base']!.card.missing.length;
  const goals = base.flatMap(({ id, abilities }) => goalsOf({ ...named(id), abilities }).map((_, at) => `${id}#${at}`));
  const rare = partsResult(options, file, 1).coverage['base']!.card.missing.find(
    (id) => named(id).type === 'treasure',
  )!;
  const { game } = JSON.parse(lines) as { readonly game: object };
  const known = { game: { ...game, seed: 'known', is: 'error' }, times: {}, seconds: 1, isFocused: true };
  const all = JSON.stringify({ ...known, reached: goals.filter((key) => !key.startsWith(`${rare}#`)) });
  writeFileSync(file, `${lines}${all}\n`);
  focusPart(options, file, { part: 1, parts: 1 }, unbroken);
  const { games, result, coverage } = partsResult(options, file, 1);
  expect(games).toHaveLength(1);
  expect(result).toMatchObject({ games: 1, errors: 1 });
  expect(coverage['base']!.card.missing).toEqual([]);
  expect(coverage['base']!.card.focused).toBe(missing);
});

test('of characters and bonus souls the focused games deal those that are wanted, unless all are needed', () => {
  const goal = (id: string) => goalsOf(named(id)).slice(0, 1);
  const wanted = [...goal('eden'), ...goal('soul-of-guppy')];
  const of = (cards: typeof base, type: string) => cards.filter((card) => card.type === type).map(({ id }) => id);
  const few = focused(base, wanted, false);
  expect(of(few, 'character')).toHaveLength(4);
  expect(of(few, 'character')).toContain('eden');
  expect(of(few, 'bonusSoul')).toEqual(of(base, 'bonusSoul').slice(0, 3));
  expect(of(focused(base, wanted), 'character')).toEqual(of(base, 'character'));
  expect(of(focused(base, goal('the-d6'), false), 'character')).toContain('isaac');
});

test('what using a card does is judged by pairs of games that differ in nothing else', () => {
  const even = [
    { played: 1, held: 1 },
    { played: 0, held: 0 },
  ];
  expect(judged('bomb', even)).toEqual({ card: 'bomb', pairs: 2, played: 0.5, held: 0.5, errors: 0 });
  const bad = Array.from({ length: 16 }, (_, at) => ({ played: at % 4 === 0 ? 1 : 0, held: 1 }));
  expect(judged('bomb', bad).errors).toBeLessThan(-2);
  expect(playingText([judged('bomb', bad)])).toBe(
    'bomb: 25 % won playing it, 100 % holding it, -6.928 standard errors in 16 pairs',
  );
  expect(judged('bomb', [])).toMatchObject({ pairs: 0, errors: 0 });
});

test('the card that is tried is frequent, and a character is dealt to one of the two', () => {
  const pool = poolOf(['base', 'requiem']);
  const loot = pool.find(({ type, set }) => type === 'loot' && set === 'requiem')!;
  const deck = withFrequent(pool, loot.id).filter(({ type }) => type === 'loot');
  const copies = deck.reduce((sum, card) => sum + card.copies, 0);
  expect(deck.find(({ id }) => id === loot.id)!.copies / copies).toBeGreaterThan(0.1);
  const characters = withFrequent(pool, 'book-of-virtues').filter(({ type }) => type === 'character');
  expect(characters.map(({ id }) => id)).toContain('bethany');
  expect(characters).toHaveLength(2);
});

test('pairs of games are kept in a file, and a run goes on where it ended', () => {
  const file = inFile();
  const options = { cards: poolOf(['base', 'gold-box-v2']), seed: 'pairs', pairs: 1, most: 1, before: 1 };
  const [found] = playing(options, file, { part: 1, parts: 1 });
  expect(cardById(found!.card).set).toBe('gold-box-v2');
  expect(found!.pairs).toBe(1);
  const written = readFileSync(file, 'utf8');
  expect(playing(options, file, { part: 1, parts: 1 })).toEqual([found]);
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('sim: kinds can be mixed; they take turns at the seats, and each is counted with its wins', () => {
  const args = ['--games', '2', '--players', '2', '--bots', 'simple,random', '--seed', 'mixed', '--always-asked'];
  const options = optionsOf(args);
  expect(options.bots).toEqual(['simple', 'random']);
  const games = simulate(options, () => undefined);
  const { wins } = summary(games, { seconds: 1 });
  expect(wins.simple?.seats).toBe(2);
  expect(wins.random?.seats).toBe(2);
  expect((wins.simple?.won ?? 0) + (wins.random?.won ?? 0)).toBe(2);
  expect(games.flatMap(({ winners }) => winners).filter((bot) => bot === 'simple')).toHaveLength(wins.simple?.won ?? 0);
  expect(HELP).toContain('--bots');
});

test('sim: the time of each answer is measured for each kind', () => {
  let clock = 0;
  const watch = openWatch(() => clock);
  const takes = (time: number) => () => {
    clock += time;
    return time;
  };
  expect(watch.time('simple', takes(3))).toBe(3);
  watch.time('simple', takes(1));
  watch.time('random', takes(0.5));
  expect(watch.result()).toEqual({
    simple: { answers: 2, mean: 2, longest: 3 },
    random: { answers: 1, mean: 0.5, longest: 0.5 },
  });
});

test('sim: shares of souls by what they are add up', () => {
  const options = { games: 1, players: 2, seed: 'souls', bots: ['simple'] as const, cards: base, alwaysAsked: true };
  const result = summary(
    simulate(options, () => undefined),
    { seconds: 1 },
  );
  const shares = Object.values(result.souls);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(result.souls.monster).toBeGreaterThan(0.3);
  expect(asText(result)).toMatch(/souls: .*monster \d/);
});

test('sim: how people are asked is counted for each level; what is asked always misses nothing', () => {
  const options = { games: 1, players: 2, seed: 'asking', cards: base };
  const [always, matters] = (['always', 'matters'] as const).map((order) => simulateAsking(options, order, 'sealed'));
  const quick = simulateAsking(options, 'always', 'quick');
  expect(always!.missed).toEqual({ ownDeath: 0, ownThings: 0, winningSouls: 0, other: 0 });
  expect(matters!.asked.others + matters!.asked.own).toBeLessThan((always!.asked.others + always!.asked.own) / 4);
  expect(quick.asked.others).toBeLessThan(always!.asked.others);
  for (const { asked, games } of [always!, matters!, quick]) {
    expect([games, asked.forced]).toEqual([1, 0]);
    expect(asked.othersUsed).toBeLessThanOrEqual(asked.others);
    expect(asked.runs).toBeLessThanOrEqual(asked.others + asked.own + asked.main + asked.choices);
  }
  expect(askingText([matters!])).toContain('matters, sealed: 1 games');
});

test('sim: the games of one who is asked always are kept in a file, and a run goes on where it ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-sim-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'games');
  const play = (games: number, part: string) =>
    advantage({ games, players: 2, seed: 'advantage', cards: base }, file, optionsOf(['--part', part]).part);
  expect(play(1, '1/1').games).toBe(1);
  const written = readFileSync(file, 'utf8');
  const { games, won, share } = play(2, '2/2');
  expect(games).toBe(2);
  expect(readFileSync(file, 'utf8').startsWith(written)).toBe(true);
  expect(play(2, '1/1')).toEqual({ games: 2, won, share: won / 2 });
  expect(share).toBe(won / 2);
  for (const bad of ['0/2', '3/2', 'half']) expect(() => optionsOf(['--part', bad])).toThrow(BadArguments);
});
