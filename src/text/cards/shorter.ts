import { sameTree } from '../../engine/index.js';
import type { Amount, Condition, Effect, Replacement, Selector } from '../../engine/index.js';
import { causeObject } from '../../engine/vocabulary/index.js';
import { shownIsClear } from './naming/pronouns.js';
import { thingOf, type RenderContext, type Thing } from './tree.js';
import { traitsOf, type Trait } from './traits.js';

/** Whether this is a part of the stack. */
export const isOnStack = (what: Selector, ctx: RenderContext): boolean =>
  thingOf(what, ctx).startsWith('stack') || (what.select === 'cause' && what.part === 'stack');

/** Loot cards of a hand, which are discarded; anything else is put into discard. */
export const isDiscarded = (what: Selector, ctx: RenderContext): boolean =>
  what.select !== 'this' && thingOf(what, ctx) === 'lootCard';

/** Whether these are cards that you choose from your own hand, which is what one discards from. */
export const isOwnHand = (what: Selector, { wording, chosen }: RenderContext): boolean => {
  const said = what.select === 'chosen' && wording === 'card' ? chosen.get(what.as)?.said : undefined;
  if (typeof said !== 'object' || (said.by !== undefined && said.by.select !== 'you')) return false;
  return said.from.select === 'hand' && said.from.of.select === 'you';
};

/** "remove that many counters to prevent it": damage that is prevented for the counters of something, one for each. */
export const isPaidInCounters = (
  { amount, effect }: Extract<Replacement, { readonly instead: 'prevent' }>,
  { wording }: RenderContext,
): boolean =>
  wording === 'card' &&
  effect.do === 'removeCounters' &&
  isEveryCounter({ ...effect, amount }) &&
  typeof effect.amount === 'object' &&
  effect.amount.amount === 'causeAmount';

/** Whether as many counters are removed as there are. */
export const isEveryCounter = ({ amount, from, named }: Effect<'removeCounters'>): boolean =>
  typeof amount === 'object' && amount.amount === 'counters' && amount.named === named && sameTree(amount.on, from);

/** Whether this is the one who chooses, whose own things are meant. */
export const isChooser = (who: Selector, { chooser }: RenderContext): boolean =>
  chooser !== null && chooser.select !== 'you' && sameTree(who, chooser);

/** The one other monster of which the text of a card speaks that is no monster: the one hit, or the one target. */
const isOtherMonster = (other: Selector, { cause, targets }: RenderContext): boolean =>
  cause === 'damage' || cause === 'wouldTakeDamage'
    ? other.select === 'cause' && other.part === 'object'
    : other.select === 'target' && targets.length === 1;

/** Whether this is what "another" says: not you, not this card, not the player who chooses. */
export const isOther = (trait: Trait, thing: Thing, ctx: RenderContext): boolean => {
  if (trait.trait !== 'same' || !trait.not) return false;
  const { other } = trait;
  if (thing === 'player') return other.select === 'you' || isChooser(other, ctx);
  const isOfItem = ctx.thing === 'item' || ctx.thing === 'trinket';
  return ctx.wording === 'card' && thing === 'monster' && isOfItem
    ? isOtherMonster(other, ctx)
    : other.select === 'this';
};

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

/** Whether this is said as "a player of your choice": you choose it where it is said. */
export const isOfYourChoice = (what: Selector, { chosen }: RenderContext): boolean =>
  what.select === 'chosen' && typeof chosen.get(what.as)?.said === 'object';

/** Whether somebody else chooses what they give, so that they are the ones who give it. */
export const isGivenBy = (what: Selector, { chosen }: RenderContext): boolean => {
  const said = what.select === 'chosen' ? chosen.get(what.as)?.said : undefined;
  return typeof said === 'object' && said.by !== undefined && said.by.select !== 'you';
};

/** Whether this is what somebody would discard or lose for a penalty, so that they are the ones who give it. */
export const isGivenInstead = ({ what, to }: Effect<'give'>, { wording, cause }: RenderContext): boolean =>
  wording === 'card' &&
  sameTree(what, causeObject) &&
  (to.select === 'you' ? cause === 'discardLoot' : cause === 'penaltyItem');

/** "loot until you have as many cards in hand as they": what is missing to what somebody else has. */
export const lackingTo = (
  who: Selector,
  amount: Amount,
  of: 'handSize' | 'coins',
  { wording }: RenderContext,
): Selector | null => {
  if (wording === 'exact' || typeof amount === 'number' || amount.amount !== 'difference') return null;
  const [theirs, own] = amount.of;
  if (typeof theirs !== 'object' || typeof own !== 'object' || amount.of.length !== 2) return null;
  if (theirs.amount !== of || own.amount !== of || !sameTree(own.of, who)) return null;
  return theirs.of;
};

/** "pay HP until you have 1 left": of one's own HP, all but so many; null for another amount. */
export const allBut = (who: Selector, amount: Amount): number | null => {
  if (who.select !== 'you' || typeof amount === 'number' || amount.amount !== 'difference') return null;
  const [left, kept] = amount.of;
  if (typeof left !== 'object' || typeof kept !== 'number' || amount.of.length !== 2) return null;
  return left.amount === 'hpLeft' && left.of.select === 'you' ? kept : null;
};

/** Whether a card goes where it came from: its deck needs no name. */
export const isFromShown = (what: Selector, ctx: RenderContext): boolean => {
  if (what.select !== 'chosen' || ctx.wording === 'exact') return false;
  const { shown, said } = ctx.chosen.get(what.as) ?? {};
  if (shown !== undefined) return true;
  if (typeof said !== 'object') return false;
  const from = said.from.select === 'among' ? said.from.of : said.from;
  return from.select === 'chosen' && ctx.chosen.get(from.as)?.shown !== undefined;
};

/** Its own controller, who need not be said where something becomes a soul. */
export const isOwnController = (what: Selector, of: Selector): boolean =>
  of.select === 'controller' && sameTree(of.of, what);

/** "that many": as many as have been chosen, where they have been named. */
export const isNamedCount = (amount: Amount, { wording, chosen }: RenderContext): boolean =>
  wording === 'card' &&
  typeof amount === 'object' &&
  amount.amount === 'count' &&
  amount.of.select === 'chosen' &&
  chosen.get(amount.of.as)?.said === 'before';

/** Whether all cards that are shown go back to where they lay. */
export const isPutBack = ({ what, to }: Effect<'move'>, ctx: RenderContext): boolean =>
  to.place === 'deckTop' &&
  !ctx.rest &&
  what.select === 'chosen' &&
  ctx.chosen.get(what.as)?.shown === 'several' &&
  shownIsClear(ctx);

const isDeckOrHand = ({ to }: Effect<'move'>): boolean => to.place === 'hand' || to.place.startsWith('deck');

/** "one on top and the rest on the bottom": cards that are shown are put somewhere, and then the others. */
export const isPutWithRest = (before: Effect | null, now: Effect, ctx: RenderContext): boolean =>
  ctx.wording === 'card' &&
  before?.do === 'move' &&
  now.do === 'move' &&
  ctx.rest &&
  now.what.select === 'chosen' &&
  ctx.chosen.get(now.what.as)?.shown === 'several' &&
  isDeckOrHand(before) &&
  isDeckOrHand(now) &&
  sameTree(before.by, now.by);

/** Whether a monster that is in a slot goes to a slot: it can only be another one. */
export const isMoved = (
  { what, slot }: Pick<Effect<'putIntoSlot'>, 'what' | 'slot'>,
  { thing }: RenderContext,
): boolean => what.select === 'this' && thing === 'monster' && slot === 'monster';
