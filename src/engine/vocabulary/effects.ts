import { thisObject, you, chosen, nobody } from './selectors.js';
import type {
  Amount,
  Condition,
  CounterName,
  Effect,
  Modifier,
  RollRow,
  Selector,
  SlotKind,
  StandingAbility,
} from './words.js';

export const nothing: Effect = { do: 'nothing' };
/** One after the other (AND-02). Not called `then`: a module that exports `then` never finishes an `import()`. */
export const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of });
/** The second only if the first was done (AND-01). */
export const and = (first: Effect, second: Effect): Effect => ({ do: 'and', first, second });
/** The second only if the whole first was done (AND-03). */
export const ifYouDo = (first: Effect, second: Effect): Effect => ({ do: 'ifYouDo', first, second });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, effect } : { do: 'if', condition, effect, otherwise };
export const may = (effect: Effect, by: Selector = you): Effect => ({ do: 'may', by, effect });
export const chooseOne = (...options: readonly Effect[]): Effect => ({ do: 'chooseOne', by: you, options });
export const choose = (from: Selector, by: Selector = you, as = 'chosen'): Effect => ({
  do: 'choose',
  as,
  by,
  from,
  min: 1,
  max: 1,
});
export const chooseUpTo = (max: Amount, from: Selector, by: Selector = you, as = 'chosen'): Effect => ({
  do: 'choose',
  as,
  by,
  from,
  min: 0,
  max,
});
/** More than there can ever be. */
export const ANY_NUMBER = 99;
export const chooseAny = (from: Selector, by: Selector = you, as = 'chosen'): Effect =>
  chooseUpTo(ANY_NUMBER, from, by, as);
export const chooseAtRandom = (from: Selector, amount: Amount = 1, as = 'chosen'): Effect => ({
  do: 'chooseAtRandom',
  as,
  from,
  amount,
});
export const vote = (over: Selector, by: Selector, as = 'chosen'): Effect => ({ do: 'vote', as, by, over });
/** Who bids most pays it to `to` and is bound. */
export const auction = (by: Selector, to: Selector, as = 'chosen'): Effect => ({ do: 'auction', as, by, to });
/** What they choose together is known to nobody else while `effect` runs. */
export const secretChoice = (by: Selector, from: Selector, effect: Effect, as = 'secret'): Effect => ({
  do: 'secretChoice',
  as,
  by,
  from,
  effect,
});
export const forEach = (of: Selector, effect: Effect): Effect => ({ do: 'forEach', of, effect });
export const on = (from: number, to: number, effect: Effect): RollRow => ({ from, to, effect });
export const roll = (...rows: readonly RollRow[]): Effect => ({ do: 'roll', by: you, rows });
/** Several dice thrown at once, each with its own outcome (DEC-24). */
export const rollTogether = (amount: Amount, ...rows: readonly RollRow[]): Effect => ({
  do: 'rollTogether',
  by: you,
  amount,
  rows,
});
export const win = (who: Selector = you): Effect => ({ do: 'win', who });
export const gain = (amount: Amount, who: Selector = you): Effect => ({ do: 'gainCoins', who, amount });
export const lose = (amount: Amount, who: Selector = you): Effect => ({ do: 'loseCoins', who, amount });
export const stealCoins = (amount: Amount, from: Selector): Effect => ({ do: 'stealCoins', from, to: you, amount });
export const loot = (amount: Amount, who: Selector = you): Effect => ({ do: 'loot', who, amount });
export const gainTreasure = (amount: Amount, who: Selector = you): Effect => ({ do: 'gainTreasure', who, amount });
export const discard = (amount: Amount, who: Selector = you): Effect => ({ do: 'discardLoot', who, amount });
export const deal = (amount: Amount, to: Selector): Effect => ({ do: 'deal', amount, to });
export const take = (amount: Amount, who: Selector = you): Effect => ({ do: 'take', who, amount });
export const kill = (what: Selector): Effect => ({ do: 'kill', what });
export const destroy = (what: Selector): Effect => ({ do: 'destroy', what });
export const destroyThis: Effect = destroy(thisObject);
export const putIntoDiscard = (what: Selector): Effect => ({ do: 'putIntoDiscard', what });
export const heal = (amount: Amount | 'full', what: Selector): Effect => ({ do: 'heal', what, amount });
export const payHp = (amount: Amount): Effect => ({ do: 'payHp', who: you, amount });
export const recharge = (what: Selector): Effect => ({ do: 'recharge', what });
export const rechargeThis: Effect = recharge(thisObject);
export const deactivate = (what: Selector): Effect => ({ do: 'deactivate', what });
export const cancel = (what: Selector): Effect => ({ do: 'cancel', what });
export const cancelEverything: Effect = { do: 'cancelEverything' };
export const endTurn: Effect = { do: 'endTurn' };
export const reroll = (what: Selector): Effect => ({ do: 'reroll', what });
export const addToRoll = (amount: Amount, what: Selector): Effect => ({ do: 'addToRoll', what, amount });
export const setRoll = (to: Amount, what: Selector): Effect => ({ do: 'setRoll', what, to });
/** The other face of a card, the opposite number of a roll (FLIP-01, FLIP-02). */
export const flip = (what: Selector): Effect => ({ do: 'flip', what });
export const cancelAttack: Effect = { do: 'cancelAttack' };
export const preventDeath = (what: Selector, hp: Amount = 1): Effect => ({ do: 'preventDeath', what, hp });
export const preventDamage = (amount: Amount | 'all', what: Selector): Effect => ({
  do: 'preventDamage',
  what,
  amount,
});
export const tillEndOfTurn = (...grants: readonly Modifier[]): Effect => ({ do: 'until', grants, till: 'endOfTurn' });
/** Till the attack that goes on is over. */
export const tillEndOfAttack = (...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: 'endOfAttack',
});
export const forGood = (...grants: readonly Modifier[]): Effect => ({ do: 'until', grants, till: 'forever' });
/** Till the next turn of this player begins (ROUND-01). */
export const tillTurnOf = (player: Selector, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'startOfTurnOf', player },
});
/** As long as the condition holds; when it does not any more, it is over for good. */
export const asLongAs = (condition: Condition, ...grants: readonly Modifier[]): Effect => ({
  do: 'until',
  grants,
  till: { till: 'while', condition },
});
/** Prevents the next so many points of damage this turn (PREV-03). */
export const preventNext = (points: Amount, on_: Selector): Effect =>
  tillEndOfTurn({ modify: 'shield', on: on_, kind: 'points', upTo: points });
