import type { Comparison, Condition, Ref, Role } from '../vocabulary/index.js';
import {
  exists,
  isAttacked,
  isBeforeFirstAttackRoll,
  isCombatEvent,
  isOnAttackRoll,
  partOfEvent,
  rollOfEvent,
  isObjectId,
  isPlayerId,
  isPresent,
  isStackId,
  notesOf,
  objectOf,
  dependsOnVolatile,
  playerOf,
  type Game,
  type Scope,
} from '../state/index.js';
import { ownRolls } from './amount.js';
import { roleOfSource } from './stack-effects.js';

const compares = (left: number, is: Comparison, right: number): boolean => {
  switch (is) {
    case '=':
      return left === right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
};

const stackItem = (g: Game, ref: Ref) => (isStackId(ref) ? g.state.stack.find((item) => item.id === ref) : undefined);

const isAttackRoll = (g: Game, ref: Ref): boolean => {
  const item = stackItem(g, ref);
  return item?.kind === 'roll' && item.purpose.for === 'attack';
};

const isActivatedAbility = (g: Game, ref: Ref, ofItem: boolean): boolean => {
  const item = stackItem(g, ref);
  return item?.kind === 'ability' && item.how === 'activated' && (!ofItem || item.ofItem);
};

const isTriggeredAbility = (g: Game, ref: Ref): boolean => {
  const item = stackItem(g, ref);
  return item?.kind === 'ability' && item.how !== 'activated'; // ABIL-06, KEY-07
};

const aimsAt = (g: Game, ref: Ref, what: readonly Ref[]): boolean => {
  const item = stackItem(g, ref);
  if (item?.kind !== 'ability' && item?.kind !== 'loot') return false;
  return item.targets.some((refs) => refs.some((target) => what.includes(target))); // TGT-01
};

/** Whether one of these printed names is that name, or has those words in it (NAME-01). */
const nameFits = (names: readonly string[], { name, whole }: Extract<Condition, { if: 'nameHas' }>): boolean => {
  const words = name.en.toLowerCase();
  return names.some((printed) => (whole ? printed.toLowerCase() === words : printed.toLowerCase().includes(words)));
};

const carriesMark = (g: Game, ref: Ref, mark: 'tap' | 'paid'): boolean =>
  isObjectId(ref) &&
  g.characteristics(ref).abilities.some(
    (ability) => ability.kind === 'activated' && ability.costs.some((cost) => cost.pay === 'tap') === (mark === 'tap'), // ABIL-03, ABIL-04
  );

const isAlive = (g: Game, ref: Ref): boolean =>
  isPlayerId(ref) ? !playerOf(g.state, ref).dead : ref in g.state.objects; // DEATH-23

const controlledByOne = (g: Game, players: readonly Ref[], ref: Ref): boolean => {
  const controller = isObjectId(ref) ? objectOf(g.state, ref).controller : stackItem(g, ref)?.controller;
  return controller !== undefined && controller !== null && controller !== 'game' && players.includes(controller);
};

/** Whether what is on the stack comes from objects of this role, all of it (DEC-11). */
const comeFrom = (g: Game, refs: readonly Ref[], role: Role): boolean =>
  refs.length > 0 && refs.every((ref) => roleOfSource(g, ref) === role);

type Composed = Extract<Condition, { if: 'all' | 'any' | 'not' | 'compare' | 'same' | 'exists' }>;
type OfCause = Extract<
  Condition,
  { if: 'combat' | 'onAttackRoll' | 'rollIn' | 'noted' | 'turnOf' | 'partOf' | 'resolution' | 'rolledAlike' }
>;
type OfThings = Exclude<Condition, Composed | OfCause>;

/** Conditions that depend on the board and on their parts alone: they stay the same while these do. */
const BOARD_ONLY: ReadonlySet<Condition['if']> = new Set<Condition['if']>([
  'all',
  'any',
  'not',
  'compare',
  'same',
  'exists',
  'turnOf',
  'role',
  'keyword',
  'controls',
  'inShop',
  'inSlot',
  'cardKind',
  'named',
  'nameHas',
]);

/** Whether a condition is true now. Reads only. */
export const holds = (g: Game, condition: Condition, scope: Scope): boolean => {
  if (!BOARD_ONLY.has(condition.if)) dependsOnVolatile(g);
  switch (condition.if) {
    case 'all':
    case 'any':
    case 'not':
    case 'compare':
    case 'same':
    case 'exists':
      return composedHolds(g, condition, scope);
    case 'combat':
    case 'onAttackRoll':
    case 'partOf':
    case 'rollIn':
    case 'noted':
    case 'resolution':
    case 'turnOf':
    case 'rolledAlike':
      return causeHolds(g, condition, scope);
    default: {
      const of = 'of' in condition ? condition.of : condition.what;
      if (of.select === 'it')
        return scope.it !== null && isPresent(g, scope.it) && isTrueOf(g, condition, scope.it, scope);
      if (condition.if === 'role' && of.select === 'sourceOf')
        return comeFrom(g, g.select(of.of, scope), condition.role); // DEC-11
      if (condition.if === 'nameHas' && of.select === 'paid') return nameFits(scope.paid?.names ?? [], condition); // DEC-11
      if (condition.if === 'named' && of.select === 'this' && scope.source !== null && !exists(g.state, scope.source))
        return scope.card === condition.card && scope.copy !== true; // DEC-11, COPY-09
      return isTrueOfAll(g, condition, g.select(of, scope), scope);
    }
  }
};

const composedHolds = (g: Game, condition: Composed, scope: Scope): boolean => {
  switch (condition.if) {
    case 'all':
      return condition.of.every((part) => g.holds(part, scope));
    case 'any':
      return condition.of.some((part) => g.holds(part, scope));
    case 'not':
      return !g.holds(condition.of, scope);
    case 'compare':
      return compares(g.amount(condition.left, scope), condition.is, g.amount(condition.right, scope));
    case 'same': {
      const others = g.select(condition.other, scope);
      return g.select(condition.one, scope).some((ref) => others.includes(ref));
    }
    case 'exists':
      return g.select(condition.what, scope).length > 0;
  }
};

const causeHolds = (g: Game, condition: OfCause, scope: Scope): boolean => {
  const { cause } = scope;
  switch (condition.if) {
    case 'combat':
      return cause !== null && isCombatEvent(cause);
    case 'onAttackRoll':
      return cause !== null && isOnAttackRoll(cause);
    case 'partOf':
      return cause !== null && partOfEvent(cause) === condition.what;
    case 'rollIn': {
      const roll = cause === null ? null : rollOfEvent(cause);
      return roll !== null && roll >= condition.from && roll <= condition.to;
    }
    case 'noted':
      return notesOf(g, scope.source).includes(g.amount(condition.number, scope));
    case 'resolution':
      return scope.card !== null && g.state.memory.resolutions?.[scope.card] === condition.nth;
    case 'turnOf':
      return g.select(condition.player, scope).includes(g.state.turn.active);
    case 'rolledAlike': {
      const rolls = ownRolls(g, g.select(condition.of, scope), scope);
      return rolls.length > 1 && rolls.every((result) => result === rolls[0]); // DEC-54
    }
  }
};

/** Whether there is at least one of these, and the condition is true of each. */
const isTrueOfAll = (g: Game, condition: OfThings, refs: readonly Ref[], scope: Scope): boolean =>
  refs.length > 0 && refs.every((ref) => isTrueOf(g, condition, ref, scope));

/** Conditions on things: true of each of them. */
const isTrueOf = (g: Game, condition: OfThings, ref: Ref, scope: Scope): boolean => {
  const object = isObjectId(ref) ? g.state.objects[ref] : undefined;
  switch (condition.if) {
    case 'role':
      return object?.role === condition.role;
    case 'keyword':
      return object !== undefined && g.characteristics(object.id).keywords.includes(condition.word);
    case 'charged':
      return object?.charged === true;
    case 'controls':
      return controlledByOne(g, g.select(condition.player, scope), ref);
    case 'inShop':
      return object?.slot === 'shop';
    case 'inSlot':
      return object !== undefined && (object.slot ?? object.from) === condition.slot; // CHAL-03, CHAL-06
    case 'cardKind':
      return object !== undefined && g.characteristics(object.id).kinds.includes(condition.kind);
    case 'alive':
      return isAlive(g, ref);
    case 'attacked':
      return isAttacked(g.state, ref);
    case 'attackedThisTurn':
      return g.state.turn.attacked.includes(ref); // ATK-07
    case 'triggeredAbility':
      return isTriggeredAbility(g, ref);
    case 'aimsAt':
      return aimsAt(g, ref, g.select(condition.what, scope));
    case 'copied':
      return isStackId(ref) && g.state.turn.copied?.includes(ref) === true; // COPY-08
    case 'activatedAbility':
      return isActivatedAbility(g, ref, condition.ofItem);
    case 'abilityMark':
      return carriesMark(g, ref, condition.mark);
    case 'attackRoll':
      return isAttackRoll(g, ref);
    case 'firstAttackRoll':
      return isPlayerId(ref) && isBeforeFirstAttackRoll(g.state, ref); // DICE-10
    case 'named':
      return object !== undefined && g.characteristics(object.id).hasName(condition.card);
    case 'nameHas':
      return object !== undefined && nameFits(g.characteristics(object.id).printedNames, condition); // NAME-01
  }
};
