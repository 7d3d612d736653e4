import type { PlayerId, Ref } from '../../vocabulary/index.js';
import {
  hasMadeAttackRoll,
  ONE_DIE,
  isObjectId,
  isPlayerId,
  nameOf,
  noteAttackRoll,
  objectOf,
  timestamp,
  type EventOf,
  type Game,
  type Gen,
  type Option,
  type StackItem,
  takeOffStack,
  type Active,
} from '../../state/index.js';
import { activeModifiers, reaches } from '../characteristics/continuous.js';
import { evasionOf } from '../characteristics/attackable.js';
import { isHit, type AttackRoll } from './attack-hits.js';
import { combatAmount } from '../events/replacement.js';
import { attackOf } from '../characteristics/characteristics.js';
import { clampRoll, faceThrown } from './throwing.js';
import { applyReplacements } from '../events/event-pipeline.js';
import { collectWouldTriggers } from '../events/triggers.js';

type Roll = Extract<StackItem, { kind: 'roll' }>;

/** That the number which shows is about to become final. */
const aboutToRoll = (roll: Roll): EventOf<'wouldRoll'> => ({
  type: 'wouldRoll',
  player: roll.roller,
  stack: roll.id,
  amount: roll.result,
  attackRoll: roll.purpose.for === 'attack',
});

/** Step 4: "would roll N" triggers read the present face; true when priority must pass again (DICE-05). */
const wouldRollTriggers = (g: Game, roll: Roll): boolean => collectWouldTriggers(g, roll, aboutToRoll(roll)); // DICE-05

/**
 * A roll resolves: triggers that answer the number, then what stands in for it or forbids it, without the stack
 * (DICE-05, REPL-01). A number that another stands in for may be answered again (DEC-28); without one nothing is rolled.
 */
export function* resolveRoll(g: Game, roll: Roll): Gen {
  if (wouldRollTriggers(g, roll)) return; // DICE-05
  const applied = new Set(roll.replaced); // REPL-06
  const rolled = yield* applyReplacements(g, aboutToRoll(roll), applied); // REPL-01
  if (rolled === null) {
    takeOffStack(g.state, roll.id);
    return;
  }
  const face = clampRoll(rolled.amount); // DICE-01
  if (face !== roll.result) {
    show(roll, face); // DEC-28
    roll.replaced = [...applied]; // REPL-06
    if (wouldRollTriggers(g, roll)) return;
  }
  yield* finishRoll(g, roll);
}

/** Whether a modifier of such rolls is of the one that this player makes now. */
const isOfRoll = (
  g: Game,
  which: Active<'rolls'>['modifier']['which'],
  roller: PlayerId,
  isAttack: boolean,
): boolean => {
  switch (which) {
    case 'all':
    case 'next':
      return true;
    case 'attack':
    case 'nextAttack':
      return isAttack;
    case 'first':
      return !g.state.memory.rolls.some(({ player }) => player === roller); // DICE-10, DEC-25
    case 'firstAttack':
      return isAttack && !hasMadeAttackRoll(g.state, roller); // DICE-10, DEC-25
  }
};

/** Whether it is one of these rolls of a turn, counted from 1; a rerolled one is still the same roll (DICE-10, DEC-25). */
const isNth = (g: Game, nth: readonly number[], roller: PlayerId, ofAttacks: boolean): boolean => {
  const before = g.state.memory.rolls.filter(
    ({ player, against }) => player === roller && (!ofAttacks || against !== null),
  );
  return nth.includes(before.length + 1);
};

type RollModifier = Active<'rolls'> & { readonly by: number };

const modifiersOf = (g: Game, roller: PlayerId, isAttack: boolean): readonly RollModifier[] => {
  const found: RollModifier[] = [];
  for (const active of activeModifiers(g, 'rolls')) {
    const { which, of, by, nth } = active.modifier;
    if (!isOfRoll(g, which, roller, isAttack)) continue;
    if (nth !== undefined && !isNth(g, nth, roller, which === 'attack')) continue;
    if (reaches(g, of, active.scope, roller)) found.push({ ...active, by: g.amount(by, active.scope) });
  }
  return found;
};

