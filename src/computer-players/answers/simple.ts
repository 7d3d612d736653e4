import {
  hasPart,
  type CardId,
  type CardLookup,
  type Decision,
  type Effect,
  type Mode,
  type Option,
  type OptionId,
  type View,
  sameTree,
} from '../../engine/index.js';
import { actionWorth, bestAction, urgency } from './actions.js';
import { choiceWorths, picked, targetWorths, unclear } from './aims.js';
import { attackWorth, bestAttack } from '../fights/attack.js';
import { aimsOf, best, offered } from '../card-values/choices.js';
import { topWorth } from '../card-values/decks.js';
import { savesFor } from '../card-values/bonus-souls.js';
import { roomWorth } from '../card-values/rooms.js';
import { worth } from '../effects/effects.js';
import { claimsWithItems } from '../situation/claims.js';
import { rating } from '../situation/rating.js';
import { isFriend, TREASURE } from '../situation/stakes.js';
import { itemValue, cardValue } from '../card-values/card-values.js';
import { cardOn, monstersIn, printedOn, situationOf, topsOf, working, type Situation } from '../situation/situation.js';

/** In ¢: what is worth doing in one's own turn, and what is worth stepping in for. */
const WORTH_DOING = 0.3;
const WORTH_STEPPING_IN = 1;
/** How often it lets be what it could do: nothing goes on for ever. */
const LETTING_BE = 0.004;
/** No fight that gets anywhere takes so many attack rolls; each one more makes it let things be more often, half the time at most. */
const MANY_ROLLS = 16;
const FOR_EACH_MORE = 0.02;
const AT_MOST = 0.5;
/** What an attack must be worth at first; the longer the game lasts, the more it dares. */
const CAUTION = 0;
const TURNS_TO_DARE_MORE = 20;
const BOLDEST = 8;
/** Where a timer runs it dares so much at once: there is no time to wait for something better. */
const IN_A_HURRY = 6;

const isMain = ({ view, decision }: Situation): boolean =>
  decision.options.some(({ id }) => id === 'attack' || id === 'purchase' || id === 'end') && view.stack.length === 0;

const mayDo = ({ decision }: Situation, id: OptionId): boolean => decision.options.some((option) => option.id === id);

const dares = ({ view: { mode, turn } }: Situation): number =>
  CAUTION - (mode === null ? Math.min(BOLDEST, turn.number / TURNS_TO_DARE_MORE) : IN_A_HURRY);

/** The price that is asked when nothing makes it cheaper (BUY-03). */
const PRICE = 10;
/** What ¢ are worth that nothing else is bought for. */
const OF_PRICE = 0.3;

/** About so many ¢ come in till somebody's next purchase. */
const SOON = 3;

/** What it is worth that another can no longer buy this for a bonus soul. */
const keptFromOthers = (now: Situation, card: CardId): number => {
  const losses = now.view.players.map(({ id, coins }) =>
    isFriend(now, id) || coins + SOON < PRICE ? 0 : -claimsWithItems(now, id, card),
  );
  return Math.max(0, ...losses);
};

/** What an item of the shop, or the treasure that nobody knows yet, is worth for its price, bonus souls included. */
const boughtWorth = (now: Situation, card: CardId | null, price: number): number => {
  const own = card === null ? TREASURE : itemValue(now, card, now.me) + keptFromOthers(now, card);
  return own + claimsWithItems(now, now.me.id, card) - OF_PRICE * price;
};

const canPaySomething = ({ me }: Situation): boolean => me.coins >= PRICE;

/** Whether it wants anything that is for sale, and does not save its ¢. */
const buysGladly = (now: Situation): boolean => {
  const forSale = [null, ...topsOf(now.view.shop).map(({ card }) => card)];
  return !savesFor(now) && forSale.some((card) => boughtWorth(now, card, PRICE) > 0);
};

/** Whether something in play makes somebody purchase, who can pay then whatever the price is otherwise (TURN-12). */
const makesPurchase = (now: Situation): boolean =>
  working(now.view).some((object) =>
    printedOn(now, object).abilities.some((ability) =>
      hasPart('ability', ability, { modifier: ({ modify }) => modify === 'mustPurchase' }),
    ),
  );

/** Items on the stack above which it lets everything resolve. */
const HIGH_STACK = 40;

/** Whether it lets be what it could do, of all that it may do or leave: what brings it back to the same place as well. */
const letsBe = ({ view: { attack, stack } }: Situation, random: () => number): boolean => {
  if (stack.length > HIGH_STACK) return true;
  const more = FOR_EACH_MORE * Math.max(0, (attack?.rolls ?? 0) - MANY_ROLLS);
  return random() < LETTING_BE + Math.min(AT_MOST, more);
};