/** Prevents the next instance of (up to so much) damage this turn (PREV-03). */
export const preventNextInstance = (on_: Selector, upTo: Amount | 'all' = 'all'): Effect =>
  tillEndOfTurn({ modify: 'shield', on: on_, kind: 'instance', upTo });
export const lootPlay = (amount: Amount, who: Selector = you): Effect => ({ do: 'lootPlay', who, amount });
export const mayAttackAgain: Effect = { do: 'additionalAttack', on: 'any', must: false, times: 1 };
export const mayAttackDeckAgain: Effect = { do: 'additionalAttack', on: 'monsterDeck', must: false, times: 1 };
export const mustAttackAgain: Effect = { do: 'additionalAttack', on: 'any', must: true, times: 1 };
export const mustAttackDeck = (times: Amount): Effect => ({
  do: 'additionalAttack',
  on: 'monsterDeck',
  must: true,
  times,
});
export const expand = (slot: SlotKind, by: Amount = 1): Effect => ({ do: 'expandSlots', slot, by });
const withName = (name: CounterName | undefined) => (name === undefined ? {} : { named: name });
export const putCounters = (amount: Amount, onWhat: Selector = thisObject, name?: CounterName): Effect => ({
  do: 'putCounters',
  on: onWhat,
  amount,
  ...withName(name),
});
export const removeCounters = (amount: Amount, from: Selector = thisObject, name?: CounterName): Effect => ({
  do: 'removeCounters',
  from,
  amount,
  ...withName(name),
});
export const steal = (what: Selector): Effect => ({ do: 'steal', what, to: you });
export const give = (what: Selector, to: Selector): Effect => ({ do: 'give', what, to });
export const swap = (one: Selector, other: Selector): Effect => ({ do: 'swap', one, other });
/** Everybody's hand goes to somebody else at the same time. */
export const giveHands = (of: Selector, to: Selector): Effect => ({ do: 'giveHands', of, to });
export const extraTurn = (who: Selector = you): Effect => ({ do: 'extraTurn', who });
export const skipTurn = (who: Selector = you): Effect => ({ do: 'skipTurn', who });
export const becomeSoul = (what: Selector = thisObject, of: Selector = you): Effect => ({ do: 'becomeSoul', what, of });
export const becomeCurse = (of: Selector): Effect => ({ do: 'becomeCurse', what: thisObject, of });
/** An ability that works till end of turn without an object of its own. */
export const meanwhile = (ability: StandingAbility): Effect => ({ do: 'meanwhile', ability, till: 'endOfTurn' });
/** The next time it happens, and no more. */
export const nextTime = (ability: StandingAbility): Effect => ({ do: 'meanwhile', ability, till: 'once' });
/** So many times this turn. */
export const nextTimesThisTurn = (times: number, ability: StandingAbility): Effect => ({
  do: 'meanwhile',
  ability,
  till: { till: 'usesThisTurn', times },
});
export const nextTimeThisTurn = (ability: StandingAbility): Effect => ({
  do: 'meanwhile',
  ability,
  till: 'onceThisTurn',
});
/** A copy on the stack of loot there, or of a ↷ ability of an object (COPY-08, COPY-11). */
export const copy = (what: Selector): Effect => ({ do: 'copy', what });
/** Of each of these an ability, chosen by who says so, is activated by who controls it, if it can be. */
export const forceActivate = (what: Selector): Effect => ({ do: 'forceActivate', by: you, what });
/** A number in the text of a card in play, or of loot on the stack, up or down by so much. */
export const changeNumber = (amount: Amount, what: Selector): Effect => ({
  do: 'changeNumber',
  by: you,
  what,
  amount,
  till: 'endOfTurn',
});
export const becomeCopyThisTurn = (of: Selector, what: Selector = thisObject): Effect => ({
  do: 'becomeCopy',
  what,
  of,
  till: 'endOfTurn',
});
export const becomeCopy = (of: Selector, what: Selector = thisObject): Effect => ({
  do: 'becomeCopy',
  what,
  of,
  till: 'forever',
});

