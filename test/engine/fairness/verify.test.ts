import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  seedAfterRewind,
  seededRandom,
  seedFrom,
  seedHash,
  toldIn,
  verify,
  type ChanceTold,
  type ListedDraw,
} from '../../../src/engine/index.js';

const SECRET = '00112233445566778899aabbccddeeff';
const WORDS = [
  { player: 'p1', word: 'tulip' },
  { player: 'p2', word: 'été "à" \\ 8' },
] as const;
const ORIGIN = { secret: SECRET, words: WORDS };
const SEED = seedFrom(ORIGIN);
const REWOUND = seedAfterRewind(ORIGIN, SEED, 1);

const draw = (seed: string, index: number, purpose: ListedDraw[1], range: number): ListedDraw => [
  index,
  purpose,
  range,
  seededRandom(seed, index, range, purpose),
];
const DRAWS = [
  ...Array.from({ length: 30 }, (_, at) => draw(SEED, at, 'shuffle', 30 - at)),
  ...Array.from({ length: 10 }, (_, at) => draw(SEED, 30 + at, 'die', 6)),
  ...Array.from({ length: 5 }, (_, at) => draw(REWOUND, 40 + at, 'die', 6)),
];
const TOLD: ChanceTold = {
  version: 1,
  hash: seedHash(SECRET),
  since: 'lobby',
  secret: SECRET,
  words: WORDS,
  seed: REWOUND,
  count: 45,
  draws: DRAWS,
  rewinds: [{ before: 40, seed: REWOUND }],
  passedOver: [],
};

const problemsOf = (changed: Partial<ChanceTold>): readonly string[] => {
  const { is, findings } = verify({ ...TOLD, ...changed });
  const problems = findings.flatMap((one) => ('problem' in one ? [one.is] : []));
  expect(is).toBe(problems.length === 0 ? 'right' : 'wrong');
  return problems;
};

const withDraw = (at: number, changed: ListedDraw): readonly ListedDraw[] => DRAWS.with(at, changed);

test('the seed is SHA-256 over the secret and the words, as another implementation has it', () => {
  const text = '["four-souls seed 1","00112233445566778899aabbccddeeff",[["p1","tulip"],["p2","été \\"à\\" \\\\ 8"]]]';
  expect(SEED).toBe(createHash('sha256').update(text).digest('hex'));
  expect(seedHash(SECRET)).toBe(createHash('sha256').update(`four-souls ${SECRET}`).digest('hex'));
  expect(seedFrom({ secret: SECRET, words: [] })).toBe(SECRET);
});

test('two origins never make the same seed, however their words are cut', () => {
  const seeds = [
    [],
    [{ player: 'p1', word: 'ab' }],
    [{ player: 'p2', word: 'ab' }],
    [
      { player: 'p1', word: 'a' },
      { player: 'p2', word: 'b' },
    ],
    [{ player: 'p1', word: 'a"],["p2","b' }],
  ].map((words) => seedFrom({ secret: SECRET, words: words as ChanceTold['words'] }));
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a game that is as it was holds, with what was checked', () => {
  expect(verify(TOLD)).toEqual({
    is: 'right',
    findings: [
      { is: 'secret', since: 'lobby' },
      { is: 'seed', words: 2 },
      { is: 'rewinds', count: 1 },
      { is: 'draws', count: 45, dice: 15 },
    ],
  });
});

