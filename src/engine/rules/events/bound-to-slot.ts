import type { EventType, ObjectId, SlotKind } from '../../vocabulary/index.js';
import { isObjectId, objectOfEvent, type Game, type GameEvent, type Verdict } from '../../state/index.js';

/** What would take a card out of its slot, but for its death. */
const LEAVING: readonly EventType[] = [
  'putIntoDiscard',
  'putIntoDeck',
  'putIntoHand',
  'removeFromGame',
  'replaceFromDeck',
  'giveObject',
  'gainItem',
  'gainSoul',
  'gainCurse',
  'become',
  'becomeSoul',
];
const BINDING: readonly (SlotKind | null)[] = ['challenge', 'finalBoss', 'minion'];

/** A final boss, a minion or the card of a challenge in its slot; an event in a minion slot comes and goes (CHAL-09). */
const isBound = (g: Game, id: ObjectId): boolean => {
  const object = g.state.objects[id];
  return object !== undefined && BINDING.includes(object.slot) && object.role !== 'event'; // CHAL-09
};

/** What forbids that a final boss or a minion leaves its slot: only its death takes it away (CHAL-02, CHAL-06). */
export const boundToSlot = (g: Game, event: GameEvent): Verdict => {
  if (!LEAVING.includes(event.type)) return null;
  const id = objectOfEvent(event);
  if (id === null || !isObjectId(id) || !isBound(g, id)) return null;
  const { card, slot } = g.state.objects[id] ?? {};
  return { rule: slot === 'minion' ? 'CHAL-06' : 'CHAL-02', why: 'forbidden', card: card ?? null };
};
