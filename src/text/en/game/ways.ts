import type { WaysWords } from '../../words/game/ways.js';
import { counted } from '../cards/nouns.js';

const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });

export const ways: WaysWords = {
  state: ({ timer, souls: together, cap }) =>
    [
      `⏳ Timer: **${timer}**`,
      ...(together === null ? [] : [`souls together: **${together.has} of ${together.goal}**`]),
      ...(cap === null ? [] : [`at most ${cap} for one player`]),
    ].join(' · '),
  pictured: ({ timer, souls: together }) =>
    `Timer ${timer}${together === null ? '' : ` · souls ${together.has}/${together.goal}`}`,
  result: (hasWon, { timer, souls: together }) => {
    const reached = together === null ? '' : `${together.has} of ${souls(together.goal)}`;
    return hasWon
      ? `Everybody has won together: ${reached}, with the timer at ${timer}!`
      : `Everybody has lost together: ${reached}, with the timer at ${timer}.`;
  },
  firstTurn: ({ timer, souls: together }) =>
    `You win together${together === null ? '' : ` with ${souls(together.goal)}`}, whoever has them; once the timer (${timer}) is at 0, all have lost. It goes down after each round, and when somebody dies in their own turn. Help each other in fights.`,
  playsFor: (player) => `You act for ${player} now.`,
  turnTo: (player) => `To ${player}`,
  handOf: (player) => `Hand of ${player}`,
};
