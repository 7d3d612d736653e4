import type { Words } from '../../wording.js';
import type { NotAPosition, PositionProblem, PositionZone } from '../../../engine/index.js';
import type { PuzzleText } from '../../words/bot/puzzles.js';
import { list } from '../cards/nouns.js';

const TEXTS: Words['puzzles']['texts'] = {
  'which-monster': text(
    'Quel monstre ?',
    'Que donne chacun, et que faut-il faire au dé ?',
    "Vous avez une attaque par tour, et elle dure jusqu'à votre mort ou celle du monstre. Un lancer qui vaut au moins le nombre du monstre touche et inflige votre ATQ : deux coups suffisent contre Clotty, qui rapporte 4 ¢.",
  ),
  'right-change': text(
    'La bonne monnaie',
    'Un objet de la boutique coûte 10 ¢, et vous pouvez jouer un butin.',
    "Un seul butin par tour, voilà ce qu'on a d'abord : il faut la carte qui mène exactement au prix de l'objet.",
  ),
  'one-more-card': text(
    'Une carte de plus',
    'Votre personnage aussi peut faire quelque chose.',
    'Désactiver le personnage (↷) permet de jouer un butin de plus ce tour-ci. Les deux cartes ensemble font 10 ¢.',
  ),
  'once-more': text(
    'Encore une fois',
    'Un lancer est sur la pile avant de compter.',
    "Une fois le dé jeté, tout le monde peut répondre tant que le lancer attend sur la pile. Le D6 le relance avant qu'il ne rate, et le dernier coup gagne la partie.",
  ),
  'no-attack-left': text(
    "Plus d'attaque",
    "Un monstre n'a pas besoin de mourir dans une attaque.",
    "Votre attaque de ce tour est utilisée, mais les dégâts d'une carte tuent aussi. Les récompenses et l'âme vont à qui a le tour.",
  ),
  'charged-again': text(
    'Rechargé',
    'Un objet désactivé peut être rechargé.',
    'Désactiver un objet est le prix de son effet ↷. Rechargé, il peut payer encore : deux tirs font deux dégâts.',
  ),
  'hit-harder': text(
    'Frapper plus fort',
    'Vous ne pouvez pas vous permettre un second lancer. Combien inflige un coup ?',
    'Un coup inflige votre ATQ. Avec une de plus, un seul coup tue ; sans elle, le lancer suivant rate, et vous mourez.',
  ),
  'any-number': text(
    "N'importe quel nombre",
    'Le nombre se choisit quand la carte est jouée. Que faut-il contre ce monstre ?',
    "Un lancer peut être changé tant qu'il est sur la pile, en n'importe quel nombre de 1 à 6. Seul un 6 touche Petite Corne.",
  ),
  'little-by-little': text(
    'Petit à petit',
    'Il vous faut deux de plus que le dé, et vous avez deux objets.',
    "Chaque changement est un effet à part sur la pile, et ils s'ajoutent. Le lancer compte pour ce qu'il vaut quand tout le monde a passé.",
  ),
  'two-fights': text(
    'Deux combats',
    'Regardez vos objets : combien de fois pouvez-vous attaquer, et que vaut le premier coup ?',
    "Une attaque finie vous ramène à votre phase d'actions, où vous faites ce qu'il vous reste : la ceinture permet une seconde attaque.",
  ),
  'greed-pays': text(
    "L'avarice paie",
    "Regardez à côté de la table : que veut l'âme bonus ?",
    "Une âme bonus va au premier joueur qui fait ce qu'elle dit, aussitôt et sans la pile. Ce que vous dépensez avant ne compte plus.",
  ),
  'two-of-a-kind': text(
    'Les deux font la paire',
    'Quel objet de la boutique va avec le vôtre ?',
    "Payer et recevoir l'objet ne font qu'un, et l'âme bonus de Guppy voit aussitôt que vous contrôlez deux objets de Guppy.",
  ),
  'dig-for-it': text(
    'Creuser',
    'Comptez les âmes : combien vous en manque-t-il ?',
    "Une âme qui en vaut deux est une seule carte, et va d'un bloc. Il vous en manque deux : seule Maman ! suffit.",
  ),
  'two-for-ten': text(
    'Deux pour dix',
    'Que vous coûte un objet, et combien pouvez-vous en acheter ?',
    "Le prix est fixé quand l'objet est choisi, ici 5 ¢ de moins. Chaque achat compte parmi ceux que vous avez : deux, avec cet objet.",
  ),
  'old-bone': text(
    'Un vieil os',
    'Combien de marqueurs porte-t-il, et combien en prend son dernier effet ?',
    "Les marqueurs se paient comme un coût, tous à la fois. Un effet $ sert chaque fois qu'on peut la payer : ajoutez d'abord le cinquième.",
  ),
  'found-soul': text(
    'Une âme dans la main',
    'Vous avez déjà joué votre butin de ce tour. Qui aide ?',
    "Toute carte avec une icône d'âme que vous contrôlez comme âme compte. Le personnage donne le butin qu'il faut.",
  ),
  painless: text(
    'Sans douleur',
    "Et si les dégâts n'avaient jamais lieu ? Lequel des deux doit se résoudre d'abord ?",
    "Des dégâts prévenus n'ont pas été subis, et les ¢ viennent quand même. Le dernier sur la pile se résout le premier : le bouclier doit être là avant que la carte soit jouée.",
  ),
  'before-it-hurts': text(
    'Avant que cela fasse mal',
    'Après un lancer raté, les dégâts sont sur la pile.',
    "Les dégâts attendent sur la pile comme tout le reste, et on peut y répondre : prévenus, ils ne sont pas infligés, et l'attaque continue avec le lancer suivant.",
  ),
  'fight-then-shop': text(
    'Se battre, puis acheter',
    "Il vous manque 4 ¢. Qu'est-ce qui paie quand un monstre meurt ?",
    "Dans votre phase d'actions, vous attaquez, achetez et jouez dans l'ordre que vous voulez. La mouche et Le toucher de Midas paient 4 ¢ ensemble, et la boutique est encore ouverte.",
  ),
  'first-things-first': text(
    "D'abord ce qui vient d'abord",
    'Une de vos cartes reste sur la table. Quand commence-t-elle à compter ?',
    "Une babiole est un objet une fois résolue. Ce qui change un gain doit être là avant le gain : d'abord la babiole, puis la pièce.",
  ),
};

