import type { Amount, Condition, Selector } from '../../engine/index.js';
import { thingOf, type Frame } from './tree.js';
import { traitsOf } from './traits.js';

/** Whether this is a part of the stack. */
export const isOnStack = (what: Selector, frame: Frame): boolean =>
  thingOf(what, frame).startsWith('stack') || (what.select === 'cause' && what.part === 'stack');

/** Loot cards of a hand, which are discarded; anything else is put into discard. */
export const isDiscarded = (what: Selector, frame: Frame): boolean =>
  what.select !== 'this' && thingOf(what, frame) === 'lootCard';

/** Whether this is the one who chooses, whose own things are meant. */
export const isChooser = (who: Selector, { chooser }: Frame): boolean =>
  chooser !== null && chooser.select !== 'you' && JSON.stringify(who) === JSON.stringify(chooser);

/** How often the monster deck is attacked in all, where those of before count. */
export const deckAttacksInAll = (times: Amount): Amount | null => {
  if (typeof times === 'number' || times.amount !== 'difference' || times.of.length !== 2) return null;
  const [all, before] = times.of;
  return typeof before === 'object' && before.amount === 'deckAttacks' ? (all ?? null) : null;
};

/** Who controls what these traits describe, when that is all they say. */
export const soleController = (where: Condition | undefined): Selector | null => {
  const [trait, ...more] = traitsOf(where);
  return trait?.trait === 'controlledBy' && !trait.not && more.length === 0 ? trait.player : null;
};
