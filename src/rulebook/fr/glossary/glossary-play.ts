import type { playTerms as plan } from '../../glossary/glossary-play.js';
import type { TermText } from '../../section.js';

export const playTerms: Readonly<Record<keyof typeof plan, TermText>> = {
  actionPhase: {
    name: "phase d'actions",
    also: ['phase principale'],
    meaning:
      "Le milieu d'un tour, avec une attaque, un achat et une utilisation de butin. Seul le joueur actif, ou un effet, y met fin.",
  },
  activateWord: {
    name: 'activer',
    also: ['activation', 'utiliser'],
    meaning:
      "Payer le coût d'un effet ↷ ou $ et le mettre sur la pile. Les effets déclenchés ou permanents ne sont jamais activés.",
  },
  activePlayer: {
    name: 'joueur actif',
    also: ['JA', 'joueur en cours', 'joueur non actif'],
    meaning:
      "Le joueur dont c'est le tour, même mort, jusqu'à la fin de la phase finale. Sur les cartes-monstres et les salles, « vous » désigne ce joueur.",
  },
  additionalAttack: {
    name: 'attaque supplémentaire',
    also: ['attaque de plus', 'deuxième attaque', 'attaquer encore'],
    meaning:
      'Une attaque en plus de celle du tour. « Peut » vous laisse le choix ; « doit effectuer » oblige à la faire avant de finir le tour.',
  },
  attack: {
    name: 'attaque',
    also: ['attaques', 'combat', 'attaquer'],
    meaning:
      "Un combat que le joueur actif déclare, une fois par tour, contre un monstre ou la pioche monstres. Il dure, lancer après lancer, jusqu'à ce que quelque chose le termine.",
  },
  attackingPlayer: {
    name: 'joueur attaquant',
    also: ['attaquant'],
    meaning: "Le joueur qui a déclaré l'attaque en cours.",
  },
  attackRoll: {
    name: "lancer d'attaque",
    also: ["jet d'attaque", 'lancer de combat'],
    meaning: "Un dé lancé pendant une attaque. Il touche s'il fait au moins l'ESQ de la cible ; sinon, il rate.",
  },
  attackStat: {
    name: 'ATQ',
    also: ["valeur d'attaque", "caractéristique d'attaque", 'force', 'ATK'],
    meaning: "Le nombre de dégâts de combat qu'un joueur inflige quand il touche, ou un monstre quand le joueur rate.",
  },
  cents: {
    name: '¢',
    also: ['cent', 'cents', 'pièce', 'pièces', 'argent', 'sous'],
    meaning:
      'Les pièces du jeu. Elles viennent de la réserve de la table et y retournent quand on les paie ou les perd.',
  },
  cleanup: {
    name: 'étape de nettoyage',
    also: ['nettoyage'],
    meaning:
      'Ce qui suit quand le joueur actif est mort et a payé la pénalité : tout ce qui est sur la pile se résout et les zones vides se remplissent. Puis vient la phase finale.',
  },
  combatDamage: {
    name: 'dégâts de combat',
    also: ['dégâts hors combat'],
    meaning:
      "Les dégâts d'un lancer d'attaque réussi ou raté. Tous les autres, même pendant une attaque, sont des dégâts hors combat.",
  },
  damage: {
    name: 'dégâts',
    also: ['dégât', 'infliger', 'subir'],
    meaning: 'Ils attendent sur la pile comme le reste. Quand ils se résolvent, les PV de leur cible baissent.',
  },
  deactivate: {
    name: 'désactiver',
    also: ['désactivé', 'tourné', 'engagé', 'épuisé'],
    meaning:
      "Tourner une carte de côté. Son effet ↷ ne peut plus servir avant qu'elle soit rechargée ; ses effets $, si.",
  },
  declaration: {
    name: 'déclarer',
    also: ['déclaration', 'annoncer'],
    meaning:
      'Dire, pile vide, que vous attaquez, achetez ou terminez votre tour. Tous peuvent répondre avant que vous choisissiez une cible ou un objet.',
  },
  destroy: {
    name: 'détruire',
    also: ['tuer', 'détruit', 'tué'],
    meaning:
      'Avec des PV : passer à 0 PV et mourir. Sans PV : aller aussitôt dans la défausse. Dans les deux cas, cela compte comme une mort.',
  },
  discardWord: {
    name: 'défausser',
    also: ['défausser un butin', 'jeter'],
    meaning:
      "Mettre des butins de la main dans la défausse butins. Une carte en jeu est « mise dans la défausse », ce qui n'est pas la détruire.",
  },
  endPhase: {
    name: 'phase finale',
    also: ['fin du tour', 'fin de tour'],
    meaning:
      "La dernière partie d'un tour : effets de fin de tour, limite de 10 butins, une salle peut-être, puis tout le monde se soigne et le tour est fini.",
  },
  errata: {
    name: 'errata',
    also: ['erratum', 'texte corrigé', 'texte officiel'],
    meaning:
      "Corrections officielles des textes de cartes. Elles comptent à la place de ce qui est imprimé, et l'anglais avant les traductions.",
  },
  evasion: {
    name: 'ESQ',
    also: ['esquive', 'DC', 'difficulté'],
    meaning: "Le plus petit lancer d'attaque qui touche ce monstre. Quoi qu'il arrive, elle reste entre 1 et 6.",
  },
  extraTurn: {
    name: 'tour supplémentaire',
    also: ['tour de plus', 'rejouer'],
    meaning: "Un tour complet qu'un joueur joue juste après le tour en cours.",
  },
  gain: {
    name: 'gagner',
    also: ['gain', 'recevoir'],
    meaning:
      "Recevoir du jeu des ¢, un trésor, une carte ou une âme. Ce qu'un joueur donne, ou ce que vous volez, n'est pas gagné.",
  },
  give: {
    name: 'donner',
    also: ['don', 'remettre'],
    meaning: 'Remettre ce qui est à vous à un autre joueur. Vous choisissez laquelle, et il ne la gagne pas.',
  },
  heal: {
    name: 'soigner',
    also: ['se soigner', 'soin', 'guérir'],
    meaning: 'Enlever des dégâts à quelque chose, sans dépasser son maximum de PV.',
  },
  hit: {
    name: 'toucher',
    also: ['coup réussi', 'touche'],
    meaning:
      "Un lancer d'attaque au moins égal à l'ESQ de la cible. L'attaquant lui inflige alors son ATQ en dégâts de combat.",
  },
  hitPoints: {
    name: 'PV',
    also: ['points de vie', 'santé', 'cœurs', '♥', 'vie'],
    meaning: 'Le nombre de dégâts que quelque chose peut subir. À 0 PV, sa mort va sur la pile.',
  },
  levelWord: {
    name: 'niveau',
    also: ['gagner un niveau', 'perdre un niveau', 'Niveau N+'],
    meaning: "Des marqueurs sur un objet qui débloquent ses effets l'un après l'autre. Les niveaux s'ajoutent.",
  },
  lootStep: {
    name: 'étape butin',
    also: ['étape de pioche', 'pioche du tour'],
    meaning: 'Le moment de la phase de départ où le joueur actif pioche 1 butin. Elle ne passe pas par la pile.',
  },
  lose: {
    name: 'perdre des ¢',
    also: ['perdre', "perdre de l'argent"],
    meaning: 'Remettre autant de ¢ dans la réserve, ou tous les vôtres si vous en avez moins.',
  },
  maxHp: {
    name: 'PV maximum',
    also: ['PV max', 'vie maximum', 'santé maximum'],
    meaning:
      "Les PV de ce qui n'a aucun dégât. Ceux qui s'ajoutent arrivent pleins ; quand ils baissent, autant de dégâts s'en vont, s'il y en a.",
  },
  miss: {
    name: 'rater',
    also: ['lancer raté', 'échec', 'manquer'],
    meaning:
      "Un lancer d'attaque inférieur à l'ESQ de la cible. Celle-ci inflige alors son ATQ en dégâts de combat à qui a lancé.",
  },
  nextPlayer: {
    name: 'joueur suivant',
    also: ['joueur à gauche', 'prochain joueur'],
    meaning: "Le joueur qui vient après dans l'ordre du tour, à gauche.",
  },
  noteWord: {
    name: 'noter',
    also: ['noté', 'note'],
    meaning: "Quelque chose qu'une carte vous fait retenir, visible de tous. La note appartient à cette seule carte.",
  },
  pay: {
    name: 'payer',
    also: ['paiement'],
    meaning:
      "Donner des ¢ ou des PV pour quelque chose, tout le prix ou rien. Les ¢ vont à la réserve, sauf si la carte nomme quelqu'un.",
  },
  payHp: {
    name: 'payer des PV',
    also: ['payer de la vie'],
    meaning: 'Donner des PV comme prix. Ce ne sont pas des dégâts : rien ne les prévient ; à 0 PV, vous mourez.',
  },
  playWord: {
    name: 'jouer',
    also: ['jouer un butin'],
    meaning: "Mettre un butin sur la pile, d'ordinaire depuis votre main. Seuls les butins se jouent.",
  },
  purchase: {
    name: 'achat',
    also: ['acheter', 'achats'],
    meaning:
      'Payer, une fois pendant votre tour, un objet de la boutique ou le premier trésor de la pioche : 10 ¢, sauf si des cartes changent le prix.',
  },
  recharge: {
    name: 'recharger',
    also: ['redresser', 'chargé', 'charger'],
    meaning: 'Redresser une carte, pour que son effet ↷ puisse resservir. Une carte chargée est droite.',
  },
  rechargeStep: {
    name: 'étape recharge',
    also: ['redressement'],
    meaning:
      'Le tout début du tour, quand les cartes du joueur actif se redressent. Personne ne peut agir avant ni pendant.',
  },
  refill: {
    name: 'remplir',
    also: ['réapprovisionner', 'remplissage', 'alimenter'],
    meaning: "Une zone vide reçoit la carte au sommet de sa pioche dès que quelqu'un devrait recevoir la priorité.",
  },
  rewards: {
    name: 'récompenses',
    also: ['récompense', 'encadré', "gain d'un monstre"],
    meaning: "Ce que l'encadré d'une carte donne au joueur actif quand elle meurt, peu importe qui l'a tuée.",
  },
  round: {
    name: 'manche',
    also: ['manches', 'tour de table'],
    meaning: "Du début du tour d'un joueur au début de son tour suivant. Chaque joueur a ses propres manches.",
  },
  startPhase: {
    name: 'phase de départ',
    also: ['début du tour', 'début de tour'],
    meaning: "La première partie d'un tour : recharge, ce qui arrive au début du tour, puis 1 butin à piocher.",
  },
  steal: {
    name: 'voler',
    also: ['vol', 'prendre à'],
    meaning: "Un autre joueur doit vous donner ce que vous choisissez. C'est un don, pas un gain.",
  },
  swap: {
    name: 'échanger',
    also: ['échange'],
    meaning: "Deux côtés se donnent quelque chose au même moment. Si l'un n'a rien à donner, il n'y a pas d'échange.",
  },
  turn: {
    name: 'tour',
    also: ['tours', 'mon tour', 'phases'],
    meaning:
      "Ce que fait un joueur quand vient son moment : phase de départ, phase d'actions, phase finale. Puis c'est au joueur à sa gauche.",
  },
  vote: {
    name: 'voter',
    also: ['vote', 'votes', 'égalité', 'scrutin'],
    meaning:
      "Chaque joueur désigné dit ouvertement, dans l'ordre du tour, pour quoi il est. Personne ne change son vote.",
  },
};
