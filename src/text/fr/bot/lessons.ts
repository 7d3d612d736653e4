import type { LessonRoll, Lessons, LessonSteps } from '../../words/bot/lessons.js';
import { counted, DEGAT } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';
import { ui } from './ui.js';

const press = (button: string): string => `appuyez sur **${button}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll, whom: string): string =>
  hits
    ? `un ${number} : touché, car il faut au moins ${needed} contre ${monster}`
    : `un ${number} : raté, car il faut au moins ${needed} contre ${monster}, qui inflige alors ${counted(damage, DEGAT)}${whom}`;

const step: LessonSteps = {
  happened: {
    welcome: typo('Bienvenue ! Qui gagne une âme le premier gagne. Les menus contiennent tout le reste.'),
    played: (card) =>
      typo(`${card} : c'est passé par la **pile**, l'ordinateur aurait pu répondre. On joue un butin par tour.`),
    bought: (card) => typo(`${card} est à vous pour toute la partie. Vous pouvez acheter une chose par tour.`),
    killed: (monster, rolled) =>
      typo(
        `${rolled === null ? `Vous avez tué ${monster}.` : `Puis un ${rolled} a touché et tué ${monster}.`} Sa récompense est à vous, et la carte suivante prend sa place. Vous pouvez attaquer une fois par tour.`,
      ),
    notAttacked: typo("Vous avez terminé votre tour sans attaquer. Rien n'est perdu : voici le suivant."),
    canceled: (card) => typo(`${card} : annulé, il ne se passe rien.`),
    youDied: typo(
      'Vous êtes mort. Cela coûte un butin, 1 ¢ et un objet qui peut être détruit, mais jamais une âme. Vous voilà de retour avec tous vos ♥.',
    ),
    otherDied: (player) =>
      typo(
        `**${player} est mort.** Mourir coûte un butin, 1 ¢ et un objet qui peut être détruit, mais jamais une âme ; au tour suivant, on est de retour.`,
      ),
  },
  play: (button) => typo(`C'est votre tour, et les ¢ achètent des objets : ${press(button)}.`),
  buy: (button) => typo(`Vous pouvez acheter : ${press(button)}.`),
  attack: (button, { name, needed, souls }) =>
    typo(
      souls > 0
        ? `**${name}** vaut une âme, et avec elle vous gagnez. Un dé d'au moins ${needed} touche : ${press(button)}.`
        : `Au combat ! Un dé d'au moins ${needed} touche : ${press(button)}.`,
    ),
  endTurn: (button) =>
    typo(`C'est tout pour ce tour. L'ordinateur joue ensuite, et tous se soignent : ${press(button)}.`),
  ownRoll: (button, roll) =>
    typo(
      `Vous avez fait ${outcome(roll, '')}. Tant que le dé attend sur la **pile**, on peut le changer. Laissez-le compter : ${press(button)}.`,
    ),
  reroll: (button, roll) =>
    typo(
      `Vous avez fait ${outcome(roll, '')}. Mais le dé attend encore sur la pile, et votre objet le relance : ${press(button)}.`,
    ),
  otherRoll: (button, player, roll) =>
    typo(
      `${player} attaque aussi et a fait ${outcome(roll, ' en retour')}. ${roll.kills && !roll.hits ? "C'est mortel. " : ''}Vous pourriez intervenir, mais rien n'y oblige : ${press(button)}.`,
    ),
  threat: (player, card, deals) =>
    typo(
      `Vous avez terminé votre tour. **${player} lance ${card} sur vous**${deals === null ? '' : ` : ${counted(deals, DEGAT)}`} !`,
    ),
  activateToAnswer: (button, answer) =>
    typo(
      `Votre ${answer} peut l'annuler. Au tour d'un autre, votre personnage doit d'abord vous laisser jouer un butin : ${press(button)}.`,
    ),
  playAnswer: (button, card) =>
    typo(`Vous pouvez maintenant jouer un butin de plus. Pour annuler ${card}, ${press(button)}.`),
  noAnswer: (button) => typo(`Rien de ce que vous avez n'y peut quelque chose : ${press(button)}.`),
  dying: (button) =>
    typo(`Vous allez mourir, car il ne vous reste aucun ♥. Cela coûte un peu, mais aucune âme : ${press(button)}.`),
  payPenalty: typo(
    'Vous êtes mort : cela coûte un butin, 1 ¢ et un objet qui peut être détruit. Choisissez ci-dessous ce qui part.',
  ),
  choose: 'Choisissez ci-dessous.',
  respond: (button) => typo(`On vous demande car cela vous concerne. Si vous ne voulez rien faire, ${press(button)}.`),
  notAsked: typo(`On ne vous demande rien pour l'instant. **${ui.refresh}** montre où l'on en est.`),
};

export const lessons: Lessons = {
  title: "Partie d'essai",
  state: (name, { hp, maxHp, coins, dead }) =>
    typo(`${name} : ♥\u00A0${hp}/${maxHp} · ${coins} ¢${dead ? ' · ☠' : ''}`),
  step,
  stop: 'Quitter la leçon',
  again: 'Encore une fois',
  ended: {
    won: typo("**L'âme et la partie sont à vous. Bien joué !**"),
    lost: typo("**L'ordinateur a été plus rapide cette fois.** Cela arrive : les dés sont honnêtes."),
    stopped: "**La partie d'essai est finie.**",
    prepared: typo(
      "Les pioches, les dés et l'adversaire de cette leçon étaient préparés. Ailleurs, c'est le hasard qui décide, et chacun peut le vérifier.",
    ),
  },
  next: typo(
    "Et maintenant ? Tapez `/souls nouvelle` dans un salon d'un serveur : vos amis appuient sur **Rejoindre**, ou l'ordinateur prend place. Une partie entière va jusqu'à 4 âmes. `/souls-aide` répond à vos questions.",
  ),
  tip: {
    turn: typo(
      `À votre tour : un butin, une attaque, un achat, dans l'ordre de votre choix. « ${ui.endTurn} » y met fin.`,
    ),
    roll: typo(
      `Ce lancer attend sur la pile que tous aient passé : changez-le maintenant, ou appuyez sur « ${ui.pass} ».`,
    ),
    respond: typo('On vous demande car cela vous concerne. Plus → « Me demander » change cela.'),
    died: typo(
      'Mourir coûte un objet, une carte et 1 ¢. Vos âmes restent, et le prochain tour commence avec tous vos ♥.',
    ),
    undo: typo(`« ${ui.undo} » annule votre dernière action, tant que rien de nouveau n'a été vu.`),
    passTurn: typo(`« ${ui.passFor.turn} » vous laisse tranquille jusqu'à sa fin.`),
  },
};
