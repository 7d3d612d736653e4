import type { Words } from '../../wording.js';
import { puzzleCommand, shareCommand } from './puzzles.js';
import { hoursCommands } from './hours.js';
import { lookupCommands } from './lookup.js';
import { leagueCommand } from './league.js';
import { person } from './person.js';
import { managingCommand } from './managing.js';
import { replaceCommand } from './replacing.js';
import { exportCommand } from './files.js';
import { whyCommand } from '../game/waiting.js';
import { houseCardsCommand } from './house-cards.js';
import { serverCommand } from './server.js';
import { tableCommands } from './table-settings.js';

export const commands: Words['commands'] = {
  souls: {
    name: 'souls',
    description: 'Une table de Four Souls dans ce salon',
    ...tableCommands,
    setup: serverCommand,
    cards: houseCardsCommand,
    join: { name: 'rejoindre', description: 'Prendre place à la table de ce salon' },
    leave: { name: 'quitter', description: 'Laisser votre place ; en cours de partie, un joueur virtuel continue' },
    start: { name: 'commencer', description: 'Distribuer les cartes et commencer' },
    show: { name: 'afficher', description: 'Publier à nouveau le plateau, au bas du salon' },
    inspect: {
      name: 'examiner',
      description: 'Regarder un joueur, une carte en jeu, une défausse ou la pile ; personne d’autre ne le voit',
      what: { name: 'quoi', description: 'Un joueur ou une carte ; laissez vide pour tout parcourir' },
    },
    undo: {
      name: 'annuler',
      description: "Annuler votre dernière action, tant que rien de nouveau n'a été révélé",
    },
    deal: {
      name: 'marchander',
      description: 'Offrir des ¢ à un autre joueur, ou lui en demander ; il accepte ou refuse',
      with: { name: 'avec', description: "L'autre joueur, ou tout le monde" },
      give: { name: 'donner', description: 'Combien de ¢ vous donneriez' },
      ask: { name: 'demander', description: 'Combien de ¢ vous aimeriez recevoir' },
      favour: {
        name: 'pour',
        description: "Ce que vous voulez ou promettez en échange ; une promesse n'engage à rien",
      },
    },
    orders: {
      name: 'arrêts',
      description: "Quand le jeu s'arrête pour vous, et l'ordre choisi pour vos effets simultanés ; réponse privée",
    },
    log: {
      name: 'journal',
      description: "Ce qui s'est passé dans cette partie, page par page ; personne d'autre ne le voit",
    },
    why: whyCommand,
    replace: replaceCommand,
    tables: managingCommand,
    league: leagueCommand,
    stats: { name: 'statistiques', description: 'Les parties comptées sur ce serveur, de ceux qui le veulent' },
    export: exportCommand,
    mend: {
      name: 'réparer',
      description: "Corriger ce que tout le monde voit sur la table, si la table est d'accord",
    },
    concede: { name: 'abandonner', description: 'Abandonner la partie, après une confirmation' },
    end: {
      name: 'arrêter-la-partie',
      description: 'Mettre fin à la partie de ce salon pour tous, ou le proposer à la table',
    },
    puzzle: puzzleCommand,
    share: shareCommand,
    tutorial: {
      name: 'tutoriel',
      description: "Une partie d'essai de trois minutes contre un joueur virtuel ; personne d'autre ne la voit",
    },
  },
  hand: {
    name: 'main',
    description: 'Votre main et ce que vous pouvez faire maintenant ; personne d’autre ne la voit',
  },
  act: {
    name: 'agir',
    description: 'Agir au clavier ; la réponse est privée',
    play: {
      name: 'jouer',
      description: 'Jouer un butin de votre main',
      card: { name: 'carte', description: 'La carte à jouer' },
    },
    activate: {
      name: 'activer',
      description: "Activer un effet d'une carte que vous contrôlez",
      ability: { name: 'effet', description: "L'effet à activer" },
    },
    attack: {
      name: 'attaquer',
      description: 'Attaquer un monstre ou la pioche monstres',
      target: { name: 'cible', description: 'Ce que vous attaquez' },
    },
    buy: {
      name: 'acheter',
      description: 'Acheter un objet de la boutique ou la carte au sommet de la pioche trésors',
      what: { name: 'quoi', description: 'Ce que vous achetez' },
    },
    pass: { name: 'passer', description: 'Passer la priorité' },
    endTurn: { name: 'terminer', description: 'Déclarer la fin de votre tour' },
    number: {
      name: 'numéro',
      description: `Faire ce qui porte ce numéro sur votre panneau (« ${person.settings.name.textOnly} » dans /souls-moi réglages)`,
      numbers: { name: 'numéro', description: 'Le numéro, ou plusieurs séparés par des espaces' },
    },
  },
  help: {
    name: 'souls-aide',
    description: 'Ce que vous pouvez faire, et comment on joue à Four Souls ; la réponse est privée',
  },
  lookup: lookupCommands,
  me: {
    name: 'souls-moi',
    description: 'Vos réglages, vos tables, vos données ; personne d’autre ne les voit',
    settings: {
      name: 'réglages',
      description: 'Texte seul, gros texte, calme, conseils, main en message privé, heures, langue',
    },
    ...hoursCommands,
    tables: { name: 'tables', description: 'Où vous jouez, et où on vous attend' },
    stats: {
      name: 'statistiques',
      description: 'Vos parties en chiffres, si vous le voulez : victoires, dés, cartes, niveau',
    },
    data: { name: 'données', description: 'Voir ce qui est gardé sur vous, le recevoir en fichier, le supprimer' },
  },
};
