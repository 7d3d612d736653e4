import type { Deck, ObjectId, PlayerId, SlotKind } from '../vocabulary/index.js';
import {
  discardDeck,
  event,
  hold,
  isInPlay,
  move,
  moveControl,
  moveIntoSlot,
  objectOf,
  playerOf,
  slotOf,
  takeOffStack,
  DECK_OF_SLOT,
  type Destination,
  type Game,
  type GameEvent,
  type Gen,
  type StackItem,
} from '../state/index.js';
import { characteristics, maxHp } from './characteristics.js';
import { isEternal } from './continuous.js';
import { setToZeroHp, settleHp } from './damage.js';
import { giveCards } from './handover.js';
import { endAttackOn } from './interrupt.js';
import { awayFromTable } from './outside.js';
import { enterSlot, takeTop, uncover } from './slots.js';
import { collectTriggers } from './triggers.js';

/** A roll goes on, but nothing of the event reads it any more (DICE-07, EVENT-04). */
const withoutOutcome = (item: StackItem): StackItem =>
  item.kind === 'roll' && item.purpose.for === 'outcome' ? { ...item, purpose: { ...item.purpose, rows: [] } } : item;

/** Abilities of an event leave the stack with it (EVENT-04). */
const dropAbilitiesOf = (g: Game, id: ObjectId): void => {
  const abilities = g.state.stack.filter((item) => item.source === id && item.kind === 'ability');
  for (const item of abilities) takeOffStack(g.state, item.id); // EVENT-04
  g.state.waiting = g.state.waiting.filter((trigger) => trigger.source !== id); // EVENT-04
  g.state.stack = g.state.stack.map((item) => (item.source === id ? withoutOutcome(item) : item)); // EVENT-04
};

const discardOf = (g: Game, id: ObjectId): Destination => {
  const deck: Deck | null = discardDeck(characteristics(g, id).type); // ZONE-09
  return deck === null ? { to: 'outside' } : { to: 'discard', deck }; // ZONE-11
};

const destinationOf = (g: Game, id: ObjectId, e: GameEvent): Destination | null => {
  const { detail, amount } = e;
  if (detail === 'dies') return null;
  const away = awayFromTable(e);
  if (away !== null) return away;
  const discard = discardOf(g, id);
  return detail === 'deck' && discard.to === 'discard' ? { ...discard, to: 'deck', fromTop: amount } : discard;
};

/**
 * An object leaves play: the attack on it ends, an event takes its abilities along, what it covered comes back.
 * What is covered itself stays in its slot, out of play. Triggers on it are looked for before it is gone (ITEM-05).
 */
