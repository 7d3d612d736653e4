import {
  hasPart,
  type AbilityOf,
  type Card,
  type CardLookup,
  type Effect,
  type EffectWord,
  type Option,
} from '../../engine/index.js';
import { itemRating, lootRating, rating } from '../situation/rating.js';
import { LOOT, TREASURE } from '../situation/stakes.js';

// Static evaluation of cards and effects, memoized, as rollouts give thousands of answers.

/** What answers something that happens, and does nothing by itself. */
const ANSWERS: ReadonlySet<EffectWord> = new Set<EffectWord>([
  'cancel',
  'cancelEverything',
  'reroll',
  'addToRoll',
  'setRoll',
  'preventDamage',
  'preventDeath',
  'endTurn',
]);

/** What nobody wants to have done to them. */
const HARMS: ReadonlySet<EffectWord> = new Set<EffectWord>([
  'deal',
  'dealDivided',
  'kill',
  'loseCoins',
  'stealCoins',
  'discardLoot',
  'destroy',
  'deactivate',
  'steal',
  'putIntoDiscard',
  'becomeCurse',
  'cancel',
]);

const memoized = <K extends object, V>(reckon: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = reckon(key);
    known.set(key, value);
    return value;
  };
};

/** Whether an effect is kept as an answer: done for its own sake it is wasted. */
export const isAnswer = memoized((effect: Effect): boolean =>
  hasPart('effect', effect, {
    effect: (part) => ANSWERS.has(part.do),
    modifier: (part) => part.modify === 'shield' || part.modify === 'rolls',
  }),
);

const SAVES: ReadonlySet<EffectWord> = new Set<EffectWord>(['preventDamage', 'preventDeath']);
const TURNS_ROLLS: ReadonlySet<EffectWord> = new Set<EffectWord>(['reroll', 'addToRoll', 'setRoll']);

/** Whether an effect saves whom it is aimed at from damage or death. */
export const isRescue = memoized((effect: Effect): boolean =>
  hasPart('effect', effect, {
    effect: (part) => SAVES.has(part.do),
    modifier: (part) => part.modify === 'shield',
  }),
);

/** Whether an effect makes another number of a roll. */
export const turnsRolls = memoized((effect: Effect): boolean =>
  hasPart('effect', effect, { effect: (part) => TURNS_ROLLS.has(part.do) }),
);

/** Whether an effect harms what it is aimed at. */
export const isHarmful = memoized((effect: Effect): boolean =>
  hasPart('effect', effect, { effect: (part) => HARMS.has(part.do) }),
);

/** The effects of which an option may have one; none where the option does not say. */
export const effectsOf = (cards: CardLookup, { meaning: { kind, card, effect } }: Option): readonly Effect[] => {
  if (effect !== undefined) return [effect];
  if (kind !== 'play' || card === undefined) return [];
  return cards
    .card(card)
    .abilities.flatMap((ability) => (ability.kind === 'loot' ? ability.modes.map((mode) => mode.effect) : []));
};

/** The general value of one use of an effect, ¢. */
export const effectValue = memoized(rating);

/** The general value of a card in hand or in play, ¢. */
export const staticCardValue = memoized((card: Card): number =>
  card.type === 'loot' ? lootRating(card) : itemRating(card),
);

/** The value of a reward, ¢. */
export const rewardValue = memoized(({ reward }: Card): number =>
  reward === null
    ? 0
    : (reward.coins ?? 0) +
      LOOT * (reward.loot ?? 0) +
      TREASURE * (reward.treasure ?? 0) +
      (reward.effect === undefined ? 0 : Math.max(0, rating(reward.effect))),
);

const lootAbilityOf = ({ abilities }: Card): AbilityOf<'loot'> | undefined =>
  abilities.find((ability): ability is AbilityOf<'loot'> => ability.kind === 'loot');

/** The value of playing a loot card in one's own turn, ¢; 0 for a card that is better kept. */
export const playValue = memoized((card: Card): number => {
  const ability = lootAbilityOf(card);
  if (ability === undefined) return staticCardValue(card);
  const worths = ability.modes.filter(({ effect }) => !isAnswer(effect)).map(({ effect }) => rating(effect));
  return Math.max(0, ...worths);
});
