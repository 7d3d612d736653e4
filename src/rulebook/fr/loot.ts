import type { loot as plan } from '../chapters/loot.js';
import type { ChapterText } from '../section.js';

export const loot: ChapterText<typeof plan> = {
  'playing-loot': {
    title: 'Jouer une carte butin',
    text: "Vous pouvez jouer une carte butin de votre main quand vous avez la priorité et une **utilisation de butin** :\n1. La carte se place sur la pile, et vous choisissez ses cibles tout de suite.\n2. Tout le monde peut y répondre.\n3. Quand elle se résout, faites ce qu'elle dit.\n4. Enfin, elle va dans la défausse butins.\n\nUne babiole reste plutôt en jeu comme objet, et Âme perdue devient une âme. Une carte annulée va dans la défausse sans avoir d'effet.",
    example:
      "Judas joue Bombe ! et choisit Bouffi. Eve peut répondre avec Haricot beurre !. Si personne ne l'arrête, Bombe ! place 1 dégât contre Bouffi sur la pile et va dans la défausse ; on peut encore répondre à ce dégât.",
    asked: [
      'jouer un butin',
      'jouer une carte butin',
      'comment jouer une carte',
      'quand peut-on jouer un butin',
      'jouer des cartes à tout moment',
      'où va le butin après',
      'butin sur la pile',
      'défausse butins',
      'utiliser une carte butin',
      'répondre à un butin',
    ],
  },
  'loot-plays': {
    title: 'Combien de cartes butin puis-je jouer ?',
    text: "Chaque carte jouée de votre main dépense une **utilisation de butin**.\n\n- Pendant votre tour, vous en recevez **une**, au début de votre phase d'actions.\n- Pendant le tour des autres, vous n'en avez **aucune**.\n- Des effets en donnent d'autres. Presque tous les personnages ont un ↷ pour une de plus, pendant le tour de n'importe qui.\n\nCelles qui restent sont perdues à la fin du tour. Vous n'en dépensez pas seulement si une carte le dit.",
    example:
      "C'est le tour de Cain, qui va blesser Lilith. Elle n'a pas d'utilisation de butin : elle incline son personnage pour en avoir une et joue Cœur d'âme. Son personnage reste incliné jusqu'à son prochain tour. Avec Polydactylie, elle en aurait une deuxième à chacun de ses tours.",
    asked: [
      'utilisation de butin',
      'combien de butins puis-je jouer',
      'combien de cartes par tour',
      'jouer deux butins',
      'jouer un deuxième butin',
      "jouer un butin pendant le tour d'un autre",
      'limite de butins par tour',
      'carte supplémentaire',
      'butin supplémentaire',
      'garder ses utilisations de butin',
      'jouer plusieurs cartes',
    ],
  },
  'special-loot-plays': {
    title: "Jouer du butin d'ailleurs, ou pendant un effet",
    text: "Une carte vous laisse parfois jouer un butin d'une façon inhabituelle. Elle ne change que ce qu'elle dit :\n\n- **D'un autre endroit**, comme la défausse : vous attendez toujours d'avoir la priorité et vous dépensez une utilisation de butin.\n- **Pendant la résolution d'un effet** (« … puis vous pouvez le jouer ») : vous n'attendez pas la priorité, mais l'utilisation de butin est dépensée. Sans elle, vous ne pouvez pas jouer la carte.\n- Seuls les mots **« sans dépenser d'utilisation de butin »** la rendent gratuite.",
    example:
      "Un effet en cours de résolution laisse Eve jouer une carte butin de la défausse. Elle le fait aussitôt, et son utilisation de butin est dépensée. S'il ne lui en restait aucune, elle devrait laisser la carte où elle est.",
    asked: [
      'jouer un butin de la défausse',
      'jouer une carte depuis la défausse',
      "sans dépenser d'utilisation de butin",
      'butin gratuit',
      'jouer un butin pendant un effet',
      'jouer une carte pendant une résolution',
      'jouer un butin de la pioche',
      'cela compte-t-il comme mon butin',
    ],
  },
  looting: {
    title: 'Piocher du butin',
    text: "**Piocher 2 butins** : prenez en main les 2 premières cartes de la pioche butins, l'une après l'autre. Si la pioche se vide en chemin, sa défausse est mélangée et forme une nouvelle pioche, et vous continuez.\n\nVous piochez toujours, quel que soit le nombre de cartes que vous avez : la limite de votre main ne compte qu'à la fin de votre propre tour.",
    example:
      "Judas tue Famine, dont la récompense est de 3 butins, mais il ne reste qu'une carte dans la pioche butins. Il la prend, la défausse butins est mélangée et forme une nouvelle pioche, et il en pioche 2 autres.",
    asked: [
      'butin',
      'piocher',
      'piocher un butin',
      'piocher une carte',
      'piocher 2 butins',
      'loot',
      'que veut dire piocher',
      'piocher avec une main pleine',
      'dois-je piocher',
      'pioche butins',
    ],
  },
  hand: {
    title: 'Votre main',
    text: "Votre **main** ne contient que des cartes butin : si l'on vous dit d'y mettre une autre sorte de carte, rien ne se passe. Personne d'autre ne voit vos cartes, mais tout le monde peut savoir combien vous en avez.\n\n- La limite est de **10 cartes** et ne compte que pendant la phase finale de votre propre tour : vous défaussez alors jusqu'à 10. Le reste du temps, vous pouvez en avoir plus.\n- Quand vous devez défausser du butin, vous choisissez vous-même les cartes, sauf si le texte dit autre chose.\n- Une carte butin que vous gagnez va dans votre main.",
    example:
      "Samson a 12 cartes pendant le tour d'Eve : rien ne se passe. À la fin de son propre tour, il en a toujours 12 ; il en défausse 2 de son choix.",
    asked: [
      'main',
      'taille de main',
      'limite de main',
      'taille de main maximum',
      'combien de cartes en main',
      'plus de 10 cartes',
      'trop de cartes',
      'qui choisit ce que je défausse',
      'voir la main des autres',
      'combien de cartes avez-vous',
      'trésor en main',
    ],
  },
  'wild-cards': {
    title: 'Familles de butin : pièces, tarot, pilules, jokers…',
    text: "Les cartes butin ont des familles. Elles servent à composer une pioche, ou quand une carte en nomme une :\n- les pièces : 1, 2, 3, 4 et 5 centimes (la pièce de 10 compte avec celles de 5)\n- haricots beurre, bombes, piles\n- fragments de dé et cœurs\n- pilules et runes\n- cartes de tarot et **cartes joker** (wild cards) : tout ce qui n'entre pas ailleurs\n- babioles, et Âme perdue\n\nLes embuscades sont des cartes butin qui deviennent des monstres. Seules babioles et embuscades se jouent autrement ; les autres familles n'ont pas de règles propres.",
    example:
      'Dagaz est une rune, O. Le Fou une carte de tarot. Elles se jouent de la même façon : chacune dépense une utilisation de butin, attend sur la pile, puis va dans la défausse butins.',
    asked: [
      'carte joker',
      'wild card',
      'tarot',
      'carte de tarot',
      'pilules',
      'rune',
      'runes',
      'butin de base',
      'sortes de butin',
      'types de butin',
      'familles de butin',
    ],
  },
};
