import { havingPart, type ObjectId, type PlayerId, type Ref } from '../../vocabulary/index.js';
import {
  isObjectId,
  isPlayerId,
  objectOf,
  playerOf,
  invalidateReadCache,
  takeOffStack,
  withReadCache,
  type EventOf,
  type Game,
  type StackItem,
} from '../../state/index.js';
import { triggersInPlay } from '../characteristics/abilities-now.js';
import { cached } from '../characteristics/read-cache.js';
import { damageOn, hpLeft, maxHp, objectsWithHp } from '../characteristics/characteristics.js';
import { prohibition } from '../events/replacement.js';
import { isEternal } from '../characteristics/continuous.js';

type Death = Extract<StackItem, { kind: 'death' }>;

/** What has 0 HP is marked no further, but the damage counts as taken (DMG-02, DMG-04). */
const markDamage = (g: Game, to: Ref, amount: number): void => {
  const room = hpLeft(g, to) ?? 0; // DMG-02
  const marked = Math.min(room, amount); // DMG-04
  if (isPlayerId(to)) playerOf(g.state, to).damage += marked;
  else if (isObjectId(to)) objectOf(g.state, to).damage += marked;
};

const setDamage = (g: Game, ref: Ref, damage: number): void => {
  if (isPlayerId(ref)) playerOf(g.state, ref).damage = damage;
  else if (isObjectId(ref)) objectOf(g.state, ref).damage = damage;
};

/** Players, and objects in play that can have HP. */
const withHp = (g: Game): readonly Ref[] => [...g.state.turnOrder, ...objectsWithHp(g)];

/** The most HP of each of them; 0 for what has none. */
const mostHpNow = (g: Game): readonly number[] =>
  cached(
    g,
    ({ mostHp }) => mostHp,
    'now',
    () => withReadCache(g, () => withHp(g).map((ref) => maxHp(g, ref) ?? 0)),
  );

/** Whether exactly these had exactly this most HP before, in the same order. */
const isSettled = (before: Partial<Record<Ref, number>>, refs: readonly Ref[], found: readonly number[]): boolean => {
  const had = Object.keys(before);
  let at = 0;
  for (const [index, most] of found.entries()) {
    if (most === 0) continue;
    const ref = refs[index];
    if (ref === undefined || had[at] !== ref || before[ref] !== most) return false;
    at += 1;
  }
  return at === had.length;
};

/**
 * When the most HP falls, an equal part of the damage vanishes: empty hearts go first; a rise is full (DMG-09, DMG-10).
 * What has lost its HP altogether has no damage (DMG-11).
 */
export const settleHp = (g: Game): void => {
  let found = mostHpNow(g);
  if (found === g.cache.settled) return;
  const before = g.state.memory.maxHp;
  const refs = withHp(g);
  if (isSettled(before, refs, found)) {
    g.cache.settled = found;
    return;
  }
  const now: Partial<Record<Ref, number>> = {};
  for (const [at, ref] of refs.entries()) {
    const most = found[at] ?? 0;
    if (most > 0) now[ref] = most;
    const fallen = (before[ref] ?? most) - most;
    if (fallen <= 0) continue;
    invalidateReadCache(g);
    setDamage(g, ref, Math.max(0, damageOn(g, ref) - fallen)); // DMG-09
    found = mostHpNow(g); // how much damage there is may be what others ask for
  }
  invalidateReadCache(g);
  for (const ref of Object.keys(before) as Ref[])
    if (!(ref in now) && isObjectId(ref) && ref in g.state.objects) setDamage(g, ref, 0); // DMG-11
  g.state.memory.maxHp = now;
  g.cache.settled = null;
};

const deathOf = (g: Game, ref: Ref): Death | undefined =>
  g.state.stack.find((item): item is Death => item.kind === 'death' && item.of === ref);

/** Removes damage; not while its own death waits, and never of the dead (HEAL-01..HEAL-03). */
const heal = (g: Game, ref: Ref, amount: number): number => {
  if (deathOf(g, ref) !== undefined) return 0; // HEAL-02
  if (isPlayerId(ref) && playerOf(g.state, ref).dead) return 0; // HEAL-03
  const healed = Math.min(amount, damageOn(g, ref)); // HEAL-01
  setDamage(g, ref, damageOn(g, ref) - healed);
  return healed;
};

/** Heals up to so many HP, if there are fewer left (PREV-02). */
export const leaveAtLeast = (g: Game, ref: Ref, hp: number): void => {
  if (isObjectId(ref) && g.state.objects[ref] === undefined) return; // it has left play since its death was put on the stack
  const most = maxHp(g, ref) ?? 0;
  const left = hpLeft(g, ref) ?? 0;
  if (left < hp) setDamage(g, ref, Math.max(0, most - Math.min(hp, most))); // PREV-02
};

