import { act, type FrenchActs } from './act-forms.js';
import { unitText } from './amounts.js';
import { DEVOIR, METTRE, noun, slotNoun } from './nouns.js';
import { whom } from './selectors.js';

const CARD = noun('card');
/** Acts on slots. */
export const slotActs = {
  putBelow: ({ by, what, slot, depth }, ctx) =>
    act(by, METTRE, `${whom(what, ctx)} dans une ${slotNoun(slot).one}, à ${unitText(depth, CARD, ctx)} du dessus`),
  mustAttackIn: ({ slots }, ctx) => {
    const own = `la zone monstre où se trouvait ${whom({ select: 'this' }, ctx)}`;
    const what = slots === 'new' ? "un monstre dans l'une de ces zones" : own;
    return act({ select: 'activePlayer' }, DEVOIR, `attaquer une fois de plus ${what}`);
  },
} satisfies Partial<FrenchActs>;
