import type { Ability, CardLookup, Decision, Effect, Mode, Option, OptionId, Ref, View } from '../engine/index.js';
import { oddsAgainst, prize } from './fight.js';
import { chooseRandom } from './random.js';
import { meant, monstersIn, type Situation } from './situation.js';
import { worth } from './worth.js';

interface Thinking {
  readonly now: Situation;
  readonly decision: Decision;
  readonly cards: CardLookup;
  readonly random: () => number;
}

/** In ¢: what is worth doing in one's own action phase, in one's own attack, and what is worth stepping in for. */
const WORTH_DOING = 0.4;
const WORTH_IN_ATTACK = 1;
const WORTH_STEPPING_IN = 3;
/** How often it goes straight on with its turn: an ability that changes nothing cannot be used for ever. */
const GOING_ON = 0.15;
const PRICE = 10;

/** The better the higher; the first of equals. */
const best = <T>(of: readonly T[], value: (one: T) => number): T | null => {
  let found: { readonly one: T; readonly value: number } | null = null;
  for (const one of of) {
    const its = value(one);
    if (found === null || its > found.value) found = { one, value: its };
  }
  return found?.one ?? null;
};

const highest = (numbers: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...numbers);

/** A mode aimed as well as it can be. */
const modeWorth = (now: Situation, mode: Mode): number => {
  const [spec] = mode.targets;
  if (spec === undefined) return worth(now, mode.effect);
  return highest(meant(now, spec.from).map((aim) => worth({ ...now, aim }, mode.effect)));
};

const costOf = (ability: Extract<Ability, { kind: 'activated' }>): number =>
  ability.costs.reduce((total, cost) => {
    switch (cost.pay) {
      case 'tap':
        return total;
      case 'coins':
        return total + cost.amount;
      case 'counters':
        return total + 0.3 * cost.amount;
      case 'discardLoot':
        return total + 2 * cost.amount;
      case 'hp':
        return total + cost.amount;
      case 'destroyThis':
        return total + 4;
    }
  }, 0);

/** Playing a loot card: a trinket stays, and one with a soul wins games. */
const lootWorth = ({ now, cards }: Thinking, id: string): number => {
  const card = cards.card(id);
  const ability = card.abilities.find(({ kind }) => kind === 'loot');
  if (ability?.kind !== 'loot') return 2 + 12 * (card.souls ?? 0);
  return highest(ability.modes.map((mode) => modeWorth(now, mode)));
};

const abilityWorth = ({ now, cards }: Thinking, { meaning }: Option): number => {
  const ability = cards.card(meaning.card ?? '').abilities.find(({ key }) => key === meaning.ability);
  if (ability?.kind !== 'activated') return 0;
  return highest(ability.modes.map((mode) => modeWorth(now, mode))) - costOf(ability);
};

const actionWorth = (thinking: Thinking, option: Option): number => {
  const { kind, card } = option.meaning;
  if (kind === 'play') return lootWorth(thinking, card ?? '');
  return kind === 'activate' ? abilityWorth(thinking, option) : Number.NEGATIVE_INFINITY;
};

const bestAction = (thinking: Thinking, least: number): OptionId | null => {
  const option = best(thinking.decision.options, (one) => actionWorth(thinking, one));
  return option !== null && actionWorth(thinking, option) >= least ? option.id : null;
};

const leastWorth = ({ now }: Thinking): number =>
  now.view.attack?.player === now.me.id ? WORTH_IN_ATTACK : WORTH_STEPPING_IN;

const isMain = ({ now, decision }: Thinking): boolean =>
  decision.options.some(({ id }) => id === 'attack' || id === 'purchase' || id === 'end') &&
  now.view.stack.length === 0;

/** Own action phase: cards and abilities first, then buying, fighting, and the end of the turn. */
const mainAction = (thinking: Thinking): OptionId => {
  const { now, decision, random } = thinking;
  const offers = (id: OptionId): boolean => decision.options.some((option) => option.id === id);
  const action = random() < GOING_ON ? null : bestAction(thinking, WORTH_DOING);
  if (action !== null) return action;
  if (offers('purchase') && now.me.coins >= PRICE) return 'purchase';
  if (offers('attack') && (!offers('end') || wantsToFight(thinking))) return 'attack';
  return offers('end') ? 'end' : 'pass';
};

const LIKELY = 0.4;
/** Somebody has to fight: now and then it tries its luck. */
const TRYING_ITS_LUCK = 0.35;

const wantsToFight = ({ now, random }: Thinking): boolean =>
  monstersIn(now.view).some((monster) => monster.attackable && oddsAgainst(now.me, monster) >= LIKELY) ||
  random() < TRYING_ITS_LUCK;

