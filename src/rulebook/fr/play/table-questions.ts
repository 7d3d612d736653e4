import type { tableQuestions as plan } from '../../chapters/play/table-questions.js';
import type { ChapterText } from '../../section.js';

export const tableQuestions: ChapterText<typeof plan> = {
  'killing-the-attacker': {
    title: "Tuer l'attaquant pour le priver de récompense ?",
    text: "Oui, si l'attaquant meurt avant le monstre. L'attaque est finie, ses lancers et ses dégâts de combat quittent la pile, et le monstre survit. Personne ne reçoit sa récompense ni son âme, et à la fin du tour il a de nouveau tous ses PV.\n\nTuer le monstre vous-même ne prive de rien : le joueur actif est payé, peu importe qui l'a tué. Et une fois le monstre à 0 PV, il est trop tard.",
    example:
      "Samson, à 1 PV, fait un 6 contre Monstro, à qui il reste 1 PV. En réponse, Eve tue Samson avec Bombe ! Son coup n'arrive jamais : ni 6 ¢ ni âme. Si elle avait visé Monstro, Samson aurait eu les deux.",
    asked: [
      "tuer l'attaquant pour le priver de récompense",
      "tuer le joueur qui attaque pour qu'il n'ait rien",
      "empêcher quelqu'un d'avoir la récompense",
      "le tuer avant qu'il tue le monstre",
      'priver un joueur de sa récompense',
      "bombe sur l'attaquant au lieu du monstre",
      "comment l'empêcher d'avoir ce boss",
    ],
  },
  'paid-though-dead': {
    title: "Peut-on me tuer pour me priver de l'âme d'un boss ?",
    text: "Non, plus une fois que le boss est à 0 PV : récompenses et âme vont au joueur actif, même s'il est mort entre-temps. Votre mort ne fait que finir votre tour.\n\nAvant cela, oui : si vous mourez alors que le boss a encore des PV, votre attaque est finie, sans récompense ni âme.",
    example:
      "La mort de Gurdy est sur la pile pendant le tour de Cain. En réponse, Eve tue Cain avec Bombe ! Il meurt d'abord et paie la pénalité ; puis Gurdy meurt, et Cain, mort, gagne 7 ¢ et l'âme de Gurdy.",
    asked: [
      "me tuer pour empêcher l'âme de mon boss",
      "peut-on me tuer pour que je n'aie pas l'âme",
      "je suis mort mais le boss aussi ai-je l'âme",
      "un joueur mort reçoit-il l'âme du boss",
      'tué en réponse à la mort du boss',
      'un joueur mort a-t-il ses récompenses',
      'empêcher un joueur de gagner une âme en le tuant',
    ],
  },
  'curse-from-the-deck': {
    title: 'Une malédiction de la pioche est-elle défaussée ?',
    text: "Non. Elle arrive comme un événement, et votre attaque est dépensée. Mais elle ne va pas dans la défausse : le joueur actif choisit un joueur, et elle reste à ce joueur jusqu'à sa mort. Ce qu'elle recouvrait revient dans la zone.\n\nElle ne va dans la défausse monstres que si son effet est annulé.",
    example:
      "Isaac attaque la pioche et révèle Malédiction de la douleur. Il choisit Eve, qui l'a désormais. La Mouche qu'elle recouvrait revient, et Isaac n'a plus d'attaque.",
    asked: [
      'une malédiction de la pioche',
      "j'ai attaqué la pioche et c'est une malédiction",
      'malédiction révélée en attaquant la pioche',
      'la malédiction va-t-elle dans la défausse',
      'malédiction en attaquant la pioche monstres',
      'révéler une malédiction dépense mon attaque',
    ],
  },
  'deck-after-an-attack': {
    title: 'Attaquer la pioche après mon attaque ?',
    text: "Non, pas avec la même attaque : attaquer la carte au sommet de la pioche monstres est une attaque comme une autre, et vous en avez une par tour. Avec une attaque supplémentaire, vous le pouvez.\n\nDe même dans l'autre sens : après une attaque de la pioche, vous ne pouvez plus attaquer un monstre en jeu, même si c'était un événement et que personne n'a été attaqué.",
    example:
      "Eve tue la Mouche avec son attaque. Elle voudrait aussi attaquer la pioche, mais elle n'a plus d'attaque. Avec XI. La Force, elle en a une de plus et choisit la pioche.",
    asked: [
      "j'ai déjà attaqué puis-je attaquer la pioche",
      'la pioche en plus de mon attaque',

      'attaquer la pioche après avoir attaqué',
      'attaquer un monstre puis la pioche',
      'attaquer la pioche monstres après un monstre',
      'attaquer la pioche compte comme mon attaque',
      'attaquer encore après un événement',
      "j'ai révélé un événement puis-je attaquer encore",
    ],
  },
  'bonus-souls-optional': {
    title: 'Les âmes bonus sont-elles obligatoires ?',
    text: "Non. Vous décidez avant la partie d'en utiliser ou non ; en solitaire et en coop, il n'y en a pas.\n\nSi vous en utilisez, en gagner une ne dépend pas de vous : le premier joueur qui remplit la condition la gagne aussitôt.",
    example: 'Cain, Eve et Judas décident de jouer sans âmes bonus. Quand Cain a 25 ¢, il ne se passe rien.',
    asked: [
      'on doit jouer avec les âmes bonus',

      'les âmes bonus sont-elles obligatoires',
      'faut-il jouer avec les âmes bonus',
      'âmes bonus facultatives',
      'jouer sans âmes bonus',
      'refuser une âme bonus',
      'doit-on prendre une âme bonus',
    ],
  },
  'getting-rid-of-items': {
    title: 'Puis-je vendre ou jeter mes objets ?',
    text: "Non. Les objets, les cartes butin et les âmes ne se vendent pas et ne s'échangent pas, et vous ne pouvez pas les jeter quand vous voulez. Ils ne partent que si une carte ou une règle le dit : un coût, la pénalité de mort, la taille de main maximum.\n\nContre des ¢, vous pouvez demander des faveurs, pas des cartes. Avec la variante du marchandage étendu, objets et butins peuvent s'échanger.",
    example:
      "Judas a Dent de Monstro et voudrait s'en débarrasser. Il ne peut pas la mettre dans la défausse. Mais à sa prochaine mort, il peut la détruire pour la pénalité.",
    asked: [
      'puis-je vendre ou défausser un objet de moi-même',
      'vendre mes objets',
      'jeter un objet quand je veux',
      "me débarrasser d'un objet",
      'défausser une carte de ma main sans raison',
      'vendre un objet à la boutique',
      'détruire mon propre objet',
      'défausser un butin quand je veux',
    ],
  },
  'declining-a-reward': {
    title: 'Puis-je refuser une récompense ?',
    text: "Non. Quand un monstre meurt, le joueur actif reçoit tout ce que dit l'encadré de récompenses, et son âme, qu'il le veuille ou non. Vous piochez les butins, prenez les ¢ et mettez le trésor en jeu.\n\nVous ne pouvez renoncer à quelque chose que si un texte dit « vous pouvez ».",
    example:
      "Judas a 10 cartes butin et tue Pooter, dont la récompense est 1 butin. Il préférerait ne pas piocher, mais il le doit. À la fin de son tour, il défausse jusqu'à 10.",
    asked: [
      'puis-je refuser une récompense',
      'refuser une récompense',
      'suis-je obligé de prendre la récompense',
      'je ne veux pas du trésor',
      'doit-on piocher les butins du monstre',
      'récompense facultative',
    ],
  },
  'order-of-dying-monsters': {
    title: "Est-ce que je choisis quel monstre meurt d'abord ?",
    text: "Oui, si c'est votre effet qui les tue, peu importe de qui c'est le tour. Si ce n'est l'effet de personne, c'est le joueur actif qui choisit.\n\nLes monstres meurent ensuite l'un après l'autre, chacun avec ses déclenchements, ses récompenses et son âme. Tout cela va au joueur actif.",
    example:
      "Pendant le tour de Cain, Eve joue XVI. La Tour et fait un 3 : Mouche et Dip sont à 0 PV. Eve dit lequel meurt d'abord. Cain reçoit les deux récompenses, dans cet ordre.",
    asked: [
      'deux monstres meurent ensemble dans quel ordre',

      'deux monstres meurent ensemble',
      'dans quel ordre meurent deux monstres',

      'deux monstres à la fois ordre',
      "deux monstres meurent en même temps lequel d'abord",
      "qui choisit l'ordre des monstres qui meurent",
      'les deux monstres meurent qui décide',
      'la tour tue deux monstres',
    ],
  },
  'stolen-item-charged': {
    title: 'Un objet volé est-il chargé ?',
    text: "Oui, s'il l'était avant : voler, échanger ou donner un objet le laisse comme il est. Chargé, il peut servir aussitôt. Désactivé, il le reste jusqu'à ce que vous le rechargiez, d'habitude au début de votre prochain tour. Ses marqueurs viennent aussi.",
    example:
      "Eve vole le Mr. Boom de Judas, qui est désactivé. Elle ne peut pas encore l'utiliser. Chargé, elle pourrait l'utiliser tout de suite, même pendant le tour de Judas.",
    asked: [
      'un objet volé est-il chargé',
      'objet volé désactivé ou chargé',
      'utiliser un objet volé tout de suite',
      'objet échangé désactivé',
      "voler recharge-t-il l'objet",
      'utiliser un objet le tour où je le vole',
    ],
  },
  'damage-after-my-death': {
    title: 'Un monstre me blesse-t-il encore après ma mort ?',
    text: "Non, pas par l'attaque. Quand vous mourez pendant votre attaque, elle est finie : ses lancers et ses dégâts de combat quittent la pile, les vôtres et ceux du monstre.\n\nLes autres dégâts restent sur la pile et se résolvent. Ils comptent comme subis, mais ne changent aucun PV, et vous ne mourez pas deux fois dans un tour.",
    example:
      "Le lancer raté de Lilith a mis le dégât de Bouffi sur la pile. En réponse, Cain la tue avec XIII. La Mort. Le dégât de Bouffi quitte la pile avec l'attaque : Sac banane ne se déclenche pas.",
    asked: [
      "les dégâts d'un monstre après ma mort",
      'le monstre inflige-t-il encore ses dégâts si je meurs',
      'dégâts sur la pile après ma mort',
      "dégâts de combat quand l'attaquant est mort",
      'blessé par le monstre après être mort',
    ],
  },
  'killing-a-player': {
    title: 'Tuer un joueur me rapporte-t-il quelque chose ?',
    text: "Non. Un joueur n'a ni encadré de récompenses ni âme à prendre, et ce que le mort paie comme pénalité va dans les défausses et la réserve, pas chez vous. Ses âmes restent à lui.\n\nSeules des cartes qui le disent le paient : certaines donnent un butin ou des ¢ quand un autre joueur meurt, ou vous remettent quelque chose du joueur attaqué. Pour le reste vous gagnez du temps : l'attaque du mort est finie, et si c'est son tour, son tour aussi.",
    example:
      "Vous tuez Eve avec La Mort. Elle détruit un objet, défausse un butin et perd 1 ¢ ; rien de cela n'est pour vous. Avec Arts sombres en jeu, vous auriez pioché 1 butin.",
    asked: [
      'je gagne quelque chose si je tue un joueur',
      'récompense pour tuer un autre joueur',
      "j'ai l'âme du joueur que je tue",
      'je gagne quoi quand un autre joueur meurt',
      'ça sert à quoi de tuer un joueur',
      "j'ai son objet quand il meurt",
      'qui récupère ce que perd un joueur mort',
      'butin pour avoir tué un joueur',
    ],
  },
  'trinkets-and-the-hand': {
    title: 'Les babioles comptent-elles dans la main maximum ?',
    text: "Non, pas en jeu : une babiole y est un objet, et il n'y a pas de limite d'objets. Elle ne compte comme une autre carte butin que tant qu'elle est dans votre main, avant d'être jouée.",
    example:
      'Maggy finit son tour avec 10 cartes butin en main et trois babioles en jeu. Elle ne défausse rien. Avec une onzième carte en main, babiole ou non, elle en défausserait une.',
    asked: [
      'les babioles et la limite de main',
      'les babioles comptent-elles dans la main',
      'une babiole en jeu compte comme carte en main',
      'babiole taille de main maximum',
      "y a-t-il une limite d'objets",
      "combien d'objets puis-je avoir",
    ],
  },
};
