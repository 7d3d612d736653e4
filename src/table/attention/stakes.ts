import { hasPart, type Effect, type ObjectView, type PlayerView } from '../../engine/index.js';
import { attacked, targetsOf, type PlayerContext } from './player-context.js';

/** Whether the newest thing on the stack takes this player or object to 0 HP, as shown. */
export const isDeadly = (now: PlayerContext, victim: PlayerView | ObjectView): boolean => {
  const { view, top } = now;
  if (top === null) return false;
  if (top.kind === 'death') return top.targetRefs.includes(victim.id);
  if (top.kind === 'damage') return top.targetRefs.includes(victim.id) && (top.number ?? 0) >= (victim.hp ?? 0);
  if (!top.attackRoll || view.attack === null) return false;
  const attacker = view.players.find(({ id }) => id === view.attack?.player);
  const other = attacked(now);
  if (attacker === undefined || other === null) return false;
  if (victim.id === attacker.id) return top.hits === false && (other.atk ?? 0) >= attacker.hp;
  return victim.id === other.id && top.hits === true && attacker.atk >= (other.hp ?? 0);
};

/** Whether two misses like the one shown kill the attacker, so that there is hardly time left. */
export const isNearDeath = (now: PlayerContext): boolean =>
  now.top?.attackRoll === true && now.player.hp <= 2 * (attacked(now)?.atk ?? 0);

const soulsOf = (thing: PlayerView | ObjectView): number => ('coins' in thing ? 0 : (thing.souls ?? 0));

/** The most souls that something is worth that dies by the newest thing on the stack, as shown; 0 for none. */
export const soulsAtStake = (now: PlayerContext): number => {
  const inAttack = now.top?.attackRoll === true ? attacked(now) : null;
  const dying = [...targetsOf(now), ...(inAttack === null ? [] : [inAttack])].filter((thing) => isDeadly(now, thing));
  return Math.max(0, ...dying.map(soulsOf));
};

/**
 * Whether a roll hits something that is worth souls, as shown: so that this hit or the next such one kills it ("near"), or with
 * time left ("far"); null for neither.
 */
export const hitForSouls = (now: PlayerContext): 'near' | 'far' | null => {
  const { view, top } = now;
  const other = attacked(now);
  if (top?.attackRoll !== true || top.hits !== true || other === null || soulsOf(other) === 0) return null;
  const { atk = 0 } = view.players.find(({ id }) => id === view.attack?.player) ?? {};
  return (other.hp ?? 0) <= 2 * atk ? 'near' : 'far';
};

/** Whether a card, and no player, takes the damage that is newest on the stack. */
export const isDamageToCard = (now: PlayerContext): boolean =>
  now.top?.kind === 'damage' && targetsOf(now).some((thing) => !('coins' in thing));

/** Whether somebody else reaches their goal of souls by the newest thing on the stack, as shown (WIN-01). */
export const isAboutToWin = (now: PlayerContext): boolean => {
  const { view, player } = now;
  const active = view.players.find(({ id }) => id === view.turn.active);
  const souls = soulsAtStake(now);
  return (
    active !== undefined && active.id !== player.id && souls > 0 && active.souls + souls >= active.soulsToWin // WIN-01
  );
};

/** The parts of effects that leave what they are aimed at where it is and as it is, or only recharge it. */
const LEAVING: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['may', 'recharge', 'copy', 'becomeCopy']);

/** Whether the newest thing on the stack may do more to an item or a soul than to copy or recharge it. */
export const isThreat = ({ top }: PlayerContext): boolean =>
  top !== null && (top.effect === null || hasPart('effect', top.effect, { effect: (part) => !LEAVING.has(part.do) }));

/** What is at stake for a player by the newest thing on the stack, as shown; null for none of these. */
export type Stake = 'ownDeath' | 'ownThings' | 'winningSouls';

export const stakeOf = (now: PlayerContext): Stake | null => {
  const { player, top } = now;
  if (isDeadly(now, player)) return 'ownDeath';
  if (isAboutToWin(now)) return 'winningSouls'; // WIN-01
  const own = [...player.items, ...player.soulCards];
  const isTaken =
    isThreat(now) && top?.controller !== player.id && own.some(({ id }) => top?.targetRefs.includes(id) === true);
  return isTaken ? 'ownThings' : null;
};
