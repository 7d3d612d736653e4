import {
  effectsIn,
  type Ability,
  type AbilityOf,
  type Amount,
  type Card,
  type Cost,
  type CounterName,
  type Effect,
  type EffectWord,
  type EventType,
  type Modifier,
  type RollRow,
  type Selector,
} from '../../engine/index.js';
import { LOOT, TREASURE } from './stakes.js';

// What a text is worth in general, in ¢ for one use, whatever lies on the table: to tell good cards from bad ones.

/** For each unit, to the one it happens to; who or what that is, if the effect names it. */
const RATES: { readonly [W in EffectWord]?: readonly [rate: number, whom?: (effect: Effect<W>) => Selector] } = {
  nothing: [0],
  gainCoins: [1, ({ who }) => who],
  loseCoins: [-1, ({ who }) => who],
  stealCoins: [1.4],
  loot: [LOOT, ({ who }) => who],
  gainTreasure: [TREASURE, ({ who }) => who],
  discardLoot: [-1.5, ({ who }) => who],
  deal: [-2.5, ({ to }) => to],
  dealDivided: [-2.5, ({ to }) => to],
  take: [-1.5, ({ who }) => who],
  kill: [-8, ({ what }) => what],
  destroy: [-4, ({ what }) => what],
  putIntoDiscard: [-1, ({ what }) => what],
  payHp: [-1, ({ who }) => who],
  recharge: [1.5, ({ what }) => what],
  deactivate: [-1.5, ({ what }) => what],
  cancel: [3],
  cancelEverything: [2],
  endTurn: [0],
  reroll: [2],
  addToRoll: [1.5],
  setRoll: [3],
  preventDeath: [6],
  preventDamage: [2],
  additionalAttack: [2],
  steal: [5],
  give: [-3],
  becomeSoul: [11],
  becomeCurse: [3],
  gainObject: [TREASURE, ({ who }) => who],
};
const UNKNOWN = 0.6;
const SEVERAL = 1.5;
const ALL = 2;

const units = (amount: Amount | 'all' | 'full' | undefined): number => {
  if (amount === undefined) return 1;
  if (typeof amount === 'number') return Math.abs(amount);
  return typeof amount === 'string' ? ALL : SEVERAL;
};

