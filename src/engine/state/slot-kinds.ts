import type { ChallengeSlot, Deck, DeckSlot, ObjectId, SlotKind } from '../vocabulary/index.js';

/** `deck` only while cards of a deck are looked at; otherwise those have no identity. */
export type Zone = 'hand' | 'play' | 'slot' | 'covered' | 'stack' | 'discard' | 'outside' | 'holding' | 'deck';

/** Those of a challenge are there in a challenge only (CHAL-02, CHAL-06). */
export type Slots = Readonly<Record<DeckSlot, Piles>> & Readonly<Partial<Record<ChallengeSlot, Piles>>>;
/** What lies in the slots of a kind. */
type Piles = readonly (readonly ObjectId[])[];

export const DECK_SLOTS: readonly DeckSlot[] = ['shop', 'monster', 'room'];
export const SLOTS: readonly SlotKind[] = [...DECK_SLOTS, 'challenge', 'finalBoss', 'minion'];
/** What lies in the slots of this kind; nothing where there are none. */
export const pilesIn = ({ slots }: { readonly slots: Slots }, kind: SlotKind): Piles => slots[kind] ?? NO_PILES;
const NO_PILES: Piles = [];
/** The tops of the slots of these kinds (ZONE-02). */
export const topsOf = (state: { readonly slots: Slots }, ...kinds: readonly SlotKind[]): readonly ObjectId[] => {
  const tops: ObjectId[] = [];
  for (const kind of kinds)
    for (const pile of pilesIn(state, kind)) {
      const top = pile.at(-1);
      if (top !== undefined) tops.push(top);
    }
  return tops;
};
/** The slots in which monsters lie (CHAL-02, CHAL-06). */
export const MONSTER_SLOTS = ['monster', 'finalBoss', 'minion'] as const satisfies readonly SlotKind[];
export const isMonsterSlot = (kind: SlotKind): boolean => MONSTER_SLOTS.some((one) => one === kind);
/** Whether a deck fills slots of this kind. */
export const isDeckSlot = (kind: SlotKind): kind is DeckSlot => DECK_SLOTS.some((one) => one === kind);
/** Which deck fills which slots (SETUP-03..SETUP-05). */
export const DECK_OF_SLOT: Readonly<Record<DeckSlot, Deck>> = { shop: 'treasure', monster: 'monster', room: 'room' };
