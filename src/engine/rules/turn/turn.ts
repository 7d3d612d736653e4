import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  optionOf,
  isPlayerId,
  objectOf,
  objectsInPlay,
  playerOf,
  type Game,
  type Gen,
  type Option,
  type Procedure,
} from '../../state/index.js';
import { damageOn } from '../characteristics/characteristics.js';
import { activeModifiers, allowance, reaches } from '../characteristics/continuous.js';
import { endWithRechargeStepOf } from '../characteristics/durations.js';
import { countIdleTurn, endIdleTurns } from '../events/idle-turns.js';
import { endOfTurnEffects } from './end-of-turn.js';
import { mustAttackNow } from '../combat/attack-rights.js';
import { mustPurchaseNow } from './purchase.js';
import { leaveAtLeast } from '../players/hp.js';
import { setUp } from './setup.js';
import type { StepResult } from '../events/steps.js';
import { modeOf } from '../modes/modes.js';
import { endOfRound } from './round.js';
import { beginNextTurn } from './turn-order.js';

type Turn = Extract<Procedure, { kind: 'turn' }>;
/** One step of a turn (TURN-01..TURN-16). */
export function* turnStep(g: Game, turn: Turn): Gen<StepResult> {
  switch (turn.step) {
    case 'setup':
      yield* setUp(g);
      turn.step = 'recharge';
      return 'next';
    case 'recharge':
      yield* rechargeStep(g);
      endWithRechargeStepOf(g, g.state.turn.active); // TURN-02
      turn.step = 'startTriggers';
      return 'next'; // PRIO-07
    case 'startTriggers':
      turn.step = 'loot';
      yield* g.perform({ type: 'turnStarts', player: g.state.turn.active }); // TURN-04
      return 'priority';
    case 'loot':
      turn.step = 'beginAction';
      yield* lootStep(g);
      return 'priority';
    case 'beginAction':
      beginAction(g);
      turn.step = 'action';
      return 'next';
    case 'action':
      return 'priority'; // TURN-10
    case 'cleanup':
      turn.step = 'endTriggers';
      return 'next';
    case 'endTriggers':
      countIdleTurn(g); // DEC-47
      g.state.turn.phase = 'end';
      turn.step = 'handLimit';
      yield* g.perform({ type: 'turnEnds', player: g.state.turn.active }); // TURN-13
      return 'priority';
    case 'handLimit':
      turn.step = 'room';
      yield* handLimit(g);
      return 'next'; // TURN-17
    case 'room':
      turn.step = modeOf(g.state)?.oldRoomsLeave === true ? 'oldRooms' : 'finish';
      yield* roomChoice(g);
      return 'next';
    case 'oldRooms':
      turn.step = 'finish';
      yield* endOfRound(g);
      return 'next';
    case 'finish':
      yield* finishTurn(g);
      turn.step = 'recharge';
      return 'next';
  }
}

/** The active player's objects and what the game controls, but not the shop (TURN-02, TURN-03). */
function* rechargeStep(g: Game): Gen {
  const sideways = objectsInPlay(g).filter((id) => {
    const { controller, slot, charged } = objectOf(g.state, id);
    const theirs = controller === g.state.turn.active || (controller === null && slot !== 'shop'); // TURN-03
    return theirs && !charged;
  });
  const leftOut = yield* itemsLeftOut(g, sideways);
  for (const id of sideways) {
    const object = g.state.objects[id];
    if (object === undefined || leftOut.includes(id)) continue;
    const { controller: player } = object;
    yield* g.perform({ type: 'recharge', object: id, player, source: null, partOf: 'rechargeStep' }); // TURN-02
  }
}

/** The active player's items that stay sideways where only so many may be recharged; the player says which (TURN-02). */
function* itemsLeftOut(g: Game, sideways: readonly ObjectId[]): Gen<readonly ObjectId[]> {
  const { active: player } = g.state.turn;
  const theirs = sideways.filter((id) => {
    const { controller, role } = objectOf(g.state, id);
    if (controller !== player || role !== 'item') return false;
    return !g.isForbidden({ type: 'recharge', object: id, player, source: null, partOf: 'rechargeStep' }); // DEC-08
  });
  const most = Math.max(0, allowance(g, 'rechargeStep', player));
  if (theirs.length <= most) return [];
  const chosen = yield* g.ask({
    player,
    key: 'effect.choose',
    source: null,
    card: null,
    options: theirs.map((id) => optionOf(g.state, id)),
    min: most,
    max: most,
    secret: false,
    effect: { do: 'recharge', what: { select: 'chosen', as: 'chosen' } },
  });
  return theirs.filter((id) => !chosen.includes(id));
}

