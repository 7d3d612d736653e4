import {
  havingPart,
  type Amount,
  type Card,
  type CardType,
  type Effect,
  type PlayerId,
  type Ref,
  type Role,
  type Selector,
  type StackWords,
} from '../vocabulary/index.js';
import {
  ONE_DIE,
  isObjectId,
  optionOf,
  isPlayerId,
  isStackId,
  objectOf,
  playersFrom,
  timestamp,
  type Game,
  type Gen,
  type Scope,
  type StackItem,
} from '../state/index.js';
import type { Handlers } from './handlers.js';
import { oneByOne } from './order.js';

/** Effects on what is on the stack, and those that put something there. */
export const STACK: Handlers<StackWords> = {
  afterwards,
  roll: rollDie,
  *rollAgain(g, _effect, scope) {
    return scope.again !== undefined && (yield* g.run(scope.again, scope));
  },
  rollTogether: rollSeveral,
  deal(g, { to, amount, by }, scope) {
    const [dealer] = by === undefined ? [actorOf(g, scope)] : g.select(by, scope).filter(isPlayerId);
    const from = by === undefined ? scope : { ...scope, source: null }; // DMG-05
    return putDamage(g, g.select(to, scope), amount, from, dealer ?? null);
  },
  dealDivided,
  take: (g, { who, amount }, scope) =>
    putDamage(g, g.select(who, scope), amount, { ...scope, source: null, card: null }, null), // DMG-06
  cancel: cancelAs,
  cancelEverything: (g, _effect, scope) => cancel(g, g.state.stack.map(({ id }) => id).toReversed(), scope),
  addToRoll: (g, { what, amount }, scope) =>
    changeRolls(g, g.select(what, scope), scope, (roll) => roll.result + g.amount(amount, scope)),
  setRoll: (g, { what, to }, scope) => changeRolls(g, g.select(what, scope), scope, () => g.amount(to, scope)),
  reroll: rerollAll,
  flip: flipAll,
  preventDeath: preventDeaths,
  addToDamage,
  preventDamage,
  copy: copyAll,
  double: doubleAll,
};

/** Point by point, and each of them takes their part as one instance of damage (DMG-05). */
function* dealDivided(g: Game, { amount, to, by }: Effect<'dealDivided'>, scope: Scope): Gen<boolean> {
  const [player] = g.select(by, scope).filter(isPlayerId);
  const among = g.select(to, scope);
  const shares = new Map<Ref, number>();
  for (let left = g.amount(amount, scope); player !== undefined && left > 0; left -= 1) {
    const taking = among.length < 2 ? among[0] : yield* takerOfPoint(g, player, to, among, scope);
    if (taking === undefined) break;
    shares.set(taking, (shares.get(taking) ?? 0) + 1);
  }
  const dealer = by.select === 'you' ? {} : { by }; // DMG-05
  let done = false;
  for (const [ref, part] of shares)
    done = (yield* g.run({ do: 'deal', amount: part, to: { select: 'fixed', refs: [ref] }, ...dealer }, scope)) || done;
  return done;
}

/** Who of several takes one point of the damage. */
function* takerOfPoint(
  g: Game,
  player: PlayerId,
  to: Selector,
  among: readonly Ref[],
  { source, card }: Scope,
): Gen<Ref | undefined> {
  const as = 'chosen';
  const choice: Effect = { do: 'choose', as, by: { select: 'you' }, from: to, min: 1, max: 1 };
  const point: Effect = { do: 'deal', amount: 1, to: { select: 'chosen', as } };
  const effect: Effect = { do: 'sequence', of: [choice, point] };
  const options = among.map((ref) => optionOf(g.state, ref));
  const asking = {
    player,
    key: 'effect.choose',
    source,
    card,
    options,
    min: 1,
    max: 1,
    secret: false,
    effect,
  } as const;
  const [chosen] = yield* g.ask(asking);
  return among.find((ref) => ref === chosen);
}

/** The later part waits off the stack for all that the first part puts there (DEC-26). */
function* afterwards(g: Game, effect: Effect<'afterwards'>, scope: Scope): Gen<boolean> {
  const before = new Set(g.state.stack.map(({ id }) => id));
  const done = yield* g.run(effect.first, scope);
  const awaits = g.state.stack.map(({ id }) => id).filter((id) => !before.has(id));
  const followUp = { awaits, effect: effect.effect, scope: { ...scope, bound: { ...scope.bound } } };
  g.state.followUps = [...(g.state.followUps ?? []), followUp]; // DEC-26
  return done;
}

