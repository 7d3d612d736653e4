import { sameTree } from '../../../engine/index.js';
import type { Deck, Effect } from '../../../engine/index.js';
import { it, named, thisObject } from '../../../engine/vocabulary/index.js';
import { isPlainAct } from '../plain-acts.js';
import type { RenderContext, Thing } from '../tree.js';
import { times } from './mentions.js';

/** The discard to which a card goes that has just been destroyed or played. */
const DISCARD: Readonly<Partial<Record<Thing, Deck>>> = { item: 'treasure', trinket: 'loot', lootCard: 'loot' };

/**
 * "This becomes your soul": what is done to the cards of this name where this one lies by then, if it has that name, as
 * done to this one. Null for anything else.
 */
export const doneToThis = ({ condition, effect, otherwise }: Effect<'if'>, { thing }: RenderContext): Effect | null => {
  if (condition.if !== 'named' || otherwise !== undefined || !isPlainAct(effect)) return null;
  const deck = DISCARD[thing];
  const there = { select: 'discard', deck, where: named(it, condition.card) };
  if (deck === undefined || !sameTree(condition.of, thisObject) || times(effect, there) !== 1) return null;
  return JSON.parse(JSON.stringify(effect).replace(JSON.stringify(there), JSON.stringify(thisObject))) as Effect;
};
