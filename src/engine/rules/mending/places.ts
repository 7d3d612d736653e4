import type { ObjectId, Role } from '../../vocabulary/index.js';
import {
  DECK_OF_SLOT,
  DECK_SLOTS,
  isDeckSlot,
  pilesIn,
  discardDeck,
  objectOf,
  printedCard,
  slotOf,
  type Game,
  type MendGoal,
  type MendPlace,
} from '../../state/index.js';
import { roleInSlot } from '../zones/slots.js';

type AreaRole = Extract<MendPlace, { readonly in: 'area' }>['role'];

const isAreaRole = (role: Role | null): role is AreaRole => role === 'item' || role === 'soul' || role === 'curse';

/** Where a card lies that everybody can see and a mend may move; null for any other, and for a copy, which is no card (COPY-09). */
export const publicPlaceOf = (g: Game, id: ObjectId): MendPlace | null => {
  const object = g.state.objects[id];
  if (object === undefined || object.copy === true) return null;
  const { zone, role, controller: player } = object;
  if (zone === 'play' && player !== null && isAreaRole(role)) return { in: 'area', player, role };
  const slot = zone === 'slot' ? slotOf(g.state, id) : null;
  if (slot !== null) return isDeckSlot(slot.kind) ? { in: 'slot', slot: slot.kind, index: slot.index } : null; // CHAL-02, CHAL-06
  const deck = discardDeck(g.characteristics(id).type);
  return zone === 'discard' && deck !== null ? { in: 'discard', deck } : null;
};

/** What a card can be with a player: what it is already, and what its type and its print make of it. */
const rolesOf = (g: Game, id: ObjectId): readonly AreaRole[] => {
  const { type, souls, keywords } = g.characteristics(id);
  const { role } = objectOf(g.state, id);
  const roles = new Set<AreaRole>();
  if (isAreaRole(role)) roles.add(role);
  if (type === 'treasure' || (type === 'loot' && keywords.includes('trinket'))) roles.add('item'); // ITEM-01, KEY-02
  if (souls !== null && type !== 'character') roles.add('soul'); // SOUL-01
  if (type === 'monster' && keywords.includes('curse')) roles.add('curse'); // KEY-05
  return [...roles];
};

/** Whether what lies on top of a slot can make room: on top of its deck, if it has one (ZONE-11). */
const canMakeRoom = (g: Game, pile: readonly ObjectId[]): boolean => {
  const top = pile.at(-1);
  return top === undefined || discardDeck(g.characteristics(top).type) !== null;
};

/** The slots of its kind, unless it would not stay there: an event whose abilities are over leaves (EVENT-03). */
const slotsFor = (g: Game, id: ObjectId): readonly MendGoal[] => {
  const { type } = g.characteristics(id);
  const slot = DECK_SLOTS.find((kind) => DECK_OF_SLOT[kind] === type);
  if (slot === undefined || roleInSlot(g, printedCard(objectOf(g.state, id)), slot) === 'event') return [];
  return g.state.slots[slot].flatMap((pile, index) => (canMakeRoom(g, pile) ? [{ in: 'slot', slot, index }] : []));
};

export const isSamePlace = (one: MendGoal, other: MendGoal): boolean => {
  if (one.in === 'area') return other.in === 'area' && one.player === other.player && one.role === other.role;
  if (one.in === 'slot') return other.in === 'slot' && one.slot === other.slot && one.index === other.index;
  return one.in === other.in;
};

/** On top of its deck it would fill the slot again from which it comes (REFILL-01). */
const wouldComeBack = (g: Game, from: MendPlace, goal: MendGoal): boolean =>
  goal.in === 'deckTop' && from.in === 'slot' && pilesIn(g.state, from.slot)[from.index]?.length === 1;

/** Everywhere that a card which everybody can see may be moved by a mend, to where it lies now not among them. */
export const goalsOf = (g: Game, id: ObjectId): readonly MendGoal[] => {
  const from = publicPlaceOf(g, id);
  if (from === null) return [];
  const roles = rolesOf(g, id);
  const areas = g.state.turnOrder.flatMap((player) => roles.map((role) => ({ in: 'area', player, role }) as const));
  const piles = discardDeck(g.characteristics(id).type) === null ? [] : PILES; // ZONE-11
  return [...areas, ...slotsFor(g, id), ...piles].filter(
    (goal) => !isSamePlace(goal, from) && !wouldComeBack(g, from, goal),
  );
};

const PILES: readonly MendGoal[] = [{ in: 'discard' }, { in: 'deckTop' }];