const modifiersFor = (g: Game, { roller, purpose }: Roll): readonly RollModifier[] =>
  modifiersOf(g, roller, purpose.for === 'attack');

const applied = (result: number, modifiers: readonly RollModifier[]): number =>
  modifiers.reduce((now, { by }) => clampRoll(now + by), result); // DEC-23

/** The result that a roll would have if it resolved now (DICE-06). */
export const rollAsItStands = (g: Game, roll: Roll): number => applied(roll.result, modifiersFor(g, roll));

/** The result that an attack roll of this player would have with this face (DICE-06). */
export const finalAttackRoll = (g: Game, roller: PlayerId, face: number): number =>
  applied(face, modifiersOf(g, roller, true));

/** The order changes the final number only when both directions are there and something is cut off. */
const orderMatters = (result: number, modifiers: readonly RollModifier[]): boolean =>
  applied(
    result,
    modifiers.toSorted((a, b) => a.by - b.by),
  ) !==
  applied(
    result,
    modifiers.toSorted((a, b) => b.by - a.by),
  ); // DEC-23

function* inOrder(g: Game, roll: Roll, modifiers: readonly RollModifier[]): Gen<readonly RollModifier[]> {
  if (!orderMatters(roll.result, modifiers)) return modifiers;
  const options: Option[] = modifiers.map(({ name, by }, index) => ({
    id: `r${index}`,
    meaning: { kind: 'modifier', ability: name, number: by },
  }));
  const chosen = yield* g.ask({
    player: roll.roller,
    key: 'roll.order',
    source: roll.source,
    card: roll.card,
    options,
    min: options.length,
    max: options.length,
    ordered: true,
    secret: false,
  });
  return chosen.flatMap((id) => modifiers[Number(id.slice(1))] ?? []);
}

/** What was of the next roll was of this one (DICE-10). */
const spendNext = (g: Game, modifiers: readonly RollModifier[]): void => {
  const isSpent = (id: number): boolean =>
    modifiers.some(
      ({ modifier: { which }, stored }) => stored?.id === id && (which === 'next' || which === 'nextAttack'),
    );
  if (g.state.continuous.some(({ id }) => isSpent(id)))
    g.state.continuous = g.state.continuous.filter(({ id }) => !isSpent(id));
};

/** What was for the next attack roll, of this player or of anybody, is over with it (DICE-10). */
const spendStats = (g: Game, roller: PlayerId): void => {
  const { continuous } = g.state;
  const isSpent = ({ modifier, scope }: (typeof continuous)[number]): boolean =>
    (modifier.modify === 'stat' && modifier.next !== undefined && reaches(g, modifier.on, scope, roller)) ||
    (modifier.modify === 'countsAs' && modifier.next !== undefined);
  if (continuous.some(isSpent)) g.state.continuous = continuous.filter((one) => !isSpent(one));
};

/** Step 5: continuous modifiers make the result final, then it takes effect (DICE-06). */
function* finishRoll(g: Game, roll: Roll): Gen {
  const modifiers = yield* inOrder(g, roll, modifiersFor(g, roll));
  spendNext(g, modifiers);
  const result = applied(roll.result, modifiers); // DICE-06
  const attackRoll = roll.purpose.for === 'attack';
  takeOffStack(g.state, roll.id);
  g.log({ say: 'rollIs', player: roll.roller, amount: result, ...(roll.card === null ? {} : { source: roll.card }) });
  const against = roll.purpose.for === 'attack' ? roll.purpose.target : null;
  g.state.memory.rolls.push({ player: roll.roller, result, against, stack: roll.id });
  if (roll.purpose.for === 'attack') {
    const { target: object } = roll.purpose;
    const hit = isHit(g, { roller: roll.roller, target: object, result }); // ATK-12
    yield* putCombatDamage(g, { roller: roll.roller, target: object, result }, hit);
    spendStats(g, roll.roller); // DICE-10
    yield* g.perform({ type: hit ? 'hit' : 'miss', player: roll.roller, object, roll: result }); // ATK-12
  }
  if (attackRoll) noteAttackRoll(g.state, roll.roller); // DICE-10
  if (roll.purpose.for === 'outcome') queueOutcome(g, roll, result);
  yield* g.perform({
    type: 'rolled',
    player: roll.roller,
    amount: result,
    attackRoll,
    stack: roll.id,
    source: roll.source,
    object: against,
  }); // DICE-09
}