export function* leavePlay(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent> {
  const slot = slotOf(g.state, id);
  if (objectOf(g.state, id).role === 'event') dropAbilitiesOf(g, id);
  collectTriggers(g, e);
  endAttackOn(g, id); // ATK-21
  if (e.detail === 'covered') return e; // ZONE-14
  const destination = destinationOf(g, id, e);
  if (destination === null) hold(g.state, id); // DEATH-06
  else move(g.state, id, destination); // ZONE-01
  settleHp(g); // DMG-09
  if (slot !== null) yield* uncover(g, slot.kind, slot.index); // ZONE-15
  return e;
}

/** Kills a player: HP goes to 0, death follows by itself; the dead do not die again (DEST-01, DEATH-20). */
export const kill = (g: Game, e: GameEvent, player: PlayerId): GameEvent | null => {
  if (playerOf(g.state, player).dead) return null; // DEATH-20
  setToZeroHp(g, player, e.other); // DEST-01
  return e;
};

/** Destroys an object: with HP by death, without it straight to discard, never what is eternal (DEST-01, DEST-02, KEY-01). */
export function* destroy(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  const object = objectOf(g.state, id);
  if (isEternal(g, id) || object.role === 'character') return null; // DEST-02, CHAR-05
  if (maxHp(g, id) !== null) {
    setToZeroHp(g, id, e.other ?? e.player); // DEST-01, DEC-22
    return e;
  }
  yield* g.perform(event('dies', { object: id, player: object.controller, other: e.player, detail: 'destroyed' })); // DEST-03
  if (!(id in g.state.objects)) return e;
  yield* g.perform(event('leavePlay', { object: id, player: object.controller, detail: 'discard' }));
  return e;
}

/** Put into discard is neither destroyed nor killed: no reward, no death (DEST-04). */
export function* putIntoDiscard(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  const object = objectOf(g.state, id);
  if (isEternal(g, id) || object.role === 'character') return null; // KEY-01
  if (!isInPlay(object)) return { ...e, object: move(g.state, id, discardOf(g, id)) };
  yield* g.perform(event('leavePlay', { object: id, player: object.controller, detail: 'discard' })); // DEST-04
  return e;
}

/** Control of an item goes to a player: bought, or gained from the deck, where it lies already (GAIN-03, BUY-05). */
export function* gainItem(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  if (e.player === null) return null;
  const object = objectOf(g.state, id);
  if (object.controller === e.player && object.zone === 'play') return e;
  if (!isInPlay(object)) return yield* gainCard(g, e, id, e.player);
  const slot = slotOf(g.state, id);
  moveControl(g.state, id, e.player, 'item'); // BUY-10
  if (slot !== null) yield* uncover(g, slot.kind, slot.index);
  return e;
}

/** A card of a deck or discard enters play as an item of the player, and is gained (GAIN-02, GAIN-03). */
function* gainCard(g: Game, e: GameEvent, id: ObjectId, player: PlayerId): Gen<GameEvent | null> {
  const object = move(g.state, id, { to: 'area', player, role: 'item' });
  if (object === null) return null;
  yield* g.perform(event('enterPlay', { object, player })); // GAIN-02, GAIN-03
  return { ...e, object };
}

/** A card becomes a player's soul: a monster after its death, a bonus soul, a card that says so (SOUL-03, BSOUL-02). */
export function* gainSoul(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  if (e.player === null) return null;
  if (isInPlay(objectOf(g.state, id))) return yield* becomeSoul(g, e, id);
  const soul = move(g.state, id, { to: 'area', player: e.player, role: 'soul' }); // ZONE-01
  return soul === null ? null : { ...e, object: soul };
}

/** Steal, give and swap move control and keep the object; they are not gains (GAIN-04, GAIN-05, GAIN-07). */
export function* giveObject(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  const object = objectOf(g.state, id);
  if (e.other === null || object.controller === e.other) return null;
  if (object.zone === 'hand') {
    if (object.controller !== null) giveCards(g, object.controller, e.other, [id]); // GAIN-05
    return { ...e, object: null, amount: 1 };
  }
  const slot = slotOf(g.state, id);
  endAttackOn(g, id); // ATK-21
  moveControl(g.state, id, e.other, object.role ?? 'item'); // CTR-03
  if (slot !== null) yield* uncover(g, slot.kind, slot.index);
  return e;
}

/** An object in play turns into a soul where it is or with another player; it stays the same object (SOUL-01). */
export function* becomeSoul(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  const player = e.player ?? objectOf(g.state, id).controller;
  if (player === null) return null;
  if (!isInPlay(objectOf(g.state, id))) {
    const soul = move(g.state, id, { to: 'area', player, role: 'soul' }); // RULING-30
    return soul === null ? null : { ...e, player, object: soul, amount: characteristics(g, soul).souls ?? 0 };
  }
  const slot = slotOf(g.state, id);
  endAttackOn(g, id);
  moveControl(g.state, id, player, 'soul');
  if (slot !== null) yield* uncover(g, slot.kind, slot.index);
  return { ...e, player, amount: characteristics(g, id).souls ?? 0 };
}

/** Where an object goes that becomes something of a slot: the last slot of the kind, if it is empty. */
const emptySlot = (g: Game, slot: SlotKind): number | null => {
  const last = g.state.slots[slot].length - 1;
  return g.state.slots[slot][last]?.length === 0 ? last : null;
};

/** A new role for a card that is not in play: it enters play with it (ZONE-01). */
function* enterAs(g: Game, e: GameEvent, id: ObjectId, player: PlayerId): Gen<GameEvent | null> {
  const object = move(g.state, id, { to: 'area', player, role: 'item' });
  if (object === null) return null;
  yield* g.perform(event('enterPlay', { object, player }));
  return { ...e, object };
}

/**
 * An object takes another role and stays the same object: an item of a player, gained, or what is in a slot of its own
 * kind and nobody controls (ITEM-07, ROOM-03).
 */
export function* become(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  const object = objectOf(g.state, id);
  if (e.detail === 'item') return e.player === null ? null : yield* becomeItemOf(g, e, id, e.player);
  const kind = e.detail === 'room' ? 'room' : 'monster';
  const index = emptySlot(g, kind);
  if (index === null || !isInPlay(object)) return null;
  const slot = slotOf(g.state, id);
  endAttackOn(g, id);
  moveIntoSlot(g.state, id, kind, index); // ROOM-03
  object.role = kind; // ITEM-07
  if (slot !== null) yield* uncover(g, slot.kind, slot.index);
  return e;
}

function* becomeItemOf(g: Game, e: GameEvent, id: ObjectId, player: PlayerId): Gen<GameEvent | null> {
  const object = objectOf(g.state, id);
  const slot = slotOf(g.state, id);
  const dying = object.zone === 'holding' && object.copy !== true;
  if (!isInPlay(object) && !dying) return yield* enterAs(g, e, id, player);
  endAttackOn(g, id);
  if (dying) object.damage = 0;
  moveControl(g.state, id, player, 'item'); // ITEM-07
  if (slot !== null) yield* uncover(g, slot.kind, slot.index);
  yield* g.perform(event('gainItem', { object: id, player, detail: 'become' })); // GAIN-03
  return e;
}

/** An event turns into a curse of the chosen player (KEY-05, EVENT-05). */
export function* becomeCurse(g: Game, e: GameEvent, id: ObjectId): Gen<GameEvent | null> {
  if (e.player === null) return null;
  const slot = slotOf(g.state, id);
  moveControl(g.state, id, e.player, 'curse'); // KEY-05
  if (slot !== null) yield* uncover(g, slot.kind, slot.index); // ZONE-15
  return e;
}

/** Loot that becomes an item on resolving: gained by its player, not discarded (KEY-02, STACK-08). */
export function* becomeItem(g: Game, id: ObjectId, player: PlayerId): Gen {
  const item = move(g.state, id, { to: 'area', player, role: 'item' }); // STACK-08
  if (item === null) return;
  yield* g.perform(event('enterPlay', { object: item, player }));
  yield* g.perform(event('gainItem', { object: item, player, detail: 'trinket' })); // KEY-02
}

/** Destroys an item and puts the top treasure in its place: its player gains it, or the same shop slot (REROLL-02, REROLL-03). */
export function* rerollItem(g: Game, id: ObjectId): Gen<boolean> {
  const { controller } = objectOf(g.state, id);
  const slot = slotOf(g.state, id);
  if ((yield* g.perform(event('destroy', { object: id }))) === null) return false; // REROLL-02
  if (slot === null) {
    if (controller !== null) yield* g.perform(event('gainTreasure', { player: controller, amount: 1 })); // REROLL-02
    return true;
  }
  if (id in g.state.objects) return true; // DEC-22
  const card = takeTop(g, DECK_OF_SLOT[slot.kind]);
  if (card !== null) yield* enterSlot(g, card, slot.kind, slot.index); // REROLL-03
  return true;
}