/** Whether it may do nothing as well, apart from priority, at which that is weighed with the rest. */
const isOptional = ({ key, min }: Decision): boolean => key === 'effect.may' || (key === 'effect.choose' && min === 0);

/** Own action phase: cards and abilities first, then buying, fighting, and the end of the turn. */
const mainAction = (now: Situation, random: () => number): OptionId => {
  const action = letsBe(now, random) ? null : bestAction(now, WORTH_DOING);
  if (action !== null) return action;
  const mayEnd = mayDo(now, 'end');
  const buys = mayEnd ? canPaySomething(now) && buysGladly(now) : canPaySomething(now) || makesPurchase(now);
  if (mayDo(now, 'purchase') && buys) return 'purchase';
  if (mayDo(now, 'attack') && (!mayEnd || bestAttack(now) >= dares(now))) return 'attack';
  if (mayDo(now, 'purchase') && !mayEnd) return 'purchase'; // it must, and cannot pay: so it has done what it must
  return mayEnd ? 'end' : 'pass';
};

const otherAction = (now: Situation, random: () => number): OptionId => {
  if (now.decision.options.length === 1 || letsBe(now, random)) return 'pass';
  const { turn, attack } = now.view;
  const own = turn.active === now.me.id && turn.phase !== 'end';
  if (own && attack !== null) return bestAction(now, WORTH_DOING) ?? 'pass';
  return bestAction(now, WORTH_STEPPING_IN, own ? urgency : actionWorth) ?? 'pass';
};

const bestOption = (now: Situation, worthOf: (option: Option) => number): readonly OptionId[] => {
  const ranked = now.decision.options.map((option) => ({ id: option.id, worth: worthOf(option) }));
  const found = best(ranked);
  return found === null ? now.decision.fallback : [found.id];
};

/** The shop item that does most for its price, or the treasure that nobody knows yet. */
const purchase = (now: Situation): readonly OptionId[] =>
  bestOption(now, ({ meaning }) => boughtWorth(now, meaning.card ?? null, meaning.number ?? PRICE));

/** Chooses the slot to cover: that of a monster that this player could not fight anyway. */
const coveredSlot = (now: Situation): readonly OptionId[] =>
  bestOption(now, ({ meaning }) => {
    const monster = monstersIn(now.view).find(({ id }) => id === meaning.object);
    return monster === undefined ? 0 : -attackWorth(now, monster.id);
  });

/** Gives away what is worth least. */
const least = (now: Situation): readonly OptionId[] => {
  const { options, min } = now.decision;
  const worthOf = new Map(options.map(({ id }) => [id, cardValue(now, id as `o${number}`, now.me)]));
  return options
    .map(({ id }) => id)
    .toSorted((a, b) => (worthOf.get(a) ?? 0) - (worthOf.get(b) ?? 0))
    .slice(0, min);
};

/** The mode or option that does most good, aimed as well as it can be; a `no` is worth nothing. */
const byEffect = (now: Situation): readonly OptionId[] => {
  return bestOption(now, ({ id, meaning }) => {
    if (id === 'back') return Number.NEGATIVE_INFINITY;
    if (meaning.effect === undefined) return 0;
    const mode: Mode = { targets: targetsOf(now, meaning.number ?? 0, meaning.effect), effect: meaning.effect };
    const seen = best(aimsOf(now, mode))?.worth ?? 0;
    return seen + IN_GENERAL * rating(meaning.effect);
  });
};

/** What a room must do for the others, or against oneself, to be thrown away for one that nobody knows. */
const BAD_ROOM = -0.5;
/** A game of so many turns hangs on something: any other room may be what ends it. */
const LONG_GAME = 60;

/** The room that is worst for this player; none when all may stay. */
const worstRoom = (now: Situation): readonly OptionId[] => {
  const rooms = topsOf(now.view.rooms)
    .filter(({ id }) => mayDo(now, id))
    .map((room) => ({ id: room.id, worth: -roomWorth(now, room) }));
  const worst = best(rooms);
  const isLong = now.view.turn.number > LONG_GAME;
  return worst !== null && (isLong || worst.worth > -BAD_ROOM) ? [worst.id] : now.decision.fallback;
};

/** What counts when nothing can be seen: what such an effect does in general. */
const IN_GENERAL = 0.02;