/** The cards that a look or reveal is about, and the one that a search has found. */
export const shown: Selector = chosen('shown');
/** Looks at the top cards of a deck; `effect` may do things with `shown`, and the rest goes back (ZONE-07). */
export const look = (amount: Amount, deck: Selector, effect: Effect = nothing): Effect => ({
  do: 'look',
  by: you,
  deck,
  amount,
  as: 'shown',
  effect,
});
/** The same for everybody to see. */
export const reveal = (amount: Amount, deck: Selector, effect: Effect): Effect => ({
  do: 'reveal',
  deck,
  amount,
  as: 'shown',
  effect,
});
/** Searches a deck for a card (`it`) that fits, does `effect` with it as `shown`, and shuffles the deck. */
export const search = (deck: Selector, where: Condition, effect: Effect): Effect => ({
  do: 'search',
  by: you,
  deck,
  where,
  as: 'shown',
  effect,
});
export const lookAt = (what: Selector): Effect => ({ do: 'lookAt', by: you, what });
export const putOnTop = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'deckTop' }, by: you });
export const putOnBottom = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'deckBottom' }, by: you });
/** So many cards from the top: 1 is the top itself. */
export const putNthFromTop = (nth: Amount, what: Selector): Effect => ({
  do: 'move',
  what,
  to: { place: 'deckNth', nth },
  by: you,
});
export const gainObject = (what: Selector, who: Selector = you): Effect => ({ do: 'gainObject', who, what });
export const putIntoSlot = (what: Selector, slot: SlotKind): Effect => ({ do: 'putIntoSlot', what, slot, by: you });
export const replaceFromDeck = (what: Selector): Effect => ({ do: 'replaceFromDeck', what });
/** The second once everything that the first puts on the stack is over (RULING-23). */
export const afterwards = (first: Effect, effect: Effect): Effect => ({ do: 'afterwards', first, effect });
/** Notes a number on this object; it is forgotten when the object changes zone (NOTE-01). */
export const note = (number: Amount): Effect => ({ do: 'note', number, till: 'forever' });
export const noteThisTurn = (number: Amount): Effect => ({ do: 'note', number, till: 'endOfTurn' });
/** Plays loot cards while this resolves; it still takes a loot play (LOOT-06). */
export const play = (what: Selector, by: Selector = you): Effect => ({ do: 'play', by, what, cost: 'lootPlay' });
/** The same without using a loot play (LOOT-07). */
export const playFreely = (what: Selector, by: Selector = you): Effect => ({ do: 'play', by, what, cost: 'nothing' });
/** This turn each of them may play a copy of a loot card, without using a loot play (COPY-10). */
export const playCopyFreely = (of: Selector, by: Selector = you): Effect => ({
  do: 'playCopy',
  by,
  of,
  cost: 'nothing',
});
/** The same for a loot play (COPY-10). */
export const playCopy = (of: Selector, by: Selector = you): Effect => ({
  do: 'playCopy',
  by,
  of,
  cost: 'lootPlay',
});
/** Into a deck that is shuffled then. */
export const shuffleIn = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'shuffledIn' }, by: you });
/** Loot into a hand (ZONE-12). */
export const putIntoHand = (what: Selector, of: Selector = you): Effect => ({
  do: 'move',
  what,
  to: { place: 'hand', of },
  by: you,
});
/** Under this object, outside the game (ZONE-21). */
export const putUnderThis = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'underThis' }, by: you });
export const removeFromGame = (what: Selector): Effect => ({ do: 'move', what, to: { place: 'outside' }, by: you });
export const removeFaceDown = (what: Selector): Effect => ({
  do: 'move',
  what,
  to: { place: 'outsideFaceDown' },
  by: you,
});
/** Becomes an item of a player (ITEM-07). */
export const becomeItem = (what: Selector, of: Selector = you): Effect => ({ do: 'become', what, role: 'item', of });
/** Takes the last empty room slot, and nobody controls it any more (ROOM-03). */
export const becomeRoom = (what: Selector): Effect => ({ do: 'become', what, role: 'room', of: nobody });
