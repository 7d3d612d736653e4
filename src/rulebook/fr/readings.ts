import type { readings as plan } from '../chapters/readings.js';
import type { ChapterText } from '../section.js';

export const readings: ChapterText<typeof plan> = {
  'readings-declarations': {
    title: 'Nos lectures : déclaré, mais pas encore fait',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- Une attaque, un achat ou une fin de tour déclarés **attendent sous** les réponses, mais ne sont pas sur la pile : rien ne peut les viser ni les annuler. Jusque-là, on ne peut rien déclarer d'autre.\n- Une **attaque** est dépensée quand sa cible est choisie, un **achat** quand il est payé. Ce qui échoue avant n'a rien coûté, mais on ne reprend pas une déclaration : le moment venu, il faut choisir.\n- Après un achat raté faute de ¢, vous ne pouvez en déclarer un autre pendant ce tour que si vous pouvez payer quelque chose.\n- Après les réponses à une **fin déclarée**, la phase finale commence sans nouvelle question, sauf si une attaque obligatoire est apparue.",
    example:
      "Judas déclare une attaque. Isaac voudrait l'annuler avec Haricot beurre ! : impossible, il n'annule que des butins et des effets. Judas doit choisir une cible.",
    asked: [
      "annuler une déclaration d'attaque",
      'haricot beurre sur une attaque',
      'reprendre une attaque',
      'reprendre un achat déclaré',
      "j'ai déclaré mais j'ai changé d'avis",
      'une déclaration est-elle sur la pile',
      'un achat raté compte-t-il',
      'règles muettes',
      'lectures',
      'attaquer après avoir déclaré la fin',
    ],
  },
  'readings-priority': {
    title: "Nos lectures : qui peut agir d'abord",
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- Pour ce que **personne n'a mis** sur la pile, comme des dégâts ou une mort venus du jeu, et après des déclenchements, le joueur actif peut agir d'abord, puis les autres dans l'ordre du tour.\n- Après **ce que vous avez fait**, vous pouvez agir d'abord, même si le payer a déclenché autre chose. Pour un dé, c'est le joueur qui l'a lancé.\n- Ce qui se déclenche dans les **dernières étapes d'un tour**, où personne n'agit, attend la prochaine occasion : le début du tour suivant.\n- Une carte qui fait quelque chose en arrivant dans une **zone vide** le met sur la pile avant que quiconque agisse, avec tout ce qui attendait.",
    example:
      "Pendant le tour d'Eve, Cain joue Bombe !. Cain peut ajouter quelque chose d'abord. La bombe se résout et son dégât attend : on demande maintenant d'abord à Eve, puisque c'est son tour.",
    asked: [
      "qui reçoit la priorité d'abord",
      'priorité après des dégâts',
      'priorité après une mort',
      "qui agit d'abord après un déclenchement",
      "le joueur actif répond-il d'abord",
      'déclenchement tout à la fin du tour',
      'répondre à ma propre carte',
      "à qui demande-t-on d'abord",
      "qui peut répondre d'abord aux dégâts",
    ],
  },
  'readings-winning': {
    title: 'Nos lectures : la victoire et les âmes bonus',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **La victoire** est vérifiée après chaque chose qui se résout, mais aussi après ce qui se passe sans la pile : l'âme d'un monstre mort, un achat, une pénalité de mort payée, la mise en place.\n- **Seul ou ensemble** : si le but est atteint et que le compte à rebours arrive à 0 à la même vérification, vous avez gagné.\n- **Deux joueurs, une âme bonus** : s'ils remplissent sa condition au même instant, elle va au premier dans l'ordre du tour, en commençant par le joueur actif.",
    example:
      "Pendant le tour de Cain, une carte amène Isaac et Eve à 25 ¢ au même instant. Isaac est à gauche de Cain, Eve après lui : Isaac prend Âme de l'Avarice.",
    asked: [
      'quand gagne-t-on exactement',
      'gagner et perdre en même temps',
      'compte à rebours à 0 et victoire',
      "deux joueurs pour l'âme bonus",
      'qui prend âme de guppy',
      'âme bonus simultanée',
      'gagner en achetant',
      'quatrième âme après un monstre',
    ],
  },
  'readings-targets': {
    title: 'Nos lectures : cibles, et cartes parties',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **Aucune cible possible** : un butin ou un effet activable ne peut pas être commencé, et un effet déclenché ne va pas sur la pile.\n- **Une cible perdue parmi plusieurs** : le reste se produit. L'effet ne se dissipe que si toutes sont perdues.\n- **La carte n'est plus en jeu** : son effet déjà sur la pile se résout quand même, d'après ce qu'elle était. Sauf si la carte elle-même est sa cible ou doit agir.\n- **« Choisissez un effet »** après le premier point, comme après « Détruisez cet objet. Si vous le faites », se choisit seulement à la résolution, avec ses cibles ; avant ce point, tout de suite.",
    example:
      "Isaac active Divinité sur un dé, et Eve détruit Divinité en réponse : le dé est changé quand même. Avec Carte du chaos, personne ne sait ce qu'il prendra avant la résolution.",
    asked: [
      'la source a quitté le jeu',
      "l'effet a-t-il lieu si l'objet est détruit",
      "détruire l'objet en réponse",
      'aucune cible légale',
      'jouer sans cible',
      'une cible sur deux disparue',
      "quand choisir l'option de carte du chaos",
      'objet détruit après activation',
    ],
  },
  'readings-dice': {
    title: 'Nos lectures : les dés',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **Plusieurs bonus permanents** sur un lancer s'ajoutent un par un, et chaque résultat reste entre 1 et 6. Si l'ordre compte, celui qui a lancé le choisit.\n- **Des dés lancés ensemble** sont des lancers séparés, dans l'ordre que choisit celui qui lance, chacun avec son résultat. Un texte qui demande leur somme les attend tous.\n- Les bonus au **« premier lancer d'attaque »** appartiennent à ce lancer, même relancé.\n- Quand un effet qui attend d'**« être sur le point de faire »** un nombre s'est résolu, tous peuvent agir de nouveau. À l'essai suivant, il ne se redéclenche que si le nombre a changé depuis.",
    example:
      "Lilith fait son premier lancer d'attaque du tour avec Bum-bo ! (+2) : un 3, qui compterait pour 5. Isaac le fait relancer pendant qu'il attend, et elle obtient 2 : le +2 s'applique encore, donc 4.",
    asked: [
      'plusieurs bonus au dé',
      'ordre des bonus sur un lancer',
      "premier lancer d'attaque relancé",
      'le bonus reste-t-il après une relance',
      'effet qui se redéclenche sur un lancer',
      'dé au-dessus de 6',
      'dé en dessous de 1',
    ],
  },
  'readings-damage': {
    title: 'Nos lectures : juste avant des dégâts ou une mort',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- « **Chaque fois que** … est sur le point de subir » ou « **lorsque** vous êtes sur le point de mourir » se déclenche quand ces dégâts ou cette mort vont se résoudre. L'effet va par-dessus, une fois pour chacun, et tous peuvent agir. « **Si** … devait …, à la place » n'utilise pas la pile.\n- **Dégâts mortels** : ce que les dégâts déclenchent va d'abord sur la pile, les morts par-dessus.\n- **Détruire ce qui a des PV** : pour « si vous le faites » ou une relance, il suffit que ses PV soient à 0 et sa mort en route.\n- Si une carte vous fait **subir des dégâts et gagner quelque chose** qui ne doit pas servir avant, le gain vient après les dégâts.",
    example:
      "Le Duc des mouches est sur le point de subir 1 dégât : on lance d'abord le dé, et sur un 1 ce dégât est prévenu. La troisième option de Pacte avec le Diable ne donne son objet de Guppy qu'après les 2 dégâts.",
    asked: [
      'quand se déclenche sur le point de mourir',
      'chaque fois ou si devait',
      'déclenchement avant les dégâts',
      'détruire un objet qui a des PV',
      'pacte avec le diable ordre',
      "utiliser l'objet avant les dégâts",
      'déclenchements de dégâts mortels',
      'répondre avant de subir',
    ],
  },
  'readings-players': {
    title: 'Nos lectures : morts, équipiers, et « ne peut pas »',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **Les joueurs morts** reçoivent encore la priorité, jouent des butins, activent, choisissent, votent et peuvent être choisis. Ils ne sont laissés de côté que là où l'on demande un joueur vivant.\n- **Les équipiers qui lancent pendant votre attaque** infligent des dégâts avec leur propre ATQ et subissent ceux de leurs propres échecs.\n- **« Ne peut pas » l'emporte sur « peut ».** Si une carte permet quelque chose et qu'une autre l'interdit, c'est interdit.",
    example:
      "Eve contrôle Bouclier de la Trinité, et c'est son tour. Judas a une carte qui lui permet de jouer un butin supplémentaire ; il ne peut pas en jouer pour autant, car l'objet d'Eve l'interdit aux autres.",
    asked: [
      "ne peut pas l'emporte",
      'une carte permet une autre interdit',
      'conflit entre deux cartes',
      'interdit ou permis',
      "quelle carte l'emporte",
      'contradiction entre cartes',
      "règle d'or",
      'cartes contradictoires',
      'ne peut pas contre peut',
    ],
  },
  'readings-piles': {
    title: 'Nos lectures : plus rien, ou rien de visible',
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **Pioche et défausse vides** : on cesse simplement de piocher, personne n'en est puni, et les zones restent vides jusqu'à ce qu'il y ait de nouveau une carte.\n- **Plusieurs zones vides** se remplissent dans l'ordre boutique, monstres, salles, de gauche à droite, sauf si le joueur actif préfère un autre ordre.\n- **Une carte d'une main qu'on ne peut pas voir** est prise au hasard.\n- **Voler plus de ¢ qu'il n'y en a** : vous prenez ce qu'il y a. **Échanger** avec un côté qui n'a rien à donner : pas d'échange.",
    example:
      "Isaac voudrait échanger Leurre contre un objet de Judas, mais Judas n'a que son objet de départ, éternel. Il n'a rien à donner en échange : avec lui, l'échange n'a pas lieu.",
    asked: [
      'la pioche est vide',
      'plus de cartes dans la pioche',
      'voler une carte au hasard',
      'échanger contre rien',
      'échange impossible',
      "voler plus de ¢ qu'il n'en a",
      'plus de trésors',
      "et s'il n'y a plus de cartes",
      "voler à quelqu'un qui n'a rien",
    ],
  },
  'readings-each-and-copies': {
    title: "Nos lectures : « chaque », et copies d'objets de départ",
    text: "Là où les règles ne disent rien de clair, cette table joue ainsi :\n- **« Chaque … »** désigne ce qui est là quand l'effet commence à se résoudre. Ce qui arrive pendant la résolution est laissé de côté, et ce qui est parti entre-temps est sauté.\n- **La copie d'un objet de départ** est éternelle si Éternel est imprimé sur cet objet, mais n'est pas elle-même un objet de départ : ce qui demande un objet de départ ne la voit pas.",
    example:
      "Un effet inflige 1 dégât à chaque monstre. Un monstre qui arrive pendant sa résolution n'en subit pas. Et la copie d'un objet de départ comme Le dé à 6 faces ne peut pas être détruite (sauf si la carte qui copie enlève Éternel, comme Droit d'aînesse), mais une carte qui cherche des objets de départ l'ignore.",
    asked: [
      'nouveau monstre pendant chaque monstre',
      'chaque comprend-il les nouvelles cartes',
      'quand fixe-t-on chaque joueur',
      'un objet de départ copié est-il éternel',
      "copier le dé d'isaac",
      'pâte à modeler objet de départ',
      'éternel copié',
      "arrivé pendant l'effet",
    ],
  },
};
