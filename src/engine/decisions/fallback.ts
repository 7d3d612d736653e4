import { isObjectId, type Option, type OptionId, type Question } from '../state/index.js';

const first = (options: readonly Option[], count: number): readonly OptionId[] =>
  options.slice(0, count).map(({ id }) => id);

/** Ids by age: the number in an object's id rises, so the last is the newest. A deck comes after what lies open. */
const age = ({ id, meaning }: Option): number => {
  if (meaning.kind === 'deck') return Number.MAX_SAFE_INTEGER;
  return isObjectId(id as `o${number}`) ? Number(id.slice(1)) : 0;
};
const newest = (options: readonly Option[], count: number): readonly OptionId[] =>
  first(
    options.toSorted((a, b) => age(b) - age(a)),
    count,
  );
const lowest = (options: readonly Option[], count: number): readonly OptionId[] =>
  first(
    options.toSorted((a, b) => age(a) - age(b)),
    count,
  );
const only = (options: readonly Option[], id: OptionId): readonly OptionId[] =>
  options.some((option) => option.id === id) ? [id] : first(options, 1);

/**
 * The mildest legal answer, taken when nobody answers: pass, decline, call off, as few as allowed,
 * the newest of the hand, the lowest id, the order shown. One case per key (architecture.md#deadlines-and-late-answers).
 */
export const fallbackFor = ({ key, options, min }: Omit<Question, 'player'>): readonly OptionId[] => {
  switch (key) {
    case 'priority':
      return only(options, 'pass');
    case 'announce.mode':
    case 'announce.target':
      return only(options, 'back');
    case 'effect.may':
    case 'auction.bid':
      return only(options, 'no');
    case 'group.agree':
      return only(options, 'yes');
    case 'deck.search':
      return only(options, 'none');
    case 'announce.cost':
    case 'deathPenalty.loot':
    case 'handLimit.loot':
    case 'discard.loot':
      return newest(options, min);
    case 'attack.target':
    case 'attack.slot':
    case 'purchase.choice':
    case 'deathPenalty.item':
    case 'trigger.target':
    case 'effect.choose':
    case 'room.discard':
    case 'setup.character':
    case 'setup.treasure':
    case 'vote':
      return lowest(options, min);
    case 'dice.choose':
    case 'group.propose':
    case 'trigger.mode':
    case 'effect.option':
    case 'effect.number':
    case 'counter.kind':
      return first(options, min);
    case 'trigger.order':
    case 'replacement.order':
    case 'roll.order':
    case 'deck.order':
    case 'deck.place':
    case 'each.order':
    case 'dice.order':
    case 'refill.order':
      return first(options, min);
  }
};
