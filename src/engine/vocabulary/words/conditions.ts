import { it, otherPlayers, thisObject, you } from './selectors.js';
import type { Amount, CardId, Comparison, Condition, Keyword, Role, Selector } from './words.js';

export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const not = (of: Condition): Condition => ({ if: 'not', of });
export const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({ if: 'compare', left, is, right });
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
export const alive = (of: Selector): Condition => ({ if: 'alive', of });
export const turnOf = (player: Selector): Condition => ({ if: 'turnOf', player });
export const yourTurn: Condition = turnOf(you);
export const beingAttacked = (of: Selector): Condition => ({ if: 'attacked', of });
export const activatedAbility = (of: Selector): Condition => ({ if: 'activatedAbility', of, ofItem: false });
export const activatedAbilityOfItem: Condition = { if: 'activatedAbility', of: it, ofItem: true };
export const abilityMark = (of: Selector, mark: 'tap' | 'paid'): Condition => ({ if: 'abilityMark', of, mark });
/** No ↷ and no $ ability (ITEM-04). */
export const passive = (of: Selector): Condition => all(not(abilityMark(of, 'tap')), not(abilityMark(of, 'paid')));
export const attackRoll = (of: Selector): Condition => ({ if: 'attackRoll', of });
export const firstAttackRoll = (of: Selector): Condition => ({ if: 'firstAttackRoll', of });
export const partOfPenalty: Condition = { if: 'partOf', what: 'penalty' };
export const inLootStep: Condition = { if: 'partOf', what: 'lootStep' };
export const combat: Condition = { if: 'combat' };
export const rollIn = (from: number, to = from): Condition => ({ if: 'rollIn', from, to });
/** This object has noted that number (NOTE-01). */
export const noted = (number: Amount): Condition => ({ if: 'noted', number });
export const named = (of: Selector, card: CardId): Condition => ({ if: 'named', of, card });
