import type { CardId, PlayerId, Ref } from '../vocabulary/index.js';
import {
  optionOf,
  event,
  isObjectId,
  isPlayerId,
  objectOf,
  place,
  release,
  unless,
  type AttackGrant,
  type Combatant,
  type Game,
  type GameEvent,
  type Gen,
  type Procedure,
  type Verdict,
} from '../state/index.js';
import { attackables, isAttackable } from './attackable.js';
import { hpLeft } from './characteristics.js';
import { activeModifiers, allowance, controlled, reaches } from './continuous.js';
import { endAttack } from './interrupt.js';
import { prohibition } from './replacement.js';
import { addSlot, chooseSlot, coverable, enterSlot, isIndomitable, takeTop } from './slots.js';
import type { StepResult } from './steps.js';

type Attack = Extract<Procedure, { kind: 'attack' }>;
const MONSTER_DECK = 'deck:monster';

/** An attack on what can no longer be attacked is over (ATK-21). */
export const endLostAttack = (g: Game): void => {
  const attack = g.state.procedures.find((procedure) => procedure.kind === 'attack');
  if (attack !== undefined && attack.target !== null && !isAttackable(g, attack.target)) endAttack(g); // ATK-21
};

const GENERAL: AttackGrant = { on: 'any', must: false };

/** The attacks that the active player has left: the ordinary ones and those granted (TURN-08, TURN-12). */
export const attackRights = (g: Game): readonly AttackGrant[] => {
  const ordinary = 1 + allowance(g, 'attacks', g.state.turn.active) - g.state.turn.attacks; // ATK-06
  return [...Array.from({ length: Math.max(0, ordinary) }, () => GENERAL), ...g.state.turn.grants];
};

const deckHasCards = (g: Game): boolean => g.state.decks.monster.length + g.state.discards.monster.length > 0;

/** One more attack this turn for each of them, or a duty to make it (TURN-12). */
export const grantAttacks = (g: Game, e: GameEvent): GameEvent | null => {
  const on = e.detail?.startsWith('monsterDeck') === true ? 'monsterDeck' : 'any';
  const must = e.detail?.endsWith('must') === true;
  for (let n = 0; n < e.amount; n += 1) g.state.turn.grants.push({ on, must }); // TURN-12
  return e.amount > 0 ? e : null;
};

/** What an attack could be on: what lies uppermost in the monster slots, what else can be attacked, and the deck (ATK-03). */
export const attackChoices = (g: Game): readonly Ref[] => {
  const tops = g.state.slots.monster.flatMap((pile) => pile.at(-1) ?? []);
  return [...new Set([...tops, ...attackables(g)]), MONSTER_DECK];
};

/** The card to name it by; of a player the character. */
const cardsOf = (g: Game, ref: Ref): readonly CardId[] => {
  const ids = isPlayerId(ref) ? controlled(g, ref, 'character') : [ref].filter(isObjectId);
  return ids.map((id) => objectOf(g.state, id).card);
};

/** Says of something whether one of these attacks may be declared on it (ATK-03). */
export const attackOn = (g: Game, rights: readonly AttackGrant[]): ((what: Ref) => Verdict) => {
  const player = g.state.turn.active;
  const forbidden = prohibition(g);
  const anywhere = rights.filter((right) => right.on === 'any').length;
  const musts = demanded(g).filter((object) => forbidden('attack', { player, object }) === null);
  const others = { why: 'otherAttackFirst', cards: musts.flatMap((ref) => cardsOf(g, ref)) } as const;
  const isSpare = anywhere > musts.length;
  const any = unless(rights.length > 0, 'ATK-01', { why: 'noAttackLeft', made: g.state.turn.attacks }); // ATK-06
  const onThing = (what: Ref): Verdict =>
    unless(isAttackable(g, what), 'ATK-03', { why: 'notAttackable' }) ?? // ATK-03
    forbidden('attack', { player, object: what }) ?? // DEC-08
    unless(anywhere > 0, 'TURN-12', { why: 'deckAttackOnly' }) ?? // TURN-12
    unless(isSpare || musts.some((must) => must === what), 'TURN-12', others); // TURN-12
  const onDeck = (): Verdict =>
    unless(deckHasCards(g), 'DEC-10', { why: 'deckEmpty', deck: 'monster' }) ?? // DEC-10
    unless(isSpare || anywhere < rights.length, 'TURN-12', others); // TURN-12
  return (what) => any ?? (what === MONSTER_DECK ? onDeck() : onThing(what));
};

/** What these attacks may be declared on (ATK-03). */
export const attackTargets = (g: Game, rights: readonly AttackGrant[]): readonly Ref[] => {
  const verdict = attackOn(g, rights);
  return attackChoices(g).filter((what) => verdict(what) === null);
};

/** What the active player must attack this turn, if able (TURN-12, RULING-12). */
const demanded = (g: Game): readonly Combatant[] => {
  const demands = activeModifiers(g, 'mustAttack').filter(({ modifier, scope }) =>
    reaches(g, modifier.who, scope, g.state.turn.active),
  );
  const wanted = new Set(demands.flatMap(({ modifier, scope }) => g.select(modifier.what, scope)));
  return [...wanted].filter((ref) => isAttackable(g, ref)); // TURN-12
};

