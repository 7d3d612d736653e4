import type { stack as plan } from '../chapters/stack.js';
import type { ChapterText } from '../section.js';

export const stack: ChapterText<typeof plan> = {
  'the-stack': {
    title: 'La pile : le dernier arrivé se résout le premier',
    text: "Butins, effets, lancers de dé, dégâts et morts n'arrivent pas tout de suite. Ils attendent sur **la pile**, l'un au-dessus de l'autre, pour que chacun puisse répondre.\n\nLe dernier arrivé est au sommet et **se résout**, c'est-à-dire arrive, le premier. Il faut pour cela que tous les joueurs passent à la suite. Alors seul le sommet se résout ; puis chacun peut de nouveau agir avant le suivant, et ajouter au-dessus.\n\nUne réponse arrive donc toujours avant ce à quoi elle répond, et la réponse à la réponse avant les deux.",
    example:
      "Quelqu'un fait un 1 et La relique de Cain (piochez 1 butin) va sur la pile. En réponse, il regarde la pioche butins avec Passe-passe ; Eve joue dessus Haricot beurre ! Le haricot se résout d'abord et annule Passe-passe ; puis Cain pioche dans l'ordre d'origine.",
    asked: [
      'pile',
      'la pile',
      'comment marche la pile',
      'dernier arrivé premier résolu',
      "qu'est-ce qui se résout d'abord",
      "qu'est-ce qui arrive en premier",
      'ordre de la pile',
      'réponse',
      'en réponse',
      'répondre à une réponse',
      "qu'est-ce qui va sur la pile",
    ],
  },
  'off-the-stack': {
    title: 'Ce à quoi on ne peut pas répondre : hors de la pile',
    text: "Ceci arrive aussitôt, sans la pile ; personne ne peut y répondre ni l'annuler :\n- les effets permanents, et tout ce qui dit « à la place »\n- payer un coût ou un achat, et gagner ce qu'on achète\n- piocher à l'étape butin ; recevoir son objet de départ\n- les récompenses et l'âme d'un monstre mort ; la pénalité de mort\n- remplir les zones ; gagner une âme bonus ; la victoire ; le marchandage\n\nDéclarer une attaque, un achat ou la fin du tour ne va pas non plus sur la pile. Les autres peuvent agir avant la suite, mais pas annuler la déclaration. (La première édition mettait plus de choses sur la pile.)",
    example:
      "Judas déclare une attaque. Eve ne peut pas y jouer Haricot beurre !, car ce n'est ni un butin ni un effet. Mais elle peut tuer un monstre avec une bombe avant qu'il choisisse sa cible.",
    asked: [
      'hors de la pile',
      'sans la pile',
      'répondre à une récompense',
      'annuler une attaque',
      "répondre à une déclaration d'attaque",
      'répondre à un achat',
      'annuler un achat',
      "répondre au gain d'une âme",
      'annuler les récompenses',
      'répondre à la victoire',
    ],
  },
  priority: {
    title: 'La priorité : qui peut agir maintenant',
    text: "Seul le joueur qui a la **priorité** peut agir : jouer un butin (s'il lui reste une utilisation), ou utiliser des effets ↷ et $. Le joueur actif peut aussi déclarer une attaque, un achat ou la fin du tour, mais seulement en phase d'actions et avec une pile vide.\n\nQui a la priorité peut faire autant de choses qu'il veut avant de passer. Elle va ensuite au joueur suivant dans l'ordre du tour.\n\nQuand tous passent à la suite, le sommet de la pile se résout. Si la pile est vide, on va à l'étape suivante ; seule la phase d'actions attend que le joueur actif en déclare la fin. Toute action fait recommencer le tour de table.",
    example:
      "À trois joueurs, Eve joue Une pièce de 10 centimes et passe, Cain passe, Judas joue Haricot beurre ! Eve et Cain ont de nouveau la parole, bien qu'ils aient passé.",
    asked: [
      'priorité',
      'passer la priorité',
      'qui peut agir',
      'quand puis-je jouer une carte',
      'puis-je jouer une carte maintenant',
      'répondre après avoir passé',
      "j'ai passé mais je veux jouer",
      'que faire avec la priorité',
      'passer',
      'combien de cartes en réponse',
      'puis-je répondre à ça',
      'quand puis-je répondre',
    ],
  },
  'who-has-priority-first': {
    title: 'Qui reçoit la priorité en premier',
    text: "La priorité suit l'ordre du tour. Où elle commence dépend de ce qui vient d'arriver :\n- Vous **mettez un butin, un effet ou un lancer** sur la pile : vous êtes le premier. Vous pouvez en ajouter avant que les autres répondent.\n- Quelque chose **vient de se résoudre** : les effets déclenchés vont sur la pile, puis les morts, les zones vides sont remplies, et le joueur actif est le premier.\n- Le **jeu** y a mis quelque chose, comme des dégâts ou une mort : le joueur actif est le premier.",
    example:
      "Au tour de Cain, Maggy joue Bombe ! Elle est la première, puis les suivants dans l'ordre du tour. Une fois la bombe résolue et ses dégâts sur la pile, c'est Cain le premier.",
    asked: [
      'qui a la priorité en premier',
      'qui parle en premier',
      'qui répond en premier',
      'jouer deux cartes de suite',
      "le joueur actif d'abord",
      'ordre des réponses',
      'répondre à sa propre carte',
      'garder la priorité',
      'qui agit après des dégâts',
      'qui joue en premier après une carte',
    ],
  },
  'no-priority': {
    title: 'Les moments où personne ne peut agir',
    text: "Personne ne reçoit la priorité\n- au tout début d'un tour, avant et pendant que les cartes du joueur actif se rechargent ;\n- à sa toute fin, après la première étape de la phase finale : pendant qu'on défausse jusqu'à la limite de main, qu'on change peut-être une salle et que tout le monde se soigne ;\n- pendant que quelque chose se résout. On fait les choix demandés, une pioche peut être mélangée, une âme bonus gagnée, mais personne n'intervient.\n\nLes effets qui se déclenchent alors attendent. Ceux de la fin d'un tour vont sur la pile au tour suivant, dès que quelqu'un reçoit la priorité.",
    example:
      "Eve doit défausser 3 cartes pour la limite de main. Elle aimerait plutôt en jouer une, mais c'est trop tard : la dernière occasion était juste après les effets de fin de tour.",
    asked: [
      'quand personne ne peut agir',
      'jouer une carte pendant la phase finale',
      'jouer une carte avant de défausser',
      'agir avant la recharge',
      'jouer à la fin du tour',
      'interrompre une carte qui se résout',
      "répondre au milieu d'un effet",
      'dernière occasion de jouer',
      'jouer un butin avant mon tour',
    ],
  },
  'quick-passing': {
    title: 'Qui est interrogé, et qui est passé',
    text: "Autour d'une table, personne ne dit cent fois « je passe », et ici non plus : le jeu passe pour vous là où rien ne vous concerne, ou là où vous le lui avez dit.\n\nVous décidez quand on vous demande : quand cela vous concerne, toujours, ou plus du tout pendant cette attaque ou ce tour.\n\nLes règles restent les mêmes ; cela ne fait qu'épargner des clics. Qu'on vous demande ou non, et quand, ne dépend jamais des cartes en main : une pause ne trahit donc pas qui aurait pu répondre.",
    example:
      "Cain lance le dé pour une attaque qui ne touche pas Judas : le jeu passe pour lui. S'il veut répondre à chaque lancer, il règle dans ses préférences qu'on lui demande toujours.",
    asked: [
      'passer automatiquement',
      "pourquoi on ne m'a pas demandé",
      "on m'a sauté",
      'le bot a passé pour moi',
      'toujours me demander',
      'passer pour tout le tour',
      'ne plus me demander',
      'ordres permanents',
      'réglages pour passer',
      'pas eu le temps de répondre',
    ],
  },
};
