import type { death as plan } from '../chapters/death.js';
import type { ChapterText } from '../section.js';

export const death: ChapterText<typeof plan> = {
  dying: {
    title: 'Mourir à 0 PV',
    text: "Ce qui a 0 PV **meurt**, mais pas tout de suite : la mort se place sur la pile, au-dessus du reste, dès que quelqu'un devrait recevoir la priorité. Elle y attend comme toute autre chose, et tous les joueurs peuvent encore y répondre.\n\nTant qu'elle n'est pas résolue, une mort peut être prévenue ou annulée ; ce qui allait mourir garde alors 1 PV. Des PV en plus ou un soin arrivent trop tard : une fois la mort sur la pile, seule une prévention ou une annulation l'enlève.",
    example:
      'Isaac a 1 PV et subit 1 dégât. Sa mort se place sur la pile. Il peut encore jouer une carte qui prévient une mort ; une carte qui donne +1 PV ne le sauverait plus.',
    asked: [
      'mort',
      'mourir',
      'je suis mort',
      '0 PV',
      'zéro point de vie',
      'se soigner après la mort',
      'sauver un joueur de la mort',
      'tuer',
    ],
  },
  'deaths-at-once': {
    title: 'Plusieurs morts à la fois',
    text: "Quand plusieurs choses arrivent à 0 PV en même temps, les monstres meurent avant les joueurs. Les joueurs tués par un même effet meurent dans l'ordre du tour, en commençant par le joueur dont c'est l'effet ; sinon à partir du joueur actif.\n\nCe que les dégâts eux-mêmes déclenchent se place sur la pile sous ces morts et se résout donc après.",
    example:
      "Un effet inflige 1 dégât à tout le monde. Cain, dont c'est le tour, et un monstre arrivent à 0 PV. Le monstre meurt d'abord et donne encore ses récompenses à Cain ; puis Cain meurt.",
    asked: [
      'monstre et joueur meurent en même temps',
      'morts simultanées',
      'qui meurt en premier',
      'tous les deux à 0 PV',
    ],
  },
  'what-cannot-die': {
    title: 'Éternel, et ce qui a des PV sans être un monstre',
    text: "Une chose **éternelle** ne peut pas mourir : à 0 PV, il ne lui arrive rien, et une attaque contre elle est finie.\n\nLes objets ou les salles qui ont des PV meurent par les mêmes étapes que les monstres, mais n'en sont pas : ce qui attend la mort d'un monstre ne les voit pas.",
    example:
      "Vous attaquez un objet attaquable et l'amenez à 0 PV. Il meurt, ses récompenses sont données, et il rejoint la défausse de son type. Un effet « chaque fois qu'un monstre meurt » ne se déclenche pas.",
    asked: [
      'une carte éternelle peut-elle mourir',
      'éternel à 0 PV',
      'un objet meurt',
      'familier meurt',
      'tuer un objet compte comme un monstre',
    ],
  },
  'death-of-a-monster': {
    title: "La mort d'un monstre",
    text: "Quand sa mort se résout, l'attaque contre lui est finie. Ensuite, sans passer par la pile :\n1. Le monstre quitte sa zone ; la carte du dessous est découverte.\n2. Ce que sa mort déclenche se place sur la pile et se résout.\n3. Le joueur actif gagne ses récompenses.\n4. Ce qui attend la fin des récompenses se résout.\n5. Avec une icône d'âme, il devient une âme du joueur actif ; sinon il va dans la défausse des monstres.\n6. Une zone vide est remplie.\n\nUn monstre qui ne peut pas aller dans la défausse revient à sa place ; ses récompenses sont données quand même.",
    example:
      "Eve joue Bombe ! pendant le tour de Judas et tue un monstre qui vaut 3 ¢. C'est Judas qui reçoit les 3 ¢, puisque c'est son tour.",
    asked: [
      'un monstre meurt',
      'tuer un monstre',
      'qui gagne la récompense',
      "qui gagne l'âme",
      'monstre tué par une bombe',
      'ordre des récompenses',
      "quand est-ce que je gagne l'âme",
    ],
  },
  'death-can-be-changed': {
    title: "Ce qui arrive avant l'âme",
    text: "L'âme vient en dernier. Tout ce que la mort d'un monstre déclenche est résolu avant que sa carte devienne une âme : un tel effet peut donc encore l'empêcher, et personne ne gagne avant.\n\nCe que la mort d'un joueur déclenche, sans préciser quand, est résolu avant qu'il paie la pénalité de mort.",
    example:
      "Homme de chiffon meurt. Son propre effet se déclenche et lance d'abord le dé ; s'il le ramène, personne ne gagne son âme, même un joueur à qui il n'en manque qu'une pour gagner.",
    asked: ["l'âme vient-elle avant les effets", 'quand gagne-t-on après un boss', 'effet à la mort avant la pénalité'],
  },
  'death-of-a-player': {
    title: "La mort d'un joueur",
    text: "Quand votre mort se résout pendant **votre tour**, votre attaque est finie, et ce que vous aviez déclaré est abandonné. D'abord vient ce que votre mort déclenche ; les malédictions vous quittent. Puis vous payez la **pénalité de mort**. Tout ce qui reste sur la pile est résolu, les zones vides sont remplies, les nouveaux événements ont lieu, et votre tour passe à sa phase finale, complète comme toujours.\n\nPendant **le tour d'un autre**, vous payez la pénalité, et c'est tout. À la fin de ce tour, vous revivez avec tous vos PV.",
    example:
      "Lilith meurt pendant sa propre attaque, avant d'avoir acheté quoi que ce soit. Elle paie la pénalité et son tour se termine : plus d'achat, mais la phase finale garde sa limite de main et ses soins.",
    asked: [
      'un joueur meurt',
      'je meurs',
      'que se passe-t-il quand je meurs',
      'mon tour finit-il si je meurs',
      "mourir pendant le tour d'un autre",
      'quand est-ce que je revis',
      'perdre une malédiction',
    ],
  },
  'death-penalty': {
    title: 'La pénalité de mort',
    text: "Un joueur qui meurt paie, dans cet ordre :\n1. Détruire un objet non éternel de son choix.\n2. Défausser une carte butin de son choix.\n3. Perdre 1 ¢.\n4. Désactiver son personnage et chacun de ses objets qui a un effet ↷.\n\nCe qu'il ne peut pas payer est laissé de côté, et le reste est payé. Les âmes n'en font jamais partie. La pénalité n'est pas sur la pile : personne ne peut y répondre ni l'annuler.",
    example:
      "Samson meurt sans ¢, avec deux cartes butin et son seul objet de départ, éternel. Il garde l'objet, défausse une carte butin, ne perd pas de ¢ et tourne son personnage et ses objets ↷.",
    asked: [
      'pénalité de mort',
      "qu'est-ce que je perds quand je meurs",
      'perdre un objet',
      'perd-on des âmes en mourant',
      "pas d'argent pour la pénalité",
      'répondre à la pénalité de mort',
    ],
  },
  'dead-players': {
    title: 'Ce que peuvent faire les morts',
    text: "Un joueur mort reste à 0 PV jusqu'à la fin du tour ; on ne peut pas le soigner et il ne fait pas de lancer d'attaque. Tout le reste continue : il reçoit la priorité, joue du butin, active des effets, peut être choisi et décide lui-même. Seul ce qui demande un joueur vivant le laisse de côté.\n\nPersonne ne meurt deux fois dans le même tour. Mais on peut mourir à chaque tour, donc plusieurs fois avant de rejouer.",
    example:
      "Maggy est morte plus tôt dans le tour de Cain. Elle peut encore jouer une carte butin, s'il lui reste de quoi en jouer une. Des dégâts qu'on lui inflige maintenant ne la tuent pas une seconde fois.",
    asked: [
      'un joueur mort peut-il jouer',
      'les morts peuvent-ils répondre',
      'mourir deux fois par tour',
      "priorité d'un joueur mort",
      'vivant',
      'soigner un mort',
    ],
  },
};
