import { ANY_NUMBER, isWritten, type Ability, type Card, type CardId } from '../../src/engine/vocabulary/index.js';
import {
  isNode,
  pathAsText,
  placesIn,
  removedAt,
  replacedAt,
  type Change,
  type Place,
  type TreeNode,
} from '../card-reports/card-tree.js';
import { laterChoices, targetsInstead } from '../card-reports/card-choices.js';

/** A card with one thing changed in what it does. */
export interface CardMutant {
  readonly card: CardId;
  /** The place in the card's tree. */
  readonly path: string;
  /** What was changed there. */
  readonly change: string;
  readonly abilities: readonly Ability[];
}

type Changing = (tree: unknown, place: Place) => readonly Change[];

const ALWAYS = { if: 'all', of: [] } as const;
const LARGEST_FACE = 6;

const put = (tree: unknown, { path }: Place, what: string, value: unknown): Change => ({
  path,
  what,
  tree: replacedAt(tree, path, value),
});
const leaveOut = (tree: unknown, { path }: Place, what: string): Change => ({
  path,
  what,
  tree: removedAt(tree, path),
});

/** What is to be chosen has bounds: those of a target, or of a choice on resolution. */
const isBounded = (node: unknown): node is TreeNode & { readonly min: number; readonly max: number } =>
  isNode(node) && typeof node['min'] === 'number' && typeof node['max'] === 'number';

/** A printed number one more and one less; a roll has no result above 6. */
const numbers: Changing = (tree, place) => {
  const { value, parent, path } = place;
  if (typeof value !== 'number' || value >= ANY_NUMBER || isBounded(parent)) return [];
  return [value - 1, value + 1].flatMap((other) =>
    path.at(-1) === 'to' && other > LARGEST_FACE ? [] : [put(tree, place, `${value} is ${other}`, other)],
  );
};

/** How many may be chosen: one more, one less, and none at all or all that may be. */
const bounds: Changing = (tree, place) => {
  const { value } = place;
  if (!isBounded(value)) return [];
  const { min, max } = value;
  const several = [max - 1, max + 1].map((most) => ({ min: min === 0 ? 0 : most, max: most }));
  const changed = [
    ...(max >= ANY_NUMBER ? [] : several.map((to) => ({ what: 'another number', to }))),
    ...(min === 0 ? [{ what: 'may is must', to: { min: max >= ANY_NUMBER ? 1 : max, max } }] : []),
    ...(min > 0 && value['pick'] !== 'atRandom' ? [{ what: 'must is may', to: { min: 0, max } }] : []), // chance picks all it may
  ];
  return changed.map(({ what, to }) =>
    put(tree, place, `${what}: ${min} to ${max} is ${to.min} to ${to.max}`, { ...value, ...to }),
  );
};

/** Parts of a list that stand beside others: what a sequence does, modifiers, costs, modes, options. */
const LISTS: Readonly<Record<string, string>> = {
  of: 'effect',
  grants: 'modifier',
  costs: 'cost',
  pay: 'cost',
  modes: 'mode',
  options: 'option',
};

const inList = ({ parent, path }: Place): boolean =>
  Array.isArray(parent) && parent.length > 1 && Object.hasOwn(LISTS, String(path.at(-2)));

const isEffect = (value: unknown): value is TreeNode & { readonly do: string } =>
  isNode(value) && typeof value['do'] === 'string';

/** An effect that is not done, and a modifier, cost, mode or option that is not there. */
const drops: Changing = (tree, place) => {
  const { value, path } = place;
  if (isEffect(value)) {
    if (value.do === 'nothing' || value.do === 'sequence') return [];
    const what = `${value.do} is left out`;
    return [inList(place) ? leaveOut(tree, place, what) : put(tree, place, what, { do: 'nothing' })];
  }
  if (!isNode(value) || 'if' in value || 'select' in value || 'amount' in value || !inList(place)) return [];
  return [leaveOut(tree, place, `the ${LISTS[String(path.at(-2))] ?? ''} is left out`)];
};

