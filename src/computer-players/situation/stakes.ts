import { modeNamed, type PlayerView, type Ref } from '../../engine/index.js';
import { ownerOf, playerIn, type Situation } from './situation.js';

// All values are in ¢ as this player sees them: a loot card is about 2, a treasure 6, a soul 11 and more.

export const LOOT = 2;
export const TREASURE = 6.5;
/** The soul that wins the game. */
export const VICTORY = 120;
const SOUL = 11;
/** Each soul that a player has already makes the next one dearer. */
const SOUL_RISING = 3;
/** Own deaths are dearer than what they cost: nobody likes to see a computer player kill itself. */
const OWN_DEATH_AT_LEAST = 9;
export const ITEM = 3;
const CHARGE = 0.2;
const REST_OF_TURN = 1;
/** Others' deaths are worth less than what they cost: it is about winning, not about spite. */
export const SPITE = 0.6;

/** What a step of the timer is worth, in which two turns bring about half a soul; the fewer there are, the more each. */
const STEP = 6;
const ROUNDS_LEFT = 24;

/** Whether this player has the same goal, so that their good is one's own (COOP-07); oneself too. */
export const isFriend = ({ me }: Situation, player: Ref | null): boolean => player === me.id || me.sharesGoal === true;

/** Whether what these players choose is chosen for this one's good: it is among them, or they are nobody or friends. */
export const isOurs = (now: Situation, players: readonly Ref[]): boolean =>
  players.includes(now.me.id) || players.every((player) => isFriend(now, player));

/** How much worse off this player is for each ¢ that another gains: more with fewer others, most against the leader. */
const rivalry = ({ view, me }: Situation, other: PlayerView): number => {
  const shared = view.players.length === 2 ? 0.9 : view.players.length === 3 ? 0.6 : 0.45;
  const lead = 1 + 0.25 * (other.souls - me.souls);
  const close = other.souls >= other.soulsToWin - 1 ? 1.5 : 1;
  return Math.min(1.2, shared * Math.min(2, Math.max(0.6, lead)) * close);
};

/** What a ¢ of somebody's good is worth to this player: 1 of the own, less than nothing of the others'. */
export const allegianceWeight = (now: Situation, owner: Ref | null): number => {
  if (owner === now.me.id) return 1;
  const other = playerIn(now.view, owner);
  if (other === null) return 0;
  return isFriend(now, owner) ? 1 : -rivalry(now, other);
};

/** What a ¢ of good for the player to whom this object or stack item belongs is worth to this player. */
export const sideOf = (now: Situation, ref: Ref): number => allegianceWeight(now, ownerOf(now, ref));

/** What makes a final boss one that can be fought, and a soul more than it takes (CHAL-11). */
const OPENS = 30;
const BEYOND = 2;
/** Souls are the way to a final boss and not the goal. */
const towardsBoss = (has: number, souls: number, needed: number): number => {
  if (has >= needed) return BEYOND * souls;
  return has + souls >= needed ? OPENS : souls * (SOUL + SOUL_RISING * has);
};

/** What so many more souls are worth to the player who gains them; nothing above what one player may have (COOP-08). */
export const soulWorth = ({ view: { mode } }: Pick<Situation, 'view'>, player: PlayerView, souls: number): number => {
  if (souls <= 0 || player.souls + souls > (mode?.cap ?? Infinity)) return 0;
  const has = mode?.together ?? player.souls; // COOP-07
  if ((mode?.opensAt ?? null) !== null) return towardsBoss(has, souls, player.soulsToWin);
  return has + souls >= player.soulsToWin ? VICTORY : souls * (SOUL + SOUL_RISING * has);
};

/** ¢ that buy all that somebody could want for turns; what comes on top of them is hardly worth anything. */
const RICH = 50;
const ON_TOP = 0.1;

/** What so many ¢ more are worth to somebody who has so many. */
export const coinsWorth = (has: number, coins: number): number => {
  const useful = Math.min(coins, Math.max(0, RICH - has));
  return useful + ON_TOP * (coins - useful);
};

/** What so many steps of the timer are worth to all who have one: at its end, the game. */
export const timeWorth = ({ view: { mode } }: Situation, steps: number): number => {
  const left = mode?.left ?? null;
  if (left === null || steps <= 0) return 0;
  return left <= steps ? VICTORY : steps * Math.max(STEP, ROUNDS_LEFT / left);
};

/** What a step of the timer that is given back is worth; before the first one there is none to give back (CHAL-10). */
export const timeBack = (now: Situation): number => {
  const { mode } = now.view;
  return mode === null || mode.timer === modeNamed(mode.id).timer?.begins ? 0 : timeWorth(now, 1);
};

/** Whether a coin is flipped for each throw of this player (CHAL-10). */
export const flipsCoins = ({ counters }: PlayerView): boolean => (counters.doodle ?? 0) > 0;

/** What it is worth to a player who flips coins for dice that so many of them may be tails (CHAL-10). */
export const flipCost = (now: Situation, player: PlayerView, flips: number): number =>
  !flipsCoins(player) ? 0 : timeWorth(now, Math.max(1, Math.round(flips / 2)));

/** What the death of the active player costs all whose timer it moves (COOP-05). */
const tickCost = (now: Situation): number => {
  const { mode } = now.view;
  return mode !== null && modeNamed(mode.id).timer?.ticks.includes('diesInOwnTurn') === true ? timeWorth(now, 1) : 0;
};

/** What dying costs the player who dies (DEATH-14). */
export const deathCost = (now: Situation, player: PlayerView): number => {
  const { view } = now;
  const item = player.items.some(({ keywords }) => !keywords.includes('eternal')) ? ITEM : 0;
  const loot = player.handCount > 0 ? LOOT * 0.7 : 0;
  const charges = [...player.characters, ...player.items].filter(({ charged }) => charged).length * CHARGE;
  const turn = view.turn.active === player.id ? REST_OF_TURN + tickCost(now) : 0;
  const cost = Math.min(1, player.coins) + loot + item + charges + turn;
  return isFriend(now, player.id) ? cost : cost * SPITE;
};

/** What killing oneself is worth: never what it may bring. */
export const suicide = (now: Situation): number => -OWN_DEATH_AT_LEAST - deathCost(now, now.me);