/** What was demanded is done with the attack on it. */
const meetDemands = (g: Game, target: Ref): void => {
  g.state.continuous = g.state.continuous.filter(
    ({ modifier, scope }) => modifier.modify !== 'mustAttack' || !reaches(g, modifier.what, scope, target),
  ); // RULING-12
};

/** A forced attack that can be made now stands before the end of the turn (TURN-12). */
export const mustAttackNow = (g: Game): boolean => {
  if (prohibition(g)('declareAttack', { player: g.state.turn.active }) !== null) return false; // DEC-08
  const forced = g.state.turn.grants.filter((grant) => grant.must);
  if (forced.length > 0 && attackTargets(g, forced).length > 0) return true; // TURN-12
  const targets = attackTargets(g, attackRights(g));
  return demanded(g).some((ref) => targets.includes(ref)); // RULING-12
};

/** Declares an attack, as yet on nothing (ATK-02). */
export function* declareAttack(g: Game, player: PlayerId): Gen {
  g.state.procedures.push({
    kind: 'attack',
    step: 'chooseTarget',
    base: g.state.stack.length,
    player,
    target: null,
    rolls: 0,
  });
  yield* g.perform(event('declareAttack', { player })); // ATK-04
}

/** One step of an attack (ATK-11). */
export function* attackStep(g: Game, attack: Attack): Gen<StepResult> {
  return attack.step === 'chooseTarget' ? yield* chooseTarget(g, attack) : yield* attackRoll(g, attack);
}

/** Forced attacks are used up first, then ordinary ones; those for the deck only on the deck (ATK-07). */
const spend = (g: Game, target: Ref): void => {
  const fits = (grant: AttackGrant): boolean => grant.on === 'any' || target === MONSTER_DECK;
  const ordinary = 1 + allowance(g, 'attacks', g.state.turn.active) - g.state.turn.attacks;
  const grants = g.state.turn.grants;
  const forced = grants.findIndex((grant) => grant.must && fits(grant));
  const narrow = grants.findIndex((grant) => grant.on === 'monsterDeck' && fits(grant));
  const granted = grants.findIndex(fits);
  const used = forced >= 0 ? forced : narrow >= 0 ? narrow : ordinary > 0 ? -1 : granted;
  if (used >= 0) grants.splice(used, 1);
  else g.state.turn.attacks += 1; // ATK-07
  if (target === MONSTER_DECK) g.state.turn.deckAttacks += 1; // RULING-26
};

/** After the answers to the declaration: the target, and only now the attack is spent (ATK-02, ATK-07). */
function* chooseTarget(g: Game, attack: Attack): Gen<StepResult> {
  const targets = attackTargets(g, attackRights(g));
  if (targets.length === 0) return 'done'; // FIZZ-03
  const [chosen] = yield* g.ask({
    player: attack.player,
    key: 'attack.target',
    source: null,
    card: null,
    options: targets.map((ref) => optionOf(g.state, ref)),
    min: 1,
    max: 1,
    secret: false,
  });
  spend(g, chosen as Ref);
  meetDemands(g, chosen as Ref);
  attack.step = 'roll';
  if (chosen === MONSTER_DECK) return yield* attackDeck(g, attack);
  attack.target = chosen as Combatant;
  yield* g.perform(event('attack', { player: attack.player, object: attack.target })); // ATK-04
  return 'triggers';
}

/** The deck's top card is revealed and covers a slot of the attacker's choice (ATK-08..ATK-10). */
function* attackDeck(g: Game, attack: Attack): Gen<StepResult> {
  const card = takeTop(g, 'monster');
  if (card === null) return 'done';
  g.log({ say: 'revealed', player: attack.player, source: card });
  const revealed = place(g.state, card, { to: 'holding' }).id;
  const slot = isIndomitable(g, card)
    ? 0
    : ((yield* chooseSlot(g, attack.player, card, 'monster', coverable(g, 'monster'))) ?? addSlot(g, 'monster')); // KEY-06
  release(g.state, revealed);
  const id = yield* enterSlot(g, card, 'monster', slot); // ATK-08
  if (!isAttackable(g, id)) return 'done'; // ATK-09, ATK-10
  attack.target = id;
  yield* g.perform(event('attack', { player: attack.player, object: id, source: id, detail: 'deck' })); // ATK-05
  return 'triggers';
}

/** The next attack roll, unless a side has 0 HP (ATK-11, ATK-13); a target that has gone has ended the attack already. */
function* attackRoll(g: Game, attack: Attack): Gen<StepResult> {
  const { target, player } = attack;
  if (target === null) return 'done';
  if (hpLeft(g, target) === 0 || hpLeft(g, player) === 0) return 'done'; // ATK-13
  attack.rolls += 1;
  const source = isObjectId(target) ? target : null;
  const card = source === null ? null : objectOf(g.state, source).card;
  yield* g.rollDie(player, { for: 'attack', target }, source, card); // ATK-11
  return 'priority';
}
