import type { authority as plan } from '../chapters/authority.js';
import type { ChapterText } from '../section.js';

export const authority: ChapterText<typeof plan> = {
  'questions-and-authority': {
    title: 'Qui a raison quand les règles se contredisent',
    text: "Cherchez dans cet ordre :\n1. **La carte.** Partout où une carte dit autre chose que les règles, c'est la carte qui l'emporte. Si une carte dit « ne peut pas » et une autre « peut », c'est impossible.\n2. **Les règles** de la deuxième édition. Les règles étendues des auteurs l'emportent sur le court livret imprimé, le livret sur les règles plus anciennes. Celles de la première édition ne comptent que là où la deuxième ne dit rien.\n3. **Les réponses des auteurs** : leur site donne des questions et réponses, générales et par carte, et un formulaire pour poser les vôtres.\n4. **Cette table** : là où tous se taisent, il a fallu choisir. Ces choix sont dans « Nos lectures ».",
    example:
      "Les règles donnent un achat par tour. Il y a du choix dit que vous pouvez acheter une fois de plus : la carte l'emporte, et son propriétaire peut acheter deux fois.",
    asked: [
      'règles officielles',
      'où poser une question de règles',
      'faq',
      'livret ou carte',
      'une carte contredit les règles',
      'qui tranche une dispute de règles',
      "quelle règle l'emporte",
      "la carte l'emporte sur les règles",
      'réponse officielle',
      'désaccord sur une règle',
      'question de règles',
      'la carte contredit le livret',
      'règle ou carte',
    ],
  },
  'active-player': {
    title: 'Le joueur actif et le joueur suivant',
    text: "Le **joueur actif** est celui dont c'est le tour, de la première étape à la dernière. Il le reste en mourant : c'est encore son tour pendant que tout ce qui reste se résout et que la phase finale a lieu. Sur les cartes monstre et les salles, « vous » désigne le joueur actif.\n\nLe **joueur suivant** est celui qui vient après dans l'ordre du tour, à gauche.\n\nS'il faut mettre quelque chose en ordre et qu'aucune règle ne dit comment, c'est le joueur actif qui décide.",
    example:
      "Isaac meurt pendant son tour. Une malédiction arrive pendant que les zones se remplissent : Isaac, toujours joueur actif, choisit qui la reçoit. Ce n'est qu'après sa phase finale qu'Eve, à sa gauche, devient le joueur actif.",
    asked: [
      'qui est le joueur actif',
      'qui est vous sur un monstre',
      'joueur suivant',
      'joueur à gauche',
      'suis-je encore actif si je suis mort',
      "qui décide de l'ordre",
      'joueur non actif',
      'à qui de choisir',
      'de qui est-ce le tour quand on est mort',
      'qui veut dire vous',
      'joueur actif',
      'à qui le tour en ce moment',
    ],
  },
  'key-terms': {
    title: 'Définitions courtes et règles complètes',
    text: "Le glossaire explique chaque **terme** en une phrase ou deux. Si un texte aussi court et la règle complète semblent différer, c'est la règle complète qui compte. Là où cela importe :\n- **Jouer** : un butin peut être joué de tout endroit qu'une carte permet, pas seulement de votre main.\n- **Relancer** un objet : le joueur qui le contrôle gagne le nouveau trésor ; ce n'est que dans la boutique qu'il vient dans la même zone.\n- **Détruire, tuer** : directement en défausse seulement sans PV ; sinon, en passant par une mort.\n- **Embuscade** est l'exception : le texte court ajoute que la zone ne doit pas être attaquée, et c'est bien ainsi.\n\nLes personnes citées aux crédits ont fait le jeu ; il n'y a pas de règles là.",
    example:
      "Eve joue une embuscade pendant que Monstro est attaqué. Elle ne peut pas la mettre sur Monstro et choisit l'autre zone.",
    asked: [
      'termes',
      'glossaire',
      'définitions',
      'lexique',
      'que veut dire ce mot',
      'liste des mots-clés',
      'définition courte',
      'termes du jeu',
      'embuscade sur une zone attaquée',
      'crédits',
      'qui a fait le jeu',
      'mots-clés',
      'terme',
      'définition',
    ],
  },
  'secrets-and-promises': {
    title: 'Secrets, bluff et promesses',
    text: "Le bot montre à chacun ce qu'il peut savoir, et rien de plus. Sont **secrets** les cartes des autres mains, l'ordre des pioches et ce qui est face cachée. Sont **publics** les cartes en jeu, les défausses, les âmes, les ¢ et le nombre de cartes de chaque main.\n\nVous pouvez dire ce que vous voulez de votre main, vrai ou faux. Le bot ne le confirme ni ne le dément jamais, et ne vérifie jamais si une promesse est tenue : ce dont vous convenez à table reste entre vous.",
    example:
      "Judas dit avoir Haricot beurre ! et vouloir le jouer s'il ne reçoit pas 3 ¢. Peut-être, peut-être pas : rien dans le bot ne le trahit, et s'il prend les ¢ et annule quand même, c'est permis.",
    asked: [
      'mentir',
      'bluff',
      'bluffer',
      'mentir sur sa main',
      'le bluff est-il permis',
      'rompre une promesse',
      'le bot fait-il respecter les accords',
      'montrer sa main',
      'information secrète',
      'qui voit mes cartes',
      'promesse non tenue',
      'dire ses cartes',
      'mensonge',
    ],
  },
};
