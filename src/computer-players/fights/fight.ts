import type { AbilityOf, Modifier, PlayerView, Ref, StackItemView } from '../../engine/index.js';
import { blowsOn, type Fight } from './blows.js';
import { damageAfter } from './changed-damage.js';
import { firstRollOf } from './first-roll.js';
import { race, type Odds } from './race.js';
import { likely, meant, reckon } from '../situation/reading.js';
import {
  attackedIn,
  onBehalfOf,
  once,
  playerIn,
  printedOn,
  working,
  type Cause,
  type Foe,
  type Situation,
} from '../situation/situation.js';

/** The fight that it would be if this player attacked this monster. */
export const fightOf = (now: Situation, attacker: PlayerView, monster: Foe): Fight => ({
  attacker,
  monster,
  abilities: printedOn(now, monster).abilities,
});

/** The highest face of a die. */
const HIGHEST = 6;

const works = (now: Situation, ability: AbilityOf<'static'>): boolean =>
  ability.while === undefined || likely(now, ability.while) >= 0.5;

/** What the things in play change, as far as it works now, each for whom it works. */
export const modifiersOf = (now: Situation): readonly { readonly at: Situation; readonly grant: Modifier }[] =>
  working(now.view).flatMap((object) => {
    const abilities = printedOn(now, object).abilities.filter((ability) => ability.kind === 'static');
    if (abilities.length === 0) return [];
    const at = onBehalfOf(now, object.controller, object.id);
    return abilities.flatMap((ability) => (works(at, ability) ? ability.grants : [])).map((grant) => ({ at, grant }));
  });

/** What the things in play, and what lasts till the end of the turn, add to this player's rolls (DICE-06). */
export const rollBonus = (now: Situation, roller: PlayerView, attackRoll: boolean): number =>
  once(now, now.view, `bonus ${roller.id} ${attackRoll}`, () => {
    const counts = (which: Extract<Modifier, { readonly modify: 'rolls' }>['which']): boolean =>
      which === 'all' || (which === 'attack' && attackRoll);
    const standing = modifiersOf(now).flatMap(({ at, grant }) =>
      grant.modify === 'rolls' && counts(grant.which) && meant(at, grant.of).includes(roller.id)
        ? [reckon(at, grant.by)]
        : [],
    );
    const lasting = now.view.lasting.flatMap(({ on, effect }) =>
      effect.is === 'rolls' && counts(effect.which) && on.includes(roller.id) ? [effect.by] : [],
    );
    return [...standing, ...lasting].reduce((sum, by) => sum + by, 0);
  });

const known = new WeakMap<Situation['reckoned'], WeakMap<object, Map<string, Odds>>>();

/** What tells fights apart at one table: which card with which numbers, and who attacks with which. */
const fightKey = ({ attacker, monster, abilities }: Fight): string => {
  const { copyOf, card } = monster;
  const attacks = `${attacker.id} ${attacker.hp} ${attacker.maxHp} ${attacker.atk} ${attacker.counters.doodle ?? 0}`;
  const defends = `${monster.id} ${copyOf ?? card} ${monster.hp} ${monster.maxHp} ${monster.dc} ${monster.atk}`;
  return `${attacks} ${defends} ${abilities.length}`;
};

/** The fights that have been reckoned for the same question on the same table. */
const knownOdds = ({ reckoned, view }: Situation): Map<string, Odds> => {
  const tables = known.get(reckoned) ?? new WeakMap<object, Map<string, Odds>>();
  known.set(reckoned, tables);
  const odds = tables.get(view) ?? new Map<string, Odds>();
  tables.set(view, odds);
  return odds;
};

/** How the fight goes from here on (ATK-11); `bonus` is added to what the things in play add to the rolls. */
export const oddsOf = (now: Situation, fight: Fight, bonus = 0): Odds => {
  const odds = knownOdds(now);
  const key = `${fightKey(fight)} ${bonus} ${now.foreseen}`;
  const before = odds.get(key);
  if (before !== undefined) return before;
  const first = firstRollOf(now, fight.attacker);
  const found = race(now, fight, bonus + rollBonus(now, fight.attacker, true), first);
  odds.set(key, found);
  return found;
};

/** The fight after an attack roll that shows this face, as it most likely goes. */
export const afterFace = (now: Situation, fight: Fight, face: number): Fight => {
  const { blow } = blowsOn(now, fight, face + rollBonus(now, fight.attacker, true)).reduce((found, one) =>
    one.often > found.often ? one : found,
  );
  const { attacker, monster } = fight;
  const toMonster = blow.early >= attacker.hp ? 0 : blow.toMonster;
  return {
    abilities: fight.abilities,
    attacker: { ...attacker, hp: Math.max(0, attacker.hp - blow.toPlayer) },
    monster: {
      ...monster,
      hp: Math.max(0, (monster.hp ?? 0) - toMonster),
      dc: monster.dc === null ? null : monster.dc + blow.dc,
      atk: monster.atk === null ? null : Math.max(0, monster.atk + blow.atk),
    },
  };
};

/** A fight after damage to one of the two. */
export const hurt = ({ attacker, monster, abilities }: Fight, who: string, amount: number): Fight => ({
  abilities,
  attacker: who === attacker.id ? { ...attacker, hp: Math.max(0, attacker.hp - amount) } : attacker,
  monster: who === monster.id ? { ...monster, hp: Math.max(0, (monster.hp ?? 0) - amount) } : monster,
});

const isDamageTo = (item: StackItemView, ref: string): boolean =>
  item.kind === 'damage' && item.targetRefs.some((target) => target === ref);

/** Points of damage that shields will still stop (PREV-03). */
export const shieldOn = ({ view }: Situation, ref: Ref): number =>
  view.lasting.reduce(
    (sum, { on, effect }) =>
      effect.is === 'shield' && on.includes(ref) ? sum + (effect.upTo ?? Number.POSITIVE_INFINITY) : sum,
    0,
  );

/** What is known of damage that lies on the stack. */
export const causeOf = (item: StackItemView): Cause => {
  const [object] = item.targetRefs;
  return {
    combat: item.combat,
    ...(object === undefined ? {} : { object }),
    ...(item.source === null ? {} : { source: item.source }),
  };
};

/** Damage on the stack that will reach a player or monster, apart from one item. */
export const damageComing = (now: Situation, ref: Ref, except: Ref | null = null): number => {
  const coming = now.view.stack.filter((item) => item.id !== except && isDamageTo(item, ref));
  const damage = coming.reduce((sum, item) => sum + damageAfter(now, causeOf(item), item.number ?? 0), 0);
  return damage === 0 ? 0 : Math.max(0, damage - shieldOn(now, ref));
};

/** The attack that is going on, as it will stand when what is on the stack has come, apart from one item. */
export const presentFight = (now: Situation, except: Ref | null = null): Fight | null => {
  const { view } = now;
  const attacker = playerIn(view, view.attack?.player);
  const monster = attackedIn(view);
  if (attacker === null || monster === null) return null;
  const coming = (ref: Ref): number => damageComing(now, ref, except);
  const fight = hurt(
    hurt(fightOf(now, attacker, monster), attacker.id, coming(attacker.id)),
    monster.id,
    coming(monster.id),
  );
  const roll = view.stack.find((item) => item.attackRoll && item.id !== except);
  return roll === undefined ? fight : afterFace(now, fight, roll.number ?? HIGHEST);
};
