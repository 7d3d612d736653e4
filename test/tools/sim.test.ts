import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sets } from '../../cards/index.js';
import { advantage } from '../../src/tools/sims/sim-advantage.js';
import { simulateAsking } from '../../src/tools/sims/sim-asking.js';
import { coverageBySet, coverageTable, focused, goalsOf, openCoverage } from '../../src/tools/sims/sim-coverage.js';
import { openWatch, simulate, summary } from '../../src/tools/sims/sim-games.js';
import { askingText, BadArguments, HELP, asText, optionsOf } from '../../src/tools/sims/sim-options.js';

const base = sets[0]!.cards;

for (const bots of ['random', 'simple'] as const)
  test(`sim: games between ${bots} players finish and are counted`, () => {
    const broken: string[] = [];
    const options = { games: 3, players: 2, seed: 'sim', bots: [bots], cards: base };
    const games = simulate(options, ({ seed }) => broken.push(seed));
    const result = summary(options, games, { seconds: 2 });
    expect(broken).toEqual([]);
    expect(result).toMatchObject({ games: 3, finished: 3, unfinished: 0, errors: 0, gamesPerSecond: 1.5 });
    expect(result.decisions).toBe(games.reduce((sum, game) => sum + game.decisions, 0));
    expect(result.decisionsPerSecond).toBe(Math.round(result.decisions / 2));
    for (const { questions, decisions, turns } of games) {
      expect(questions.total).toBe(questions.main + questions.choices + questions.responses);
      expect(questions.main).toBeGreaterThanOrEqual(turns / 2);
      expect(questions.waits).toBeLessThanOrEqual(questions.total);
      expect(questions.total).toBeLessThan(decisions);
    }
    expect(Object.keys(result.questions)).toEqual(['main', 'choices', 'responses', 'total', 'waits']);
    expect(result.wins).toEqual({ [bots]: { won: 3, seats: 6 } });
    expect(asText(result)).toContain('3 of 3 games finished');
    expect(asText(result)).toContain(`${bots}: 3 wins in 6 seats`);
  }, 60_000);

test('issue 21: games together are played to their end, and are won or lost by both', () => {
  const options = optionsOf(['--mode', 'together', '--difficulty', 'hard', '--bots', 'simple', '--games', '3']);
  expect(options.way).toEqual({ mode: 'together', souls: 6 });
  const broken: string[] = [];
  const games = simulate({ ...options, seed: 'together' }, ({ seed }) => broken.push(seed));
  const result = summary(options, games, { seconds: 1 });
  expect(broken).toEqual([]);
  expect(result).toMatchObject({ finished: 3, unfinished: 0, together: { of: 3 } });
  for (const { winners, timer, turns } of games) {
    expect([0, 2]).toContain(winners.length);
    expect(winners.length > 0 || timer === 0).toBe(true); // COOP-06
    expect(turns).toBeLessThanOrEqual(40);
  }
  expect(asText(result)).toContain(`together: ${result.together?.won} of 3 games won`);
  for (const bad of [
    ['--mode', 'alone'],
    ['--mode', 'together', '--players', '3'],
    ['--mode', 'together', '--difficulty', 'x'],
  ])
    expect(() => optionsOf(bad)).toThrow(BadArguments);
}, 120_000);

