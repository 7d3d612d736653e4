import type { ObjectView } from '../../engine/index.js';
import { likely, meant, reckon } from '../situation/reading.js';
import { flipsCoins } from '../situation/stakes.js';
import { onBehalfOf, type Situation } from '../situation/situation.js';
import { blowsOn, fought, type Blow, type Fight, type Likely } from './blows.js';
import type { FirstRoll } from './first-roll.js';

/** How likely the attacker kills the monster and how likely they die of it; it may be both, or neither. */
export interface Odds {
  readonly win: number;
  readonly lose: number;
}

/** The two between two rolls; `dc` and `atk` are what the monster has gained, `next` what is added to the next roll. */
interface Standing {
  readonly monster: number;
  readonly player: number;
  readonly dc: number;
  readonly atk: number;
  readonly next: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
/** What the sides of a coin count as. */
const SIDES = [1, 6];
const LONGEST_FIGHT = 14;
/** More HP than anybody has, and more rolls than a fight lasts. */
const ENOUGH = 100;
/** More than a DC, ATK or roll changes by, either way, in a fight. */
const CHANGE = 32;

const keyOf = ({ monster, player, dc, atk, next }: Standing, rolls: number): number =>
  [monster, player, rolls].reduce((key, part) => key * ENOUGH + part, 0) * (2 * CHANGE) ** 3 +
  [dc, atk, next].reduce((key, part) => key * 2 * CHANGE + part + CHANGE, 0);

const healed = (left: number, blow: number, most: number): number => Math.max(0, Math.min(most, left - blow));

const isSame = (one: Blow, other: Blow): boolean =>
  one.toMonster === other.toMonster &&
  one.toPlayer === other.toPlayer &&
  one.early === other.early &&
  one.ends === other.ends &&
  one.dc === other.dc &&
  one.atk === other.atk &&
  one.next === other.next;

/** Blows that are the same counted together. */
const together = (all: readonly Likely[]): readonly Likely[] => {
  const kinds: Likely[] = [];
  for (const one of all) {
    const index = kinds.findIndex(({ blow }) => isSame(blow, one.blow));
    const before = kinds[index];
    if (before === undefined) kinds.push(one);
    else kinds[index] = { blow: before.blow, often: before.often + one.often };
  }
  return kinds;
};

type Change = Pick<Blow, 'dc' | 'atk'>;
const NO_CHANGE: Change = { dc: 0, atk: 0 };

/** The same table with the monster having so many HP left. */
const withHp = (now: Situation, { monster }: Fight, hp: number): Situation => {
  const monsters = now.view.monsters.map((slot) =>
    slot.top?.id === monster.id ? { ...slot, top: { ...(monster as ObjectView), hp } } : slot,
  );
  return { ...now, view: { ...now.view, monsters } };
};

/** What the monster's own card gives it with so many HP left. */
const givenAt = (now: Situation, fight: Fight, hp: number): Change => {
  const { monster } = fight;
  const at = onBehalfOf(withHp(now, fight, hp), monster.controller, (monster as ObjectView).id);
  const change = { ...NO_CHANGE };
  for (const ability of fight.abilities) {
    if (ability.kind !== 'static' || ability.while === undefined || likely(at, ability.while) < 1) continue;
    for (const grant of ability.grants)
      if (grant.modify === 'stat' && grant.stat !== 'hp' && meant(at, grant.on).some((ref) => ref === monster.id))
        change[grant.stat] += Math.round(reckon(at, grant.by));
  }
  return change;
};

/** What the monster will have more or less of once it has so many HP left; that of now is in its numbers already. */
const changesByHp = (now: Situation, fight: Fight): ((hp: number) => Change) => {
  const isChanging = fight.abilities.some(({ kind, ...ability }) => kind === 'static' && 'while' in ability);
  if (!isChanging) return () => NO_CHANGE;
  const shown = now.view.monsters.find(
    ({ top }) => top?.id === fight.monster.id && top.card === fight.monster.card,
  )?.top;
  const before = givenAt(now, fight, shown?.hp ?? fight.monster.maxHp ?? 0);
  const known = new Map<number, Change>();
  return (hp) => {
    const change = known.get(hp) ?? givenAt(now, fight, hp);
    known.set(hp, change);
    return { dc: change.dc - before.dc, atk: change.atk - before.atk };
  };
};

/** The blows that may come of the next roll, each face of the die as likely as any other. */
const blowsIn = (before: Situation, fight: Fight, bonus: number): ((at: Standing) => readonly Likely[]) => {
  const now = fought(before, fight);
  const known = new Map<string, readonly Likely[]>();
  const changes = changesByHp(before, fight);
  const { attacker, monster } = fight;
  const faces = flipsCoins(attacker) ? SIDES : FACES;
  return (at) => {
    const change = changes(at.monster);
    const [dc, atk] = [at.dc + change.dc, at.atk + change.atk];
    const key = `${dc} ${atk} ${at.next}`;
    const reckoned = known.get(key);
    if (reckoned !== undefined) return reckoned;
    const changed: Fight = {
      ...fight,
      monster: { ...monster, dc: (monster.dc ?? FACES.length) + dc, atk: Math.max(0, (monster.atk ?? 0) + atk) },
    };
    const blows = together(
      faces.flatMap((face) =>
        blowsOn(now, changed, face + bonus + at.next).map(({ blow, often }) => ({ blow, often: often / faces.length })),
      ),
    );
    known.set(key, blows);
    return blows;
  };
};

/** The two after a blow; nobody heals above so many HP. */
const afterBlow = (at: Standing, blow: Blow, most: Pick<Standing, 'monster' | 'player'>): Standing => ({
  monster: healed(at.monster, blow.toMonster, Math.max(at.monster, most.monster)),
  player: healed(at.player, blow.toPlayer, Math.max(at.player, most.player)),
  dc: at.dc + blow.dc,
  atk: at.atk + blow.atk,
  next: blow.next,
});

/** Kills and deaths from here on; `bonus` is added to every roll. */
export const race = (now: Situation, fight: Fight, bonus: number, first: FirstRoll): Odds => {
  const known = new Map<number, Odds>();
  const { attacker } = fight;
  const later = first.atk === 0 ? fight : { ...fight, attacker: { ...attacker, atk: attacker.atk - first.atk } };
  const blowsAt = blowsIn(now, later, bonus);
  const blowsFirst = first.isNext && later !== fight ? blowsIn(now, fight, bonus) : blowsAt;
  const most = { monster: fight.monster.maxHp ?? 0, player: fight.attacker.maxHp };
  const from = (at: Standing, rolls: number): Odds => {
    if (rolls === 0 || at.player <= 0 || at.monster <= 0)
      return { win: at.monster <= 0 ? 1 : 0, lose: at.player <= 0 ? 1 : 0 };
    const key = keyOf(at, rolls);
    const before = known.get(key);
    if (before !== undefined) return before;
    let [win, lose] = [0, 0];
    for (const { blow, often } of (rolls === LONGEST_FIGHT ? blowsFirst : blowsAt)(at)) {
      if (blow.early >= at.player) {
        lose += often;
        continue;
      }
      const after = afterBlow(at, blow, most);
      const odds = from(after, blow.ends > 0 ? 0 : rolls - 1);
      win += odds.win * often;
      lose += odds.lose * often;
    }
    known.set(key, { win, lose });
    return { win, lose };
  };
  return from(
    { monster: fight.monster.hp ?? 0, player: attacker.hp, dc: 0, atk: 0, next: first.isNext ? first.bonus : 0 },
    LONGEST_FIGHT,
  );
};
