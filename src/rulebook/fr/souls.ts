import type { souls as plan } from '../chapters/souls.js';
import type { ChapterText } from '../section.js';

export const souls: ChapterText<typeof plan> = {
  souls: {
    title: 'Les âmes',
    text: "Une **âme** est une carte avec une icône d'âme, posée devant vous comme âme. Elle vaut autant d'âmes que son icône l'indique, ou qu'un effet l'a fixé. Les âmes sont face visible, et tout le monde peut les compter à tout moment.\n\nComment en obtenir :\n- un boss meurt pendant votre tour\n- vous remplissez la condition d'une âme bonus\n- une carte le dit, comme Âme perdue ou Le coffre\n- vous en volez une, ou on vous en donne une\n\nPar défaut, il en faut 4 pour gagner.",
    example:
      'Eve a Gurdy et Âme perdue, soit 2 âmes. Maman !, qui vaut 2 âmes, meurt pendant son tour. Elle en a maintenant 4 et gagne dès que tout cela est fini.',
    asked: [
      'comment obtenir une âme',
      "qu'est-ce qu'une âme",
      "d'où viennent les âmes",
      'les âmes sont-elles visibles',
      "combien d'âmes ai-je",
      'compter les âmes',
      'gagner une âme',
      'que sont les âmes',
      "qu'est-ce qui donne des âmes",
      'comment avoir des âmes',
      'peut-on voir mes âmes',
      'à quoi servent les âmes',
    ],
  },
  'soul-values': {
    title: 'Âmes qui valent 2, et personnages qui en valent une',
    text: "- Une carte qui vaut 2 âmes reste **une seule chose**. La voler ou la détruire emporte les deux à la fois.\n- Quand un texte demande **combien d'âmes** quelqu'un a, additionnez les valeurs.\n- Quand un texte attend qu'un joueur gagne une âme, une carte qui en vaut 2 compte comme 2 âmes gagnées.\n- Certains personnages ont eux-mêmes une icône d'âme (Le Perdu : 1). Elle compte dès le début dans votre total, mais ce personnage n'est pas une âme : personne ne peut le voler ni le détruire, et vous ne pouvez pas le perdre comme âme.",
    example:
      'Judas a Maman ! (2) et Larry Jr. (1) : 3 âmes sur deux cartes. Cain détruit La pelle de Maman et vole Maman !. Il reste 1 âme à Judas, et Cain en a 2 de plus.',
    asked: [
      'âme qui vaut 2',
      'deux âmes sur une carte',
      'une carte à 2 âmes compte-t-elle pour une',
      'voler une âme qui vaut deux',
      'détruire une âme de valeur 2',
      'the lost',
      'le perdu',
      'personnage avec une âme',
      'âme qui compte pour deux',
      "nombre d'âmes",
      'double âme',
    ],
  },
  'bonus-souls': {
    title: 'Les âmes bonus',
    text: "Au début, 3 **âmes bonus** au hasard sont posées face visible à côté de la table. Elles n'appartiennent à aucune pioche et ne sont pas encore en jeu, mais chacune guette sa condition.\n\nLe **premier joueur** qui la remplit la gagne à l'instant même, fût-ce au milieu d'un effet. Rien ne va sur la pile, et personne ne peut répondre.\n\nC'est ensuite une âme ordinaire : on peut la voler, la donner ou la détruire, et sa condition ne compte plus.",
    example:
      "Samson a 20 ¢ et tue Avarice pendant son tour, pour 9 ¢. Avec 29 ¢, Âme de l'Avarice est aussitôt à lui. Quand il dépense 10 ¢ à la boutique juste après, il garde l'âme.",
    asked: [
      "quand gagne-t-on l'âme bonus",
      'répondre à une âme bonus',
      "perdre l'âme bonus si je dépense",
      'premier à 25 ¢',
      "combien d'âmes bonus",
      'voler une âme bonus',
      'comment marchent les âmes bonus',
      "qu'est-ce qu'une âme bonus",
      'que sont les âmes bonus',
      'les âmes bonus passent-elles par la pile',
      'à quoi servent les âmes bonus',
      'obtenir une âme bonus',
    ],
  },
  'bonus-soul-conditions': {
    title: 'Ce que demande chaque âme bonus',
    text: "- **Âme de l'Avarice** : 25 ¢ ou plus.\n- **Âme de la Gourmandise** : 10 cartes butin ou plus en main.\n- **Âme de Guppy** : 2 objets de Guppy ou plus.\n- Toute autre : ce que dit sa carte.\n\nChacune ne se gagne qu'**une fois par partie**. Elle peut ensuite changer de joueur ; mais une fois détruite, elle reste face cachée, hors de la partie, pour de bon.\n\nSi deux joueurs remplissent une condition au même instant, elle va au premier dans l'ordre du tour, à partir du joueur actif. En solitaire et en équipe, il n'y a pas d'âmes bonus.",
    example:
      'Pendant le tour de Cain, Chaos fait passer toutes les mains à gauche, et Cain et Eve ont maintenant 10 cartes chacun. Cain est le joueur actif : Âme de la Gourmandise est à lui.',
    asked: [
      "âme de l'avarice",
      'âme de la gourmandise',
      'âme de guppy',
      "condition d'une âme bonus",
      "combien d'objets de guppy",
      'âme pour 10 cartes en main',
      'âme pour 25 ¢',
      'deux joueurs en même temps âme bonus',
      'égalité pour une âme bonus',
      'âme bonus détruite',
      'regagner une âme bonus',
      'âmes bonus en coopération',
    ],
  },
};
