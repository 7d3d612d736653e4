import type { PlayerId, Ref } from '../vocabulary/index.js';
import {
  optionOf,
  event,
  isObjectId,
  objectOf,
  place,
  release,
  type Combatant,
  type Game,
  type Gen,
  type Procedure,
} from '../state/index.js';
import { MONSTER_DECK, attackRights, attackTargets, meetDemands, spendAttack } from './attack-rights.js';
import { isAttackable } from './attackable.js';
import { hpLeft } from './characteristics.js';
import { endAttack } from './interrupt.js';
import { addSlot, chooseSlot, coverable, enterSlot, isIndomitable, takeTop } from './slots.js';
import type { StepResult } from './steps.js';

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
  });
  yield* g.perform(event('declareAttack', { player })); // ATK-04
}

/** One step of an attack (ATK-11). */
export function* attackStep(g: Game, attack: Attack): Gen<StepResult> {
  return attack.step === 'chooseTarget' ? yield* chooseTarget(g, attack) : yield* attackRoll(g, attack);
}

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
  spendAttack(g, chosen as Ref); // ATK-07
  meetDemands(g, chosen as Ref); // RULING-12
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
  const roll = yield* g.rollDie(player, { for: 'attack', target }, source, card); // ATK-11
  return roll === null ? 'done' : 'priority';
}
