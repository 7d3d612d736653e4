import type { ObjectView, PlayerView, Ref } from '../../engine/index.js';
import { bestAttack, bestAttackIf, fightWorth, prize } from './attack.js';
import { damageAfter } from './changed-damage.js';
import { causeOf, damageComing, hurt, presentFight, shieldOn } from './fight.js';
import { claimsWithDeath } from '../situation/claims.js';
import { deathCost, allegianceWeight, suicide } from '../situation/stakes.js';
import {
  answerable,
  attackedIn,
  hurtable,
  playerIn,
  stackItem,
  supposing,
  type Cause,
  type Foe,
  type Situation,
} from '../situation/situation.js';

/** A point of damage that neither kills nor matters in a fight: it heals at the end of the turn. */
const SCRATCH = 0.3;

/** Whether the fight that is going on is about this player or monster. */
const inFight = ({ view }: Situation, ref: Ref): boolean =>
  attackedIn(view) !== null && (view.attack?.player === ref || view.attack?.target === ref);

/** What a change of the fight that is going on is worth; it comes before anything that lies on the stack. */
const fightChange = (now: Situation, ref: Ref, amount: number): number => {
  const fight = presentFight(now);
  if (fight === null) return 0;
  const before = fightWorth(now, fight);
  const player = playerIn(now.view, ref);
  if (player !== null && player.hp <= amount) return died(now, player) - before;
  const monster = hurtable(now.view).find(({ id }) => id === ref);
  if (monster !== undefined && (monster.hp ?? 0) <= amount) return slain(now, monster) - before;
  return fightWorth(now, hurt(fight, ref, amount)) - before;
};

/** The attack is over before its roll counts; only damage that is already on the stack still comes. */
const slain = (now: Situation, monster: ObjectView): number => {
  const attacker = playerIn(now.view, now.view.turn.active);
  if (attacker === null) return 0;
  const dies = damageComing(now, attacker.id) >= attacker.hp;
  return allegianceWeight(now, attacker.id) * prize(now, monster, attacker) + (dies ? died(now, attacker) : 0);
};

const died = (now: Situation, player: PlayerView): number => {
  const claims = claimsWithDeath(now, player.id, null);
  if (player.id === now.me.id) return suicide(now) + Math.min(0, claims);
  return claims - allegianceWeight(now, player.id) * deathCost(now, player);
};

const damageToPlayer = (now: Situation, player: PlayerView, amount: number): number => {
  if (player.dead) return 0;
  const hp = player.hp - damageComing(now, player.id);
  if (hp <= 0) return 0;
  if (inFight(now, player.id)) return fightChange(now, player.id, amount);
  if (amount >= hp) return died(now, player);
  const scratch = -SCRATCH * amount * (player.id === now.me.id ? 1 : 0.3 * -allegianceWeight(now, player.id));
  if (player.id !== now.me.id) return -scratch;
  return now.attackLeft ? scratch + Math.min(0, attackChange(now, { hp: hp - amount })) : scratch;
};

/** What another HP or ATK does for the attack that this player has left. */
const attackChange = (now: Situation, change: Partial<PlayerView>, bonus = 0): number =>
  Math.max(0, bestAttack(now, { ...now.me, ...change }, bonus)) - Math.max(0, bestAttack(now));

const damageToMonster = (now: Situation, monster: ObjectView, amount: number): number => {
  const hp = (monster.hp ?? 0) - damageComing(now, monster.id);
  if (hp <= 0) return 0;
  if (inFight(now, monster.id)) return fightChange(now, monster.id, amount);
  const active = playerIn(now.view, now.view.turn.active);
  if (active === null) return 0;
  if (amount >= hp) return allegianceWeight(now, active.id) * prize(now, monster, active);
  if (!now.attackLeft || !monster.attackable) return 0;
  const softer: ObjectView = { ...monster, hp: hp - amount };
  return Math.max(0, bestAttackIf(now, monster.id, withMonster(now, softer)) - Math.max(0, bestAttack(now)));
};

/** The situation with this monster changed. */
const withMonster = (now: Situation, changed: ObjectView): Situation => {
  const { id, hp, maxHp, dc, atk } = changed;
  const view = supposing(now.view, `${id} ${hp} ${maxHp} ${dc} ${atk}`, () => ({
    monsters: now.view.monsters.map((slot) => (slot.top?.id === id ? { ...slot, top: changed } : slot)),
  }));
  return { ...now, view };
};

/** What so much damage to a player or monster is worth to this player. */
export const damageWorth = (now: Situation, ref: Ref, amount: number): number => {
  if (amount <= 0) return 0;
  const player = playerIn(now.view, ref);
  if (player !== null) return damageToPlayer(now, player, amount);
  const monster = hurtable(now.view).find(({ id }) => id === ref);
  return monster === undefined ? 0 : damageToMonster(now, monster, amount);
};

const unshielded = (now: Situation, ref: Ref, amount: number): number => Math.max(0, amount - shieldOn(now, ref));

