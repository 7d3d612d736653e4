import {
  isDeckRef,
  isObjectId,
  isPlayerId,
  type Amount,
  type CardKind,
  type Comparison,
  type Condition,
  type DeckRef,
  type PlayerId,
  type Ref,
  type Selector,
  type View,
} from '../../engine/index.js';
import {
  bonusCounters,
  cardOf,
  hiddenHand,
  isInShop,
  objectIn,
  ownerOf,
  playerIn,
  printedOn,
  shownTo,
  stackItem,
  withIt,
  withRole,
  type Situation,
} from './situation.js';

/** What cannot be told from the table is as likely as not. */
const UNKNOWN = 0.5;

const known = (ref: Ref | null | undefined): readonly Ref[] => (ref === null || ref === undefined ? [] : [ref]);

const ids = <T extends Ref>(things: readonly { readonly id: T }[]): readonly T[] => things.map(({ id }) => id);

const within = (now: Situation, refs: readonly Ref[], where: Condition | undefined): readonly Ref[] =>
  where === undefined ? refs : refs.filter((it) => likely(withIt(now, it), where) >= UNKNOWN);

const neighbour = ({ turnOrder }: View, of: PlayerId, side: 'left' | 'right'): PlayerId | undefined =>
  turnOrder.at((turnOrder.indexOf(of) + (side === 'left' ? 1 : -1)) % turnOrder.length);

const topOf = ({ discards }: View, ref: DeckRef): Ref | undefined =>
  Object.entries(discards)
    .find(([deck]) => ref === `deck:${deck}`)?.[1]
    .at(-1)?.id;

/** The candidates with the highest or the lowest number; all of them when several tie. */
const extreme = (now: Situation, of: Selector, by: Amount, which: 'most' | 'least'): readonly Ref[] => {
  const found = meant(now, of).map((it) => ({ it, amount: reckon(withIt(now, it), by) }));
  const amounts = found.map(({ amount }) => amount);
  const best = which === 'most' ? Math.max(...amounts) : Math.min(...amounts);
  return found.flatMap(({ it, amount }) => (amount === best ? [it] : []));
};

type Elsewhere = Extract<
  Selector,
  { readonly select: 'hand' | 'discard' | 'under' | 'pile' | 'outside' | 'topOfDiscard' | 'decks' }
>;
/** Cards that are not in play, and decks. */
const elsewhere = (now: Situation, selector: Elsewhere): readonly Ref[] => {
  const { view, me } = now;
  switch (selector.select) {
    case 'hand':
      return within(
        now,
        meant(now, selector.of).flatMap((ref) => (ref === me.id ? ids(view.hand) : hiddenHand(view, ref))),
        selector.where,
      );
    case 'discard':
      return within(now, ids(view.discards[selector.deck]), selector.where);
    case 'under':
    case 'outside':
      return [];
    case 'pile':
      return meant(now, selector.of);
    case 'topOfDiscard':
      return meant(now, selector.of).flatMap((ref) => (isDeckRef(ref) ? known(topOf(view, ref)) : []));
    case 'decks':
      return selector.of.map((deck): Ref => `deck:${deck}`);
  }
};

