import type { Amount, Condition } from '../../engine/index.js';
import type { Situation } from '../situation/situation.js';
import { isFriend } from '../situation/stakes.js';

/** So many ¢ below what a bonus soul asks for, nothing is bought any more: a few turns bring them, and they stay. */
const NEAR = 7;
/** Whoever has so many items that can be lost is strong enough to begin earlier. */
const STRONG = 2;
const EARLY = 15;

const isStrong = ({ me }: Situation): boolean =>
  me.items.filter(({ keywords }) => !keywords.includes('eternal')).length >= STRONG;

/** The ¢ that a player must have for a bonus soul; null where it asks for something else. */
const coinsFor = (condition: Condition): number | null => {
  if (condition.if !== 'compare' || condition.is !== '>=') return null;
  const isOwn = (amount: Amount): boolean =>
    typeof amount === 'object' && amount.amount === 'coins' && amount.of.select === 'you';
  return isOwn(condition.left) && typeof condition.right === 'number' ? condition.right : null;
};

/** Whether nobody who would claim it for themselves is nearer to a bonus soul for ¢. */
const isNearest = (now: Situation): boolean =>
  now.view.players.every(({ id, coins }) => isFriend(now, id) || coins < now.me.coins);

/** Whether a bonus soul that can still be had is so near that this player saves its ¢ for it (BSOUL-02). */
export const savesFor = (now: Situation): boolean => {
  const { view, me, cards } = now;
  if (!isNearest(now)) return false;
  const near = isStrong(now) ? EARLY : NEAR;
  return view.bonusSouls.some((soul) =>
    cards.card(soul).abilities.some((ability) => {
      const coins = ability.kind === 'claim' ? coinsFor(ability.condition) : null;
      return coins !== null && me.coins < coins && me.coins >= coins - near;
    }),
  );
};
