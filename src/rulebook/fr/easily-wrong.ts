import type { easilyWrong as plan } from '../chapters/easily-wrong.js';
import type { ChapterText } from '../section.js';

export const easilyWrong: ChapterText<typeof plan> = {
  'easily-wrong-declaring': {
    title: 'Erreurs fréquentes : nommer la cible trop tôt',
    text: "« J'attaque Monstro » ou « j'achète celui de gauche », c'est aller trop vite. Attaques et achats se font en **deux temps** :\n1. Vous déclarez seulement que vous attaquez, ou que vous achetez. Tout le monde peut répondre.\n2. Vous choisissez ensuite le monstre ou l'objet, et cela continue aussitôt : vous lancez le dé, ou vous payez. Personne ne répond au choix lui-même, sauf s'il déclenche un effet.\n\nLe **prix** aussi n'est lu qu'au second temps : ce qui s'est passé entre-temps peut rendre l'objet moins cher ou plus cher, ou votre bourse plus légère.",
    example:
      'Isaac déclare un achat avec exactement 10 ¢. Personne ne sait encore quel objet il veut ; personne ne peut donc lui retirer celui-là. Mais Eve peut lui voler une pièce, et il ne pourra plus rien payer.',
    asked: [
      'erreurs fréquentes',
      'erreurs courantes',
      "ce qu'on joue souvent mal",
      'erreurs de débutant',
      'répondre après le choix de la cible',
      "dire d'abord le monstre",
      'faut-il dire quel objet on achète',
      'quand vérifie-t-on le prix',
      "voler de l'argent en réponse à un achat",
      'règles souvent oubliées',
    ],
  },
  'easily-wrong-damage': {
    title: 'Erreurs fréquentes : carte, dégâts et mort',
    text: "Une bombe qui tue met **trois choses** sur la pile, l'une après l'autre, et l'on peut répondre à chacune :\n1. la carte ; une fois résolue, elle est partie, en défausse ;\n2. ses dégâts : pour les arrêter, il faut maintenant prévenir des dégâts. Annuler la carte vient trop tard ;\n3. la mort : pour l'arrêter, il faut maintenant prévenir ou annuler une mort.\n\nAvec une mort sur la pile, un soin ou des PV en plus ne sauvent plus personne. Ce qui la prévient ou l'annule laisse au moins 1 PV.",
    example:
      "Judas (1 PV) est visé par Bombe !. Haricot beurre doit répondre à la carte, Cœur d'âme à la carte ou aux dégâts. Une fois à 0 PV, les +2 PV de VI. Les Amants viennent trop tard ; Ankh brisé, avec un 6, le laisse à 1 PV.",
    asked: [
      'annuler une bombe après sa résolution',
      'trop tard pour répondre',
      'haricot beurre contre des dégâts',
      'se sauver avec des PV en plus',
      'répondre à la carte ou aux dégâts',
      'trois occasions de répondre',
      'PV en plus après la mort',
      'prévenir trop tard',
      'contrer une bombe',
      "jusqu'à quand peut-on arrêter une mort",
    ],
  },
  'easily-wrong-hp': {
    title: 'Erreurs fréquentes : les détails des PV',
    text: "- **Perdre un PV maximum ne blesse pas** tant que vous avez des dégâts à perdre avec : les cœurs vides partent d'abord. Un maximum plus bas ne coûte des PV que s'il baisse de plus que vos dégâts.\n- **Des dégâts à 0 PV comptent quand même** comme infligés et subis. Ils ne changent pas les PV, mais ce qui attend des dégâts se déclenche.\n- **0 dégât n'est pas un dégât.** Un monstre sans ATQ que vous ratez n'inflige rien, et rien ne se déclenche.",
    example:
      "Maggy a 3 PV grâce à Petit-déjeuner et subit 1 dégât. On détruit Petit-déjeuner : son maximum tombe à 2, et elle a toujours 2 PV. Une seconde bombe qui la touche à 0 PV fait piocher 1 butin à son Sac banane, même s'il n'y a plus rien à perdre.",
    asked: [
      'perdre un cœur',
      'perdre un PV maximum peut-il me tuer',
      'dégâts à 0 PV et déclenchements',
      'rater un monstre à 0 ATQ',
      'les dégâts en trop déclenchent-ils',
      'détruire petit-déjeuner quand on est blessé',
      '0 dégât et déclenchement',
      'seconde bombe sur un joueur mourant',
    ],
  },
  'easily-wrong-rolls': {
    title: 'Erreurs fréquentes : les lancers',
    text: "- **Une carte « Lancez : » est déjà partie** pendant que son dé attend. Elle est résolue ; son résultat arrive comme un déclenchement quand le lancer est définitif. On ne peut donc plus l'annuler.\n- **« Être sur le point de faire un 1 » et « faire un 1 » diffèrent.** Le premier regarde le dé avant les bonus permanents comme +1 aux lancers d'attaque, le second après.\n- Si quelque chose change le lancer à ce premier moment, il est **de nouveau ouvert** à tous, aussi souvent que cela arrive.\n- Un dé **relancé** est le même lancer avec une autre face. Ce qui attend un lancer de dé ne se redéclenche pas.",
    example:
      "Cain, avec De la viande !, fait un lancer d'attaque de 1. La pièce perdue de Papa voit qu'il est sur le point de faire un 1 et peut l'obliger à relancer. Sinon, De la viande ! en fait un 2 : personne n'a fait de 1, et La relique ne pioche pas.",
    asked: [
      'sur le point de faire ou faire',
      '+1 change-t-il un 1',
      'annuler une carte après le dé',
      '1 naturel',
      'une relance redéclenche-t-elle',
      'ordre des modificateurs',
      'un 6 modifié compte-t-il',
      'bonus au dé et déclenchements',
      'changer encore le dé',
      '6 naturel',
    ],
  },
  'easily-wrong-order': {
    title: "Erreurs fréquentes : qui passe d'abord",
    text: "- **Déclenchements** : ceux de la table vont d'abord sur la pile, puis ceux du joueur actif, puis ceux des autres dans l'ordre du tour. Le dernier posé se résout le premier : ceux du joueur actif se résolvent donc **après** ceux des joueurs suivants.\n- **Morts** : si un monstre et un joueur arrivent ensemble à 0 PV, le monstre meurt d'abord, et ses récompenses sont données.\n- **« Chaque joueur subit » ou « chaque joueur meurt »** : cela se résout dans l'ordre du tour, en commençant par le joueur dont c'est la carte, ou par le joueur actif.",
    example:
      "Pendant le tour de Cain, quelqu'un fait un 1. La relique de Cain et Sac de pièces d'Eve se déclenchent. L'effet de Cain va d'abord sur la pile, celui d'Eve par-dessus : Eve recharge son Sac avant que Cain pioche.",
    asked: [
      "quel effet se résout d'abord",
      'ordre des déclenchements',
      'joueur actif en premier ou en dernier',
      'plusieurs effets se déclenchent à la fois',
      'effets simultanés',
      'qui subit les dégâts en premier',
      'mon effet passe-t-il avant le tien',
    ],
  },
  'easily-wrong-deaths': {
    title: "Erreurs fréquentes : autour d'une mort",
    text: "- **Monstres** : récompenses et âme ne sont pas sur la pile, personne n'y répond. L'âme vient en dernier, et le nouveau monstre seulement après tout ce que la mort a déclenché.\n- **La pénalité** : objet, butin, ¢, puis désactivation, dans cet ordre, et seules les cartes qui ont un effet ↷ sont tournées. Ce que vous n'avez pas, vous ne le payez pas, mais vous payez le reste. Personne n'y répond.\n- **Mourir pendant votre tour n'arrête pas la table.** Les zones vides se remplissent, les événements vous arrivent, les monstres qui meurent vous paient, et votre phase finale a lieu en entier.",
    example:
      "Samson meurt pendant son tour, sans ¢ ni butin. Il détruit un objet et tourne ses cartes ↷ ; La relique, qui n'en a pas, reste droite. La zone du monstre mort montre alors Coffre doré : Samson, bien que mort, lance le dé.",
    asked: [
      'ordre de la pénalité',
      'les objets passifs se tournent-ils à la mort',
      "je suis mort mais l'événement a lieu",
      'mort mais encore mon tour',
      'un joueur actif mort reçoit-il les récompenses',
      'quand vient le nouveau monstre',
      'répondre aux récompenses',
      'quels objets se désactivent à la mort',
      'y a-t-il une phase finale après ma mort',
    ],
  },
  'easily-wrong-end-of-turn': {
    title: "Erreurs fréquentes : la fin d'un tour",
    text: "- **D'abord la limite de main, puis les soins.** Vous défaussez jusqu'à 10, puis vient le choix d'une salle ; ensuite seulement, tout le monde se soigne et « jusqu'à la fin du tour » prend fin. Le livret imprimé a un autre ordre ; c'est celui-ci qui compte.\n- **Après les effets de fin de tour, personne ne peut agir.** Ce qui se déclenche plus tard, par exemple par votre défausse, attend le tour suivant.\n- **Terminer le tour n'est pas tout annuler.** Seuls les lancers et les dégâts de l'attaque quittent la pile. Le reste se résout, sauf si la carte en dit plus.",
    example:
      "Le tour d'Eve est terminé par un effet alors que sa Bombe ! et un lancer d'attaque attendent sur la pile. Le lancer disparaît, puisque l'attaque est finie ; Bombe !, elle, se résout encore.",
    asked: [
      'se soigner avant de défausser',
      'défausser avant de se soigner',
      'ordre de la phase finale',
      'terminer le tour annule-t-il la pile',
      'jouer une carte après la défausse',
      'répondre pendant la défausse',
      'déclenchement en fin de tour',
      'une bombe se résout-elle si le tour se termine',
      'limite de main avant les soins',
    ],
  },
  'easily-wrong-new-cards': {
    title: 'Erreurs fréquentes : même carte, chose nouvelle',
    text: "- Une carte qui **change d'emplacement est une chose nouvelle**. Ce qui visait l'ancienne se dissipe ; dégâts, marqueurs et « une fois par tour » sont oubliés. Être recouverte puis revenir compte aussi.\n- Changer de propriétaire n'est pas changer d'emplacement : un objet volé garde ses marqueurs et reste chargé ou désactivé.\n- **Le premier point décide** de ce qui est une cible. Ce qui est avant se choisit quand la carte va sur la pile ; ce qui vient après ne se choisit qu'à la résolution.",
    example:
      "Isaac a amené Monstro à 1 PV. Un événement le recouvre puis part en défausse : Monstro revient avec 4 PV, un nouveau Monstro, et la bombe qui visait l'ancien ne fait rien.",
    asked: [
      'le monstre recouvert revient',
      'marqueurs après avoir quitté le jeu',
      'marqueurs sur un objet volé',
      'bombe sur un monstre parti',
      'quand choisit-on',
      'est-ce encore la même carte',
      'une fois par tour après un retour',
    ],
  },
  'easily-wrong-gaining': {
    title: 'Erreurs fréquentes : gagner, âmes bonus, victoire',
    text: "- **Voler et échanger ne sont pas gagner.** Un bonus de gain ne s'y applique pas. **Doubler** ses ¢, en revanche, est un gain.\n- **Une âme bonus arrive à l'instant même** où sa condition est vraie, même au milieu d'une carte qui se résout, et reste même si ce n'est plus vrai une seconde après.\n- **La victoire n'est vérifiée qu'entre** deux résolutions. Qui a quatre âmes au milieu d'une carte et en perd une avant qu'elle finisse n'a pas gagné.",
    example:
      "Cain a 24 ¢ et gagne 3 ¢ d'une carte qui lui en fait ensuite perdre 5. Entre-temps il a 27 ¢ : il prend aussitôt Âme de l'Avarice et la garde. Si c'est sa quatrième âme, il gagne quand cette carte s'est résolue.",
    asked: [
      'voler est-ce gagner des ¢',
      'doubler est-ce gagner',
      "âme bonus au milieu d'une carte",
      "perd-on l'âme bonus si on perd les pièces",
      'quand vérifie-t-on la victoire',
      'quatre âmes un instant',
      "j'avais 25 ¢ un instant",
      "gagner la partie au milieu d'une carte",
      'perdre la quatrième âme',
    ],
  },
  'easily-wrong-replacements': {
    title: 'Erreurs fréquentes : plusieurs « à la place »',
    text: "Quand plusieurs effets « à la place » veulent changer la même chose, ils ne s'ajoutent pas au hasard :\n1. Le joueur concerné dit lequel vient d'abord : celui qui gagne, pioche ou subit les dégâts ; pour un tour ou une phase, le joueur actif.\n2. Celui-là la change.\n3. On regarde ensuite lesquels des autres conviennent encore ; ceux qui ne conviennent plus tombent.\n\nChacun change la même chose **une fois au plus** : deux effets ne peuvent donc pas se répondre sans fin.",
    example:
      "Lilith a Papa hanteur (+1 dégât) et Bébé sec (réduit à 1). Un monstre devait lui infliger 2 dégâts. Papa hanteur d'abord : 3, puis Bébé sec : 1. Dans l'autre sens : 1, puis 2. Elle choisit le premier ordre.",
    asked: [
      'deux effets à la place',
      'ordre des effets de remplacement',
      "les remplacements s'ajoutent-ils",
      "quel effet à la place d'abord",
      'deux effets changent les mêmes dégâts',
      'papa hanteur et bébé sec',
      'boucle infinie',
      'augmenter et réduire des dégâts',
      "qui choisit l'ordre",
    ],
  },
  'easily-wrong-shop': {
    title: 'Erreurs fréquentes : les objets de la boutique',
    text: "Les objets de la boutique sont visibles de tous, et ils sont **en jeu** :\n- Tout ce qui dit « un objet » peut les choisir : on peut les détruire, les relancer ou les voler, si la carte ne demande pas l'objet d'un joueur.\n- Leurs effets sont **éteints**. Seuls ceux de l'entrée en jeu ou de la sortie du jeu se produisent.\n- Ils ne se **rechargent pas** au début d'un tour. Un objet arrivé désactivé le reste, même une fois acheté, jusqu'au prochain tour de son nouveau propriétaire ou jusqu'à une carte qui le recharge.",
    example:
      "La relique est dans la boutique. Quelqu'un fait un 1 : personne ne pioche. Judas utilise Le dé à 20 faces sur elle : elle est détruite, et le premier trésor prend sa place dans la même zone. Judas ne gagne rien.",
    asked: [
      'les objets de la boutique marchent-ils',
      "effet d'un objet de la boutique",
      'voler dans la boutique',
      'un objet de la boutique se déclenche-t-il',
      'chargé dans la boutique',
    ],
  },
};
