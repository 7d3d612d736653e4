import type { CardId, ObjectId, PlayerId, StackId } from '../../vocabulary/index.js';
import {
  ONE_DIE,
  timestamp,
  type EventOf,
  type Game,
  type Gen,
  type Option,
  type RollPurpose,
  type StackItem,
  type Throw,
} from '../../state/index.js';

/** Results stay within 1..6 at every change (DICE-01). */
export const clampRoll = (result: number): number => Math.min(6, Math.max(1, result)); // DICE-01

/** The face that counts: the lowest, or the one that a player chooses; asked only of faces that differ. */
function* faceThatCounts(g: Game, dice: Throw, faces: readonly number[]): Gen<number> {
  const lowest = Math.min(...faces);
  const keep = dice.keep ?? 'lowest';
  if (keep === 'lowest' || faces.every((face) => face === lowest)) return lowest;
  const options = faces.map((face, at): Option => ({ id: `d${at}`, meaning: { kind: 'number', number: face } }));
  const asking = { player: keep, key: 'dice.choose', source: null, card: null, min: 1, max: 1, secret: false } as const;
  const [chosen] = yield* g.ask({ ...asking, options });
  return faces[Number(chosen?.slice(1))] ?? lowest;
}

/** Throws so many dice for a player: the face that counts, as a number of a roll (DICE-01, DICE-02). */
export function* faceThrown(
  g: Game,
  { player, amount: many, dice }: Pick<EventOf<'throwDice'>, 'player' | 'amount' | 'dice'>,
): Gen<number> {
  if (dice.face !== undefined) return clampRoll(dice.face); // DICE-01
  const faces: number[] = [];
  for (let n = 0; n < Math.max(1, many); n += 1) faces.push(g.draw('die', dice.sides) + 1); // DICE-02
  const face = yield* faceThatCounts(g, dice, faces);
  const amount = clampRoll(face); // DICE-01
  if (faces.length > 1 || face !== amount) g.log({ say: 'thrown', player, dice: faces, amount });
  return amount;
}

/** Dice are thrown before anything goes on the stack; of several one counts (DICE-02). The amount is its number. */
export function* throwDice(g: Game, e: EventOf<'throwDice'>): Gen<EventOf<'throwDice'>> {
  return { ...e, amount: yield* faceThrown(g, e) };
}

interface By {
  readonly source: ObjectId | null;
  readonly card: CardId | null;
}
type Roll = Extract<StackItem, { kind: 'roll' }>;

/** Throws for one roll; null when there is no throw. */
function* thrown(g: Game, roller: PlayerId, purpose: RollPurpose, { source, card }: By): Gen<Roll | null> {
  const attackRoll = purpose.for === 'attack';
  const start = { type: 'throwDice', player: roller, source, attackRoll, amount: 1, dice: ONE_DIE } as const;
  const over = yield* g.perform(start);
  if (over === null) return null;
  const id: StackId = `s${timestamp(g.state)}`;
  return { id, kind: 'roll', controller: roller, source, card, asked: [], roller, result: over.amount, purpose };
}

/** Rolls before the die goes on the stack, then puts it there (DICE-02, DICE-03); null when nothing was rolled. */
export function* rollDie(
  g: Game,
  roller: PlayerId,
  purpose: RollPurpose,
  source: ObjectId | null,
  card: CardId | null,
): Gen<StackId | null> {
  const roll = yield* thrown(g, roller, purpose, { source, card });
  return roll === null ? null : yield* g.put(roll); // DICE-03
}

/** The order in which the roller wants to have dice resolve that show different numbers (DEC-24). */
function* inOrder(g: Game, roller: PlayerId, rolls: readonly Roll[]): Gen<readonly Roll[]> {
  const [one] = rolls;
  if (one === undefined || rolls.every(({ result }) => result === one.result)) return rolls;
  const options = rolls.map(({ result }, at): Option => ({
    id: `d${at}`,
    meaning: { kind: 'number', number: result },
  }));
  const { source, card } = one;
  const all = { min: rolls.length, max: rolls.length, ordered: true, secret: false } as const;
  const chosen = yield* g.ask({ player: roller, key: 'dice.order', source, card, options, ...all }); // DEC-24
  return chosen.flatMap((id) => rolls[Number(id.slice(1))] ?? []);
}

/** Several dice at once: all are thrown, then each is a roll of its own on the stack, the first of them on top (DEC-24). */
export function* rollTogether(g: Game, roller: PlayerId, purpose: RollPurpose, by: By, times: number): Gen<boolean> {
  const rolls: Roll[] = [];
  for (let n = 0; n < times; n += 1)
    rolls.push(...[yield* thrown(g, roller, purpose, by)].filter((roll) => roll !== null));
  for (const roll of (yield* inOrder(g, roller, rolls)).toReversed()) yield* g.put(roll); // DEC-24
  return rolls.length > 0;
}