test('sim: the same seed gives the same games, another one others', () => {
  const play = (seed: string) =>
    simulate({ games: 1, players: 2, seed, bots: ['random'], cards: base }, () => undefined);
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('sim: a game that breaks is counted and named by its seed; one without end is unfinished', () => {
  const broken: string[] = [];
  const play = (cards: typeof base, games: number) => {
    const options = { games, players: 2, seed: 'x', bots: ['random'] as const, cards };
    return summary(
      options,
      simulate(options, ({ seed }) => broken.push(seed)),
      { seconds: 1 },
    );
  };
  expect(play([], 1)).toMatchObject({ finished: 0, unfinished: 1, errors: 0, decisions: 100_000 });
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
    ['--players', '5'],
    ['--bots', 'clever'],
    ['--bots', 'simple,clever'],
    ['--bots', 'simple,random,random', '--players', '4'],
    ['--sets', 'none'],
    ['--what'],
    ['--games'],
  ];
  for (const args of bad) {
    expect(() => optionsOf(args)).toThrow(BadArguments);
    expect(() => optionsOf(args)).toThrow(/^[^\n]+$/);
  }
});

test('sim: kinds can be mixed; they take turns at the seats, and each is counted with its wins', () => {
  const args = ['--games', '4', '--players', '2', '--bots', 'simple,random', '--seed', 'mixed'];
  const options = optionsOf(args);
  expect(options.bots).toEqual(['simple', 'random']);
  const games = simulate(options, () => undefined);
  const { wins } = summary(options, games, { seconds: 1 });
  expect(wins.simple?.seats).toBe(4);
  expect(wins.random?.seats).toBe(4);
  expect((wins.simple?.won ?? 0) + (wins.random?.won ?? 0)).toBe(4);
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

const named = (id: string) => base.find((card) => card.id === id)!;

test('sim: of a card there is to reach its being in play, each mode, row, option and replacement', () => {
  const told = (id: string) => goalsOf(named(id)).map(({ kind, what }) => `${kind} ${what}`.trim());
  expect(told('a-penny')).toEqual(['card', 'mode loot 0']);
  expect(told('pills').filter((goal) => goal.startsWith('row')).length).toBeGreaterThan(1);
  expect(told('soul-of-guppy')).toEqual(['card', 'claim']);
});

test('sim: the coverage tells what games have reached, and focused games reach what is rare', () => {
  const coverage = openCoverage(base);
  const options = { games: 1, players: 3, seed: 'cover', bots: ['random'] as const, cards: base };
  simulate(options, () => undefined, { coverage });
  const before = coverage.missing();
  const table = coverageTable(coverage.goals(), before, before);
  expect(table.card.all).toBe(base.length);
  expect(table.card.games).toBeGreaterThan(30);
  expect(table.card.games + table.card.missing.length).toBe(table.card.all);
  expect(table.mode.games).toBeGreaterThan(10);
  expect(table.row.games).toBeGreaterThan(0);
  const rare = before.find(({ card, kind }) => kind === 'card' && named(card).type === 'monster')!;
  const cards = focused(base, [rare]);
  const deck = cards.filter(({ type }) => type === 'monster').reduce((sum, { copies }) => sum + copies, 0);
  expect(cards.find(({ id }) => id === rare.card)!.copies).toBeGreaterThanOrEqual(Math.floor(deck / 2));
  simulate({ ...options, cards }, () => undefined, { coverage });
  expect(coverage.missing().filter(({ card, kind }) => card === rare.card && kind === 'card')).toEqual([]);
  expect(coverageTable(coverage.goals(), before, coverage.missing()).card.focused).toBeGreaterThan(0);
}, 60_000);

test('issue 20: the coverage is told set by set, with the backs of cards, and focused games bring the front of a back', () => {
  const back = { ...named('bomb'), id: 'other-side' };
  const cards = [named('a-penny'), { ...named('pills'), set: 'requiem' }, { ...named('mom'), set: 'requiem', back }];
  const coverage = openCoverage(cards);
  const goals = coverage.goals();
  const tables = coverageBySet(cards, goals, coverage.missing(), coverage.missing());
  expect(Object.keys(tables)).toEqual(['base', 'requiem']);
  expect([tables['base']?.card.missing, tables['requiem']?.card.missing]).toEqual([
    ['a-penny'],
    ['pills', 'mom', 'other-side'],
  ]);
  expect(
    asText(summary({ games: 0, players: 2, seed: '', bots: ['random'], cards }, [], { seconds: 1 }), tables),
  ).toContain('requiem card: 0 of 3 reached, 0 more in focused games; not reached: pills mom other-side');
  const wanted = goals.filter(({ card }) => card === 'other-side');
  expect(focused([...base, ...cards.slice(2)], wanted).findLast(({ id }) => id === 'mom')!.copies).toBeGreaterThan(50);
});

test('sim: shares of souls by what they are add up', () => {
  const options = { games: 3, players: 2, seed: 'souls', bots: ['simple'] as const, cards: base };
  const result = summary(
    options,
    simulate(options, () => undefined),
    { seconds: 1 },
  );
  const shares = Object.values(result.souls);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(result.souls.monster).toBeGreaterThan(0.3);
  expect(asText(result)).toMatch(/souls: .*monster \d/);
}, 60_000);

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
