import type { ObjectView, PlayerView } from '../engine/index.js';

/** How likely the player is to strike `hits` times before being struck `misses` times. */
const race = (chance: number, hits: number, misses: number): number => {
  if (hits <= 0) return 1;
  if (misses <= 0) return 0;
  return chance * race(chance, hits - 1, misses) + (1 - chance) * race(chance, hits, misses - 1);
};

const strikes = (hp: number, atk: number): number =>
  atk <= 0 ? MANY_STRIKES : Math.min(MANY_STRIKES, Math.ceil(hp / atk));
/** More strikes than any fight lasts: keeps the reckoning short. */
const MANY_STRIKES = 8;
const DIE = 6;

/** How likely the player is to kill the monster before being killed by it, by the printed odds of a die (ATK-11). */
export const oddsAgainst = (player: PlayerView, monster: ObjectView): number => {
  const chance = Math.min(1, Math.max(0, (DIE + 1 - (monster.dc ?? DIE + 1)) / DIE));
  return race(chance, strikes(monster.hp ?? 0, player.atk), strikes(player.hp, monster.atk ?? 0));
};

/** What killing it is worth: its soul above all. */
export const prize = (monster: ObjectView): number => 3 + 6 * (monster.souls ?? 0);
