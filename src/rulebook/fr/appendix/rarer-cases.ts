import type { rarerCases as plan } from '../../chapters/appendix/rarer-cases.js';
import type { ChapterText } from '../../section.js';

export const rarerCases: ChapterText<typeof plan> = {
  'doubled-rewards': {
    title: 'Récompenses doublées',
    text: "Ce qui **double les récompenses** double tout ce qui est dans l'encadré : ¢, butins et trésors. Cela joue au moment où elles sont versées, sans la pile.\n\n- Si la récompense se lance au dé, il n'y a **qu'un lancer**, et c'est son résultat qui est doublé.\n- Deux cartes de ce genre ensemble versent **quatre fois** la récompense.\n- **L'âme n'est pas une récompense** : il n'y en a toujours qu'une.\n- Celui qui aurait reçu la récompense la reçoit doublée, d'habitude le joueur actif.",
    example:
      'Une pièce porte-bonheur ! a été jouée, et la salle double aussi les récompenses. Un monstre à 2 ¢ meurt : le joueur actif gagne 8 ¢. Un boss donne toujours une seule âme.',
    asked: [
      'doubler la récompense',
      'récompenses doublées',
      'récompense deux fois',
      'les récompenses doublées donnent deux âmes',
      'deux effets qui doublent',
      'butin doublé pour un monstre',
      'récompense au dé doublée',
      'toucher la récompense en double',
    ],
  },
  'abilities-of-another': {
    title: "« A les effets d'une » autre carte",
    text: "Une carte qui **a les effets** d'une autre, ou qui les gagne, n'en est pas une copie. Elle reste ce qu'elle est, avec son nom, son texte et ses marques, et peut **en plus** tout ce que peut l'autre.\n\n- « Cet objet » y désigne la carte qui a l'effet, « vous » le joueur de celle-ci.\n- Un effet ↷ désactive la carte qui l'a. Elle ne se désactive qu'une fois pour tous.\n- Les marqueurs, le nom, l'âme et les marques comme Guppy ne suivent pas.\n- Cela dure autant que le dit la carte ; un effet permanent, tant que l'autre carte remplit ce qu'il demande.\n\nUne **copie**, elle, prend aussi le nom et les marques, et perd son propre texte.",
    example:
      'Glitch gagne les effets de M. Boum, qui est dans la boutique : son joueur peut désactiver Glitch pour eux. M. Boum reste dans la boutique, sans effet et chargé.',
    asked: [
      "a les effets d'une autre carte",
      "gagne les effets d'un objet",
      'différence entre copier et avoir les effets',
      'garde-t-il aussi son propre texte',
      "emprunter les effets d'un objet",
      "est-ce une copie s'il a juste les effets",
      'effets en plus des siens',
      'que veut dire gagner les effets',
    ],
  },
  'changed-numbers': {
    title: 'Changer un nombre dans un texte',
    text: "Une carte peut **changer un nombre** dans ce qu'une autre dit qu'elle fait, de 1 en plus ou en moins. Vous nommez la carte, en jeu ou butin sur la pile, en la jouant ; lequel de ses nombres, et dans quel sens, se choisit à la résolution.\n\n- Le nombre reste entre **1 et 6**.\n- Seul le texte change : les nombres de la **boîte de caractéristiques** (PV, esquive, ATQ) et de l'**encadré de récompenses** sont hors d'atteinte.\n- Le nombre changé compte jusqu'à la fin du tour ; ce qui est déjà arrivé reste tel quel.\n- Il ne change pas un lancer. Les cartes qui le font disent « lancer » ou « résultat ».",
    example:
      'Cain joue 3 centimes !. Eve répond avec Marqueur magique : la carte sur la pile dit maintenant 2, et Cain gagne 2 ¢.',
    asked: [
      'changer un nombre sur une carte',
      'augmenter ou baisser un nombre du texte',
      "changer le nombre d'un butin sur la pile",
      "je peux changer les pv d'un monstre",
      "changer le nombre dans l'encadré de récompenses",
      'un nombre changé va jusqu’à combien',
      'le nombre changé dure combien de temps',
      'mettre un chiffre de plus sur une carte',
    ],
  },
  bids: {
    title: 'Enchères',
    text: "Quand une carte met quelque chose aux **enchères**, les joueurs qu'elle désigne misent dans l'ordre du tour, devant tous et en ¢ entiers :\n\n1. Chacun à son tour **mise plus** que la dernière mise, ou dit non. Dire non n'est pas définitif : si les autres continuent, on vous redemande.\n2. Personne ne mise plus qu'il **n'a**, et personne ne peut répondre entre-temps.\n3. Quand tous les autres ont dit non à la suite, la plus haute mise est payée aussitôt, et son joueur prend la chose comme le dit la carte.\n\nSans mise, rien ne se passe. Une mise n'est pas du marchandage : elle engage, et se paie en entier. Qui vole l'objet ainsi ne l'a pas gagné, et les ¢ payés ne sont pas gagnés non plus.",
    example:
      "Cain utilise Marteau d'enchères sur un objet. Eve mise 1 ¢, Isaac 2 ¢, Eve dit non. Isaac paie 2 ¢ à Cain et a l'objet.",
    asked: [
      'enchère',
      'comment marchent les enchères',
      'comment on mise',
      'qui mise en premier',
      "miser plus que ce que j'ai",
      'si personne ne mise',
      'miser pour un objet',
      "qui prend l'argent de l'enchère",
    ],
  },
  'rolls-in-a-row': {
    title: "Plusieurs lancers l'un après l'autre",
    text: "Certaines choses lancent le dé **encore et encore** : une attaque, lancer après lancer jusqu'à une mort ; une carte qui fait lancer chaque joueur ; une carte qui lance plusieurs fois.\n\n- **Une attaque** : le lancer suivant ne vient qu'une fois les dégâts du précédent résolus. Ce qui cherche deux résultats égaux de suite compare chaque lancer d'attaque au précédent du même tour.\n- **Chaque joueur lance** : un lancer à lui pour chacun.\n- **Lancez 3 fois** : les dés sont tous jetés ensemble puis attendent l'un sur l'autre, chacun avec sa ligne.\n\nChacun est un lancer à part : il se change seul, et compte seul.",
    example:
      "Une pilule fait lancer Eve 3 fois : 1, 4, 4. Les 4 lui donnent des PV, le 1 de l'ATQ. Si quelqu'un avait changé un des 4 en 6, seul celui-là l'aurait blessée.",
    asked: [
      "des lancers l'un après l'autre",
      'lancer encore et encore',
      'lancer 3 fois',
      'deux fois le même résultat de suite',
      'chaque joueur lance qui commence',
      'tous les lancers en même temps',
      'répondre entre deux lancers',
      "le prochain lancer d'attaque c'est quand",
    ],
  },
  'two-faced-cards': {
    title: 'Cartes à deux faces : quel côté est visible ?',
    text: "Une carte à deux faces **entre toujours en jeu côté recto**, et ne se retourne que si une carte le dit. Le recto est le côté dont le nom est dans les listes ; l'autre côté a un nom à lui.\n\n- Seul le côté visible compte : son nom, son texte, ses nombres.\n- Elle reste retournée, même chez un autre joueur, jusqu'à ce que quelque chose la retourne à nouveau.\n- **En quittant le jeu, elle redevient recto** : dans une pioche, une main, une défausse ou hors de la partie.\n- Une copie n'a qu'une face et ne se retourne pas.",
    example:
      'Anima Sola arrive avec son joueur, recto visible. Avec ↷ elle est retournée, et son autre côté peut être attaqué. Volée à ce moment, elle reste retournée.',
    asked: [
      'quel côté est visible au début',
      'cartes recto verso',
      'une carte à deux faces entre en jeu',
      'sur quelle face elle commence',
      "le verso d'une carte",
      'elle se retourne en quittant le jeu',
      'je peux choisir le côté',
      'carte double face quel côté',
    ],
  },
  'charmed-monsters': {
    title: 'Monstres charmés',
    text: "Les monstres **charmés** partagent : quand l'un meurt, le joueur actif reçoit sa récompense comme toujours, et **après cela** choisit **un autre joueur**, qui reçoit aussi quelque chose : ¢, butins, un trésor ou un objet rechargé.\n\n- Peu importe qui l'a tué.\n- Il faut choisir quelqu'un ; celui-ci ne peut pas refuser.\n- C'est un effet qui se déclenche : il va sur la pile et peut être annulé. La récompense elle-même, non.\n- Cela ne change ni qui attaque le monstre, ni qui le contrôle.\n\nMonstro charmé partage son âme : vous gardez les trésors, un autre joueur a l'âme.",
    example:
      "Pendant le tour de Cain, Eve tue Clotty charmé avec Bombe !. Cain pioche 1 butin en récompense, puis choisit Isaac, qui pioche 1 butin aussi. Eve n'a rien.",
    asked: [
      'charmé',
      'que veut dire charmé',
      "c'est quoi les monstres charmés",
      "qui reçoit quelque chose d'un monstre charmé",
      'un monstre charmé meurt qui choisit',
      'obligé de donner quelque chose à un autre joueur',
      "partager la récompense d'un monstre charmé",
      "l'autre joueur peut refuser",
    ],
  },
  'number-of-rooms': {
    title: 'Combien de salles, et quand elles changent',
    text: "Il y a **un emplacement de salle** : une seule salle compte à la fois, et aucune carte d'ici n'en ajoute un autre.\n\n- Une salle reste tant que personne ne la remplace. **Pas de limite de tours**, sauf en solitaire et en équipe, où elle part après une manche entière.\n- À la fin d'un tour, **une** salle au plus peut partir, quel que soit le nombre de monstres morts.\n- Les cartes qui remplacent une salle le font en plus, à tout moment. Une salle posée sur une autre la recouvre.\n- La salle suivante est celle du dessus de la pioche : on ne la choisit pas, sauf si une carte le permet.",
    example:
      "Trois monstres sont morts à votre tour. Vous ne pouvez quand même retirer qu'une salle. Celle qui suit est une Salle des dés, qui part d'elle-même à la fin de son premier tour.",
    asked: [
      'combien de salles à la fois',
      'deux salles en jeu en même temps',
      'nombre maximum de salles',
      'combien de fois changer de salle',
      'une salle reste pour toujours',
      'une salle dure combien de temps',
      'deuxième emplacement de salle',
      "plus d'une salle",
    ],
  },
  'forbidden-souls': {
    title: "« Ne peut pas gagner d'âmes »",
    text: "Quand une carte dit que vous **ne pouvez pas gagner d'âmes**, elle empêche de gagner, et rien d'autre :\n\n- Un **boss** qui meurt verse sa récompense, mais sa carte va dans sa défausse au lieu d'aller chez vous.\n- Une **âme bonus** dont la condition est remplie pendant ce temps est perdue : elle reste face cachée, et plus personne ne la gagne.\n- Ce que vous **volez** ou qu'on vous donne arrive quand même : ce n'est pas gagner.\n- Les âmes que vous avez restent, et comptent. Avec assez d'âmes, vous gagnez toujours la partie.\n\n« Ne peut pas » l'emporte sur toute carte qui dit que vous en gagnez une.",
    example:
      "La salle interdit de gagner des âmes. Cain tue Gurdy : il reçoit 7 ¢, et Gurdy va dans la défausse des monstres. Eve lui vole une âme, et l'a.",
    asked: [
      "ne peut pas gagner d'âmes",
      'interdit de gagner des âmes et âmes bonus',
      "pas le droit de gagner d'âmes",
      "le boss va où si je ne peux pas gagner d'âmes",
      "âme bonus quand personne ne peut gagner d'âmes",
      'voler une âme si je ne peux pas en gagner',
      'je gagne quand même avec la malédiction qui bloque les âmes',
      "salle où on ne gagne pas d'âmes",
    ],
  },
  'places-in-a-deck': {
    title: '« À N cartes du dessus » de la pioche',
    text: "« Mettez-la dans la pioche **à 6 cartes du dessus** » veut dire : elle devient la **6e carte** en partant du haut, avec cinq cartes au-dessus. « Sur le dessus », c'est la 1re, « en dessous » la dernière.\n\n- Si la pioche a moins de cartes, elle va tout en dessous.\n- Tout le monde peut savoir où elle est, et compter. Une fois la pioche mélangée, plus personne ne le sait.\n- Elle ne va que dans la pioche de sa sorte ; les autres cartes gardent leur ordre.\n- Un monstre qui y retourne ainsi est mort quand même, et sa récompense est versée ; seule sa carte est dans la pioche et n'est l'âme de personne.",
    example:
      'Bombe troll dorée a explosé et va dans la pioche monstres, 4e en partant du dessus : trois cartes viennent avant elle.',
    asked: [
      'cartes du dessus de la pioche',
      'la mettre à 6 cartes du dessus',
      'comment compter depuis le dessus',
      'remettre dans la pioche à une place',
      'la pioche a moins de cartes que ça',
      'la première carte compte',
      'savoir où elle est dans la pioche',
      'le monstre retourne dans la pioche',
    ],
  },
  'souls-of-copies': {
    title: 'Les copies et leurs âmes',
    text: "L'**icône d'âme** est copiée avec le reste. Une copie d'un objet qui peut devenir une âme en devient une de la même façon, et sa carte est alors une âme à vous.\n\n- Elle vaut ce que dit l'icône **copiée** ; pour un boss qui vaut 2, la copie en donne 2.\n- Être la copie de quelque chose avec une icône ne donne pas d'âme en soi : il faut mourir, être détruit, ou faire ce que demande le texte.\n- Les âmes que l'autre carte a déjà données restent où elles sont.\n- Un **objet** avec une icône d'âme n'est pas une âme tant qu'il est un objet, original ou copie.",
    example:
      "Pâte à modeler est une copie du Coffre. Quelqu'un la détruit : elle devient une âme de son joueur, qui vaut 1, et non une carte de la défausse.",
    asked: [
      "copie d'une âme",
      "copie d'une carte avec une icône d'âme",
      'une copie vaut une âme',
      "boss copié combien d'âmes",
      'la copie du coffre devient une âme',
      'copier un objet âme me donne une âme',
      "valeur d'âme d'une copie",
      'copier un objet qui vaut une âme',
    ],
  },
};
