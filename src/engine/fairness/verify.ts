import { seedAfterRewind, seededRandom, seedFrom, seedHash, type Draw } from '../state/index.js';
import type { ChanceTold, ListedDraw, PassedOver } from './listed.js';

/** Something that was checked. `problem` ones say that the file does not hold together; numbers of draws are counted from 0. */
export type Finding =
  /** The secret is the one whose hash everybody saw, since then. */
  | { readonly is: 'secret'; readonly since: ChanceTold['since'] }
  | { readonly is: 'seed'; readonly words: number }
  /** Nobody could add a word yet, or nobody has. */
  | { readonly is: 'noWords'; readonly why: 'older' | 'nobody' }
  | { readonly is: 'draws'; readonly count: number; readonly dice: number }
  | { readonly is: 'rewinds'; readonly count: number }
  /** The part that a rewind added was chosen by the bot. */
  | { readonly is: 'freeRewind'; readonly rewind: number }
  | { readonly is: 'passedOver'; readonly from: number; readonly to: number }
  /** Draws whose number an older version has not kept. */
  | { readonly is: 'unnumbered'; readonly count: number }
  | Problem;

type Problem =
  | { readonly is: 'noHash'; readonly problem: true }
  | { readonly is: 'otherSecret'; readonly problem: true; readonly hash: string; readonly found: string }
  | { readonly is: 'otherSeed'; readonly problem: true; readonly seed: string; readonly found: string }
  | { readonly is: 'otherRewind'; readonly problem: true; readonly rewind: number }
  | {
      readonly is: 'changed';
      readonly problem: true;
      readonly index: number;
      readonly purpose: Draw['purpose'];
      readonly range: number;
      readonly result: number;
      readonly found: number;
    }
  | { readonly is: 'missing'; readonly problem: true; readonly from: number; readonly to: number }
  | { readonly is: 'twice'; readonly problem: true; readonly index: number };

/** What came of it: whether all that could be checked is right, and what was found, in the order in which it was checked. */
export interface Verdict {
  /** A prepared game has dice and decks in an order that its seed names: there is nothing to check. */
  readonly is: 'right' | 'wrong' | 'prepared';
  readonly findings: readonly Finding[];
}

const PURPOSES = ['die', 'shuffle', 'deal', 'first', 'random'] as const satisfies readonly Draw['purpose'][];

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPlayer = (value: unknown): boolean => typeof value === 'string' && /^p\d{1,2}$/.test(value);

const isDraw = (value: unknown): value is ListedDraw =>
  Array.isArray(value) &&
  value.length === 4 &&
  (value[0] === null || isCount(value[0])) &&
  PURPOSES.some((one) => one === value[1]) &&
  isCount(value[2]) &&
  isCount(value[3]);

const isListOf = (value: unknown, fits: (one: Node) => boolean): boolean =>
  Array.isArray(value) && value.every((one: unknown) => isNode(one) && fits(one));

/**
 * What an exported game tells of its chance, from the parsed file; null for a file that tells nothing of it, because it is no
 * such file, is damaged, or its game was not over.
 */
export const toldIn = (file: unknown): ChanceTold | null => {
  const chance = isNode(file) ? file['chance'] : undefined;
  if (!isNode(chance) || chance['version'] !== 1) return null;
  const { hash, since, secret, words, seed, count, draws, rewinds, passedOver } = chance;
  const fits =
    (hash === null || typeof hash === 'string') &&
    (since === 'lobby' || since === 'start') &&
    typeof secret === 'string' &&
    typeof seed === 'string' &&
    isCount(count) &&
    isListOf(words, ({ player, word }) => isPlayer(player) && typeof word === 'string') &&
    Array.isArray(draws) &&
    draws.every(isDraw) &&
    isListOf(rewinds, ({ before, seed: then }) => isCount(before) && typeof then === 'string') &&
    isListOf(passedOver, ({ from, to }) => isCount(from) && isCount(to));
  return fits ? (chance as unknown as ChanceTold) : null;
};

const checkSecret = ({ hash, secret, since }: ChanceTold): Finding => {
  if (hash === null) return { is: 'noHash', problem: true };
  const found = seedHash(secret);
  return found === hash ? { is: 'secret', since } : { is: 'otherSecret', problem: true, hash, found };
};

/** The seed that the game began with, before any rewind. */
const firstSeed = ({ seed }: ChanceTold): string => seed.split('/')[0] ?? '';