/** Hit or miss puts combat damage on the stack, with the amount fixed now (ATK-12, DMG-13). */
function* putCombatDamage(g: Game, { roller, target, result }: AttackRoll, hit: boolean): Gen {
  const object = nameOf(g.state, target);
  if (object === null) return;
  const dc = evasionOf(g, target);
  const amount = hit ? attackOf(g, roller) : attackOf(g, target);
  g.log({ say: hit ? 'hit' : 'miss', player: roller, amount: dc, object });
  if (amount <= 0) return; // DMG-08
  const to = hit ? target : roller;
  const source = hit || !isObjectId(target) ? null : target;
  const player = isPlayerId(to) ? to : null;
  const dealer = hit ? roller : isPlayerId(target) ? target : objectOf(g.state, target).controller;
  const dealt: EventOf<'damage'> = {
    type: 'damage',
    player,
    object: to,
    amount,
    source,
    stack: null,
    roll: result,
    combat: true,
    dealer,
  };
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'damage',
    controller: 'game',
    source,
    card: hit || !('card' in object) ? null : object.card,
    asked: [],
    to,
    amount: yield* combatAmount(g, dealt), // DMG-13
    combat: true,
    roll: result,
    dealer,
  });
}

/** The outcome is a trigger of the roller's that reads the final result (DICE-07, KEY-07). */
const queueOutcome = (g: Game, roll: Roll, result: number): void => {
  if (roll.purpose.for !== 'outcome' || roll.source === null || roll.card === null) return;
  const { rows } = roll.purpose;
  if (rows.length === 0) return; // DEC-54
  const row = rows.find(({ from, to }) => result >= from && result <= to);
  if (row === undefined) return g.log({ say: 'noOutcome', source: roll.card, amount: result });
  g.log({ say: 'outcome', source: roll.card, amount: result, row });
  g.state.waiting.push({
    controller: roll.controller, // DICE-07
    source: roll.source,
    card: roll.card,
    ability: `row${row.from}`,
    how: 'outcome',
    modes: [{ targets: [], effect: row.effect }],
    only: null,
    scope: { ...roll.purpose.scope, roll: result },
  });
};

const rollOf = (g: Game, ref: Ref): Roll | undefined =>
  g.state.stack.find((item): item is Roll => item.id === ref && item.kind === 'roll');

/** Everything that answers the number of a roll, or stands in for it, may do so again (DICE-05, DEC-28). */
const askAnew = (roll: Roll): void => {
  roll.asked = []; // DEC-28
  delete roll.replaced;
};

/** The roll shows another number (DICE-05). */
const show = (roll: Roll, face: number): void => {
  if (roll.result !== face) askAnew(roll); // DEC-28
  roll.result = face;
};

/** A new face on the same roll; it is not a second roll (REROLL-01). */
export function* rerollDie(g: Game, e: EventOf<'reroll'>): Gen<EventOf<'reroll'> | null> {
  const roll = rollOf(g, e.object);
  if (roll === undefined) return null;
  const player = roll.roller;
  const amount = yield* faceThrown(g, { player, amount: e.amount, dice: e.dice ?? ONE_DIE });
  askAnew(roll); // DEC-28
  show(roll, amount); // REROLL-01
  return { ...e, player, amount };
}

/** The face becomes another number, kept within 1..6 (DICE-01, DICE-12). */
export const changeRoll = (g: Game, e: EventOf<'changeRoll'>): EventOf<'changeRoll'> | null => {
  const roll = rollOf(g, e.object);
  if (roll === undefined) return null;
  show(roll, clampRoll(e.amount)); // DICE-01
  return { ...e, player: roll.roller, amount: roll.result };
};
