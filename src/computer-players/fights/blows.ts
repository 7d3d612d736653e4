import {
  isObjectId,
  type Ability,
  type Effect,
  type Mode,
  type Modifier,
  type ObjectId,
  type PlayerView,
} from '../../engine/index.js';
import { likely, meant, reckon } from '../situation/reading.js';
import { amountAfter, damageAfter } from './changed-damage.js';
import { onBehalfOf, type Cause, type Foe, type Situation } from '../situation/situation.js';

/** An attack as it stands: who fights what, with the HP and ATK that the two have or would have. */
export interface Fight {
  readonly attacker: PlayerView;
  readonly monster: Foe;
  /** What the monster's card says. */
  readonly abilities: readonly Ability[];
}

/** What an attack roll does to the two who fight. */
export interface Blow {
  readonly toMonster: number;
  readonly toPlayer: number;
  /** So much of the damage to the player comes before combat damage, which does not come when the player dies of it. */
  readonly early: number;
  /** What the monster has more of for the rest of the fight. */
  readonly dc: number;
  readonly atk: number;
  /** What is added to the next attack roll, and to no other. */
  readonly next: number;
  /** So much of the damage that it answers does not come. */
  readonly prevented: number;
  /** More than 0 when the attack is over after this, whoever is left. */
  readonly ends: number;
}

/** Something that may come of it, and how likely that is, from 0 to 1. */
export interface Likely {
  readonly blow: Blow;
  readonly often: number;
}

const NOTHING: Blow = { toMonster: 0, toPlayer: 0, early: 0, dc: 0, atk: 0, next: 0, prevented: 0, ends: 0 };
const NO_BLOW: readonly Likely[] = [{ blow: NOTHING, often: 1 }];
const surely = (blow: Partial<Blow>): readonly Likely[] => [{ blow: { ...NOTHING, ...blow }, often: 1 }];
const FACES = 6;
/** More HP than anything has. */
const ALL_HP = 20;
const clamp = (face: number): number => Math.min(FACES, Math.max(1, face));

const added = (one: Blow, other: Blow): Blow => ({
  toMonster: one.toMonster + other.toMonster,
  toPlayer: one.toPlayer + other.toPlayer,
  early: one.early + other.early,
  dc: one.dc + other.dc,
  atk: one.atk + other.atk,
  next: one.next + other.next,
  prevented: one.prevented + other.prevented,
  ends: one.ends + other.ends,
});

/** Both of two things that may come one way or another. */
const both = (ones: readonly Likely[], others: readonly Likely[]): readonly Likely[] => {
  if (ones === NO_BLOW) return others;
  if (others === NO_BLOW) return ones;
  return ones.flatMap((one) =>
    others.map((other) => ({ blow: added(one.blow, other.blow), often: one.often * other.often })),
  );
};

/** The same in so many of all cases, and nothing in the others. */
const sometimes = (blows: readonly Likely[], chance: number): readonly Likely[] => {
  if (chance >= 1 || blows === NO_BLOW) return blows;
  return [...blows.map(({ blow, often }) => ({ blow, often: often * chance })), { blow: NOTHING, often: 1 - chance }];
};

/** What a promise till the end of the turn changes in the fight. */
const granted = (now: Situation, grant: Modifier, { attacker, monster }: Fight): Partial<Blow> => {
  if (grant.modify === 'stat') {
    const isOnMonster = grant.stat !== 'hp' && meant(now, grant.on).some((ref) => ref === monster.id);
    return isOnMonster ? { [grant.stat]: Math.round(reckon(now, grant.by)) } : {};
  }
  if (grant.modify !== 'rolls' || grant.which !== 'nextAttack') return {};
  return meant(now, grant.of).includes(attacker.id) ? { next: Math.round(reckon(now, grant.by)) } : {};
};

/** What an effect does to the two who fight. */
const blowsOf = (now: Situation, effect: Effect, fight: Fight): readonly Likely[] => {
  const strike = (to: readonly string[], amount: number): readonly Likely[] =>
    surely({
      toMonster: to.includes(fight.monster.id) ? amount : 0,
      toPlayer: to.includes(fight.attacker.id) ? amount : 0,
    });
  switch (effect.do) {
    case 'deal':
      return strike(meant(now, effect.to), reckon(now, effect.amount));
    case 'take':
      return strike(meant(now, effect.who), reckon(now, effect.amount));
    case 'heal':
      return strike(meant(now, effect.what), -(effect.amount === 'full' ? ALL_HP : reckon(now, effect.amount)));
    case 'preventDamage':
      return surely({ prevented: effect.amount === 'all' ? ALL_HP : reckon(now, effect.amount) });
    case 'endTurn':
    case 'cancelAttack':
      return surely({ ends: 1 });
    case 'until':
      return effect.grants.map((grant) => surely(granted(now, grant, fight))).reduce(both, NO_BLOW);
    case 'sequence':
      return effect.of.map((part) => blowsOf(now, part, fight)).reduce(both, NO_BLOW);
    case 'and':
      return both(blowsOf(now, effect.first, fight), blowsOf(now, effect.second, fight));
    case 'roll': {
      const rows = effect.rows.flatMap(({ from, to, effect: row }) => {
        const often = (to - from + 1) / FACES;
        return blowsOf(now, row, fight).map((one) => ({ blow: one.blow, often: one.often * often }));
      });
      const left = 1 - rows.reduce((sum, { often }) => sum + often, 0);
      return left > 0 ? [...rows, { blow: NOTHING, often: left }] : rows;
    }
    default:
      return NO_BLOW;
  }
};

