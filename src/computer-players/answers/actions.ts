import {
  hasPart,
  variantNamed,
  type AbilityOf,
  type Cost,
  type Effect,
  type Meaning,
  type Mode,
  type Modifier,
  type Option,
  type OptionId,
  type Ref,
  sameTree,
} from '../../engine/index.js';
import { weighed } from '../card-values/choices.js';
import { claimsWithItems } from '../situation/claims.js';
import { damageWorth } from '../fights/damage.js';
import { modifiersOf } from '../fights/fight.js';
import { meant } from '../situation/reading.js';
import { counterRating } from '../situation/rating.js';
import { LOOT, timeWorth, TREASURE } from '../situation/stakes.js';
import { handCardValue, itemValue, lossOf } from '../card-values/card-values.js';
import { cardOn, once, supposing, type Situation } from '../situation/situation.js';

/** What is kept for later: a charge for an answer, a card for a better moment. */
const CHARGE = 0.3;
const COUNTER = 0.5;
const FOR_LATER = 0.6;

const leastHeld = (now: Situation, count: number): number =>
  now.view.hand
    .map(({ card }) => handCardValue(now, card))
    .toSorted((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, worth) => sum + worth, 0);

/** What the hand is worth without this card of it. */
const restOfHand = (now: Situation, without: Ref): number =>
  now.view.hand.reduce((sum, { id, card }) => (id === without ? sum : sum + handCardValue(now, card)), 0);

/** The least of one's own items that such a cost can take. */
const leastLost = (now: Situation, cost: Extract<Cost, { pay: 'destroy' | 'give' }>): number =>
  meant(now, cost.what)
    .map((ref) => lossOf(now, ref))
    .toSorted((a, b) => b - a)
    .slice(0, cost.pay === 'give' ? 1 : cost.amount)
    .reduce((sum, worth) => sum + worth, 0);

/** Below everything that something else about an action can be worth. */
const NEVER = -1000;

/**
 * One's own turn with nothing on the stack: gifts at other times go to and fro between two who both have such a
 * machine.
 */
const isCalm = ({ view, me }: Situation): boolean => view.turn.active === me.id && view.stack.length === 0;

/** What is given away is lost, and one of the others has it; a partner, where all share a goal. */
const giftWorth = ({ view, me }: Situation, loss: number): number =>
  me.sharesGoal === true ? 0 : loss * (1 + 1 / Math.max(1, view.players.length - 1));

/** ¢ that are not needed for a purchase, the one of this turn or the next, are worth less. */
const SPARE = 0.4;
const PRICE = 10;

const spending = ({ view: { turn }, me }: Situation, amount: number): number => {
  const buysNow = turn.active === me.id && turn.phase === 'action' && turn.purchases === 0;
  const spare = Math.min(amount, Math.max(0, me.coins - PRICE * (buysNow ? 2 : 1)));
  return amount - spare + SPARE * spare;
};

/** What paying a cost is worth in ¢: 0 or less. */
const costWorth = (now: Situation, source: Ref, cost: Cost): number => {
  switch (cost.pay) {
    case 'tap':
      return -CHARGE;
    case 'coins':
      return -spending(now, cost.amount);
    case 'coinsTo':
      return -cost.amount * meant(now, cost.to).length;
    case 'counters':
      return -COUNTER * cost.amount;
    case 'anyCounters':
      return -COUNTER;
    case 'discardLoot':
      return -leastHeld(now, cost.amount);
    case 'hand':
      return -restOfHand(now, source);
    case 'hp':
      return damageWorth(now, now.me.id, cost.amount);
    case 'destroy':
      return leastLost(now, cost);
    case 'give':
      return isCalm(now) ? giftWorth(now, leastLost(now, cost)) : NEVER;
    case 'destroyThis':
      return lossOf(now, source);
    case 'timer':
      return -timeWorth(now, cost.amount);
    case 'getCounters':
      return cost.amount * counterRating(cost.named);
  }
};

const paid = (now: Situation, source: Ref, costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + costWorth(now, source, cost), 0);

type InsteadOfTap = Extract<Modifier, { readonly modify: 'insteadOfTap' }>;

/** What is paid in place of ↷ while something in play says so (ABIL-04). */
const insteadOfTap = (now: Situation, source: Ref): readonly Cost[] | null => {
  const all = (): ReturnType<typeof modifiersOf> => modifiersOf(now).filter(({ grant }) => isInstead(grant));
  if (once(now, now.view, 'instead of tap', () => all().length) === 0) return null;
  const pays = all().flatMap(({ at, grant }) =>
    isInstead(grant) && meant(at, grant.on).includes(source) ? [grant.pay] : [],
  );
  return pays.at(-1) ?? null;
};

const isInstead = (grant: Modifier): grant is InsteadOfTap => grant.modify === 'insteadOfTap';

/** The costs of an activated ability as they are now. */
const costsNow = (now: Situation, source: Ref, costs: readonly Cost[]): readonly Cost[] => {
  if (!costs.some(({ pay }) => pay === 'tap')) return costs;
  const instead = insteadOfTap(now, source);
  return instead === null ? costs : costs.flatMap((cost) => (cost.pay === 'tap' ? instead : [cost]));
};