describe('what was changed is found', () => {
  const [index, purpose, range, result] = DRAWS[33]!;
  test('a die', () => {
    const changed = withDraw(33, [index, purpose, range, (result + 1) % 6]);
    const { findings } = verify({ ...TOLD, draws: changed });
    expect(findings.filter((one) => 'problem' in one)).toEqual([
      { is: 'changed', problem: true, index: 33, purpose, range, result: (result + 1) % 6, found: result },
    ]);
  });
  test('how many results a draw could have', () => {
    const at = DRAWS.findIndex((one) => one[2] > 3 && seededRandom(SEED, one[0]!, one[2] - 1, one[1]) !== one[3]);
    expect(problemsOf({ draws: withDraw(at, [at, DRAWS[at]![1], DRAWS[at]![2] - 1, DRAWS[at]![3]]) })).toEqual([
      'changed',
    ]);
  });
  test('a word, its seat, and one that was left out', () => {
    for (const words of [
      [{ ...WORDS[0], word: 'rose' }, WORDS[1]],
      [{ ...WORDS[0], player: 'p3' as const }, WORDS[1]],
      [WORDS[1]],
      [],
    ])
      expect(problemsOf({ words })).toContain('otherSeed');
  });
  test('the secret, and the hash', () => {
    expect(problemsOf({ secret: `${SECRET.slice(0, -1)}0` })).toContain('otherSecret');
    expect(problemsOf({ hash: seedHash('another') })).toEqual(['otherSecret']);
    expect(problemsOf({ hash: null })).toEqual(['noHash']);
  });
  test('a draw that is missing in the middle, at the beginning and at the end', () => {
    expect(problemsOf({ draws: DRAWS.toSpliced(12, 1), rewinds: [{ before: 39, seed: REWOUND }] })).toEqual([
      'missing',
    ]);
    expect(problemsOf({ draws: DRAWS.slice(2), rewinds: [{ before: 38, seed: REWOUND }] })).toEqual(['missing']);
    expect(problemsOf({ draws: DRAWS.slice(0, -1) })).toEqual(['missing']);
  });
  test('a draw that stands there twice', () => {
    const draws = DRAWS.toSpliced(12, 0, DRAWS[12]!);
    expect(problemsOf({ draws, rewinds: [{ before: 41, seed: REWOUND }] })).toContain('twice');
  });
  test('a seed after a rewind that secret and words do not say, or no rewind at all', () => {
    const seed = `${SEED}/chosen`;
    const chosen = DRAWS.map((one, at) => (at < 40 ? one : draw(seed, one[0]!, one[1], one[2])));
    expect(problemsOf({ seed, draws: chosen, rewinds: [{ before: 40, seed }] })).toEqual(['otherRewind']);
    expect(problemsOf({ rewinds: [] })).toContain('otherRewind');
  });
});

describe('games of older versions', () => {
  const seed = `${SECRET}/chance of then`;
  const older: Partial<ChanceTold> = {
    since: 'start',
    words: [],
    seed,
    count: 12,
    draws: [
      ...Array.from({ length: 10 }, (_, at) => draw(SECRET, at, 'die', 6)),
      ...Array.from({ length: 4 }, (_, at) => draw(seed, 8 + at, 'die', 6)),
    ],
    rewinds: [{ before: 10, seed }],
  };
  test('have no words, went back with their numbers, and what a rewind added was promised by nobody', () => {
    expect(verify({ ...TOLD, ...older })).toEqual({
      is: 'right',
      findings: [
        { is: 'secret', since: 'start' },
        { is: 'noWords', why: 'older' },
        { is: 'freeRewind', rewind: 1 },
        { is: 'draws', count: 14, dice: 14 },
      ],
    });
  });
  test('whose numbers are not known are said to be unchecked', () => {
    const draws = older.draws!.map(([index, ...rest], at): ListedDraw => [at < 10 ? index : null, ...rest]);
    expect(verify({ ...TOLD, ...older, draws }).findings).toContainEqual({ is: 'unnumbered', count: 4 });
  });
  test('that passed numbers over in an update say so, and only there', () => {
    const draws = DRAWS.slice(0, 40).map((one, at) => (at < 35 ? one : draw(SEED, at + 3, 'die', 6)));
    const game = { ...TOLD, seed: SEED, rewinds: [], draws, count: 43 };
    expect(verify({ ...game, passedOver: [{ from: 35, to: 38 }] })).toMatchObject({
      is: 'right',
      findings: expect.arrayContaining([{ is: 'passedOver', from: 35, to: 38 }]) as unknown,
    });
    expect(verify({ ...game, passedOver: [{ from: 30, to: 38 }] }).is).toBe('wrong');
  });
});

test('a prepared game has no chance, and a file that tells nothing of it is none', () => {
  expect(verify({ ...TOLD, secret: 'prepared:3:456:x' })).toEqual({ is: 'prepared', findings: [] });
  expect(toldIn({ chance: TOLD })).toEqual(TOLD);
  const damaged: readonly unknown[] = [
    null,
    'x',
    [],
    {},
    { chance: null },
    { chance: { ...TOLD, version: 2 } },
    { chance: { ...TOLD, draws: [[0, 'die', 6]] } },
    { chance: { ...TOLD, draws: [[0, 'tarot', 6, 1]] } },
    { chance: { ...TOLD, draws: [[0.5, 'die', 6, 1]] } },
    { chance: { ...TOLD, words: [{ player: 'x', word: 'a' }] } },
    { chance: { ...TOLD, rewinds: [{ before: -1, seed: '' }] } },
    { chance: { ...TOLD, count: 'many' } },
  ];
  for (const file of damaged) expect(toldIn(file)).toBeNull();
});
