import { sameTree } from '../../../engine/index.js';
import type { Effect, EffectWord, Mode, Selector, TargetSpec } from '../../../engine/index.js';
import { bindingOf, isPlainAct } from '../plain-acts.js';
import { arePersons } from './pronouns.js';
import { type RenderContext, type Mention } from '../tree.js';

/** How often a part stands in a tree. */
export const times = (tree: unknown, part: unknown): number =>
  JSON.stringify(tree).split(JSON.stringify(part)).length - 1;
/** The fields of acts whose thing can be said where the act is, in the order in which a sentence has them. */
const HERE: Readonly<Partial<Record<EffectWord, readonly string[]>>> = {
  deal: ['to'],
  dealDivided: ['to'],
  kill: ['what'],
  destroy: ['what'],
  recharge: ['what'],
  deactivate: ['what'],
  cancel: ['what'],
  reroll: ['what'],
  flip: ['what'],
  putIntoDiscard: ['what'],
  replaceFromDeck: ['what'],
  putIntoSlot: ['what'],
  gainObject: ['what'],
  steal: ['what'],
  stealCoins: ['from'],
  give: ['what', 'to'],
  swap: ['one', 'other'],
  addToRoll: ['what'],
  setRoll: ['what'],
  addToDamage: ['what'],
  preventDamage: ['what'],
  putCounters: ['on'],
  removeCounters: ['from'],
  move: ['what'],
  copy: ['what'],
  play: ['what'],
  becomeCopy: ['of'],
  becomeSoul: ['of'],
  becomeCurse: ['of'],
  lookAt: ['what'],
  additionalAttack: ['on'],
};

/** Somebody's hand, or the top of a deck's discard: what is named is whose it is. */
const named = (value: Selector): Selector =>
  (value.select === 'hand' && value.where === undefined) || value.select === 'topOfDiscard' ? value.of : value;

/** The things that an act names, in the order of its sentence. */
export const namedBy = (effect: Effect): readonly Selector[] => {
  const parts = effect as unknown as Readonly<Record<string, Selector>>;
  if (effect.do === 'move' && effect.to.place === 'hand') return [named(effect.what), effect.to.of];
  return (HERE[effect.do] ?? []).flatMap((field) => (typeof parts[field] === 'object' ? [named(parts[field])] : []));
};

/** Who does an act, where it says so: nobody else than whoever's effect it is when null. */
export const doerOf = (effect: Effect): Selector | null => {
  if (effect.do === 'steal' || effect.do === 'stealCoins') return effect.to;
  if ('by' in effect && typeof effect.by === 'object' && 'select' in effect.by) return effect.by;
  return 'who' in effect ? effect.who : null;
};
/** Whether somebody else than you is who does this. */
export const actsOfOthers = (effect: Effect): boolean =>
  isPlainAct(effect) && (doerOf(effect) ?? { select: 'you' }).select !== 'you';
const isYours = (effect: Effect): boolean => (doerOf(effect)?.select ?? 'you') === 'you';

/** "prevent the next 1 damage to a player": a shield alone. */
const isShieldOf = (effect: Effect, what: Selector, kinds: readonly string[] = ['points']): boolean => {
  if (effect.do !== 'until' || effect.till !== 'endOfTurn' || effect.grants.length !== 1) return false;
  const [grant] = effect.grants;
  return grant?.modify === 'shield' && kinds.includes(grant.kind) && sameTree(grant.on, what);
};
/** The same, or "the next time a player of your choice would take damage, …". */
export const isAnyShieldOf = (effect: Effect, what: Selector): boolean =>
  isShieldOf(effect, what, ['points', 'instance']);

/** Whether an act of yours says what this is, once and as a whole. */
const isSaidIn = (effect: Effect, what: Selector, by: Selector | undefined): boolean => {
  if (times(effect, what) !== 1 || !(by === undefined ? isYours(effect) : sameTree(doerOf(effect), by))) return false;
  if (effect.do === 'look' || effect.do === 'reveal') return sameTree(effect.deck, what);
  return isShieldOf(effect, what) || (isPlainAct(effect) && namedBy(effect).some((one) => sameTree(one, what)));
};

/** Whether no full stop is in what a card says of it. */
const hasNoStop = (effect: Effect): boolean =>
  isPlainAct(effect) || ((effect.do === 'look' || effect.do === 'reveal') && bindingOf(effect) === 'and');

