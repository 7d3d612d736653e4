import type { Words } from '../../wording.js';
import type { VariantTold } from '../../words/game/variants.js';
import type { VariantId } from '../../../engine/index.js';
import { list } from '../cards/nouns.js';

const OF: Readonly<Record<VariantId, VariantTold>> = {
  'mini-draft': {
    name: 'Mini-draft',
    about: 'Avant le premier tour, chacun choisit deux trésors parmi des rangées ouvertes',
    paragraph:
      'Deux fois, un trésor de plus que de joueurs est révélé : chacun en choisit un à son tour, la seconde fois à rebours, et le dernier va en dessous de la pioche. Chacun commence donc avec deux objets de plus.',
    when: 'Quand tout le monde connaît les trésors et que les parties démarrent trop lentement : deux objets choisis donnent un plan dès le premier tour. Comptez quelques minutes avant la partie.',
    firstTurn: 'Les trésors que vous avez choisis sont devant vous : regardez ce qu’ils font avant d’agir.',
  },
  'selectable-characters': {
    name: 'Choix du personnage',
    about: "Chacun choisit son personnage au lieu d'en recevoir un au hasard",
    paragraph:
      "Personne ne reçoit son personnage au hasard : l'un après l'autre, chacun en choisit un parmi ceux qui restent, et commence avec son objet de départ.",
    when: 'Quand chacun a son préféré, ou pour donner à qui débute un personnage simple.',
    firstTurn: 'Votre objet de départ est celui du personnage que vous avez choisi.',
  },
  'one-of-two': {
    name: 'Un personnage sur deux',
    about: 'Chacun reçoit deux personnages et en choisit un',
    paragraph:
      "Avant la partie, chaque joueur reçoit deux personnages, visibles de tous, en choisit un, et commence avec son objet de départ. S'il n'y a pas assez de personnages, certains n'en reçoivent qu'un.",
    when: 'Quand le hasard peut décider, sans que personne ne reste avec un personnage qui lui déplaît.',
    firstTurn: 'Votre objet de départ est celui du personnage que vous avez choisi.',
  },
  'eden-only': {
    name: 'Que des Eden',
    about: 'Tout le monde joue Eden, chacun avec un objet de départ de son choix',
    paragraph:
      "Tout le monde joue Eden : dans l'ordre du tour, chacun regarde trois trésors et en garde un pour de bon comme objet de départ. S'il manque des cartes Eden, un autre personnage en tient lieu et ne prête que son image.",
    when: 'Quand tout le monde doit partir à égalité, et que le premier choix fait la différence.',
    firstTurn: 'Le trésor que vous avez choisi est votre objet de départ.',
  },
  'enhanced-bartering': {
    name: 'Marchandage étendu',
    about: 'Butins et objets peuvent aussi changer de mains, jamais les âmes',
    paragraph:
      "On peut marchander des cartes butin et des objets aussi bien que des ¢. Les objets seulement tant que les deux sont en vie et qu'aucun n'est dans une attaque ; les âmes jamais. Une carte butin offerte n'est vue que par le partenaire.",
    when: 'Quand la table aime parler : à quatre ou plus, avec du temps pour marchander. Pas pour une partie rapide.',
    firstTurn: 'En marchandant, vous pouvez offrir ou demander des cartes butin et des objets en plus des ¢.',
  },
  'souls-are-money': {
    name: "Les âmes sont de l'argent",
    about: "Pendant votre phase d'actions, une âme vaut 5 ¢, 1 butin et un objet de départ",
    paragraph:
      "Les objets de départ que personne ne joue sont mélangés en une pioche à part. Pendant votre phase d'actions, vous pouvez défausser une de vos âmes contre 5 ¢, 1 butin et l'objet au sommet de cette pioche, autant de fois que vous voulez.",
    when: 'Quand les parties se décident souvent tôt : qui mène peut devoir dépenser une âme, qui est en retard peut revenir.',
    firstTurn:
      "Pendant votre phase d'actions, vous pouvez défausser une âme contre 5 ¢, 1 butin et un objet de départ.",
  },
  casino: {
    name: 'Casino',
    about: 'Chacun commence avec une Machine à sous portable éternelle',
    paragraph:
      'En plus de son objet de départ, chacun commence avec sa propre Machine à sous portable. Elle est éternelle : rien ne la détruit, et aucune mort ne la prend.',
    when: "Quand la chance peut faire du bruit : les ¢ vont et viennent, et personne n'est jamais sans espoir.",
    firstTurn: 'Votre Machine à sous portable prend des ¢ pour un jet, autant de fois que vous pouvez payer.',
  },
  'rewards-for-everyone': {
    name: 'Récompenses pour tous',
    about: 'Un monstre qui meurt récompense tout le monde, et le joueur actif deux fois',
    paragraph:
      'Quand un monstre meurt, chaque autre joueur reçoit aussi sa récompense, et le joueur actif la reçoit deux fois. Les âmes ne vont toujours qu’à un seul joueur.',
    when: 'Quand les tours des autres semblent longs : chaque combat rapporte à tous, et les parties sont plus riches et plus courtes.',
    firstTurn: 'Chaque monstre qui meurt pendant votre tour vous récompense deux fois, et les autres une fois.',
  },
  'super-shop': {
    name: 'Super boutique',
    about: "À chaque âme gagnée, les autres gagnent 5 ¢ et la boutique s'agrandit",
    paragraph:
      "Chaque fois qu'un joueur gagne une âme, chaque autre joueur gagne 5 ¢ et la boutique a une zone de plus. Une âme qui vaut 2 compte double.",
    when: "Quand un joueur s'échappe souvent : chaque âme enrichit les autres.",
    firstTurn: 'Chaque âme gagnée rapporte 5 ¢ aux autres et une zone de plus à la boutique.',
  },
  'minions-die-first': {
    name: "Les petits d'abord",
    about: "Aucun boss ne peut être attaqué tant qu'un plus petit monstre est en jeu",
    paragraph:
      "Un boss, épique ou non, ne peut pas être attaqué tant qu'un autre monstre est en jeu, qu'il soit de base, maudit, sacré ou charmé. Si un tel monstre le recouvre pendant qu'on l'attaque, l'attaque prend fin, et elle est dépensée.",
    when: "Quand les boss meurent trop vite : les petits d'abord, et les grands combats viennent tard, avec de meilleurs objets.",
    firstTurn: "Les boss ne peuvent être attaqués que si aucun plus petit monstre n'est en jeu.",
  },
  'old-blank-card': {
    name: 'Ancienne Carte blanche',
    about: "Carte blanche double l'effet d'un butin, comme dans la première édition",
    paragraph:
      "Carte blanche fonctionne comme dans la première édition : elle double l'effet du butin, d'après une table des résultats doublés.",
    when: 'Quand vous connaissez la première édition et que sa Carte blanche vous manque.',
    firstTurn: "Carte blanche double l'effet d'un butin, comme dans la première édition.",
  },
  'first-edition': {
    name: 'Première édition',
    about: 'Les cartes du jeu de base comme dans la première édition',
    paragraph:
      "Chaque carte du jeu de base qui disait autre chose dans la première édition se joue comme alors : des objets de départ qui ne se rechargent pas d'eux-mêmes, d'autres nombres, d'autres coûts. Les règles sont celles d'aujourd'hui, et toutes les autres cartes aussi. `/carte` dit comment était une carte.",
    when: 'Quand vous avez appris à jouer avec la première édition, ou pour voir ce qui a changé.',
    firstTurn: 'Certaines cartes sont celles de la première édition : lisez-les avant de vous en servir.',
  },
  'two-attacks': {
    name: 'Deux attaques',
    about: 'Deux attaques par tour au lieu d’une',
    paragraph: 'Chacun peut attaquer deux fois par tour. Ce que des cartes permettent en plus s’y ajoute.',
    when: 'Quand vous voulez plus de combats et une partie plus courte.',
    firstTurn: 'Vous pouvez attaquer deux fois pendant votre tour.',
  },
  'two-purchases': {
    name: 'Deux achats',
    about: 'Deux achats par tour au lieu d’un',
    paragraph: 'Chacun peut acheter deux fois par tour, chaque fois au prix habituel.',
    when: "Quand les ¢ s'accumulent, ou que la boutique doit compter davantage.",
    firstTurn: 'Vous pouvez acheter deux fois pendant votre tour.',
  },
  'rich-start': {
    name: 'Riche départ',
    about: 'Chacun commence avec 8 ¢ et 5 cartes butin',
    paragraph: 'Chacun commence avec 8 ¢ et 5 cartes butin au lieu de 3 ¢ et 3 : le premier achat n’est pas loin.',
    when: 'Quand les premiers tours doivent aller vite : on achète le plus souvent dès le premier ou le deuxième tour.',
    firstTurn: 'Vous commencez avec 8 ¢ et 5 cartes butin : 2 ¢ de plus, et vous pouvez acheter.',
  },
  'wide-table': {
    name: 'Grande table',
    about: 'Trois objets de la boutique et trois monstres sont révélés',
    paragraph: 'La partie commence avec trois zones boutique et trois zones monstre au lieu de deux chacune.',
    when: 'Quand vous êtes nombreux, ou que vous voulez plus de choix : trois combats et trois objets à la fois.',
    firstTurn: 'Trois objets sont à vendre et trois monstres peuvent être attaqués.',
  },
};

export const variants: Words['variants'] = {
  of: OF,
  button: 'Variantes',
  title: 'Variantes de cette table',
  intro: 'Les variantes des règles et quelques-unes à nous ; plusieurs vont ensemble. Toute la table voit le choix.',
  none: "Aucune n'est choisie.",
  choose: 'Choisir des variantes',
  playing: (ids) =>
    `🎲 ${list(
      ids.map((id) => OF[id].name),
      'et',
    )}`,
  startingItems: (left) => `objets de départ dans leur pioche : ${left}`,
  clash: (clash) => {
    const name = `La variante « ${OF[clash.variant].name} »`;
    switch (clash.problem) {
      case 'together':
        return `${name} et « ${OF[clash.other].name} » ne vont pas dans la même partie. Laissez-en une de côté.`;
      case 'barter':
        return `${name} suppose qu'on marchande, et cette façon de jouer l'exclut. Laissez-la de côté, ou choisissez un autre type de partie.`;
      case 'challenge':
        return `${name} ne va pas avec un défi, dont le boss final et les sbires ont leurs propres règles. Laissez-la de côté, ou choisissez un autre type de partie.`;
    }
  },
};