/** The most promising monster, the deck when it holds more hope; when it tries its luck, the weakest with a soul. */
const attackTarget = ({ now, decision, random }: Thinking): OptionId => {
  const defeat = random() < TRYING_ITS_LUCK ? 0 : 2;
  const value = ({ id }: Option): number => {
    const monster = monstersIn(now.view).find((one) => one.id === id);
    if (monster === undefined) return 1;
    const odds = oddsAgainst(now.me, monster);
    return defeat === 0 && (monster.souls ?? 0) > 0 ? 10 + odds : odds * prize(monster) - defeat * (1 - odds);
  };
  return best(decision.options, value)?.id ?? '';
};

/** The effects that a question about targets or choices of this card can be for. */
const effectsOf = ({ decision, cards }: Thinking): readonly Effect[] => {
  if (decision.card === null) return [];
  return cards.card(decision.card).abilities.flatMap((ability) => {
    const isOne =
      decision.key === 'announce.target'
        ? ability.kind === 'loot' || ability.kind === 'activated'
        : ability.kind === 'loot' || ability.kind === 'activated' || ability.kind === 'triggered';
    return isOne && 'modes' in ability ? ability.modes.map(({ effect }) => effect) : [];
  });
};

const aimWorth = (thinking: Thinking, { id }: Option): number =>
  highest(effectsOf(thinking).map((effect) => worth({ ...thinking.now, aim: id as Ref }, effect)));

/** How often it does what only harms although it could call it off: what looked good from afar must not be tried and called off for ever. */
const GIVING_IN = 0.2;

/** As many as do good, the best first, at least as many as must be; nothing that only harms while it can call off. */
const aims = (thinking: Thinking): readonly OptionId[] => {
  const { decision, random } = thinking;
  const values = new Map(decision.options.map((option) => [option.id, aimWorth(thinking, option)]));
  const worthOf = (id: OptionId): number => values.get(id) ?? 0;
  const real = decision.options.map(({ id }) => id).filter((id) => id !== 'back');
  const ranked = real.toSorted((a, b) => worthOf(b) - worthOf(a));
  const good = ranked.filter((id) => worthOf(id) > 0).slice(0, decision.max);
  const chosen = good.length >= decision.min ? good : ranked.slice(0, decision.min);
  const harms = chosen.length > 0 && chosen.every((id) => worthOf(id) < 0);
  return harms && real.length < decision.options.length && random() > GIVING_IN ? ['back'] : chosen;
};

const byEffect = ({ now, decision }: Thinking): readonly OptionId[] => {
  const value = ({ id, meaning }: Option): number =>
    id === 'back' ? Number.NEGATIVE_INFINITY : meaning.effect === undefined ? 0 : bestAim(now, meaning.effect);
  const option = best(decision.options, value);
  return option === null ? decision.fallback : [option.id];
};

/** An effect whose target is not known yet is weighed by the best one it could have. */
const bestAim = (now: Situation, effect: Effect): number => {
  const aimed = [...now.view.stack, ...monstersIn(now.view), ...now.view.players].map(({ id }) =>
    worth({ ...now, aim: id }, effect),
  );
  return highest([worth(now, effect), ...aimed]);
};

/** Gives away the cards that are worth least to play. */
const leastCards = (thinking: Thinking): readonly OptionId[] =>
  thinking.decision.options
    .toSorted((a, b) => lootWorth(thinking, a.meaning.card ?? '') - lootWorth(thinking, b.meaning.card ?? ''))
    .slice(0, thinking.decision.min)
    .map(({ id }) => id);

const answerTo = (thinking: Thinking): readonly OptionId[] => {
  const { decision, random } = thinking;
  switch (decision.key) {
    case 'priority':
      return [isMain(thinking) ? mainAction(thinking) : (bestAction(thinking, leastWorth(thinking)) ?? 'pass')];
    case 'attack.target':
      return [attackTarget(thinking)];
    case 'deck.search':
      return decision.options.slice(0, 1).map(({ id }) => id);
    case 'purchase.choice':
      return chooseRandom(decision, true, random);
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
    case 'effect.may':
      return byEffect(thinking);
    case 'announce.target':
    case 'trigger.target':
    case 'effect.choose':
      return aims(thinking);
    case 'announce.cost':
    case 'discard.loot':
    case 'handLimit.loot':
    case 'deathPenalty.loot':
      return leastCards(thinking);
    case 'attack.slot':
    case 'deathPenalty.item':
    case 'trigger.order':
    case 'replacement.order':
    case 'roll.order':
    case 'deck.order':
    case 'counter.kind':
    case 'room.discard':
      return decision.fallback;
  }
};

/**
 * A player of simple habits: it plays what helps it, fights what it can beat, buys what it can pay, saves itself when
 * it can, and otherwise passes. It sees its own view only.
 */
export const chooseSimple = (
  view: View,
  decision: Decision,
  cards: CardLookup,
  random: () => number,
): readonly OptionId[] => {
  const me = view.players.find(({ id }) => id === decision.player);
  return me === undefined ? decision.fallback : answerTo({ now: { view, me, aim: null }, decision, cards, random });
};
