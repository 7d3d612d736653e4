import type { Together } from '../occasions.js';
import { list } from './nouns.js';

interface Parts {
  readonly who: string;
  readonly what: string;
  readonly ofCopied: string;
  readonly amount: number;
}

/** Dice, bids, secrets of a group, and loops. */
export const togetherText = (
  say: Together,
  { who, what, amount, ofCopied }: Parts,
  dice: readonly number[],
): string => {
  switch (say) {
    case 'thrown':
      return `${who} lance ${list(dice.map(String), 'et')} ; ${amount} compte`;
    case 'bids':
      return `${who} propose ${amount} ¢`;
    case 'proposes':
      return `${who} propose ${what} au groupe`;
    case 'groupChose':
      return `le groupe avait choisi ${what}`;
    case 'loopEnds':
      return `l'effet ${ofCopied} s'est déclenché sans fin ; il ne fait plus rien jusqu'à ce que quelqu'un agisse`;
  }
};
