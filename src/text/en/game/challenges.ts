import type { ChallengeNow } from '../../words/game/challenges.js';
import { counted } from '../cards/nouns.js';

const SOULS = { one: 'soul', many: 'souls' };

const whose = (of: ChallengeNow['souls']['of']): string =>
  of === 'everybody' ? 'souls together' : 'souls of the active player';

/** What is said of a challenge. */
export const challenges = {
  /** Timer, souls and final boss, in a line. */
  state: ({ timer, souls: { has, needed, of }, boss, cap }: ChallengeNow): string =>
    [
      ...(timer === null ? [] : [`⏳ Timer: **${timer.at} of ${timer.over}**`]),
      ...(boss === null ? [] : [`final boss: **${boss.hp} of ${boss.maxHp} HP**`]),
      has < needed ? `out of reach: ${whose(of)} **${has} of ${needed}**` : `within reach: ${whose(of)} **${has}**`,
      ...(cap === null ? [] : [`at most ${cap} for one player`]),
    ].join(' · '),
  /** The same in a picture, as short as can be. */
  pictured: ({ timer, souls: { has, needed }, boss }: ChallengeNow): string =>
    [
      ...(timer === null ? [] : [`Timer ${timer.at}/${timer.over}`]),
      `souls ${has}/${needed}`,
      ...(boss === null ? [] : [`boss ${boss.hp}/${boss.maxHp}`]),
    ].join(' · '),
  /** How a game ended that one player has won by the death of the final boss. */
  defeated: (winner: string): string => `${winner} has defeated the final boss, and wins!`,
  /** How a game ended that all win or lose together. */
  result: (hasWon: boolean, { timer, boss }: ChallengeNow): string => {
    const at = timer === null ? '' : `, with the timer at ${timer.at} of ${timer.over}`;
    const left = boss === null ? '' : `: the final boss had ${boss.hp} HP left`;
    return hasWon
      ? `Everybody has won together: the final boss is defeated${at}!`
      : `Everybody has lost together${left}${at}.`;
  },
  /** What it is about, for the first turn of each player. */
  firstTurn: ({ timer, souls: { needed, of } }: ChallengeNow): string => {
    const goal =
      of === 'everybody'
        ? `You win together when the **final boss** dies. Nothing hurts it before all of you have ${counted(needed, SOULS)} together.`
        : `Whoever defeats the **final boss** in their own turn wins; souls alone do not. Nothing hurts it while the player whose turn it is has fewer than ${counted(needed, SOULS)}.`;
    const clock =
      timer === null
        ? ''
        : ` The timer goes up by 1 after each round, and by cards; at ${timer.over} all have lost. A minion that dies takes it back by 1.`;
    return `${goal}${clock}`;
  },
  /** Before the name of what lies in a slot of a challenge. */
  slot: { challenge: 'Challenge', finalBoss: 'Final boss', minion: 'Minion' } satisfies Readonly<
    Record<'challenge' | 'finalBoss' | 'minion', string>
  >,
};
