import type { DeckSlot } from '../../../engine/index.js';
import { act, type EnglishActs } from './act-forms.js';
import { unitText } from './amounts.js';
import { noun } from './nouns.js';
import { toWhom } from './selectors.js';

const CARD = noun('card');
const SLOT: Readonly<Record<DeckSlot, string>> = { shop: 'shop slot', room: 'room slot', monster: 'monster slot' };
const IN_SLOTS = {
  itsOwn: 'the monster slot this was in an additional time',
  new: 'a monster in one of those slots an additional time',
} as const;

/** Acts on slots. */
export const slotActs = {
  putBelow: ({ by, what, slot, depth }, ctx) =>
    act(by, 'put', `${toWhom(what, ctx)} in a ${SLOT[slot]}, ${unitText(depth, CARD, ctx)} from the top`),
  mustAttackIn: ({ slots }) => ({
    who: { select: 'activePlayer' },
    verb: { bare: 'must', it: 'must' },
    rest: `attack ${IN_SLOTS[slots]}`,
  }),
} satisfies Partial<EnglishActs>;
