import { sameTree } from '../../engine/index.js';
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
export type Trait = { readonly not: boolean; /** The one condition that it says. */ readonly said?: Condition } & (
  | { readonly trait: 'same' | 'source'; readonly other: Selector }
  | { readonly trait: 'controlledBy'; readonly player: Selector }
  | { readonly trait: 'keyword'; readonly word: Keyword }
  | { readonly trait: 'charged' | 'inShop' | 'alive' | 'attacked' | 'attackRoll' }
  | { readonly trait: 'inSlot'; readonly slot: 'finalBoss' | 'minion' }
  | { readonly trait: 'role'; readonly role: Role }
  | { readonly trait: 'activated'; readonly ofItem: boolean }
  | { readonly trait: 'mark'; readonly mark: 'tap' | 'paid' }
  | { readonly trait: 'named'; readonly card: CardId }
  | { readonly trait: 'nameHas'; readonly name: NameWords; readonly whole: boolean }
  | { readonly trait: 'triggered' | 'attackedThisTurn' | 'copied' }
  /** Of loot on the stack: a keyword of its card. */
  | { readonly trait: 'cardKeyword'; readonly word: Keyword }
  /** A ↷ or a $ ability. */
  | { readonly trait: 'anyMark' }
  | { readonly trait: 'kind'; readonly kind: CardKind }
  | { readonly trait: 'aimsAt'; readonly what: Selector }
  | { readonly trait: 'measure'; readonly what: Measured; readonly is: Comparison; readonly than: number }
  /** More or fewer of something than somebody else has. */
  | { readonly trait: 'compared'; readonly what: Measured; readonly is: '>' | '<'; readonly than: Selector }
  /** One of these names. */
  | { readonly trait: 'namedOneOf'; readonly names: readonly NameWords[] }
  /** What comes from an object of a role, with a keyword or without it. */
  | {
      readonly trait: 'ofRole';
      readonly role: Role;
      readonly keyword?: { readonly not: boolean; readonly word: Keyword };
    }
  /** Being attacked, by this player. */
  | { readonly trait: 'attackedBy'; readonly player: Selector }
  /** Who has made an attack roll against this in this turn. */
  | { readonly trait: 'rolledAgainst'; readonly against: Selector }
  | { readonly trait: 'general'; readonly condition: Condition }
);

