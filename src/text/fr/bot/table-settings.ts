import type { Words } from '../../wording.js';
import type { IdleReason, Preset, RatioDeck, ShortDeck, Strength, Switch } from '../../../table/index.js';
import { challengePresets } from './challenge-presets.js';
import { houseCards } from './house-cards.js';
import { knownCard } from './known-card.js';
import { printings } from './printings.js';
import { DECKS } from './ui.js';
import { variants } from '../game/variants.js';
import { counted, list, noun } from '../cards/nouns.js';

const PRESET: Readonly<Record<Preset, readonly [name: string, description: string]>> = {
  standard: ['Standard', 'Comme dans les règles : 4 âmes pour gagner'],
  beginner: ['Première partie', '3 âmes pour gagner, sans âmes bonus : moins de choses à retenir'],
  short: ['Courte', '2 âmes pour gagner : environ deux fois plus court'],
  long: ['Longue', '6 âmes pour gagner : toute une soirée'],
  strict: ['Stricte', 'Comme dans les règles, sans retour en arrière'],
  together: [
    'Ensemble contre la montre, normal',
    'À deux, un seul but : 4 âmes en tout avant la fin du compte à rebours',
  ],
  togetherHard: [
    'Ensemble contre la montre, difficile',
    'À deux, un seul but : 6 âmes en tout avant la fin du compte à rebours',
  ],
  togetherUltra: ['Ensemble, ultra difficile', 'À deux, un seul but : 8 âmes en tout avant la fin du compte à rebours'],
  alone: ['Solo contre la montre, normal', 'Vous jouez les deux : 4 âmes en tout avant la fin du compte à rebours'],
  aloneHard: [
    'Solo contre la montre, difficile',
    'Vous jouez les deux : 6 âmes en tout avant la fin du compte à rebours',
  ],
  aloneUltra: ['Solo, ultra difficile', 'Vous jouez les deux : 8 âmes en tout avant la fin du compte à rebours'],
  ...challengePresets.preset,
};

const SWITCH: Readonly<Record<Switch, readonly [name: string, description: string]>> = {
  bonusSouls: ['Âmes bonus', 'Trois âmes à côté de la table, pour le premier qui remplit leur condition'],
  rooms: ['Salles', 'Une salle est en jeu et change la partie pour tout le monde ; Requiem en a'],
  ratios: ['Pioches de 100', 'Butins, trésors et monstres : 100 cartes par pioche, dans les proportions des règles'],
  takeBack: ['Retour en arrière', "Annuler sa dernière action, tant que rien de nouveau n'a été révélé"],
  picture: ['Image', "Le plateau s'accompagne d'une image ; son texte suffit sans elle"],
  thread: ['Fil', 'La partie se joue dans un fil, et ce salon reste libre'],
  quick: ['Table rapide', "La table passe pour qui ne peut que passer, et sa main s'en devine un peu"],
  startsFull: ['Départ à table pleine', "La partie commence d'elle-même dès que toutes les places sont prises"],
};

const DECK: Readonly<Record<RatioDeck, string>> = { loot: 'butins', treasure: 'trésors', monster: 'monstres' };

const IDLE: Readonly<Record<IdleReason, string>> = {
  notInSets: 'dans aucune des extensions choisies',
  noRooms: 'cette table joue sans salles',
  noBonusSouls: 'cette table joue sans âmes bonus',
  threePlus: 'à partir de trois joueurs seulement',
  everybodyIs: 'tout le monde a le même personnage',
  eachChooses: 'chacun choisit parmi tous les personnages',
  anyway: 'de toute façon dans la partie',
};

const win = (number: number): string => `${counted(number, noun('soul'))} pour gagner`;

const STRENGTH: Readonly<Record<Strength, readonly [name: string, about: string]>> = {
  simple: ['simple', 'réponse immédiate'],
  careful: ['prudent', 'un peu de réflexion'],
  strong: ['fort', 'réflexion poussée ; chaque coup prend un instant'],
};

