import type { attack as plan } from '../chapters/attack.js';
import type { ChapterText } from '../section.js';

export const attack: ChapterText<typeof plan> = {
  attacking: {
    title: 'Déclarer une attaque',
    text: "Vous pouvez attaquer une fois pendant votre tour, en phase d'actions, quand la pile est vide et qu'aucune attaque ni aucun achat n'est en cours.\n1. **Déclarez** une attaque, sans nommer de cible. Tout le monde peut répondre.\n2. **Choisissez ensuite la cible** : un monstre d'une zone monstre, la carte au sommet de la pioche monstres, ou autre chose d'attaquable. Une carte recouverte ne l'est pas. Il faut choisir : on ne revient pas en arrière.\n\nL'attaque n'est dépensée qu'avec ce choix. Si elle est arrêtée avant, par exemple parce que vous mourez, elle n'est pas utilisée. Tuer un monstre sans attaquer, avec une bombe par exemple, ne coûte aucune attaque.\n\nCertaines cartes attendent la déclaration, d'autres une attaque contre elles ; celles-ci se déclenchent après le choix.",
    example:
      "Cain déclare une attaque. En réponse, Eve tue avec Bombe ! la Mouche qu'il visait. Il choisit donc parmi ce qui reste : Orgueil, dont l'effet se déclenche aussitôt, car il attend une attaque contre lui.",
    asked: [
      'attaque',
      'attaquer',
      'comment attaquer',
      'combattre un monstre',
      'déclarer une attaque',
      "combien d'attaques par tour",
      'attaquer deux fois',
      'quand choisir le monstre à attaquer',
      "changer de cible d'attaque",
      "attaquer pendant le tour d'un autre",
      'une bombe utilise-t-elle mon attaque',
      'combat',
    ],
  },
  'attacking-the-deck': {
    title: 'Attaquer la pioche monstres',
    text: "Au lieu d'un monstre visible, vous pouvez attaquer la carte au sommet de la pioche monstres :\n- **C'est un monstre** : placez-le dans la zone monstre de votre choix. Il recouvre ce qui s'y trouve, qui sort du jeu en attendant, et l'attaque continue contre lui. Un monstre indomptable ne peut pas être recouvert.\n- **C'est un événement** : il va dans la zone, ses effets se produisent, puis il va dans la défausse et ce qu'il recouvrait revient. Personne n'est attaqué, mais votre attaque est dépensée.\n- **C'est un monstre qu'on ne peut pas attaquer** : il reste dans la zone, et votre attaque est dépensée aussi.\n\nUn effet qui attend l'attaque d'un monstre ne voit pas une attaque de la pioche ; celui de la carte révélée qui attend une attaque contre elle se déclenche.",
    example:
      "Samson attaque la pioche et révèle Je vois à l'infini !. Il la place sur Monstro ; l'événement se résout et part en défausse. Monstro revient avec tous ses PV, et Samson n'a plus d'attaque.",
    asked: [
      'attaquer la pioche',
      'attaquer la pioche monstres',
      'attaquer le paquet',
      'attaquer la carte du dessus',
      "j'ai révélé un événement",
      'où va le nouveau monstre',
      'quelle zone',
      'un événement me fait-il perdre mon attaque',
      'attaquer encore après un événement',
      'recouvrir un monstre',
      "attaquer à l'aveugle",
    ],
  },
  'attack-rolls': {
    title: "Le lancer d'attaque : toucher ou rater",
    text: "Une attaque se fait dé après dé :\n1. Lancez un dé pour l'attaque (un **lancer d'attaque**). Il attend sur la pile, et les joueurs peuvent le modifier.\n2. Il se résout. Au moins l'ESQ du monstre : vous **touchez** et lui infligez des dégâts égaux à votre ATQ. Moins : vous **ratez**, et il vous inflige des dégâts égaux à son ATQ. Ce sont des **dégâts de combat**.\n3. Ces dégâts, dont le nombre est déjà fixé, attendent sur la pile ; on peut y répondre. Puis ils se résolvent, ainsi que tout ce qu'ils déclenchent.\n4. Si aucun des deux n'est à 0 PV, relancez.\n\nOn ne s'arrête pas quand on veut : l'attaque dure jusqu'à ce que quelque chose la termine. Les PV qui restent à un monstre sont visibles de tous.",
    example:
      'Isaac (2 PV, ATQ 1) attaque Monstro (4 PV, ESQ 4, ATQ 1). Il fait 5 : Monstro a 3 PV. Il fait 3 : Isaac a 1 PV. Il doit relancer ; avec De la viande !, ce 3 aurait compté comme un 4 et touché.',
    asked: [
      "lancer d'attaque",
      'comment toucher un monstre',
      'combien faut-il faire au dé',
      'esquive',
      "faire exactement l'esquive",
      'toucher ou rater',
      'dégâts de combat',
      'arrêter une attaque',
      'fuir ou arrêter le combat',
      'comment marche le combat',
      'lancer raté',
      "jet d'attaque",
    ],
  },
  'attack-ends': {
    title: 'Quand une attaque se termine',
    text: "Une attaque est finie dès que :\n- le joueur attaquant ou la cible meurt, ou que l'un d'eux est à 0 PV au moment du lancer suivant ;\n- la cible s'en va : elle est recouverte, volée, mise dans la défausse ou n'est plus attaquable ;\n- l'attaque est annulée, ou le tour passe à sa phase finale.\n\nSes lancers d'attaque et ses dégâts de combat quittent alors la pile. Tout le reste y demeure et se résout.\n\nSi les deux doivent mourir au même moment, la mort du monstre se résout d'abord : ses récompenses sont donc encore pour vous.",
    example:
      "Eve rate un Bondisseur à qui il reste 1 PV, et ses dégâts attendent sur la pile. Elle répond par Bombe ! ; le Bondisseur meurt d'abord, l'attaque est finie, et les dégâts en attente disparaissent. Cain pourrait faire pareil en réponse à son lancer de 6, et elle n'aurait même pas touché.",
    asked: [
      "fin d'une attaque",
      'quand finit une attaque',
      'fin du combat',
      'les deux meurent',
      'le monstre meurt avant les dégâts',
      'bombe pendant une attaque',
      'tuer le monstre en réponse',
      'annuler une attaque',
      "monstre recouvert pendant l'attaque",
      'est-ce que je subis les dégâts si le monstre meurt',
      'je meurs en attaquant',
    ],
  },
  'additional-attacks': {
    title: 'Attaques supplémentaires et attaques obligatoires',
    text: "Vous avez une attaque par tour, sauf si une carte vous en donne d'autres. Trois tournures à distinguer :\n- « **peut** attaquer une fois de plus » : une attaque de plus, si vous le voulez.\n- « **doit effectuer une attaque supplémentaire** » : vous en recevez une, et vous ne pouvez pas déclarer la fin du tour avant de l'avoir faite.\n- « **doit attaquer** … si possible » : vous ne recevez rien. S'il vous reste une attaque, elle doit servir à cela ; sinon, il ne se passe rien.\n\nUne attaque obligatoire est due dès que la pile est vide ou, si la carte dit « pendant ce tour », quand vous voulez. Notre table veille seulement à ce que votre tour ne finisse pas sans elle.",
    example:
      "Conquête meurt pendant l'attaque de Cain, sa seule du tour. Il doit attaquer encore : il déclare une attaque et choisit une cible. Avec Manuel des monstres, il n'aurait plus d'attaque et pourrait simplement continuer.",
    asked: [
      'attaque supplémentaire',
      'attaquer encore',
      'deuxième attaque',
      'attaquer plusieurs fois',
      'attaque obligatoire',
      "obligé d'attaquer",
      'doit attaquer',
      "plus d'attaque disponible",
      'forcer un joueur à attaquer',
      'finir son tour sans attaquer',
    ],
  },
  'others-in-an-attack': {
    title: "D'autres joueurs qui lancent pendant votre attaque",
    text: "Certains monstres obligent d'autres joueurs à lancer le dé pendant votre attaque (**Faire équipe**). Chacun d'eux fait un lancer d'attaque après le vôtre, dans l'ordre du tour. Ces lancers marchent comme les vôtres, avec leurs propres nombres :\n- S'ils touchent, le monstre subit des dégâts égaux à **leur** ATQ.\n- S'ils ratent, ce sont **eux** qui subissent les dégâts du monstre.\n\nUn joueur mort ne peut pas lancer. La mort d'un équipier ne termine pas l'attaque ; la vôtre, si, comme celle du monstre. Les récompenses sont pour vous, qui que ce soit qui a porté le dernier coup.",
    example:
      "Samson attaque un monstre (ESQ 4, ATQ 1) qui oblige Lilith à faire équipe. Il fait 5 et touche. Puis Lilith fait 2 : c'est elle qui subit 1 dégât, pas lui. À son second échec, elle meurt ; Samson continue seul.",
    asked: [
      'aider un joueur à attaquer',
      "d'autres joueurs attaquent avec moi",
      'se battre ensemble',
      "qui subit les dégâts si l'équipier rate",
      "l'équipier meurt",
      'attaque à plusieurs',
      'un autre joueur peut-il lancer pour moi',
    ],
  },
};
