import { counters } from './amounts.js';
import { it, otherPlayers, thisObject, you } from './selectors.js';
import type {
  Amount,
  CardId,
  CardKind,
  Comparison,
  Condition,
  CounterName,
  Keyword,
  NameWords,
  Role,
  Selector,
} from './words.js';

export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const not = (of: Condition): Condition => ({ if: 'not', of });
export const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({ if: 'compare', left, is, right });
/** At least one counter of this name. */
export const hasCounters = (on: Selector, named: CounterName): Condition => compare(counters(on, named), '>=', 1);
export const hasNoCounters = (on: Selector, named: CounterName): Condition => compare(counters(on, named), '=', 0);
export const same = (one: Selector, other: Selector): Condition => ({ if: 'same', one, other });
export const exists = (what: Selector): Condition => ({ if: 'exists', what });
export const hasRole = (of: Selector, role: Role): Condition => ({ if: 'role', of, role });
export const hasKeyword = (of: Selector, word: Keyword): Condition => ({ if: 'keyword', of, word });
export const nonEternal: Condition = not(hasKeyword(it, 'eternal'));
export const charged = (of: Selector): Condition => ({ if: 'charged', of });
export const controls = (player: Selector, what: Selector): Condition => ({ if: 'controls', player, what });
export const youControlIt: Condition = controls(you, it);
export const anotherPlayerControlsIt: Condition = controls(otherPlayers, it);
export const another: Condition = not(same(it, thisObject));
export const inShop = (of: Selector): Condition => ({ if: 'inShop', of });
export const isMinion = (of: Selector): Condition => ({ if: 'inSlot', of, slot: 'minion' });
export const isFinalBoss = (of: Selector): Condition => ({ if: 'inSlot', of, slot: 'finalBoss' });
/** A treasure, an event, a boss: what is printed, wherever the card lies. */
export const isCard = (of: Selector, kind: CardKind): Condition => ({ if: 'cardKind', of, kind });
export const alive = (of: Selector): Condition => ({ if: 'alive', of });
export const turnOf = (player: Selector): Condition => ({ if: 'turnOf', player });
export const yourTurn: Condition = turnOf(you);
export const beingAttacked = (of: Selector): Condition => ({ if: 'attacked', of });
/** Attacked by the active player this turn, whatever became of the attack. */
export const attackedThisTurn = (of: Selector): Condition => ({ if: 'attackedThisTurn', of });
export const triggeredAbility = (of: Selector): Condition => ({ if: 'triggeredAbility', of });
/** Something on the stack has one of these for a target. */
export const aimsAt = (of: Selector, what: Selector): Condition => ({ if: 'aimsAt', of, what });
/** Something on the stack that has been copied this turn. */
export const copiedThisTurn = (of: Selector): Condition => ({ if: 'copied', of });
export const activatedAbility = (of: Selector): Condition => ({ if: 'activatedAbility', of, ofItem: false });
export const activatedAbilityOfItem: Condition = { if: 'activatedAbility', of: it, ofItem: true };
export const abilityMark = (of: Selector, mark: 'tap' | 'paid'): Condition => ({ if: 'abilityMark', of, mark });
/** No ↷ and no $ ability (ITEM-04). */
export const passive = (of: Selector): Condition => all(not(abilityMark(of, 'tap')), not(abilityMark(of, 'paid')));
export const attackRoll = (of: Selector): Condition => ({ if: 'attackRoll', of });
export const firstAttackRoll = (of: Selector): Condition => ({ if: 'firstAttackRoll', of });
/** At least two dice that these players rolled in the first part of `afterwards`, and all with one number (DEC-54). */
export const rolledAlike = (of: Selector): Condition => ({ if: 'rolledAlike', of });
export const partOfPenalty: Condition = { if: 'partOf', what: 'penalty' };
export const inHandLimit: Condition = { if: 'partOf', what: 'handLimit' };
export const asCost: Condition = { if: 'partOf', what: 'cost' };
export const inLootStep: Condition = { if: 'partOf', what: 'lootStep' };
export const inRechargeStep: Condition = { if: 'partOf', what: 'rechargeStep' };
export const combat: Condition = { if: 'combat' };
export const rollIn = (from: number, to = from): Condition => ({ if: 'rollIn', from, to });
/** This is the so many'th time in this game that an ability of a card with this name resolves. */
export const isResolution = (nth: number): Condition => ({ if: 'resolution', nth });
/** This object has noted that number (NOTE-01). */
export const noted = (number: Amount): Condition => ({ if: 'noted', number });
export const named = (of: Selector, card: CardId): Condition => ({ if: 'named', of, card });
/** Its name has these words in it: `nameHas(it, { en: 'bomb', fr: 'bombe' })`. */
export const nameHas = (of: Selector, name: NameWords): Condition => ({ if: 'nameHas', of, name, whole: false });
/** Exactly this name is printed on it, whichever of several cards it is (NAME-01). */
export const printedName = (of: Selector, name: NameWords): Condition => ({ if: 'nameHas', of, name, whole: true });
