import type { DecisionKey } from '../../engine/index.js';
import type { GameWords } from '../words/game-words.js';

/** What a question is made from. */
export type Asking = Parameters<GameWords['question']>[0];

/** Questions about an order. */
export type OrderKey = Extract<DecisionKey, `${string}.order`>;
export const isOrder = (key: DecisionKey): key is OrderKey => key.endsWith('.order');

/** Characters of an act that a question can still hold; what is longer stands in the text of the card. */
const LONGEST = 90;
/** Whether an act can be put into a question that is answered by yes or no: it is one act, and short. */
export const asksYesOrNo = (doing: string): boolean => doing !== '' && doing.length <= LONGEST && !/[:;•·]/.test(doing);
