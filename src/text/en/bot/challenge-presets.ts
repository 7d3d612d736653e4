import type { ChallengePreset } from '../../../table/index.js';

const TOGETHER = 'Two players defeat a final boss before the timer is over; they need';
const ALONE = 'You play for both, against a final boss and the timer; they need';

/** What the lobby says of the presets of challenges. */
export const challengePresets = {
  preset: {
    doodler: ['Day of the Doodler, normal', `${TOGETHER} 6 souls to reach it`],
    doodlerHard: ['Day of the Doodler, hard', `${TOGETHER} 7 souls to reach it`],
    doodlerUltra: ['Day of the Doodler, ultra hard', `${TOGETHER} 8 souls to reach it`],
    doodlerAlone: ['Day of the Doodler alone, normal', `${ALONE} 6 souls to reach it`],
    doodlerAloneHard: ['Day of the Doodler alone, hard', `${ALONE} 7 souls to reach it`],
    doodlerAloneUltra: ['Day of the Doodler alone, ultra hard', `${ALONE} 8 souls to reach it`],
    doodlerVersus: ['Day of the Doodler, competitive', 'Everybody for themselves: whoever defeats the final boss wins'],
  } satisfies Readonly<Record<ChallengePreset, readonly [name: string, description: string]>>,
  /** In place of souls to win. */
  goal: 'defeat the final boss to win',
  /** What it changes, in a paragraph: together at a difficulty, alone for both, or everybody for themselves. */
  way: ({
    opensAt,
    over,
    form,
  }: {
    readonly opensAt: number;
    readonly over: number;
    readonly form: 'together' | 'alone' | 'versus';
  }): string => {
    const doodles =
      'Who has a doodle counter flips a coin in place of each die: heads is a 6, tails a 1. Erased items do nothing until they are restored.';
    if (form === 'versus')
      return `A challenge for everybody against everybody. **The Doodler** waits in a slot of his own; nothing hurts him while the player whose turn it is has fewer than ${opensAt} souls. Whoever defeats him in their own turn wins, and only they: souls alone do not. He draws minions, and tails bring sketch counters, which lure you to them. ${doodles}`;
    const who =
      form === 'alone'
        ? 'You play for two players, each with a hand, ¢ and a character of their own.'
        : 'Two players with one goal: both win, or both lose. A computer player can be the partner.';
    return `${who} **The Doodler** waits in a slot of his own; nothing hurts him while you have fewer than ${opensAt} souls together. You win when he dies. The timer begins at 0 and goes up by 1 after each round, and by cards; a minion that dies takes it back by 1, and at ${over} the game is lost. Deaths do not move it. ${doodles} There are no bonus souls and no bartering.`;
  },
};
