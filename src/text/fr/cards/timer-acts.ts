import { act, type FrenchActs } from './act-forms.js';
import { openAmount } from './amounts.js';
import { er } from './nouns.js';

const RETIRER = er('retirer');
const AJOUTER = er('ajouter');

/** Acts on the timer of a way to play. */
export const timerActs = {
  addToTimer: ({ amount }, frame) => act(null, AJOUTER, `${openAmount(amount, frame)} au compte à rebours`),
  takeFromTimer: ({ amount }, frame) => act(null, RETIRER, `${openAmount(amount, frame)} du compte à rebours`),
} satisfies Partial<FrenchActs>;
