import { capital, uncapital } from '../../cards/sentences.js';
import type { Card, CardLookup, DecisionKey, Effect, Meaning, Option, StackItemView } from '../../../engine/index.js';
import { DESCRIPTION, LABEL, fit, fitting } from '../../game/fit.js';
import type { Names } from '../../words/described.js';
import { abilityForms, cardForms, effectForms } from '../cards/summaries.js';
import { cardText } from '../cards/abilities.js';
import { statsLine } from '../cards/nouns.js';
import { offeredEffect, shortEffect, stackEffect } from '../cards/short-effects.js';
import { named } from './named.js';
import { counted, counterWord, deckName, list, type Noun } from '../cards/nouns.js';
import { deCard, deName } from '../cards/typography.js';

/** The answers to whether something is to be done. */
export const YES = 'Oui';
export const NO = 'Non';

const DOING: Readonly<Record<DecisionKey, string>> = {
  priority: 'peut agir ou passer',
  'announce.mode': 'choisit un effet',
  'announce.target': 'choisit une cible',
  'announce.cost': 'paie le coût',
  'trigger.order': "met ses effets déclenchés dans l'ordre",
  'trigger.mode': 'choisit un effet',
  'trigger.target': 'choisit une cible',
  'replacement.order': "met des effets de remplacement dans l'ordre",
  'roll.order': "met les modifications d'un lancer dans l'ordre",
  'attack.target': 'choisit ce qui est attaqué',
  'attack.slot': 'choisit une zone monstre',
  'purchase.choice': 'choisit quoi acheter',
  'deathPenalty.item': 'choisit un objet pour la pénalité de mort',
  'deathPenalty.loot': 'choisit un butin pour la pénalité de mort',
  'handLimit.loot': "défausse jusqu'à la taille de main maximum",
  'discard.loot': 'défausse des butins',
  'effect.may': "décide d'appliquer l'effet ou non",
  'effect.option': 'choisit un effet',
  'effect.choose': 'fait un choix',
  'effect.number': 'choisit un nombre dans un texte',
  'each.order': "choisit l'ordre",
  'deck.order': "met des cartes dans l'ordre",
  'deck.place': 'met une carte dans une pioche',
  'deck.search': 'cherche dans une pioche',
  'counter.kind': 'choisit un marqueur',
  vote: 'vote',
  'dice.choose': 'choisit le dé qui compte',
  'dice.order': "met ses dés dans l'ordre",
  'auction.bid': "décide d'une enchère",
  'group.propose': "décide en secret avec d'autres",
  'group.agree': "décide en secret avec d'autres",
  'refill.order': 'choisit ce qui est rempli en premier',
  'room.discard': "décide du sort d'une salle",
  'setup.character': 'choisit son personnage',
  'setup.treasure': 'choisit un trésor du draft',
};
/** The public part of a question: « Bombe ! : Alice choisit une cible. » */
export const askedLine = (asked: {
  readonly player: string;
  readonly key: DecisionKey;
  readonly card: string | null;
}): string => `${asked.card === null ? '' : `${asked.card} : `}${asked.player} ${DOING[asked.key]}.`;

/** With what it does, in the longest form that fits into a label. */
const saying = (what: string, forms: readonly string[]): string =>
  fitting([[...forms.map((text) => `${what} : ${uncapital(text).replace(/\.$/, '')}`), what]], LABEL);

const withEffect = (what: string, { kind, effect, card }: Meaning, cards: CardLookup): string => {
  if (effect === undefined) return what;
  const does = (kind === 'yes' ? shortEffect : offeredEffect)(effect, cards, card);
  return saying(what, effectForms(effect, does));
};

/** Ce qui reste d'un bouclier : « prévenez les 2 prochains dégâts », « prévenez tous les dégâts ». */
const shieldText = ({ ability, left }: Meaning): string => {
  if (left === undefined) return 'prévenez tous les dégâts';
  if (ability !== 'points') return `prévenez jusqu'à ${counted(left, DEGAT)}`;
  return left === 1 ? 'prévenez le prochain dégât' : `prévenez les ${left} prochains dégâts`;
};

/** What a replacement does, the longest form first. */
const replacingForms = (meaning: Meaning, cards: CardLookup): readonly string[] => {
  const { card = null, ability, replaces } = meaning;
  if (replaces !== undefined) return abilityForms(replaces, card, cards);
  return ability === 'points' || ability === 'instance' ? [shieldText(meaning)] : [];
};

const cardOf = (
  { card, owner, zone, slot }: Pick<Meaning, 'card' | 'owner' | 'zone' | 'slot'>,
  names: Names,
  otherwise: string,
): string => {
  if (card === undefined) return otherwise;
  if (slot === 'shop') return `${names.card(card)} (boutique)`;
  return owner === undefined || zone === 'hand' ? names.card(card) : `${names.card(card)} (${names.player(owner)})`;
};

const ON_STACK = { loot: 'Butin', ability: 'Effet', roll: 'Lancer', damage: 'Dégâts', death: 'Mort' } as const;

/** « Lancer d'Alice : 4 (Monstro) », « 2 dégâts (Bombe !) », « Butin de Bob : Bombe ! ». */
const stackLabel = ({ on, card, player, number }: Meaning, names: Names): string => {
  const what = on === undefined ? 'Sur la pile' : ON_STACK[on];
  const whose = player === undefined ? what : `${what} ${deName(names.player(player))}`;
  const from = card === undefined ? null : names.card(card);
  if (on === 'damage')
    return `${number ?? 0} ${(number ?? 0) > 1 ? 'dégâts' : 'dégât'}${from === null ? '' : ` (${from})`}`;
  if (number !== undefined) return `${whose} : ${number}${from === null ? '' : ` (${from})`}`;
  return from === null ? whose : `${whose} : ${from}`;
};

