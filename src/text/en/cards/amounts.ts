import type { Amount, Tallied } from '../../../engine/index.js';
import { combined, multiplied } from '../../cards/arithmetic.js';
import { rendered } from '../../cards/render-listener.js';
import { changeOf, isCard, isRoll, thingOf, type RenderContext } from '../../cards/tree.js';
import { rankedBy, takenAway } from '../../cards/traits.js';
import { SLOT, counted, counterNoun, list, measureUnit, noun, owned, type Noun, type Phrase } from './nouns.js';
import { objectCase, person } from './selectors.js';

/** An amount with its article: "the result". */
export const amountText = (amount: Amount, ctx: RenderContext): string =>
  rendered('amount', amount, ctx, () => amountWords(amount, ctx));
const amountWords = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return String(amount);
  switch (amount.amount) {
    case 'rollResult':
      return 'the result';
    case 'chosenNumber':
      return chosenNumber(ctx);
    case 'causeAmount':
      if (ctx.cause === 'purchase') return 'the price';
      return isRoll(ctx.cause) ? 'that number' : 'that amount';
    case 'count':
      return `the number of ${objectCase(person(amount.of, ctx, 'all'))}`;
    case 'counters':
      return `the number of ${counterNoun(amount.named).many} on ${objectCase(person(amount.on, ctx, 'each'))}`;
    case 'coins':
    case 'handSize':
    case 'souls':
    case 'controlled':
    case 'hpLeft':
    case 'stat':
      return ownedAmount(measureUnit(amount), person(amount.of, ctx, 'each'));
    case 'happened':
      return timesText(amount, ctx);
    case 'kills':
      return `the number of monsters and players killed by ${objectCase(person(amount.of, ctx, 'each'))} this turn`;
    case 'lastRoll':
    case 'ownRolls':
    case 'rollsMade':
      return ofRolls(amount, ctx);
    case 'doneSoFar':
      return `the number of ${DONE[amount.event]} this way`;
    case 'paidAmount':
      return ctx.paidInLoot === true ? 'the number of loot cards discarded to play this' : 'the number paid';
    case 'shopPurchases':
      return 'the number of shop items purchased this turn';
    case 'slots':
      return `the number of ${SLOT[amount.slot]}s`;
    case 'highest':
    case 'lowest':
      return extremeText(amount, ctx);
    case 'half':
      return `half of ${amountText(amount.of, ctx)} (rounded ${amount.rounded})`;
    case 'remainder':
      return `what is left over when ${amountText(amount.of, ctx)} is divided by ${amount.by}`;
    case 'deckAttacks':
      return 'the number of attacks on the monster deck so far this turn';
    case 'lastNoted':
    case 'notesHere':
      return `the number ${amount.amount === 'lastNoted' ? 'noted last' : 'of notes'} on this ${noun(ctx.thing).one}`;
    case 'sum':
      return soulsTogether(amount.of, ctx) ?? combined('+', amount.of, (part) => amountText(part, ctx));
    case 'difference':
      return behindText(amount.of, ctx) ?? combined('−', amount.of, (part) => amountText(part, ctx));
    case 'product':
      return multiplied(amount.of, (part) => amountText(part, ctx));
    case 'largest':
    case 'smallest':
      return `the ${amount.amount} of ${combined('|', amount.of, (part) => amountText(part, ctx))}`;
  }
};

/** What an effect may count of what it does. */
const DONE: Readonly<Record<Tallied, string>> = {
  discardLoot: 'loot cards discarded',
  heal: 'HP healed',
  removeCounters: 'counters removed',
  destroy: 'things destroyed',
  putIntoDiscard: 'cards put into discard',
  gainCoins: '¢ gained',
};

const rollsMade = (
  { of, which, against }: Extract<Amount, { readonly amount: 'rollsMade' }>,
  ctx: RenderContext,
): string => {
  const rolls = which === 'attack' ? 'attack rolls' : 'rolls';
  const who = objectCase(person(of, ctx, 'each'));
  const on = against === undefined ? '' : ` against ${objectCase(person(against, ctx, 'each'))}`;
  return `the number of ${rolls} ${thingOf(of, ctx) === 'player' ? 'by' : 'against'} ${who}${on} this turn`;
};

/** "how many more souls the player with the most has than you" */
const behindText = ([best, own]: readonly Amount[], ctx: RenderContext): string | null => {
  if (!isCard(ctx) || typeof best !== 'object' || best.amount !== 'highest' || typeof own !== 'object') return null;
  const what = rankedBy(best.by);
  if (what === null || own.amount !== what.amount || !('of' in own) || Array.isArray(own.of)) return null;
  if (own.amount !== 'souls' && own.amount !== 'coins' && own.amount !== 'handSize') return null;
  const unit = own.amount === 'souls' ? 'souls' : measureUnit(own);
  return `how many more ${unit} the ${person(best.of, ctx, 'bare').text} with the most has than ${objectCase(person(own.of, ctx, 'one'))}`;
};

/** "the highest soul value of any player" */
const extremeText = (
  { amount: which, of, by }: Extract<Amount, { readonly amount: 'highest' | 'lowest' }>,
  ctx: RenderContext,
): string => {
  const what = rankedBy(by);
  const any = person(of, ctx, 'bare').text;
  if (what !== null)
    return `the ${which} ${what.amount === 'souls' ? 'number of souls' : measureUnit(what)} of any ${any}`;
  const inside: RenderContext = { ...ctx, it: { thing: thingOf(of, ctx), of: 'filter' } };
  return `the ${which} of this for any ${any}: ${openAmount(by, inside)}`;
};

