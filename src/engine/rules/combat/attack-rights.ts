import type { CardId, Ref } from '../../vocabulary/index.js';
import {
  MONSTER_SLOTS,
  isObjectId,
  isPlayerId,
  objectOf,
  topsOf,
  unless,
  type AttackGrant,
  type EventOf,
  type Game,
  type Verdict,
} from '../../state/index.js';
import { attackables, isAttackable } from '../characteristics/attackable.js';
import { activeModifiers, allowance, controlled, reaches } from '../characteristics/continuous.js';
import { additionalCostsVerdict } from '../costs/additional-costs.js';
import { prohibition } from '../events/replacement.js';

export const MONSTER_DECK = 'deck:monster';

const DECK_ONLY = { why: 'deckAttackOnly' } as const;
const GENERAL: AttackGrant = { on: 'any', must: false };

/** What lies uppermost in these monster slots. */
const topsOfSlots = (g: Game, slots: readonly number[]): readonly Ref[] =>
  slots.flatMap((index) => g.state.slots.monster[index]?.at(-1) ?? []);

/** Whether there may be something to attack with such a grant. */
const couldBeMade = (g: Game, on: AttackGrant['on']): boolean => {
  if (typeof on === 'object') return topsOfSlots(g, on.slots).some((top) => isAttackable(g, top));
  return on === 'any' || on === 'monsterDeck' || isAttackable(g, on); // KEY-03
};

/** Whether a grant is for this very thing, or for what lies in a slot that is this. */
const isFor = (g: Game, on: AttackGrant['on'], what: Ref): boolean =>
  typeof on === 'object' ? topsOfSlots(g, on.slots).includes(what) : on === what;

/** The attacks that the active player has left: the ordinary ones and those granted (TURN-08, TURN-12). */
export const attackRights = (g: Game): readonly AttackGrant[] => {
  const ordinary = allowance(g, 'attacks', g.state.turn.active) - g.state.turn.attacks; // ATK-06
  const grants = g.state.turn.grants.filter(({ on }) => couldBeMade(g, on)); // KEY-03
  return [...Array<AttackGrant>(Math.max(0, ordinary)).fill(GENERAL), ...grants];
};

const deckHasCards = (g: Game): boolean => g.state.decks.monster.length + g.state.discards.monster.length > 0;

/** One more attack this turn for each of them, or a duty to make it (TURN-12). */
export const grantAttacks = (g: Game, e: EventOf<'grantAttack'>): EventOf<'grantAttack'> | null => {
  const { on, must } = e;
  for (let n = 0; n < e.amount; n += 1) g.state.turn.grants.push({ on, must }); // TURN-12
  return e.amount > 0 ? e : null;
};

/**
 * What an attack could be on: what lies uppermost in the monster slots, what else can be attacked, and the deck
 * (ATK-03).
 */
export const attackChoices = (g: Game): readonly Ref[] => {
  const tops = topsOf(g.state, ...MONSTER_SLOTS); // CHAL-03, CHAL-06
  return [...new Set([...tops, ...attackables(g)]), MONSTER_DECK];
};

/** The cards by which a target is named; for a player their characters. */
const cardsOf = (g: Game, ref: Ref): readonly CardId[] => {
  const ids = isPlayerId(ref) ? controlled(g, ref, 'character') : [ref].filter(isObjectId);
  return ids.map((id) => objectOf(g.state, id).card);
};

/** Says of something whether one of these attacks may be declared on it (ATK-03). */
export const attackOn = (g: Game, rights: readonly AttackGrant[]): ((what: Ref) => Verdict) => {
  const player = g.state.turn.active;
  const forbidden = prohibition(g);
  const count = (on: AttackGrant['on']): number => rights.filter((right) => right.on === on).length;
  const isForbidden = (what: Ref): Verdict =>
    isObjectId(what) || isPlayerId(what) ? forbidden({ type: 'attack', player, object: what, fromDeck: false }) : null; // DEC-08
  const musts = demanded(g).filter((what) => isForbidden(what) === null);
  const first = musts.flatMap((ref) => cardsOf(g, ref));
  const others = first.length > 0 ? ({ why: 'otherAttackFirst', cards: first } as const) : DECK_ONLY;
  const isSpare = count('any') > musts.length;
  const isLeft = (may: boolean): Verdict => unless(may, 'ATK-01', { why: 'noAttackLeft', made: g.state.turn.attacks }); // ATK-06
  const isOwed = (what: Ref): boolean => musts.some((must) => must === what);
  const anywhere = (what: Ref): Verdict =>
    isLeft(count('any') + count('monsterDeck') > 0) ??
    unless(count('any') > 0, 'TURN-12', { why: 'deckAttackOnly' }) ??
    unless(isSpare || isOwed(what), 'TURN-12', others); // TURN-12
  const onThing = (what: Ref): Verdict =>
    unless(isAttackable(g, what), 'ATK-03', { why: 'notAttackable' }) ?? // ATK-03
    isForbidden(what) ?? // DEC-08
    (rights.some(({ on }) => isFor(g, on, what)) ? null : anywhere(what)); // KEY-03
  const onDeck = (): Verdict =>
    unless(deckHasCards(g), 'DEC-10', { why: 'deckEmpty', deck: 'monster' }) ?? // DEC-10
    (count('monsterDeck') > 0
      ? null
      : (isLeft(count('any') > 0) ?? unless(isSpare || isOwed(MONSTER_DECK), 'TURN-12', others))); // TURN-12
  const any = isLeft(rights.length > 0);
  return (what) => any ?? (what === MONSTER_DECK ? onDeck() : onThing(what));
};

