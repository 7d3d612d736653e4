import type { EventType, ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  concerns,
  nameOfCause,
  objectOf,
  objectOfEvent,
  rollOfEvent,
  playersFrom,
  invalidateReadCache,
  timestamp,
  type Game,
  type GameEvent,
  type GameObject,
  type Gen,
  type Held,
  type Meaning,
  type Option,
  type Scope,
  type StackItem,
  type DelayedAbility,
  type WaitingTrigger,
  type TriggeredAbility,
} from '../../state/index.js';
import { triggersInPlay, triggersOn } from '../characteristics/abilities-now.js';
import { scopeOf, works } from '../characteristics/continuous.js';
import { countedSouls } from './counted-souls.js';
import { hasUseLeft, markUsed } from './once-per-turn.js';
import { nameInOrder, rememberedOrder, rememberOrder } from './remembered-orders.js';
import { meaningOfTrigger } from './order-matters.js';
import { isLinked } from './prevention.js';
import { matches } from './replacement.js';
import { delayedTriggers, consumeUse } from './delayed-abilities.js';
import { lacksTargets, prepare, withTargets } from '../characteristics/targets.js';

/** Its own coming and going an object sees wherever it is in play, in the shop too (ITEM-05). */
const COMING_AND_GOING: readonly EventType[] = ['enterPlay', 'leavePlay', 'dies'];

/** Whether the triggers of an object can see this event: in play, entering it, or just leaving it (ITEM-05, DEATH-06). */
const sees = (object: GameObject, ability: TriggeredAbility, event: GameEvent): boolean =>
  works(object, ability) ||
  (ability.worksIn === undefined &&
    objectOfEvent(event) === object.id &&
    object.role !== 'soul' && // MON-03
    (COMING_AND_GOING.includes(event.type) || object.zone === 'holding'));

const isFirst = (g: Game, { when, key }: TriggeredAbility, id: ObjectId): boolean => {
  const mark = `${id}/${key}`;
  if (!hasUseLeft(g, when, mark)) return false;
  markUsed(g, when, mark, objectOf(g.state, id).controller);
  return true;
};

/** Counts on an object what one of its abilities watches: how often it has happened by now. */
const countedOn = (object: GameObject, key: string): number => {
  const times = (object.tallies?.[key] ?? 0) + 1;
  object.tallies = { ...object.tallies, [key]: times };
  return times;
};

/** Whether an ability triggers on an event that it watches: some count first how often it has happened. */
const isSetOff = (g: Game, ability: TriggeredAbility, id: ObjectId): boolean => {
  const { every, nth, nthEachTurn } = ability.when;
  if (nth !== undefined) return countedOn(objectOf(g.state, id), ability.key) === nth;
  if (every === undefined && nthEachTurn === undefined) return isFirst(g, ability, id);
  const mark = `${id}/${ability.key}`;
  const before = g.state.memory.tallies[mark] ?? 0;
  const after = before + 1; // RULING-25
  g.state.memory.tallies[mark] = after; // RULING-25
  return every === undefined ? after === nthEachTurn : after % every === 0; // RULING-25
};

const waitingFor = (g: Game, id: ObjectId, ability: TriggeredAbility, event: GameEvent): WaitingTrigger | null => {
  const object = objectOf(g.state, id);
  const scope = scopeOf(g, id, { cause: event });
  if (!matches(g, ability.when, event, scope)) return null;
  if (event.type === 'preventDamage' && event.shield && event.source === id && isLinked(ability)) return null; // EFF-02
  if (ability.only !== undefined && !g.holds(ability.only, scope)) return null;
  if (!isSetOff(g, ability, id)) return null;
  return {
    controller: object.controller ?? 'game',
    source: id,
    card: object.card,
    ability: ability.key,
    how: 'triggered',
    modes: ability.modes,
    only: ability.only ?? null,
    scope,
  };
};

const waitingDelayedTrigger = (
  g: Game,
  delayed: DelayedAbility,
  ability: TriggeredAbility,
  source: ObjectId,
  event: GameEvent,
): WaitingTrigger | null => {
  const scope: Scope = { ...delayed.scope, cause: event };
  if (!matches(g, ability.when, event, scope)) return null;
  if (ability.only !== undefined && !g.holds(ability.only, scope)) return null;
  consumeUse(g, delayed);
  return {
    controller: scope.you,
    source,
    card: delayed.card,
    ability: ability.key,
    how: 'triggered',
    modes: ability.modes,
    only: ability.only ?? null,
    scope,
  };
};

/** The abilities that effects have set up; their players control them (ABIL-06). */
const delayedTriggersSetOff = (g: Game, event: GameEvent): readonly WaitingTrigger[] => {
  const found: WaitingTrigger[] = [];
  for (const { delayed, ability } of delayedTriggers(g, event.type)) {
    const { source } = delayed.scope;
    if (source === null) continue;
    for (const one of countedSouls(g, event, ability.when, source)) {
      const trigger = g.state.standing.includes(delayed)
        ? waitingDelayedTrigger(g, delayed, ability, source, one)
        : null;
      if (trigger !== null) found.push(trigger);
    }
  }
  return found;
};

