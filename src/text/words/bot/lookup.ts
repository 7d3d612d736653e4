import type { AskingResult } from '../../../table/index.js';

/** Why a question to the hosts was not taken. */
export type NotAsked = Exclude<AskingResult, 'asked'> | 'empty';

/** Cards that a filter keeps, as the facts name them. */
export type CardMark = 'guppy' | 'eternal' | 'threePlus' | 'soul';
export const CARD_MARKS: readonly CardMark[] = ['guppy', 'eternal', 'threePlus', 'soul'];