/**
 * What this much damage is worth when a shield may stop it, and other things in play make more or less of it; killing
 * and paying HP are no damage (PREV-05).
 */
export const struckWorth = (now: Situation, ref: Ref, amount: number, cause: Cause = { object: ref }): number =>
  damageWorth(now, ref, damageAfter(now, cause, unshielded(now, ref, amount)));

/** What healing is worth: only what is missing. */
export const healWorth = (now: Situation, ref: Ref, amount: number): number => {
  const it = playerIn(now.view, ref) ?? hurtable(now.view).find(({ id }) => id === ref);
  const missing = Math.min(amount, (it?.maxHp ?? 0) - (it?.hp ?? 0));
  if (it === undefined || missing <= 0) return 0;
  if (inFight(now, ref)) return fightChange(now, ref, -missing);
  return ref === now.me.id ? SCRATCH * missing : 0;
};

/** The situation without an item of the stack. */
const without = (now: Situation, item: Ref): Situation => ({
  ...now,
  view: supposing(now.view, `without ${item}`, () => ({ stack: now.view.stack.filter(({ id }) => id !== item) })),
});

/** What the damage on the stack will be worth when it comes. */
export const damageItemWorth = (now: Situation, item: Ref): number => {
  const found = stackItem(now.view, item);
  const before = without(now, item);
  return (found?.targetRefs ?? []).reduce(
    (sum, ref) => sum + struckWorth(before, ref, found?.number ?? 0, found === null ? {} : causeOf(found)),
    0,
  );
};

/** What preventing so much of one item of damage is worth. */
export const preventedWorth = (now: Situation, item: Ref, upTo: number): number => {
  const found = stackItem(now.view, item);
  if (found?.kind !== 'damage') return 0;
  const before = without(now, item);
  return found.targetRefs.reduce((sum, ref) => {
    const damage = unshielded(now, ref, found.number ?? 0);
    const worthOf = (left: number): number => damageWorth(before, ref, damageAfter(now, causeOf(found), left));
    return sum + worthOf(damage - upTo) - worthOf(damage);
  }, 0);
};

/** A shield counts for the damage on the stack that it will stop; nothing else is foreseen. */
export const shieldWorth = (now: Situation, ref: Ref, upTo: number): number => {
  const next = answerable(now).findLast(
    (item) => item.kind === 'damage' && item.targetRefs.some((target) => target === ref),
  );
  return next === undefined ? 0 : preventedWorth(now, next.id, upTo);
};

/** What a death on the stack will be worth when it comes. */
export const deathItemWorth = (now: Situation, item: Ref): number =>
  (stackItem(now.view, item)?.targetRefs ?? []).reduce((sum, ref) => {
    const player = playerIn(now.view, ref);
    if (player !== null) return sum + died(now, player);
    const monster = hurtable(now.view).find(({ id }) => id === ref);
    const active = playerIn(now.view, now.view.turn.active);
    if (monster === undefined || active === null) return sum;
    return sum + allegianceWeight(now, active.id) * prize(now, monster, active);
  }, 0);

/** What preventing somebody's death is worth: only one that lies on the stack. */
export const savedWorth = (now: Situation, ref: Ref): number => {
  const death = answerable(now).find(
    (item) => item.kind === 'death' && item.targetRefs.some((target) => target === ref),
  );
  return death === undefined ? 0 : -deathItemWorth(now, death.id);
};

/** More HP, ATK or evasion till the end of the turn. */
export const statWorth = (
  now: Situation,
  ref: Ref,
  change: { readonly stat: 'hp' | 'atk' | 'dc'; readonly by: number },
): number => {
  const { stat, by } = change;
  const changed = <T extends PlayerView | Foe>(it: T): T => {
    if (stat === 'hp') return { ...it, hp: (it.hp ?? 0) + by, maxHp: (it.maxHp ?? 0) + by };
    return stat === 'dc' ? { ...it, dc: (it.dc ?? 0) + by } : { ...it, atk: (it.atk ?? 0) + by };
  };
  const fight = presentFight(now);
  if (fight !== null && inFight(now, ref)) {
    const after =
      ref === fight.attacker.id
        ? { ...fight, attacker: changed(fight.attacker) }
        : { ...fight, monster: changed(fight.monster) };
    return fightWorth(now, after) - fightWorth(now, fight);
  }
  if (!now.attackLeft) return 0;
  if (ref === now.me.id) return attackChange(now, changed(now.me));
  const monster = hurtable(now.view).find(({ id }) => id === ref);
  if (monster === undefined) return 0;
  return Math.max(0, bestAttackIf(now, monster.id, withMonster(now, changed(monster)))) - Math.max(0, bestAttack(now));
};

/** More on this player's rolls till the end of the turn. */
export const bonusWorth = (now: Situation, ref: Ref, by: number): number => {
  const fight = presentFight(now);
  if (fight !== null && ref === fight.attacker.id) return fightWorth(now, fight, by) - fightWorth(now, fight);
  return now.attackLeft && ref === now.me.id ? attackChange(now, {}, by) : 0;
};
