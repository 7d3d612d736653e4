import type { effects as plan } from '../chapters/effects.js';
import type { ChapterText } from '../section.js';

export const effects: ChapterText<typeof plan> = {
  'effects-that-last': {
    title: 'Combien de temps durent les effets',
    text: "- **« Jusqu'à la fin du tour »** : jusqu'à la dernière étape de la phase finale, quand tout le monde se soigne. La limite de main est vérifiée avant.\n- **Aucune fin indiquée**, sur un butin ou un effet ↷, $ ou déclenché : jusqu'à la fin de la partie, même si la carte a disparu.\n- **Un effet permanent** agit exactement tant que sa carte est en jeu.\n\nCe qui attend quelque chose « pendant ce tour » n'a pas non plus besoin d'une carte en jeu. S'il y en a plusieurs, tous agissent, et tous finissent ensemble à la fin du tour.",
    example:
      "VII. Le Chariot donne à Eve +1 ATQ et +1 PV jusqu'à la fin du tour, alors que la carte est déjà dans la défausse. Le +1 à l'esquive des monstres donné par Stoney s'arrête dès que Stoney quitte le jeu.",
    asked: [
      'combien de temps ça dure',
      'durée',
      "jusqu'à la fin du tour",
      'pendant ce tour',
      "l'effet reste-t-il si l'objet part",
      'effet définitif',
      'effet temporaire',
      "le bonus s'arrête quand",
      'bonus après la défausse de la carte',
      'sans fin indiquée',
    ],
  },
  'replacement-effects': {
    title: '« À la place » : ce qui remplace ce qui arrive',
    text: "Un **effet de remplacement** change une chose au moment où elle arrive. On le reconnaît à « à la place », souvent avec « si … devait ». La chose n'arrive alors jamais telle quelle ; c'est la nouvelle qui arrive. Il n'utilise pas la pile : personne ne peut y répondre ni l'annuler.\n\nSont aussi des remplacements :\n- « La prochaine fois que … à la place » : il attend une occasion, puis c'est fini.\n- « Prévenez » : des dégâts ou une mort deviennent rien.\n- « Entre en jeu … » et « au moment où … » : la chose arrive, avec quelque chose en plus.",
    example:
      "Deux de trèfle a été utilisé sur Cain. À son prochain « piochez 2 butins », il en pioche 4 d'un coup, et personne n'intervient entre-temps. La pelle de Maman entre en jeu désactivée : son nouveau propriétaire n'a aucun instant pour l'utiliser avant.",
    asked: [
      'à la place',
      'effet de remplacement',
      'remplacer',
      'si vous deviez',
      'devait',
      'répondre à un remplacement',
      'entre en jeu désactivé',
      'au moment où',
      'double à la place',
      'la prochaine fois à la place',
    ],
  },
  'several-replacements': {
    title: 'Plusieurs remplacements changent la même chose',
    text: "Quand plusieurs « à la place » ou « prévenez » veulent changer la même chose, chacun le peut **une fois**. C'est le joueur à qui la chose arrive qui décide de l'ordre : celui qui subit les dégâts, qui gagne les ¢ ou les cartes. Pour un tour ou une phase, c'est le joueur actif.\n\nAprès chacun, on regarde de nouveau. Ce qui ne convient plus est abandonné ; ce qui ne convient que maintenant peut encore s'ajouter.",
    example:
      "Eve a Papa hanteur (subit 1 de plus) et Le chat mort (prévient, 1 marqueur par dégât). Elle devrait subir 1 dégât. Papa hanteur d'abord : 2 dégâts, et Le chat mort perd 2 marqueurs. Le chat d'abord : tout est prévenu pour 1 marqueur, et il n'y a plus rien à augmenter.",
    asked: [
      'deux effets de remplacement',
      'plusieurs à la place',
      'ordre des remplacements',
      "lequel s'applique en premier",
      'papa hanteur et chat mort',
      'doubler deux fois',
      "s'appliquer deux fois au même événement",
      "qui décide de l'ordre des préventions",
      'deux cartes qui doublent',
    ],
  },
  'would-take-damage': {
    title: '« Sur le point de subir », « devait mourir »',
    text: "Il y en a deux sortes, et les premiers mots les distinguent :\n- **« Chaque fois que / lorsque … est sur le point de subir des dégâts (de mourir) »** se déclenche. Les dégâts ou la mort sont déjà sur la pile. Quand tous ont passé, l'effet se place au-dessus, et tous peuvent encore répondre ; puis les dégâts ou la mort suivent, avec ce qu'il en reste. Une fois pour chacun.\n- **« Si … devait …, … à la place »**, sans lorsque ni chaque fois, remplace sur-le-champ. Rien ne va sur la pile, personne ne répond.",
    example:
      "Maggy est sur le point de mourir et a Ankh brisé (lancez : sur 6, prévenez la mort). Sa mort attend pendant qu'elle fait un 5. Cain peut encore en faire un 6 avec I. Le Magicien ; alors elle vit.",
    asked: [
      'sur le point de mourir',
      'sur le point de subir des dégâts',
      'devait mourir',
      'devait subir des dégâts',
      'ankh brisé',
      'collier de guppy',
      'boule de poils de guppy',
      'répondre avant de mourir',
      'quand se déclenche ankh brisé',
      'lancer avant de mourir',
    ],
  },
  skipping: {
    title: 'Sauter un tour, une phase ou une étape',
    text: "Ce qui est **sauté** n'a pas lieu du tout : rien de ce qu'il contient n'arrive, et rien de ce qui l'attend ne se déclenche. On ne le rattrape pas plus tard.\n\nSi vous sautez votre prochain tour, vos cartes ne se rechargent pas, vous ne piochez pas de butin, vous n'attaquez pas et n'achetez pas. On passe au joueur suivant. Pour compter les manches, un tour sauté compte comme joué.\n\nSauter n'est pas sur la pile. Une fois résolue la carte qui l'ordonne, plus personne ne peut y répondre.",
    example:
      "Judas tue Famine (quand ce monstre meurt, le joueur actif saute son prochain tour). Il finit ce tour comme d'habitude et garde les récompenses. Quand ce devrait être de nouveau à lui, le joueur suivant commence.",
    asked: [
      'sauter',
      'sauter un tour',
      'sauter son prochain tour',
      'perdre un tour',
      'famine',
      'recharge-t-on si on saute son tour',
      'un tour sauté compte-t-il pour la manche',
      "sauter l'étape butin",
      'je ne joue pas mon tour',
    ],
  },
  'and-then-if-you-do': {
    title: '« Et », « puis », « si vous le faites »',
    text: "Trois petits mots décident de ce qui arrive quand une partie seulement d'un texte est possible :\n- **A et B** : B n'arrive que si A a été fait.\n- **A, puis B**, ou deux phrases à la suite : faites ce que vous pouvez de A, puis B dans tous les cas.\n- **Si vous le faites** : la suite n'arrive que si tout ce qui précède dans ce texte a été fait.",
    example:
      "XV. Le Diable dit « Détruisez un objet. Si vous le faites, volez … » : si l'objet choisi a disparu entre-temps, vous ne volez rien. Mendiant amical dit « Piochez 1 butin, puis mettez un butin au sommet de la pioche » : même sans rien piocher, vous y mettez une carte de votre main.",
    asked: [
      'et',
      'puis',
      'si vous le faites',
      'différence entre et et puis',
      'ai-je droit à la seconde partie',
      'je ne peux pas faire la première partie',
      'effet partiel',
      'une moitié seulement est possible',
      'faut-il tout faire',
      'puis ou et',
    ],
  },
  'each-player': {
    title: 'Chaque joueur, chaque objet, chaque monstre',
    text: "« **Chaque joueur** » et « tous les joueurs » : l'un après l'autre dans l'ordre du tour, en commençant par le joueur dont c'est la carte. Si elle n'est à personne (monstre, événement), on commence par le joueur actif.\n- Plusieurs choses d'un même joueur : il en choisit l'ordre.\n- Chaque objet en jeu : joueur par joueur dans ce même ordre, la boutique en dernier.\n- Chaque monstre : l'ordre est choisi par le joueur dont c'est la carte, sinon par le joueur actif.\n\nQui est concerné est fixé au début de la résolution. Ce qui arrive pendant est laissé de côté ; ce qui a disparu est sauté.",
    example:
      "L'ordre du tour est Cain, Eve, Judas. La Rune vierge d'Eve fait un 2 (chaque joueur pioche 2 butins). Eve pioche d'abord, puis Judas, puis Cain. S'il reste peu de butins dans la pioche, cela peut compter.",
    asked: [
      'chaque joueur',
      'tous les joueurs',
      'tout le monde',
      'chaque monstre',
      'chaque objet',
      'qui commence avec chaque joueur',
      'ordre du tour pour chaque',
      'dans quel ordre pioche-t-on',
      'chaque objet et la boutique',
      'qui pioche en premier',
    ],
  },
  'everybody-hurt': {
    title: 'Chaque joueur subit des dégâts, ou meurt',
    text: "Quand un effet inflige des dégâts à chaque joueur, chacun a les siens sur la pile, et ils se résolvent un par un dans l'ordre du tour : d'abord le joueur dont c'est la carte, ou le joueur actif si elle vient d'un monstre. Entre deux, tous les joueurs peuvent agir. De même pour « chaque joueur meurt ».\n\nSi des monstres et des joueurs sont touchés à la fois, les monstres passent d'abord.",
    example:
      "Au tour de Judas, Colère inflige 1 dégât à chaque joueur. Celui de Judas se résout d'abord, puis celui de Maggy, la suivante, puis celui de Cain. Après celui de Judas, Cain peut encore jouer Cœur d'âme, car le sien n'est pas encore arrivé.",
    asked: [
      'chaque joueur subit des dégâts',
      'dégâts à tout le monde',
      'tous les joueurs subissent des dégâts',
      'tout le monde meurt',
      'qui subit en premier',
      'chaque joueur meurt',
      'tuer tous les joueurs et monstres',
      'ordre des dégâts de la tour',
      'ordre méga bombe troll',
    ],
  },
  'additional-names': {
    title: 'Les cartes à plusieurs noms',
    text: "Une carte peut dire qu'elle « se nomme aussi » autrement. Elle a alors les deux noms, toujours et partout : en jeu, dans une pioche, dans une défausse, en main et même hors de la partie.\n\nCe qui cherche l'un de ses noms la trouve, et ce qui est dit d'une carte de ce nom vaut aussi pour elle.\n\nSinon, seul compte le nom en haut de la carte. Un nom qui apparaît simplement dans un autre n'est pas ce nom.",
    example:
      "Quand Peep meurt, on cherche dans la pioche monstres une carte nommée L'Enflé. Un monstre qui « se nomme aussi L'Enflé » pourrait être choisi aussi bien.",
    asked: [
      'se nomme aussi',
      'deuxième nom',
      "nom d'une carte",
      'carte nommée',
      'deux noms',
      'chercher une carte nommée',
      'carte du même nom',
      'nom dans la pioche',
    ],
  },
};
