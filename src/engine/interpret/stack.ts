import type { Amount, Effect, PlayerId, Ref } from '../vocabulary/index.js';
import {
  ONE_DIE,
  event,
  isObjectId,
  isPlayerId,
  isStackId,
  objectOf,
  takeOffStack,
  timestamp,
  type Game,
  type GameEvent,
  type Gen,
  type Scope,
  type StackItem,
} from '../state/index.js';
import { oneByOne } from './order.js';

type OfStack = Extract<
  Effect,
  {
    do:
      | 'afterwards'
      | 'roll'
      | 'rollTogether'
      | 'deal'
      | 'take'
      | 'cancel'
      | 'cancelEverything'
      | 'addToRoll'
      | 'setRoll'
      | 'reroll'
      | 'flip'
      | 'preventDeath'
      | 'preventDamage'
      | 'copy';
  }
>;

/** Effects on what is on the stack, and those that put something there. */
export function* changeStack(g: Game, effect: OfStack, scope: Scope): Gen<boolean> {
  switch (effect.do) {
    case 'afterwards':
      return yield* afterwards(g, effect, scope);
    case 'roll':
      return yield* rollDie(g, effect, scope);
    case 'rollTogether':
      return yield* rollSeveral(g, effect, scope);
    case 'deal':
      return yield* putDamage(g, g.select(effect.to, scope), effect.amount, scope, scope.you);
    case 'take':
      return yield* putDamage(
        g,
        g.select(effect.who, scope),
        effect.amount,
        { ...scope, source: null, card: null },
        null,
      ); // DMG-06
    case 'cancel':
      return yield* cancel(g, g.select(effect.what, scope), scope);
    case 'cancelEverything':
      return yield* cancel(g, g.state.stack.map((item) => item.id).toReversed(), scope);
    case 'addToRoll':
      return yield* changeRolls(
        g,
        g.select(effect.what, scope),
        scope,
        (roll) => roll.result + g.amount(effect.amount, scope),
      );
    case 'setRoll':
      return yield* changeRolls(g, g.select(effect.what, scope), scope, () => g.amount(effect.to, scope));
    case 'flip':
      return yield* flipAll(g, g.select(effect.what, scope), scope);
    case 'reroll':
      return yield* rerollAll(g, g.select(effect.what, scope), scope);
    case 'preventDeath':
      return yield* preventDeaths(g, g.select(effect.what, scope), effect.hp, scope);
    case 'copy':
      return yield* copyAll(g, g.select(effect.what, scope), scope);
    case 'preventDamage':
      return yield* preventDamage(g, g.select(effect.what, scope), effect.amount, scope);
  }
}

/** The later part lies on the stack by itself, under all that the first part puts there (RULING-23). */
function* afterwards(g: Game, effect: Extract<Effect, { do: 'afterwards' }>, scope: Scope): Gen<boolean> {
  yield* g.put({
    id: `s${timestamp(g.state)}`,
    kind: 'ability',
    how: 'outcome',
    controller: scope.you,
    source: scope.source,
    card: scope.card,
    asked: [],
    ability: 'afterwards',
    mode: 0,
    ofItem: false,
    effect: effect.effect,
    specs: [],
    targets: scope.targets,
    only: null,
    scope: { ...scope, bound: { ...scope.bound } },
  }); // RULING-23
  return yield* g.run(effect.first, scope);
}

/** The roll and its outcome belong to the roller (KEY-07, DICE-07). */
function* rollDie(g: Game, effect: Extract<Effect, { do: 'roll' }>, scope: Scope): Gen<boolean> {
  const [roller] = g.select(effect.by, scope).filter(isPlayerId);
  if (roller === undefined) return false;
  const roll = yield* g.rollDie(
    roller,
    { for: 'outcome', rows: effect.rows, scope: { ...scope, bound: { ...scope.bound } } },
    scope.source,
    scope.card,
  ); // KEY-07
  return roll !== null;
}

/** The same with several dice, each with its own outcome (DEC-24). */
function* rollSeveral(g: Game, effect: Extract<Effect, { do: 'rollTogether' }>, scope: Scope): Gen<boolean> {
  const [roller] = g.select(effect.by, scope).filter(isPlayerId);
  if (roller === undefined) return false;
  const purpose = { for: 'outcome', rows: effect.rows, scope: { ...scope, bound: { ...scope.bound } } } as const;
  return yield* g.rollTogether(roller, purpose, scope, g.amount(effect.amount, scope)); // DEC-24
}

