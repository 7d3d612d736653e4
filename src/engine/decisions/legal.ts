import type { Decision, Option, OptionId } from '../state/index.js';
import { ActionQuestion } from './action-question.js';
import { PASS } from './actions.js';

/** The option of announcing that calls it off; it stands alone. */
export const BACK_ID: OptionId = 'back';

/** The option of a question with this id. Whoever has priority can always pass, whatever else is listed (PRIO-04). */
export const chosenOption = (decision: Decision, id: OptionId): Option | undefined => {
  if (decision.key === 'priority' && id === PASS.id) return PASS;
  return decision instanceof ActionQuestion ? decision.option(id) : decision.options.find((option) => option.id === id);
};

/** Whether these options are a legal answer: offered, all different, as many as asked, or just calling off. */
export const isLegalAnswer = (decision: Decision, chosen: readonly OptionId[]): boolean => {
  if (chosen.length > 1 && new Set(chosen).size !== chosen.length) return false;
  if (!chosen.every((id) => chosenOption(decision, id) !== undefined)) return false;
  if (chosen.includes(BACK_ID)) return chosen.length === 1;
  return chosen.length >= decision.min && chosen.length <= decision.max;
};
