import type { Role } from '../../engine/index.js';
import type { ChangeEvent } from '../occasions.js';
import { ROLE } from './nouns.js';

interface Parts {
  readonly who: string;
  readonly what: string;
  readonly from: string;
  readonly amount: number;
  readonly detail: string;
  readonly copied: string;
}

/** What becomes something else, is marked or copied, or goes where it is not on the table. */
export const changeText = (event: ChangeEvent, said: Parts, nameless: boolean): string => {
  const { who, what, from, amount, detail, copied } = said;
  switch (event) {
    case 'becomeSoul':
      return `${what} becomes a soul`;
    case 'become':
      return `${what} becomes ${detail in ROLE ? ROLE[detail as Role] : 'something else'}`;
    case 'note':
      return `${amount} is noted on ${what}`;
    case 'copy':
      return `${who} copies ${what}${from}`;
    case 'becomeCopy':
      return `${what} becomes a copy of ${copied}`;
    case 'changeNumber':
      return `a ${detail} in the text of ${what} becomes ${amount}`;
    case 'putIntoHand':
      return `${nameless ? 'a card' : what} goes to the hand of ${who}`;
    case 'removeFromGame':
      return `${what} is ${detail === 'under' ? `put under ${copied}` : 'removed from the game'}`;
  }
};