function text(title: string, hint: string, why: string): PuzzleText {
  return { title, hint, why };
}

const ZONE: Readonly<Record<PositionZone, string>> = {
  character: "à la place d'un personnage",
  items: "parmi les objets d'un joueur",
  souls: "parmi les âmes d'un joueur",
  curses: "parmi les malédictions d'un joueur",
  hand: 'dans une main',
  shop: 'dans la boutique',
  monsters: 'dans une zone monstre',
  rooms: "à la place d'une salle",
  deck: 'dans cette pioche',
  discard: 'dans cette défausse',
  bonusSouls: 'parmi les âmes bonus',
};

const NOT_SHARED: Readonly<Record<NotAPosition | 'noTurn' | 'tooLong', string>> = {
  busy: "Un moment se partage quand quelqu'un peut agir à son propre tour et que la pile est vide. Attendez que ce qui se passe soit fini.",
  otherGame:
    'Seules les parties de chacun contre tous, sans variante ni carte maison, peuvent être partagées comme moment pour le moment.',
  lasting:
    "Quelque chose dure à cette table qu'un texte ne peut pas dire : un effet jusqu'à la fin du tour, un tour ou une attaque de plus, une mort, ou une carte posée autrement que d'habitude. Partagez la partie au début d'un tour suivant.",
  noTurn:
    "Ce tour ne peut pas être partagé : la partie n'en a pas eu de ce numéro, ou pas de sorte que quelqu'un ait pu y agir, ou il n'est pas gardé.",
  tooLong: 'Ce moment a trop de cartes pour un texte.',
};

