import type { Decision, OptionId } from '../state/index.js';

/** The option of announcing that calls it off; it stands alone. */
export const BACK_ID: OptionId = 'back';

/** Whether these options are a legal answer: offered, all different, as many as asked, or just calling off. */
export const isLegalAnswer = (decision: Decision, chosen: readonly OptionId[]): boolean => {
  const offered = decision.options.map(({ id }) => id);
  if (new Set(chosen).size !== chosen.length || !chosen.every((id) => offered.includes(id))) return false;
  if (chosen.includes(BACK_ID)) return chosen.length === 1;
  return chosen.length >= decision.min && chosen.length <= decision.max;
};