/** Whether the first that an effect says of this is an act that can say what it is, before the first full stop. */
const isSaidFirst = (effect: Effect, what: Selector, by?: Selector): boolean => {
  if (by !== undefined) return isSaidIn(effect, what, by);
  switch (effect.do) {
    case 'sequence': {
      const at = effect.of.findIndex((part) => times(part, what) > 0);
      const first = effect.of[at];
      return first !== undefined && effect.of.slice(0, at).every(hasNoStop) && isSaidFirst(first, what);
    }
    case 'and':
      return (
        isPlainAct(effect.first) && isSaidFirst(times(effect.first, what) > 0 ? effect.first : effect.second, what)
      );
    case 'ifYouDo':
      return isSaidFirst(effect.first, what);
    case 'may':
      return effect.by.select === 'you' && isSaidFirst(effect.effect, what);
    case 'if':
      return times([effect.condition, effect.otherwise], what) === 0 && isSaidFirst(effect.effect, what);
    default:
      return isSaidIn(effect, what, undefined);
  }
};

/** What has no name of its own in the open: nobody sees what is chosen among it. */
const isHidden = (from: Selector): boolean =>
  from.select === 'hand' || (from.select === 'anyOf' && from.of.some(isHidden));

const SPEAKS_OF_IT = ['"select":"it"', '"do":"forEach"'] as const;
const hasIt = (tree: unknown): boolean => SPEAKS_OF_IT.some((sign) => JSON.stringify(tree).includes(sign));

/** Whether what has been named can be called "it" or "they" in this, and nothing else can be meant. */
export const canPointBack = (tree: unknown, isPlayer: boolean): boolean => {
  const text = JSON.stringify(tree);
  if (isPlayer) return !text.includes(SPEAKS_OF_IT[1]);
  return !hasIt(tree) && !text.includes('"select":"chosen"');
};

/** One target that is named in a sentence of its own: "Choose a player." */
const canLead = ({ targets, effect }: Mode): boolean =>
  targets.length === 1 &&
  !JSON.stringify(effect).replaceAll(OF_CAUSE, '').replace(OF_TARGETS, '').includes(SPEAKS_OF_IT[1]) &&
  times(effect, targetAt(0)) > 0;
/** One thing that is the cause of something, and no player. */
const OF_CAUSE = '"do":"forEach","of":{"select":"cause","part":"object"}';

/** The whole effect, for each of the targets, or one that may happen. */
const OF_TARGETS =
  /^(?:\{"do":"may","by":\{"select":"you"\},"effect":)?\{"do":"forEach","of":\{"select":"target","index":0\}/;

const targetAt = (index: number): Selector => ({ select: 'target', index });

const isSayable = ({ from }: TargetSpec): boolean => !isHidden(from) && times(from, targetAt(0)) === 0;

const pointsTo = (from: Selector, effect: Effect, target: Selector): Mention['as'] =>
  canPointBack(JSON.parse(JSON.stringify(effect).replaceAll(JSON.stringify(target), '0')), arePersons(from))
    ? 'it'
    : 'that';

/** How each target of a mode is said as a card would say it. */
export const mentionsOf = (mode: Mode): readonly Mention[] => {
  const { targets, effect } = mode;
  const fixed = targets.map((): Mention => ({ at: 'fixed', as: 'that' }));
  if (!targets.every(isSayable)) return fixed;
  const as = targets.map(({ from }, index) => pointsTo(from, effect, targetAt(index)));
  const here = targets.map((spec, index): boolean => {
    const isMust = spec.min !== 0 || spec.max !== 1;
    return isMust && spec.pick === undefined && isSaidFirst(effect, targetAt(index), spec.by);
  });
  if (here.every(Boolean) && (targets.length < 2 || areInOrder(mode)))
    return as.map((how): Mention => ({ at: 'here', as: how }));
  return canLead(mode) ? as.map((how): Mention => ({ at: 'before', as: how })) : fixed;
};

/** Several targets that one act names, or acts one after the other, each once and in their order. */
const areInOrder = ({ targets, effect }: Mode): boolean => {
  if (effect.do === 'sequence') {
    const places = targets.map((_, index) => effect.of.findIndex((part) => times(part, targetAt(index)) > 0));
    return (
      targets.every((_, index) => times(effect, targetAt(index)) === 1) &&
      places.every((place, index) => place > (places[index - 1] ?? -1))
    );
  }
  const only = effect.do === 'may' && effect.by.select === 'you' ? effect.effect : effect;
  return (
    isPlainAct(only) &&
    targets.every((_, index) => sameTree(namedBy(only)[index], targetAt(index))) &&
    namedBy(only).length === targets.length
  );
};

/** What has been said where it was used has a name in what an effect sets up. */
export const namedByNow = (mention: Mention): Mention =>
  mention.at === 'here' ? { ...mention, at: 'before' } : mention;

/** The context of what follows these parts, which have named what they say. */
export const afterNaming = (ctx: RenderContext, parts: readonly unknown[]): RenderContext => {
  if (ctx.mentions.every(({ at }) => at !== 'here')) return ctx;
  const mentions = ctx.mentions.map((mention, index) =>
    mention.at === 'here' && times(parts, targetAt(index)) > 0 ? { ...mention, at: 'before' as const } : mention,
  );
  return { ...ctx, mentions };
};
