import type { Words } from '../../wording.js';
import { counted, noun } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const souls = (number: number): string => counted(number, noun('soul'));

export const ways: Words['ways'] = {
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
    `Vous gagnez ensemble${together === null ? '' : ` avec ${souls(together.goal)}`}, peu importe qui les a ; quand le compte à rebours (${timer}) est à 0, tout le monde a perdu. Il baisse à chaque manche, et quand quelqu'un meurt pendant son propre tour. Aidez-vous dans les combats.`,
  playsFor: (player) => `Vous agissez maintenant pour ${player}.`,
  turnTo: (player) => `Vers ${player}`,
  handOf: (player) => `Main ${deName(player)}`,
};
