import type { WaysWords } from '../../words/game/ways.js';
import { counted, noun } from '../cards/nouns.js';

const souls = (number: number): string => counted(number, noun('soul'));

export const ways: WaysWords = {
  state: ({ timer, souls: together, cap }) =>
    [
      `⏳ Compte à rebours : **${timer}**`,
      ...(together === null ? [] : [`âmes en tout : **${together.has} sur ${together.goal}**`]),
      ...(cap === null ? [] : [`au plus ${cap} par joueur`]),
    ].join(' · '),
  pictured: ({ timer, souls: together }) =>
    `Rebours ${timer}${together === null ? '' : ` · âmes ${together.has}/${together.goal}`}`,
  result: (hasWon, { timer, souls: together }) => {
    const reached = together === null ? '' : `${together.has} sur ${souls(together.goal)}`;
    return hasWon
      ? `Tout le monde a gagné ensemble : ${reached}, avec le compte à rebours à ${timer} !`
      : `Tout le monde a perdu ensemble : ${reached}, avec le compte à rebours à ${timer}.`;
  },
  firstTurn: ({ timer, souls: together }) =>
    `Vous gagnez ensemble${together === null ? '' : ` avec ${souls(together.goal)}`}, quel que soit celui qui les a, avant que le compte à rebours (${timer}) n'arrive à 0 : il baisse à chaque manche, et quand quelqu'un meurt pendant son propre tour. Aidez-vous : les dégâts, les dés et les butins de l'un peuvent sauver le combat de l'autre.`,
  playsFor: (player) => `Vous agissez maintenant pour ${player}.`,
  turnTo: (player) => `Vers ${player}`,
  handOf: (player) => `Main de ${player}`,
};
