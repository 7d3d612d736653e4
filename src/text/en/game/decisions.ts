import { capital } from '../../cards/sentences.js';
import type { Card, CardLookup, DecisionKey, Meaning, Option, StackItemView } from '../../../engine/index.js';
import { shownToChooser } from '../../cards/asked.js';
import { DESCRIPTION, LABEL, fit } from '../../game/fit.js';
import type { Names } from '../../words/described.js';
import type { Words } from '../../words/words.js';
import { cardText, shortEffect, statsLine } from '../cards/abilities.js';
import { named } from './named.js';
import { counterWord, deckName, list, signed } from '../cards/nouns.js';

/** `a target`, `up to 2 targets`, `2 targets`. */
const howMany = (min: number, max: number, one: string, many: string): string => {
  if (min === 1 && max === 1) return one;
  if (min === 0) return `up to ${max} ${max === 1 ? one.replace(/^an? /, '') : many}`;
  return min === max ? `${max} ${many}` : `${min} to ${max} ${many}`;
};

type Asking = Parameters<Words['question']>[0];

/** What is put in order. */
const IN_ORDER = {
  'trigger.order': 'put your triggers in order (the first goes on the stack first)',
  'replacement.order': 'put these changes in order (the first applies first)',
  'roll.order': 'put the changes of the roll in order (the first applies first)',
  'each.order': 'put these in order (it happens to the first one first)',
  'deck.order': 'put the cards in the order you want (the first lies uppermost)',
  'dice.order': 'put your dice in order (the first resolves first)',
  'refill.order': 'put the slots in the order in which they are refilled',
} as const;
const isOrder = (key: DecisionKey): key is keyof typeof IN_ORDER => key in IN_ORDER;

const PAYING = {
  discard: (what: string) => `choose ${what} to discard as the cost`,
  destroy: (what: string) => `choose ${what} to destroy as the cost`,
  give: () => 'choose an item to give as the cost',
  receive: () => 'choose the player who gets it',
} as const;
const costAsked = ({ paying = 'discard', min, max }: Asking): string =>
  PAYING[paying](
    paying === 'destroy' ? howMany(min, max, 'an item', 'items') : howMany(min, max, 'a loot card', 'loot cards'),
  );

/** What the target is for, and which it is of several. */
const targetAsked = ({ min, max, effect, aims, card }: Asking, cards: CardLookup): string => {
  const many = howMany(min, max, 'a target', 'targets');
  if (effect === undefined || aims === undefined) return `choose ${many}`;
  const what = aims.targets.length > 1 ? `${min === 0 ? `${many} as ` : ''}target ${aims.at + 1}` : many;
  return `choose ${what}: ${shortEffect(effect, cards, card, aims.targets)}`;
};

/** Somebody else may choose what is destroyed (RULING-15). */
const penaltyAsked = ({ player, options }: Asking, names: Names): string => {
  const whose = options?.[0]?.meaning.owner;
  if (whose === undefined || player === undefined || whose === player)
    return 'death penalty: choose an item to destroy';
  return `death penalty of ${names.player(whose)}: choose the item that they destroy`;
};

const asks = (asking: Asking, names: Names, cards: CardLookup): string => {
  const { key, card, min, max, effect } = asking;
  if (isOrder(key)) return IN_ORDER[key];
  switch (key) {
    case 'priority':
      return 'act, or pass';
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
      return 'choose what it does';
    case 'announce.target':
    case 'trigger.target':
      return targetAsked(asking, cards);
    case 'announce.cost':
      return costAsked(asking);
    case 'attack.target':
      return 'choose what to attack';
    case 'attack.slot':
      return 'choose the monster slot that the revealed card goes to';
    case 'purchase.choice':
      return 'choose what to buy';
    case 'deathPenalty.item':
      return penaltyAsked(asking, names);
    case 'deathPenalty.loot':
      return 'death penalty: choose a loot card to discard';
    case 'handLimit.loot':
      return `too many cards in hand: discard ${howMany(min, max, '1 loot card', 'loot cards')}`;
    case 'discard.loot':
      return `discard ${howMany(min, max, '1 loot card', 'loot cards')}`;
    case 'effect.may':
      return 'do you want to use it?';
    case 'effect.choose':
      return effect === undefined
        ? `choose ${howMany(min, max, 'one', 'of these')}`
        : shortEffect(effect, cards, card, [], shownToChooser(effect));
    case 'effect.number':
      return 'choose which number in the text changes';
    case 'deck.search':
      return 'choose the card you were searching for';
    case 'counter.kind':
      return 'choose which counter to remove';
    case 'vote':
      return 'choose what you vote for';
    case 'dice.choose':
      return 'choose the die that counts';
    case 'auction.bid':
      return 'bid more ¢, or no more';
    case 'group.propose':
      return 'choose for your group, in secret';
    case 'group.agree':
      return 'do you agree?';
    case 'room.discard':
      return 'a monster died: you may put a room into discard';
  }
};