/** Playing a loot card from hand, less what it is kept for. A trinket stays in play. */
const playWorth = (now: Situation, source: Ref, card: string): number => {
  const printed = now.cards.card(card);
  const ability = printed.abilities.find(({ kind }) => kind === 'loot');
  if (ability?.kind !== 'loot' && (printed.souls ?? 0) > 0) return handCardValue(now, card);
  if (ability?.kind !== 'loot') return itemValue(now, card, now.me) + claimsWithItems(now, now.me.id, card);
  const costs = paid(now, source, ability.costs ?? []);
  return weighed({ ...now, source }, ability.modes) + costs - FOR_LATER * handCardValue(now, card);
};

type Activated = AbilityOf<'activated'>;

const modesOf = (ability: Activated | undefined, { effect }: Meaning): readonly Mode[] =>
  ability?.modes ?? (effect === undefined ? [] : [{ targets: [], effect }]);

const activationWorth = (now: Situation, source: Ref, meaning: Meaning): number => {
  const { abilities } = cardOn(now, source, meaning.card ?? '');
  const ability = abilities.find((one): one is Activated => one.kind === 'activated' && one.key === meaning.ability);
  const costs = ability?.costs ?? [{ pay: 'tap' }];
  return weighed({ ...now, source }, modesOf(ability, meaning)) + paid(now, source, costsNow(now, source, costs));
};

const isRolled = (effect: Effect): boolean =>
  hasPart('effect', effect, { effect: (part) => part.do === 'roll' || part.do === 'rollTogether' });

/**
 * Whether this very ability of this player waits on the stack, or a roll that it has begun: there is time for more of it when
 * that has resolved.
 */
const isWaiting = ({ view, me }: Situation, { object, effect }: Meaning): boolean =>
  view.stack.some((item) => {
    if (item.source !== object || item.controller !== me.id) return false;
    if (item.how !== 'activated') return effect !== undefined && isRolled(effect);
    return effect === undefined || sameTree(item.effect, effect);
  });

/** What a soul buys, less what it is worth oneself: hardly more than the first one (VAR-05). */
const saleWorth = (now: Situation, soul: Ref): number => {
  const { variants, startingItems } = now.view;
  const [buys] = variants.flatMap((id) => variantNamed(id).soulBuys ?? []);
  if (buys === undefined) return NEVER;
  const items = Math.min(buys.items, startingItems ?? 0);
  return buys.coins + LOOT * buys.loot + TREASURE * items + lossOf(now, soul);
};

/** What doing this at priority is worth; declarations and passing are not weighed here. */
export const actionWorth = (now: Situation, { meaning }: Option): number => {
  const { kind, object, card } = meaning;
  if (object === undefined || card === undefined) return Number.NEGATIVE_INFINITY;
  if (kind === 'play') return playWorth(now, object, card);
  if (kind === 'sellSoul') return saleWorth(now, object);
  return kind === 'activate' && !isWaiting(now, meaning)
    ? activationWorth(now, object, meaning)
    : Number.NEGATIVE_INFINITY;
};

/** What doing it now is worth more than doing it later, when nothing lies on the stack. */
export const urgency = (now: Situation, option: Option): number => {
  const worth = actionWorth(now, option);
  const { turn } = now.view;
  const view = supposing(now.view, 'calm', () => ({ turn: { ...turn, phase: 'action' }, stack: [] }));
  const calm: Situation = { ...now, view, open: [] };
  return Math.min(worth, worth - actionWorth(calm, option));
};

/** The action that is worth most, when it is worth that much. */
export const bestAction = (now: Situation, least: number, worthOf = actionWorth): OptionId | null => {
  let found: { readonly id: OptionId; readonly worth: number } | null = null;
  for (const option of now.decision.options) {
    const worth = worthOf(now, option);
    if (worth >= least && (found === null || worth > found.worth)) found = { id: option.id, worth };
  }
  return found?.id ?? null;
};

/** An announced ability with what it would cost. */
interface Announced {
  readonly modes: readonly Mode[];
  readonly cost: number;
}

const isPayable = ({ view, me }: Situation, source: Ref, cost: Cost): boolean => {
  if (cost.pay !== 'tap') return cost.pay !== 'coins' || me.coins >= cost.amount;
  return [...me.characters, ...me.items, ...view.rooms.flatMap(({ top }) => top ?? [])].some(
    ({ id, charged }) => id === source && charged,
  );
};

/** What the card in question may be announcing, or may have triggered. */
export const announcedBy = (now: Situation): readonly Announced[] => {
  const { card, source, key } = now.decision;
  if (card === null || source === null) return [];
  return cardOn(now, source, card).abilities.flatMap((ability): readonly Announced[] => {
    if (key === 'trigger.target') return ability.kind === 'triggered' ? [{ modes: ability.modes, cost: 0 }] : [];
    if (ability.kind === 'loot') return [{ modes: ability.modes, cost: paid(now, source, ability.costs ?? []) }];
    if (ability.kind !== 'activated') return [];
    const costs = costsNow(now, source, ability.costs);
    return costs.every((cost) => isPayable(now, source, cost))
      ? [{ modes: ability.modes, cost: paid(now, source, costs) }]
      : [];
  });
};
