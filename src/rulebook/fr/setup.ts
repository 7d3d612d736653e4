import type { setup as plan } from '../chapters/setup.js';
import type { ChapterText } from '../section.js';

export const setup: ChapterText<typeof plan> = {
  setup: {
    title: 'La mise en place',
    text: "1. Mélangez les pioches butins, trésors et monstres, et la pioche salles si vous l'utilisez. Gardez une place pour une défausse à côté de chacune.\n2. Préparez une **réserve** d'au moins 100 ¢. Cette table joue avec 100 ¢ exactement.\n3. Distribuez à chacun un personnage au hasard, avec son objet de départ.\n4. Révélez les premiers objets de la boutique et les premiers monstres : 2 zones de chaque ; avec les salles, 1 salle.\n5. Posez 3 âmes bonus au hasard, face visible, à côté de la table.\n6. Donnez à chacun **3 cartes butin et 3 ¢** de la réserve.\n7. Déterminez qui commence.",
    example:
      'Isaac, Eve et Cain jouent. Ils piochent 9 cartes butin et prennent 9 ¢ en tout : il reste 91 ¢ dans la réserve au début du premier tour.',
    asked: [
      'mise en place du jeu',
      'combien de cartes et de pièces au début',
      'combien de ¢ au début',
      'mise en place',
      'préparation',
      'comment commencer une partie',
      'début de la partie',
      'main de départ',
      'combien de cartes au début',
      'argent de départ',
      'combien de pièces au départ',
      'taille de la réserve',
    ],
  },
  'opening-slots': {
    title: 'Les premiers objets et les premiers monstres',
    text: "La boutique commence avec **2 zones**, les monstres avec **2 zones** aussi ; chacune reçoit une carte de sa pioche, face visible. Si vous jouez avec les salles, une zone salle reçoit la première carte de la pioche salles.\n\nÀ ce moment, seuls des monstres peuvent occuper les zones monstre. Un **événement** révélé ne fait rien du tout : il va en dessous de la pioche monstres et l'on révèle la carte suivante, jusqu'à ce que les deux zones aient un monstre.",
    example:
      "La première carte monstre est Mouche, la deuxième Bombes troll. Personne n'est blessé : Bombes troll va en dessous de la pioche. La suivante est Dip : la partie commence avec Mouche et Dip.",
    asked: [
      'événement pendant la mise en place',
      'événement au début de la partie',
      'malédiction révélée à la mise en place',
      'combien de monstres au début',
      "combien d'objets en boutique au début",
      'deux monstres deux trésors',
      'monstres de départ',
      'boutique de départ',
      'première salle',
    ],
  },
  'starting-characters': {
    title: 'Votre personnage au début de la partie',
    text: "Les personnages sont distribués au hasard, et chacun arrive avec l'**objet de départ** qu'il nomme.\n\nVotre personnage commence **désactivé** : son ↷ ne sert qu'une fois rechargé, au début de votre propre premier tour. Votre objet de départ commence chargé : vous pouvez l'utiliser tout de suite, même pendant le tour d'un autre.\n\nCe qu'une carte fait « au début de la partie » a lieu immédiatement. Personne n'a alors la priorité, donc personne ne peut y répondre.",
    example:
      "Isaac joue en troisième. Dès le tout premier tour, il peut relancer un dé avec Le dé à 6 faces, mais pas utiliser le ↷ d'Isaac pour jouer une carte de plus. Eden regarde 3 trésors et en garde un avant que quiconque puisse agir.",
    asked: [
      'personnage incliné au début',
      'les personnages commencent inclinés',
      'personnage désactivé au début',
      'utiliser mon personnage avant mon premier tour',
      'objet de départ chargé au début',
      'personnage au hasard',
      'eden choisit son objet',
      'répondre à eden',
      'effet de début de partie',
      'que se passe-t-il avant le premier tour',
      'mon personnage est-il chargé au début',
    ],
  },
  'who-goes-first': {
    title: 'Qui commence ?',
    text: "N'importe quel moyen équitable et au hasard convient. Le plus courant : chacun lance un dé, le résultat le plus **bas** commence, et les ex æquo relancent. Ensuite, on joue vers la gauche.\n\nUne carte peut en décider : celui qui joue **Cain** commence, sans aucun lancer.",
    example:
      "Judas fait 2, Maggy 2 et Samson 5. Judas et Maggy relancent, Maggy fait le plus petit résultat et joue le premier tour. Si l'un des trois personnages avait été Cain, il aurait commencé sans lancer.",
    asked: [
      'qui est le premier joueur',
      'qui joue en premier',
      'joueur qui débute',
      'lancer le dé pour commencer',
      'plus petit lancer commence',
      'égalité pour commencer',
      'cain commence toujours',
      'premier tour de jeu',
      'comment choisir le premier joueur',
      'qui commence la partie',
      'on commence par qui',
      'à qui de commencer',
    ],
  },
  'number-of-players': {
    title: 'Combien de joueurs, et le signe 3+',
    text: "Le jeu est prévu pour **1 à 4 joueurs** : une personne avec deux personnages, deux personnes en équipe, ou 2 à 4 joueurs les uns contre les autres. On peut être plus nombreux, mais ce n'est pas officiel, et c'est lent.\n\nLes cartes qui portent le **signe 3+** n'ont de sens qu'à trois ou plus. À un ou deux joueurs, on les retire avant la partie. Si l'une d'elles apparaît quand même, on la met de côté et une autre carte du même type prend sa place.",
    example:
      "Eve et Lilith jouent l'une contre l'autre. Lame de rasoir porte le signe 3+ : elle reste hors de leur pioche trésors. Portail n'en porte pas et y reste.",
    asked: [
      'combien de joueurs',
      'nombre de joueurs',
      'jouer à deux',
      'partie à 2',
      'jouer à 5',
      'cinq joueurs',
      'que veut dire 3+',
      'cartes 3 joueurs et plus',
      'retirer des cartes à deux joueurs',
      'jouer à six',
      'maximum de joueurs',
    ],
  },
};
