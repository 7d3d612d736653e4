import {
  isNode,
  mappedNodes,
  placesIn,
  removedAt,
  replacedAt,
  type Change,
  type Place,
  type TreeNode,
} from './card-tree.js';

/** Changes to when something is chosen: on the way to the stack (TGT-01), or while the effect resolves (TGT-04). */

const LATER = 'later';

interface ModeNode extends TreeNode {
  readonly targets: readonly TreeNode[];
  readonly effect: TreeNode;
}

const isMode = (value: unknown): value is ModeNode =>
  isNode(value) && Array.isArray(value['targets']) && isNode(value['effect']);

/** A mode inside another has targets of its own if any. */
const hasOwnTargets = (node: TreeNode): boolean => isMode(node) && node.targets.length > 0;

const mentions = (tree: unknown, word: string): boolean =>
  [...placesIn(tree)].some(({ value }) => isNode(value) && value['select'] === word);

/** The effect with the target of this index chosen later under a name. */
const withoutTarget = (effect: unknown, index: number): unknown =>
  mappedNodes(
    effect,
    (node) => {
      if (node['select'] !== 'target' || typeof node['index'] !== 'number') return null;
      if (node['index'] === index) return { select: 'chosen', as: LATER };
      return node['index'] > index ? { ...node, index: node['index'] - 1 } : null;
    },
    hasOwnTargets,
  );

/** Each target of a mode chosen first thing on resolution instead. */
export const laterChoices = (tree: unknown, { value, path }: Place): readonly Change[] => {
  if (!isMode(value)) return [];
  const { targets, effect } = value;
  return targets.flatMap(({ from, min, max, pick }, index) => {
    const others = targets.filter((_, other) => other !== index);
    if (pick !== undefined || others.some((spec) => mentions(spec, 'target'))) return [];
    const choice = { do: 'choose', as: LATER, by: { select: 'you' }, from, min, max };
    const then = withoutTarget(effect, index);
    const mode = { ...value, targets: others, effect: { do: 'sequence', of: [choice, then] } };
    return [{ path: [...path, 'targets', index], what: 'a later choice', tree: replacedAt(tree, path, mode) }];
  });
};

/** The effect with what was chosen under a name being this target. */
const withTarget = (effect: unknown, name: unknown, index: number): unknown =>
  mappedNodes(
    effect,
    (node) => (node['select'] === 'chosen' && node['as'] === name ? { select: 'target', index } : null),
    hasOwnTargets,
  );

const isOwnChoice = (value: unknown): value is TreeNode =>
  isNode(value) &&
  value['do'] === 'choose' &&
  isNode(value['by']) &&
  value['by']['select'] === 'you' &&
  typeof value['min'] === 'number' &&
  typeof value['max'] === 'number' &&
  !mentions(value['from'], 'chosen');

/** Each choice of the controller's chosen on the way to the stack instead. */
export const targetsInstead = (tree: unknown, { value, path }: Place): readonly Change[] => {
  if (!isMode(value)) return [];
  return [...placesIn(value.effect)].flatMap((choice) => {
    if (!isOwnChoice(choice.value) || typeof choice.path.at(-1) !== 'number') return [];
    const { from, min, max, as } = choice.value;
    const effect = withTarget(removedAt(value.effect, choice.path), as, value.targets.length);
    const mode = { ...value, targets: [...value.targets, { from, min, max }], effect };
    return [{ path: [...path, 'effect', ...choice.path], what: 'a target', tree: replacedAt(tree, path, mode) }];
  });
};