export const tableSettings: Words['tableSettings'] = {
  title: 'Réglages de cette table',
  changes: {
    you: "Vous êtes l'hôte : choisissez ci-dessous. Tout le monde voit aussitôt le changement.",
    host: (name) => `Seul l'hôte, ${name}, les change.`,
    nobody: 'La partie a commencé, ils restent donc comme ils sont.',
  },
  preset: (preset) => (preset === null ? 'Personnalisée' : PRESET[preset][0]),
  presetDescription: (preset) => PRESET[preset][1],
  mode: {
    versus: 'Chacun contre tous',
    computers: 'Contre des joueurs virtuels',
    together: 'Ensemble contre la montre',
    doodler: 'Jour du Gribouilleur, normal',
    doodlerhard: 'Jour du Gribouilleur, difficile',
    doodlerultra: 'Jour du Gribouilleur, ultra difficile',
    doodlerversus: 'Jour du Gribouilleur, compétitif',
  },
  choosePreset: 'Type de partie',
  goal: win,
  chooseGoal: "Nombre d'âmes pour gagner",
  first: (player) => (player === null ? 'Premier joueur au hasard' : `${player} commence`),
  firstDescription: (chance) =>
    chance
      ? 'Le dé le plus bas commence, sauf si une carte en décide autrement'
      : 'Sauf si une carte en décide autrement',
  chooseFirst: 'Qui commence',
  switched: (what, on) => `${SWITCH[what][0]} : ${on ? 'oui' : 'non'}`,
  switchName: (what) => SWITCH[what][0],
  switchDescription: (what) => SWITCH[what][1],
  chooseSwitches: "Rien n'est activé",
  strength: (strength) => STRENGTH[strength][0],
  strengthLine: (strength) => `Niveau des joueurs virtuels : **${STRENGTH[strength][0]}** (${STRENGTH[strength][1]})`,
  strengthButton: (strength) => `🤖 Niveau : ${STRENGTH[strength][0]}`,
  boardLanguage: (language) => `Plateau en ${language === 'fr' ? 'français' : 'anglais'}`,
  toLanguage: (language) => (language === 'fr' ? 'Plateau en français' : 'Board in English'),
  sets: (names) => `Cartes : ${list(names, 'et')}`,
  decks: DECKS,
  decksTitle: 'Cartes et pioches de cette table',
  chooseSets: 'Jeux de cartes',
  setDescription: (cards) => counted(cards, { one: 'carte différente', many: 'cartes différentes', f: true }),
  deckSizes: ({ loot, treasure, monster, room, character, bonusSoul }) =>
    `Butins ${loot} · trésors ${treasure} · monstres ${monster} · salles ${room} · personnages ${character} · âmes bonus ${bonusSoul}`,
  shortDecks: (decks) => {
    const missing = (deck: ShortDeck): string =>
      deck.missing.map(({ category, cards }) => `${knownCard.category[category]} ${cards}`).join(', ');
    const lines = decks.map((deck) => `${DECK[deck.deck]} ${deck.cards} (il manque : ${missing(deck)})`);
    return `Les extensions choisies ont trop peu de cartes de certaines sortes pour des pioches de 100 : ${list(lines, 'et')}.`;
  },
  leftOut: (cards) =>
    `${counted(cards, { one: 'carte pour trois joueurs ou plus reste', many: 'cartes pour trois joueurs ou plus restent', f: true })} de côté à deux.`,
  everything: 'Toutes les cartes',
  shuffleSeats: 'Mélanger les places',
  lists: 'Listes de cartes',
  listsTitle: 'Listes de cartes de cette table',
  howToList: "L'hôte met une carte sur une liste avec **/souls options** `bannir` ou `imposer`.",
  listed: (which, cards) => `${which === 'banned' ? 'Bannies' : 'Imposées'} : ${list(cards, 'et')}`,
  idle: (why, cards) => `Sans effet (${IDLE[why]}) : ${list(cards, 'et')}`,
  placeholder: (id) => `${id} (dort : cette version ne la connaît pas)`,
  takeOff: (which) => (which === 'banned' ? 'Autoriser à nouveau une carte' : 'Ne plus imposer une carte'),
  listChanged: (which, card) => {
    if (which === null) return `${card} n'est plus sur la liste.`;
    return which === 'banned' ? `${card} ne sera pas dans la partie.` : `${card} sera forcément dans la partie.`;
  },
  oneList: 'Choisissez une seule chose : bannir, imposer, autoriser, impressions ou code.',
  way: (isAlone) => {
    const who = isAlone
      ? 'Vous jouez deux joueurs, chacun avec sa main, ses ¢ et son personnage.'
      : 'Deux joueurs, un seul but : les deux gagnent, ou les deux perdent. Un joueur virtuel peut être le partenaire.';
    return `${who} Le compte à rebours part de 8. Il baisse de 1 à la fin de chaque manche de deux tours, et chaque fois que quelqu'un meurt pendant son propre tour ; à 0, la partie est perdue. Pas d'âmes bonus, pas de marchandage, et une salle restée là toute une manche s'en va.`;
  },
  wayInRules: 'Dans les règles',
  cap: (most) =>
    most === null ? "Pas de limite d'âmes par joueur" : `Au plus ${counted(most, noun('soul'))} par joueur`,
  code: (code) => `Code de ces règles, pour **/souls options** \`code\` à une autre table : \`${code}\``,
  codeTaken: 'La table joue désormais avec les règles maison de ce code.',
  houseRules: (number) => `Règles maison : ${number}`,
  noHouseRules: 'Pas de règles maison : cette table joue comme dans les règles.',
  rule: (rule, names) => {
    switch (rule.rule) {
      case 'souls':
        return `${win(rule.souls)} au lieu de 4`;
      case 'first':
        return `${names.player(rule.player)} commence, sauf si une carte en décide autrement`;
      case 'noBonusSouls':
        return 'Sans âmes bonus';
      case 'variants':
        return variants.playing(rule.variants);
      case 'printings':
        return printings.playing(rule.printings, names);
      case 'houseCards':
        return houseCards.table.rule(rule.names.map((name) => name.fr));
      case 'cap':
        return `Au plus ${counted(rule.cap, noun('soul'))} par joueur`;
      case 'banned':
        return `Bannies : ${list(
          rule.cards.map((card) => names.card(card)),
          'et',
        )}`;
      case 'mustHave':
        return `Imposées : ${list(
          rule.cards.map((card) => names.card(card)),
          'et',
        )}`;
    }
  },
};

