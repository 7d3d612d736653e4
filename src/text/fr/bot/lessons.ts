import type { LessonRoll, Lessons, LessonSteps } from '../../words/bot/lessons.js';
import { counted, DEGAT } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';
import { ui } from './ui.js';

/** The menu of loot to play and things to activate, as it is called on the panel. */
const cards = `**${ui.playLoot} / ${ui.activate}**`;
const pass = `appuyez sur **${ui.pass}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll, whom: string): string =>
  hits
    ? `un ${number} : touché, car il faut au moins ${needed} contre ${monster}`
    : `un ${number} : raté, car il faut au moins ${needed} contre ${monster}, qui inflige alors ${counted(damage, DEGAT)}${whom}`;

const step: LessonSteps = {
  happened: {
    welcome: typo('Bienvenue ! Qui gagne une âme le premier gagne la partie. Vous seul voyez celle-ci.'),
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
  play: (card) => typo(`C'est votre tour. Ouvrez le menu ${cards} et jouez **${card}**.`),
  buy: (card) => typo(`Vous pouvez payer 10 ¢. Ouvrez le menu **${ui.buy}** et choisissez **${card}**.`),
  attack: ({ name, needed, souls }) =>
    typo(
      souls > 0
        ? `**${name}** vaut une âme, et avec elle vous gagnez. Ouvrez le menu **${ui.attack}** et choisissez **${name}** : il faut au moins ${needed}.`
        : `Au combat ! Ouvrez le menu **${ui.attack}** et choisissez **${name}** : un dé d'au moins ${needed} touche.`,
    ),
  endTurn: typo(`Il n'y a plus rien à faire. Appuyez sur **${ui.endTurn}** : l'ordinateur joue, et tous se soignent.`),
  ownRoll: (roll, reroll) => {
    const rolled = `Vous avez fait ${outcome(roll, '')}.`;
    if (reroll !== null && !roll.hits)
      return typo(
        `${rolled} Le lancer attend encore sur la pile : ouvrez le menu ${cards} et choisissez **${reroll}** pour relancer.`,
      );
    return typo(`${rolled} Tant qu'il attend sur la pile, on peut le changer. Laissez-le compter : ${pass}.`);
  },
  otherRoll: (player, roll) =>
    typo(
      `${player} attaque aussi et a fait ${outcome(roll, ' en retour')}. ${roll.kills && !roll.hits ? "C'est mortel. " : ''}Vous pourriez intervenir, mais rien ne presse : ${pass}.`,
    ),
  threat: (player, card, deals) =>
    typo(
      `Vous avez terminé votre tour. **${player} lance ${card} sur vous**${deals === null ? '' : ` : ${counted(deals, DEGAT)}`} !`,
    ),
  activateToAnswer: (character, answer) =>
    typo(
      `Votre ${answer} peut l'annuler. Au tour d'un autre, activez d'abord **${character}** dans le menu ${cards} : vous pourrez jouer un butin de plus.`,
    ),
  playAnswer: (answer, card) =>
    typo(
      `Vous pouvez jouer un butin de plus. Pour annuler ${card}, ouvrez le menu ${cards} et choisissez **${answer}**.`,
    ),
  noAnswer: typo(`Rien de ce que vous avez n'y peut quelque chose : ${pass}.`),
  dying: typo(`Vous allez mourir, car il ne vous reste aucun ♥. Cela coûte un peu, mais aucune âme : ${pass}.`),
  payPenalty: typo(
    'Vous êtes mort : cela coûte un butin, 1 ¢ et un objet qui peut être détruit. Choisissez ci-dessous ce qui part.',
  ),
  choose: 'Choisissez ci-dessous.',
  respond: typo(`On vous demande car cela vous concerne. Si vous ne voulez rien faire, ${pass}.`),
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
