import type { Condition, Modifier, Selector } from '../../engine/index.js';

/** Modifiers that somebody or something has; the others are said in a way of their own. */
export type Had = Extract<
  Modifier,
  { readonly modify: 'stat' | 'rolls' | 'allowance' | 'keyword' | 'ability' | 'abilitiesOf' }
>;
const HAD: Readonly<Record<Had['modify'], true>> = {
  stat: true,
  rolls: true,
  allowance: true,
  keyword: true,
  ability: true,
  abilitiesOf: true,
};
/** What is of the next roll, whoever makes it. */
export const isOfNextRoll = (modifier: Modifier): modifier is NextRoll =>
  modifier.modify === 'rolls' &&
  (modifier.which === 'next' || modifier.which === 'nextAttack') &&
  isEverybody(modifier.of);
const isEverybody = (of: Selector): boolean => of.select === 'players' && of.where === undefined;
type NextRoll = Extract<Modifier, { readonly modify: 'rolls' }>;

/** What one may do so much more often, which a card says as a verb: "may attack an additional time". */
export type MoreOften = Extract<Modifier, { readonly modify: 'allowance' }> & {
  readonly what: 'attacks' | 'purchases' | 'lootPlays';
  readonly by: number;
};
export const isMoreOften = (modifier: Modifier): modifier is MoreOften =>
  modifier.modify === 'allowance' &&
  ['attacks', 'purchases', 'lootPlays'].includes(modifier.what) &&
  typeof modifier.by === 'number' &&
  modifier.by > 0;

/** More loot in the loot step, which a card says as what is looted then. */
export const isMoreLooted = (modifier: Modifier): modifier is MoreLooted =>
  modifier.modify === 'allowance' && modifier.what === 'lootStep' && typeof modifier.by === 'number' && modifier.by > 0;
type MoreLooted = Extract<Modifier, { readonly modify: 'allowance' }> & { readonly by: number };

/** "no shop item has been purchased this turn" */
export const isNothingBought = ({ left, is, right }: Extract<Condition, { readonly if: 'compare' }>): boolean =>
  typeof left === 'object' && left.amount === 'shopPurchases' && is === '=' && right === 0;

/** The price of the first shop item that somebody buys in a turn. */
export const isFirstPrice = ({ of, next }: Extract<Modifier, { readonly modify: 'priceIs' }>): boolean =>
  next === undefined && of.select === 'players' && of.where?.if === 'compare' && isNothingBought(of.where);

/** Whether it sets that price. */
export const isOfFirstPrice = (modifier: Modifier): boolean => modifier.modify === 'priceIs' && isFirstPrice(modifier);

export const isHad = (modifier: Modifier): modifier is Had => modifier.modify in HAD;
