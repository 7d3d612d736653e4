import type { editions as plan } from '../chapters/editions.js';
import type { ChapterText } from '../section.js';

export const editions: ChapterText<typeof plan> = {
  editions: {
    title: 'Ce qui a changé entre les éditions',
    text: "Notre table joue la **deuxième édition**. En bref, si vous connaissez la première :\n- La réserve contient **au moins** 100 ¢, comme vous voulez ; c'était exactement 100.\n- Les trois âmes bonus sont **tirées au hasard** ; c'étaient toujours celles de l'Avarice, de la Gourmandise et de Guppy.\n- Plusieurs joueurs peuvent **gagner ensemble** s'ils y sont à la même vérification ; avant, c'était le premier à quatre.\n- Bien moins de choses passent par **la pile** : seulement butins, effets, lancers, dégâts et morts. Les attaques et achats déclarés, le remplissage, l'arrivée d'un événement et les étapes d'une mort n'y vont plus.\n\nUne ancienne carte suit son texte de deuxième édition si elle en a un.",
    example:
      "Deux joueurs arrivent à quatre âmes par une seule et même carte. Dans la première édition, on aurait cherché le premier ; maintenant, les deux ont gagné quand cette carte s'est résolue.",
    asked: [
      'deuxième édition',
      'première édition',
      'différence entre les éditions',
      'ce qui a changé dans la deuxième édition',
      'v1 ou v2',
      'anciennes règles',
      'nouvelles règles',
      'à quelle édition joue-t-on',
      'deux gagnants',
      'changements de règles',
      'quoi de neuf en deuxième édition',
      'je connais la première édition',
    ],
  },
  'editions-turn': {
    title: 'Nouveau dans la deuxième édition : le tour',
    text: "- **Attaque et achat** : on déclare d'abord, tous peuvent répondre, puis on choisit. Avant, on nommait tout de suite le monstre ou l'objet.\n- **Le butin du début de tour** n'est plus sur la pile ; personne ne peut annuler cette carte.\n- **Si tout le monde passe** sur une pile vide, la phase d'actions continue ; avant, elle finissait. Seul le joueur actif en déclare la fin.\n- **Le remplissage** se fait avant que quiconque reçoive la priorité, sans la pile ; le livret le fait encore immédiatement.\n- **Phase finale** : limite de main, salle, puis soins ; avant, les soins venaient d'abord, et le livret le dit encore.\n- **Les votes** commencent par le joueur dont c'est l'effet, et non plus par le joueur actif.",
    example:
      "Dans la première édition, Isaac disait « j'attaque Monstro », et Eve bombardait alors Monstro. Maintenant, Isaac dit « j'attaque » ; si Eve joue sa bombe avant qu'il choisisse, il prend simplement un autre monstre.",
    asked: [
      "ce qui a changé dans l'attaque",
      'attaque première édition',
      'achat première édition',
      'ordre de la phase finale changé',
      'livret ou règles étendues',
      'pourquoi passer ne finit pas mon tour',
      'étape butin sur la pile',
      'tour dans la première édition',
      'vote première édition',
      'ancien ordre du tour',
    ],
  },
  'editions-dice': {
    title: 'Nouveau dans la deuxième édition : dés et dégâts',
    text: "- **Une carte qui lance le dé** quitte la pile avant son lancer. Dans la première édition, elle restait sous son dé.\n- **« Être sur le point de faire »** : un changement à ce moment rouvre le lancer à tous, et ces effets peuvent se redéclencher. Avant, il y avait une dernière relance sans nouveau déclenchement.\n- **Les bonus permanents** comme +1 aux lancers d'attaque s'ajoutent tout à la fin, sans la pile ; avant, ils y allaient au début.\n- **Le résultat de « Lancez : »** vient en même temps que tout ce qui attend ce nombre. Le livret le met avant, la première édition après.\n- **Les dégâts de combat** sont fixés quand ils vont sur la pile ; avant, un bonus comptait jusqu'à leur résolution.",
    example:
      "Judas utilise Livre du péché. Pendant que le dé attend, Isaac voudrait annuler l'effet avec Haricot beurre : possible dans la première édition ; maintenant, l'effet est déjà résolu, il ne reste que le lancer et son résultat.",
    asked: [
      'dés première édition',
      'ce qui a changé pour les dés',
      "l'objet reste-t-il sur la pile pendant le lancer",
      'modificateurs dans les anciennes règles',
      "bonus d'attaque à la résolution",
      'dernière relance première édition',
      'haricot beurre contre un lancer',
      'dégâts de combat anciennes règles',
      'ordre des déclenchements de dé',
    ],
  },
  'editions-death': {
    title: 'Nouveau dans la deuxième édition : la mort',
    text: "- **La pénalité** : objet, butin, ¢, et seules les cartes ↷ se tournent. C'était butin, ¢, objet, puis tous les objets ; le livret les tourne encore tous. Elle n'est plus sur la pile.\n- **Récompenses et âme** d'un monstre n'y sont plus non plus.\n- **Une mort prévenue ou annulée** laisse au moins 1 PV, ou ce que dit la carte. Avant, on retrouvait les PV d'avant le coup mortel.\n- **Monstre et joueur à la fois** : la mort du monstre vient d'abord ; la première édition la mettait tout en bas de la pile.\n- **Les malédictions** quittent un joueur mort par un effet à elles, sur la pile ; c'était une étape de la mort.\n- Outre « la prochaine fois que des dégâts », il y a maintenant des boucliers de **N points** de dégâts, que plusieurs coups peuvent user.",
    example:
      'Eve (3 PV avec Petit-déjeuner) subit les 3 dégâts de Bombe dorée !!, et Ankh brisé prévient sa mort. Elle a 1 PV. Avec les anciennes règles, elle serait revenue à 3.',
    asked: [
      'pénalité de mort première édition',
      'ordre de la pénalité changé',
      'PV après une mort prévenue',
      'combien de PV après ankh brisé',
      'malédictions première édition',
      'ce qui a changé pour la mort',
      'tous les objets se tournent-ils à la mort',
      'anciennes règles de mort',
      'bouclier ancien et nouveau',
      'pénalité sur la pile',
    ],
  },
  'editions-words': {
    title: 'Les mots de la première édition',
    text: "Les anciennes réponses et les anciennes cartes emploient d'autres mots :\n- **monstre actif** : un monstre en jeu, la carte du dessus d'une zone ;\n- **carte bonus**, ou carte non-monstre : un événement ;\n- **effet activé** : un effet ↷ ;\n- **effet payant** : un effet $ ;\n- **pile de défausse** : la défausse ;\n- un **objet activé** : un objet tourné de côté. Attention : c'est ce que nous appelons *désactivé*, le mot contraire.",
    example:
      "Une ancienne réponse dit que les objets activés se redressent au début de votre tour. Dans les mots d'aujourd'hui : vos objets désactivés se rechargent.",
    asked: [
      'monstre actif',
      'carte bonus',
      'carte non-monstre',
      'effet activé',
      'pile de défausse',
      'objet activé',
      'mots de la première édition',
      'anciens termes',
      'que veut dire activé',
      'vocabulaire',
    ],
  },
  'editions-cards': {
    title: 'Même nom, autre texte',
    text: "Certaines cartes font autre chose que dans la première édition. Lisez toujours le texte de la carte en jeu :\n- **Carte blanche** *doublait* un butin. Aujourd'hui, elle le copie.\n- **Embuscade** sur un butin est maintenant un mot-clé : la carte devient un monstre. L'ancienne Embuscade ! était un événement qui faisait attaquer la pioche ; il y a encore un événement de ce nom.\n- **Manuel des monstres** ne permet de nommer qu'un monstre et ne donne pas d'attaque.\n- **Ombre** change maintenant ce qu'un autre joueur devait payer pour sa mort ; l'ancienne attendait sur la pile.\n\nUne réponse donnée pour l'ancien texte ne vaut pas pour le nouveau.",
    example:
      "Judas active Carte blanche et joue Une pièce de 5 centimes !. Première édition : 10 ¢ d'une seule carte. Maintenant : la pièce est copiée, il gagne deux fois 5 ¢, et chacune peut être annulée seule.",
    asked: [
      'même carte autre texte',
      "ancien texte d'une carte",
      'cartes changées',
      'carte blanche ancienne et nouvelle',
      'ombre première édition',
      'manuel des monstres première édition',
      'événement embuscade',
      'une ancienne réponse vaut-elle encore',
      'quel texte de la carte compte',
      'carte réimprimée',
    ],
  },
  'editions-booklet': {
    title: 'Coquilles des livrets imprimés',
    text: "Les livrets de la deuxième édition sont courts, et contiennent des coquilles. Ce ne sont pas des règles :\n- L'anglais imprime deux fois ce qui arrive quand on **rate** et oublie le coup réussi. Bien sûr, toucher inflige votre ATQ au monstre.\n- Le français tourne les cartes de 45° ; c'est un quart de tour, 90°.\n- Le français dit que les **événements** cessent d'être des monstres une fois révélés ; ils n'en ont jamais été.\n- Dans le français, la phrase sur les boss s'arrête avant l'âme, et une phrase sur l'ordre dit « activés » pour des effets déclenchés.",
    example:
      "Deux joueurs soutiennent, livret anglais en main, qu'un lancer de 5 contre Monstro (ESQ 4) ne fait rien. Si : c'est un coup réussi, et Monstro subit autant de dégâts que l'ATQ du joueur.",
    asked: [
      'erreur dans le livret',
      'coquille dans les règles',
      'erreur du livret français',
      "faute d'impression",
      'le livret oublie le coup réussi',
      'livret faux',
      '45 degrés',
      'de combien tourne-t-on une carte',
      'les événements sont-ils des monstres',
      'le livret se contredit',
    ],
  },
};
