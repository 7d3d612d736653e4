import { ANY_NUMBER } from '../words/effects/composing-words.js';
import type { Amount, Condition, Effect, EffectWord, Modifier, Replacement, Selector } from '../words/words.js';
import { withChanged } from './walk.js';

// The doubled view of an effect, as the first edition's Blank Card has it (BLANK-00): everything that can be counted is there
// twice. Targets are chosen before and stay, and so does what a die is compared with, what is set to a number, and what only
// makes two things equal.

/** Fields of effects and modifiers that say how much of something there is. */
const COUNTED: { readonly [Word in EffectWord]?: keyof Effect<Word> } = {
  gainCoins: 'amount',
  loseCoins: 'amount',
  giveCoins: 'amount',
  stealCoins: 'amount',
  loot: 'amount',
  gainTreasure: 'amount',
  discardLoot: 'amount',
  payHp: 'amount',
  lootPlay: 'amount',
  additionalAttack: 'times',
  expandSlots: 'by',
  deal: 'amount',
  dealDivided: 'amount',
  take: 'amount',
  heal: 'amount',
  addToRoll: 'amount',
  addToDamage: 'amount',
  preventDamage: 'amount',
  putCounters: 'amount',
  removeCounters: 'amount',
  changeNumber: 'amount',
  look: 'amount',
  reveal: 'amount',
};
const COUNTED_MODIFIERS: Partial<Record<Modifier['modify'], string>> = {
  stat: 'by',
  rolls: 'by',
  allowance: 'by',
  price: 'by',
  cheaperActivation: 'by',
  shield: 'upTo',
};

/** What only makes two things equal is no number of its own (BLANK-35). */
const isCounted = (amount: unknown): amount is Amount => {
  if (typeof amount === 'number') return amount !== ANY_NUMBER;
  return typeof amount === 'object' && amount !== null && (amount as { amount?: unknown }).amount !== 'difference'; // BLANK-35
};
const times = (factor: number, amount: Amount): Amount =>
  typeof amount === 'number' ? factor * amount : { amount: 'product', of: [factor, amount] };

/** The top card of a deck is no number of cards (BLANK-28). */
const isTheTop = (effect: Effect): boolean => (effect.do === 'look' || effect.do === 'reveal') && effect.amount === 1;
/** All that somebody has: of a hand, of their ¢. */
const isAll = (effect: Effect): boolean =>
  (effect.do === 'discardLoot' && typeof effect.amount === 'object' && effect.amount.amount === 'handSize') ||
  (effect.do === 'loseCoins' && typeof effect.amount === 'object' && effect.amount.amount === 'coins');
/** As many ¢ again as somebody has are doubled ¢: twice that is four times, three times as many on top (BLANK-19). */
const isDoubling = (effect: Effect): boolean =>
  effect.do === 'gainCoins' && typeof effect.amount === 'object' && effect.amount.amount === 'coins';

const isOfOne = (where: Condition | undefined): boolean => {
  if (where === undefined) return false;
  return where.if === 'all' ? where.of.some(isOfOne) : where.if === 'controls';
};
/** Whether all of these are of one player, or are being looked at: of these there is more than one to be had. */
const areOfOne = (from: Selector): boolean => {
  if (from.select === 'objects') return isOfOne(from.where);
  return from.select === 'hand' || from.select === 'chosen';
};

type Choice = Effect<'choose'>;
const choosingTwice = (choice: Choice): Choice => {
  if (!areOfOne(choice.from) || !isCounted(choice.max)) return choice; // BLANK-17
  return { ...choice, min: times(2, choice.min), max: times(2, choice.max) };
};

const twice = (effect: Effect): Effect => {
  if (effect.do === 'choose') return choosingTwice(effect); // BLANK-10
  if (effect.do === 'extraTurn' || effect.do === 'skipTurn') return { do: 'sequence', of: [effect, effect] }; // BLANK-32
  const field = COUNTED[effect.do];
  if (field === undefined || isTheTop(effect) || isAll(effect)) return effect;
  const counted: unknown = (effect as unknown as Readonly<Record<string, unknown>>)[field];
  if (!isCounted(counted)) return effect;
  return { ...effect, [field]: times(isDoubling(effect) ? 3 : 2, counted) };
};

const twiceAsStrong = (modifier: Modifier): Modifier => {
  const field = COUNTED_MODIFIERS[modifier.modify];
  if (field === undefined) return modifier;
  const counted: unknown = (modifier as unknown as Readonly<Record<string, unknown>>)[field];
  return isCounted(counted) ? { ...modifier, [field]: times(2, counted) } : modifier;
};

/** What is put in place of a number: what is added to it, or what it is multiplied by; and how much is prevented. */
const twiceInstead = (replacement: Replacement): Replacement => {
  if (replacement.instead === 'prevent' && typeof replacement.amount === 'number')
    return { ...replacement, amount: times(2, replacement.amount) };
  if (replacement.instead !== 'amount' || typeof replacement.to === 'number') return replacement;
  const { to } = replacement;
  if (to.amount !== 'sum' && to.amount !== 'product') return replacement;
  const of = to.of.map((part) => (typeof part === 'number' ? times(2, part) : part));
  return { ...replacement, to: { ...to, of } };
};

/** The same effect with every countable part of it doubled (BLANK-00). */
export const doubled = (effect: Effect): Effect =>
  withChanged('effect', effect, { effect: twice, modifier: twiceAsStrong, replacement: twiceInstead }); // BLANK-00
