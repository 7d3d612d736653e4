import type { ObjectId, PlayerId, Ref, StackId } from '../../vocabulary/index.js';
import {
  optionOf,
  isObjectId,
  objectOf,
  place,
  playersFrom,
  release,
  type Combatant,
  type Game,
  type Gen,
  type Procedure,
} from '../../state/index.js';
import { MONSTER_DECK, attackRights, attackTargets, meetDemands, spendAttack } from './attack-rights.js';
import { isAttackable } from '../characteristics/attackable.js';
import { attackOf, hpLeft } from '../characteristics/characteristics.js';
import { activeModifiers, reaches } from '../characteristics/continuous.js';
import { payAdditionalCosts } from '../costs/additional-costs.js';
import { finalAttackRoll } from '../dice/rolls.js';
import { endWithAttack } from '../characteristics/durations.js';
import { isHit } from '../dice/attack-hits.js';
import { endAttack } from '../events/interrupt.js';
import { addSlot, chooseSlot, coverable, enterSlot, isIndomitable, takeTop } from '../zones/slots.js';
import type { StepResult } from '../events/steps.js';

type Attack = Extract<Procedure, { kind: 'attack' }>;

/** An attack on what can no longer be attacked is over (ATK-21). */
export const endLostAttack = (g: Game): void => {
  const attack = g.state.procedures.find((procedure) => procedure.kind === 'attack');
  if (attack !== undefined && attack.target !== null && !isAttackable(g, attack.target)) endAttack(g); // ATK-21
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
    along: [],
    futile: 0,
    granted: g.state.turn.grants.length,
  });
  yield* payAdditionalCosts(g, player, 'attack'); // COST-02
  yield* g.perform({ type: 'declareAttack', player }); // ATK-04
}

/** One step of an attack (ATK-11). */
export function* attackStep(g: Game, attack: Attack): Gen<StepResult> {
  const result = attack.step === 'chooseTarget' ? yield* chooseTarget(g, attack) : yield* nextRoll(g, attack);
  if (result === 'done') endWithAttack(g); // KEY-08
  return result;
}

/** After the answers to the declaration: the target, and only now the attack is spent (ATK-02, ATK-07). */
function* chooseTarget(g: Game, attack: Attack): Gen<StepResult> {
  const targets = attackTargets(g, attackRights(g));
  if (targets.length === 0) return 'done'; // FIZZ-03
  const own = yield* pickTarget(g, attack.player, targets);
  const chosen = isMonster(g, own) ? yield* whichMonster(g, attack.player, own, targets) : own;
  spendAttack(g, chosen, attack.granted); // ATK-07
  meetDemands(g, chosen); // RULING-12
  attack.step = 'roll';
  if (chosen === MONSTER_DECK) return yield* attackDeck(g, attack);
  attack.target = chosen as Combatant;
  yield* g.perform({ type: 'attack', player: attack.player, object: attack.target, fromDeck: false }); // ATK-04
  return 'triggers';
}

const isMonster = (g: Game, ref: Ref): ref is ObjectId => isObjectId(ref) && objectOf(g.state, ref).role === 'monster';

function* pickTarget(g: Game, player: PlayerId, targets: readonly Ref[]): Gen<Ref> {
  const options = targets.map((ref) => optionOf(g.state, ref));
  const question = { key: 'attack.target', source: null, card: null, min: 1, max: 1, secret: false } as const;
  const [chosen] = yield* g.ask({ player, ...question, options });
  return chosen as Ref;
}

/** A monster is to be attacked, not the deck: somebody else may say which (ATK-05). */
function* whichMonster(g: Game, player: PlayerId, own: ObjectId, targets: readonly Ref[]): Gen<Ref> {
  const choosing = yield* g.perform({ type: 'chooseAttack', player, chooser: null });
  const chooser = choosing?.chooser ?? player;
  const monsters = targets.filter((ref) => isMonster(g, ref));
  return chooser === player || monsters.length < 2 ? own : yield* pickTarget(g, chooser, monsters);
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
  yield* g.perform({ type: 'attack', player: attack.player, object: id, fromDeck: true }); // ATK-05
  return 'triggers';
}

