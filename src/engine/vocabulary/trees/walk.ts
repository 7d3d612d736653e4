import { ability, cost, effect, mode, modifier, replacement, row, target } from '../grammar/grammar.js';
import { place } from '../grammar/places-and-times.js';
import { event } from '../grammar/names.js';
import { amount, condition, pattern, selector } from '../grammar/reading-grammar.js';
import type { Each, PartChecker } from '../grammar/shape.js';
import type { EventType } from '../words/happenings.js';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  EventPattern,
  Mode,
  Modifier,
  Place,
  Replacement,
  RollRow,
  Selector,
  TargetSpec,
} from '../words/words.js';

// Going through a card's tree. Which part lies in which is read from the grammar, so that a new word, field or kind of
// field is gone through without a line here.

/** The kinds of parts that trees are made of. Amounts may be numbers, and an event is its name. */
export interface Parts {
  readonly ability: Ability;
  readonly mode: Mode;
  readonly target: TargetSpec;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly row: RollRow;
  readonly modifier: Modifier;
  readonly replacement: Replacement;
  readonly place: Place;
  readonly pattern: EventPattern;
  readonly event: EventType;
  readonly selector: Selector;
  readonly amount: Amount;
  readonly condition: Condition;
}
export type PartKind = keyof Parts;

type NameOfField<T> = T extends string | number ? never : T extends unknown ? keyof T : never;
/** The field of one part in which another stands. */
export type PartField = NameOfField<Parts[PartKind]>;

const CHECKERS: { readonly [Kind in PartKind]: PartChecker<Parts[Kind]> } = {
  ability,
  mode,
  target,
  cost,
  effect,
  row,
  modifier,
  replacement,
  place,
  pattern,
  event,
  selector,
  amount,
  condition,
};

type Change = { readonly [Kind in PartKind]?: (part: Parts[Kind]) => Parts[Kind] };
type Inside = <Kind extends PartKind>(kind: Kind, part: Parts[Kind], field: PartField) => Parts[Kind];

/** What comes of a part when each of those right inside it is put through `each`. The grammar vouches for the types. */
const inside = <Kind extends PartKind>(kind: Kind, part: Parts[Kind], each: Inside): Parts[Kind] =>
  CHECKERS[kind].inside(part, each as Each);

/** The same tree with parts of some kinds changed, what is inside a part before the part itself. */
export const withChanged = <Kind extends PartKind>(kind: Kind, tree: Parts[Kind], change: Change): Parts[Kind] => {
  const made = inside(kind, tree, (inner, part) => withChanged(inner, part, change));
  return change[kind]?.(made) ?? made;
};

/** For parts of some kinds whether it is one that is looked for; `fields` lead to it from the root of the tree. */
export type Sought = {
  readonly [Kind in PartKind]?: (part: Parts[Kind], fields: readonly PartField[]) => boolean;
};

/** Whether a tree has a part that is looked for; the tree itself may be one. */
export const hasPart = <Kind extends PartKind>(kind: Kind, tree: Parts[Kind], sought: Sought): boolean => {
  const fields: PartField[] = [];
  let found = false;
  const look = <Inner extends PartKind>(inner: Inner, part: Parts[Inner]): void => {
    found ||= sought[inner]?.(part, fields) === true;
    if (found) return;
    inside(inner, part, (next, below, field) => {
      if (found) return below;
      fields.push(field);
      look(next, below);
      fields.pop();
      return below;
    });
  };
  look(kind, tree);
  return found;
};

/** Says of trees, which never change, whether they have such a part; each is gone through once. */
export const havingPart = <Kind extends PartKind>(kind: Kind, sought: Sought) => {
  const known = new WeakMap<object, boolean>();
  return (tree: Parts[Kind] & object): boolean => {
    const before = known.get(tree);
    if (before !== undefined) return before;
    const has = hasPart(kind, tree, sought);
    known.set(tree, has);
    return has;
  };
};

/** All parts of one kind in a tree, each before what is inside it; the tree itself may be the first. */
export const partsIn = <Kind extends PartKind, Of extends PartKind>(
  kind: Kind,
  tree: Parts[Kind],
  of: Of,
): readonly Parts[Of][] => {
  const found: Parts[Of][] = [];
  const collect = (part: Parts[Of]): boolean => {
    found.push(part);
    return false;
  };
  hasPart(kind, tree, { [of]: collect });
  return found;
};

/** The effects that an effect is made of; not those of the rows of a roll, nor of abilities that it sets up. */
export const effectsIn = (tree: Effect): readonly Effect[] => {
  const found: Effect[] = [];
  const collect: Sought = {
    effect: (part) => {
      found.push(part);
      return false;
    },
  };
  inside('effect', tree, (kind, part, field) => {
    collect[kind]?.(part, [field]);
    return part;
  });
  return found;
};
