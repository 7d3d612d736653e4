import type { Lessons } from '../../words/bot/lessons.js';
import { typo } from '../cards/typography.js';
import { ui } from './ui.js';

export const lessons: Lessons = {
  title: "Partie d'essai",
  lesson: {
    welcome: typo(
      "**Bienvenue !** Vous jouez contre l'ordinateur ; la première âme fait gagner. Vous seul voyez cette partie, et ses règles sont les vraies.\nC'est votre tour. Ouvrez le premier menu et jouez une carte qui donne des ¢.",
    ),
    lootPlayed: typo(
      'Votre carte est allée sur la **pile**, les autres auraient pu répondre, puis elle a eu son effet. Vous pouvez jouer un butin par tour ; le ↷ de votre personnage en donne un de plus.',
    ),
    roll: typo(
      `**Un lancer d'attaque.** Il est sur la pile, et c'est le moment de le changer. Avec au moins le ⚅ du monstre, vous le touchez ; avec moins, c'est lui qui vous touche. Quand il vous convient, appuyez sur **${ui.pass}** : alors il compte.`,
    ),
    hurt: typo(
      'Vous avez perdu des ♥. À 0 ♥ vous mourez : cela coûte un objet, une carte et 1 ¢, et vous revenez à la fin du tour.',
    ),
    killed: typo(
      "Vous l'avez tué ! Sa récompense est à vous, et un autre monstre prend sa place. Une attaque par tour.",
    ),
    died: typo(
      'Vous êtes mort. Vous perdez un objet qui peut être détruit, un butin et 1 ¢, mais jamais vos âmes. Au prochain tour vous revenez avec tous vos ♥.',
    ),
    respond: typo(
      `**L'ordinateur agit et l'on vous demande**, car cela vous concerne. Vous pourriez répondre par une carte ou un ↷. Si vous ne voulez rien faire, appuyez sur **${ui.pass}**.`,
    ),
    computer: typo(
      "L'ordinateur a joué son tour : les lignes au-dessus de votre main disent ce qu'il a fait. Vos cartes sont rechargées.",
    ),
    boss: typo(
      '**Une âme !** Famine en vaut une, et une seule fait gagner cette partie. Attaquez Famine. Une bombe lui inflige 1 dégât à tout moment.',
    ),
    bought: typo(
      "L'objet est à vous désormais. Les cartes avec ↷ s'utilisent depuis le premier menu, une fois avant de se recharger.",
    ),
    canBuy: typo(`Vous avez 10 ¢ ou plus : vous pouvez acheter une chose par tour. Ouvrez le menu **${ui.buy}**.`),
    endTurn: typo(
      `Vous avez attaqué ; un tour permet une attaque. S'il n'y a plus rien que vous vouliez jouer ou acheter, appuyez sur **${ui.endTurn}** ; l'ordinateur joue, puis c'est de nouveau à vous.`,
    ),
  },
  skip: 'Sans explications',
  stop: "Terminer l'essai",
  again: 'Encore une fois',
  ended: {
    won: typo("**L'âme est à vous, et la partie avec elle. Bien joué !**"),
    lost: typo("**L'ordinateur a été plus rapide cette fois.** Cela arrive : les dés sont honnêtes."),
    stopped: "**La partie d'essai est finie.**",
  },
  next: typo(
    "Et maintenant ? Tapez `/souls nouvelle` dans un salon d'un serveur : vos amis appuient sur **Rejoindre**, ou l'ordinateur prend place. Une partie entière va jusqu'à 4 âmes. `/souls-aide` répond à vos questions à tout moment.",
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
