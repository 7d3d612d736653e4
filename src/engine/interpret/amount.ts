import type { Amount, Ref, Role, Selector, Stat } from '../vocabulary/index.js';
import {
  pilesIn,
  amountOfEvent,
  EngineDefect,
  causePart,
  inRole,
  lastCountersOf,
  isObjectId,
  isPlayerId,
  notesOf,
  objectOf,
  dependsOnVolatile,
  playerOf,
  type Game,
  type GameObject,
  type Scope,
} from '../state/index.js';

const total = (refs: readonly Ref[], value: (ref: Ref) => number): number =>
  refs.reduce((sum, ref) => sum + value(ref), 0);

const countersOn = (counters: GameObject['counters'], named: keyof GameObject['counters'] | undefined): number =>
  named === undefined ? Object.values(counters).reduce((sum, n) => sum + n, 0) : (counters[named] ?? 0); // CTR-02

/** Whose counters are meant: of this object, and of what a cause speaks of, also when it has left play (DEC-11). */
const withCounters = (g: Game, on: Selector, scope: Scope): readonly Ref[] => {
  const found = g.select(on, scope);
  if (found.length > 0) return found;
  dependsOnVolatile(g);
  const gone = on.select === 'this' ? scope.source : on.select === 'cause' ? causePart(scope.cause, on.part) : null;
  return gone === null ? [] : [gone]; // DEC-11
};

const statOf = (g: Game, ref: Ref, stat: Stat): number => {
  if (isPlayerId(ref)) return stat === 'dc' ? 0 : g.playerStats(ref)[stat];
  return isObjectId(ref) ? (g.characteristics(ref)[stat] ?? 0) : 0;
};

const hpLeft = (g: Game, ref: Ref): number => {
  if (isPlayerId(ref) && playerOf(g.state, ref).dead) return 0; // DEATH-20
  const damage = isPlayerId(ref) ? playerOf(g.state, ref).damage : isObjectId(ref) ? objectOf(g.state, ref).damage : 0;
  return Math.max(0, statOf(g, ref, 'hp') - damage);
};

const controlledBy = (g: Game, ref: Ref, role: Role): number =>
  isPlayerId(ref) ? inRole(g, playerOf(g.state, ref).area, role).length : 0;

const soulsOf = (g: Game, ref: Ref): number => {
  if (!isPlayerId(ref)) return 0;
  const { area } = playerOf(g.state, ref);
  const worth = [...inRole(g, area, 'soul'), ...inRole(g, area, 'character')];
  return worth.reduce((sum, id) => sum + (g.characteristics(id).souls ?? 0), 0);
};

/** The rolls of this turn by these players, or the attack rolls by or against these, oldest first (DICE-06). */
const rollsOf = (g: Game, whose: readonly Ref[], which: 'all' | 'attack') =>
  g.state.memory.rolls.filter(
    ({ player, against }) =>
      (whose.includes(player) && (which === 'all' || against !== null)) ||
      (against !== null && whose.includes(against)),
  );

/** How many rolls of this turn are meant; what they were against may have gone by now (DEC-11). */
const rollsMade = (g: Game, { of, which, against }: Extract<Amount, { amount: 'rollsMade' }>, scope: Scope): number => {
  const whose = g.select(of, scope);
  if (against === undefined) return rollsOf(g, whose, which).length;
  const things = g.select(against, scope);
  return g.state.memory.rolls.filter(
    (roll) => whose.includes(roll.player) && roll.against !== null && things.includes(roll.against),
  ).length;
};

/** Counted back from the newest; 0 when there were not so many (DICE-06). */
const lastRoll = (g: Game, whose: readonly Ref[], which: 'all' | 'attack', nth: number): number =>
  rollsOf(g, whose, which).at(-nth)?.result ?? 0;

/** The numbers of those dice that an effect has waited for and these players have rolled (DEC-54). */
export const ownRolls = (g: Game, whose: readonly Ref[], { awaited = [] }: Scope): readonly number[] =>
  g.state.memory.rolls
    .filter(({ player, stack }) => stack !== undefined && awaited.includes(stack) && whose.includes(player))
    .map(({ result }) => result); // DEC-54

/** The highest or lowest number of any of them; 0 without one. */
const extreme = (
  g: Game,
  { amount: which, of, by }: Extract<Amount, { amount: 'highest' | 'lowest' }>,
  scope: Scope,
): number => {
  const numbers = g.select(of, scope).map((it) => g.amount(by, { ...scope, it }));
  if (numbers.length === 0) return 0;
  return which === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
};