/** What has a phrase only together with another trait. */
type HalfTrait = { readonly not: boolean; readonly said?: Condition } & (
  | { readonly trait: 'sourceKeyword'; readonly word: Keyword }
  | { readonly trait: 'attacker'; readonly player: Selector }
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
    case 'ownRolls':
    case 'happened':
    case 'kills':
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

/** Whether a choice among the highest or lowest goes by the dice that each has rolled before (DEC-54). */
export const isRankedByRolls = (by: Amount): boolean =>
  typeof by === 'object' && by.amount === 'ownRolls' && isIt(by.of);

const isIt = (selector: Selector): boolean => selector.select === 'it';

const rolledAgainst = ({ left, is, right }: Extract<Condition, { readonly if: 'compare' }>): Trait | null =>
  typeof left === 'object' && left.amount === 'rollsMade' && left.against !== undefined && isIt(left.of) && is === '>='
    ? right === 1
      ? { trait: 'rolledAgainst', against: left.against, not: false }
      : null
    : null;

/** How much of something the candidate has, beside a number or what somebody else has. */
const measureTrait = ({ left, is, right: than }: Extract<Condition, { readonly if: 'compare' }>): Trait | null => {
  const [measure, other] = [measured(left), measured(than)];
  if (measure === null || !isIt(measure.of)) return null;
  if (other !== null && isSameMeasure(measure.what, other.what))
    return is === '>' || is === '<' ? { trait: 'compared', what: measure.what, is, than: other.of, not: false } : null;
  return typeof than === 'number' ? { trait: 'measure', what: measure.what, is, than, not: false } : null;
};

const namesTrait = (of: readonly Condition[]): Trait | null => {
  const names = of.flatMap((one) => (one.if === 'nameHas' && one.whole && isIt(one.of) ? [one.name] : []));
  return names.length > 1 && names.length === of.length ? { trait: 'namedOneOf', names, not: false } : null;
};

const isAnyMark = (of: readonly Condition[]): boolean =>
  of.length === 2 && of.every((one) => one.if === 'abilityMark' && isIt(one.of)) && !sameTree(of[0], of[1]);

const sameTrait = (
  { one, other }: Extract<Condition, { readonly if: 'same' }>,
  not: boolean,
): Trait | HalfTrait | null => {
  if (one.select === 'attackingPlayer' && !not) return { trait: 'attacker', player: other, not };
  if (one.select === 'sourceOf' && isIt(one.of)) return { trait: 'source', other, not };
  return isIt(one) && !isIt(other) ? { trait: 'same', other, not } : null;
};

const plainTrait = (condition: Condition, not: boolean): Trait | HalfTrait | null => {
  switch (condition.if) {
    case 'same':
      return sameTrait(condition, not);
    case 'controls':
      return isIt(condition.what) ? { trait: 'controlledBy', player: condition.player, not } : null;
    case 'keyword':
      if (isSourceOfIt(condition.of)) return { trait: 'sourceKeyword', word: condition.word, not };
      return isIt(condition.of) ? { trait: 'keyword', word: condition.word, not } : null;
    case 'charged':
    case 'inShop':
    case 'alive':
    case 'attacked':
    case 'attackRoll':
    case 'copied':
    case 'attackedThisTurn':
      return isIt(condition.of) ? { trait: condition.if, not } : null;
    case 'role':
      if (isSourceOfIt(condition.of)) return { trait: 'ofRole', role: condition.role, not };
      return isIt(condition.of) ? { trait: 'role', role: condition.role, not } : null;
    case 'inSlot':
      return isIt(condition.of) ? { trait: 'inSlot', slot: condition.slot, not } : null;
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
    case 'aimsAt':
      return isIt(condition.of) ? { trait: 'aimsAt', what: condition.what, not } : null;
    case 'compare':
      return not ? null : (rolledAgainst(condition) ?? measureTrait(condition));
    case 'not':
      return not ? null : plainTrait(condition.of, true);
    case 'any':
      if (!not && isAnyMark(condition.of)) return { trait: 'anyMark', not };
      return not ? null : namesTrait(condition.of);
    case 'all':
    case 'exists':
    case 'turnOf':
    case 'firstAttackRoll':
    case 'rolledAlike':
    case 'onAttackRoll':
    case 'partOf':
    case 'combat':
    case 'rollIn':
    case 'noted':
    case 'resolution':
      return null;
  }
};

/** The source of each candidate. */
const isSourceOfIt = (selector: Selector): boolean => selector.select === 'sourceOf' && isIt(selector.of);
const isSameMeasure = (one: Measured, other: Measured): boolean =>
  one.amount === other.amount && ['coins', 'handSize', 'souls'].includes(one.amount);

/** Traits that have a phrase together: attacked by somebody, of an item with a keyword. */
const together = (traits: readonly (Trait | HalfTrait)[], conditions: readonly Condition[]): readonly Trait[] => {
  const attacker = traits.find((one) => one.trait === 'attacker');
  const ofRole = traits.find((one) => one.trait === 'ofRole' && !one.not);
  const keyword = traits.find((one) => one.trait === 'sourceKeyword');
  const isAttacked = traits.some((one) => one.trait === 'attacked' && !one.not);
  return traits.flatMap((one, at): readonly Trait[] => {
    const condition = conditions[at] as Condition;
    const general: Trait = { trait: 'general', condition, not: false, said: condition };
    switch (one.trait) {
      case 'attacked':
        return attacker?.trait === 'attacker' && !one.not
          ? [{ trait: 'attackedBy', player: attacker.player, not: false }]
          : [one];
      case 'attacker':
        return isAttacked ? [] : [general];
      case 'ofRole':
        if (one.not) return [general];
        return keyword?.trait === 'sourceKeyword' && one === ofRole
          ? [{ trait: 'ofRole', role: one.role, not: false, keyword: { not: keyword.not, word: keyword.word } }]
          : [one];
      case 'sourceKeyword':
        if (ofRole !== undefined && one === keyword) return [];
        return [{ trait: 'cardKeyword', word: one.word, not: one.not, said: condition }];
      default:
        return [one];
    }
  });
};

/** The filter of a selector, trait by trait. */
export const traitsOf = (where: Condition | undefined): readonly Trait[] => {
  const conditions = conjuncts(where);
  const traits = conditions.map((condition): Trait | HalfTrait => ({
    ...(plainTrait(condition, false) ?? { trait: 'general', condition, not: false }),
    said: condition,
  }));
  return together(traits, conditions);
};

type Filtered = Extract<Selector, { readonly select: 'players' | 'objects' | 'onStack' }>;
const isFiltered = (selector: Selector): selector is Filtered =>
  ['players', 'objects', 'onStack'].includes(selector.select);
const unfiltered = (selector: Filtered): Selector => {
  switch (selector.select) {
    case 'players':
      return { select: 'players' };
    case 'objects':
      return { select: 'objects', role: selector.role };
    case 'onStack':
      return { select: 'onStack', kind: selector.kind };
  }
};

/** What several kinds of things have in common, said once: "an item or dice roll you control"; null without any. */
export const inCommon = (
  of: readonly Selector[],
): { readonly bare: readonly Selector[]; readonly where: Condition } | null => {
  const parts = of.filter(isFiltered);
  const [first] = parts;
  if (first === undefined || parts.length < 2 || parts.length < of.length) return null;
  const common = conjuncts(first.where).filter((one) =>
    parts.every(({ where }) => conjuncts(where).some((other) => sameTree(one, other))),
  );
  if (common.length === 0) return null;
  const bare = parts.map((part): Selector => {
    const of = conjuncts(part.where).filter((one) => !common.some((other) => sameTree(one, other)));
    return of.length === 0 ? unfiltered(part) : { ...part, where: { if: 'all', of } };
  });
  return { bare, where: { if: 'all', of: common } };
};

const ROLES: readonly Role[] = ['character', 'item', 'soul', 'curse', 'monster', 'event', 'room'];
const isOf = (selector: Selector, where: Condition | undefined): boolean =>
  isFiltered(selector) && sameTree(selector.where, where);

/** All cards in play that fit, and what else is meant; null where it is not all of them. */
export const cardsInPlay = (
  of: readonly Selector[],
): { readonly where: Condition | undefined; readonly rest: readonly Selector[] } | null => {
  const roles = of.filter((one) => one.select === 'objects');
  const [first] = roles;
  const isAll = ROLES.every((role) => roles.some((one) => one.role === role && isOf(one, first?.where)));
  if (!isAll || roles.length !== ROLES.length) return null;
  return { where: first?.where, rest: of.filter((one) => one.select !== 'objects') };
};

const OWNED = ['item', 'character', 'soul', 'curse', 'loot', 'ability', 'roll'].toSorted();
/** Whatever a player controls, and what else is meant; null where it is not all of that. */
export const anythingOf = (
  of: readonly Selector[],
): { readonly player: Selector; readonly rest: readonly Selector[] } | null => {
  const owned = of.filter((one) => one.select === 'objects' || one.select === 'onStack');
  const where = owned[0]?.where;
  const kinds = owned.map((one) => (one.select === 'objects' ? one.role : one.kind)).toSorted();
  if (where?.if !== 'controls' || !isIt(where.what) || !sameTree(kinds, OWNED)) return null;
  if (!owned.every((one) => isOf(one, where))) return null;
  return { player: where.player, rest: of.filter((one) => !owned.some((other) => other === one)) };
};

/** "An item that you control" taken apart: who controls it, and what it is besides. Null for anything else. */
export const controlledIn = (what: Selector): { readonly player: Selector; readonly bare: Selector } | null => {
  if (what.select !== 'objects') return null;
  const conditions = conjuncts(what.where);
  const index = conditions.findIndex((one) => plainTrait(one, false)?.trait === 'controlledBy');
  const control = conditions[index];
  if (control?.if !== 'controls') return null;
  const rest = conditions.filter((_, at) => at !== index);
  const where = rest.length === 0 ? {} : { where: { if: 'all', of: rest } as const };
  return { player: control.player, bare: { select: 'objects', role: what.role, ...where } };
};
