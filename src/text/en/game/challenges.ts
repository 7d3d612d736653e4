import type { ChallengeNow, ChallengesWords } from '../../words/game/challenges.js';
import { counted } from '../cards/nouns.js';

const SOULS = { one: 'soul', many: 'souls' };

const whose = (of: ChallengeNow['souls']['of']): string =>
  of === 'everybody' ? 'souls together' : 'souls of the active player';

export const challenges: ChallengesWords = {
  state: ({ timer, souls: { has, needed, of }, boss, cap }) =>
    [
      ...(timer === null ? [] : [`⏳ Timer: **${timer.at} of ${timer.over}**`]),
      ...(boss === null ? [] : [`final boss: **${boss.hp} of ${boss.maxHp} HP**`]),
      has < needed ? `out of reach: ${whose(of)} **${has} of ${needed}**` : `within reach: ${whose(of)} **${has}**`,
      ...(cap === null ? [] : [`at most ${cap} for one player`]),
    ].join(' · '),
  pictured: ({ timer, souls: { has, needed }, boss }) =>
    [
      ...(timer === null ? [] : [`Timer ${timer.at}/${timer.over}`]),
      `souls ${has}/${needed}`,
      ...(boss === null ? [] : [`boss ${boss.hp}/${boss.maxHp}`]),
    ].join(' · '),
  defeated: (winner) => `${winner} has defeated the final boss, and wins!`,
  result: (hasWon, { timer, boss }) => {
    const at = timer === null ? '' : `, with the timer at ${timer.at} of ${timer.over}`;
    const left = boss === null ? '' : `: the final boss had ${boss.hp} HP left`;
    return hasWon
      ? `Everybody has won together: the final boss is defeated${at}!`
      : `Everybody has lost together${left}${at}.`;
  },
  firstTurn: ({ timer, souls: { needed, of } }) => {
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
  slot: { challenge: 'Challenge', finalBoss: 'Final boss', minion: 'Minion' },
};
