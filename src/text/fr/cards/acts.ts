import { together } from '../../cards/acts.js';
import { cardActs } from './card-acts.js';
import { changeActs } from './change-acts.js';
import { choiceActs } from './choice-acts.js';
import type { FrenchActs } from './act-forms.js';
import { playerActs } from './player-acts.js';
import { timerActs } from './timer-acts.js';
import { thingActs } from './thing-acts.js';

/** Every plain act in French. */
export const ACTS: FrenchActs = together(playerActs, thingActs, cardActs, changeActs, choiceActs, timerActs);