/** Rolls that could deal no combat damage, so many in a row, end the attack. */
const FUTILE_ROLLS = 10; // DEC-39
const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Whether no number of a roll could deal combat damage as things stand: where hits are out of reach and misses do
 * nothing, an attack would never end (DMG-08). No rule says what becomes of it. Our decision: after ten such rolls in
 * a row, by whomever, answers and triggers having had their chance, it is over, as if it had been cancelled (ATK-14).
 */
const isFutile = (g: Game, roller: PlayerId, target: Combatant): boolean =>
  FACES.every((face) => {
    const result = finalAttackRoll(g, roller, face);
    return attackOf(g, isHit(g, { roller, target, result }) ? roller : target) === 0;
  });

/** Rolls without any damage to anybody, so many in a row, end the attack as well, whatever they could have done. */
const HARMLESS_ROLLS = 50; // DEC-47
/** They are counted after so many rolls of an attack: hardly any attack lasts as long. */
const NOT_COUNTED = 10;

/** So many rolls in a row before the next one have led nowhere; null while there have not been too many (DEC-39, DEC-47). */
const inVain = (g: Game, attack: Attack, roller: PlayerId, target: Combatant): number | null => {
  attack.futile = isFutile(g, roller, target) ? attack.futile + 1 : 0;
  if (attack.rolls >= NOT_COUNTED) attack.harmless = (attack.harmless ?? 0) + 1; // DEC-47
  if (attack.futile > FUTILE_ROLLS) return FUTILE_ROLLS;
  return (attack.harmless ?? 0) > HARMLESS_ROLLS ? HARMLESS_ROLLS : null;
};

/** Whether one more roll is made, by whoever rolls; after too many in vain the attack is over, and the log says why. */
const rollsOn = (g: Game, attack: Attack, roller: PlayerId, target: Combatant): boolean => {
  const amount = inVain(g, attack, roller, target);
  if (amount === null) return true;
  g.log({ say: 'loopEnds', player: attack.player, amount, detail: 'rollsInVain' });
  endAttack(g); // ATK-14
  return false;
};

/** One attack roll by the attacking player or one who attacks along; null when something else happens instead. */
function* rollAgainst(g: Game, roller: PlayerId, target: Combatant): Gen<StackId | null> {
  const source = isObjectId(target) ? target : null;
  const card = source === null ? null : objectOf(g.state, source).card;
  return yield* g.rollDie(roller, { for: 'attack', target }, source, card); // ATK-11
}

/** The other players who make an attack roll after each of the attacker's, in turn order (KEY-08). */
const alongWith = (g: Game, attacker: PlayerId): PlayerId[] => {
  const active = activeModifiers(g, 'attacksAlong');
  return playersFrom(g.state, attacker)
    .slice(1)
    .filter((player) => active.some(({ modifier, scope }) => reaches(g, modifier.who, scope, player))); // KEY-08
};

/** The next attack roll, unless a side has 0 HP (ATK-11, ATK-13); a target that has gone has ended the attack already. */
function* nextRoll(g: Game, attack: Attack): Gen<StepResult> {
  const { target, player } = attack;
  if (target === null) return 'done';
  if (hpLeft(g, target) === 0 || hpLeft(g, player) === 0) return 'done'; // ATK-13
  if (attack.step === 'along') return yield* rollAlong(g, attack, target);
  if (!rollsOn(g, attack, player, target)) return 'next';
  attack.rolls += 1;
  attack.along = alongWith(g, player);
  attack.step = attack.along.length > 0 ? 'along' : 'roll'; // KEY-08
  const roll = yield* rollAgainst(g, player, target);
  return roll === null ? 'done' : 'priority';
}

/** The next of those who attack along; the dead cannot roll (ATK-18, KEY-08). */
function* rollAlong(g: Game, attack: Attack, target: Combatant): Gen<StepResult> {
  const roller = attack.along.shift();
  if (attack.along.length === 0) attack.step = 'roll';
  if (roller === undefined || hpLeft(g, roller) === 0) return 'next'; // ATK-18
  if (!rollsOn(g, attack, roller, target)) return 'next';
  const roll = yield* rollAgainst(g, roller, target);
  return roll === null ? 'next' : 'priority';
}
