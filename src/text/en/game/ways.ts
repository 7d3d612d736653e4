import type { TogetherNow } from '../../words/game/ways.js';
import { counted } from '../cards/nouns.js';

const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });

/** What is said of a way to play besides everybody against everybody. */
export const ways = {
  /** Timer, souls together and cap, in a line. */
  state: ({ timer, souls: together, cap }: TogetherNow): string =>
    [
      `⏳ Timer: **${timer}**`,
      ...(together === null ? [] : [`souls together: **${together.has} of ${together.goal}**`]),
      ...(cap === null ? [] : [`at most ${cap} for one player`]),
    ].join(' · '),
  /** The same in a picture, as short as can be. */
  pictured: ({ timer, souls: together }: TogetherNow): string =>
    `Timer ${timer}${together === null ? '' : ` · souls ${together.has}/${together.goal}`}`,
  /** How a game with a shared goal ended. */
  result: (hasWon: boolean, { timer, souls: together }: TogetherNow): string => {
    const reached = together === null ? '' : `${together.has} of ${souls(together.goal)}`;
    return hasWon
      ? `Everybody has won together: ${reached}, with the timer at ${timer}!`
      : `Everybody has lost together: ${reached}, with the timer at ${timer}.`;
  },
  /** What it is about, for the first turn of each player. */
  firstTurn: ({ timer, souls: together }: TogetherNow): string =>
    `You win together${together === null ? '' : ` with ${souls(together.goal)}`}, whoever has them; once the timer (${timer}) is at 0, all have lost. It goes down after each round, and when somebody dies in their own turn. Help each other in fights.`,
  /** For whom one acts who plays for several seats. */
  playsFor: (player: string): string => `You act for ${player} now.`,
  /** On the button that turns to another seat of one's own. */
  turnTo: (player: string): string => `To ${player}`,
  /** Over the hand of another seat of one's own. */
  handOf: (player: string): string => `Hand of ${player}`,
};