/** What a selector means as far as it can be seen; what cannot be seen is left out. */
export const meant = (now: Situation, selector: Selector): readonly Ref[] => {
  const { view } = now;
  switch (selector.select) {
    case 'you':
      return [now.you];
    case 'this':
      return known(now.source);
    case 'target':
      return now.targets[selector.index] ?? [];
    case 'chosen':
      return now.chosen[selector.as] ?? shownTo(now);
    case 'it':
      return known(now.it);
    case 'cause':
      return known(now.cause?.[selector.part]);
    case 'activePlayer':
      return [view.turn.active];
    case 'attackingPlayer':
      return known(view.attack?.player);
    case 'attacked':
      return known(view.attack?.target);
    case 'players':
      return within(now, ids(view.players), selector.where);
    case 'objects':
      return within(
        now,
        ids(withRole(view, selector.role)).filter((id) => !now.gone.includes(id)),
        selector.where,
      );
    case 'onStack':
      return within(now, ids(view.stack.filter(({ kind }) => kind === selector.kind)), selector.where);
    case 'most':
    case 'least':
      return extreme(now, selector.of, selector.by, selector.select);
    case 'controller':
      return meant(now, selector.of).flatMap((ref) => known(ownerOf(now, ref)));
    case 'sourceOf':
      return meant(now, selector.of).flatMap((ref) => known(stackItem(view, ref)?.source));
    case 'slayer':
    case 'paid':
      return [];
    case 'neighbour':
      return meant(now, selector.of).flatMap((ref) =>
        isPlayerId(ref) ? known(neighbour(view, ref, selector.side)) : [],
      );
    case 'fixed':
      return selector.refs;
    case 'anyOf':
      return selector.of.flatMap((each) => meant(now, each));
    case 'nth':
      return known(meant(now, selector.of)[selector.nth - 1]);
    case 'among':
      return within(now, meant(now, selector.of), selector.where);
    default:
      return elsewhere(now, selector);
  }
};

const total = (now: Situation, of: Selector, each: (ref: Ref) => number): number =>
  meant(now, of).reduce((sum, ref) => sum + each(ref), 0);

const handSize = (now: Situation, of: Selector): number =>
  total(now, of, (ref) => playerIn(now.view, ref)?.handCount ?? 0);

const countersOn = (now: Situation, ref: Ref, named: string | undefined): number =>
  bonusCounters(now.view, ref) ??
  Object.entries(objectIn(now.view, ref)?.counters ?? {}).reduce(
    (sum, [name, there]) => (named === undefined || named === name ? sum + there : sum),
    0,
  );

const statOf = (now: Situation, ref: Ref, stat: 'hp' | 'maxHp' | 'dc' | 'atk'): number => {
  const player = playerIn(now.view, ref);
  if (player !== null) return stat === 'dc' ? 0 : player[stat];
  const object = objectIn(now.view, ref);
  if (object === null) return 0;
  return (
    object[stat] ?? (object.role === null ? (now.cards.card(object.card)[stat === 'maxHp' ? 'hp' : stat] ?? 0) : 0)
  );
};

/** The middle of a die. */
const MIDDLE = 3.5;

type Arithmetic = Extract<
  Amount,
  { readonly amount: 'half' | 'remainder' | 'sum' | 'difference' | 'product' | 'largest' | 'smallest' }
>;
/** What is worked out of other numbers. */
const arithmetic = (now: Situation, amount: Arithmetic): number => {
  const of = (): readonly number[] => (Array.isArray(amount.of) ? amount.of : []).map((each) => reckon(now, each));
  switch (amount.amount) {
    case 'half':
      return (amount.rounded === 'up' ? Math.ceil : Math.floor)(reckon(now, amount.of) / 2);
    case 'remainder':
      return reckon(now, amount.of) % amount.by;
    case 'sum':
      return of().reduce((sum, each) => sum + each, 0);
    case 'difference': {
      const [first = 0, ...others] = of();
      return Math.max(
        0,
        others.reduce((left, each) => left - each, first),
      );
    }
    case 'product':
      return of().reduce((product, each) => product * each, 1);
    case 'largest':
      return Math.max(...of());
    case 'smallest':
      return Math.min(...of());
  }
};

