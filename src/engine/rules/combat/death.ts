import type { ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
import {
  optionOf,
  isMonsterSlot,
  isObjectId,
  isPlayerId,
  objectOf,
  place,
  playerOf,
  playersFrom,
  release,
  slotOf,
  invalidateReadCache,
  takeOffStack,
  timestamp,
  withReadCache,
  type EventOf,
  type Game,
  type Gen,
  type Procedure,
  type StackItem,
} from '../../state/index.js';
import { characteristics, maxHp, objectsWithHp } from '../characteristics/characteristics.js';
import { isEternal } from '../characteristics/continuous.js';
import { deathHappens } from './damage.js';
import { applyReplacements, collectEventTriggers, logEvent } from '../events/event-pipeline.js';
import { comesToAction } from '../events/idle-turns.js';
import { runOffStack } from '../events/triggers.js';
import { variantSetting } from '../variants/variants.js';
import { tick } from '../modes/timer.js';
import { leaveAtLeast, mustDie } from '../players/hp.js';
import { endAttack, stopDeclarations } from '../events/interrupt.js';
import { enterSlot } from '../zones/slots.js';
import { claimBonusSouls } from '../players/souls.js';
import type { StepResult } from '../events/steps.js';

type Death = Extract<StackItem, { kind: 'death' }>;
type MonsterDeath = Extract<Procedure, { kind: 'monsterDeath' }>;
type PlayerDeath = Extract<Procedure, { kind: 'playerDeath' }>;

/** Who comes to the action phase whatever happens has 1 HP left instead of dying (DEC-47). */
const spareActive = (g: Game): void => {
  const { active } = g.state.turn;
  if (!comesToAction(g) || !mustDie(g, active) || maxHp(g, active) === 0) return;
  invalidateReadCache(g);
  leaveAtLeast(g, active, 1); // DEC-47
  g.log({ say: 'loopEnds', player: active, detail: 'comesToAction' });
};

/**
 * Puts the deaths of all at 0 HP on the stack: players below, objects above them, monsters on top (DEATH-01, DEATH-03).
 */
export function* putDeaths(g: Game): Gen<boolean> {
  spareActive(g);
  const dying = withReadCache(g, () => [...g.state.turnOrder, ...objectsWithHp(g)].filter((ref) => mustDie(g, ref))); // DEATH-04
  if (dying.length === 0) return false;
  const objects = dying.filter(isObjectId);
  const isMonster = (id: ObjectId): boolean => objectOf(g.state, id).role === 'monster';
  const others = objects.filter((id) => !isMonster(id));
  const monsters = yield* inOrderOfDeath(g, objects.filter(isMonster));
  const order: readonly Ref[] = [...inTurnOrder(g, dying).toReversed(), ...others, ...monsters.toReversed()]; // DEATH-03
  for (const ref of order) {
    const killing = lastBlow(g, ref);
    yield* g.put({
      id: `s${timestamp(g.state)}`,
      kind: 'death',
      controller: 'game',
      source: isObjectId(ref) ? ref : null,
      card: isObjectId(ref) ? objectOf(g.state, ref).card : null,
      asked: [],
      of: ref,
      killer: killing.killer,
      roll: killing.roll,
    });
  }
  return true;
}

/** The player who kills all of these; null when nobody does, or not one and the same player. */
const killerOf = (g: Game, dying: readonly Ref[]): PlayerId | null => {
  const [killer, ...others] = new Set(dying.map((ref) => lastBlow(g, ref).killer));
  return others.length > 0 ? null : (killer ?? null);
};

/** The players among these in turn order, from the one who kills them all or else the active one (DEATH-03, EACH-04). */
const inTurnOrder = (g: Game, dying: readonly Ref[]): readonly PlayerId[] => {
  const players = playersFrom(g.state, g.state.turn.active).filter((player) => dying.includes(player));
  const killer = killerOf(g, players);
  return killer === null ? players : playersFrom(g.state, killer).filter((player) => players.includes(player)); // EACH-04
};

/**
 * Of different monsters that die at once whoever kills them says which dies first, otherwise the active player
 * (EACH-05, ABIL-12).
 */
function* inOrderOfDeath(g: Game, dying: readonly ObjectId[]): Gen<readonly ObjectId[]> {
  if (new Set(dying.map((id) => objectOf(g.state, id).card)).size < 2) return dying;
  const chosen = yield* g.ask({
    player: killerOf(g, dying) ?? g.state.turn.active, // EACH-05, ABIL-12
    key: 'each.order',
    source: null,
    card: null,
    options: dying.map((id) => optionOf(g.state, id)),
    min: dying.length,
    max: dying.length,
    ordered: true,
    secret: false,
  });
  return chosen as readonly ObjectId[];
}

/** Who dealt the last damage, and the attack roll behind it. */
const lastBlow = (g: Game, ref: Ref): { readonly killer: PlayerId | null; readonly roll: number | null } =>
  g.state.memory.blows[ref] ?? { killer: null, roll: null };

/** Whether something is still there with HP, and is not eternal (ZONE-01, DEATH-05). */
const canDie = (g: Game, ref: Ref): ref is ObjectId =>
  isObjectId(ref) &&
  maxHp(g, ref) !== null && // ZONE-01
  !isEternal(g, ref); // DEATH-05

/**
 * A death resolves: the steps of its kind begin (DEATH-06, DEATH-11). It waits no more, so that what happens instead of
 * it can heal (HEAL-02).
 */
export function* resolveDeath(g: Game, item: Death): Gen {
  takeOffStack(g.state, item.id);
  g.underway.dying = item.of;
  const happens = yield* deathHappens(g, item);
  g.underway.dying = null;
  if (!happens) return escape(g, item); // REPL-01
  const base = g.state.stack.length;
  if (isPlayerId(item.of)) return beginPlayerDeath(g, item.of, base, item.killer);
  if (!canDie(g, item.of)) {
    g.log({ say: 'fizzled', ...(item.card === null ? {} : { source: item.card }) });
    return;
  }
  g.state.procedures.push({
    kind: 'monsterDeath',
    step: 'leave',
    base,
    object: item.of,
    slot: slotOf(g.state, item.of),
    killer: item.killer,
    roll: item.roll,
    reward: null,
  });
}

/** What would have died and did not lives on, as when its death is prevented (PREV-02). */
const escape = (g: Game, { of }: Death): void => {
  if (maxHp(g, of) !== null) leaveAtLeast(g, of, 1); // PREV-02
};

const beginPlayerDeath = (g: Game, player: PlayerId, base: number, killer: PlayerId | null): void => {
  playerOf(g.state, player).dead = true; // DEATH-20
  g.state.turn.diedThisTurn.push(player);
  if (player === g.state.turn.active) {
    stopDeclarations(g); // DEATH-11
    endAttack(g);
    tick(g, 'diesInOwnTurn'); // COOP-05
  }
  g.state.procedures.push({
    kind: 'playerDeath',
    step: 'triggers',
    base: Math.min(base, g.state.stack.length),
    player,
    ...(killer === null ? {} : { killer }),
  });
};

/** A death that nothing stood in for as it resolved is told, and answered (DEATH-06, DEATH-12). */
function* hasDied(g: Game, e: EventOf<'dies'>): Gen {
  logEvent(g, e);
  collectEventTriggers(g, e);
  yield* runOffStack(g); // DEC-33
  yield* claimBonusSouls(g); // BSOUL-02
}

/**
 * One step of the death of a monster or other object; rewards and souls are the active player's (DEATH-04, DEATH-06,
 * MON-05).
 */
export function* monsterDeathStep(g: Game, death: MonsterDeath): Gen<StepResult> {
  switch (death.step) {
    case 'leave':
      return yield* monsterLeaves(g, death);
    case 'triggers':
      death.step = 'rewards';
      yield* hasDied(g, {
        type: 'dies',
        object: death.object,
        player: death.killer,
        killer: death.killer,
        roll: death.roll,
        destroyed: false,
      }); // DEATH-06
      return 'triggers';
    case 'rewards':
      death.step = 'afterRewards';
      yield* payFor(g, death);
      return 'triggers';
    case 'afterRewards':
      death.step = 'soul';
      yield* rewardsAreGained(g, death);
      return 'triggers';
    case 'soul':
      death.step = 'done';
      yield* soulOrDiscard(g, death);
      if (death.slot?.kind === 'finalBoss') g.state.defeatedBy = g.state.turn.active; // CHAL-05, DEC-58
      return 'triggers';
    case 'done':
      return 'done';
  }
}

const isOfMonster = ({ slot }: MonsterDeath): boolean => slot !== null && isMonsterSlot(slot.kind);

/** Its rewards are the active player's, where no variant shares those of monsters (MON-05, VAR-08). */
function* payFor(g: Game, death: MonsterDeath): Gen {
  const { object, killer, reward } = death; // DEATH-10
  if (reward === null) return;
  death.paid = [];
  const player = g.state.turn.active;
  const shares = isOfMonster(death) ? variantSetting(g.state, 'rewards') : undefined; // VAR-08, DEC-58
  const shared = shares === undefined ? {} : { shares };
  yield* g.perform({ type: 'rewards', player, object, amount: 1, killer, reward, ...shared }); // MON-05
}

/**
 * Each who has been paid for a monster has gained rewards; what it says itself of the time after them happens once,
 * whoever has been paid (DEC-58).
 */
function* rewardsAreGained(g: Game, death: MonsterDeath): Gen {
  const { active } = g.state.turn;
  const { object, paid = death.reward === null ? [] : [active] } = death;
  const gaining = isOfMonster(death) ? playersFrom(g.state, active).filter((player) => paid.includes(player)) : [];
  yield* g.perform({ type: 'rewardsGained', player: active, object, seenBy: 'itself' });
  for (const player of gaining) yield* g.perform({ type: 'rewardsGained', player, object, seenBy: 'others' }); // DEC-58
}

/** Step 1: out of its slot; the attack on it ends and what it covered comes back (DEATH-09). */
function* monsterLeaves(g: Game, death: MonsterDeath): Gen<StepResult> {
  death.step = 'triggers';
  if (objectOf(g.state, death.object).role === 'monster') g.state.turn.monsterDied = true;
  death.reward = characteristics(g, death.object).reward;
  const player = objectOf(g.state, death.object).controller;
  yield* g.perform({ type: 'leavePlay', object: death.object, player, source: null, way: { to: 'death' } }); // DEATH-09
  return 'next';
}

/**
 * Step 5: with a soul icon a soul of the active player, otherwise to discard, or back to where it was (SOUL-03,
 * DEATH-06).
 */
function* soulOrDiscard(g: Game, death: MonsterDeath): Gen {
  const { object } = death;
  const isDying = (): boolean => g.state.objects[object]?.zone === 'holding';
  if (!isDying()) return; // DEATH-10
  const { souls } = characteristics(g, object);
  if (souls !== null) yield* g.perform({ type: 'gainSoul', player: g.state.turn.active, object, amount: souls }); // SOUL-06
  if (!isDying() || (yield* staysAway(g, object))) return; // DEC-33, DEATH-06
  yield* g.perform({ type: 'putIntoDiscard', object, player: null, source: null, partOf: 'death' }); // DEATH-06
  if (isDying()) yield* comeBack(g, death); // DEATH-08
}

/** Something else happens than that it leaves play, and it is where that has brought it (REPL-01, DEATH-06). */
function* staysAway(g: Game, object: ObjectId): Gen<boolean> {
  const leaving = { type: 'leavePlay', object, player: null, source: null, way: { to: 'discard' } } as const;
  return (yield* applyReplacements(g, leaving)) === null && g.state.objects[object]?.zone !== 'holding';
}

/** What has died and goes nowhere else is where it was, as another object: in its slot, or with its player (DEATH-08). */
function* comeBack(g: Game, { object, slot }: MonsterDeath): Gen {
  const { controller: player, role } = objectOf(g.state, object);
  const card = release(g.state, object); // ZONE-01
  if (slot !== null) yield* enterSlot(g, card, slot.kind, slot.index); // DEATH-08
  if (player === null || role === null) return;
  const { id } = place(g.state, card, { to: 'area', player, role });
  yield* g.perform({ type: 'enterPlay', object: id, player, slot: null, deactivated: false });
}

/** One step of a player's death (DEATH-11..DEATH-19). */
export function* playerDeathStep(g: Game, death: PlayerDeath): Gen<StepResult> {
  switch (death.step) {
    case 'triggers':
      death.step = 'penalty';
      yield* hasDied(g, {
        type: 'dies',
        player: death.player,
        object: death.player,
        killer: death.killer ?? null,
        roll: null,
        destroyed: false,
      }); // DEATH-12
      return 'triggers';
    case 'penalty':
      death.step = 'afterPenalty';
      if ((yield* g.perform({ type: 'payPenalty', player: death.player })) === null) death.step = 'done'; // REPL-04
      return 'next';
    case 'afterPenalty':
      death.step = 'done';
      yield* g.perform({ type: 'penaltyPaid', player: death.player });
      return 'triggers';
    case 'done':
      if (death.player === g.state.turn.active) toCleanup(g); // DEATH-18
      return 'done';
  }
}

const toCleanup = (g: Game): void => {
  const [turn] = g.state.procedures;
  if (turn?.kind === 'turn' && g.state.turn.phase !== 'end') turn.step = 'cleanup'; // DEATH-18
};