/** What a player is asked, in one sentence. */
export const question = (decision: Asking, names: Names, cards: CardLookup): string => {
  const text = asks(decision, names, cards);
  const sentence = text.endsWith('?') ? text : `${text}.`;
  return decision.card === null ? capital(sentence) : `${names.card(decision.card)}: ${sentence}`;
};

const DOING: Readonly<Record<DecisionKey, string>> = {
  priority: 'may act or pass',
  'announce.mode': 'is choosing what it does',
  'announce.target': 'is choosing a target',
  'announce.cost': 'is paying the cost',
  'trigger.order': 'is putting triggers in order',
  'trigger.mode': 'is choosing what it does',
  'trigger.target': 'is choosing a target',
  'replacement.order': 'is putting changes in order',
  'roll.order': 'is putting the changes of a roll in order',
  'attack.target': 'is choosing what to attack',
  'attack.slot': 'is choosing a monster slot',
  'purchase.choice': 'is choosing what to buy',
  'deathPenalty.item': 'is choosing an item for the death penalty',
  'deathPenalty.loot': 'is choosing a loot card for the death penalty',
  'handLimit.loot': 'is discarding down to the hand limit',
  'discard.loot': 'is discarding loot',
  'effect.may': 'is deciding whether to use it',
  'effect.option': 'is choosing what it does',
  'effect.choose': 'is choosing',
  'effect.number': 'is choosing a number in a text',
  'each.order': 'is putting things in order',
  'deck.order': 'is putting cards in order',
  'deck.search': 'is searching a deck',
  'counter.kind': 'is choosing a counter',
  vote: 'is voting',
  'dice.choose': 'is choosing the die that counts',
  'dice.order': 'is putting dice in order',
  'auction.bid': 'is deciding about a bid',
  'group.propose': 'is deciding with others in secret',
  'group.agree': 'is deciding with others in secret',
  'refill.order': 'is choosing what is refilled first',
  'room.discard': 'is deciding about a room',
};
/** The public part of a question: `Bomb!: Alice is choosing a target.` */
export const askedLine = (asked: {
  readonly player: string;
  readonly key: DecisionKey;
  readonly card: string | null;
}): string => `${asked.card === null ? '' : `${asked.card}: `}${asked.player} ${DOING[asked.key]}.`;

const withEffect = (what: string, { effect, card }: Meaning, cards: CardLookup): string =>
  effect === undefined ? what : `${what}: ${shortEffect(effect, cards, card)}`;

const cardOf = ({ card, owner, zone, slot }: Meaning, names: Names, otherwise: string): string => {
  if (card === undefined) return otherwise;
  if (slot === 'shop') return `${names.card(card)} (shop)`;
  return owner === undefined || zone === 'hand' ? names.card(card) : `${names.card(card)} (${names.player(owner)})`;
};

const ON_STACK = { loot: 'Loot', ability: 'Ability', roll: 'Roll', damage: 'Damage', death: 'Death' } as const;

/** "Roll of Alice: 4 (Monstro)", "2 damage (Bomb!)", "Loot of Bob: Bomb!". */
const stackLabel = ({ on, card, player, number }: Meaning, names: Names): string => {
  const what = on === undefined ? 'On the stack' : ON_STACK[on];
  const whose = player === undefined ? what : `${what} of ${names.player(player)}`;
  const from = card === undefined ? null : names.card(card);
  if (on === 'damage') return `${number ?? 0} damage${from === null ? '' : ` (${from})`}`;
  if (number !== undefined) return `${whose}: ${number}${from === null ? '' : ` (${from})`}`;
  return from === null ? whose : `${whose}: ${from}`;
};

const slotLabel = (meaning: Meaning, names: Names): string => {
  const number = `slot ${(meaning.number ?? 0) + 1}`;
  return meaning.card === undefined ? `Empty ${number}` : `Over ${names.card(meaning.card)} (${number})`;
};

/** What an attack or a purchase is on, when that is said. */
const aim = ({ card, deck }: Meaning, names: Names): string =>
  card !== undefined ? ` ${names.card(card)}` : deck !== undefined ? ` ${deckName(deck)}` : '';