export const tableCommands: Pick<Words['commands']['souls'], 'new' | 'options'> = {
  new: {
    name: 'nouvelle',
    description: 'Ouvrir une table dans ce salon',
    preset: { name: 'type', description: 'Le type de partie ; tout reste modifiable' },
    pace: { name: 'rythme', description: "Ce soir d'une traite, ou sur plusieurs jours ; sans horloge par défaut" },
    souls: { name: 'âmes', description: 'Âmes pour gagner, de 1 à 9 (4 par défaut)' },
    seats: { name: 'places', description: 'Combien de places, de 2 à 8 (4 par défaut) ; de 5 à 8, officieux et lent' },
    sets: { name: 'extensions', description: 'Avec quelles extensions ; tout autre choix se fait à la table' },
    computers: {
      name: 'joueurs-virtuels',
      description: 'Le niveau des joueurs virtuels, aussi pour qui est parti ou en retard',
    },
    rooms: { name: 'salles', description: 'Jouer avec des salles ; il faut une extension qui en a, comme Requiem' },
    ratios: { name: 'pioches-de-100', description: 'Des pioches de 100 cartes, dans les proportions des règles' },
    bonusSouls: { name: 'âmes-bonus', description: 'Jouer avec les trois âmes bonus' },
    takeBack: { name: 'retour', description: 'Autoriser le retour en arrière' },
    picture: { name: 'image', description: 'Montrer le plateau avec une image' },
    thread: { name: 'fil', description: 'Jouer la partie dans un fil à part' },
    startsFull: {
      name: 'départ-plein',
      description: "Commencer la partie d'elle-même dès que toutes les places sont prises",
    },
    quick: {
      name: 'rapide',
      description: "Passer d'office pour qui ne peut que passer ; chaque place doit l'accepter",
    },
    language: { name: 'langue', description: 'La langue du plateau (par défaut, celle du serveur)' },
  },
  options: {
    name: 'options',
    description: "Les réglages de la table ; l'hôte bannit ou impose des cartes",
    ban: { name: 'bannir', description: 'Une carte qui ne doit pas être dans la partie' },
    mustHave: { name: 'imposer', description: 'Une carte qui doit être dans la partie' },
    allow: { name: 'autoriser', description: 'Une carte à retirer de sa liste' },
    printings: {
      name: 'impressions',
      description: "Les cartes telles qu'à l'origine, dans toutes leurs impressions, ou dans celles listées",
    },
    computers: {
      name: 'joueurs-virtuels',
      description: 'Le niveau des joueurs virtuels, aussi pour qui est parti ou en retard',
    },
    code: { name: 'code', description: "Les règles maison d'une autre table, d'après le code de ses réglages" },
  },
};