/** Whom it befalls: oneself, whoever is best, or the others; harm to an opponent is worth less than it costs them. */
const bias = (selector: Selector | undefined, rate: number): number => {
  switch (selector?.select) {
    case undefined:
    case 'you':
    case 'this':
      return 1;
    case 'players':
      return selector.where === undefined ? 0.1 : -0.4;
    case 'cause':
    case 'it':
    case 'activePlayer':
      return rate < 0 ? -0.3 : 0.3;
    default:
      return rate < 0 ? -0.6 : 0.9;
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const rowRating = ({ from, to, effect }: RollRow): number => ((to - from + 1) / 6) * rating(effect);

/** How often a promise till the end of the turn is worth what it would be for good. */
export const FOR_A_TURN = 0.35;

const rateOf = <W extends EffectWord>(effect: Effect<W>): number => {
  const [rate, whom] = RATES[effect.do] ?? [UNKNOWN];
  return rate * bias(whom?.(effect), rate);
};

/** What one use of an effect is worth to its controller in general. */
export const rating = (effect: Effect): number => {
  switch (effect.do) {
    case 'roll':
      return sum(effect.rows.map(rowRating));
    case 'chooseOne':
      return Math.max(0, ...effect.options.map(rating));
    case 'may':
      return Math.max(0, rating(effect.effect));
    case 'if':
      return 0.6 * rating(effect.effect);
    case 'until':
      return sum(effect.grants.map(modifierRating)) * (effect.till === 'endOfTurn' ? FOR_A_TURN : 1);
    default: {
      const parts = effectsIn(effect);
      if (parts.length > 0 || effect.do === 'choose') return sum(parts.map(rating));
      return rateOf(effect) * units('amount' in effect ? effect.amount : undefined);
    }
  }
};

const ALLOWANCES: Readonly<Record<string, number>> = {
  attacks: 3,
  purchases: 2,
  lootPlays: 3,
  handSize: 0.3,
  lootStep: 5,
};
const STATS = { atk: 9, hp: 7, dc: 3 };

/** What a modifier is worth for good. */
export const modifierRating = (grant: Modifier): number => {
  switch (grant.modify) {
    case 'stat':
      return (isOfMonsters(grant.on) ? -0.5 : bias(grant.on, 1)) * STATS[grant.stat] * signed(grant.by);
    case 'rolls':
      return bias(grant.of, 1) * (grant.which === 'firstAttack' ? 3 : 7) * signed(grant.by);
    case 'allowance':
      return (ALLOWANCES[grant.what] ?? 1) * signed(grant.by);
    case 'price':
      return 0.6 * signed(grant.by);
    case 'shield':
      return 5;
    default:
      return 1;
  }
};

const isOfMonsters = (selector: Selector): boolean => selector.select === 'objects' && selector.role === 'monster';

const signed = (amount: Amount): number => (typeof amount === 'number' ? amount : 1);

/** An item that must be given up: the one that is missed least. */
const ITEM = 4;

const costRating = (cost: Cost): number => {
  switch (cost.pay) {
    case 'tap':
      return 0;
    case 'coins':
    case 'coinsTo':
      return cost.amount;
    case 'discardLoot':
    case 'counters':
      return LOOT * cost.amount;
    case 'anyCounters':
      return LOOT;
    case 'hand':
      return LOOT * SEVERAL;
    case 'destroy':
      return ITEM * cost.amount;
    case 'give':
      return ITEM;
    case 'timer':
      return LOOT * cost.amount;
    case 'getCounters':
      return -cost.amount * counterRating(cost.named);
    case 'hp':
    case 'destroyThis':
      return 1;
  }
};

/** How often a trigger comes in the rest of a game, roughly. */
const TIMES: Readonly<Record<string, number>> = {
  turnStarts: 3,
  turnEnds: 3,
  rolled: 3,
  wouldRoll: 3,
  damage: 2,
  wouldTakeDamage: 2,
  dies: 1.5,
  wouldDie: 1.5,
  enterPlay: 1,
};
const USES = 2.5;
const SELDOM = 1.5;
const REPLACEMENT = 3;

const best = (modes: readonly { readonly effect: Effect }[]): number =>
  Math.max(0, ...modes.map(({ effect }) => rating(effect)));

const HARMFUL: readonly EventType[] = ['damage', 'wouldTakeDamage', 'loseCoins', 'discardLoot', 'payCoins'];
const increases = ({ instead }: AbilityOf<'replacement'>): boolean =>
  instead.instead === 'amount' && typeof instead.to !== 'number' && ['sum', 'product'].includes(instead.to.amount);

const abilityRating = (ability: Ability): number => {
  switch (ability.kind) {
    case 'loot':
      return best(ability.modes);
    case 'activated':
      return Math.max(0.5, best(ability.modes) - sum(ability.costs.map(costRating))) * USES;
    case 'triggered':
      return sum(ability.modes.slice(0, 1).map(({ effect }) => rating(effect))) * (TIMES[ability.when.event] ?? SELDOM);
    case 'static':
      return sum(ability.grants.map(modifierRating)) * (ability.while === undefined ? 1 : 0.5);
    case 'replacement':
      return increases(ability) && HARMFUL.includes(ability.would.event) ? -REPLACEMENT : REPLACEMENT;
    case 'keyword':
      return ability.word === 'guppy' ? 1.5 : 0;
    case 'claim':
    case 'alsoNamed':
    case 'namedElsewhere':
    case 'startsWith':
      return 0;
  }
};

const WORST = -6;
const BEST = 14;

/** What an item is worth to the one who controls it, from now on. */
export const itemRating = (card: Card): number =>
  Math.max(WORST, Math.min(BEST, sum(card.abilities.map(abilityRating))));

/** What a face of a card is worth to its owner, with the numbers on it. */
export const faceRating = (card: Card): number =>
  itemRating(card) + (card.type === 'character' ? STATS.hp * (card.hp ?? 0) + STATS.atk * (card.atk ?? 0) : 0);

/** What a counter is worth to the one on whose things it lies (CTR-06 to CTR-08). */
const COUNTERS: Readonly<Record<CounterName, number>> = {
  counter: 0.8,
  hp: 5,
  atk: 7,
  eternal: 1.5,
  level: 1.2,
  gold: 1.2,
  bounty: 0,
  spider: -1,
  doodle: -3,
  eraser: -4,
  sketch: -2,
  poo: -1.5,
  egg: 0,
  gut: -1,
};
export const counterRating = (named: CounterName = 'counter'): number => COUNTERS[named];

/** What having a loot card in hand is worth. A trinket stays in play, and one with a soul wins games. */
export const lootRating = (card: Card): number => {
  const ability = card.abilities.find(({ kind }) => kind === 'loot');
  if (ability?.kind === 'loot') return Math.max(0.3, best(ability.modes));
  return (card.souls ?? 0) > 0 ? 11 : Math.max(0.3, 0.6 * itemRating(card));
};

/** What use a charged ↷ is, for recharging and for sending sideways. */
export const chargeRating = (card: Card): number =>
  Math.max(
    0,
    ...card.abilities.map((ability) =>
      ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap') ? best(ability.modes) : 0,
    ),
  );
