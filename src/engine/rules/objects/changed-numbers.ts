import {
  numbersAfter,
  withNumbersChanged,
  type CardId,
  type ChangedNumber,
  type NumberChange,
  type ObjectId,
  type Ref,
} from '../../vocabulary/index.js';
import {
  beginEffect,
  durationOf,
  isInPlay,
  isObjectId,
  type EventOf,
  type Game,
  type Gen,
  type Option,
  type StackItem,
} from '../../state/index.js';
import { cardNow, numbersOn } from '../characteristics/abilities-now.js';
import { scopeOf } from '../characteristics/continuous.js';

type Loot = Extract<StackItem, { kind: 'loot' }>;
const lootOnStack = (g: Game, ref: Ref): Loot | undefined =>
  g.state.stack.find((item): item is Loot => item.id === ref && item.kind === 'loot');

/** A text whose numbers can be changed: of a card in play, or of loot on the stack. */
interface Changeable {
  readonly card: CardId | null;
  /** Its numbers as they are, or as they would be after a change. */
  readonly numbers: (change?: NumberChange) => readonly ChangedNumber[];
}
const changeable = (g: Game, ref: Ref): Changeable | null => {
  const loot = lootOnStack(g, ref);
  if (loot !== undefined)
    return { card: loot.card, numbers: (change) => numbersAfter(loot.effect, change === undefined ? [] : [change]) };
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  if (object === undefined || !isInPlay(object)) return null;
  const { id } = object;
  return { card: cardNow(g, object).id, numbers: (change) => numbersOn(g, id, change === undefined ? [] : [change]) };
};

/** A number that becomes another. */
interface Choice extends NumberChange {
  readonly option: Option;
  readonly was: number;
  readonly number: number;
}

/** Each number up and down, but where it is at its end already. */
const choices = ({ card, numbers }: Changeable, amount: number): readonly Choice[] => {
  const changed = (by: number): readonly Choice[] =>
    numbers().flatMap(({ ordinal, number: was }): readonly Choice[] => {
      const number = numbers({ ordinal, by })[ordinal - 1]?.number ?? was;
      if (number === was) return [];
      const meaning = { kind: 'textNumber', ...(card === null ? {} : { card }), ordinal, was, number } as const;
      return [{ option: { id: `n${ordinal}to${number}`, meaning }, ordinal, by, was, number }];
    });
  return [...changed(-amount), ...changed(amount)].toSorted((a, b) => a.ordinal - b.ordinal);
};

/** The object that asks, if it is still in play. */
const sourceOf = (
  g: Game,
  { source }: EventOf<'changeNumber'>,
): { readonly source: ObjectId | null; readonly card: CardId | null } => {
  const object = source !== null ? g.state.objects[source] : undefined;
  return { source: object?.id ?? null, card: object?.card ?? null };
};

const changeInPlay = (
  g: Game,
  id: ObjectId,
  card: CardId,
  { ordinal, by }: Choice,
  e: EventOf<'changeNumber'>,
): void => {
  beginEffect(g.state, {
    modifier: { modify: 'number', on: { select: 'fixed', refs: [id] }, card, ordinal, by },
    scope: scopeOf(g, id),
    till: durationOf(e.till),
    card: sourceOf(g, e).card,
    left: null,
  });
};

const changeOnStack = (g: Game, ref: Ref, change: Choice): void => {
  const at = g.state.stack.findIndex((item) => item.id === ref);
  const item = g.state.stack[at];
  if (item?.kind === 'loot') g.state.stack[at] = { ...item, effect: withNumbersChanged(item.effect, [change]) };
};

/**
 * A number in the text of a card in play or of loot on the stack becomes another, the player's choice which and whether
 * up or down. The event tells what it is then, and what it was.
 */
export function* changeNumber(g: Game, e: EventOf<'changeNumber'>): Gen<EventOf<'changeNumber'> | null> {
  const { object: ref, player } = e;
  const changing = changeable(g, ref);
  if (changing === null) return null;
  const found = choices(changing, e.amount);
  if (found.length === 0) return null;
  const options = found.map(({ option }) => option);
  const asking = { player, key: 'effect.number', ...sourceOf(g, e), options, secret: false } as const;
  const [answer] = yield* g.ask({ ...asking, min: 1, max: 1 });
  const chosen = found.find(({ option }) => option.id === answer);
  if (chosen === undefined) return null;
  if (isObjectId(ref)) changeInPlay(g, ref, changing.card ?? '', chosen, e);
  else changeOnStack(g, ref, chosen);
  return { ...e, amount: chosen.number, was: chosen.was };
}
