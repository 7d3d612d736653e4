import type { TermId } from '../glossary.js';
import type { TermText } from '../section.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  die: {
    name: 'mourir',
    also: ['mort', 'tuer', 'tué'],
    meaning: 'Ce qui arrive à ce qui a 0 PV, quand sa mort se résout depuis la pile.',
  },
  deathPenalty: {
    name: 'pénalité de mort',
    also: ['pénalité'],
    meaning: 'Ce que paie un joueur qui meurt : un objet, une carte butin, 1 ¢, et tout ce qui a ↷ est désactivé.',
  },
  ability: {
    name: 'effet',
    also: ['effets', 'capacité', 'pouvoir', 'texte de la carte'],
    meaning:
      "Ce que le texte d'une carte sait faire : effet permanent, déclenché, activable ou de butin. À part les butins, il faut que la carte soit en jeu.",
  },
  activatedAbility: {
    name: 'effet activable',
    also: ['activer', 'capacité activée', 'utiliser un objet'],
    meaning: 'Un effet précédé de ↷ ou $, que vous utilisez dès que vous avez la priorité et de quoi le payer.',
  },
  chooseOne: {
    name: 'choisissez un effet',
    also: ['mode', 'option', 'au choix'],
    meaning: "Prenez une des options d'une carte, en général au moment où elle va sur la pile, avec ses cibles.",
  },
  cost: {
    name: 'coût',
    also: ['coûts', "prix d'un effet", 'avant les deux-points'],
    meaning:
      "Ce qui précède les deux-points d'un effet. On le paie aussitôt, personne n'y répond, et rien n'est remboursé.",
  },
  dollarSymbol: {
    name: '$',
    also: ['dollar', 'effet payant', 'objet payant'],
    meaning:
      'Devant un effet : vous payez le coût avant les deux-points au lieu de tourner la carte, autant de fois que vous pouvez, même si elle est désactivée.',
  },
  effect: {
    name: 'effet (résultat)',
    also: ['ce qui se passe', "résultat d'un effet"],
    meaning: "Ce qu'un butin ou un effet provoque quand il se résout.",
  },
  lootAbility: {
    name: 'effet de butin',
    also: ['capacité de butin'],
    meaning: "Ce qu'une carte butin fait une seule fois, quand elle est jouée et se résout.",
  },
  staticAbility: {
    name: 'effet permanent',
    also: ['statique', 'capacité statique', "effet continu d'une carte"],
    meaning:
      'Un effet simplement vrai tant que sa carte est en jeu. Il ne va jamais sur la pile : personne ne peut y répondre.',
  },
  tapSymbol: {
    name: '↷',
    also: ['incliner', 'engager', 'tourner la carte', 'flèche'],
    meaning: "Devant un effet : vous l'utilisez en tournant la carte sur le côté. Elle doit donc être chargée.",
  },
  target: {
    name: 'cible',
    also: ['cibles', 'viser', 'cibler'],
    meaning:
      "Ce qu'on annonce quand une carte ou un effet va sur la pile. La cible est écrite avant le premier point et ne change plus.",
  },
  triggeredAbility: {
    name: 'effet déclenché',
    also: ['déclencheur', 'se déclencher', 'chaque fois que', 'lorsque'],
    meaning:
      'Un effet qui va tout seul sur la pile quand quelque chose est arrivé : « lorsque », « chaque fois que », « au début de ».',
  },
};