const slotLabel = ({ number, card }: Meaning, names: Names): string => {
  const zone = `zone ${(number ?? 0) + 1}`;
  return card === undefined ? `${capital(zone)}, vide` : `Sur ${names.card(card)} (${zone})`;
};
const priced = ({ number }: Meaning): string => (number === undefined ? '' : ` pour ${number} ¢`);
const bonus = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** What an attack or a purchase is on, when that is said. */
const aim = ({ card, deck }: Meaning, names: Names): string =>
  card !== undefined ? ` ${names.card(card)}` : deck !== undefined ? ` ${deckName(deck)}` : '';

/** The card, with what has set it off where that tells it from another. */
const triggerName = (meaning: Meaning, names: Names): string => {
  const card = cardOf(meaning, names, 'Effet déclenché');
  return meaning.about === undefined ? card : `${card} (${named(meaning.about, names)})`;
};
const replacementName = ({ card, ability }: Meaning, names: Names): string => {
  if (ability === 'armor') return 'Armure du boss';
  return card === undefined ? 'Prévention' : names.card(card);
};

const label = (meaning: Meaning, names: Names, cards: CardLookup): string => {
  const { card } = meaning;
  switch (meaning.kind) {
    case 'pass':
      return 'Passer';
    case 'play':
      return `Jouer ${card === undefined ? 'un butin' : names.card(card)}`;
    case 'activate':
      return withEffect(card === undefined ? 'Activer' : names.card(card), meaning, cards);
    case 'attack':
      return `Attaquer${aim(meaning, names)}`;
    case 'purchase':
      return `Acheter${aim(meaning, names)}`;
    case 'endTurn':
      return 'Terminer le tour';
    case 'sellSoul':
      return `Âme à vendre : ${card === undefined ? 'une âme' : names.card(card)}`;
    case 'back':
      return 'Retour';
    case 'yes':
      return withEffect(YES, meaning, cards);
    case 'nothing':
      return 'Rien';
    case 'no':
      return NO;
    case 'object':
      return `${cardOf(meaning, names, 'Une carte')}${priced(meaning)}`;
    case 'player':
      return meaning.player === undefined ? 'Un joueur' : names.player(meaning.player);
    case 'stack':
      return stackLabel(meaning, names);
    case 'deck':
      return `${meaning.deck === undefined ? 'Une pioche' : capital(deckName(meaning.deck))}${priced(meaning)}`;
    case 'mode':
      if (meaning.effect === undefined) return `Option ${(meaning.number ?? 0) + 1}`;
      return fitting([formsIn(meaning.effect, meaning, cards)], LABEL);
    case 'trigger':
      return withEffect(triggerName(meaning, names), meaning, cards);
    case 'replacement':
      return saying(replacementName(meaning, names), replacingForms(meaning, cards));
    case 'number':
      return meaning.ability === undefined ? String(meaning.number ?? 0) : capital(counterWord(meaning.ability));
    case 'slot':
      return slotLabel(meaning, names);
    case 'textNumber':
      return `Nombre ${meaning.ordinal ?? 1} du texte : ${meaning.was ?? 0} devient ${meaning.number ?? 0}`;
    case 'modifier':
      return `${bonus(meaning.number ?? 0)} au lancer`;
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
  const cut = [done, whole].flatMap(([text]) => text ?? []).map((text) => `${name} : ${uncapital(text)}`);
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
  return `${item.name.fr} · ${menuText(item, cards)}`;
};

const description = (meaning: Meaning, cards: CardLookup): string => {
  switch (meaning.kind) {
    case 'pass':
      return 'Laisser se résoudre ce qui est sur la pile';
    case 'attack':
      return 'Déclarer une attaque';
    case 'purchase':
      return 'Déclarer un achat';
    case 'endTurn':
      return 'Déclarer la fin de votre tour';
    case 'sellSoul':
      return 'Défausser cette âme contre 5 ¢, 1 butin et un objet de départ';
    case 'back':
      return "Renoncer ; rien n'a encore été payé";
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
        'et',
      )}`;

const DEGAT: Noun = { one: 'dégât', many: 'dégâts', f: false };

/** `Bombe ! (Alice) → Monstro : infligez 1 dégât à la cible` */
export const stackLine = (item: StackItemView, names: Names, cards: CardLookup): string => {
  const by = item.controller === 'game' ? 'le jeu' : names.player(item.controller);
  const card = item.card === null ? null : names.card(item.card);
  const to = aimedAt(item, names);
  const because = card === null ? '' : ` (${card})`;
  switch (item.kind) {
    case 'loot':
    case 'ability': {
      const what = stackEffect(item, cards) === '' ? '' : ` : ${stackEffect(item, cards)}`;
      const name = card ?? 'Effet';
      return `${item.copy ? `Copie ${deCard(name)}` : name} (${by})${to}${what}`;
    }
    case 'roll': {
      const roller = item.roller === null ? 'du jeu' : deName(names.player(item.roller));
      return `Lancer${item.attackRoll ? " d'attaque" : ''} ${roller} : ${item.number ?? '?'}${because}`;
    }
    case 'damage':
      return `${counted(item.number ?? 0, DEGAT)}${item.combat ? ' de combat' : ''}${to}${because}`;
    case 'death':
      return `Mort${to === '' ? '' : ` ${deName(to.slice(' → '.length))}`}`;
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
  return row === undefined ? 'il ne se passe rien' : shortEffect(row.effect, cards, card);
};
