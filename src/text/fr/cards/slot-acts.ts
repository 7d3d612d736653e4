import { act, type FrenchActs } from './act-forms.js';
import { unitText } from './amounts.js';
import { DEVOIR, METTRE, noun, slotNoun } from './nouns.js';
import { whom } from './selectors.js';

const CARD = noun('card');
const IN_SLOTS = {
  itsOwn: 'attaquer une fois de plus la zone monstre où ceci se trouvait',
  new: "attaquer une fois de plus un monstre dans l'une de ces zones",
} as const;

/** Acts on slots. */
export const slotActs = {
  putBelow: ({ by, what, slot, depth }, frame) =>
    act(by, METTRE, `${whom(what, frame)} dans une ${slotNoun(slot).one}, à ${unitText(depth, CARD, frame)} du dessus`),
  mustAttackIn: ({ slots }) => act({ select: 'activePlayer' }, DEVOIR, IN_SLOTS[slots]),
} satisfies Partial<FrenchActs>;
