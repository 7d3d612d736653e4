import type { monsters as plan } from '../chapters/monsters.js';
import type { ChapterText } from '../section.js';

export const monsters: ChapterText<typeof plan> = {
  monsters: {
    title: 'Les monstres',
    text: "Une carte de la pioche monstres qui a des caractéristiques est un **monstre**. Il est dans une zone monstre, et un joueur peut l'attaquer pendant son tour, sauf si une carte dit qu'il ne peut pas être attaqué.\n\n- **« Vous »** sur une carte-monstre est toujours le joueur actif : celui dont c'est le tour.\n- Son texte n'agit que tant qu'il est en jeu : ni dans la défausse, ni recouvert, ni quand quelqu'un l'a comme âme, sauf s'il le précise.",
    example:
      "Pendant le tour d'Eve, Cain tue Petit avare avec Bombe !. Son texte vous fait choisir un joueur, qui perd 7 ¢. C'est le tour d'Eve : c'est elle qui choisit, et elle peut très bien choisir Cain. Stoney dit qu'on ne peut pas l'attaquer ; Bombe ! peut quand même le blesser.",
    asked: [
      'quels monstres puis-je attaquer',
      'qui est vous sur une carte monstre',
      'vous sur un monstre',
      'qui contrôle le monstre',
      "qui choisit pour l'effet d'un monstre",
      "effet d'un monstre dans la défausse",
      "effet d'un monstre gardé comme âme",
      "monstre qu'on ne peut pas attaquer",
      "qu'est-ce qu'un monstre",
      'peut-on attaquer tous les monstres',
      "quand l'effet d'un monstre agit-il",
      'qui décide pour le monstre',
    ],
  },
  'cursed-and-holy': {
    title: 'Monstres maudits et sacrés',
    text: "Les monstres **maudits** et **sacrés** ont le plus souvent un effet qui vaut pour tous : il attend un résultat que fait n'importe quel joueur, pour n'importe quelle raison, même si personne ne combat.\n\nLa plupart des autres monstres qui portent un chiffre ne regardent que les lancers d'attaque faits contre eux.\n\nLisez simplement quels lancers le texte nomme : « un joueur fait » veut dire tout le monde ; « un lancer d'attaque contre ce monstre », seulement ceux-là.",
    example:
      "Horf maudit est sur la table. Eve, qui n'attaque personne, fait un 2 pour Livre du péché et subit 2 dégâts. Dip sacré lui donnerait 1 ¢ pour un 1. Anneau de mouches, lui, ne vole une carte que sur un lancer d'attaque de 3 contre lui-même.",
    asked: [
      'horf maudit',
      'maudits et sacrés',
      'un monstre maudit agit-il hors combat',
      'monstre déclenché par mon lancer',
      'effet de monstre sans attaquer',
      'lancer pour un objet et monstre maudit',
      "qu'est-ce qu'un monstre maudit",
      "qu'est-ce qu'un monstre sacré",
      'mon lancer compte-t-il',
      'effet de monstre sacré hors combat',
      'le monstre maudit agit pour tout le monde',
    ],
  },
  bosses: {
    title: 'Les boss',
    text: "Un **boss** est un monstre avec une icône d'âme. Quand il meurt, le joueur actif gagne ses récompenses, puis la carte elle-même comme **âme**. Elle ne va pas dans la défausse. Un événement avec une icône d'âme n'est pas un boss.\n\nPlus largement, toute carte qui a un encadré de récompenses et une icône d'âme devient une âme du joueur actif quand elle meurt ou est détruite. Les autres cartes à icône d'âme disent elles-mêmes comment elles en deviennent une.\n\nLes **boss épiques** sont quelques boss particulièrement puissants ; beaucoup valent 2 âmes.",
    example:
      "Monstro meurt pendant le tour de Judas. Judas gagne 6 ¢, puis Monstro est devant lui et vaut 1 âme. Maman ! en vaudrait 2. Âme perdue a aussi une icône, mais c'est un butin : elle devient une âme en se résolvant.",
    asked: [
      'monstre qui a une âme',
      "qu'est-ce qu'un boss",
      'gagner une âme avec un boss',
      'un boss va-t-il dans la défausse',
      "icône d'âme sur un monstre",
      'tuer un boss',
      'quand un monstre devient-il une âme',
      'garde-t-on le boss',
      'un boss est-il un monstre',
      'quels monstres ont une âme',
      "qu'est-ce qu'un boss épique",
      'quand un boss meurt',
    ],
  },
  events: {
    title: 'Les événements',
    text: "Un **événement** est une carte de la pioche monstres sans caractéristiques. Il occupe une zone monstre, mais on ne peut pas l'attaquer.\n\n1. Quand il entre en jeu, tout ce qu'il dit se déclenche : chacun de ses effets va sur la pile et peut recevoir une réponse.\n2. Quand chacun s'est résolu ou a été annulé, l'événement va dans la défausse monstres.\n3. La carte qu'il recouvrait revient, ou la zone est remplie.\n\nSi l'événement quitte le jeu avant, ses effets disparaissent de la pile.",
    example:
      "Maggy attaque la pioche monstres et révèle Étage XL !. Ses deux effets vont sur la pile : une zone monstre de plus et une attaque de plus pendant ce tour. Quand les deux sont finis, Étage XL ! va dans la défausse. L'attaque qui l'a révélé est dépensée.",
    asked: [
      'un événement est-il un monstre',
      'coffre',
      'bombes troll',
      'que se passe-t-il quand je révèle un événement',
      'attaquer un événement',
      'bon événement',
      'mauvais événement',
      'où vont les événements',
      'répondre à un événement',
      "qu'est-ce qu'un événement",
      'que font les événements',
      'quand un événement est-il défaussé',
    ],
  },
  curses: {
    title: 'Les malédictions',
    text: "Une **malédiction** est un événement qui reste. Quand elle entre en jeu, le **joueur actif choisit** qui la reçoit : n'importe qui, lui-même compris. Elle se place alors près du personnage de ce joueur et agit sur lui, tour après tour.\n\nElle s'en va quand ce joueur meurt : cela passe par la pile, et la malédiction est dans la défausse avant que la pénalité de mort soit payée. Une carte qui détruit les malédictions aide aussi. Une malédiction n'est pas un objet.",
    example:
      "Pendant le tour de Cain, Malédiction de la douleur est révélée. Il la donne à Eve : elle subit désormais 1 dégât au début de chacun de ses tours, jusqu'à ce qu'elle meure ou que quelqu'un la détruise, par exemple avec Dagaz.",
    asked: [
      'combien de temps reste une malédiction',
      'à qui donner la malédiction',
      'qui reçoit la malédiction',
      "se débarrasser d'une malédiction",
      'enlever une malédiction',
      'détruire une malédiction',
      'donner une malédiction à un autre',
      'combien de temps dure une malédiction',
      'une malédiction est-elle un objet',
      'malédiction à la mort',
      'joueur maudit',
      "qu'est-ce qu'une malédiction",
    ],
  },
};
