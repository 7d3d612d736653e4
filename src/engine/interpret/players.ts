import type {
  Amount,
  Duration,
  Effect,
  Modifier,
  ObjectId,
  PlayerId,
  Ref,
  Selector,
  StandingDuration,
} from '../vocabulary/index.js';
import {
  event,
  isPlayerId,
  objectOf,
  playerOf,
  timestamp,
  type Game,
  type GameEvent,
  type Gen,
  type Option,
  type Scope,
} from '../state/index.js';

type OfPlayers = Extract<
  Effect,
  {
    do:
      | 'win'
      | 'gainCoins'
      | 'loseCoins'
      | 'stealCoins'
      | 'loot'
      | 'gainTreasure'
      | 'discardLoot'
      | 'payHp'
      | 'lootPlay'
      | 'additionalAttack'
      | 'endTurn'
      | 'cancelAttack'
      | 'extraTurn'
      | 'skipTurn'
      | 'expandSlots'
      | 'until'
      | 'meanwhile';
  }
>;

const playersOf = (g: Game, who: Selector, scope: Scope): readonly PlayerId[] =>
  g.select(who, scope).filter(isPlayerId);

/** The same event for each player in turn order, the amount settled before; done when it happened to one at least (EACH-01). */
function* each(
  g: Game,
  who: Selector,
  amount: Amount,
  scope: Scope,
  happening: (player: PlayerId, amount: number) => GameEvent,
): Gen<boolean> {
  let done = false;
  const n = g.amount(amount, scope); // DEC-21
  if (n <= 0) return false;
  for (const player of playersOf(g, who, scope)) done = (yield* g.perform(happening(player, n))) !== null || done; // EACH-01
  return done;
}

/** Effects on players, the turn and decks. */
export function* changePlayers(g: Game, effect: OfPlayers, scope: Scope): Gen<boolean> {
  switch (effect.do) {
    case 'gainCoins':
    case 'loseCoins':
    case 'loot':
    case 'gainTreasure':
    case 'payHp':
    case 'lootPlay':
      return yield* each(g, effect.who, effect.amount, scope, (player, amount) =>
        event(effect.do, { player, amount, source: scope.source }),
      );
    case 'stealCoins':
      return yield* stealCoins(g, effect, scope);
    case 'discardLoot':
      return yield* discardLoot(g, effect.who, effect.amount, scope);
    case 'additionalAttack':
      return (
        (yield* g.perform(
          event('grantAttack', {
            player: g.state.turn.active,
            source: scope.source,
            amount: g.amount(effect.times, scope),
            detail: `${effect.on}${effect.must ? '.must' : ''}`,
          }),
        )) !== null
      ); // TURN-12
    case 'cancelAttack':
      return (yield* g.perform(event('cancelAttack', { player: scope.you, source: scope.source }))) !== null;
    case 'endTurn':
      return (yield* g.perform(event('endTurn', { player: g.state.turn.active, source: scope.source }))) !== null;
    case 'win':
    case 'extraTurn':
    case 'skipTurn':
      return yield* each(g, effect.who, 1, scope, (player) => event(effect.do, { player, source: scope.source }));
    case 'expandSlots':
      return (
        (yield* g.perform(
          event('expandSlots', { amount: g.amount(effect.by, scope), detail: effect.slot, source: scope.source }),
        )) !== null
      );
    case 'until':
      for (const grant of effect.grants) begin(g, grant, effect.till, scope);
      return true;
    case 'meanwhile':
      return setUp(g, effect, scope);
  }
}

function* stealCoins(g: Game, effect: Extract<Effect, { do: 'stealCoins' }>, scope: Scope): Gen<boolean> {
  const [thief] = playersOf(g, effect.to, scope);
  const amount = g.amount(effect.amount, scope); // DEC-21
  let done = false;
  for (const player of playersOf(g, effect.from, scope))
    if (thief !== undefined && thief !== player)
      done =
        (yield* g.perform(event('giveCoins', { player, other: thief, amount, source: scope.source }))) !== null || done; // GAIN-05
  return done;
}

