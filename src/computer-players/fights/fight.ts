import {
  isObjectId,
  type Ability,
  type AbilityOf,
  type Effect,
  type Modifier,
  type ObjectId,
  type PlayerView,
  type Ref,
  type StackItemView,
} from '../../engine/index.js';
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

/** An attack as it stands: who fights what, with the HP and ATK that the two have or would have. */
export interface Fight {
  readonly attacker: PlayerView;
  readonly monster: Foe;
  /** What the monster's card says. */
  readonly abilities: readonly Ability[];
}

/** How likely the attacker kills the monster and how likely they die of it; 1 less both is a fight without end. */
interface Odds {
  readonly win: number;
  readonly lose: number;
}

/** What a final number of an attack roll does. */
interface Blow {
  readonly toMonster: number;
  readonly toPlayer: number;
}

/** The fight that it would be if this player attacked this monster. */
export const fightOf = (now: Situation, attacker: PlayerView, monster: Foe): Fight => ({
  attacker,
  monster,
  abilities: printedOn(now, monster).abilities,
});

const NOTHING: Blow = { toMonster: 0, toPlayer: 0 };
const FACES = [1, 2, 3, 4, 5, 6];
const LONGEST_FIGHT = 14;
const clamp = (face: number): number => Math.min(6, Math.max(1, face));

const works = (now: Situation, ability: AbilityOf<'static'>): boolean =>
  ability.while === undefined || likely(now, ability.while) >= 0.5;

const modifiersOf = (now: Situation): readonly { readonly at: Situation; readonly grant: Modifier }[] =>
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

/** The blows that an effect deals to the two who fight. */
const blowsOf = (now: Situation, effect: Effect, { attacker, monster }: Fight): Blow => {
  const strike = (to: readonly string[], amount: number): Blow => ({
    toMonster: to.includes(monster.id) ? amount : 0,
    toPlayer: to.includes(attacker.id) ? amount : 0,
  });
  if (effect.do === 'deal') return strike(meant(now, effect.to), reckon(now, effect.amount));
  if (effect.do === 'take') return strike(meant(now, effect.who), reckon(now, effect.amount));
  if (effect.do === 'heal')
    return strike(meant(now, effect.what), -(effect.amount === 'full' ? LONGEST_FIGHT : reckon(now, effect.amount)));
  return NOTHING;
};

const SURE = 0.9;

/** Whose abilities are read; a player's are those of the character. */
const sourceOf = ({ monster: { id } }: Fight): ObjectId | null => (isObjectId(id) ? id : null);

/** What the monster's own triggers add to what has happened. */
const triggered = (now: Situation, event: string, cause: Cause, fight: Fight): Blow => {
  const abilities = fight.abilities.filter((one) => one.kind === 'triggered');
  let blow: Blow = NOTHING;
  for (const ability of abilities) {
    if (ability.when.event !== event) continue;
    const at = onBehalfOf(now, fight.monster.controller, sourceOf(fight), { cause });
    if (ability.when.where !== undefined && likely(at, ability.when.where) < SURE) continue;
    if (ability.only !== undefined && likely(at, ability.only) < SURE) continue;
    for (const mode of ability.modes) {
      const more = blowsOf(at, mode.effect, fight);
      blow = { toMonster: blow.toMonster + more.toMonster, toPlayer: blow.toPlayer + more.toPlayer };
    }
  }
  return blow;
};

/** Combat damage after the monster's own replacements. */
const combatDamage = (now: Situation, cause: Cause, amount: number, fight: Fight): number => {
  let left = amount;
  for (const ability of fight.abilities) {
    if (ability.kind !== 'replacement' || ability.would.event !== 'damage') continue;
    const at = onBehalfOf(now, fight.monster.controller, sourceOf(fight), { cause });
    if (ability.would.where !== undefined && likely(at, ability.would.where) < SURE) continue;
    if (ability.instead.instead === 'nothing') left = 0;
    if (ability.instead.instead === 'amount')
      left = reckon({ ...at, cause: { ...cause, amount: left } }, ability.instead.to);
  }
  return left;
};

const added = (...blows: readonly Blow[]): Blow => ({
  toMonster: blows.reduce((sum, { toMonster }) => sum + toMonster, 0),
  toPlayer: blows.reduce((sum, { toPlayer }) => sum + toPlayer, 0),
});

