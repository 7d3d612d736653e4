import { describe, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  apply,
  decisionOf,
  drawsOf,
  gameFrom,
  preparedDice,
  positionProblem,
  viewFor,
  type Option,
} from '../../../src/engine/index.js';
import { PUZZLES, resultOf, SOLVER, type Puzzle, type PuzzleResult } from '../../../src/table/index.js';

const resources = { cards: { card: cardById }, random: drawsOf };
/** Answers after which a puzzle that is still open has gone wrong. */
const MOST_ANSWERS = 400;

/** What moves name an option by: its kind, and what it is about; of an ability its key too. */
const namesOf = ({ meaning }: Option): readonly string[] => {
  const { kind, card, player, number, ability } = meaning;
  return [
    kind === 'endTurn' ? 'end' : kind,
    `${kind}:${card ?? player ?? number ?? ability}`,
    `${kind}:${card}/${ability}`,
  ];
};

/** Plays this line, passing wherever the next move is not offered; the moves that were never made. */
const played = (
  puzzle: Puzzle,
  line: readonly string[],
): { readonly result: PuzzleResult; readonly left: readonly string[] } => {
  const session = gameFrom(puzzle.position, preparedDice(puzzle.dice, puzzle.id), [], resources);
  const left = [...line];
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const result = resultOf(puzzle, viewFor(session, null));
    const decision = decisionOf(session);
    if (result !== 'open' || decision === null) return { result, left };
    const [move] = left;
    const option = decision.options.find((one) => move !== undefined && namesOf(one).includes(move));
    const isOwn = decision.player === SOLVER && option !== undefined;
    if (isOwn) left.shift();
    const end = decision.options.find(({ meaning }) => meaning.kind === 'endTurn');
    apply(session, decision.player, isOwn ? [option.id] : end === undefined ? decision.fallback : [end.id]);
  }
  throw new Error(`${puzzle.id} goes on: ${left.join(', ')}`);
};

test('there are twenty puzzles, each with an id of its own', () => {
  expect(PUZZLES).toHaveLength(20);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(20);
});

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('puzzle %s', (_id, puzzle) => {
  test('is a possible position, open at first', () => {
    expect(positionProblem(puzzle.position, resources.cards)).toBeNull();
    const session = gameFrom(puzzle.position, preparedDice(puzzle.dice, 'x'), [], resources);
    expect(decisionOf(session)).toMatchObject({ player: SOLVER, key: 'priority' });
    expect(resultOf(puzzle, viewFor(session, null))).toBe('open');
  });
  test('is solved by its solution, and not by what looks good', () => {
    expect(played(puzzle, puzzle.solution)).toEqual({ result: 'solved', left: [] });
    expect(played(puzzle, puzzle.wrong).result).toBe('failed');
    expect(played(puzzle, []).result).toBe('failed');
  });
});