/** What a mode of this number and effect is aimed at. */
const targetsOf = (now: Situation, index: number, effect: Effect): Mode['targets'] => {
  const { key, card, source } = now.decision;
  if (card === null || (key !== 'announce.mode' && key !== 'trigger.mode')) return [];
  const { abilities } = cardOn(now, source, card);
  const found = abilities.flatMap((ability) => ('modes' in ability ? (offered(ability.modes)[index] ?? []) : []));
  const same = found.find((mode) => sameTree(mode.effect, effect));
  return (same ?? found[0])?.targets ?? [];
};

/** Rolls go up in the end: what takes away comes first. */
const modifiersInOrder = ({ decision }: Situation): readonly OptionId[] =>
  decision.options.toSorted((a, b) => (a.meaning.number ?? 0) - (b.meaning.number ?? 0)).map(({ id }) => id);

const byTop = (now: Situation, { meaning }: Option): number =>
  meaning.card === undefined ? 0 : topWorth(now, meaning.card);

/** Orders cards for the top of a deck: the first ends on top. */
const onTop = (now: Situation): readonly OptionId[] =>
  now.decision.options.toSorted((a, b) => byTop(now, b) - byTop(now, a)).map(({ id }) => id);

/** The best of what was found, and something rather than nothing. */
const searched = (now: Situation): readonly OptionId[] =>
  bestOption(now, ({ meaning }) => (meaning.card === undefined ? -BOLDEST : itemValue(now, meaning.card, now.me)));

/** What chance adds to the worth of a character, in ¢: computer players do not always play the same one. */
const VARIETY = 4;

/** What comes with a character; of who has no starting item of their own nobody knows which treasure it will be. */
const characterWorth = (now: Situation, card: string, random: () => number): number => {
  const { startingItem } = now.cards.card(card);
  const worth = startingItem === null ? TREASURE : itemValue(now, startingItem, now.me);
  return worth + VARIETY * random();
};

/** A vote for what is worth most: for a thing, or for what is done. */
const voted = (now: Situation, random: () => number): readonly OptionId[] =>
  now.decision.options.some(({ meaning }) => meaning.effect !== undefined)
    ? byEffect(now)
    : picked(now, choiceWorths(now), random);

const answerTo = (now: Situation, random: () => number): readonly OptionId[] => {
  const { decision } = now;
  switch (decision.key) {
    case 'priority':
      return [isMain(now) ? mainAction(now, random) : otherAction(now, random)];
    case 'attack.target':
      return bestOption(now, ({ id }) => attackWorth(now, id));
    case 'purchase.choice':
      return purchase(now);
    case 'attack.slot':
      return coveredSlot(now);
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
    case 'effect.may':
      return byEffect(now);
    case 'announce.target':
    case 'trigger.target':
      return picked(now, targetWorths(now), random);
    case 'vote':
      return voted(now, random);
    case 'room.discard':
      return worstRoom(now);
    case 'effect.choose':
      return picked(now, choiceWorths(now), random);
    case 'announce.cost':
    case 'discard.loot':
    case 'handLimit.loot':
    case 'deathPenalty.loot':
    case 'deathPenalty.item':
      return least(now);
    case 'roll.order':
      return modifiersInOrder(now);
    case 'each.order':
    case 'deck.order':
      return onTop(now);
    case 'deck.search':
    case 'setup.treasure':
      return searched(now);
    case 'deck.place':
      return unclear(
        decision.options.map(({ id }) => id),
        decision.min,
        random,
      );
    case 'setup.character':
      return bestOption(now, ({ meaning }) => characterWorth(now, meaning.card ?? '', random));
    case 'dice.choose':
    case 'dice.order':
    case 'auction.bid':
    case 'group.propose':
    case 'group.agree':
    case 'refill.order':
    case 'trigger.order':
    case 'replacement.order':
    case 'counter.kind':
    case 'effect.number':
      return decision.fallback;
  }
};

/**
 * A player of simple habits: it weighs everything it may do in ¢ as it sees them, and does what is worth most. It
 * plays what helps it, fights what it can beat, buys what it can pay, saves itself, cancels what hurts it, hinders
 * whoever leads, and otherwise passes. It sees its own view only.
 */
export const chooseSimple = (
  view: View,
  decision: Decision,
  cards: CardLookup,
  random: () => number,
): readonly OptionId[] => {
  const now = situationOf(view, decision, cards, worth);
  if (now === null || (isOptional(decision) && letsBe(now, random))) return decision.fallback;
  return answerTo(now, random);
};
