import type { atThisTable as plan } from '../../chapters/appendix/at-this-table.js';
import type { ChapterText } from '../../section.js';
import { setsPlayed } from '../../sets-played.js';

const { count, names } = setsPlayed('fr');

export const atThisTable: ChapterText<typeof plan> = {
  'sets-of-cards': {
    title: 'Les extensions, et par laquelle commencer',
    text: `${count} extensions se jouent ici, dans toutes les combinaisons : ${names}.\n\n- Commencez par le **jeu de base** : il a tout ce que demandent les règles, et sans choix, c'est lui qu'on joue.\n- **Requiem** est la plus grande des autres, avec cinq nouvelles âmes bonus et la plupart des **salles**.\n\nL'hôte choisit avant la partie dans *Réglages*, *Cartes et pioches*. Plus de cartes, ce sont des pioches plus grosses, pas plus de règles ; seules les salles sont nouvelles. Les cartes des autres extensions se consultent, mais ne se jouent pas.`,
    example:
      'Premier soir : le jeu de base. Quand tout le monde le connaît, ajoutez-en une autre ; avec Requiem, activez aussi les salles.',
    asked: [
      'quelles extensions existent',
      'quelle extension prendre en premier',
      "qu'est-ce qu'il y a dans requiem",
      "c'est quoi gold box",
      'différence entre les extensions',
      'quelle boîte pour débuter',
      'quelles extensions on peut jouer ici',
      'il faut les extensions pour jouer',
    ],
  },
  'ways-to-play': {
    title: 'Les façons de jouer à cette table',
    text: "Le **type de partie** d'une nouvelle table dit comment on joue :\n\n- **Standard** : de 2 à 4, chacun pour soi, 4 âmes pour gagner. *Première partie*, *Courte*, *Longue* et *Stricte* sont pareilles, avec un autre but ou d'autres réglages.\n- **Ensemble contre la montre** : à deux avec un seul but, ou vous et un joueur virtuel.\n- **Seul contre la montre** : vous jouez les deux personnages. Votre panneau agit pour celui qui est interrogé, montre les deux mains, et un bouton passe à l'autre.\n\nCes deux-là existent en **normal, difficile et ultra difficile** : 4, 6 ou 8 âmes en tout. On peut aussi fixer une limite par personnage. Le défi *Jour du Gribouilleur* est aussi un type de partie, et les **variantes** se choisissent dans les *Réglages*.",
    example:
      'Type *Seul contre la montre, difficile* : Isaac et Maggy sont tous deux à vous, et il leur faut 6 âmes en tout avant la fin du compte à rebours.',
    asked: [
      'modes de jeu',
      'quels modes il y a',
      'quels types de partie',
      'difficulté',
      'mode difficile',
      "jouer contre l'ordinateur",
      'comment lancer une partie solo ici',
      'jouer les deux places',
    ],
  },
  'no-teams-of-two': {
    title: 'Des équipes à trois ou quatre joueurs',
    text: "Il n'y a **pas d'équipes** : à trois ou quatre, chacun joue pour soi, et les âmes de deux joueurs ne s'additionnent jamais. Seule la partie **ensemble contre la montre** a un but commun, et elle se joue à deux exactement.\n\nVous pouvez quand même vous aider. Pactes, services et ¢ contre services font partie du jeu, mais rien n'engage personne, et à la fin un seul gagne. Plusieurs ne gagnent que s'ils ont assez d'âmes au même moment.",
    example:
      "Quatre amis veulent jouer à deux contre deux. Ils peuvent s'y tenir entre eux, mais le bot n'en sait rien : le premier à 4 âmes a gagné seul.",
    asked: [
      'deux contre deux',
      '2v2',
      'équipes de deux',
      'jouer en équipe à quatre',
      'on peut faire des équipes',
      'gagner à deux alliés',
      'alliances',
      'victoire partagée avec mon allié',
    ],
  },
  'length-of-a-game': {
    title: 'Combien de temps dure une partie ?',
    text: "Une partie n'a **pas de limite de tours ni de temps** : elle dure jusqu'à ce que quelqu'un ait les âmes. Comptez une heure ou plus, davantage à plusieurs ou avec des débutants.\n\nÀ une table de ce bot, on peut y changer quelque chose avant le début :\n\n- Le type **Courte** (2 âmes) dure environ deux fois moins, **Longue** (6 âmes) toute une soirée.\n- Un **rythme** donne un temps à chaque réponse, pour ce soir ou sur plusieurs jours. Sans rythme, la table attend le temps qu'il faut.\n- La partie d'essai dure environ trois minutes.\n\nSeul ou ensemble, le compte à rebours finit la partie après huit manches au plus tard.",
    example:
      'Trois débutants ont une heure. Ils prennent *Première partie* (3 âmes, sans âmes bonus) ou *Courte*, et choisissent un rythme.',
    asked: [
      'combien de temps dure une partie',
      "durée d'une partie",
      "c'est long une partie",
      'combien de minutes',
      'il y a une limite de tours',
      'jouer une partie plus courte',
      'combien de manches dans une partie',
      'la partie traîne',
    ],
  },
  'taking-back': {
    title: 'Revenir sur un coup',
    text: "Avec de vraies cartes, c'est à vous tous de voir. À une table de ce bot, **Revenir en arrière** annule **votre propre dernière action**, tant que rien de nouveau n'a été révélé. Ce qui l'empêche :\n\n- une carte piochée ou regardée, un dé lancé ;\n- la réponse de quelqu'un d'autre.\n\nPlusieurs actions à vous s'annulent une par une. Une attaque, un achat ou une fin de tour déclarés engagent dès que les autres ont répondu. Avec le type de partie **Stricte**, pas de retour en arrière.\n\nPour revenir plus loin, il faut l'accord de toutes les personnes à la table.",
    example:
      "Vous jouez Bombe ! sur le mauvais monstre. Tant que personne n'a répondu, le retour vous rend la carte. Après un butin pioché, non.",
    asked: [
      'revenir en arrière',
      'annuler mon action',
      'mauvais clic',
      'je me suis trompé de bouton',
      'reprendre son coup',
      "j'ai joué la mauvaise carte",
      "revenir d'une étape",
      'annuler après avoir pioché',
    ],
  },
  watching: {
    title: 'Regarder une partie, ou arriver plus tard',
    text: "Sans place, on peut **regarder** : le plateau et le journal sont là pour tout le salon, et chaque carte en jeu peut être lue. Un spectateur voit ce qui est public et rien d'autre : ni main, ni pioche, ni question posée à un joueur.\n\n- Une fois la partie commencée, aucune place ne s'ajoute. On ne peut que **reprendre** une place devenue libre, ou en attendre une : **Rejoindre** vous met sur la liste.\n- Personne ne reprend une main s'il en connaît déjà une autre de cette partie.\n- Les spectateurs ne répondent pas, ne votent pas, ne marchandent pas.",
    example:
      'Eve arrive en retard. Elle suit le plateau et appuie sur Rejoindre. Quand Isaac doit partir, sa place avec main, objets et âmes lui est proposée.',
    asked: [
      'spectateur',
      'je peux regarder',
      'regarder une partie',
      'rejoindre une partie en cours',
      "quelqu'un peut nous regarder jouer",
      'les spectateurs voient les mains',
      'arriver en cours de partie',
      'entrer au milieu de la partie',
    ],
  },
};