/** The owner of the hand chooses; what is short is left out (DISC-01, DISC-02). */
function* discardLoot(g: Game, who: Selector, amount: Amount, scope: Scope): Gen<boolean> {
  const wanted = g.amount(amount, scope); // DEC-21
  const discarding = playersOf(g, who, scope);
  let done = discarding.length > 0;
  for (const player of discarding) {
    const { hand } = playerOf(g.state, player);
    const count = Math.min(wanted, hand.length); // DISC-02
    done = done && count > 0 && count === wanted;
    if (count === 0) continue;
    if (count === hand.length) g.seen();
    const options = hand.map((id): Option => ({
      id,
      meaning: { kind: 'object', object: id, card: objectOf(g.state, id).card, zone: 'hand', owner: player },
    }));
    const { card } = scope;
    const chosen =
      count === hand.length
        ? [...hand]
        : yield* g.ask({
            player,
            key: 'discard.loot',
            source: scope.source,
            card,
            options,
            min: count,
            max: count,
            secret: true,
          }); // DISC-01
    for (const id of chosen) yield* g.perform(event('discardLoot', { player, object: id as ObjectId }));
  }
  return done;
}

/** What the selectors and amounts of a modifier mean now, for good (DEC-21). */
const fix = (refs: readonly Ref[]): Selector => ({ select: 'fixed', refs });

const fixed = (g: Game, grant: Modifier, scope: Scope): Modifier => {
  switch (grant.modify) {
    case 'stat':
      return { ...grant, on: fix(g.select(grant.on, scope)), by: g.amount(grant.by, scope) };
    case 'cannot':
    case 'copyOf':
    case 'number':
    case 'countsAs':
      return grant;
    case 'keyword':
    case 'ability':
    case 'loseAbilities':
    case 'cannotBeAttacked':
    case 'keepsDamage':
    case 'shield':
      return { ...grant, on: fix(g.select(grant.on, scope)) };
    case 'canBeAttacked':
      return {
        ...grant,
        on: fix(g.select(grant.on, scope)),
        dc: grant.dc === null ? null : g.amount(grant.dc, scope),
      };
    case 'mustAttack': {
      const what = grant.what === null ? null : fix(g.select(grant.what, scope));
      return { ...grant, who: fix(g.select(grant.who, scope)), what };
    }
    case 'mayPlay':
      return { ...grant, who: fix(g.select(grant.who, scope)) };
    case 'mayUse':
      return { ...grant, who: fix(g.select(grant.who, scope)), what: fix(g.select(grant.what, scope)) };
    case 'abilitiesOf':
      return { ...grant, on: fix(g.select(grant.on, scope)), of: fix(g.select(grant.of, scope)) };
    case 'declaringCosts':
      return { ...grant, of: fix(g.select(grant.of, scope)) };
    case 'attacksAlong':
    case 'mustPurchase':
    case 'goesFirst':
      return { ...grant, who: fix(g.select(grant.who, scope)) };
    case 'seesTop':
      return { ...grant, by: fix(g.select(grant.by, scope)) };
    case 'insteadOfTap':
    case 'activationCosts':
      return { ...grant, on: fix(g.select(grant.on, scope)) };
    case 'noRefill':
      return grant;
    case 'allowanceIs':
      return { ...grant, of: fix(g.select(grant.of, scope)), to: g.amount(grant.to, scope) };
    case 'rolls':
    case 'allowance':
    case 'price':
      return { ...grant, of: fix(g.select(grant.of, scope)), by: g.amount(grant.by, scope) };
  }
};

/** A duration with its player settled. */
const settled = <Lasting extends StandingDuration>(
  g: Game,
  till: Lasting,
  scope: Scope,
): Lasting | Extract<Duration, { till: 'startOfTurnOf' }> =>
  typeof till === 'string' || till.till !== 'startOfTurnOf'
    ? till
    : { till: 'startOfTurnOf', player: fix(g.select(till.player, scope)) };

/** A continuous effect begins; it does not depend on its source any more (EFF-02). */
const begin = (g: Game, grant: Modifier, lasting: Duration, scope: Scope): void => {
  const left = grant.modify === 'shield' && grant.upTo !== 'all' ? g.amount(grant.upTo, scope) : null;
  const { card } = scope;
  const till = settled(g, lasting, scope);
  g.state.continuous.push({ id: timestamp(g.state), modifier: fixed(g, grant, scope), scope, till, card, left }); // EFF-02
};

/** An ability by itself; it works without its source from now on (EFF-02). */
const setUp = (g: Game, { ability, till }: Extract<Effect, { do: 'meanwhile' }>, scope: Scope): boolean => {
  const { card } = scope;
  const bound = { ...scope.bound };
  const left = typeof till === 'object' && till.till === 'usesThisTurn' ? till.times : null;
  const lasting = settled(g, till, scope);
  g.state.standing.push({ id: timestamp(g.state), ability, scope: { ...scope, bound }, till: lasting, card, left }); // EFF-02
  return true;
};
