import type { CardLookup, Decision, OptionId, View } from '../engine/index.js';
import { chooseRandom } from './random.js';
export const chooseSimple = (
  view: View,
  decision: Decision,
  _cards: CardLookup,
  random: () => number,
): readonly OptionId[] =>
  chooseRandom(
    decision,
    view.turn.active === decision.player && view.stack.length === 0 && view.turn.phase === 'action',
    random,
  );
