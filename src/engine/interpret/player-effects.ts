import type {
  Amount,
  Duration,
  Effect,
  Modifier,
  ObjectId,
  PlayerId,
  PlayerWords,
  Ref,
  Selector,
  DelayedAbilityDuration,
} from '../vocabulary/index.js';
import {
  beginEffect,
  isObjectId,
  isPlayerId,
  optionOf,
  timestamp,
  type Game,
  type GameEvent,
  type Gen,
  type Scope,
} from '../state/index.js';
import type { Handlers } from './handlers.js';

const playersOf = (g: Game, who: Selector, scope: Scope): readonly PlayerId[] =>
  g.select(who, scope).filter(isPlayerId);

/**
 * Makes one event happen to each player in turn order, with an amount that is read once before. True when it happened
 * to at least one (EACH-01).
 */
function* performForEachPlayer(
  g: Game,
  who: Selector,
  amount: Amount,
  scope: Scope,
  toEvent: (player: PlayerId, amount: number) => GameEvent,
): Gen<boolean> {
  let done = false;
  const n = g.amount(amount, scope); // DEC-21
  if (n <= 0) return false;
  for (const player of playersOf(g, who, scope)) done = (yield* g.perform(toEvent(player, n))) !== null || done; // EACH-01
  return done;
}

/** Words that are an event of that name for each player, with an amount. */
type AmountEach = 'gainCoins' | 'loseCoins' | 'loot' | 'payHp' | 'lootPlay';
const eventOf = (
  type: AmountEach,
  fields: { readonly player: PlayerId; readonly amount: number; readonly source: ObjectId | null },
): GameEvent => {
  switch (type) {
    case 'gainCoins':
    case 'loseCoins':
      return { type, ...fields, partOf: null };
    case 'loot':
      return { type, ...fields, partOf: null, fromDiscard: false };
    case 'payHp':
    case 'lootPlay':
      return { type, ...fields };
  }
};
const amountEach = (g: Game, effect: Effect<AmountEach>, scope: Scope): Gen<boolean> =>
  performForEachPlayer(g, effect.who, effect.amount, scope, (player, amount) =>
    eventOf(effect.do, { player, amount, source: scope.source }),
  );

/**
 * Makes one event without an amount happen to each player in turn order. True when it happened to at least one
 * (EACH-01).
 */
const onceEach = (g: Game, effect: Effect<'win' | 'extraTurn' | 'skipTurn'>, scope: Scope): Gen<boolean> =>
  performForEachPlayer(g, effect.who, 1, scope, (player) => ({ type: effect.do, player, source: scope.source }));

/** Treasures from the deck; what comes of it can have a name from then on (GAIN-02). */
function* gainTreasure(g: Game, { who, amount: many, as }: Effect<'gainTreasure'>, scope: Scope): Gen<boolean> {
  const { source } = scope;
  const amount = g.amount(many, scope); // DEC-21
  const gained: ObjectId[] = [];
  let done = false;
  for (const player of amount <= 0 ? [] : playersOf(g, who, scope)) {
    const event = yield* g.perform({ type: 'gainTreasure', player, amount, source, bought: false }); // EACH-01
    if (event === null) continue;
    done = true;
    if (event.type === 'gainTreasure') gained.push(...(event.gained ?? []));
  }
  if (as !== undefined) scope.bound[as] = gained;
  return done;
}