const WHOLE: ReadonlySet<unknown> = new Set([
  'static',
  'replacement',
  'claim',
  'startsWith',
  'alsoNamed',
  'namedElsewhere',
]);

/** An ability without an effect to leave out is left out whole; keywords are facts that other tests compare. */
const abilities: Changing = (tree, place) =>
  isNode(place.value) && WHOLE.has(place.value['kind']) && place.path.length === 1
    ? [leaveOut(tree, place, 'the ability is left out')]
    : [];

/** What is offered becomes a must, and what an ability or a row of a roll does is only offered. */
const mayAndMust: Changing = (tree, place) => {
  const { value, parent, path } = place;
  if (typeof value === 'boolean' && path.at(-1) === 'must')
    return [put(tree, place, value ? 'must is may' : 'may is must', !value)];
  if (!isEffect(value)) return [];
  if (value.do === 'may') return [put(tree, place, 'may is must', value['effect'])];
  const first = isNode(parent) && ('targets' in parent || 'from' in parent || 'instead' in parent);
  if (!first || value.do === 'nothing' || 'as' in parent) return [];
  return [put(tree, place, 'must is may', { do: 'may', by: { select: 'you' }, effect: value })];
};

const CONDITIONS: ReadonlySet<unknown> = new Set(['where', 'only', 'while', 'first', 'every']);

/** A roll is kept with combat damage only: beside a condition on it "combat" says nothing that anybody could notice (ATK-12). */
const isSaidByRoll = (value: TreeNode, beside: readonly unknown[]): boolean =>
  value['if'] === 'combat' && beside.some((other) => isNode(other) && other['if'] === 'rollIn');

/** A condition that always holds: all of it, or one part of several. */
const conditions: Changing = (tree, place) => {
  const { value, parent, path } = place;
  const key = path.at(-1);
  if (isEffect(value) && value.do === 'if')
    return [
      put(tree, place, 'the condition always holds', value['effect']),
      ...('otherwise' in value ? [put(tree, place, 'the condition never holds', value['otherwise'])] : []),
    ];
  if (CONDITIONS.has(key) && !isEffect(value))
    return isNode(parent) && parent['do'] === 'search'
      ? [put(tree, place, 'the condition is left out', ALWAYS)]
      : [leaveOut(tree, place, 'the condition is left out')];
  if (key === 'condition' && isNode(parent) && parent['kind'] === 'claim')
    return [put(tree, place, 'the condition is left out', ALWAYS)];
  if (isNode(value) && 'if' in value && Array.isArray(parent) && !isSaidByRoll(value, parent))
    return [leaveOut(tree, place, 'the condition is left out')];
  return [];
};

const CHANGES: readonly Changing[] = [
  numbers,
  bounds,
  drops,
  abilities,
  mayAndMust,
  conditions,
  laterChoices,
  targetsInstead,
];

/**
 * The card in every way in which one thing of its abilities can be wrong: a number one more or less, an effect left
 * out, may for must, a target for a choice on resolution, a condition left out, and the other way round. Each is a
 * card of the vocabulary, and all are different. Stats, rewards and keywords are left alone.
 */
export const mutantsOf = (card: Card): readonly CardMutant[] => {
  const seen = new Set([JSON.stringify(card.abilities)]);
  return [...placesIn(card.abilities)].flatMap((place) =>
    CHANGES.flatMap((changing) => changing(card.abilities, place)).flatMap(({ path, what, tree }) => {
      const changed = tree as readonly Ability[];
      const text = JSON.stringify(changed);
      if (seen.has(text) || !isWritten({ ...card, abilities: changed })) return [];
      seen.add(text);
      return [{ card: card.id, path: `abilities${pathAsText(path)}`, change: what, abilities: changed }];
    }),
  );
};
