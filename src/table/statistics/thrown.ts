import type { Card, CardId, LogEntry, LogLine, PlayerId } from '../../engine/index.js';
import { cardOf, isEvent } from '../history/log-lines.js';

/** How often each face of a die was thrown, from one to six. */
export type Faces = readonly [number, number, number, number, number, number];

export const NO_FACES: Faces = [0, 0, 0, 0, 0, 0];

const SIX = [0, 1, 2, 3, 4, 5] as const;

/** Both together, face by face. */
export const facesTogether = (one: Faces, other: Faces): Faces => {
  const [a, b, c, d, e, f] = SIX.map((at) => one[at] + other[at]);
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
};

const counted = (faces: readonly number[]): Faces => {
  const [a, b, c, d, e, f] = SIX.map((at) => faces.filter((face) => face === at + 1).length);
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
};

const hasEightSides = (card: Card): boolean => JSON.stringify(card).includes('"instead":"sides"');

/** All cards that a line names. */
const namedIn = ({ object, source, cards = [] }: LogLine): readonly CardId[] => [
  ...[cardOf(object)].filter((card) => card !== null),
  ...(source === undefined ? [] : [source]),
  ...cards,
];

/**
 * Whether all dice of this log were dice with six sides: where coins stand in for dice, or a card that gives a die eight sides
 * is named, a log does not tell of each number what it was thrown with.
 */
export const isOfSixSides = (entries: readonly LogEntry[], cardIn: (card: CardId) => Card): boolean => {
  const named = new Set(entries.flatMap(({ line }) => namedIn(line)));
  return entries.every(({ line }) => line.say !== 'coin') && ![...named].some((card) => hasEightSides(cardIn(card)));
};

const isThrow = (line: LogLine): boolean =>
  isEvent(line, 'rollMade') || (isEvent(line, 'reroll') && line.amount !== undefined);

/**
 * The faces that a player's dice have shown, before anything changed them: of several dice thrown for one number all of them, and
 * rerolls too (DICE-02, REROLL-01). `entries` is a log without what was taken back.
 */
export const facesOf = (entries: readonly LogEntry[], player: PlayerId): Faces => {
  const faces: number[] = [];
  /** Numbers that count of several dice, whose faces are known already. */
  const known: number[] = [];
  for (const { line } of entries) {
    if (line.player !== player) continue;
    const { amount = 0, dice } = line;
    if (line.say === 'thrown' && dice !== undefined) {
      faces.push(...dice);
      known.push(amount);
    } else if (isThrow(line)) {
      const at = known.indexOf(amount);
      if (at < 0) faces.push(amount);
      else known.splice(at, 1);
    }
  }
  return counted(faces);
};
