import { act, type FrenchActs } from './act-forms.js';
import { openAmount } from './amounts.js';
import { er } from './nouns.js';

const RETIRER = er('retirer');
const AJOUTER = er('ajouter');

/** Acts on the timer of a way to play. */
export const timerActs = {
  addToTimer: ({ amount }, ctx) => act(null, AJOUTER, `${openAmount(amount, ctx)} au compte à rebours`),
  takeFromTimer: ({ amount }, ctx) => act(null, RETIRER, `${openAmount(amount, ctx)} du compte à rebours`),
} satisfies Partial<FrenchActs>;
