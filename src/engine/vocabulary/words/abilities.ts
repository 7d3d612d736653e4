import { ANY_NUMBER } from './effects/composing-words.js';
import { becomeCurse, putIntoDiscard } from './effects/object-words.js';
import { dies, entersPlay } from './event-patterns.js';
import { counters } from './amounts.js';
import { compare, hasRole } from './conditions.js';
import { activePlayer, controllerOf, players, target, thisObject, you } from './selectors.js';
import type {
  Ability,
  Allowance,
  Amount,
  CardId,
  CounterName,
  Condition,
  Cost,
  Deck,
  Effect,
  EventPattern,
  Keyword,
  Mode,
  Modifier,
  NameWords,
  Replacement,
  Selector,
  DeckSlot,
  DelayableAbility,
  Stat,
  TargetSpec,
  Workplace,
} from './words.js';

/** One target, chosen on the way to the stack (TGT-01). */
export const one = (from: Selector): TargetSpec => ({ from, min: 1, max: 1 });
/** One target that somebody else chooses. */
export const oneBy = (by: Selector, from: Selector): TargetSpec => ({ from, min: 1, max: 1, by });
export const anyNumber = (from: Selector): TargetSpec => ({ from, min: 0, max: ANY_NUMBER });
export const exactly = (count: number, from: Selector): TargetSpec => ({ from, min: count, max: count });
export const upTo = (max: number, from: Selector): TargetSpec => ({ from, min: 0, max });
/** One target that chance picks. */
export const oneAtRandom = (from: Selector): TargetSpec => ({ from, min: 1, max: 1, pick: 'atRandom' });

/** An effect with the targets it names: "choose a player, then …" is `aimed(deal(1, target()), players())`. */
export const aimed = (effect: Effect, ...from: readonly Selector[]): Mode => ({ targets: from.map(one), effect });
/** A mode with a number of the player's choice, read as `chosenNumber` (TGT-03). */
export const withNumber = (from: number, to: number, mode: Mode): Mode => ({ ...mode, number: { from, to } });
const modesOf = (what: readonly (Mode | Effect)[]): readonly Mode[] =>
  what.map((mode) => ('do' in mode ? { targets: [], effect: mode } : mode));

