import type { TermId } from '../../glossary/glossary.js';
import type { TermText } from '../../section.js';
import { cardTerms } from './glossary-cards.js';
import { playTerms } from './glossary-play.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  ...cardTerms,
  ...playTerms,
  die: {
    name: 'mourir',
    also: ['mort', 'meurt', 'mourant'],
    meaning:
      "Ce qui arrive à ce qui est à 0 PV, quand sa mort se résout depuis la pile. Ce qui n'a pas de PV meurt en étant détruit.",
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
    also: ['effets activables', 'capacité activée', 'utiliser un objet'],
    meaning: 'Un effet précédé de ↷ ou $, que vous utilisez dès que vous avez la priorité et de quoi le payer.',
  },
  alsoNamed: {
    name: 'se nomme aussi',
    also: ['second nom'],
    meaning: 'Donne à une carte un second nom, qui compte dans toutes les zones.',
  },
  ambush: {
    name: 'Embuscade',
    also: ['ambush', 'butin monstre'],
    meaning:
      'Sur une carte butin : quand elle se résout, elle devient un monstre dans une zone, et le joueur actif doit faire contre lui une attaque supplémentaire pendant ce tour.',
  },
  atkCounter: {
    name: 'marqueur ATQ',
    also: ['marqueur attaque', 'marqueur +1 ATQ'],
    meaning: "Donne +1 ATQ au monstre sur lequel il est, ou au joueur qui contrôle l'objet ou le personnage.",
  },
  attackable: {
    name: 'attaquable',
    also: ['peut être attaqué', 'joueur attaquable'],
    meaning:
      "Ce qu'on peut choisir pour une attaque : tout monstre dans une zone, et ce qu'une carte autorise en plus, comme un objet, une salle ou un joueur.",
  },
  barter: {
    name: 'marchander',
    also: ['marchandage', 'troc', 'commerce', 'marché', 'promesse', 'pot-de-vin', 'faveur'],
    meaning:
      "Donner des ¢ à un autre joueur contre une faveur. Seuls des ¢ changent de main, et les promesses n'engagent à rien.",
  },
  cancel: {
    name: 'annuler',
    also: ['annulé', 'contrer', 'arrêter'],
    meaning:
      "Retirer quelque chose de la pile pour que rien n'en arrive. Ses coûts restent payés ; un butin va dans la défausse.",
  },
  chooseOne: {
    name: 'choisissez un effet',
    also: ['mode', 'option', 'au choix'],
    meaning: "Prenez une des options d'une carte, en général au moment où elle va sur la pile, avec ses cibles.",
  },
  circledNumber: {
    name: 'chiffre entouré',
    also: ['nombre entouré', 'chiffre dans un cercle', '①', '②', '③', '④', '⑤', '⑥', 'nombre dans un cercle'],
    meaning:
      "Dans un effet : tout lancer de ce résultat définitif, de n'importe quel joueur et pour n'importe quelle raison.",
  },
  continuousEffect: {
    name: 'effet continu',
    also: ['effet qui dure', 'effet durable'],
    meaning:
      "Un effet qui dure : jusqu'au terme que dit son texte, ou pour toujours s'il n'en dit pas. Celui d'un effet permanent dure tant que sa carte est à sa place.",
  },
  copy: {
    name: 'copier',
    also: ['copie', 'devenir une copie'],
    meaning:
      'Avoir ce qui est imprimé sur une autre carte au lieu de son propre texte, ou remettre un butin ou un effet sur la pile.',
  },
  cost: {
    name: 'coût',
    also: ['coûts', "prix d'un effet", 'avant les deux-points'],
    meaning:
      "Ce qui précède les deux-points d'un effet. On le paie aussitôt, personne n'y répond, et rien n'est remboursé.",
  },
  counter: {
    name: 'marqueur',
    also: ['marqueurs', 'compteur', 'jeton'],
    meaning:
      "Une marque sur une carte ou chez un joueur. Seule, elle ne fait rien ; des effets la comptent, l'ajoutent et la retirent.",
  },
  dollarSymbol: {
    name: '$',
    also: ['dollar', 'effet payant', 'objet payant'],
    meaning:
      'Devant un effet : vous payez le coût avant les deux-points au lieu de tourner la carte, autant de fois que vous pouvez, même si elle est désactivée.',
  },
  each: {
    name: 'chaque',
    also: ['chaque joueur', 'tous les joueurs', 'tout le monde'],
    meaning:
      "L'un après l'autre dans l'ordre du tour, en commençant par le joueur dont c'est la carte, ou par le joueur actif si elle n'est à personne.",
  },
  effect: {
    name: 'effet (résultat)',
    also: ['ce qui se passe', "résultat d'un effet"],
    meaning: "Ce qu'un butin ou un effet provoque quand il se résout.",
  },
  eternal: {
    name: 'Éternel',
    also: ['éternelle', 'objet éternel', 'indestructible', 'non-éternel'],
    meaning:
      "Ne peut pas être détruit ni mis dans une défausse tant qu'il est en jeu. On peut encore le voler, l'échanger, le donner ou le désactiver.",
  },
  eternalCounter: {
    name: 'marqueur éternel',
    also: ['marqueur qui rend éternel'],
    meaning: "Rend éternel ce sur quoi il est posé, tant qu'il y est.",
  },
  expand: {
    name: 'ajouter une zone',
    also: ['agrandir', 'zone supplémentaire', 'expand'],
    meaning:
      "Il y a autant de zones de plus de ce genre que le dit la carte, jusqu'à la fin de la partie sauf si elle dit autre chose.",
  },
  familiar: {
    name: 'Familier',
    also: ['familiers', 'objet attaquable'],
    meaning: "Un objet qui peut être attaqué. Il a des PV et une esquive, mais n'est pas un monstre.",
  },
  fizzle: {
    name: 'se dissiper',
    also: ['se dissipe', 'dissipé', 'sans effet', 'fizzle', 'cible perdue'],
    meaning: 'Être annulé par le jeu lui-même, le plus souvent parce que toutes les cibles ont disparu.',
  },
  flip: {
    name: 'retourner',
    also: ['inverser un lancer', 'verso', 'autre face'],
    meaning:
      'Une carte : la tourner sur son autre face, si elle en a une. Un lancer (« inverser ») : 7 moins son nombre.',
  },
  guppy: {
    name: 'Guppy',
    also: ['objet de Guppy', 'marque de chat'],
    meaning:
      "Une marque sur certains objets. Seule, elle ne fait rien ; d'autres cartes, comme Âme de Guppy, la comptent.",
  },
  hpCounter: {
    name: 'marqueur PV',
    also: ['marqueur de vie', 'marqueur +1 PV'],
    meaning: "Donne +1 PV au monstre sur lequel il est, ou au joueur qui contrôle l'objet ou le personnage.",
  },
  ifYouDo: {
    name: 'si vous le faites',
    also: ["s'il le fait", 'et', 'puis'],
    meaning:
      "La suite n'arrive que si tout ce qui précède dans ce texte a vraiment été fait. De même après « et », mais pas après « puis », où elle arrive de toute façon.",
  },
  indomitable: {
    name: 'Indomptable',
    also: ['indomitable'],
    meaning: 'Un monstre qui ouvre toujours une zone monstre à lui et ne peut jamais être recouvert.',
  },
  instance: {
    name: 'dégâts en une fois',
    also: ['un coup', 'prochaine fois'],
    meaning: "Des dégâts d'un seul coup, quel que soit leur nombre. Deux coups de 1 dégât comptent séparément.",
  },
  lootAbility: {
    name: 'effet de butin',
    also: ['capacité de butin'],
    meaning: "Ce qu'une carte butin fait une seule fois, quand elle est jouée et se résout.",
  },
  pass: {
    name: 'passer',
    also: ['passer la priorité', 'je passe'],
    meaning: 'Ne rien faire de sa priorité. Quand tous les joueurs passent à la suite, le sommet de la pile se résout.',
  },
  prevent: {
    name: 'prévenir',
    also: ['prévenu', 'prévention', 'bloquer', 'bouclier'],
    meaning:
      "Faire que des dégâts ou une mort n'aient pas lieu. Ce qui est prévenu ne compte ni comme subi, ni comme infligé, ni comme mort.",
  },
  priority: {
    name: 'priorité',
    also: ["droit d'agir", 'avoir la parole'],
    meaning: "Le droit d'agir maintenant. Elle fait le tour de la table jusqu'à ce que tous aient passé.",
  },
  replacement: {
    name: 'effet de remplacement',
    also: ['à la place', 'remplacer', 'si devait'],
    meaning:
      "Change un événement au moment où il arrive : un autre a lieu à sa place. Il n'utilise pas la pile et l'on n'y répond pas.",
  },
  reroll: {
    name: 'relancer',
    also: ['relance', 'relancer un objet'],
    meaning:
      "Un dé : le lancer de nouveau ; c'est toujours le même lancer. Un objet : le détruire ; qui le contrôle gagne un trésor en échange.",
  },
  resolve: {
    name: 'se résoudre',
    also: ['résolution', 'résoudre', 'arriver'],
    meaning:
      "Ce qui est au sommet de la pile se résout, c'est-à-dire arrive vraiment, une fois que tous les joueurs ont passé à la suite.",
  },
  respond: {
    name: 'répondre',
    also: ['réponse', 'en réponse'],
    meaning: "Mettre un élément sur la pile au-dessus de ce qui s'y trouve, pour qu'il se résolve avant.",
  },
  result: {
    name: 'résultat',
    also: ['résultat définitif', 'nombre obtenu'],
    meaning: "Le nombre d'un lancer, toujours de 1 à 6. Il est définitif une fois les bonus durables ajoutés.",
  },
  roll: {
    name: 'lancer',
    also: ['lancer de dé', 'dé', 'dés', 'D6'],
    meaning:
      'Lancer le dé à six faces. Le lancer attend sur la pile, peut y être changé, et compte quand il se résout.',
  },
  rollTable: {
    name: 'Lancez :',
    also: ['tableau de dé', 'lancer pour une carte'],
    meaning:
      'Vous fait lancer le dé. Quand le résultat est définitif, sa ligne du tableau arrive comme un effet déclenché à vous.',
  },
  skip: {
    name: 'sauter',
    also: ['sauter un tour', 'sauter une phase'],
    meaning:
      "Ce qui est sauté n'a pas lieu, et rien de ce qui l'attend ne se déclenche. Un tour sauté compte quand même pour les manches.",
  },
  slot: {
    name: 'zone',
    also: ['zones', 'zone boutique', 'zone monstre', 'zone salle', 'emplacement'],
    meaning:
      "Une place sur la table pour une carte qu'aucun joueur ne contrôle. Au début : deux pour la boutique et deux pour les monstres.",
  },
  stack: {
    name: 'pile',
    also: ['la pile', 'chaîne de réponses', 'stack'],
    meaning:
      'Là où butins, effets, lancers, dégâts et morts attendent, pour que les autres répondent. Le dernier arrivé arrive le premier.',
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
  teamUp: {
    name: 'faire équipe',
    also: ['équipe', 'allié', 'combattre ensemble'],
    meaning:
      "D'autres joueurs font leur propre lancer d'attaque après chacun de ceux du joueur actif, jusqu'à la fin de l'attaque.",
  },
  tillEndOfTurn: {
    name: "jusqu'à la fin du tour",
    also: ['pendant ce tour', 'temporaire'],
    meaning:
      "Dure jusqu'à la dernière étape de la phase finale, quand tout le monde se soigne. La taille de main maximum est vérifiée avant.",
  },
  triggeredAbility: {
    name: 'effet déclenché',
    also: ['déclencheur', 'se déclencher', 'chaque fois que', 'lorsque'],
    meaning:
      'Un effet qui va tout seul sur la pile quand quelque chose est arrivé : « lorsque », « chaque fois que », « au début de ».',
  },
  trinket: {
    name: 'babiole',
    also: ['babioles', 'trinket'],
    meaning: "Une carte butin qui devient un de vos objets quand elle se résout, au lieu d'aller dans la défausse.",
  },
  win: {
    name: 'gagner la partie',
    also: ['victoire', 'vainqueur'],
    meaning:
      'Vous gagnez dès que vos âmes valent ensemble 4 ou plus, sauf si une carte ou le mode de jeu demande un autre nombre.',
  },
  would: {
    name: 'sur le point de',
    also: ['devait', 'devrait', 'deviez'],
    meaning:
      "Dit qu'un événement va arriver. Avec « chaque fois que » ou « lorsque », l'effet se déclenche juste avant ; avec « à la place », il la remplace.",
  },
};