/** "up to 2", "a number of your choice", "1 or 6": a number that is chosen with the targets. */
const chosenNumber = ({ number, wording }: RenderContext): string => {
  if (number === null) return wording === 'card' ? 'the number you chose' : 'the chosen number';
  if ('either' in number) return list(number.either.map(String), 'or');
  if (number.from === 0) return `up to ${number.to}`;
  return number.from === 1 && number.to === DIE
    ? 'a number of your choice'
    : `a number from ${number.from} to ${number.to}`;
};
const DIE = 6;

/** "the total soul value of all players" */
const soulsTogether = ([souls, ...others]: readonly Amount[], ctx: RenderContext): string | null =>
  typeof souls === 'object' && souls.amount === 'souls' && souls.of.select === 'players' && others.length === 0
    ? `the total ${measureUnit(souls)} of all ${person(souls.of, ctx, 'all').text}`
    : null;

/** What dice have shown, and how often they were rolled. */
const ofRolls = (
  amount: Extract<Amount, { readonly amount: 'lastRoll' | 'ownRolls' | 'rollsMade' }>,
  ctx: RenderContext,
): string => {
  if (amount.amount === 'lastRoll') return lastRoll(amount, ctx);
  if (amount.amount === 'rollsMade') return rollsMade(amount, ctx);
  return `the total of these rolls by ${objectCase(person(amount.of, ctx, 'each'))}`;
};

const BACK = ['last', '2nd last', '3rd last'] as const;
const lastRoll = ({ of, which, nth }: Extract<Amount, { readonly amount: 'lastRoll' }>, ctx: RenderContext): string => {
  const what = which === 'attack' ? 'attack roll' : 'roll';
  const whose = person(of, ctx, 'each');
  const back = BACK[nth - 1] ?? `${nth}th last`;
  if (whose.person === 'you') return `the result of your ${back} ${what} this turn`;
  return `the result of the ${back} ${what} ${thingOf(of, ctx) === 'player' ? 'of' : 'against'} ${objectCase(whose)} this turn`;
};

const timesText = ({ event, by }: Extract<Amount, { readonly amount: 'happened' }>, ctx: RenderContext): string =>
  `the number of times this turn that ${ctx.happens(event, by, ctx)}`;

/** Without the outer brackets of a sum or product. */
export const openAmount = (amount: Amount, ctx: RenderContext): string =>
  amountText(amount, ctx).replace(/^\((.*)\)$/, '$1');

const ownedAmount = (unit: string, who: Phrase): string =>
  unit === 'cards in hand' ? `the number of cards in ${owned('hand', who)}` : owned(unit, who);

/** Whether it is a part of the ¢ that somebody has, which is said without "equal to". */
const isPartOfCoins = (amount: Exclude<Amount, number>): boolean =>
  amount.amount === 'half' && typeof amount.of !== 'number' && amount.of.amount === 'coins';

/** `3¢`, `that many ¢`, `half of their ¢`, or `¢ equal to the result`. */
export const coinsText = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return `${amount}¢`;
  const asMany = amount.amount === 'causeAmount' && !isRoll(ctx.cause);
  if (changeOf(amount)?.how === 'double' && !isRoll(ctx.cause)) return 'double that many ¢';
  if (isCard(ctx) && isPartOfCoins(amount)) return amountText(amount, ctx);
  return asMany ? 'that many ¢' : `¢ equal to ${amountText(amount, ctx)}`;
};

/** `2 HP`, or `HP equal to the result`. */
export const unitText = (amount: Amount, unit: Noun, ctx: RenderContext): string => {
  if (typeof amount === 'number') return counted(amount, unit);
  return asMany(amount, ctx) ? `that many ${unit.many}` : `${unit.many} equal to ${amountText(amount, ctx)}`;
};
/** In the wording of a card: as much as happened. */
const asMany = (amount: Exclude<Amount, number>, ctx: RenderContext): boolean =>
  isCard(ctx) && amount.amount === 'causeAmount' && !isRoll(ctx.cause) && ctx.cause !== 'purchase';

/** "each counter on this", "every 2 counters on this": what a bonus of 1 is for. */
const forEachText = (amount: Amount, ctx: RenderContext): string | null => {
  if (typeof amount === 'number') return null;
  if (amount.amount === 'counters')
    return `each ${counterNoun(amount.named).one} on ${objectCase(person(amount.on, ctx, 'each'))}`;
  if (amount.amount !== 'half' || amount.rounded !== 'down' || typeof amount.of !== 'object') return null;
  const { of } = amount;
  return of.amount === 'counters'
    ? `every 2 ${counterNoun(of.named).many} on ${objectCase(person(of.on, ctx, 'each'))}`
    : null;
};

/** `+1 ATK`, `−1 ATK`, or `+(your ¢) ATK`. */
export const bonusText = (amount: Amount, unit: string, ctx: RenderContext): string => {
  const space = unit === '' ? '' : ' ';
  const each = isCard(ctx) && unit !== '' ? forEachText(amount, ctx) : null;
  if (each !== null) return `+1 ${unit} for ${each}`;
  const taken = takenAway(amount);
  if (taken !== null) return `−(${openAmount(taken, ctx)})${space}${unit}`;
  if (typeof amount !== 'number') return `+(${openAmount(amount, ctx)})${space}${unit}`;
  return `${amount < 0 ? `−${-amount}` : `+${amount}`}${space}${unit}`;
};
export const HP: Noun = { one: 'HP', many: 'HP' };
