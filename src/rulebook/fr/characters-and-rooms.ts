import type { charactersAndRooms as plan } from '../chapters/characters-and-rooms.js';
import type { ChapterText } from '../section.js';

export const charactersAndRooms: ChapterText<typeof plan> = {
  characters: {
    title: 'Les personnages',
    text: "Votre carte **personnage**, c'est vous. Ses PV et son attaque sont les vôtres, et elle apporte son propre objet de départ.\n\nPresque tous les personnages ont le même effet : ↷ pour **une utilisation de butin de plus pendant ce tour**. Il s'utilise pendant le tour de n'importe qui, quand vous avez la priorité. La carte reste ensuite désactivée jusqu'à ce qu'elle soit rechargée, en général au début de votre prochain tour.\n\nLes personnages que personne ne joue restent hors de la partie. Un personnage n'a pas d'esquive : on ne peut donc pas simplement attaquer un joueur.",
    example:
      "Samson a 2 PV et 1 ATQ. Pendant le tour d'Eve, il désactive son personnage, joue Bombe !, et ne peut pas jouer de deuxième carte tant qu'un autre effet ne le lui permet pas. Au début de son propre tour, Samson est rechargé.",
    asked: [
      'pouvoir du personnage',
      'incliner son personnage',
      'que fait mon personnage',
      'effet du personnage',
      'combien de PV ai-je',
      'mes caractéristiques',
      "PV d'un joueur",
      "valeur d'attaque",
      'butin grâce au personnage',
      'incliner mon personnage',
      "qu'est-ce qu'un personnage",
      'à quoi sert le personnage',
    ],
  },
  'changing-character': {
    title: 'Dégâts et personnage ; changer de personnage',
    text: 'Les dégâts sont sur **vous, le joueur**, pas sur la carte. Si votre personnage est remplacé ou retourné, vous gardez les dégâts subis, quels que soient les PV du nouveau. Un nouveau personnage apporte aussi aussitôt son objet de départ, si cette carte ne sert pas déjà.\n\n« Détruit » ou « tué », vous mourez comme tout joueur ; mais la carte personnage elle-même **reste**. Elle ne va jamais dans une défausse ni ailleurs.',
    example:
      'Maggy a 2 PV et a subi 1 dégât. Un effet lui donne un personnage à 3 PV : il lui en reste 2. Plus tard, XIII. La Mort la tue. Elle paie la pénalité de mort et continue avec le même personnage.',
    asked: [
      'changer de personnage',
      'remplacer son personnage',
      'échanger son personnage',
      'nouveau personnage',
      'retourner mon personnage',
      'perd-on son personnage en mourant',
      'personnage détruit',
      'les dégâts restent-ils',
      'perdre son personnage',
      'personnage dans la défausse',
      'un personnage peut-il mourir',
      'changer de perso',
    ],
  },
  rooms: {
    title: 'Les salles',
    text: "Les **salles** forment une pioche à part, que vous pouvez ajouter ou laisser de côté. Avec elle, une salle est face visible dans une zone salle et change la partie pour tout le monde.\n\n- Ce qu'une salle fait toute seule agit normalement.\n- Un effet avec ↷ ou $ ne peut être utilisé que par le **joueur actif**.\n- **« Vous »** sur une salle est aussi le joueur actif.\n- Les salles sont rechargées au début de chaque tour, en même temps que les cartes du joueur actif.",
    example:
      "La salle a un effet ↷. Cain l'utilise pendant son tour, et elle est désactivée ; Eve ne peut pas l'utiliser en réponse, car ce n'est pas son tour. Quand son tour commence, la salle est rechargée et elle peut s'en servir.",
    asked: [
      'pioche salles',
      'à quoi servent les salles',
      'qui peut utiliser la salle',
      'activer une salle',
      "utiliser la salle pendant le tour d'un autre",
      'qui est vous sur une salle',
      'les salles sont-elles obligatoires',
      'recharger la salle',
      'jouer avec les salles',
      "qu'est-ce qu'une salle",
      'comment marchent les salles',
      'qui peut activer la salle',
    ],
  },
  'replacing-a-room': {
    title: 'Remplacer une salle',
    text: "Pendant votre phase finale, juste après avoir défaussé jusqu'à la limite de main, vous pouvez mettre **une salle** dans la défausse, mais seulement **si un monstre est mort pendant ce tour**. Peu importe qui l'a tué, et comment. Rien ne vous y oblige.\n\nLa zone reçoit ensuite la carte suivante de la pioche salles. Un objet ou une salle qui est mort ne compte pas comme un monstre.",
    example:
      "Pendant le tour de Lazarus, une bombe d'Eve tue Mouche. Pendant sa phase finale, Lazarus peut mettre la salle dans la défausse, et une nouvelle arrive. Si rien n'était mort, la salle resterait, même si elle lui déplaît.",
    asked: [
      'remplacer la salle en fin de tour',
      'changer de salle',
      'remplacer la salle',
      'défausser la salle',
      "se débarrasser d'une salle",
      'nouvelle salle',
      'quand la salle change-t-elle',
      "la salle s'en va",
      'qui peut changer la salle',
      'jeter la salle',
      'quand change-t-on de salle',
      'puis-je remplacer la salle',
    ],
  },
};
