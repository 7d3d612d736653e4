import { capital } from '../../cards/sentences.js';
import type { Card, CardLookup, DecisionKey, Meaning, Option, StackItemView } from '../../../engine/index.js';
import { shownToChooser } from '../../cards/asked.js';
import { DESCRIPTION, LABEL, fit } from '../../game/fit.js';
import type { Names } from '../../words/described.js';
import type { Words } from '../../words/words.js';
import { cardText, shortEffect, statsLine } from '../cards/abilities.js';
import { named } from './named.js';
import { counted, counterWord, deckName, indefinite, list, noun, type Noun } from '../cards/nouns.js';
import { deName, typo } from '../cards/typography.js';

const CIBLE: Noun = { one: 'cible', many: 'cibles', f: true };
const BUTIN = noun('lootCard');

/** « une cible », « jusqu'à 2 cibles », « 2 cibles ». */
const howMany = (min: number, max: number, what: Noun): string => {
  if (min === 1 && max === 1) return indefinite(what.one, what.f);
  if (min === 0) return `jusqu'à ${counted(max, what)}`;
  return min === max ? counted(max, what) : `de ${min} à ${counted(max, what)}`;
};
const these = (min: number, max: number): string => {
  if (min === 1 && max === 1) return 'choisissez une possibilité';
  const number = min === max ? `${max}` : min === 0 ? `jusqu'à ${max}` : `de ${min} à ${max}`;
  return `choisissez-en ${number}`;
};

type Asking = Parameters<Words['question']>[0];

/** What is put in order. */
const IN_ORDER = {
  'trigger.order': "mettez vos effets déclenchés dans l'ordre (le premier va sur la pile en premier)",
  'replacement.order': "mettez ces effets de remplacement dans l'ordre (le premier s'applique en premier)",
  'roll.order': "mettez les modifications du lancer dans l'ordre (la première s'applique en premier)",
  'each.order': "mettez-les dans l'ordre (la première est touchée en premier)",
  'deck.order': "mettez les cartes dans l'ordre de votre choix (la première sera au-dessus)",
  'dice.order': "mettez vos dés dans l'ordre (le premier se résout en premier)",
  'refill.order': "mettez les zones dans l'ordre où elles sont remplies",
} as const;
const isOrder = (key: DecisionKey): key is keyof typeof IN_ORDER => key in IN_ORDER;

const OBJET = noun('item');
const PAYING = {
  discard: (min: number, max: number) => `choisissez ${howMany(min, max, BUTIN)} à défausser pour payer le coût`,
  destroy: (min: number, max: number) => `choisissez ${howMany(min, max, OBJET)} à détruire pour payer le coût`,
  give: () => 'choisissez un objet à donner pour payer le coût',
  receive: () => 'choisissez le joueur qui le reçoit',
} as const;

/** What the target is for, and which it is of several. */
const targetAsked = ({ min, max, effect, aims, card }: Asking, cards: CardLookup): string => {
  const many = howMany(min, max, CIBLE);
  if (effect === undefined || aims === undefined) return `choisissez ${many}`;
  const what = aims.targets.length > 1 ? `${min === 0 ? `${many} comme` : 'la'} cible ${aims.at + 1}` : many;
  return `choisissez ${what} : ${shortEffect(effect, cards, card, aims.targets)}`;
};

/** Somebody else may choose what is destroyed (RULING-15). */
const penaltyAsked = ({ player, options }: Asking, names: Names): string => {
  const whose = options?.[0]?.meaning.owner;
  if (whose === undefined || player === undefined || whose === player)
    return 'pénalité de mort : choisissez un objet à détruire';
  return `pénalité de mort ${deName(names.player(whose))} : choisissez l'objet qui sera détruit`;
};

const asks = (asking: Asking, names: Names, cards: CardLookup): string => {
  const { key, card, min, max, effect, paying = 'discard' } = asking;
  if (isOrder(key)) return IN_ORDER[key];
  switch (key) {
    case 'priority':
      return 'agissez ou passez';
    case 'announce.mode':
    case 'trigger.mode':
    case 'effect.option':
      return 'choisissez un effet';
    case 'announce.target':
    case 'trigger.target':
      return targetAsked(asking, cards);
    case 'announce.cost':
      return PAYING[paying](min, max);
    case 'attack.target':
      return 'choisissez ce que vous attaquez';
    case 'attack.slot':
      return 'choisissez la zone monstre où va la carte révélée';
    case 'purchase.choice':
      return 'choisissez ce que vous achetez';
    case 'deathPenalty.item':
      return penaltyAsked(asking, names);
    case 'deathPenalty.loot':
      return 'pénalité de mort : choisissez un butin à défausser';
    case 'handLimit.loot':
      return `trop de cartes en main : défaussez ${howMany(min, max, BUTIN)}`;
    case 'discard.loot':
      return `défaussez ${howMany(min, max, BUTIN)}`;
    case 'effect.may':
      return "voulez-vous l'utiliser ?";
    case 'effect.choose':
      return effect === undefined ? these(min, max) : shortEffect(effect, cards, card, [], shownToChooser(effect));
    case 'effect.number':
      return 'choisissez quel nombre du texte change';
    case 'deck.search':
      return 'choisissez la carte que vous cherchiez';
    case 'counter.kind':
      return 'choisissez quel marqueur retirer';
    case 'vote':
      return 'choisissez pour quoi vous votez';
    case 'dice.choose':
      return 'choisissez le dé qui compte';
    case 'auction.bid':
      return 'enchérissez, ou renoncez';
    case 'group.propose':
      return 'choisissez en secret pour votre groupe';
    case 'group.agree':
      return "êtes-vous d'accord ?";
    case 'room.discard':
      return 'un monstre est mort : vous pouvez mettre une salle dans la défausse';
  }
};