/**
 * A prevented or cancelled death leaves at least so many HP (PREV-02, CANCEL-02). It waits on the stack, or resolves
 * while this happens instead of it.
 */
export const preventDeath = (g: Game, ref: Ref, hp: number): boolean => {
  const death = deathOf(g, ref);
  if (death === undefined && g.underway.dying !== ref) return false;
  if (death !== undefined) takeOffStack(g.state, death.id);
  leaveAtLeast(g, ref, hp); // PREV-02
  return true;
};

/** Whether an ability asks what has killed somebody. */
const asksForSlayer = havingPart('ability', { selector: ({ select }) => select === 'slayer' });

/** A player who is not hurt by a player is hurt by an object, which is kept where a card in play asks for it (DMG-05). */
const slayer = (g: Game, ref: Ref, killer: PlayerId | null, by: ObjectId | null): { readonly by?: ObjectId } => {
  if (!isPlayerId(ref) || killer !== null || by === null) return {};
  return triggersInPlay(g, 'dies').some(({ ability }) => asksForSlayer(ability)) ? { by } : {};
};

/** Destroyed or killed: HP goes to 0 and death follows by itself (DEST-01). */
export const setToZeroHp = (g: Game, ref: Ref, killer: PlayerId | null, by: ObjectId | null = null): void => {
  setDamage(g, ref, maxHp(g, ref) ?? 0); // DEST-01
  g.state.memory.blows[ref] = { killer, roll: null, ...slayer(g, ref, killer, by) };
};

/** Damage is put right by hand, so that just so many HP are left; without any, whatever can die dies by no one's blow (DEATH-01). */
export const setHpLeft = (g: Game, ref: Ref, hp: number): void => {
  setDamage(g, ref, Math.max(0, (maxHp(g, ref) ?? 0) - hp));
  if (hp === 0) g.state.memory.blows[ref] = { killer: null, roll: null };
};

/** Whether its death waits on the stack, or it is dead: then its HP are what they are (HEAL-02, HEAL-03). */
export const isDyingOrDead = (g: Game, ref: Ref): boolean =>
  deathOf(g, ref) !== undefined || (isPlayerId(ref) && (playerOf(g.state, ref).dead || isDying(g, ref)));

/** Living, able to die, at 0 HP, and not dying yet (DEATH-01, DEATH-05, DEATH-20). */
export const mustDie = (g: Game, ref: Ref): boolean => {
  if (hpLeft(g, ref) !== 0 || deathOf(g, ref) !== undefined) return false; // DEATH-01
  if (isPlayerId(ref) && (playerOf(g.state, ref).dead || isDying(g, ref))) return false; // DEATH-20
  if (isObjectId(ref) && isEternal(g, ref)) return false; // DEATH-05
  return !isDeathForbidden(g, ref); // DEC-08
};

/** Whether something says that this cannot die: then its death never goes on the stack (DEC-08). */
const isDeathForbidden = (g: Game, object: Ref): boolean => {
  const player = isPlayerId(object) ? object : null;
  return prohibition(g)({ type: 'dies', player, object, killer: null, roll: null, destroyed: false }) !== null; // DEC-08
};

const isDying = (g: Game, ref: Ref): boolean =>
  g.state.procedures.some((procedure) => procedure.kind === 'playerDeath' && procedure.player === ref);

/** Damage happens: it is marked, and the blow is remembered for the death that may follow (DMG-01, DMG-05). */
export const takeDamage = (g: Game, e: EventOf<'damage'>): EventOf<'damage'> | null => {
  if (maxHp(g, e.object) === null) return null; // DMG-11
  markDamage(g, e.object, e.amount);
  for (const procedure of g.state.procedures) if (procedure.kind === 'attack') delete procedure.harmless; // DEC-47
  const roll = e.combat ? e.roll : null;
  g.state.memory.blows[e.object] = { killer: e.dealer, roll, ...slayer(g, e.object, e.dealer, e.source) };
  return e;
};

/** Healing happens, as far as there is damage (HEAL-01). */
export const healed = (g: Game, e: EventOf<'heal'>): EventOf<'heal'> | null => {
  const amount = heal(g, e.object, e.amount);
  return amount === 0 ? null : { ...e, amount };
};

/** HP are paid, all of them or none; that is no damage (PAY-02). */
export const payHp = (g: Game, e: EventOf<'payHp'>): EventOf<'payHp'> | null => {
  if (e.amount <= 0 || (hpLeft(g, e.player) ?? 0) < e.amount) return null; // PAY-02
  markDamage(g, e.player, e.amount); // PAY-02
  return e;
};

/** The death of something is prevented; it has at least so many HP then (PREV-02). */
export const preventDeathOf = (g: Game, e: EventOf<'preventDeath'>): EventOf<'preventDeath'> | null =>
  preventDeath(g, e.object, e.amount) ? e : null; // PREV-02
