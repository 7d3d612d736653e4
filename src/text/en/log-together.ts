import type { Together } from '../occasions.js';
import { list } from './nouns.js';

interface Parts {
  readonly who: string;
  readonly what: string;
  readonly copied: string;
  readonly amount: number;
}

/** Dice, bids, secrets of a group, and loops. */
export const togetherText = (say: Together, { who, what, amount, copied }: Parts, dice: readonly number[]): string => {
  switch (say) {
    case 'thrown':
      return `${who} throws ${list(dice.map(String), 'and')}; ${amount} counts`;
    case 'bids':
      return `${who} bids ${amount}¢`;
    case 'proposes':
      return `${who} proposes ${what} to the group`;
    case 'groupChose':
      return `the group had chosen ${what}`;
    case 'loopEnds':
      return `${copied} has triggered over and over; until somebody does something else, it does nothing more`;
  }
};