const REFUSED = {
  noPuzzle: "Il n'y a pas d'énigme de ce nom. Choisissez-en une dans la liste.",
  foreign: "Ce n'est pas un moment d'une partie : un tel texte commence par FS1 et vient de `/souls partager`.",
  damaged: 'Ce texte est abîmé : un signe manque ou a été changé. Copiez-le encore une fois, en entier.',
  later: "Ce texte vient d'une version plus récente du bot, et celle-ci ne sait pas le lire.",
};

const impossible = (problem: PositionProblem, name: (card: string) => string): string => {
  switch (problem.problem) {
    case 'unknownCard':
      return 'Cette position a une carte que cette version du bot ne connaît pas.';
    case 'zone':
      return `Cette position est impossible : ${name(problem.card)} ne peut pas être ${ZONE[problem.zone]}.`;
    case 'copies':
      return `Cette position est impossible : il n'y a pas tant de cartes nommées ${name(problem.card)}.`;
    case 'damage':
      return `Cette position est impossible : ${name(problem.card)} a plus de dégâts que de PV.`;
    case 'seats':
      return "Cette position est impossible : il y a d'un à quatre joueurs, et l'un d'eux a le tour.";
    case 'numbers':
      return 'Cette position est impossible : un de ses nombres est trop grand, ou il y a plus de 100 ¢.';
    case 'won':
      return "Dans cette position, quelqu'un a déjà gagné.";
  }
};

export const puzzles: Words['puzzles'] = {
  texts: TEXTS,
  heading: (number, of, title) => `Énigme ${number} sur ${of} : ${title}`,
  goal: (goal, name) => {
    switch (goal.is) {
      case 'win':
        return 'Gagnez pendant ce tour.';
      case 'coins':
        return `Ayez au moins ${goal.coins} ¢ pendant ce tour.`;
      case 'items':
        return `Possédez ${list(goal.cards.map(name), 'et')} pendant ce tour.`;
    }
  },
  hint: 'Indice',
  ended: {
    solved: '**Résolu !**',
    failed: "**Pas cette fois :** le tour est fini, et le but n'est pas atteint.",
  },
  stopped: '**Cette partie est finie.**',
  rules: (ids) => `Les règles : ${ids.join(' ')}`,
  again: 'Encore une fois',
  next: 'Énigme suivante',
  moment: "Un moment d'une partie",
  aboutMoment:
    "Vous continuez à partir d'un moment d'une autre partie. Ce que personne n'y pouvait savoir est distribué au hasard. Personne d'autre ne voit ceci.",
  shared: (isOver) =>
    isOver
      ? "Ce tour en un texte, avec chaque carte à sa place. N'importe qui peut continuer à partir de là : `/souls énigme`, option `texte`."
      : "Ce moment en un texte, avec votre main et sans ce que vous ne pouvez pas savoir. N'importe qui peut continuer à partir de là : `/souls énigme`, option `texte`.",
  notShared: (problem) => NOT_SHARED[problem],
  refused: (problem) => REFUSED[problem],
  impossible,
};

export const puzzleCommand: Words['commands']['souls']['puzzle'] = {
  name: 'énigme',
  description: "Jouer une énigme qui apprend une règle, ou un moment partagé par quelqu'un ; réponse privée",
  which: { name: 'énigme', description: 'Laquelle des énigmes ; sans cela la première' },
  text: { name: 'texte', description: "Le texte d'un moment, comme /souls partager le donne" },
};

export const shareCommand: Words['commands']['souls']['share'] = {
  name: 'partager',
  description: "Ce moment de la partie en un texte d'où n'importe qui peut continuer ; envoi privé",
  turn: { name: 'tour', description: "D'une partie finie : quel tour ; sans cela le dernier" },
};