const combine = (how: 'sum' | 'difference' | 'product' | 'largest' | 'smallest', parts: readonly number[]): number => {
  const [first = 0, ...rest] = parts;
  switch (how) {
    case 'sum':
      return rest.reduce((sum, n) => sum + n, first);
    case 'difference':
      return Math.max(
        0,
        rest.reduce((left, n) => left - n, first),
      );
    case 'product':
      return rest.reduce((product, n) => product * n, first);
    case 'largest':
      return Math.max(...parts);
    case 'smallest':
      return Math.min(...parts);
  }
};

type Arithmetic = Extract<
  Amount,
  { readonly amount: 'half' | 'remainder' | 'sum' | 'difference' | 'product' | 'largest' | 'smallest' }
>;
/** What is worked out of other numbers. */
const arithmetic = (g: Game, of: Arithmetic, scope: Scope): number => {
  switch (of.amount) {
    case 'half':
      return (of.rounded === 'up' ? Math.ceil : Math.floor)(g.amount(of.of, scope) / 2);
    case 'remainder':
      return g.amount(of.of, scope) % of.by;
    default:
      return combine(
        of.amount,
        of.of.map((part) => g.amount(part, scope)),
      );
  }
};

type Read = Exclude<Amount, number>['amount'];
/** Amounts that depend on the board and on their parts alone: they stay the same while these do. */
const BOARD_ONLY: ReadonlySet<Read> = new Set<Read>([
  'count',
  'counters',
  'souls',
  'controlled',
  'stat',
  'slots',
  'highest',
  'lowest',
  'half',
  'remainder',
  'sum',
  'difference',
  'product',
  'largest',
  'smallest',
]);

/** The number that an amount is now. Reads only. */
export const amount = (g: Game, of: Amount, scope: Scope): number =>
  typeof of === 'number' ? of : amountNow(g, of, scope);

const amountNow = (g: Game, of: Exclude<Amount, number>, scope: Scope): number => {
  if (!BOARD_ONLY.has(of.amount)) dependsOnVolatile(g);
  switch (of.amount) {
    case 'rollResult':
      return scope.roll ?? 0;
    case 'chosenNumber':
      throw new EngineDefect('a number that nobody has chosen');
    case 'causeAmount':
      return scope.cause === null ? 0 : amountOfEvent(scope.cause);
    case 'count':
      return g.select(of.of, scope).length;
    case 'counters':
      return total(withCounters(g, of.on, scope), (ref) =>
        isObjectId(ref) || isPlayerId(ref) ? countersOn(lastCountersOf(g.state, ref), of.named) : 0,
      );
    case 'coins':
      return total(g.select(of.of, scope), (ref) => (isPlayerId(ref) ? playerOf(g.state, ref).coins : 0));
    case 'handSize':
      return total(g.select(of.of, scope), (ref) => (isPlayerId(ref) ? playerOf(g.state, ref).hand.length : 0));
    case 'souls':
      return total(g.select(of.of, scope), (ref) => soulsOf(g, ref)); // SOUL-05
    case 'controlled':
      return total(g.select(of.of, scope), (ref) => controlledBy(g, ref, of.role));
    case 'hpLeft':
      return total(g.select(of.of, scope), (ref) => hpLeft(g, ref));
    case 'stat':
      return total(g.select(of.of, scope), (ref) => statOf(g, ref, of.stat));
    case 'happened':
      return total(g.select(of.by, scope), (ref) =>
        isPlayerId(ref) ? (g.state.memory.happened[of.event]?.[ref] ?? 0) : 0,
      );
    case 'kills':
      return total(g.select(of.of, scope), (ref) => (isPlayerId(ref) ? (g.state.memory.kills?.[ref] ?? 0) : 0));
    case 'lastRoll':
      return lastRoll(g, g.select(of.of, scope), of.which, of.nth);
    case 'ownRolls':
      return ownRolls(g, g.select(of.of, scope), scope).reduce((sum, n) => sum + n, 0);
    case 'rollsMade':
      return rollsMade(g, of, scope);
    case 'doneSoFar':
      return g.underway.done.get(of.event) ?? 0;
    case 'paidAmount':
      return scope.paid?.amount ?? 0;
    case 'shopPurchases':
      return g.state.turn.shopPurchases ?? 0;
    case 'slots':
      return pilesIn(g.state, of.slot).length; // SLOT-01
    case 'highest':
    case 'lowest':
      return extreme(g, of, scope);
    case 'deckAttacks':
      return g.state.turn.deckAttacks;
    case 'lastNoted':
      return notesOf(g, scope.source).at(-1) ?? 0;
    case 'notesHere':
      return notesOf(g, scope.source).length;
    default:
      return arithmetic(g, of, scope);
  }
};
