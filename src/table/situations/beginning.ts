import {
  gameFrom,
  positionProblem,
  preparedDice,
  seedHash,
  viewFor,
  type Position,
  type PositionProblem,
  type Resources,
  type Session,
} from '../../engine/index.js';
import { settle } from '../play/settle.js';
import { withGameOver, type TableChange } from '../record/table-change.js';
import { updated, type ComputerKind, type Person, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import * as lobby from '../lobby/lobby.js';
import { PRACTICE_GAME } from '../lobby/practice.js';
import { readSituation } from './code.js';
import { puzzleNamed } from './puzzles.js';
import { resultOf } from './puzzle.js';
import { unknownIn } from './unknown.js';

/** What a practice game begins in: a puzzle by its id, or the text of a moment. */
export type Beginning = { readonly puzzle: string } | { readonly text: string };

/** How a practice game is begun. */
interface Begun {
  readonly game: string;
  readonly person: Person;
  readonly language: TableData['display']['language'];
  /** What nobody can foresee. */
  readonly seed: string;
}

const impossible = (position: PositionProblem): Refusal => ({ why: 'situation', problem: 'impossible', position });

/** The person on the first seat, who is always asked, and computer players on the others. */
const seatedAt = ({ seats, soulsToWin }: Position, begun: Begun, kind: ComputerKind): TableData | Refusal => {
  const { game, person, language } = begun;
  let data = lobby.newTable(`${PRACTICE_GAME}${game}`, person, { souls: soulsToWin, language });
  for (let seat = 1; seat < seats.length; seat += 1) {
    const added = lobby.addComputer({ data, session: null }, person, kind);
    if ('why' in added) return added;
    ({ data } = added);
  }
  return updated(data, {
    game: { seats: data.game.seats.map((seat) => (seat.user === null ? seat : { ...seat, order: 'always' })) },
  });
};

const begunWith = (data: TableData, session: Session, seed: string, puzzle: string | null): TableChange => {
  const playing = {
    ...updated(data, { game: { seedHash: seedHash(seed), situation: { puzzle, result: null } } }),
    phase: 'playing',
  } as const;
  return { session, data: settle(session, playing) };
};

const puzzleBegun = (id: string, begun: Begun, resources: Resources): TableChange | Refusal => {
  const puzzle = puzzleNamed(id);
  if (puzzle === null) return { why: 'situation', problem: 'noPuzzle' };
  const problem = positionProblem(puzzle.position, resources.cards);
  if (problem !== null) return impossible(problem);
  const data = seatedAt(puzzle.position, begun, 'scripted');
  if ('why' in data) return data;
  const seed = preparedDice(puzzle.dice, begun.seed);
  return begunWith(data, gameFrom(puzzle.position, seed, [], resources), seed, id);
};

const situationBegun = (text: string, begun: Begun, resources: Resources): TableChange | Refusal => {
  const situation = readSituation(text);
  if (typeof situation === 'string') return { why: 'situation', problem: situation };
  const { position, sets } = situation;
  const problem = positionProblem(position, resources.cards);
  if (problem !== null) return impossible(problem);
  const data = seatedAt(position, begun, 'simple');
  if ('why' in data) return data;
  const session = gameFrom(position, begun.seed, unknownIn(position, sets), resources);
  return begunWith(data, session, begun.seed, null);
};

/** A practice game that begins in a puzzle or in a shared moment, or why there is none. */
export const newSituation = (beginning: Beginning, begun: Begun, resources: Resources): TableChange | Refusal =>
  'puzzle' in beginning
    ? puzzleBegun(beginning.puzzle, begun, resources)
    : situationBegun(beginning.text, begun, resources);

/** A puzzle that is solved, or cannot be solved any more, is over; everything else goes on. */
export const withPuzzleResult = <T extends TableChange | Refusal>(change: T): T | TableChange => {
  if ('why' in change) return change;
  const { data, session } = change;
  const { puzzle: id, result } = data.game.situation ?? { puzzle: null, result: null };
  const puzzle = id === null ? null : puzzleNamed(id);
  if (puzzle === null || session === null || result !== null) return change;
  const now = resultOf(puzzle, viewFor(session, null));
  return now === 'open'
    ? change
    : { session, data: updated(withGameOver(data), { game: { situation: { puzzle: puzzle.id, result: now } } }) };
};