/** Effects on players, the turn and what lasts. */
export const PLAYERS: Handlers<PlayerWords> = {
  win: onceEach,
  gainCoins: amountEach,
  loseCoins: amountEach,
  stealCoins,
  giveCoins: stealCoins,
  loot: amountEach,
  gainTreasure,
  discardLoot,
  payHp: amountEach,
  lootPlay: amountEach,
  *additionalAttack(g, { on, must, times }, scope) {
    const { active: player } = g.state.turn;
    const { source } = scope;
    const amount = g.amount(times, scope);
    const things = typeof on === 'string' ? [on] : g.select(on, scope).filter(isCombatant);
    let done = false;
    for (const thing of things)
      done = (yield* g.perform({ type: 'grantAttack', player, source, amount, on: thing, must })) !== null || done; // TURN-12
    return done;
  },
  payRewards,
  replaceCharacter,
  *endTurn(g, _effect, { source }) {
    return (yield* g.perform({ type: 'endTurn', player: g.state.turn.active, source })) !== null;
  },
  *cancelAttack(g, _effect, { you: player, source }) {
    return (yield* g.perform({ type: 'cancelAttack', player, source })) !== null;
  },
  extraTurn: onceEach,
  skipTurn: onceEach,
  *expandSlots(g, { slot, by }, scope) {
    const { source } = scope;
    const amount = g.amount(by, scope);
    return (yield* g.perform({ type: 'expandSlots', amount, slot, source })) !== null;
  },
  *until(g, { grants, till }, scope) {
    for (const grant of grants) beginContinuous(g, grant, till, scope);
    return true;
  },
  *rule(g, { grants, till: lasting }, scope) {
    const { card } = scope;
    const till = withFixedPlayer(g, lasting, scope);
    for (const modifier of grants) beginEffect(g.state, { modifier, scope, till, card, left: null }); // EFF-02
    return true;
  },
  *meanwhile(g, effect, scope) {
    return setUp(g, effect, scope);
  },
};

const isCombatant = (ref: Ref): ref is ObjectId | PlayerId => isObjectId(ref) || isPlayerId(ref);

/** The reward boxes of these things, whatever has become of them, to each of these players (CARD-06). */
function* payRewards(g: Game, { of, to, share }: Effect<'payRewards'>, scope: Scope): Gen<boolean> {
  let done = false;
  const half = share === undefined ? {} : ({ half: true } as const);
  for (const object of g.select(of, scope).filter(isObjectId)) {
    const { reward } = g.characteristics(object);
    for (const player of reward === null ? [] : playersOf(g, to, scope))
      done =
        (reward !== null &&
          (yield* g.perform({ type: 'rewards', player, object, amount: 1, killer: null, reward, ...half })) !== null) ||
        done;
  }
  return done;
}

/** Each of them changes places with a character outside the game, whom `by` chooses (CHAR-02, CHAR-04). */
function* replaceCharacter(g: Game, { who, by }: Effect<'replaceCharacter'>, scope: Scope): Gen<boolean> {
  const [chooser] = playersOf(g, by, scope);
  let done = false;
  for (const player of playersOf(g, who, scope)) {
    const found = g.state.outside.filter((id) => g.characteristics(id).type === 'character');
    if (chooser === undefined || found.length === 0) continue;
    const { source, card } = scope;
    const options = found.map((id) => optionOf(g.state, id));
    const asking = { player: chooser, key: 'effect.choose', source, card, options, secret: false } as const;
    const [object] = yield* g.ask({ ...asking, min: 1, max: 1 });
    const changed = { type: 'replaceCharacter', player, object: object as ObjectId, source } as const;
    done = (yield* g.perform(changed)) !== null || done;
  }
  return done;
}

function* stealCoins(g: Game, effect: Effect<'stealCoins' | 'giveCoins'>, scope: Scope): Gen<boolean> {
  const [thief] = playersOf(g, effect.to, scope);
  const amount = g.amount(effect.amount, scope); // DEC-21
  let done = false;
  for (const player of playersOf(g, effect.from, scope))
    if (thief !== undefined && thief !== player)
      done =
        (yield* g.perform({ type: 'giveCoins', player, receiver: thief, amount, source: scope.source })) !== null ||
        done; // GAIN-05
  return done;
}

/** The owner of the hand chooses; what is short is left out. True when nobody was short (DISC-01, DISC-02, AND-03). */
function* discardLoot(g: Game, { who, amount: many }: Effect<'discardLoot'>, scope: Scope): Gen<boolean> {
  const amount = g.amount(many, scope); // DEC-21
  const { source, card } = scope;
  const discarding = playersOf(g, who, scope);
  let done = discarding.length > 0 && amount > 0;
  for (const player of discarding)
    done = (yield* g.discard({ player, amount, key: 'discard.loot', source, card })) === amount && done; // AND-03
  return done;
}

/** A selector of exactly these; a modifier keeps what its selectors and amounts mean as it begins (DEC-21). */
const fix = (refs: readonly Ref[]): Selector => ({ select: 'fixed', refs });

