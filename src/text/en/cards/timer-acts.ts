import { act, type EnglishActs } from './act-forms.js';
import { openAmount } from './amounts.js';

/** Acts on the timer of a way to play. */
export const timerActs = {
  addToTimer: ({ amount }, frame) => act(null, 'add', `${openAmount(amount, frame)} to the timer`),
  takeFromTimer: ({ amount }, frame) => act(null, 'subtract', `${openAmount(amount, frame)} from the timer`),
} satisfies Partial<EnglishActs>;