const rollsAgain = havingPart('effect', { effect: (part) => part.do === 'rollAgain' });

/** An outcome that rolls again has its roll at hand. */
const outcomeScope = (effect: Effect<'roll'>, scope: Scope): Scope => {
  const own = { ...scope, bound: { ...scope.bound } };
  return rollsAgain(effect) ? { ...own, again: effect } : own;
};

/** The roll and its outcome belong to the roller (KEY-07, DICE-07). */
function* rollDie(g: Game, effect: Effect<'roll'>, scope: Scope): Gen<boolean> {
  const [roller] = g.select(effect.by, scope).filter(isPlayerId);
  if (roller === undefined) return false;
  const roll = yield* g.rollDie(
    roller,
    { for: 'outcome', rows: effect.rows, scope: outcomeScope(effect, scope) },
    scope.source,
    scope.card,
  ); // KEY-07
  return roll !== null;
}

/** The same with several dice, each with its own outcome (DEC-24). */
function* rollSeveral(g: Game, effect: Effect<'rollTogether'>, scope: Scope): Gen<boolean> {
  const [roller] = g.select(effect.by, scope).filter(isPlayerId);
  if (roller === undefined) return false;
  const purpose = { for: 'outcome', rows: effect.rows, scope: { ...scope, bound: { ...scope.bound } } } as const;
  return yield* g.rollTogether(roller, purpose, scope, g.amount(effect.amount, scope)); // DEC-24
}

/**
 * The player who does what an ability says: nobody when the game controls it, for then the monster, event or room does it
 * itself (DMG-05, MON-02).
 */
export const actorOf = (g: Game, { you, source, card }: Scope): PlayerId | null => {
  const object = source === null ? undefined : g.state.objects[source];
  if (object !== undefined) return object.controller === null ? null : you; // DMG-05
  return card !== null && OF_SLOTS.includes(g.card(card).type) ? null : you; // DEC-11
};
/** Cards that nobody controls by themselves. */
const OF_SLOTS: readonly CardType[] = ['monster', 'room', 'challenge'];

/** What the source of something on the stack is in play, or was there before it left (DEC-11). */
export const roleOfSource = (g: Game, ref: Ref): Role | null => {
  const item = g.state.stack.find(({ id }) => id === ref);
  const object = typeof item?.source === 'string' ? g.state.objects[item.source] : undefined;
  if (object !== undefined) return object.role;
  return typeof item?.card === 'string' ? roleOfCard(g.card(item.card)) : null;
};

/** What a card is in play by itself (MON-01, ITEM-07). */
const roleOfCard = ({ type, hp, abilities }: Card): Role | null => {
  switch (type) {
    case 'monster':
      return hp === null ? 'event' : 'monster'; // MON-01
    case 'treasure':
    case 'startingItem':
      return 'item'; // ITEM-07
    case 'loot':
      return abilities.some((ability) => ability.kind === 'keyword' && ability.word === 'trinket') ? 'item' : null;
    case 'bonusSoul':
      return 'soul';
    case 'room':
    case 'character':
    case 'challenge':
      return type;
  }
};

const takesDamage = (g: Game, ref: Ref): boolean =>
  isPlayerId(ref) || (isObjectId(ref) && g.characteristics(ref).hp !== null);

/**
 * Monsters and whatever else is no player come first, then players in turn order from the controller, whatever the order of
 * the words (DEC-50, EACH-06).
 */
const monstersFirst = (g: Game, refs: readonly Ref[], { you }: Scope): readonly Ref[] => {
  const players = playersFrom(g.state, you).filter((player) => refs.includes(player));
  return [...refs.filter((ref) => !isPlayerId(ref)), ...players];
};

/** Damage goes on the stack, in reverse, so that it resolves in turn order (DMG-01, EACH-04). */
function* putDamage(g: Game, to: readonly Ref[], amount: Amount, scope: Scope, dealer: PlayerId | null): Gen<boolean> {
  const n = g.amount(amount, scope);
  const hit = to.filter((ref) => takesDamage(g, ref));
  if (n <= 0 || hit.length === 0) return false; // DMG-08
  const order = yield* oneByOne(g, monstersFirst(g, hit, scope), scope);
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
        (yield* g.perform({ type: 'cancel', object: ref, player: scope.you, source: scope.source })) !== null || done; // CANCEL-01
  return done;
}

