import type { Words } from '../../wording.js';
import { asking } from '../game/asking.js';
import type { LessonRoll } from '../../words/bot/lessons.js';
import { counted, DEGAT } from '../cards/nouns.js';
import { ui } from './ui.js';

const press = (button: string): string => `appuyez sur **${button}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll, whom: string): string =>
  hits
    ? `un ${number} : touché, car il faut au moins ${needed} contre ${monster}`
    : `un ${number} : raté, car il faut au moins ${needed} contre ${monster}, qui inflige alors ${counted(damage, DEGAT)}${whom}`;

const step: Words['lessons']['step'] = {
  happened: {
    welcome: 'Bienvenue ! Le premier qui gagne une âme gagne la partie. Les menus contiennent tout le reste.',
    played: (card) =>
      `${card} : c'est passé par la **pile**, votre adversaire aurait pu répondre. On joue un butin par tour.`,
    bought: (card) => `${card} est à vous pour toute la partie. Vous pouvez acheter une fois par tour.`,
    killed: (monster, rolled) =>
      `${rolled === null ? `Vous avez tué ${monster}.` : `Puis un ${rolled} a touché et tué ${monster}.`} Sa récompense est à vous, et la carte suivante prend sa place. Vous pouvez attaquer une fois par tour.`,
    notAttacked: "Vous avez terminé votre tour sans attaquer. Rien n'est perdu : voici le suivant.",
    canceled: (card) => `${card} : annulé, il ne se passe rien.`,
    youDied:
      'Vous venez de mourir. Cela coûte un butin, 1 ¢ et un objet non-éternel, mais jamais une âme. Vous voilà de retour avec tous vos ♥.',
    otherDied: (player) =>
      `**${player} meurt.** Mourir coûte un butin, 1 ¢ et un objet non-éternel, mais jamais une âme ; à la fin du tour, on est de retour.`,
  },
  play: (button) => `C'est votre tour, et les ¢ achètent des objets : ${press(button)}.`,
  buy: (button) => `Vous pouvez acheter : ${press(button)}.`,
  attack: (button, { name, needed, souls }) =>
    souls > 0
      ? `**${name}** vaut une âme, et avec elle vous gagnez. Un dé d'au moins ${needed} touche : ${press(button)}.`
      : `Au combat ! Un dé d'au moins ${needed} touche : ${press(button)}.`,
  endTurn: (button) =>
    `C'est tout pour ce tour. Votre adversaire joue ensuite, et tout le monde se soigne : ${press(button)}.`,
  ownRoll: (button, roll) =>
    `Vous avez fait ${outcome(roll, '')}. Tant que le dé attend sur la **pile**, on peut le changer. Laissez-le compter : ${press(button)}.`,
  reroll: (button, roll) =>
    `Vous avez fait ${outcome(roll, '')}. Mais le dé attend encore sur la pile, et votre objet le relance : ${press(button)}.`,
  otherRoll: (button, player, roll) =>
    `${player} attaque aussi et a fait ${outcome(roll, ' en retour')}. ${roll.kills && !roll.hits ? "C'est mortel. " : ''}Vous pourriez intervenir, mais rien n'y oblige : ${press(button)}.`,
  threat: (player, card, deals) =>
    `Vous avez terminé votre tour. **${player} lance ${card} sur vous**${deals === null ? '' : ` : ${counted(deals, DEGAT)}`} !`,
  activateToAnswer: (button, answer) =>
    `Votre ${answer} peut l'annuler. Au tour d'un autre, votre personnage doit d'abord vous laisser jouer un butin : ${press(button)}.`,
  playAnswer: (button, card) =>
    `Vous pouvez maintenant jouer un butin de plus. Pour annuler ${card}, ${press(button)}.`,
  noAnswer: (button) => `Vous n'avez rien pour répondre : ${press(button)}.`,
  dying: (button) =>
    `Vous allez mourir, car il ne vous reste aucun ♥. Cela coûte un peu, mais aucune âme : ${press(button)}.`,
  payPenalty: 'Votre mort coûte un butin, 1 ¢ et un objet non-éternel. Choisissez ci-dessous ce que vous perdez.',
  choose: 'Choisissez ci-dessous.',
  respond: (button) => `Vous pouvez répondre, car cela vous concerne. Si vous ne voulez rien faire, ${press(button)}.`,
  notAsked: `Rien à faire pour l'instant. **${ui.refresh}** montre où en est la partie.`,
};

export const lessons: Words['lessons'] = {
  advice: 'Conseil',
  title: "Partie d'essai",
  state: (name, { hp, maxHp, coins, dead }) => `${name} : ♥\u00A0${hp}/${maxHp} · ${coins} ¢${dead ? ' · ☠' : ''}`,
  step,
  stop: 'Quitter la leçon',
  again: 'Encore une fois',
  ended: {
    won: "**L'âme et la partie sont à vous. Bien joué !**",
    lost: '**Votre adversaire a été plus rapide cette fois.** Cela arrive : les dés sont honnêtes.',
    stopped: "**La partie d'essai est finie.**",
    prepared:
      "Les pioches, les dés et l'adversaire de cette leçon étaient préparés. Ailleurs, c'est le hasard qui décide, et chacun peut le vérifier.",
  },
  next: `Et maintenant ? Tapez \`/souls nouvelle\` dans un salon d'un serveur : vos amis appuient sur **${ui.join}**, ou un joueur virtuel prend place. Une partie entière va jusqu'à 4 âmes. \`/souls-aide\` répond à vos questions.`,
  tip: {
    turn: `À votre tour : un butin, une attaque, un achat, dans l'ordre de votre choix. « ${ui.endTurn} » y met fin.`,
    roll: `Ce lancer attend sur la pile que tous aient passé : changez-le maintenant, ou appuyez sur « ${ui.pass} ».`,
    respond: `On vous sollicite, car cela vous concerne. « ${ui.more} », puis « ${asking.title} » change cela.`,
    died: 'Mourir coûte un objet, une carte et 1 ¢. Vos âmes restent, et le prochain tour commence avec tous vos ♥.',
    undo: `« ${ui.undo} » annule votre dernière action, tant que rien de nouveau n'a été révélé.`,
    passTurn: `« ${ui.passFor.turn} » vous laisse tranquille jusqu'à la fin du tour.`,
  },
};