/** The blows of one final number: combat damage, then what triggers on the roll and on the damage (ATK-12). */
const blowOf = (now: Situation, roll: number, fight: Fight): Blow => {
  const { attacker, monster } = fight;
  const hit = roll >= (monster.dc ?? FACES.length);
  const [from, to] = hit ? [attacker.id, monster.id] : [monster.id, attacker.id];
  const dealer = hit ? { dealer: attacker.id } : {};
  const cause: Cause = {
    player: attacker.id,
    source: from,
    object: to,
    roll,
    combat: true,
    attackRoll: true,
    ...dealer,
  };
  const amount = combatDamage(now, cause, hit ? attacker.atk : (monster.atk ?? 0), fight);
  const combat: Blow = hit ? { toMonster: amount, toPlayer: 0 } : { toMonster: 0, toPlayer: amount };
  const onRoll = triggered(now, 'rolled', { player: attacker.id, roll, attackRoll: true }, fight);
  return amount > 0
    ? added(combat, onRoll, triggered(now, 'damage', { ...cause, amount }, fight))
    : added(combat, onRoll);
};

const healed = (left: number, blow: number, most: number): number => Math.max(0, Math.min(most, left - blow));

/** Blows that are the same counted together, with how likely they are. */
const kindsOf = (blows: readonly Blow[]): readonly { readonly blow: Blow; readonly often: number }[] =>
  blows.flatMap((blow, index) => {
    const same = blows.filter((other) => other.toMonster === blow.toMonster && other.toPlayer === blow.toPlayer);
    return same[0] === blows[index] ? [{ blow, often: same.length / blows.length }] : [];
  });

/** More HP than anybody has, and more rolls than a fight lasts. */
const ENOUGH = 100;

/** Kills and deaths from here on, each face of the die as likely as any other. */
const race = (blows: readonly Blow[], fight: Fight): Odds => {
  const known = new Map<number, Odds>();
  const kinds = kindsOf(blows);
  const most = { monster: fight.monster.maxHp ?? 0, player: fight.attacker.maxHp };
  const from = (monster: number, player: number, rolls: number): Odds => {
    if (player <= 0) return { win: 0, lose: 1 };
    if (monster <= 0) return { win: 1, lose: 0 };
    if (rolls === 0) return { win: 0, lose: 0 };
    const key = (monster * ENOUGH + player) * ENOUGH + rolls;
    const before = known.get(key);
    if (before !== undefined) return before;
    let [win, lose] = [0, 0];
    for (const { blow, often } of kinds) {
      const after = from(
        healed(monster, blow.toMonster, Math.max(monster, most.monster)),
        healed(player, blow.toPlayer, Math.max(player, most.player)),
        rolls - 1,
      );
      win += after.win * often;
      lose += after.lose * often;
    }
    known.set(key, { win, lose });
    return { win, lose };
  };
  return from(fight.monster.hp ?? 0, fight.attacker.hp, LONGEST_FIGHT);
};

const fought = (now: Situation, { attacker, monster }: Fight): Situation => ({
  ...now,
  view: { ...now.view, attack: { player: attacker.id, target: monster.id, rolls: 1 } },
});

const blowsAt = (now: Situation, fight: Fight, bonus: number): readonly Blow[] =>
  FACES.map((face) => blowOf(fought(now, fight), clamp(face + bonus), fight));

/** How the fight goes from here on (ATK-11); `bonus` is added to what the things in play add to the rolls. */
export const oddsOf = (now: Situation, fight: Fight, bonus = 0): Odds =>
  race(blowsAt(now, fight, bonus + rollBonus(now, fight.attacker, true)), fight);

/** The fight after an attack roll that shows this face. */
export const afterFace = (now: Situation, fight: Fight, face: number): Fight => {
  const blow = blowOf(fought(now, fight), clamp(face + rollBonus(now, fight.attacker, true)), fight);
  return {
    abilities: fight.abilities,
    attacker: { ...fight.attacker, hp: Math.max(0, fight.attacker.hp - blow.toPlayer) },
    monster: { ...fight.monster, hp: Math.max(0, (fight.monster.hp ?? 0) - blow.toMonster) },
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

/** Damage on the stack that will reach a player or monster, apart from one item. */
export const damageComing = (now: Situation, ref: Ref, except: Ref | null = null): number => {
  const coming = now.view.stack.filter((item) => item.id !== except && isDamageTo(item, ref));
  const damage = coming.reduce((sum, item) => sum + (item.number ?? 0), 0);
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
  return roll === undefined ? fight : afterFace(now, fight, roll.number ?? FACES.length);
};
