import type { DeckSlot } from '../../../engine/index.js';
import { act, type EnglishActs } from './act-forms.js';
import { unitText } from './amounts.js';
import { noun } from './nouns.js';
import { person, toWhom } from './selectors.js';

const CARD = noun('card');
const DAMAGE = { one: 'damage', many: 'damage' };
const SLOT: Readonly<Record<DeckSlot, string>> = { shop: 'shop slot', room: 'room slot', monster: 'monster slot' };
const IN_SLOTS = {
  itsOwn: 'the monster slot this was in an additional time',
  new: 'a monster in one of those slots an additional time',
} as const;

/** Acts on slots, and damage in parts. */
export const slotActs = {
  putBelow: ({ by, what, slot, depth }, frame) =>
    act(by, 'put', `${toWhom(what, frame)} in a ${SLOT[slot]}, ${unitText(depth, CARD, frame)} from the top`),
  moveToSlot: ({ by, what, slot }, frame) => act(by, 'move', `${toWhom(what, frame)} to another ${SLOT[slot]}`),
  mustAttackIn: ({ slots }) => ({
    who: { select: 'activePlayer' },
    verb: { bare: 'must', it: 'must' },
    rest: `attack ${IN_SLOTS[slots]}`,
  }),
  dealDivided: ({ by, amount, to }, frame) => {
    const who = person(by, frame, 'each');
    const chooser = who.person === 'you' ? 'you choose' : `${who.text} ${who.person === 'it' ? 'chooses' : 'choose'}`;
    const parts = `divided as ${chooser} to any number of ${person(to, frame, 'all').text}`;
    return act(null, 'deal', `${unitText(amount, DAMAGE, frame)} ${parts}`);
  },
} satisfies Partial<EnglishActs>;