/** The value of an amount, as far as it can be seen. */
export const reckon = (now: Situation, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'rollResult':
      return now.roll ?? MIDDLE;
    case 'causeAmount':
      return now.cause?.amount ?? 1;
    case 'chosenNumber':
      return MIDDLE;
    case 'count':
      return amount.of.select === 'hand' ? handSize(now, amount.of.of) : meant(now, amount.of).length;
    case 'counters':
      return total(now, amount.on, (ref) => countersOn(now, ref, amount.named));
    case 'coins':
      return total(now, amount.of, (ref) => playerIn(now.view, ref)?.coins ?? 0);
    case 'handSize':
      return handSize(now, amount.of);
    case 'souls':
      return total(now, amount.of, (ref) => playerIn(now.view, ref)?.souls ?? 0);
    case 'controlled':
      return total(
        now,
        amount.of,
        (ref) => withRole(now.view, amount.role).filter(({ controller }) => controller === ref).length,
      );
    case 'hpLeft':
      return total(now, amount.of, (ref) => statOf(now, ref, 'hp'));
    case 'stat':
      return total(now, amount.of, (ref) => statOf(now, ref, amount.stat === 'hp' ? 'maxHp' : amount.stat));
    case 'slots':
      return { shop: now.view.shop, monster: now.view.monsters, room: now.view.rooms }[amount.slot].filter(
        ({ of }) => of === undefined,
      ).length;
    case 'highest':
    case 'lowest': {
      const numbers = meant(now, amount.of).map((it) => reckon(withIt(now, it), amount.by));
      if (numbers.length === 0) return 0;
      return amount.amount === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
    }
    case 'doneSoFar':
    case 'paidAmount':
      return 1;
    case 'rollsMade':
    case 'shopPurchases':
    case 'deckAttacks':
    case 'lastRoll':
    case 'ownRolls':
    case 'happened':
    case 'kills':
    case 'lastNoted':
    case 'notesHere':
      return 0;
    default:
      return arithmetic(now, amount);
  }
};

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

const isOfKind = (now: Situation, ref: Ref, kind: CardKind): boolean => {
  const card = cardOf(now, ref);
  if (card === null) return false;
  const { type, hp, souls } = now.cards.card(card);
  if (kind === 'treasure' || kind === 'loot' || kind === 'room') return type === kind;
  if (kind === 'event') return type === 'monster' && hp === null;
  return type === 'monster' && hp !== null && (kind === 'monster' || souls !== null);
};

const sure = (holds: boolean): number => (holds ? 1 : 0);

/**
 * How likely it is, from 0 to 1, that something holds for all that a selector means; `UNKNOWN` when nothing of it can
 * be seen.
 */
const each = (now: Situation, of: Selector, holds: (ref: Ref) => boolean): number => {
  const refs = meant(now, of);
  return refs.length === 0 ? UNKNOWN : sure(refs.every(holds));
};

const isSame = (now: Situation, one: Selector, other: Selector): number => {
  const left = meant(now, one);
  const right = meant(now, other);
  return left.length === 0 || right.length === 0 ? UNKNOWN : sure(left.some((ref) => right.includes(ref)));
};

const isActivated = (now: Situation, ref: Ref, ofItem: boolean): boolean => {
  const item = stackItem(now.view, ref);
  if (item?.how !== 'activated') return false;
  return !ofItem || (objectIn(now.view, item.source)?.role ?? 'item') === 'item';
};

/** Whether it lies in the shop, or in such a slot of a challenge. */
const isInSlot = (view: View, ref: Ref, condition: Extract<Condition, { if: 'inShop' | 'inSlot' }>): boolean =>
  condition.if === 'inShop'
    ? isInShop(view, ref)
    : view.monsters.find(({ top }) => top?.id === ref)?.of === condition.slot;

/** Whether an activated ability is printed on it that costs ↷, or one that does not (ABIL-04). */
const hasMark = (now: Situation, ref: Ref, mark: 'tap' | 'paid'): boolean => {
  const object = objectIn(now.view, ref);
  if (object === null) return false;
  return printedOn(now, object).abilities.some(
    (ability) => ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap') === (mark === 'tap'),
  );
};

const ofCause = (fact: boolean | undefined): number => (fact === undefined ? UNKNOWN : sure(fact));