/** Every ability that this event sets off, in the order of play. */
const setOff = (g: Game, event: GameEvent): readonly WaitingTrigger[] => {
  const found: WaitingTrigger[] = [];
  const look = ({ id, ability }: Held<TriggeredAbility>): void => {
    if (!concerns(event, id) || !sees(objectOf(g.state, id), ability, event)) return;
    for (const one of countedSouls(g, event, ability.when, id)) {
      const trigger = waitingFor(g, id, ability, one);
      if (trigger !== null) found.push(trigger);
    }
  };
  triggersInPlay(g, event.type).forEach(look);
  for (const id of g.state.holding) triggersOn(g, id, event.type).forEach(look);
  found.push(...delayedTriggersSetOff(g, event));
  return found;
};

/** Triggers wait for the next time a player would receive priority (ABIL-06). */
export const collectTriggers = (g: Game, event: GameEvent): void => {
  g.state.waiting.push(...setOff(g, event)); // ABIL-06
};

/**
 * "Would" triggers of something about to resolve: once per ability per stack item (DEC-27),
 * for rolls again when the result has changed (DEC-28). True when any of them triggered.
 */
export const collectWouldTriggers = (g: Game, item: StackItem, event: GameEvent): boolean => {
  const found = setOff(g, event).filter((trigger) => {
    const mark = `${trigger.source}/${trigger.ability}/${rollOfEvent(event) ?? ''}`;
    if (item.asked.includes(mark)) return false; // DEC-27, DEC-28
    item.asked = [...item.asked.filter((old) => !old.startsWith(`${trigger.source}/${trigger.ability}/`)), mark];
    return true;
  });
  g.state.waiting.push(...found);
  return found.length > 0;
};

const nameOf = (trigger: WaitingTrigger): string => `${trigger.card ?? 'game'}/${trigger.ability}`;

/** What has set off a trigger, where another one of the batch is the same ability of the same object. */
const aboutOf = (g: Game, trigger: WaitingTrigger, batch: readonly WaitingTrigger[]): Pick<Meaning, 'about'> => {
  const { cause } = trigger.scope;
  const alike = batch.filter(({ source, ability }) => source === trigger.source && ability === trigger.ability);
  const about = alike.length < 2 || cause === null ? null : nameOfCause(g.state, cause);
  return about === null ? {} : { about };
};

/** Whom a trigger means by "you": of one of the game the active player. */
const scopeIn = (g: Game, { controller, scope }: WaitingTrigger): Scope =>
  controller === 'game' ? { ...scope, you: g.state.turn.active } : scope; // TURN-17

/** Whether all of these that have a target come to the same: those without one go nowhere, whenever it is their turn (TGT-06). */
const inAnyOrder = (g: Game, batch: readonly WaitingTrigger[]): boolean => {
  const going = batch.filter((trigger) => !lacksTargets(g, trigger.modes, scopeIn(g, trigger)));
  return new Set(going.map((trigger) => meaningOfTrigger(g.state, trigger))).size < 2; // DEC-32
};

function* askOrder(
  g: Game,
  player: PlayerId,
  batch: readonly WaitingTrigger[],
  anyOrder: boolean,
): Gen<readonly WaitingTrigger[]> {
  const options: Option[] = batch.map((trigger, index) => ({
    id: `t${index}`,
    meaning: {
      kind: 'trigger',
      ...(trigger.card === null ? {} : { card: trigger.card }),
      object: trigger.source,
      ability: trigger.ability,
      ...(trigger.modes[0] === undefined ? {} : { effect: trigger.modes[0].effect }),
      ...aboutOf(g, trigger, batch),
    },
  }));
  const chosen = yield* g.ask({
    player,
    key: 'trigger.order',
    source: null,
    card: null,
    options,
    min: options.length,
    max: options.length,
    ordered: true,
    ...(anyOrder && { anyOrder }),
    secret: false,
  });
  return chosen.flatMap((id) => batch[Number(id.slice(1))] ?? []);
}

/**
 * One player's triggers of a batch in the order that player wants, where it makes a difference. It is remembered, unless
 * one ability has triggered on several things, which only the player can tell apart, or nothing hangs on the order
 * (ABIL-07, DEC-32).
 */
function* ordered(g: Game, who: PlayerId, batch: readonly WaitingTrigger[]): Gen<readonly WaitingTrigger[]> {
  const meaningOf = (trigger: WaitingTrigger): string => meaningOfTrigger(g.state, trigger);
  if (batch.length < 2 || new Set(batch.map(meaningOf)).size < 2) return batch;
  const nameIn = ({ card, ability, source }: WaitingTrigger): string => nameInOrder(g.state, card, ability, source);
  const names = [...new Set(batch.map(nameIn))];
  const rememberable = new Set(batch.map((trigger) => nameIn(trigger) + meaningOf(trigger))).size === names.length;
  const known = rememberable ? rememberedOrder(g.state, who, names) : undefined;
  if (known !== undefined) return batch.toSorted((a, b) => known.indexOf(nameIn(a)) - known.indexOf(nameIn(b)));
  const anyOrder = inAnyOrder(g, batch);
  const order = yield* askOrder(g, who, batch, anyOrder);
  if (rememberable && !anyOrder) rememberOrder(g.state, who, [...new Set(order.map(nameIn))]);
  return order;
}