/** Cancels, and gives the cards of cancelled loot a name, as far as they lie in discard (CANCEL-01). */
function* cancelAs(g: Game, { what, as }: Effect<'cancel'>, scope: Scope): Gen<boolean> {
  const refs = g.select(what, scope);
  const before = new Set(g.state.discards.loot);
  const done = yield* cancel(g, refs, scope);
  if (as !== undefined) scope.bound[as] = g.state.discards.loot.filter((id) => !before.has(id));
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
      (yield* g.perform({ type: 'changeRoll', object: ref, player: null, amount: to(roll), source: scope.source })) !==
        null || done; // DICE-12
  }
  return done;
}

/** What a reroll throws; for an item nothing. */
const diceOf = (g: Game, ref: Ref) => {
  const roll = rollOf(g, ref);
  return roll === undefined
    ? { player: null, amount: 0, dice: null }
    : { player: roll.roller, amount: 1, dice: ONE_DIE };
};

/** Rolls get a new face; items are destroyed and replaced (REROLL-01..REROLL-03). */
function* rerollAll(g: Game, { what }: Effect<'reroll'>, scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of yield* oneByOne(g, g.select(what, scope), scope))
    done =
      (yield* g.perform({ type: 'reroll', object: ref, source: scope.source, ...diceOf(g, ref) })) !== null || done;
  return done;
}

/** A card to its other face, a roll to 7 less its number (FLIP-01, FLIP-02). */
function* flipAll(g: Game, { what }: Effect<'flip'>, scope: Scope): Gen<boolean> {
  const { source } = scope;
  let done = false;
  for (const ref of g.select(what, scope)) {
    const roll = rollOf(g, ref);
    if (roll !== undefined) {
      const turned = { type: 'changeRoll', object: ref, player: null, amount: 7 - roll.result, source } as const; // FLIP-02
      done = (yield* g.perform(turned)) !== null || done;
    } else if (isObjectId(ref)) {
      const player = objectOf(g.state, ref).controller;
      done = (yield* g.perform({ type: 'flip', object: ref, player, source })) !== null || done; // FLIP-01
    }
  }
  return done;
}

function* copyAll(g: Game, { what }: Effect<'copy'>, scope: Scope): Gen<boolean> {
  const { you: player, source, copied = [] } = scope;
  let done = false;
  for (const object of g.select(what, scope))
    done = (yield* g.perform({ type: 'copy', object, player, source, of: 'stack', copied })) !== null || done; // COPY-08
  return done;
}

function* doubleAll(g: Game, { what }: Effect<'double'>, scope: Scope): Gen<boolean> {
  const { you: player, source } = scope;
  let done = false;
  for (const object of g.select(what, scope))
    done = (yield* g.perform({ type: 'double', object, player, source })) !== null || done; // BLANK-00
  return done;
}

function* addToDamage(g: Game, { what, amount }: Effect<'addToDamage'>, scope: Scope): Gen<boolean> {
  const by = { amount: g.amount(amount, scope), source: scope.source };
  let done = false;
  for (const object of g.select(what, scope))
    done = (yield* g.perform({ type: 'addToDamage', object, player: null, ...by })) !== null || done; // DMG-14
  return done;
}

/** Whose death it is, of one on the stack as well. */
const dyingOf = (g: Game, ref: Ref): Ref => {
  const item = g.state.stack.find(({ id }) => id === ref);
  return item?.kind === 'death' ? item.of : ref;
};

function* preventDeaths(g: Game, { what, hp }: Effect<'preventDeath'>, scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of g.select(what, scope))
    done =
      (yield* g.perform({
        type: 'preventDeath',
        object: dyingOf(g, ref),
        amount: g.amount(hp, scope),
        source: scope.source,
      })) !== null || done; // PREV-02
  return done;
}

/** Damage that waits on the stack is less, or gone (PREV-01). */
function* preventDamage(g: Game, { what, amount }: Effect<'preventDamage'>, scope: Scope): Gen<boolean> {
  let done = false;
  for (const ref of g.select(what, scope)) {
    const item = g.state.stack.find((candidate) => candidate.id === ref);
    if (item?.kind !== 'damage') continue;
    const much = amount === 'all' ? item.amount : Math.min(item.amount, g.amount(amount, scope));
    if (much <= 0) continue;
    const { source, card } = scope;
    const player = isPlayerId(item.to) ? item.to : null;
    const stack = item.id;
    const preventing = {
      type: 'preventDamage',
      object: item.to,
      player,
      amount: much,
      source,
      shield: false,
      stack,
    } as const;
    const prevented = yield* g.perform(preventing); // PREV-01
    if (prevented === null) continue;
    g.log({ say: 'prevented', amount: prevented.amount, ...(card === null ? {} : { source: card }) });
    done = true;
  }
  return done;
}