/** What a player is asked, in one sentence. */
export const question = (decision: Asking, names: Names, cards: CardLookup): string => {
  const text = asks(decision, names, cards);
  const sentence = text.endsWith('?') ? text : `${text}.`;
  return typo(decision.card === null ? capital(sentence) : `${names.card(decision.card)} : ${sentence}`);
};

const DOING: Readonly<Record<DecisionKey, string>> = {
  priority: 'peut agir ou passer',
  'announce.mode': 'choisit un effet',
  'announce.target': 'choisit une cible',
  'announce.cost': 'paie le coût',
  'trigger.order': 'ordonne ses effets déclenchés',
  'trigger.mode': 'choisit un effet',
  'trigger.target': 'choisit une cible',
  'replacement.order': 'ordonne des effets de remplacement',
  'roll.order': "ordonne les modifications d'un lancer",
  'attack.target': 'choisit ce qui est attaqué',
  'attack.slot': 'choisit une zone monstre',
  'purchase.choice': 'choisit quoi acheter',
  'deathPenalty.item': 'choisit un objet pour la pénalité de mort',
  'deathPenalty.loot': 'choisit un butin pour la pénalité de mort',
  'handLimit.loot': "défausse jusqu'à la taille de main maximum",
  'discard.loot': 'défausse des butins',
  'effect.may': "décide de l'utiliser ou non",
  'effect.option': 'choisit un effet',
  'effect.choose': 'fait un choix',
  'effect.number': 'choisit un nombre dans un texte',
  'each.order': 'met des éléments dans un ordre',
  'deck.order': 'met des cartes dans un ordre',
  'deck.search': 'cherche dans une pioche',
  'counter.kind': 'choisit un marqueur',
  vote: 'vote',
  'dice.choose': 'choisit le dé qui compte',
  'dice.order': 'met ses dés dans un ordre',
  'auction.bid': "décide d'une enchère",
  'group.propose': "décide en secret avec d'autres",
  'group.agree': "décide en secret avec d'autres",
  'refill.order': 'choisit ce qui est rempli en premier',
  'room.discard': "décide du sort d'une salle",
};
/** The public part of a question: « Bombe ! : Alice choisit une cible. » */
export const askedLine = (asked: {
  readonly player: string;
  readonly key: DecisionKey;
  readonly card: string | null;
}): string => typo(`${asked.card === null ? '' : `${asked.card} : `}${asked.player} ${DOING[asked.key]}.`);

const withEffect = (what: string, { effect, card }: Meaning, cards: CardLookup): string =>
  effect === undefined ? what : `${what} : ${shortEffect(effect, cards, card)}`;

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
    case 'back':
      return 'Retour';
    case 'yes':
      return withEffect('Oui', meaning, cards);
    case 'nothing':
      return 'Rien';
    case 'no':
      return 'Non';
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
      return capital(shortEffect(meaning.effect, cards, meaning.card, meaning.targets));
    case 'trigger':
      return withEffect(cardOf(meaning, names, 'Effet déclenché'), meaning, cards);
    case 'replacement':
      return card === undefined ? 'Prévention' : names.card(card);
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
  fit(typo(label(meaning, names, cards)), LABEL);

const cardInShort = (card: Card, cards: CardLookup): string =>
  [statsLine(card), ...cardText(card, cards)].filter((part) => part !== '').join(' ');

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
    case 'back':
      return "Renoncer ; rien n'a encore été payé";
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
  fit(typo(description(meaning, cards)), DESCRIPTION);

const aimedAt = (item: StackItemView, names: Names): string =>
  item.targets.length === 0
    ? ''
    : ` → ${list(
        item.targets.map((target) => named(target, names)),
        'et',
      )}`;

const DEGAT: Noun = { one: 'dégât', many: 'dégâts', f: false };

const itemLine = (item: StackItemView, names: Names, cards: CardLookup): string => {
  const by = item.controller === 'game' ? 'le jeu' : names.player(item.controller);
  const card = item.card === null ? null : names.card(item.card);
  const to = aimedAt(item, names);
  const because = card === null ? '' : ` (${card})`;
  switch (item.kind) {
    case 'loot':
    case 'ability': {
      const what = item.effect === null ? '' : ` : ${shortEffect(item.effect, cards, item.card)}`;
      const name = card ?? 'Effet';
      return `${item.copy ? `Copie ${deName(name)}` : name} (${by})${to}${what}`;
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

/** `Bombe ! (Alice) → Monstro : infligez 1 dégât à la cible` */
export const stackLine = (item: StackItemView, names: Names, cards: CardLookup): string =>
  typo(itemLine(item, names, cards));