const checkSeed = (told: ChanceTold): readonly Finding[] => {
  const { words, since } = told;
  const [seed, found] = [firstSeed(told), seedFrom(told)];
  if (found !== seed) return [{ is: 'otherSeed', problem: true, seed, found }];
  if (words.length > 0) return [{ is: 'seed', words: words.length }];
  return [{ is: 'noWords', why: since === 'lobby' ? 'nobody' : 'older' }];
};

/** Each rewind adds the part that secret and words say; in a game of an older version, or without a secret of its own, any. */
const checkRewinds = (told: ChanceTold): readonly Finding[] => {
  const { rewinds, seed, since } = told;
  const findings: Finding[] = [];
  let before = firstSeed(told);
  for (const [at, { seed: then }] of rewinds.entries()) {
    const rewind = at + 1;
    if (!then.startsWith(`${before}/`) || then === before) findings.push({ is: 'otherRewind', problem: true, rewind });
    else if (then !== seedAfterRewind(told, before, rewind))
      findings.push(since === 'lobby' ? { is: 'otherRewind', problem: true, rewind } : { is: 'freeRewind', rewind });
    before = then;
  }
  if (before !== seed) findings.push({ is: 'otherRewind', problem: true, rewind: rewinds.length });
  const isRight = rewinds.length > 0 && findings.length === 0;
  return isRight ? [{ is: 'rewinds', count: rewinds.length }] : findings;
};

/** The seed that each draw of the list belongs to. */
const seedsOf = (told: ChanceTold): readonly string[] =>
  told.draws.map((_, at) => told.rewinds.findLast(({ before }) => before <= at)?.seed ?? firstSeed(told));

/** Every draw with a number, done again. */
const checkResults = (told: ChanceTold): readonly Finding[] => {
  const seeds = seedsOf(told);
  return told.draws.flatMap(([index, purpose, range, result], at): readonly Finding[] => {
    const found = index === null ? result : seededRandom(seeds[at] ?? '', index, range, purpose);
    return index === null || found === result
      ? []
      : [{ is: 'changed', problem: true, index, purpose, range, result, found }];
  });
};

/** Whether a rewind of an older version lies there, which went back with the numbers. */
const wentBack = ({ rewinds }: ChanceTold, at: number): boolean => rewinds.some(({ before }) => before === at);

const isPassedOver = (passedOver: readonly PassedOver[], from: number, to: number): boolean =>
  passedOver.some((one) => one.from === from && one.to === to);

/** The numbers from `from` to before `to` are used by no draw. */
const gap = ({ passedOver }: ChanceTold, from: number, to: number): Finding =>
  isPassedOver(passedOver, from, to)
    ? { is: 'passedOver', from, to }
    : { is: 'missing', problem: true, from, to: to - 1 };

/** Whether this number follows the one before it: `next` is what comes next, null where that is not known. */
const misplaced = (told: ChanceTold, at: number, next: number | null): Finding | null => {
  const index = told.draws[at]?.[0] ?? null;
  if (index === null || next === null || index === next || (told.since === 'start' && wentBack(told, at))) return null;
  return index > next ? gap(told, next, index) : { is: 'twice', problem: true, index };
};

/** No number is left out and none is used twice, from the first to the last of the game. */
const checkNumbers = (told: ChanceTold): readonly Finding[] => {
  const findings: Finding[] = [];
  let next: number | null = 0;
  for (const [at, [index]] of told.draws.entries()) {
    const found = misplaced(told, at, next);
    if (found !== null) findings.push(found);
    next = index === null ? null : index + 1;
  }
  if (next !== null && next < told.count) findings.push(gap(told, next, told.count));
  const unnumbered = told.draws.filter(([index]) => index === null).length;
  if (unnumbered > 0) findings.push({ is: 'unnumbered', count: unnumbered });
  return findings;
};

const isProblem = (finding: Finding): finding is Problem => 'problem' in finding;

/**
 * Does every draw of a finished game again from what its file tells, with nothing of the bot: whether the secret is the one
 * of the hash, the seed is made of it and the words, each rewind went on as they say, and every draw in the list is what the
 * generator gives, with none left out.
 */
export const verify = (told: ChanceTold): Verdict => {
  if (told.secret.startsWith('prepared:')) return { is: 'prepared', findings: [] };
  const beginning = [checkSecret(told), ...checkSeed(told), ...checkRewinds(told)];
  const draws = [...checkNumbers(told), ...checkResults(told)];
  const dice = told.draws.filter(([, purpose]) => purpose === 'die').length;
  const all: readonly Finding[] = draws.some(isProblem)
    ? [...beginning, ...draws]
    : [...beginning, { is: 'draws', count: told.draws.length, dice }, ...draws];
  return { is: all.some(isProblem) ? 'wrong' : 'right', findings: all };
};
