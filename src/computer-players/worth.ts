import type { Amount, Effect, Modifier, Ref, Selector } from '../engine/index.js';
import { oddsAgainst, prize } from './fight.js';
import { isMine, meant, monstersIn, ownerOf, playerIn, stackItem, type Situation } from './situation.js';

// All values are in ¢ as this player sees them: a loot card is about 2, a treasure 6, an own death -10.

const size = (amount: Amount | 'all' | 'full'): number => (typeof amount === 'number' ? amount : 1);

/** Others' gains are worth less than nothing, the leader's least. */
const side = (now: Situation, ref: Ref): number => {
  if (isMine(now, ref)) return 1;
  const owner = playerIn(now.view, ownerOf(now.view, ref));
  if (owner === null) return 0;
  return owner.souls > now.me.souls ? -0.7 : -0.5;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const forAll = (now: Situation, who: Selector, each: number): number =>
  each * sum(meant(now, who).map((ref) => side(now, ref)));

/** Damage of so much to a player or monster. */
const damage = (now: Situation, ref: Ref, amount: number): number => {
  const { view, me } = now;
  const player = playerIn(view, ref);
  if (player !== null) {
    if (player.id === me.id) return amount >= player.hp ? -10 : -0.8 * amount;
    return amount >= player.hp && !player.dead ? 4 : 0.1 * amount;
  }
  const monster = monstersIn(view).find(({ id }) => id === ref);
  if (monster === undefined) return 0;
  const kills = amount >= (monster.hp ?? 0);
  if (view.turn.active !== me.id) return kills ? -prize(monster) / 2 : 0;
  if (kills) return prize(monster);
  if (view.attack?.target !== ref) return 0.1;
  const softer = { ...monster, hp: (monster.hp ?? 0) - amount };
  return 3 * prize(monster) * (oddsAgainst(me, softer) - oddsAgainst(me, monster));
};

/** A change of a roll that is on the stack: only attack rolls can be judged by what they show. */
const rollChange = (now: Situation, ref: Ref, change: { readonly to: number } | 'reroll'): number => {
  const { view, me } = now;
  const item = stackItem(view, ref);
  const monster = monstersIn(view).find(({ id }) => item?.targetRefs.includes(id) === true);
  const roller = playerIn(view, item?.roller ?? null);
  if (item?.attackRoll !== true || monster === undefined || roller === null) return 0;
  const dc = monster.dc ?? 0;
  const hits = (item.number ?? 0) >= dc;
  const after = change === 'reroll' ? (7 - dc) / 6 : change.to >= dc ? 1 : 0;
  const better = after - (hits ? 1 : 0);
  const decides = roller.atk >= (monster.hp ?? 0) && (monster.souls ?? 0) > 0;
  return better * (roller.id === me.id ? 5 : decides ? -8 : -1);
};

/** A shield counts for the damage that is about to come. */
const shield = (now: Situation, ref: Ref, upTo: number): number => {
  const top = now.view.stack.at(-1);
  const player = playerIn(now.view, ref);
  if (player === null || top?.kind !== 'damage' || !top.targetRefs.includes(player.id)) return 0.1 * side(now, ref);
  const left = Math.max(0, (top.number ?? 0) - upTo);
  const saves = (top.number ?? 0) >= player.hp && left < player.hp;
  return (saves ? 12 : 0.5) * side(now, ref);
};

const modifier = (now: Situation, grant: Modifier): number => {
  switch (grant.modify) {
    case 'stat':
      return forAll(now, grant.on, (grant.stat === 'atk' ? 1 : 0.6) * size(grant.by));
    case 'rolls':
      return forAll(now, grant.of, size(grant.by));
    case 'allowance':
      return forAll(now, grant.of, size(grant.by));
    case 'price':
      return forAll(now, grant.of, 0.2 * size(grant.by));
    case 'shield':
      return sum(
        meant(now, grant.on).map((ref) => shield(now, ref, grant.upTo === 'all' ? Infinity : size(grant.upTo))),
      );
    case 'keyword':
    case 'cannotBeAttacked':
    case 'cannot':
    case 'copyOf':
    case 'seesTop':
      return 0;
  }
};

/** What cancelling it saves: much when it is aimed at this player. */
const cancelled = (now: Situation, ref: Ref): number => {
  const item = stackItem(now.view, ref);
  if (item === null || item.controller === 'game') return 0;
  if (item.controller === now.me.id) return -5;
  return item.targetRefs.some((target) => isMine(now, target)) ? 4 : 0.6;
};

const recharged = (now: Situation, ref: Ref): number => {
  const object = now.view.players
    .flatMap(({ items, characters }) => [...items, ...characters])
    .find(({ id }) => id === ref);
  return object === undefined || object.charged ? 0 : 2 * side(now, ref);
};

const each = (now: Situation, what: Selector, value: (ref: Ref) => number): number => sum(meant(now, what).map(value));

/** An effect made of others. */
const composed = (now: Situation, effect: Effect): number | null => {
  switch (effect.do) {
    case 'sequence':
      return sum(effect.of.map((part) => worth(now, part)));
    case 'and':
    case 'ifYouDo':
      return worth(now, effect.first) + worth(now, effect.second);
    case 'if':
      return 0.7 * worth(now, effect.effect);
    case 'may':
      return Math.max(0, worth(now, effect.effect));
    case 'chooseOne':
      return Math.max(...effect.options.map((option) => worth(now, option)));
    case 'forEach':
      return worth(now, effect.effect);
    case 'look':
    case 'reveal':
    case 'search':
      return 0.5 + worth(now, effect.effect);
    case 'afterwards':
      return worth(now, effect.first) + worth(now, effect.effect);
    case 'roll':
      return sum(effect.rows.map(({ from, to, effect: row }) => ((to - from + 1) / 6) * worth(now, row)));
    case 'until':
      return sum(effect.grants.map((grant) => modifier(now, grant)));
    default:
      return null;
  }
};

/** An effect about ¢, cards and souls. */
const gained = (now: Situation, effect: Effect): number | null => {
  switch (effect.do) {
    case 'gainCoins':
      return forAll(now, effect.who, size(effect.amount));
    case 'loseCoins':
      return forAll(now, effect.who, -size(effect.amount));
    case 'stealCoins':
      return forAll(now, effect.to, size(effect.amount)) + forAll(now, effect.from, -size(effect.amount));
    case 'loot':
      return forAll(now, effect.who, 2 * size(effect.amount));
    case 'gainTreasure':
      return forAll(now, effect.who, 6 * size(effect.amount));
    case 'gainObject':
      return forAll(now, effect.who, 6);
    case 'discardLoot':
      return forAll(now, effect.who, -1.5 * size(effect.amount));
    case 'lootPlay':
      return now.view.hand.length > 0 ? forAll(now, effect.who, 0.6) : 0;
    case 'steal':
      return forAll(now, effect.to, 6) + forAll(now, effect.what, -6);
    case 'give':
      return forAll(now, effect.to, 6) + forAll(now, effect.what, -6);
    case 'becomeSoul':
      return forAll(now, effect.of, 12);
    case 'becomeCurse':
      return forAll(now, effect.of, -4);
    case 'additionalAttack':
      return 1.5;
    default:
      return null;
  }
};

/** An effect on HP, life and objects. */
const struck = (now: Situation, effect: Effect): number | null => {
  switch (effect.do) {
    case 'deal':
      return each(now, effect.to, (ref) => damage(now, ref, size(effect.amount)));
    case 'take':
    case 'payHp':
      return each(now, effect.who, (ref) => damage(now, ref, size(effect.amount)));
    case 'kill':
      return each(now, effect.what, (ref) => damage(now, ref, Infinity));
    case 'destroy':
    case 'putIntoDiscard':
      return forAll(now, effect.what, -5);
    case 'heal':
      return each(now, effect.what, (ref) => {
        const player = playerIn(now.view, ref);
        return player !== null && player.hp < player.maxHp ? side(now, ref) : 0;
      });
    case 'preventDeath':
      return each(now, effect.what, (ref) => 12 * side(now, ref));
    case 'preventDamage':
      return each(now, effect.what, (ref) =>
        shield(now, ref, effect.amount === 'all' ? Infinity : size(effect.amount)),
      );
    default:
      return null;
  }
};

/** An effect on the stack, the turn and what is marked on objects. */
const other = (now: Situation, effect: Effect): number => {
  switch (effect.do) {
    case 'recharge':
      return each(now, effect.what, (ref) => recharged(now, ref));
    case 'deactivate':
      return forAll(now, effect.what, -2);
    case 'cancel':
      return each(now, effect.what, (ref) => cancelled(now, ref));
    case 'endTurn':
      return now.view.turn.active === now.me.id ? -3 : 1;
    case 'reroll':
      return each(now, effect.what, (ref) => rollChange(now, ref, 'reroll'));
    case 'addToRoll':
      return each(now, effect.what, (ref) =>
        rollChange(now, ref, { to: (stackItem(now.view, ref)?.number ?? 0) + size(effect.amount) }),
      );
    case 'setRoll':
      return each(now, effect.what, (ref) => rollChange(now, ref, { to: size(effect.to) }));
    case 'putCounters':
    case 'native':
      return 0.5;
    default:
      return 0;
  }
};

/** What an effect is worth to this player, in ¢, as far as can be seen. */
export const worth = (now: Situation, effect: Effect): number =>
  composed(now, effect) ?? gained(now, effect) ?? struck(now, effect) ?? other(now, effect);
