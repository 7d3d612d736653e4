import type { firstEdition as plan } from '../chapters/first-edition.js';
import type { ChapterText } from '../section.js';

export const firstEdition: ChapterText<typeof plan> = {
  'errata-official': {
    title: 'Cartes corrigées (errata) et traductions',
    text: "Si la page officielle d'une carte montre un autre texte que votre carte imprimée, c'est le **texte corrigé** qui compte. Ces corrections s'appellent des **errata**. Nos cartes suivent les textes officiels : ici, vous n'avez rien à vérifier.\n\nPour les cartes en d'autres langues, c'est le **texte anglais** qui décide, dès que la traduction dit autre chose ou laisse un doute. Tous les joueurs de notre table jouent les mêmes règles, quelle que soit la langue qu'ils lisent.",
    example:
      "Isaac a une carte française qui dit autre chose que l'anglaise. Sa table la joue comme le dit la carte anglaise, et le bot le fait de toute façon.",
    asked: [
      'errata',
      'carte corrigée',
      'le texte de la carte est faux',
      'carte mal imprimée',
      "texte officiel d'une carte",
      'erreur de traduction',
      'la carte anglaise dit autre chose',
      'quelle langue compte',
      'texte anglais ou français',
      'carte différente du site',
    ],
  },
  'errata-first-edition': {
    title: 'Errata de la première édition : les lancers',
    text: "Cette liste de corrections ne vaut que pour **les cartes imprimées de la première édition**. Si une carte a un texte de deuxième édition, c'est lui qui compte.\n\nTrois objets regardent un dé **avant** que son nombre soit définitif (« sur le point de faire ») :\n- **La pièce perdue de Papa** : quand quelqu'un est sur le point de faire un 1, vous pouvez le faire relancer à la place.\n- **La page manquante** : de même pour un 5.\n- **Cœur sacré** : quand vous êtes sur le point de faire un 1, vous pouvez en faire un 6 à la place.",
    example:
      "Eve joue avec son Cœur sacré de première édition. Elle est sur le point de faire un 1 et en fait un 6. Comme ce n'était finalement pas un 1, La relique, qui attend un 1, ne fait rien.",
    asked: [
      'errata première édition',
      'pièce perdue de papa première édition',
      'la page manquante errata',
      'cœur sacré errata',
      'errata des anciennes cartes',
      'corrections de la première édition',
      'liste des errata',
      'relancer un 5',
    ],
  },
  'errata-before-damage': {
    title: 'Errata de la première édition : avant dégâts ou mort',
    text: "Sur **les cartes imprimées de la première édition**, certaines cartes ont été corrigées pour agir **avant** les dégâts ou la mort, et non après :\n- **Le chat mort**, **Boule de poils de Guppy** et **Le Duc des mouches** : quand des dégâts devaient être subis.\n- **Collier de Guppy** et **Ankh brisé** : on lance le dé quand vous êtes sur le point de mourir.\n\nLes dégâts ou la mort attendent donc encore sur la pile pendant qu'elles agissent. Une carte qui a un texte de deuxième édition suit celui-ci.",
    example:
      "Cain est sur le point de subir 1 dégât, et sa Boule de poils de Guppy se déclenche. Il fait 6 : ce dégât est prévenu, il n'en a subi aucun, et Sac banane ne pioche pas.",
    asked: [
      'chat mort errata',
      'boule de poils errata',
      'collier de guppy errata',
      'ankh brisé errata',
      'duc des mouches errata',
      'avant ou après les dégâts',
      'lancer quand je meurs',
      'quand lance-t-on pour le collier',
    ],
  },
  'errata-other-cards': {
    title: 'Errata de la première édition : autres cartes',
    text: "Ceux-ci aussi valent pour **les cartes imprimées de la première édition** :\n- **Tirer la chasse !** : épargne les objets que quelqu'un achète ; les autres vont sous la pioche.\n- **Néant** : ne touche qu'un monstre qui n'est pas attaqué ou un objet que personne n'achète. Pour les deux : aujourd'hui, l'objet est choisi et payé d'un coup, rien ne peut s'interposer.\n- **Mâchoire inférieure** : jusqu'à 3 ¢, tous au même joueur.\n- **Plateau de Ouija** : vous pouvez faire jouer au joueur actif l'une des cartes révélées qui ne sont pas des monstres.\n- **Malédictions** : données à n'importe quel joueur quand elles sont révélées.\n- **Il faut aller plus profond !** : les cartes retournent sur la pioche monstres dans l'ordre de votre choix.",
    example:
      'Judas utilise Mâchoire inférieure contre Isaac, qui a 2 ¢. Il reçoit 2 ¢ ; il ne peut pas prendre le troisième à Eve.',
    asked: [
      'tirer la chasse errata',
      'néant errata',
      'mâchoire inférieure errata',
      'plateau de ouija errata',
      'il faut aller plus profond errata',
      'malédiction errata',
      'chasse pendant un achat',
      'voler 3 ¢ à plusieurs joueurs',
      'qui reçoit la malédiction première édition',
      'autres errata',
    ],
  },
  'blank-card-doubled': {
    title: 'Première édition : ce que double Carte blanche',
    text: "**Il ne s'agit ici que de la Carte blanche de la première édition.** Elle doublait tout ce qui se compte sur un butin. Celle d'aujourd'hui *copie* la carte et n'a pas besoin de ces tableaux.\n\nL'activer plusieurs fois ne double pas davantage. Les babioles et Âme perdue ne se doublent pas. Certaines cartes n'ont rien à compter et ne changent pas : Haricot beurre !, Carte de crédit, Fragment de dé, Ehwaz, Carte sortie de prison, Clé dorée, Carte sacrée, Petite pile, Méga pile, Perthro, Carte ?, O. Le Fou, I. Le Magicien, VIII. La Justice, XIII. La Mort et XV. Le Diable.\n\nToutes les autres sont dans les sections suivantes.",
    example:
      "Avec l'ancienne Carte blanche, Isaac joue 3 centimes ! et gagne 6 ¢. Avec XIII. La Mort, rien ne change : un joueur meurt, pas deux.",
    asked: [
      'carte blanche double',
      'carte blanche première édition',
      'que double carte blanche',
      'carte blanche deux fois',
      'carte blanche et babioles',
      'carte blanche âme perdue',
      'cartes que carte blanche ne change pas',
      'tableau de carte blanche',
    ],
  },
  'blank-card-coins': {
    title: 'Première édition : Carte blanche, pièces, bombes…',
    text: "Seulement pour la **Carte blanche de la première édition**, ces cartes deviennent :\n- **Une pièce !** 2 ¢, **2 centimes !** 4 ¢, **3 centimes !** 6 ¢, **4 centimes !** 8 ¢, **Une pièce de 5 centimes !** 10 ¢, **Une pièce de 10 centimes !!** 20 ¢\n- **Un sac** : piochez 6 butins\n- **Bombe !** 2 dégâts, **Bombe dorée !!** 6 dégâts\n- **Pièce chargée** : gagnez 2 ¢ et rechargez un objet\n- **Cœur d'âme** : prévenez 2 dégâts\n- **Deux de carreau** : quatre fois vos ¢\n- **Joker** : regardez la main ; vous pouvez y voler deux cartes",
    example:
      "Eve a 5 ¢ et joue Deux de carreau après avoir activé l'ancienne Carte blanche : elle a maintenant 20 ¢. Avec la Carte blanche d'aujourd'hui, la carte est copiée : deux doublements de suite, de 5 à 10 puis à 20.",
    asked: [
      'carte blanche pièce',
      'carte blanche bombe',
      'carte blanche bombe dorée',
      'carte blanche un sac',
      "carte blanche cœur d'âme",
      'carte blanche deux de carreau',
      'carte blanche joker',
      'carte blanche pièce chargée',
      'carte blanche centimes',
      'doubler une bombe',
    ],
  },
  'blank-card-runes': {
    title: 'Première édition : Carte blanche et les runes',
    text: "Seulement pour la **Carte blanche de la première édition**, ces runes deviennent :\n- **Ansuz** : les 8 premières cartes d'une pioche, remises dans l'ordre de votre choix\n- **Rune noire** : 1-2 : 2 dégâts à chaque monstre en jeu ; 3-4 : comme imprimé, un objet est relancé ; 5-6 : défaussez votre main, piochez 6 butins\n- **Rune vierge**, pour tous les joueurs : 1 : gagnent 2 ¢ ; 2 : piochent 4 butins ; 3 : subissent 6 dégâts ; 4 : gagnent 8 ¢ ; 5 : piochent 10 butins ; 6 : gagnent 12 ¢\n- **Dagaz** : détruisez une malédiction, ou prévenez 2 dégâts\n- **Jera** : piochez deux fois autant de butins que vous en avez en main",
    example:
      "Lilith active l'ancienne Carte blanche et joue Rune vierge. Elle fait 3 : chaque joueur subit 6 dégâts. Avec un 6, tout le monde aurait gagné 12 ¢.",
    asked: [
      'carte blanche rune',
      'carte blanche runes',
      'carte blanche rune vierge',
      'carte blanche rune noire',
      'carte blanche dagaz',
      'carte blanche jera',
      'carte blanche ansuz',
      'doubler une rune',
      'runes doublées',
    ],
  },
  'blank-card-pills': {
    title: 'Première édition : Carte blanche et les pilules',
    text: 'Seulement pour la **Carte blanche de la première édition**, les pilules deviennent, selon leur couleur :\n- **Noires** : 1-2 : 2 dégâts à un joueur ; 3-4 : 2 dégâts à un monstre ; 5-6 : subissez 2 dégâts\n- **Bleues** : 1-2 : piochez 2 butins ; 3-4 : piochez 6 butins ; 5-6 : défaussez 2 butins\n- **Rouges** : 1-2 : +2 ATQ ; 3-4 : +2 PV ; 5-6 : subissez 2 dégâts\n- **Jaunes** : 1-2 : gagnez 8 ¢ ; 3-4 : gagnez 14 ¢ ; 5-6 : perdez 8 ¢\n- **Violettes** : 1-2 : rechargez tous vos objets ; 3-4 : +2 à vos lancers ; 5-6 : −4 à vos lancers\n- **Blanches** : 1-2 : annulez un butin ; 3-4 : chaque autre joueur défausse 2 butins ; 5-6 : rien\n- **Tachetées** : 1-2 : relancez deux de vos objets ; 3-4 : relancez un objet quelconque ; 5-6 : relancez tous vos objets',
    example:
      "Cain joue les pilules jaunes avec l'ancienne Carte blanche et fait 5 : il perd 8 ¢, ou tout ce qu'il a s'il en a moins.",
    asked: [
      'carte blanche pilules',
      'carte blanche pilule',
      'carte blanche pilules bleues',
      'carte blanche pilules rouges',
      'carte blanche pilules jaunes',
      'carte blanche pilules violettes',
      'carte blanche pilules blanches',
      'carte blanche pilules noires',
      'carte blanche pilules tachetées',
      'doubler les pilules',
    ],
  },
  'blank-card-tarot-low': {
    title: 'Première édition : Carte blanche, tarots II à X',
    text: "Seulement pour la **Carte blanche de la première édition**, ces tarots deviennent :\n- **II. La Grande Prêtresse** : des dégâts égaux au double du lancer\n- **III. L'Impératrice** : +2 ATQ et +2 aux lancers\n- **IV. L'Empereur**, **IX. L'Ermite** et **XVIII. La Lune** : les 10 premières cartes de la pioche monstres, trésors ou butins ; 8 vont en dessous, 2 reviennent au sommet\n- **V. Le Hiérophante** : prévenez jusqu'à 4 dégâts\n- **VI. Les Amants** : +4 PV\n- **VII. Le Chariot** : +2 ATQ et +2 PV\n- **X. La Roue de la Fortune** : 1 : gagnez 2 ¢ ; 2 : subissez 4 dégâts ; 3 : piochez 6 butins ; 4 : perdez 8 ¢ ; 5 : gagnez 10 ¢ ; 6 : gagnez 2 trésors",
    example:
      "Judas joue II. La Grande Prêtresse sur Monstro (4 PV) avec l'ancienne Carte blanche et fait 2 : 4 dégâts, et Monstro meurt.",
    asked: [
      'carte blanche tarot',
      'carte blanche grande prêtresse',
      'carte blanche impératrice',
      'carte blanche empereur',
      'carte blanche hiérophante',
      'carte blanche amants',
      'carte blanche chariot',
      'carte blanche ermite',
      'carte blanche roue de la fortune',
      'carte blanche lune',
      'doubler un tarot',
    ],
  },
  'blank-card-tarot-high': {
    title: 'Première édition : Carte blanche, tarots XI à XXI',
    text: "Seulement pour la **Carte blanche de la première édition**, ces tarots deviennent :\n- **XI. La Force** : +2 ATQ et deux attaques de plus\n- **XII. Le Pendu** : regardez le sommet de toutes les pioches, mettez-en autant que vous voulez sous leur pioche, piochez 4 butins\n- **La Tour** : 1-2 : les joueurs subissent 2 dégâts ; 3-4 : les monstres en subissent 2 ; 5-6 : les joueurs en subissent 4\n- **La Tempérance** : subissez 2 dégâts et gagnez 8 ¢, ou subissez-en 4 et gagnez 16 ¢\n- **XVII. Les Étoiles** : gagnez 2 trésors\n- **XIX. Le Soleil** : pendant votre tour, deux tours supplémentaires ; la carte va sous la pioche butins\n- **XX. Le Jugement** : le joueur qui a le plus d'âmes, ou l'un des ex æquo, en perd deux\n- **XXI. Le Monde** : voyez toutes les mains, piochez 4 butins",
    example:
      "Pendant son tour, Maggy joue XIX. Le Soleil avec l'ancienne Carte blanche. Elle finit ce tour, puis en joue deux autres avant le joueur à sa gauche.",
    asked: [
      'carte blanche force',
      'carte blanche pendu',
      'carte blanche tour',
      'carte blanche tempérance',
      'carte blanche étoiles',
      'carte blanche soleil',
      'carte blanche jugement',
      'carte blanche monde',
      'carte blanche deux tours supplémentaires',
      'carte blanche tarots xi à xxi',
    ],
  },
};