/** A loot ability; several modes are a "choose one" made on announcing (TGT-03). */
export const lootAbility = (...modes: readonly (Mode | Effect)[]): Ability => ({
  kind: 'loot',
  key: 'loot',
  modes: modesOf(modes),
});
/** The same with costs of its own, paid to play it (COST-02). */
export const lootAbilityFor = (costs: readonly Cost[], ...modes: readonly (Mode | Effect)[]): Ability => ({
  kind: 'loot',
  key: 'loot',
  costs,
  modes: modesOf(modes),
});
/** ↷ (ABIL-03). */
export const tap = (...modes: readonly (Mode | Effect)[]): Ability => ({
  kind: 'activated',
  key: 'tap',
  costs: [{ pay: 'tap' }],
  modes: modesOf(modes),
});
/** $ (ABIL-04); the key tells several of one card apart. */
export const paid = (costs: readonly Cost[], mode: Mode | Effect, key = 'paid'): Ability => ({
  kind: 'activated',
  key,
  costs,
  modes: modesOf([mode]),
});
/** What the active player may do at any time they could purchase, at no cost. */
export const whenPurchasing = (mode: Mode | Effect, key = 'purchasing'): Ability => ({
  kind: 'activated',
  key,
  at: 'purchase',
  costs: [],
  modes: modesOf([mode]),
});
/** The same with a "choose one" made on announcing (TGT-03). */
export const paidOneOf = (costs: readonly Cost[], key: string, ...modes: readonly (Mode | Effect)[]): Ability => ({
  kind: 'activated',
  key,
  costs,
  modes: modesOf(modes),
});
export const eachTime = (event: EventPattern, mode: Mode | Effect, key = 'each'): DelayableAbility => ({
  kind: 'triggered',
  key,
  when: event,
  modes: modesOf([mode]),
});
/** A trigger with a "choose one" made on the way to the stack (TGT-03). */
export const eachTimeOneOf = (event: EventPattern, ...modes: readonly (Mode | Effect)[]): DelayableAbility => ({
  kind: 'triggered',
  key: 'each',
  when: event,
  modes: modesOf(modes),
});
/** A trigger with an "if", read when it triggers and again on resolving (ABIL-10). */
export const eachTimeIf = (
  event: EventPattern,
  only: Condition,
  mode: Mode | Effect,
  key = 'each',
): DelayableAbility => ({
  kind: 'triggered',
  key,
  when: event,
  only,
  modes: modesOf([mode]),
});
export const always = (...grants: readonly Modifier[]): Ability => ({ kind: 'static', key: 'static', grants });
export const during = (condition: Condition, ...grants: readonly Modifier[]): Ability => ({
  kind: 'static',
  key: 'static',
  while: condition,
  grants,
});
/** A level tag: while there are at least so many level counters (LVL-02). */
export const atLevel = (level: number, ...grants: readonly Modifier[]): Ability => ({
  kind: 'static',
  key: `level${level}`,
  while: compare(counters(thisObject, 'level'), '>=', level),
  grants,
});
export const ifWould = (would: EventPattern, instead: Replacement, key = 'instead'): DelayableAbility => ({
  kind: 'replacement',
  key,
  would,
  instead,
});
/** Loot comes from the top of its discard instead. */
export const fromDiscard: Replacement = { instead: 'fromDiscard' };
/** The same event to or by somebody else. */
export const redirect = (part: 'player' | 'object' | 'chooser', to: Selector): Replacement => ({
  instead: 'redirect',
  part,
  to,
});
/** What the event takes is chosen at random. */
export const chosenAtRandom: Replacement = { instead: 'byChance' };
/** So many dice in place of one; the lowest counts, or the one that somebody chooses. */
export const severalDice = (count: Amount, keep: 'lowest' | Selector): Replacement => ({
  instead: 'dice',
  count,
  keep,
});
/** A die with eight sides. */
export const eightSides: Replacement = { instead: 'sides', sides: 8 };
/** A coin in place of the dice: what tails and heads count as and do, and what so many heads in a row do. */
export const flipACoin = (
  [tails, onTails]: readonly [number, Effect],
  heads: number,
  inARow: number,
  onRow: Effect,
): Replacement => ({ instead: 'coin', tails, onTails, heads, inARow, onRow });
/** With a key of its own, for a card that has two of a kind. */
export const keyed = <A extends Ability>(key: string, ability: A): A => ({ ...ability, key });
/** Of a bonus soul: the first player for whom this holds gains it at once (BSOUL-02). */
export const claimedBy = (condition: Condition): Ability => ({ kind: 'claim', key: 'claim', condition });
/** The same, but the active player chooses who of these gains it. */
export const claimedByChoice = (condition: Condition, from: Selector): Ability => ({
  kind: 'claim',
  key: 'claim',
  condition,
  chosenFrom: from,
});
export const startsWith = (counters: number): Ability => ({ kind: 'startsWith', key: 'startsWith', counters });
/** So many level counters from the start (LVL-02). */
export const startsAtLevel = (level: number): Ability => ({
  kind: 'startsWith',
  key: 'startsAtLevel',
  counters: level,
  named: 'level',
});
/** It has the name of that card as well (NAME-01). */
export const alsoNamed = (card: CardId): Ability => ({ kind: 'alsoNamed', key: `alsoNamed.${card}`, card });
export const keyword = (word: Keyword): Ability => ({ kind: 'keyword', key: word, word });
/** While it is not in play it has the name of that card in place of its own (NAME-01). */
export const namedElsewhere = (card: CardId): Ability => ({ kind: 'namedElsewhere', key: 'namedElsewhere', card });
export const eternal: Ability = keyword('eternal');
export const guppy: Ability = keyword('guppy');
export const trinket: Ability = keyword('trinket');
/** Of loot with a stat box: on resolving it covers a monster slot, and must be attacked (KEY-03). */
export const ambush: Ability = keyword('ambush');

/** Curse (KEY-05): two triggers; the second lies before the death penalty (DEATH-13). */
export const curse: readonly Ability[] = [
  keyword('curse'),
  eachTimeIf(
    entersPlay(thisObject),
    hasRole(thisObject, 'event'),
    aimed(becomeCurse(target()), players()),
    'curse.gain',
  ),
  eachTimeIf(dies(controllerOf(thisObject)), hasRole(thisObject, 'curse'), putIntoDiscard(thisObject), 'curse.leave'),
];