/** What these attacks may be declared on (ATK-03). */
export const attackTargets = (g: Game, rights: readonly AttackGrant[]): readonly Ref[] => {
  const verdict = attackOn(g, rights);
  return attackChoices(g).filter((what) => verdict(what) === null);
};

/** What says that the active player must attack something: of a static ability in each turn once, of an effect once. */
const demands = (g: Game) =>
  activeModifiers(g, 'mustAttack').filter(({ modifier, scope }) =>
    reaches(g, modifier.who, scope, g.state.turn.active),
  );

const canBeMet = (g: Game, what: Ref): boolean => (what === MONSTER_DECK ? deckHasCards(g) : isAttackable(g, what));

/** What the active player must attack this turn, if able (TURN-12, RULING-12). */
const demanded = (g: Game): readonly Ref[] => {
  const { attacked } = g.state.turn;
  const wanted = new Set(
    demands(g).flatMap(({ modifier: { what }, scope, stored }) =>
      (what === null ? [] : g.select(what, scope)).filter((ref) => stored !== null || !attacked.includes(ref)),
    ),
  ); // TURN-12
  return [...wanted].filter((ref) => canBeMet(g, ref)); // TURN-12
};

/** Whether the active player must attack, whatever it is (TURN-12). */
const owesSomething = (g: Game): boolean =>
  demands(g).some(
    ({ modifier, stored }) => modifier.what === null && (stored !== null || g.state.turn.attacked.length === 0),
  ); // TURN-12

/** An attack fulfils the demands to attack this target; a demand that comes each turn comes again in the next. */
export const meetDemands = (g: Game, target: Ref): void => {
  g.state.turn.attacked.push(target); // TURN-12
  g.state.continuous = g.state.continuous.filter(
    ({ modifier, scope }) =>
      modifier.modify !== 'mustAttack' || (modifier.what !== null && !reaches(g, modifier.what, scope, target)),
  ); // RULING-12
};

/**
 * Whether the active player must attack now: an attack is owed, there is something to attack, and nothing forbids it
 * (TURN-12).
 */
const owesAttack = (g: Game): boolean => {
  if (prohibition(g)({ type: 'declareAttack', player: g.state.turn.active }) !== null) return false; // DEC-08
  const forced = g.state.turn.grants.filter((grant) => grant.must);
  if (forced.length > 0 && attackTargets(g, forced).length > 0) return true; // TURN-12
  const targets = attackTargets(g, attackRights(g));
  if (owesSomething(g) && targets.length > 0) return true; // TURN-12
  return demanded(g).some((ref) => targets.includes(ref)); // RULING-12
};

/** A forced attack that can be made now, and paid, stands before the end of the turn (TURN-12). */
export const mustAttackNow = (g: Game): boolean =>
  owesAttack(g) && additionalCostsVerdict(g, g.state.turn.active, 'attack') === null; // TURN-12, COST-02

/**
 * Forced attacks are used up first, then ordinary ones; those for one thing only on that (ATK-07). Of those that were
 * granted after the first `before` of them, which was when the attack was declared, one is used up only when nothing else
 * is left (TURN-12).
 */
export const spendAttack = (g: Game, target: Ref, before = Infinity): void => {
  const fits = ({ on }: AttackGrant): boolean =>
    on === 'any' || (on === 'monsterDeck' ? target === MONSTER_DECK : isFor(g, on, target));
  const ordinary = allowance(g, 'attacks', g.state.turn.active) - g.state.turn.attacks;
  const grants = g.state.turn.grants;
  const forced = grants.findIndex((grant, at) => at < before && grant.must && fits(grant)); // TURN-12
  const narrow = grants.findIndex((grant, at) => at < before && grant.on !== 'any' && fits(grant)); // TURN-12
  const granted = grants.findIndex(fits);
  const used = forced >= 0 ? forced : narrow >= 0 ? narrow : ordinary > 0 ? -1 : granted;
  if (used >= 0) grants.splice(used, 1);
  else g.state.turn.attacks += 1; // ATK-07
  if (target === MONSTER_DECK) g.state.turn.deckAttacks += 1; // RULING-26
};
