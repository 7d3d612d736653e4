import type {
  Amount,
  CardId,
  CardKind,
  Comparison,
  Condition,
  Keyword,
  NameWords,
  Role,
  Selector,
} from '../../engine/index.js';

/** The parts of an "and", however it is bracketed. */
export const conjuncts = (condition: Condition | undefined): readonly Condition[] => {
  if (condition === undefined) return [];
  return condition.if === 'all' && condition.of.length > 0 ? condition.of.flatMap(conjuncts) : [condition];
};

/** An "and" or "or" of several parts in brackets, so that a filter ends where it should. */
export const bracketed = (condition: Condition, text: string): string =>
  (condition.if === 'all' || condition.if === 'any') && condition.of.length > 1 ? `(${text})` : text;

type Measured = Extract<
  Amount,
  { readonly amount: 'coins' | 'handSize' | 'souls' | 'controlled' | 'hpLeft' | 'stat' | 'counters' }
>;

/** What a filter asks of its candidate. `general` is everything without a phrase of its own. */
export type Trait = { readonly not: boolean } & (
  | { readonly trait: 'same' | 'source'; readonly other: Selector }
  | { readonly trait: 'controlledBy'; readonly player: Selector }
  | { readonly trait: 'keyword'; readonly word: Keyword }
  | { readonly trait: 'charged' | 'inShop' | 'alive' | 'attacked' | 'attackRoll' }
  | { readonly trait: 'role'; readonly role: Role }
  | { readonly trait: 'activated'; readonly ofItem: boolean }
  | { readonly trait: 'mark'; readonly mark: 'tap' | 'paid' }
  | { readonly trait: 'named'; readonly card: CardId }
  | { readonly trait: 'nameHas'; readonly name: NameWords; readonly whole: boolean }
  | { readonly trait: 'triggered' | 'attackedThisTurn' }
  | { readonly trait: 'kind'; readonly kind: CardKind }
  | { readonly trait: 'aimsAt'; readonly what: Selector }
  | { readonly trait: 'measure'; readonly what: Measured; readonly is: Comparison; readonly than: number }
  | { readonly trait: 'general'; readonly condition: Condition }
);

/** The quantities that a thing has, with the thing that has them. */
export const measured = (amount: Amount): { readonly what: Measured; readonly of: Selector } | null => {
  if (typeof amount === 'number') return null;
  switch (amount.amount) {
    case 'coins':
    case 'handSize':
    case 'souls':
    case 'controlled':
    case 'hpLeft':
    case 'stat':
      return { what: amount, of: amount.of };
    case 'counters':
      return { what: amount, of: amount.on };
    case 'rollResult':
    case 'causeAmount':
    case 'chosenNumber':
    case 'count':
    case 'deckAttacks':
    case 'lastRoll':
    case 'happened':
    case 'rollsMade':
    case 'doneSoFar':
    case 'paidAmount':
    case 'shopPurchases':
    case 'slots':
    case 'highest':
    case 'lowest':
    case 'half':
    case 'remainder':
    case 'lastNoted':
    case 'notesHere':
    case 'sum':
    case 'difference':
    case 'product':
    case 'largest':
    case 'smallest':
      return null;
  }
};

/** The amount that `-1 × amount` subtracts when it is added; null for any other amount. */
export const takenAway = (amount: Amount): Amount | null => {
  if (typeof amount === 'number' || amount.amount !== 'product') return null;
  const [sign, of] = amount.of;
  return sign === -1 && of !== undefined && amount.of.length === 2 ? of : null;
};

/** What a choice among the highest or lowest goes by, when it has a phrase of its own. */
export const rankedBy = (by: Amount): Measured | null => {
  const measure = measured(by);
  return measure !== null && isIt(measure.of) ? measure.what : null;
};

/** Whether a choice among the highest or lowest goes by the last roll of each. */
export const isRankedByRoll = (by: Amount): boolean =>
  typeof by === 'object' && by.amount === 'lastRoll' && by.which === 'all' && by.nth === 1 && isIt(by.of);

const isIt = (selector: Selector): boolean => selector.select === 'it';

const plainTrait = (condition: Condition, not: boolean): Trait | null => {
  switch (condition.if) {
    case 'same':
      if (condition.one.select === 'sourceOf' && isIt(condition.one.of))
        return { trait: 'source', other: condition.other, not };
      return isIt(condition.one) && !isIt(condition.other) ? { trait: 'same', other: condition.other, not } : null;
    case 'controls':
      return isIt(condition.what) ? { trait: 'controlledBy', player: condition.player, not } : null;
    case 'keyword':
      return isIt(condition.of) ? { trait: 'keyword', word: condition.word, not } : null;
    case 'charged':
    case 'inShop':
    case 'alive':
    case 'attacked':
    case 'attackRoll':
      return isIt(condition.of) ? { trait: condition.if, not } : null;
    case 'role':
      return isIt(condition.of) ? { trait: 'role', role: condition.role, not } : null;
    case 'activatedAbility':
      return isIt(condition.of) ? { trait: 'activated', ofItem: condition.ofItem, not } : null;
    case 'abilityMark':
      return isIt(condition.of) ? { trait: 'mark', mark: condition.mark, not } : null;
    case 'named':
      return isIt(condition.of) ? { trait: 'named', card: condition.card, not } : null;
    case 'nameHas':
      return isIt(condition.of) ? { trait: 'nameHas', name: condition.name, whole: condition.whole, not } : null;
    case 'cardKind':
      return isIt(condition.of) ? { trait: 'kind', kind: condition.kind, not } : null;
    case 'triggeredAbility':
      return isIt(condition.of) ? { trait: 'triggered', not } : null;
    case 'attackedThisTurn':
      return isIt(condition.of) ? { trait: 'attackedThisTurn', not } : null;
    case 'aimsAt':
      return isIt(condition.of) ? { trait: 'aimsAt', what: condition.what, not } : null;
    case 'compare': {
      const measure = measured(condition.left);
      const { right: than, is } = condition;
      if (not || measure === null || !isIt(measure.of) || typeof than !== 'number') return null;
      return { trait: 'measure', what: measure.what, is, than, not };
    }
    case 'not':
      return not ? null : plainTrait(condition.of, true);
    case 'all':
    case 'any':
    case 'exists':
    case 'turnOf':
    case 'firstAttackRoll':
    case 'onAttackRoll':
    case 'partOf':
    case 'combat':
    case 'rollIn':
    case 'noted':
      return null;
  }
};

/** The filter of a selector, trait by trait. */
export const traitsOf = (where: Condition | undefined): readonly Trait[] =>
  conjuncts(where).map((condition) => plainTrait(condition, false) ?? { trait: 'general', condition, not: false });

/** "An item that you control" taken apart: who controls it, and what it is besides. Null for anything else. */
export const controlledIn = (what: Selector): { readonly player: Selector; readonly bare: Selector } | null => {
  if (what.select !== 'objects') return null;
  const conditions = conjuncts(what.where);
  const index = traitsOf(what.where).findIndex((trait) => trait.trait === 'controlledBy' && !trait.not);
  const control = conditions[index];
  if (control?.if !== 'controls') return null;
  const rest = conditions.filter((_, at) => at !== index);
  const where = rest.length === 0 ? {} : { where: { if: 'all', of: rest } as const };
  return { player: control.player, bare: { select: 'objects', role: what.role, ...where } };
};
