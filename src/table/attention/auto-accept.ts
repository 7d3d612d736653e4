import type { Decision, Effect, OptionId, Selector } from '../../engine/index.js';
import type { Seat } from '../record/data.js';

/** Something that is the player's own: the card that asks, or what they control. */
const isOwn = (selector: Selector): boolean => {
  if (selector.select === 'this') return true;
  return selector.select === 'objects' && selector.where?.if === 'controls' && selector.where.player.select === 'you';
};

/** Whether an effect does nothing but good to whoever it belongs to: a recharge, ¢ or loot of their own. */
const onlyGains = (effect: Effect): boolean => {
  switch (effect.do) {
    case 'recharge':
      return isOwn(effect.what);
    case 'gainCoins':
    case 'loot':
      return effect.who.select === 'you';
    case 'sequence':
      return effect.of.every(onlyGains);
    default:
      return false;
  }
};

const YES: readonly OptionId[] = ['yes'];

/**
 * The answer to a question whether a player wants something that costs nothing and only does them good; it is given for
 * them, unless they are always asked, of everything or of this card, or want forced choices too. Null when they are asked.
 */
export const autoAccept = (
  { key, card, options }: Decision,
  { order, askForced, exceptions }: Pick<Seat, 'order' | 'askForced' | 'exceptions'>,
): readonly OptionId[] | null => {
  if (key !== 'effect.may' || order === 'always' || askForced === true) return null;
  const isAlwaysAsked = exceptions?.some(
    ({ ask, about }) => ask === 'always' && about.is === 'card' && about.card === card,
  );
  const gain = options.find(({ id }) => id === 'yes')?.meaning.effect;
  return gain !== undefined && isAlwaysAsked !== true && onlyGains(gain) ? YES : null;
};