const takesDamage = (g: Game, ref: Ref): boolean =>
  isPlayerId(ref) || (isObjectId(ref) && g.characteristics(ref).hp !== null);

/** Damage goes on the stack, in reverse, so that it resolves in turn order (DMG-01, EACH-04). */
function* putDamage(g: Game, to: readonly Ref[], amount: Amount, scope: Scope, dealer: PlayerId | null): Gen<boolean> {
  const n = g.amount(amount, scope);
  const hit = to.filter((ref) => takesDamage(g, ref));
  if (n <= 0 || hit.length === 0) return false; // DMG-08
  const order = yield* oneByOne(g, hit, scope);
  for (const ref of order.toReversed())
    yield* g.put({
      id: `s${timestamp(g.state)}`,
      kind: 'damage',
      controller: 'game',
      source: scope.source,
      card: scope.card,
      asked: [],
      to: ref,
      amount: n,
      combat: false,
      roll: null,
      dealer, // EACH-04
    });
  return true;
}

function* cancel(g: Game, refs: readonly Ref[], scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of refs)
    if (isStackId(ref))
      done =
        (yield* g.perform(event('cancel', { object: ref, player: scope.you, source: scope.source }))) !== null || done; // CANCEL-01
  return done;
}

type Roll = Extract<StackItem, { kind: 'roll' }>;
const rollOf = (g: Game, ref: Ref): Roll | undefined =>
  g.state.stack.find((item): item is Roll => item.id === ref && item.kind === 'roll');

function* changeRolls(g: Game, refs: readonly Ref[], scope: Scope, to: (roll: Roll) => number): Gen<boolean> {
  let done = false;
  for (const ref of refs) {
    const roll = rollOf(g, ref);
    if (roll === undefined) continue;
    done =
      (yield* g.perform(event('changeRoll', { object: ref, amount: to(roll), source: scope.source }))) !== null || done; // DICE-12
  }
  return done;
}

/** What a reroll throws; for an item nothing. */
const diceOf = (g: Game, ref: Ref): Partial<GameEvent> => {
  const roll = rollOf(g, ref);
  return roll === undefined ? {} : { player: roll.roller, amount: 1, dice: ONE_DIE };
};

/** Rolls get a new face; items are destroyed and replaced (REROLL-01..REROLL-03). */
function* rerollAll(g: Game, refs: readonly Ref[], scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of yield* oneByOne(g, refs, scope))
    done =
      (yield* g.perform(event('reroll', { object: ref, source: scope.source, ...diceOf(g, ref) }))) !== null || done;
  return done;
}

/** A card to its other face, a roll to 7 less its number (FLIP-01, FLIP-02). */
function* flipAll(g: Game, refs: readonly Ref[], scope: Scope): Gen<boolean> {
  const { source } = scope;
  let done = false;
  for (const ref of refs) {
    const roll = rollOf(g, ref);
    const turned =
      roll === undefined
        ? event('flip', { object: ref, player: isObjectId(ref) ? objectOf(g.state, ref).controller : null, source })
        : event('changeRoll', { object: ref, amount: 7 - roll.result, source }); // FLIP-02
    done = (yield* g.perform(turned)) !== null || done;
  }
  return done;
}

function* copyAll(g: Game, refs: readonly Ref[], scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of refs)
    done = (yield* g.perform(event('copy', { object: ref, player: scope.you, source: scope.source }))) !== null || done; // COPY-08
  return done;
}

function* preventDeaths(g: Game, refs: readonly Ref[], hp: Amount, scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of refs)
    done =
      (yield* g.perform(event('preventDeath', { object: ref, amount: g.amount(hp, scope), source: scope.source }))) !==
        null || done; // PREV-02
  return done;
}

/** Lowers damage that waits on the stack; at 0 it leaves it (PREV-01). */
function* preventDamage(g: Game, refs: readonly Ref[], amount: Amount | 'all', scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of refs) {
    const item = g.state.stack.find((candidate) => candidate.id === ref);
    if (item?.kind !== 'damage') continue;
    const prevented = amount === 'all' ? item.amount : Math.min(item.amount, g.amount(amount, scope));
    item.amount -= prevented; // PREV-01
    if (item.amount === 0) takeOffStack(g.state, item.id); // PREV-01
    g.log({
      say: 'prevented',
      amount: prevented,
      ...(scope.card === null ? {} : { source: scope.card }),
    });
    const player = isPlayerId(item.to) ? item.to : null;
    yield* g.perform(event('preventDamage', { object: item.to, player, amount: prevented, source: scope.source }));
    done = prevented > 0 || done;
  }
  return done;
}