/** Looting in the loot step is not on the stack (TURN-05). */
function* lootStep(g: Game): Gen {
  const player = g.state.turn.active;
  yield* g.perform({
    type: 'loot',
    player,
    amount: allowance(g, 'lootStep', player),
    source: null,
    partOf: 'lootStep',
    fromDiscard: false,
  }); // TURN-05
}

const beginAction = (g: Game): void => {
  const player = g.state.turn.active;
  g.state.turn.phase = 'action';
  endIdleTurns(g); // DEC-47
  playerOf(g.state, player).lootPlays += 1; // TURN-06, LOOT-08
};

/** Discards down to the maximum hand size (TURN-14). */
function* handLimit(g: Game): Gen {
  const player = g.state.turn.active;
  const over = playerOf(g.state, player).hand.length - allowance(g, 'handSize', player);
  if (over > 0) yield* g.discard({ player, amount: over, key: 'handLimit.loot', source: null, card: null }); // TURN-14
}

/** If a monster died this turn the active player may discard one room (ROOM-04, TURN-15). */
function* roomChoice(g: Game): Gen {
  const player = g.state.turn.active;
  const discarding = (object: ObjectId) =>
    ({ type: 'putIntoDiscard', player, object, source: null, partOf: null }) as const;
  const tops = g.state.slots.room.flatMap((pile) => pile.at(-1) ?? []);
  const rooms = tops.filter((id) => !g.isForbidden(discarding(id))); // DEC-08
  if (!g.state.turn.monsterDied || rooms.length === 0) return; // ROOM-04
  const options: readonly Option[] = rooms.map((id) => optionOf(g.state, id));
  const [room] = yield* g.ask({
    player,
    key: 'room.discard',
    source: null,
    card: null,
    options,
    min: 0,
    max: 1,
    secret: false,
  });
  if (room === undefined) return;
  yield* g.perform(discarding(room as ObjectId)); // ROOM-04
}

/** Everything heals, temporary effects end, the dead live again, the next player begins (TURN-16). */
function* finishTurn(g: Game): Gen {
  endOfTurnEffects(g); // EFF-04
  const dead = g.state.turnOrder.filter((player) => playerOf(g.state, player).dead);
  for (const player of g.state.turnOrder) {
    playerOf(g.state, player).dead = false; // TURN-16
    playerOf(g.state, player).lootPlays = 0; // LOOT-08
  }
  yield* healEverything(g); // TURN-16
  for (const player of dead) leaveAtLeast(g, player, 1);
  g.state.memory.firsts = [];
  g.state.memory.rolls = [];
  g.state.memory.happened = {};
  delete g.state.memory.kills;
  g.state.memory.tallies = {}; // RULING-25
  g.state.memory.blows = {};
  beginNextTurn(g);
}

/** Everything heals, the dead too, but for what keeps its damage (TURN-16). */
function* healEverything(g: Game): Gen {
  const keeping = activeModifiers(g, 'keepsDamage');
  for (const object of [...g.state.turnOrder, ...objectsInPlay(g)]) {
    const amount = damageOn(g, object);
    if (amount === 0 || keeping.some(({ modifier, scope }) => reaches(g, modifier.on, scope, object))) continue;
    const player = isPlayerId(object) ? object : null;
    yield* g.perform({ type: 'heal', object, player, amount, source: null, partOf: 'endOfTurn' }); // TURN-16
  }
}

/** Declares the end of the turn; the end phase follows the answers (TURN-11). */
export function* declareEnd(g: Game, player: PlayerId): Gen {
  g.state.procedures.push({ kind: 'endDeclaration', step: 'end', base: g.state.stack.length, player });
  yield* g.perform({ type: 'declareEnd', player });
}

/** After the answers the end phase starts, unless a forced attack has come up (DEC-03). */
export const endDeclarationStep = (g: Game): StepResult => {
  const [turn] = g.state.procedures;
  if (!mustAttackNow(g) && !mustPurchaseNow(g) && turn?.kind === 'turn') turn.step = 'endTriggers'; // DEC-03
  return 'done';
};
