import { describe, expect, test } from 'vitest';
import { ladderOf } from '../../tools/ladders/ladder-elo.js';
import { playLadderGame, type LadderGame } from '../../tools/ladders/ladder-games.js';
import { decided, LINES, type LadderKind, type LadderLine } from '../../tools/ladders/ladder-lines.js';
import { ladderText, standsAt } from '../../tools/ladders/ladder-report.js';

/** A game of a line, with the seat that has won. */
const game = (line: string, index: number, seats: readonly LadderKind[], winner: number | null): LadderGame => ({
  line,
  index,
  seats,
  winners: winner === null ? [] : [winner],
  turns: 10,
  questions: 40,
  ms: 400,
  tries: 800,
});

/** So many games of two, the seats rotated, of which the strong one wins so many. */
const duels = (games: number, won: number): readonly LadderGame[] =>
  Array.from({ length: games }, (_, index) => {
    const seats: readonly LadderKind[] = index % 2 === 0 ? ['strong', 'simple'] : ['simple', 'strong'];
    return game('strong-2', index, seats, index < won ? index % 2 : 1 - (index % 2));
  });

describe('the ladder', () => {
  test('three wins of four are 191 points above, with an error that falls with the number of games', () => {
    const [few, many] = [ladderOf(duels(40, 30)), ladderOf(duels(400, 300))];
    expect(many.map(({ kind }) => kind)).toEqual(['strong', 'simple']);
    expect(many[0]!.elo).toBeGreaterThan(180);
    expect(many[0]!.elo).toBeLessThan(192);
    expect(few[0]!.error / many[0]!.error).toBeGreaterThan(2.5);
    expect(many[1]).toMatchObject({ elo: 0, error: 0 });
  });

  test('at a table of four, one win of four is no better and no worse, and two of four are better', () => {
    const seats: readonly LadderKind[] = ['strong', 'simple', 'simple', 'simple'];
    const even = Array.from({ length: 200 }, (_, index) => game('strong-4', index, seats, index % 4));
    expect(Math.abs(ladderOf(even)[0]!.elo)).toBeLessThan(8);
    const half = Array.from({ length: 200 }, (_, index) => game('strong-4', index, seats, index % 2));
    expect(ladderOf(half).find(({ kind }) => kind === 'strong')!.elo).toBeGreaterThan(150);
  });

  test('games decide when they are enough, and unfinished ones decide nothing', () => {
    expect(decided(5, 6, 0.8)).toBe(0);
    expect(decided(100, 110, 0.8)).toBe(1);
    expect(decided(60, 110, 0.8)).toBe(-1);
    const line: LadderLine = { name: 'strong-2', seats: ['strong', 'simple'], least: 0.8 };
    expect(standsAt(line, duels(110, 100))).toBe(1);
    expect(standsAt(line, duels(110, 40))).toBe(-1);
    expect(
      standsAt(
        line,
        Array.from({ length: 110 }, (_, index) => game('strong-2', index, line.seats, null)),
      ),
    ).toBe(0);
    expect(standsAt({ ...line, least: null }, duels(110, 40))).toBeNull();
  });

  test('says for each line what was played, won and wanted', () => {
    const text = ladderText(LINES, duels(110, 100));
    expect(text).toContain('| `strong simple` | 110 | 90.9 % ± 2.7 % | 80.0 %: yes | 10 | 40 | 10.0 | 20 |');
    expect(text).not.toContain('`careful');
  });

  test('the same game by tries goes the same way, and its seats move on', () => {
    const line: LadderLine = { name: 'random-2', seats: ['random', 'simple'], least: null };
    const [first, again] = [playLadderGame(line, 0, 'tries'), playLadderGame(line, 0, 'tries')];
    expect({ ...again, ms: 0 }).toEqual({ ...first, ms: 0 });
    expect(first.seats).toEqual(['random', 'simple']);
    expect(playLadderGame(line, 1, 'tries').seats).toEqual(['simple', 'random']);
    expect(first.winners.length).toBe(1);
  });
});