type OfStack = Extract<Condition, { readonly if: 'triggeredAbility' | 'aimsAt' | 'activatedAbility' | 'attackRoll' }>;
/** How likely something holds of what is on the stack. */
const ofStack = (now: Situation, condition: OfStack): number => {
  const { view } = now;
  switch (condition.if) {
    case 'triggeredAbility':
      return each(now, condition.of, (ref) => ['triggered', 'outcome'].includes(stackItem(view, ref)?.how ?? ''));
    case 'aimsAt': {
      const what = meant(now, condition.what);
      return each(now, condition.of, (ref) =>
        (stackItem(view, ref)?.targetRefs ?? []).some((target) => what.includes(target)),
      );
    }
    case 'activatedAbility':
      return each(now, condition.of, (ref) => isActivated(now, ref, condition.ofItem));
    case 'attackRoll':
      return each(now, condition.of, (ref) => stackItem(view, ref)?.attackRoll === true);
  }
};

const isCalled = (
  now: Situation,
  ref: Ref,
  { name, whole }: Extract<Condition, { readonly if: 'nameHas' }>,
): boolean => {
  const card = cardOf(now, ref);
  const printed = card === null ? '' : now.cards.card(card).name.en.toLowerCase();
  const words = name.en.toLowerCase();
  return whole ? printed === words : printed.includes(words);
};

const isBetween = (roll: number | undefined, { from, to }: Extract<Condition, { readonly if: 'rollIn' }>): number =>
  roll === undefined ? UNKNOWN : sure(roll >= from && roll <= to);

const isOwnedBy = (now: Situation, ref: Ref, owners: readonly Ref[]): boolean =>
  owners.some((owner) => owner === ownerOf(now, ref));

/** How likely a condition holds, from 0 to 1. */
export const likely = (now: Situation, condition: Condition): number => {
  const { view } = now;
  switch (condition.if) {
    case 'all':
      return condition.of.reduce((chance, part) => chance * likely(now, part), 1);
    case 'any':
      return 1 - condition.of.reduce((chance, part) => chance * (1 - likely(now, part)), 1);
    case 'not':
      return 1 - likely(now, condition.of);
    case 'compare':
      return sure(compares(reckon(now, condition.left), condition.is, reckon(now, condition.right)));
    case 'same':
      return isSame(now, condition.one, condition.other);
    case 'exists':
      return sure(meant(now, condition.what).length > 0);
    case 'role':
      return each(now, condition.of, (ref) => isObjectId(ref) && objectIn(view, ref)?.role === condition.role);
    case 'keyword':
      return each(now, condition.of, (ref) => objectIn(view, ref)?.keywords.includes(condition.word) === true);
    case 'charged':
      return each(now, condition.of, (ref) => objectIn(view, ref)?.charged === true);
    case 'controls':
      return each(now, condition.what, (ref) => isOwnedBy(now, ref, meant(now, condition.player)));
    case 'inShop':
    case 'inSlot':
      return each(now, condition.of, (ref) => isInSlot(view, ref, condition));
    case 'cardKind':
      return each(now, condition.of, (ref) => isOfKind(now, ref, condition.kind));
    case 'alive':
      return each(now, condition.of, (ref) => playerIn(view, ref)?.dead !== true);
    case 'turnOf':
      return each(now, condition.player, (ref) => ref === view.turn.active);
    case 'attacked':
      return each(now, condition.of, (ref) => ref === view.attack?.target);
    case 'abilityMark':
      return each(now, condition.of, (ref) => hasMark(now, ref, condition.mark));
    case 'firstAttackRoll':
      return each(now, condition.of, (ref) => ref === view.turn.active && view.turn.attacks <= 1);
    case 'onAttackRoll':
      return ofCause(now.cause?.attackRoll);
    case 'attackedThisTurn':
    case 'copied':
    case 'noted':
    case 'resolution':
    case 'rolledAlike':
    case 'partOf':
      return UNKNOWN;
    case 'combat':
      return ofCause(now.cause?.combat);
    case 'rollIn':
      return isBetween(now.cause?.roll, condition);
    case 'named':
      return each(now, condition.of, (ref) => cardOf(now, ref) === condition.card);
    case 'nameHas':
      return each(now, condition.of, (ref) => isCalled(now, ref, condition));
    default:
      return ofStack(now, condition);
  }
};
