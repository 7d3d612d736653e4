import { capital, uncapital } from '../../cards/sentences.js';
import type { Card, CardLookup, DecisionKey, Effect, Meaning, Option, StackItemView } from '../../../engine/index.js';
import { DESCRIPTION, LABEL, fit, fitting } from '../../game/fit.js';
import type { Names } from '../../words/described.js';
import { abilityForms, cardForms, effectForms } from '../cards/summaries.js';
import { cardText } from '../cards/abilities.js';
import { statsLine } from '../cards/nouns.js';
import { offeredEffect, shortEffect, stackEffect } from '../cards/short-effects.js';
import { named } from './named.js';
import { counterWord, deckName, list, signed } from '../cards/nouns.js';

/** The answers to whether something is to be done. */
export const YES = 'Yes';
export const NO = 'No';

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
  'deck.place': 'is putting a card into a deck',
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
  'setup.character': 'is choosing a character',
  'setup.treasure': 'is drafting a treasure',
};
/** The public part of a question: `Bomb!: Alice is choosing a target.` */
export const askedLine = (asked: {
  readonly player: string;
  readonly key: DecisionKey;
  readonly card: string | null;
}): string => `${asked.card === null ? '' : `${asked.card}: `}${asked.player} ${DOING[asked.key]}.`;

/** With what it does, in the longest form that fits into a label. */
const saying = (what: string, forms: readonly string[]): string =>
  fitting([[...forms.map((text) => `${what}: ${uncapital(text).replace(/\.$/, '')}`), what]], LABEL);

const withEffect = (what: string, { kind, effect, card }: Meaning, cards: CardLookup): string => {
  if (effect === undefined) return what;
  const does = (kind === 'yes' ? shortEffect : offeredEffect)(effect, cards, card);
  return saying(what, effectForms(effect, does));
};

/** What is left of a shield: "prevent the next 2 damage", "prevent all of it". */
const shieldText = ({ ability, left }: Meaning): string => {
  if (left === undefined) return 'prevent all of it';
  return ability === 'points' ? `prevent the next ${left} damage` : `prevent up to ${left} of it`;
};

/** What a replacement does, the longest form first. */
const replacingForms = (meaning: Meaning, cards: CardLookup): readonly string[] => {
  const { card = null, ability, replaces } = meaning;
  if (replaces !== undefined) return abilityForms(replaces, card, cards);
  return ability === 'points' || ability === 'instance' ? [shieldText(meaning)] : [];
};

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

/** The card, with what has set it off where that tells it from another. */
const triggerName = (meaning: Meaning, names: Names): string => {
  const card = cardOf(meaning, names, 'Trigger');
  return meaning.about === undefined ? card : `${card} (${named(meaning.about, names)})`;
};
const replacementName = ({ card, ability }: Meaning, names: Names): string => {
  if (ability === 'armor') return 'Boss armor';
  return card === undefined ? 'Prevention' : names.card(card);
};

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
    case 'sellSoul':
      return `Soul for sale: ${cardOf(meaning, names, 'a soul')}`;
    case 'back':
      return 'Back';
    case 'yes':
      return withEffect(YES, meaning, cards);
    case 'nothing':
      return 'Nothing';
    case 'no':
      return NO;
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
        : fitting([formsIn(meaning.effect, meaning, cards)], LABEL);
    case 'trigger':
      return withEffect(triggerName(meaning, names), meaning, cards);
    case 'replacement':
      return saying(replacementName(meaning, names), replacingForms(meaning, cards));
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

/** What its entry in a menu is called, where that says besides what it does; at most 80 characters. */
export const choiceLabel = (option: Option, names: Names, cards: CardLookup): string => {
  const { meaning } = option;
  if (meaning.kind === 'yes') return YES;
  if (meaning.kind === 'replacement') return fit(replacementName(meaning, names), LABEL);
  if (meaning.card === undefined) return optionLabel(option, names, cards);
  if (meaning.kind === 'trigger') return fit(triggerName(meaning, names), LABEL);
  return meaning.kind === 'activate' ? fit(cardOf(meaning, names, ''), LABEL) : optionLabel(option, names, cards);
};

