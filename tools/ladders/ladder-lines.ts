import type { Thinker } from '../../src/computer-players/index.js';

/** A rung of the ladder. */
export type LadderKind = 'random' | 'simple' | Thinker;

/** Games of one kind of player against others, and what share of them it is meant to win. */
export interface LadderLine {
  readonly name: string;
  /** Who sits there; the first is the one whose wins are counted. From game to game they move on by one seat. */
  readonly seats: readonly [LadderKind, ...LadderKind[]];
  /** The share of its games that it should win, from 0 to 1; null where games are played for comparison only. */
  readonly least: number | null;
}

/** What the ladder is made of. */
export const LINES: readonly LadderLine[] = [
  { name: 'strong-2', seats: ['strong', 'simple'], least: 0.8 },
  { name: 'careful-4', seats: ['careful', 'simple', 'simple', 'simple'], least: 0.4 },
  { name: 'strong-4', seats: ['strong', 'simple', 'simple', 'simple'], least: 0.55 },
  { name: 'simple-4', seats: ['simple', 'simple', 'simple', 'simple'], least: null },
  { name: 'random-4', seats: ['random', 'simple', 'simple', 'simple'], least: null },
];

/** How far from what it should win the two hypotheses are between which games decide, and how seldom they may err. */
const APART = 0.05;
const ERRING = 0.05;

/** Whether so many games won of so many are enough to say that a line wins what it should (1), or does not (-1); 0 for not yet. */
export const decided = (won: number, games: number, least: number): -1 | 0 | 1 => {
  const [high, low] = [Math.min(0.99, least + APART), least - APART];
  const evidence = won * Math.log(high / low) + (games - won) * Math.log((1 - high) / (1 - low));
  const enough = Math.log((1 - ERRING) / ERRING);
  return evidence >= enough ? 1 : evidence <= -enough ? -1 : 0;
};