/** So often an ability triggers, and no more, before anybody has done anything else. */
const MOST_IN_A_CHAIN = 50; // DEC-39

/**
 * Loops: triggers that set each other off, with nobody free to stop them, could go on for ever. So an ability of one
 * card goes on the stack 50 times at most while nobody plays, activates, attacks, buys or declares anything and the
 * turn does not go on either. Then it does nothing more for now: what it would trigger goes nowhere, the log says so,
 * and the game goes on with what is left of the chain. The next action or step of the turn makes it ready again.
 */
const isEndless = (g: Game, trigger: WaitingTrigger): boolean => {
  const { chain } = g.state.memory;
  const times = chain[nameOf(trigger)] ?? 0;
  chain[nameOf(trigger)] = times + 1;
  return times >= MOST_IN_A_CHAIN;
};

/** Somebody has done something, or the turn has gone on: what happens from here is a new chain. */
export const beginChain = (g: Game): void => {
  g.state.memory.chain = {};
};

/** The scope of a trigger, and its modes and targets as they are chosen; null without a legal target (TGT-06), and in a loop. */
function* announced(g: Game, trigger: WaitingTrigger) {
  if (trigger.how === 'triggered' && isEndless(g, trigger)) {
    g.log({ say: 'loopEnds', ...(trigger.card === null ? {} : { source: trigger.card }) });
    return null;
  }
  const scope = scopeIn(g, trigger);
  const asking = {
    player: trigger.controller === 'game' ? g.state.turn.active : trigger.controller, // MON-02
    source: trigger.source,
    card: trigger.card,
    canCallOff: false,
    modeKey: 'trigger.mode',
    targetKey: 'trigger.target',
  } as const;
  const prepared = yield* prepare(g, trigger.modes, scope, asking);
  if (prepared === null) {
    g.log({ say: 'noTarget', ...(trigger.card === null ? {} : { source: trigger.card }) }); // TGT-06
    return null;
  }
  return { prepared, scope: withTargets(scope, prepared.specs, prepared.targets) };
}

/** These triggers do what they do at once, one after the other: nobody can answer. */
function* runAtOnce(g: Game, isOne: (trigger: WaitingTrigger) => boolean): Gen {
  const now = g.state.waiting.filter(isOne);
  if (now.length === 0) return;
  g.state.waiting = g.state.waiting.filter((trigger) => !isOne(trigger));
  for (const trigger of now) {
    const ready = yield* announced(g, trigger);
    if (ready !== null) yield* g.run(ready.prepared.effect, ready.scope);
  }
}

/** What is said of the start of the game is done at once; what it sets off waits for the first priority (SETUP-09, DEC-57). */
export const runStartOfGame = (g: Game): Gen => runAtOnce(g, ({ scope }) => scope.cause?.type === 'gameStarts'); // SETUP-09

/** What bonus souls say of what has happened is done at once, without the stack (DEC-33). */
export const runOffStack = (g: Game): Gen => runAtOnce(g, ({ source }) => g.state.bonusSouls.includes(source)); // DEC-33

/** One trigger goes on the stack, with its modes and targets; without a legal target it goes nowhere (TGT-06). */
function* putOnStack(g: Game, trigger: WaitingTrigger): Gen {
  const ready = yield* announced(g, trigger);
  if (ready === null) return;
  const { prepared, scope } = ready;
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'ability',
    how: trigger.how,
    controller: trigger.controller,
    source: trigger.source,
    card: trigger.card,
    asked: [],
    ability: trigger.ability,
    ofItem: false,
    ...prepared,
    only: trigger.only,
    scope,
  });
}

/**
 * Puts all waiting triggers on the stack: those of the game first, in the active player's order,
 * then each player's in turn order, each in their own order (ABIL-07).
 */
export function* flushTriggers(g: Game): Gen<boolean> {
  const batch = g.state.waiting;
  if (batch.length === 0) return false;
  invalidateReadCache(g);
  g.state.waiting = [];
  const active = g.state.turn.active;
  const groups: readonly (readonly [PlayerId, readonly WaitingTrigger[]])[] = [
    [active, batch.filter((trigger) => trigger.controller === 'game')], // ABIL-07
    ...playersFrom(g.state, active).map(
      (player) => [player, batch.filter((trigger) => trigger.controller === player)] as const,
    ),
  ];
  for (const [player, group] of groups)
    for (const trigger of yield* ordered(g, player, group)) yield* putOnStack(g, trigger);
  return true;
}