export const plus = (name: Stat, by: Amount, on: Selector): Modifier => ({ modify: 'stat', stat: name, on, by });
/** For the next attack roll that one of them makes (DICE-10). */
export const plusForNextAttackRoll = (name: Stat, by: Amount, on: Selector): Modifier => ({
  modify: 'stat',
  stat: name,
  on,
  by,
  next: 'attackRoll',
});
export const plusToRolls = (by: Amount, of: Selector): Modifier => ({ modify: 'rolls', of, which: 'all', by });
export const plusToAttackRolls = (by: Amount, of: Selector): Modifier => ({ modify: 'rolls', of, which: 'attack', by });
export const plusToFirstAttackRoll = (by: Amount, of: Selector): Modifier => ({
  modify: 'rolls',
  of,
  which: 'firstAttack',
  by,
});
/** Of the first roll of each turn (DICE-10). */
export const plusToFirstRoll = (by: Amount, of: Selector): Modifier => ({ modify: 'rolls', of, which: 'first', by });
/** Of so many'th attack rolls of each turn, by their places from 1 (DICE-10). */
export const plusToNthAttackRolls = (nth: readonly number[], by: Amount, of: Selector): Modifier => ({
  modify: 'rolls',
  of,
  which: 'attack',
  by,
  nth,
});
/** Of the next roll that one of them makes. */
export const plusToNextRoll = (by: Amount, of: Selector): Modifier => ({ modify: 'rolls', of, which: 'next', by });
export const plusToNextAttackRoll = (by: Amount, of: Selector): Modifier => ({
  modify: 'rolls',
  of,
  which: 'nextAttack',
  by,
});
/** The stat is this number, before what else changes it. */
export const statIs = (name: Stat, to: Amount, on: Selector): Modifier => ({ modify: 'statIs', stat: name, on, to });
export const mustAttack = (what: Selector, who: Selector = activePlayer): Modifier => ({
  modify: 'mustAttack',
  who,
  what,
});
/** Anything that can be attacked. */
export const mustAttackSomething = (who: Selector = activePlayer): Modifier => ({
  modify: 'mustAttack',
  who,
  what: null,
});
export const goesFirst = (who: Selector): Modifier => ({ modify: 'goesFirst', who });
/** They make an attack roll after each of the attacking player's (KEY-08). */
export const attacksAlong = (who: Selector): Modifier => ({ modify: 'attacksAlong', who });
/** So that these players can declare an attack, they pay this (COST-02). */
export const attackCosts = (of: Selector, ...pay: readonly Cost[]): Modifier => ({
  modify: 'declaringCosts',
  of,
  what: 'attack',
  pay,
});
/** The same for a purchase, besides its price. */
export const purchaseCosts = (of: Selector, ...pay: readonly Cost[]): Modifier => ({
  modify: 'declaringCosts',
  of,
  what: 'purchase',
  pay,
});
export const mustPurchase = (who: Selector = activePlayer): Modifier => ({ modify: 'mustPurchase', who });
/** Attack rolls that fit this pattern count as hits, whatever their number. */
export const countsAsHit = ({ where }: EventPattern): Modifier => ({
  modify: 'countsAs',
  as: 'hit',
  ...(where === undefined ? {} : { where }),
});
export const countsAsMiss = ({ where }: EventPattern): Modifier => ({
  modify: 'countsAs',
  as: 'miss',
  ...(where === undefined ? {} : { where }),
});
/** The same of the next attack roll only. */
export const nextCountsAsMiss = (of: EventPattern): Modifier =>
  ({ ...countsAsMiss(of), next: 'attackRoll' }) as Modifier;
/** Does not heal as turns end. */
export const keepsDamage = (on: Selector): Modifier => ({ modify: 'keepsDamage', on });
export const cannotBeAttacked = (on: Selector): Modifier => ({ modify: 'cannotBeAttacked', on });
/** An item, a room or a soul with a stat box of its own (ATKOBJ-01). */
export const canBeAttacked = (on: Selector): Modifier => ({ modify: 'canBeAttacked', on, dc: null });
/** Players, who have no evasion otherwise; of several the newest applies (ATKPL-01, ATKPL-03). */
export const canBeAttackedWith = (dc: Amount, on: Selector): Modifier => ({ modify: 'canBeAttacked', on, dc });
/** Such events do not happen, and nobody is offered what would be one (META-02, DEC-08). */
export const cannot = ({ event, where }: EventPattern): Modifier =>
  where === undefined ? { modify: 'cannot', event } : { modify: 'cannot', event, where };