/** What a mode does; what chance aims at is as likely to be one as another. */
const ofMode = (now: Situation, { targets: [spec, ...others], effect }: Mode, fight: Fight): readonly Likely[] => {
  if (spec?.pick !== 'atRandom' || others.length > 0) return blowsOf(now, effect, fight);
  const candidates = meant(now, spec.from);
  return candidates.flatMap((ref) =>
    blowsOf({ ...now, targets: [[ref]] }, effect, fight).map(({ blow, often }) => ({
      blow,
      often: often / candidates.length,
    })),
  );
};

const SURE = 0.9;

/** Whose abilities are read; a player's are those of the character. */
const sourceOf = ({ monster: { id } }: Fight): ObjectId | null => (isObjectId(id) ? id : null);

/** What the monster's own triggers add to what has happened. */
const triggered = (now: Situation, event: string, cause: Cause, fight: Fight): readonly Likely[] => {
  let blows = NO_BLOW;
  for (const ability of fight.abilities) {
    if (ability.kind !== 'triggered' || ability.when.event !== event) continue;
    const at = onBehalfOf(now, fight.monster.controller, sourceOf(fight), { cause });
    if (ability.when.where !== undefined && likely(at, ability.when.where) < SURE) continue;
    if (ability.only !== undefined && likely(at, ability.only) < SURE) continue;
    for (const mode of ability.modes)
      blows = both(blows, sometimes(ofMode(at, mode, fight), 1 / (ability.when.every ?? 1)));
  }
  return blows;
};

/** Combat damage after the monster's own replacements, and those of what is in play. */
const combatDamage = (now: Situation, cause: Cause, amount: number, fight: Fight): number => {
  const own = fight.abilities.filter((ability) => ability.kind === 'replacement');
  const source = sourceOf(fight);
  const at = onBehalfOf(now, fight.monster.controller, source, { cause });
  const left = own.reduce((before, ability) => amountAfter(at, ability, before), amount);
  return damageAfter(now, cause, left, source);
};

/** Combat damage that what watches it may prevent, and what triggers on as much of it as comes. */
const damaged = (now: Situation, cause: Cause, amount: number, fight: Fight, hit: boolean): readonly Likely[] => {
  if (amount <= 0) return NO_BLOW;
  return triggered(now, 'wouldTakeDamage', { ...cause, amount }, fight).flatMap(({ blow, often }) => {
    const left = Math.max(0, amount - blow.prevented);
    const dealt: Blow = {
      ...added(blow, hit ? { ...NOTHING, toMonster: left } : { ...NOTHING, toPlayer: left }),
      prevented: 0,
    };
    const after = left > 0 ? triggered(now, 'damage', { ...cause, amount: left }, fight) : NO_BLOW;
    return after.map((one) => ({ blow: { ...added(dealt, one.blow), prevented: 0 }, often: often * one.often }));
  });
};

/** The table as it is with the first roll of this fight. */
export const fought = (now: Situation, { attacker: { id: player }, monster: { id: target } }: Fight): Situation => {
  const { attack } = now.view;
  const isAlready = attack?.player === player && attack.target === target && attack.rolls === 1;
  return isAlready ? now : { ...now, view: { ...now.view, attack: { player, target, rolls: 1 } } };
};

/** Whether a roll hits: by what the card says of such rolls, otherwise by its number (ATK-12). */
const isHit = (now: Situation, fight: Fight, roll: number): boolean => {
  const { attacker, monster, abilities } = fight;
  const cause: Cause = { player: attacker.id, object: monster.id, roll, amount: roll, attackRoll: true };
  const at = onBehalfOf(now, monster.controller, sourceOf(fight), { cause });
  const said = abilities
    .flatMap((ability) => (ability.kind === 'static' ? ability.grants : []))
    .flatMap((grant) => (grant.modify === 'countsAs' ? [grant] : []))
    .findLast(({ where }) => where === undefined || likely(at, where) >= SURE);
  return said === undefined ? roll >= clamp(monster.dc ?? FACES) : said.as === 'hit';
};

/** What may come of an attack roll with this final number: what triggers on it, combat damage, and what triggers on that (ATK-12). */
export const blowsOn = (before: Situation, fight: Fight, number: number): readonly Likely[] => {
  const { attacker, monster } = fight;
  const now = fought(before, fight);
  const roll = clamp(number);
  const hit = isHit(now, fight, roll);
  const [from, to] = hit ? [attacker.id, monster.id] : [monster.id, attacker.id];
  const dealer = hit ? { dealer: attacker.id } : {};
  const shared = { player: attacker.id, source: from, object: to, roll, combat: true, attackRoll: true };
  const cause: Cause = { ...shared, ...dealer };
  const amount = combatDamage(now, cause, hit ? attacker.atk : (monster.atk ?? 0), fight);
  const rolled = triggered(now, 'rolled', { player: attacker.id, roll, attackRoll: true }, fight);
  const missed = hit ? NO_BLOW : triggered(now, 'miss', { player: attacker.id, object: monster.id }, fight);
  const onRoll = both(rolled, missed);
  const dealt = damaged(now, cause, amount, fight, hit);
  if (onRoll === NO_BLOW) return dealt;
  return onRoll.flatMap(({ blow, often }) => {
    const first: Blow = { ...blow, early: Math.max(0, blow.toPlayer) };
    return both([{ blow: first, often }], blow.ends > 0 ? NO_BLOW : dealt);
  });
};
