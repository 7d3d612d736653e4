import { sameTree } from '../../engine/index.js';
import type { Card, Effect, Mode } from '../../engine/index.js';
import { causeOf } from './matched-events.js';
import { hasKeyword, thingOfCard, type RenderContext } from './tree.js';

/** Where an effect stands on its card: what caused it, and the targets it speaks of. */
export interface Context {
  readonly cause: RenderContext['cause'];
  readonly targets: Mode['targets'];
  /** The effect is all that a mode does. */
  readonly isWhole: boolean;
}

type Node = Readonly<Record<string, unknown>>;
type Ability = Card['abilities'][number];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const NOWHERE: Context = { cause: null, targets: [], isWhole: false };

/** What is known further in, where an ability or a mode begins. */
const entering = (node: Node, context: Context, card: Card): Context => {
  if (node['kind'] === 'triggered') {
    const { when } = node as unknown as Extract<Ability, { readonly kind: 'triggered' }>;
    return { ...context, cause: causeOf(when, thingOfCard(card)) };
  }
  if (node['kind'] === 'replacement') {
    const { would } = node as unknown as Extract<Ability, { readonly kind: 'replacement' }>;
    return { ...context, cause: would.event };
  }
  return 'targets' in node && 'effect' in node ? { ...context, targets: node['targets'] as Mode['targets'] } : context;
};

/** A mode in which a number has been chosen, which stands in its effect from then on. */
const isWithNumber = (node: Node, sought: Effect): node is Node & Mode => {
  const { number, effect } = node as Partial<Mode>;
  if (number === undefined || effect?.do !== sought.do) return false;
  const text = JSON.stringify(effect);
  const among = Array.from({ length: number.to - number.from + 1 }, (_, at) => String(number.from + at));
  return among.some((one) => text.replaceAll(CHOSEN_NUMBER, one) === JSON.stringify(sought));
};
const CHOSEN_NUMBER = JSON.stringify({ amount: 'chosenNumber' });

const find = (node: unknown, sought: Effect, outer: Context, card: Card, isWhole: boolean): Context | null => {
  if (!isNode(node)) return null;
  if (node['do'] === sought.do && sameTree(node, sought)) return { ...outer, isWhole };
  if (isWithNumber(node, sought)) return { ...outer, targets: node.targets, isWhole: true };
  const context = Array.isArray(node) ? outer : entering(node, outer, card);
  for (const [key, part] of Object.entries(node)) {
    const found = find(part, sought, context, card, key === 'effect' && 'targets' in node);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Where this effect stands on a card, on either face. Null where it stands on none and speaks of targets, of which
 * nothing is known then.
 */
export const contextOf = (effect: Effect, card: Card | null): Context | null => {
  if (card === null) return JSON.stringify(effect).includes('"select":"target"') ? null : NOWHERE;
  const found = find(card.abilities, effect, NOWHERE, card, false);
  return found ?? contextOf(effect, card.back);
};

/** What a loot card does that only its keyword says: it becomes something (KEY-02, KEY-03). */
export const becomesBy = (effect: Effect, card: Card): 'trinket' | 'ambush' | null => {
  if (effect.do !== 'nothing' || card.type !== 'loot') return null;
  if (hasKeyword(card, 'trinket')) return 'trinket';
  return hasKeyword(card, 'ambush') ? 'ambush' : null;
};