/** Everything that its card says, or its ability with what that is for, the longest form first. */
const wholeForms = (meaning: Meaning, cards: CardLookup): readonly string[] => {
  const { kind, card: id, ability } = meaning;
  if (kind === 'replacement') return replacingForms(meaning, cards);
  if (id === undefined) return [];
  const card = cards.card(id);
  if (kind === 'object' || kind === 'play') return [cardInShort(card, cards), fitting(cardForms(card, cards), LABEL)];
  const found = card.abilities.find(({ key }) => key === ability);
  return found === undefined ? [] : abilityForms(found, id, cards);
};

/** Ever more of what it does, to tell it from an option of the same name; each at most 80 characters. */
export const longerLabels = (option: Option, names: Names, cards: CardLookup): readonly string[] => {
  const name = choiceLabel(option, names, cards);
  const { effect } = option.meaning;
  const done = effect === undefined ? [] : formsIn(effect, option.meaning, cards);
  const whole = wholeForms(option.meaning, cards);
  const cut = [done, whole].flatMap(([text]) => text ?? []).map((text) => `${name}: ${uncapital(text)}`);
  return [optionLabel(option, names, cards), saying(name, whole), ...cut.map((text) => fit(text, LABEL))];
};

/** A card's numbers and abilities in one line. */
export const cardInShort = (card: Card, cards: CardLookup): string =>
  [statsLine(card), ...cardText(card, cards)].filter((part) => part !== '').join(' ');

/** The same in a menu, where what is too long is only named. */
const menuText = (card: Card, cards: CardLookup): string => {
  const whole = cardInShort(card, cards);
  return whole.length <= DESCRIPTION ? whole : fitting(cardForms(card, cards), DESCRIPTION);
};

const formsIn = (effect: Effect, { card, targets }: Meaning, cards: CardLookup): readonly string[] =>
  effectForms(effect, offeredEffect(effect, cards, card, targets));

/** A card by its text; a character that may be chosen by its starting item, for that is what differs (CHAR-02). */
const cardDescription = (card: Card, { zone }: Meaning, cards: CardLookup): string => {
  if (zone !== 'outside' || card.startingItem === null) return menuText(card, cards);
  const item = cards.card(card.startingItem);
  return `${item.name.en} · ${menuText(item, cards)}`;
};

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
    case 'sellSoul':
      return 'Discard this soul for 5¢, 1 loot and a starting item';
    case 'back':
      return 'Call it off; nothing has been paid yet';
    case 'activate':
    case 'trigger':
    case 'mode':
    case 'yes':
      return meaning.effect === undefined ? '' : fitting([formsIn(meaning.effect, meaning, cards)], DESCRIPTION);
    case 'replacement': {
      const forms = replacingForms(meaning, cards);
      if (forms.length > 0) return fitting([forms.map(capital)], DESCRIPTION);
      return meaning.card === undefined ? '' : cardDescription(cards.card(meaning.card), meaning, cards);
    }
    case 'play':
    case 'object':
    case 'stack':
    case 'textNumber':
    case 'slot':
      return meaning.card === undefined ? '' : cardDescription(cards.card(meaning.card), meaning, cards);
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
      const what = stackEffect(item, cards) === '' ? '' : `: ${stackEffect(item, cards)}`;
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

/** What a roll does as it stands: `loot 3`; empty for what has no outcome of its own. */
export const rollOutcome = (
  { rows, stands, number, card }: Pick<StackItemView, 'rows' | 'stands' | 'number' | 'card'>,
  cards: CardLookup,
): string => {
  const result = stands ?? number;
  if (rows.length === 0 || result === null) return '';
  const row = rows.find(({ from, to }) => result >= from && result <= to);
  return row === undefined ? 'nothing happens' : shortEffect(row.effect, cards, card);
};
