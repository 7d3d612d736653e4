import type { shop as plan } from '../chapters/shop.js';
import type { ChapterText } from '../section.js';

export const shop: ChapterText<typeof plan> = {
  buying: {
    title: 'Acheter un objet',
    text: "Vous pouvez acheter une fois pendant votre tour, en phase d'actions, quand la pile est vide et qu'aucune attaque n'est en cours.\n1. **Déclarez** un achat, sans nommer l'objet. Tout le monde peut répondre.\n2. **Choisissez** : un objet de la boutique, ou la carte au sommet de la pioche trésors, que vous ne voyez pas.\n3. Le **prix** est fixé à ce moment : 10 ¢, sauf si des cartes le changent. La pioche coûte autant.\n4. Payez tout et prenez l'objet. Si vous ne pouvez pas payer, vous n'avez rien.\n\nSeul le paiement dépense votre achat. Après un échec, vous pouvez en déclarer un autre pendant ce tour, dès que vous avez assez de ¢ pour quelque chose.",
    example:
      "Judas a 11 ¢ et déclare un achat. En réponse, Isaac utilise Mâchoire inférieure et lui vole 3 ¢. Judas choisit un objet de la boutique ; il coûte 10 ¢, Judas en a 8 et n'obtient rien. Il pourra réessayer ce tour-ci s'il retrouve 10 ¢.",
    asked: [
      'acheter',
      'achat',
      'comment acheter',
      'combien coûte un objet',
      'prix de la boutique',
      'acheter dans la pioche trésors',
      "pas assez d'argent",
      'acheter deux fois',
      "acheter pendant le tour d'un autre",
      'dépenser ses pièces',
      'acheter pendant une attaque',
    ],
  },
  'what-you-bought': {
    title: 'Ce que vous avez acheté',
    text: "Payer et prendre l'objet ne font qu'un, hors de la pile : une fois votre choix fait, personne ne s'interpose entre vos ¢ et votre objet. Les ¢ vont à la réserve. Vous avez alors gagné un objet, et ce qui attend cela se déclenche.\n\n- De la boutique, vous recevez l'objet **tel quel** : désactivé, il le reste, et ses marqueurs aussi. La zone vide est remplie dès que quelqu'un devrait recevoir la priorité.\n- De la pioche, vous recevez la carte qui est au sommet **quand vous choisissez**, même si quelqu'un l'a changée en réponse.\n\nLes effets qui attendent un achat se déclenchent à la déclaration ; ceux qui attendent l'achat d'un objet précis, après votre choix et avant le paiement.",
    example:
      "La pelle de Maman est désactivée dans la boutique. Cain la paie 10 ¢. Elle reste désactivée : il ne peut pas encore s'en servir ; elle se recharge au début de son prochain tour.",
    asked: [
      'objet acheté',
      'un objet acheté est-il chargé',
      "utiliser un objet le tour où on l'achète",
      'acheter est-ce gagner un objet',
      "voler l'objet avant le paiement",
      "carte du dessus changée avant l'achat",
      "quand paie-t-on l'objet",
      'marqueurs sur un objet de la boutique',
      'annuler un achat',
    ],
  },
  'refilling-slots': {
    title: 'Remplir les zones vides',
    text: "Chaque zone boutique, zone monstre et zone salle doit contenir au moins une carte. Une zone vide reçoit la carte au sommet de sa pioche dès que quelqu'un devrait recevoir la priorité. Cela ne passe pas par la pile. Les zones ajoutées par une carte se remplissent de la même façon.\n\nS'il y en a plusieurs, on les remplit dans l'ordre boutique, monstres, salles, de gauche à droite, sauf si le joueur actif préfère un autre ordre.\n\nDeux sortes ne se remplissent pas : la zone boss final et les zones sbire. Et si la pioche et la défausse sont vides, la zone attend qu'une carte soit de nouveau disponible.",
    example:
      'Judas achète dans la boutique, et un monstre est mort. Avant que quiconque puisse jouer une carte, la zone boutique reçoit le premier trésor, puis la zone monstre la première carte monstre.',
    asked: [
      'remplir',
      'remplir la boutique',
      'remplir les monstres',
      'quand la boutique se remplit-elle',
      'quand arrive un nouveau monstre',
      'zone vide',
      'remplacer un objet acheté',
      'nouveau monstre après une mort',
      'pioche et défausse vides',
      'quelle zone en premier',
      'répondre avant le remplissage',
    ],
  },
  'refill-after-a-death': {
    title: 'Remplir après une mort, et les événements qui arrivent',
    text: "Quand un monstre meurt, sa zone attend : une nouvelle carte n'y est mise qu'après ses récompenses, son âme et tout ce que sa mort a déclenché.\n\nSi cette carte est un événement, il se produit et va dans la défausse, et la zone se remplit encore, jusqu'à ce qu'un monstre y reste. Ce qu'une carte fait en entrant en jeu va sur la pile avant que quiconque puisse agir, avec tout ce qui attendait.\n\nC'est le joueur actif qui fait tout cela, même mort : il lance le dé pour les événements, reçoit ce qu'ils donnent et choisit qui est maudit.",
    example:
      "Eve meurt pendant son tour en même temps qu'une Mouche. La zone reçoit Coffre doré. Bien que morte, Eve lance le dé : elle fait 4 et gagne 5 ¢. Puis vient la carte suivante, Clotty, qui reste.",
    asked: [
      'quand un monstre mort est-il remplacé',
      'un événement arrive au remplissage',
      'plusieurs événements de suite',
      'un joueur mort révèle un événement',
      "qui résout l'événement si le joueur actif est mort",
      'coffre révélé',
      "qui lance le dé pour l'événement",
      "nouveau monstre avant l'âme",
      'malédiction révélée par un mort',
    ],
  },
  rewards: {
    title: 'Les récompenses : pour qui, et quand',
    text: "Les **récompenses** inscrites dans l'encadré d'une carte vont au **joueur actif** quand elle meurt, qui que ce soit qui l'a tuée et par quel moyen : dans une attaque, avec une bombe, dans une réponse, et même si le joueur actif est mort. Avec une icône d'âme, la carte elle-même devient en plus une âme de ce joueur.\n\nElles viennent après ce que la mort déclenche, et avant l'âme ; personne ne peut y répondre. Les butins vont en main, les trésors entrent en jeu depuis la pioche trésors.\n\nUne carte simplement mise dans la défausse ne donne rien : elle n'est pas morte.",
    example:
      "Pendant le tour de Samson, Lilith achève Monstro avec Bombe !. Samson gagne 6 ¢, et Monstro devient son âme. Si Ehwaz avait mis Monstro dans la défausse, personne n'aurait rien reçu.",
    asked: [
      'récompense',
      'récompenses',
      "qui reçoit l'argent d'un monstre",
      "monstre tué pendant le tour d'un autre",
      "c'est moi qui l'ai tué",
      'reçoit-on la récompense si on meurt aussi',
      "récompense d'un monstre défaussé",
      'qui prend les pièces',
      'dernier coup',
      "butin d'un monstre",
      'voler un monstre',
    ],
  },
};