const label = (meaning: Meaning, names: Names, cards: CardLookup): string => {
  switch (meaning.kind) {
    case 'pass':
      return 'Pass';
    case 'play':
      return `Play ${cardOf({ kind: 'play', ...(meaning.card === undefined ? {} : { card: meaning.card }) }, names, 'a loot card')}`;
    case 'activate':
      return withEffect(meaning.card === undefined ? 'Activate' : names.card(meaning.card), meaning, cards);
    case 'attack':
      return `Attack${aim(meaning, names)}`;
    case 'purchase':
      return `Buy${aim(meaning, names)}`;
    case 'endTurn':
      return 'End turn';
    case 'back':
      return 'Back';
    case 'yes':
      return withEffect('Yes', meaning, cards);
    case 'nothing':
      return 'Nothing';
    case 'no':
      return 'No';
    case 'object':
      return `${cardOf(meaning, names, 'A card')}${meaning.number === undefined ? '' : ` for ${meaning.number}¢`}`;
    case 'player':
      return meaning.player === undefined ? 'A player' : names.player(meaning.player);
    case 'stack':
      return stackLabel(meaning, names);
    case 'deck':
      return `${meaning.deck === undefined ? 'A deck' : capital(deckName(meaning.deck))}${meaning.number === undefined ? '' : ` for ${meaning.number}¢`}`;
    case 'mode':
      return meaning.effect === undefined
        ? `Option ${(meaning.number ?? 0) + 1}`
        : capital(shortEffect(meaning.effect, cards, meaning.card, meaning.targets));
    case 'trigger':
      return withEffect(cardOf(meaning, names, 'Trigger'), meaning, cards);
    case 'replacement':
      return meaning.card === undefined ? 'Prevention' : names.card(meaning.card);
    case 'number':
      return meaning.ability === undefined ? String(meaning.number ?? 0) : capital(counterWord(meaning.ability));
    case 'slot':
      return slotLabel(meaning, names);
    case 'textNumber':
      return `Number ${meaning.ordinal ?? 1} of the text: ${meaning.was ?? 0} becomes ${meaning.number ?? 0}`;
    case 'modifier':
      return `${signed(meaning.number ?? 0)} to the roll`;
  }
};

/** At most 80 characters. */
export const optionLabel = ({ meaning }: Option, names: Names, cards: CardLookup): string =>
  fit(label(meaning, names, cards), LABEL);

const cardInShort = (card: Card, cards: CardLookup): string =>
  [statsLine(card), ...cardText(card, cards)].filter((part) => part !== '').join(' ');

const description = (meaning: Meaning, cards: CardLookup): string => {
  switch (meaning.kind) {
    case 'pass':
      return 'Let what is on the stack go on';
    case 'attack':
      return 'Declare an attack';
    case 'purchase':
      return 'Declare a purchase';
    case 'endTurn':
      return 'Declare the end of your turn';
    case 'back':
      return 'Call it off; nothing has been paid yet';
    case 'activate':
    case 'trigger':
    case 'mode':
    case 'yes':
      return meaning.effect === undefined
        ? ''
        : capital(shortEffect(meaning.effect, cards, meaning.card, meaning.targets));
    case 'play':
    case 'object':
    case 'stack':
    case 'textNumber':
    case 'replacement':
    case 'slot':
      return meaning.card === undefined ? '' : cardInShort(cards.card(meaning.card), cards);
    case 'nothing':
    case 'no':
    case 'player':
    case 'deck':
    case 'number':
    case 'modifier':
      return '';
  }
};

/** At most 100 characters; empty when the label says it all. */
export const optionDescription = ({ meaning }: Option, cards: CardLookup): string =>
  fit(description(meaning, cards), DESCRIPTION);

const aimedAt = (item: StackItemView, names: Names): string =>
  item.targets.length === 0
    ? ''
    : ` → ${list(
        item.targets.map((target) => named(target, names)),
        'and',
      )}`;

/** `Bomb! (Alice) → Monstro: deal 1 damage to the target` */
export const stackLine = (item: StackItemView, names: Names, cards: CardLookup): string => {
  const by = item.controller === 'game' ? 'the game' : names.player(item.controller);
  const card = item.card === null ? null : names.card(item.card);
  const to = aimedAt(item, names);
  switch (item.kind) {
    case 'loot':
    case 'ability': {
      const what = item.effect === null ? '' : `: ${shortEffect(item.effect, cards, item.card)}`;
      return `${item.copy ? 'Copy of ' : ''}${card ?? 'Ability'} (${by})${to}${what}`;
    }
    case 'roll': {
      const roller = item.roller === null ? by : names.player(item.roller);
      return `${item.attackRoll ? 'Attack roll' : 'Roll'} of ${roller}: ${item.number ?? '?'}${card === null ? '' : ` (${card})`}`;
    }
    case 'damage':
      return `${item.number ?? 0} ${item.combat ? 'combat ' : ''}damage${to}${card === null ? '' : ` (${card})`}`;
    case 'death':
      return `Death${to === '' ? '' : ` of ${to.slice(' → '.length)}`}`;
  }
};
