import type { keywords as plan } from '../chapters/keywords.js';
import type { ChapterText } from '../section.js';

export const keywords: ChapterText<typeof plan> = {
  eternal: {
    title: 'Éternel',
    text: "Une carte **éternelle** ne peut pas être détruite ni mise dans une défausse. Tous les objets de départ sont éternels. Un tel objet\n- n'est jamais perdu par la pénalité de mort, un vote ou une relance,\n- ne peut rien payer en étant détruit.\n\nC'est tout. On peut encore le désactiver, annuler ses effets, le donner, l'échanger ou le voler. C'est pourquoi la plupart des cartes qui volent ou échangent disent « objet non-éternel » et le laissent où il est.\n\nÉternel ne protège qu'en jeu. Une carte peut aussi le devenir pour un temps, par exemple avec un marqueur éternel.",
    example:
      'Eve utilise Le dé à 4 faces sur Isaac, qui a Le dé à 6 faces (éternel), Dîner et De la viande ! Les deux derniers sont détruits et il gagne deux trésors. Le dé à 6 faces reste, et il ne reçoit rien pour lui.',
    asked: [
      'éternel',
      'objet éternel',
      'indestructible',
      'peut-on voler un objet éternel',
      'perdre son objet de départ',
      'détruire un objet éternel',
      'échanger un objet éternel',
      'non-éternel',
      "l'objet de départ peut-il être détruit",
      'peut-on me voler mon objet de départ',
      'que veut dire éternel',
    ],
  },
  trinkets: {
    title: 'Babioles',
    text: "Une **babiole** est une carte butin qui reste. Vous la jouez de votre main comme tout butin, avec une utilisation de butin, et elle attend sur la pile, où elle peut être annulée. Quand elle se résout, elle ne va pas dans la défausse : elle devient un de vos objets. Vous avez gagné un objet.\n\nLe reste de son texte n'agit qu'à partir de là. Comme objet, elle peut être détruite, relancée, volée ou perdue par la pénalité de mort. Si elle quitte le jeu, elle va dans la défausse butins, car elle reste une carte butin.",
    example:
      "Lilith va subir 1 dégât et répond par Pièce avalée (chaque fois que vous subissez des dégâts, gagnez 1 ¢). La babiole se résout d'abord et devient son objet ; puis le dégât se résout, et Lilith gagne 1 ¢.",
    asked: [
      'babiole',
      'comment marchent les babioles',
      'une babiole est-elle un objet',
      'babiole utilisation de butin',
      'voler une babiole',
      'annuler une babiole',
      "défausser une babiole après l'avoir jouée",
      'babiole détruite va où',
      'âme perdue',
      'butin permanent',
      'butin qui devient un objet',
    ],
  },
  ambush: {
    title: 'Embuscade',
    text: "**Embuscade** se trouve sur quelques cartes butin qui deviennent des monstres. Vous jouez une telle carte comme un autre butin. Quand elle se résout, choisissez une zone monstre, mais pas celle qui est attaquée : la carte s'y place comme monstre et recouvre ce qui s'y trouvait. Le joueur actif doit l'attaquer pendant ce tour, en attaque supplémentaire.\n\nLe reste de la carte n'agit que lorsqu'elle est en jeu comme monstre. À sa mort, elle va dans la défausse butins.\n\nL'événement du jeu de base nommé Embuscade ! est autre chose : il fait attaquer deux fois la pioche monstres.",
    example:
      "Au tour de Judas, Eve joue un butin Embuscade et le pose sur une Mouche. Judas doit l'attaquer avant de finir son tour, même s'il a déjà fait son attaque. À sa mort, la Mouche est découverte, avec tous ses PV.",
    asked: [
      'embuscade',
      'butin qui est un monstre',
      'monstre dans la pioche butins',
      "dois-je attaquer l'embuscade",
      'dans quelle zone va une embuscade',
      'embuscade pendant mon tour',
      'ambush',
      'embuscade sur le monstre attaqué',
      'monstre joué de la main',
    ],
  },
  guppy: {
    title: 'Objets de Guppy',
    text: "**Guppy** n'est qu'une marque sur certaines cartes (une tête de chat) ; seule, elle ne fait rien. D'autres cartes la cherchent, surtout l'âme bonus Âme de Guppy : le premier joueur qui contrôle 2 objets de Guppy la gagne.\n\nComptent les objets de votre zone de jeu qui portent cette marque à cet instant. Les babioles marquées comptent une fois en jeu, pas dans la main. Les copies comptent aussi, tant qu'elles sont des copies. Peu importe comment vous les avez eus : achetés, gagnés, volés ou échangés.",
    example:
      "Cain contrôle Tête de Guppy. Sa Pâte à modeler devient une copie de la Patte de Guppy de Lilith. Cela fait deux objets de Guppy : si l'Âme de Guppy est de la partie et encore libre, il la gagne aussitôt.",
    asked: [
      'guppy',
      'objet de guppy',
      "qu'est-ce qu'un objet guppy",
      "combien d'objets guppy pour l'âme",
      'une copie compte-t-elle comme guppy',
      'boule de poils guppy',
      'objet chat',
      'symbole guppy',
      'faut-il garder ses objets guppy',
    ],
  },
  indomitable: {
    title: 'Indomptable',
    text: "Un monstre **indomptable** ne partage jamais une zone. Chaque fois qu'il devrait aller dans une zone monstre, il y a désormais une zone monstre de plus, et c'est là qu'il va. Rien ne peut non plus le recouvrir.\n\nC'est vrai d'où qu'il vienne : à la mise en place, quand une zone vide est remplie, ou quand quelqu'un attaque la pioche monstres. Une zone qui attendait une carte et ne l'a pas eue est toujours vide et prend la suivante.\n\nAucune carte du jeu de base ne porte ce mot ; certaines extensions, si.",
    example:
      "Une des deux zones monstre est vide, et la carte qui arrive est indomptable. Une troisième zone s'ouvre pour elle. La zone vide prend alors la carte suivante de la pioche : il y a maintenant trois monstres.",
    asked: [
      'indomptable',
      'indomitable',
      'monstre qui ouvre sa zone',
      "monstre qu'on ne peut pas recouvrir",
      'recouvrir un indomptable',
      'où va un monstre indomptable',
      'indomptable en attaquant la pioche',
      'zone monstre de plus pour un monstre',
    ],
  },
  'team-up': {
    title: 'Faire équipe',
    text: "Quand une carte permet de **faire équipe** contre un monstre, d'autres joueurs combattent avec le joueur actif : après chacun de ses lancers d'attaque, chacun d'eux fait un lancer d'attaque contre le même monstre, dans l'ordre du tour. Cela dure jusqu'à la fin de cette attaque, sauf si la carte dit autre chose.\n\nChacun frappe avec sa propre ATQ, et un lancer raté blesse celui qui l'a fait. Si un allié meurt, l'attaque continue sans lui ; si le joueur attaquant meurt, elle est finie. Un joueur mort ne lance pas.\n\nLes récompenses vont quand même au joueur actif.",
    example:
      "Maggy attaque un boss et Cain fait équipe avec elle. Elle fait un 5 et touche. Puis Cain fait un 1 et subit lui-même les dégâts du boss. S'il en meurt, elle continue seule.",
    asked: [
      'faire équipe',
      'équipe',
      'combattre ensemble',
      'aider à attaquer un monstre',
      'un autre joueur peut-il attaquer avec moi',
      'plusieurs joueurs attaquent le même monstre',
      'qui subit les dégâts en équipe',
      'qui gagne la récompense en équipe',
      "l'allié meurt pendant l'attaque",
    ],
  },
  familiars: {
    title: 'Familiers et autres choses attaquables',
    text: "Un **Familier** est un objet qui peut être attaqué. D'autres cartes le permettent pour des objets ou des salles. Une telle carte a des PV, une esquive et souvent une récompense ; tant qu'elle est en jeu, on l'attaque comme un monstre.\n\nTuée, elle est détruite, et le joueur actif gagne sa récompense. C'est pareil si autre chose la détruit, hors de toute attaque.\n\nCe n'est pas un monstre. Les cartes qui choisissent « un monstre » ne peuvent pas la choisir, « chaque fois qu'un monstre meurt » ne la voit pas mourir, et sa mort ne permet pas de changer la salle en fin de tour.",
    example:
      "Eve attaque le Familier de Judas (2 PV, esquive 3+) au lieu d'un monstre. Ses lancers de 4 et de 3 touchent ; il est détruit et elle gagne sa récompense. Le toucher de Midas (chaque fois qu'un monstre meurt) ne rapporte rien.",
    asked: [
      'familier',
      'attaquer un objet',
      'un objet peut-il être attaqué',
      'objet attaquable',
      'attaquer une salle',
      'objet avec des PV',
      'un familier est-il un monstre',
      'récompense pour un objet détruit',
      'bombe sur un objet avec des PV',
      "attaquer le familier d'un autre",
    ],
  },
  'attackable-players': {
    title: 'Attaquer un autre joueur',
    text: "En temps normal, on n'attaque pas les joueurs : l'attaque de votre tour est pour les monstres. On ne blesse les joueurs qu'avec des cartes qui infligent des dégâts ou tuent.\n\nCertaines cartes d'extension rendent un joueur attaquable et disent avec quel nombre (esquive) on le touche, car les personnages n'en ont pas. C'est alors une attaque comme une autre : vous la déclarez dans votre phase d'actions, choisissez ce joueur pour cible quand personne ne répond plus, et lancez le dé jusqu'à ce que l'un de vous ait 0 PV.\n\nSi deux de ces cartes donnent des nombres différents, la plus récente compte.",
    example:
      "Une carte dit que Lilith peut être attaquée ce tour avec 4+. Samson déclare une attaque et la choisit. Il fait un 4 et lui inflige son ATQ, puis un 3 et subit l'ATQ de Lilith.",
    asked: [
      'attaquer un autre joueur',
      'attaquer un joueur',
      'peut-on attaquer les joueurs',
      'pvp',
      "esquive d'un joueur",
      'comment tuer un autre joueur',
      'se battre entre joueurs',
      'blesser un joueur',
      'attaquer les autres joueurs',
      'taper un autre joueur',
      'duel entre joueurs',
    ],
  },
};
