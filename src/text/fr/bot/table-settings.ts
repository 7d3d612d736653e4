import type { Preset, Switch } from '../../../table/index.js';
import type { TableSettings, TableSettingsCommands } from '../../words/bot/table-settings.js';
import { counted, list, noun } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const PRESET: Readonly<Record<Preset, readonly [name: string, description: string]>> = {
  standard: ['Standard', typo('Comme dans les règles : 4 âmes font gagner')],
  beginner: ['Première partie', typo('3 âmes font gagner, sans âmes bonus : moins de choses à retenir')],
  short: ['Courte', typo('2 âmes font gagner : environ deux fois moins long')],
  long: ['Longue', typo('6 âmes font gagner : toute une soirée')],
  strict: ['Stricte', 'Comme dans les règles, et rien ne se reprend'],
};

const SWITCH: Readonly<Record<Switch, readonly [name: string, description: string]>> = {
  bonusSouls: ['Âmes bonus', 'Trois âmes à côté de la table, pour le premier qui remplit leur condition'],
  takeBack: ['Reprise', "Reprendre sa dernière action, tant que rien de nouveau n'a été vu"],
  picture: ['Image', 'Le plateau vient avec une image ; son texte dit tout sans elle'],
  thread: ['Fil', 'La partie se joue dans un fil, et ce salon reste libre'],
  quick: ['Table rapide', "Rien n'est demandé à qui ne peut que passer, et sa main s'en devine un peu"],
  startsFull: ['Départ à table pleine', "La partie commence d'elle-même dès que toutes les places sont prises"],
};

const win = (number: number): string => `${counted(number, noun('soul'))} ${number > 1 ? 'font' : 'fait'} gagner`;

export const tableSettings: TableSettings = {
  title: 'Réglages de cette table',
  changes: {
    you: typo("Vous êtes l'hôte : choisissez ci-dessous. Tout le monde voit aussitôt le changement."),
    host: (name) => `Seul l'hôte, ${name}, les change.`,
    nobody: 'La partie a commencé, ils restent donc comme ils sont.',
  },
  preset: (preset) => (preset === null ? 'À la carte' : PRESET[preset][0]),
  presetDescription: (preset) => PRESET[preset][1],
  choosePreset: 'Formule',
  goal: win,
  chooseGoal: "Combien d'âmes font gagner",
  first: (player) => (player === null ? 'Le hasard dit qui commence' : `${player} commence`),
  firstDescription: (chance) =>
    chance ? 'Le dé le plus bas, sauf si une carte dit qui commence' : 'Sauf si une carte dit qui commence',
  chooseFirst: 'Qui commence',
  switched: (what, on) => typo(`${SWITCH[what][0]} : ${on ? 'oui' : 'non'}`),
  switchName: (what) => SWITCH[what][0],
  switchDescription: (what) => typo(SWITCH[what][1]),
  chooseSwitches: "Rien n'est activé",
  boardLanguage: (language) => `Plateau en ${language === 'fr' ? 'français' : 'anglais'}`,
  toLanguage: (language) => (language === 'fr' ? 'Plateau en français' : 'Board in English'),
  sets: typo('Cartes : le jeu de base, 2e édition'),
  shuffleSeats: 'Mélanger les places',
  lists: 'Listes de cartes',
  listsTitle: 'Listes de cartes de cette table',
  howToList: "L'hôte met une carte sur une liste avec **/souls options** `bannir` ou `imposer`.",
  listed: (which, cards) => typo(`${which === 'banned' ? 'Bannies' : 'Imposées'} : ${list(cards, 'et')}`),
  takeOff: (which) => (which === 'banned' ? 'Permettre à nouveau une carte' : 'Ne plus imposer une carte'),
  listChanged: (which, card) => {
    if (which === null) return `${card} n'est plus sur la liste.`;
    return typo(
      which === 'banned' ? `${card} ne sera pas dans la partie.` : `${card} sera dans la partie, c'est certain.`,
    );
  },
  oneList: typo('Choisissez une seule chose : bannir, imposer ou permettre.'),
  houseRules: (number) => typo(`Règles maison : ${number}`),
  noHouseRules: typo('Pas de règles maison : cette table joue comme dans les règles.'),
  rule: (rule, names) => {
    switch (rule.rule) {
      case 'souls':
        return `${win(rule.souls)} au lieu de 4`;
      case 'first':
        return `${names.player(rule.player)} commence, sauf si une carte en décide autrement`;
      case 'noBonusSouls':
        return 'Sans âmes bonus';
      case 'banned':
        return typo(
          `Bannies : ${list(
            rule.cards.map((card) => names.card(card)),
            'et',
          )}`,
        );
      case 'mustHave':
        return typo(
          `Imposées : ${list(
            rule.cards.map((card) => names.card(card)),
            'et',
          )}`,
        );
    }
  },
};

export const tableCommands: TableSettingsCommands = {
  new: {
    name: 'nouvelle',
    description: 'Ouvrir une table dans ce salon',
    preset: { name: 'formule', description: 'Le genre de partie ; tout se change encore ensuite' },
    pace: { name: 'rythme', description: "Ce soir d'une traite, ou sur plusieurs jours ; sans horloge par défaut" },
    souls: { name: 'âmes', description: "Valeur d'âme qui fait gagner, de 1 à 9 (4 sans autre choix)" },
    bonusSouls: { name: 'âmes-bonus', description: 'Jouer avec les trois âmes bonus' },
    takeBack: { name: 'reprise', description: 'Autoriser à reprendre ses actions' },
    picture: { name: 'image', description: 'Montrer le plateau avec une image' },
    thread: { name: 'fil', description: 'Jouer la partie dans un fil à part' },
    startsFull: {
      name: 'départ-plein',
      description: "Commencer la partie d'elle-même dès que toutes les places sont prises",
    },
    quick: {
      name: 'rapide',
      description: "Ne rien demander à qui ne pourrait que passer ; chaque place doit l'accepter",
    },
    language: { name: 'langue', description: 'La langue du plateau (celle du serveur sans autre choix)' },
  },
  options: {
    name: 'options',
    description: "Les réglages de la table ; l'hôte bannit ou impose des cartes",
    ban: { name: 'bannir', description: 'Une carte qui ne doit pas être dans la partie' },
    mustHave: { name: 'imposer', description: 'Une carte qui doit être dans la partie' },
    allow: { name: 'permettre', description: 'Une carte à retirer de sa liste' },
  },
};