/** Their ↷ abilities become $ abilities with this in place of ↷. */
export const insteadOfTap = (on: Selector, ...pay: readonly Cost[]): Modifier => ({ modify: 'insteadOfTap', on, pay });
/** Activating an ability of these costs this besides. */
export const activationCosts = (on: Selector, ...pay: readonly Cost[]): Modifier => ({
  modify: 'activationCosts',
  on,
  pay,
});
/** Their $ abilities cost so many ¢ less. */
export const cheaperActivation = (by: Amount, on: Selector): Modifier => ({ modify: 'cheaperActivation', on, by });
/** They have the rewards of another. */
export const hasRewardOf = (of: Selector, on: Selector): Modifier => ({ modify: 'rewardOf', on, of });
export const noRefill = (slot: DeckSlot): Modifier => ({ modify: 'noRefill', slot });
export const gainsKeyword = (word: Keyword, on: Selector): Modifier => ({ modify: 'keyword', on, word });
export const losesKeyword = (word: Keyword, on: Selector): Modifier => ({ modify: 'loseKeyword', on, word });
export const moreOf = (what: Allowance, by: Amount, of: Selector): Modifier => ({ modify: 'allowance', what, of, by });
/** So many, whatever it would be without this: `allowanceIs('soulsToWin', 5, players())`. */
export const allowanceIs = (what: Allowance, to: Amount, of: Selector): Modifier => ({
  modify: 'allowanceIs',
  what,
  of,
  to,
});
/** May play these loot cards as if they were in the hand (LOOT-05). */
export const mayPlay = (what: Selector, who: Selector = you): Modifier => ({
  modify: 'mayPlay',
  who,
  what,
  cost: 'lootPlay',
});
/** The same without using a loot play (LOOT-07). */
export const mayPlayFreely = (what: Selector, who: Selector = you): Modifier => ({
  modify: 'mayPlay',
  who,
  what,
  cost: 'nothing',
});
/** They have this name in place of their own (NAME-01). */
export const renamed = (on: Selector, as: NameWords): Modifier => ({ modify: 'renamed', on, as });
/** May activate these objects as if they were their own (ABIL-02). */
export const mayUse = (what: Selector, who: Selector = you): Modifier => ({ modify: 'mayUse', who, what });
/** Other players, or whoever it is, cannot choose these as targets (TGT-01). */
export const cannotTarget = (what: Selector, who: Selector): Modifier => ({ modify: 'cannotTarget', who, what });
/** May purchase these cards as if they were shop items (BUY-02). */
export const mayPurchase = (what: Selector, who: Selector = you): Modifier => ({ modify: 'mayPurchase', who, what });
/** Each of them has this ability too. */
export const gainsAbility = (ability: Ability, on: Selector): Modifier => ({ modify: 'ability', on, ability });
/** Each of them has the abilities of others too, as those are now. */
export const hasAbilitiesOf = (of: Selector, on: Selector): Modifier => ({
  modify: 'abilitiesOf',
  on,
  of,
  which: 'all',
});
export const hasTapAbilitiesOf = (of: Selector, on: Selector): Modifier => ({
  modify: 'abilitiesOf',
  on,
  of,
  which: 'tap',
});
export const losesAbilities = (on: Selector, ...except: readonly Keyword[]): Modifier => ({
  modify: 'loseAbilities',
  on,
  except,
});
/** An ability that works where its card is not simply in play (ABIL-01). */
export const worksIn = <A extends Ability>(places: readonly Workplace[], ability: A): A => ({
  ...ability,
  worksIn: places,
});
/** May look at the top card of a deck at any time. */
export const seesTop = (deck: Deck, by: Selector): Modifier => ({ modify: 'seesTop', by, deck });
/** They play with their hands revealed (LOOT-02). */
export const openHands = (of: Selector): Modifier => ({ modify: 'openHands', of });
/** Shop items cost them exactly this. */
export const priceIs = (to: Amount, of: Selector): Modifier => ({ modify: 'priceIs', of, to });
/** The next shop item that one of them buys costs exactly this. */
export const nextPriceIs = (to: Amount, of: Selector): Modifier => ({ modify: 'priceIs', of, to, next: 'shopItem' });
export const cheaper = (by: Amount, of: Selector): Modifier => ({ modify: 'price', of, by });

/** ↷ itself, beside other costs (ABIL-03). */
export const payTap: Cost = { pay: 'tap' };
export const payCoins = (amount: number): Cost => ({ pay: 'coins', amount });
export const payCounters = (amount: number): Cost => ({ pay: 'counters', amount });
/** One or more counters; `paidAmount` is how many. */
export const payAnyCounters: Cost = { pay: 'anyCounters' };
export const payLoot = (amount: number): Cost => ({ pay: 'discardLoot', amount });
/** The whole hand; `paidAmount` is how many cards. */
export const payHand: Cost = { pay: 'hand' };
export const payCoinsTo = (amount: number, to: Selector): Cost => ({ pay: 'coinsTo', amount, to });
export const payHpCost = (amount: number): Cost => ({ pay: 'hp', amount });
export const payDestroying = (amount: number, what: Selector): Cost => ({ pay: 'destroy', what, amount });
export const payGiving = (what: Selector): Cost => ({ pay: 'give', what });
export const payThis: Cost = { pay: 'destroyThis' };
export const payTimer = (amount: number): Cost => ({ pay: 'timer', amount });
/** The payer gets counters. */
export const payWithCounters = (amount: number, named: CounterName): Cost => ({ pay: 'getCounters', amount, named });
