import { act, type FrenchActs } from './act-forms.js';
import { unitText } from './amounts.js';
import { DEGAT, DEVOIR, METTRE, er, after, irregular, noun, slotNoun } from './nouns.js';
import { person, whom } from './selectors.js';
import { de } from './typography.js';

const CARD = noun('card');
const INFLIGER = irregular('infliger', 'infligez', 'inflige', 'infligent');
const IN_SLOTS = {
  itsOwn: 'attaquer une fois de plus la zone monstre où ceci se trouvait',
  new: "attaquer une fois de plus un monstre dans l'une de ces zones",
} as const;

/** Acts on slots, and damage in parts. */
export const slotActs = {
  putBelow: ({ by, what, slot, depth }, frame) =>
    act(by, METTRE, `${whom(what, frame)} dans une ${slotNoun(slot).one}, à ${unitText(depth, CARD, frame)} du dessus`),
  moveToSlot: ({ by, what, slot }, frame) =>
    act(by, er('déplacer'), `${whom(what, frame)} vers une autre ${slotNoun(slot).one}`),
  mustAttackIn: ({ slots }) => act({ select: 'activePlayer' }, DEVOIR, IN_SLOTS[slots]),
  dealDivided: ({ by, amount, to }, frame) => {
    const choice = person(by, frame, 'each').person === 'vous' ? 'à votre guise' : 'à sa guise';
    const parts = `répartis ${choice} entre autant ${after(de, person(to, frame, 'all'))} que souhaité`;
    return act(null, INFLIGER, `${unitText(amount, DEGAT, frame)} ${parts}`);
  },
} satisfies Partial<FrenchActs>;