const withFixedSelectors = (g: Game, grant: Modifier, scope: Scope): Modifier => {
  switch (grant.modify) {
    case 'stat':
      return { ...grant, on: fix(g.select(grant.on, scope)), by: g.amount(grant.by, scope) };
    case 'cannot':
    case 'copyOf':
    case 'number':
    case 'countsAs':
    case 'noRefill':
      return grant;
    case 'keyword':
    case 'loseKeyword':
    case 'ability':
    case 'loseAbilities':
    case 'renamed':
    case 'cannotBeAttacked':
    case 'keepsDamage':
    case 'shield':
    case 'insteadOfTap':
    case 'activationCosts':
      return { ...grant, on: fix(g.select(grant.on, scope)) };
    case 'canBeAttacked':
      return {
        ...grant,
        on: fix(g.select(grant.on, scope)),
        dc: grant.dc === null ? null : g.amount(grant.dc, scope),
      };
    case 'statIs':
      return { ...grant, on: fix(g.select(grant.on, scope)), to: g.amount(grant.to, scope) };
    case 'cheaperActivation':
      return { ...grant, on: fix(g.select(grant.on, scope)), by: g.amount(grant.by, scope) };
    case 'mustAttack':
      return { ...grant, who: fix(g.select(grant.who, scope)), what: grant.what && fix(g.select(grant.what, scope)) };
    case 'mayUse':
    case 'cannotTarget':
    case 'mayPurchase':
      return { ...grant, who: fix(g.select(grant.who, scope)), what: fix(g.select(grant.what, scope)) };
    case 'abilitiesOf':
    case 'rewardOf':
      return { ...grant, on: fix(g.select(grant.on, scope)), of: fix(g.select(grant.of, scope)) };
    case 'declaringCosts':
    case 'openHands':
      return { ...grant, of: fix(g.select(grant.of, scope)) };
    case 'attacksAlong':
    case 'mayPlay':
    case 'mustPurchase':
    case 'goesFirst':
      return { ...grant, who: fix(g.select(grant.who, scope)) };
    case 'seesTop':
      return { ...grant, by: fix(g.select(grant.by, scope)) };
    case 'allowanceIs':
    case 'priceIs':
      return { ...grant, of: fix(g.select(grant.of, scope)), to: g.amount(grant.to, scope) };
    case 'rolls':
    case 'allowance':
    case 'price':
      return { ...grant, of: fix(g.select(grant.of, scope)), by: g.amount(grant.by, scope) };
  }
};

/** A duration with its player settled. */
const withFixedPlayer = <Lasting extends DelayedAbilityDuration>(
  g: Game,
  till: Lasting,
  scope: Scope,
): Lasting | Extract<Duration, { till: 'startOfTurnOf' | 'endOfTurnOf' | 'rechargeStepOf' }> =>
  typeof till === 'string' || till.till === 'while' || till.till === 'usesThisTurn'
    ? till
    : { till: till.till, player: fix(g.select(till.player, scope)) };

/** Whether it would last till the recharge step of nobody: what lies in the shop has none to miss (TURN-03). */
const isOfNobody = (g: Game, till: Duration, scope: Scope): boolean =>
  typeof till !== 'string' && till.till === 'rechargeStepOf' && g.select(till.player, scope).length === 0; // TURN-03

/** A continuous effect begins; it does not depend on its source any more (EFF-02). */
const beginContinuous = (g: Game, grant: Modifier, lasting: Duration, scope: Scope): void => {
  const left = grant.modify === 'shield' && grant.upTo !== 'all' ? g.amount(grant.upTo, scope) : null;
  const { card } = scope;
  const till = withFixedPlayer(g, lasting, scope);
  if (isOfNobody(g, till, scope)) return;
  beginEffect(g.state, { modifier: withFixedSelectors(g, grant, scope), scope, till, card, left }); // EFF-02
};

/** An ability by itself; it works without its source from now on (EFF-02). */
const setUp = (g: Game, { ability, till }: Effect<'meanwhile'>, scope: Scope): boolean => {
  const { card } = scope;
  const bound = { ...scope.bound };
  const left = typeof till === 'object' && till.till === 'usesThisTurn' ? till.times : null;
  const lasting = withFixedPlayer(g, till, scope);
  g.state.standing.push({ id: timestamp(g.state), ability, scope: { ...scope, bound }, till: lasting, card, left }); // EFF-02
  return true;
};
