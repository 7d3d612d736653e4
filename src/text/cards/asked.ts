import type { Effect } from '../../engine/index.js';
import type { Chosen } from './tree.js';

const SHOWN = 'shown';

/**
 * What a question about a choice may name without saying it: the cards that lie open while somebody chooses among them.
 */
export const shownToChooser = (effect: Effect): Map<string, Chosen> => {
  const first = effect.do === 'sequence' ? effect.of[0] : effect;
  const isOfShown = first?.do === 'choose' && first.from.select === 'chosen' && first.from.as === SHOWN;
  return new Map(isOfShown ? [[SHOWN, { thing: 'card', number: 1, shown: 'several', many: true }]] : []);
};
