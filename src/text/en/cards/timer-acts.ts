import { act, type EnglishActs } from './act-forms.js';
import { openAmount } from './amounts.js';

/** Acts on the timer of a way to play. */
export const timerActs = {
  addToTimer: ({ amount }, ctx) => act(null, 'add', `${openAmount(amount, ctx)} to the timer`),
  takeFromTimer: ({ amount }, ctx) => act(null, 'subtract', `${openAmount(amount, ctx)} from the timer`),
} satisfies Partial<EnglishActs>;
