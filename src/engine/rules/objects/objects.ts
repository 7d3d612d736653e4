import type { Deck, ObjectId, PlayerId, SlotKind } from '../../vocabulary/index.js';
import {
  countAsSouls,
  counterKinds,
  discardDeck,
  hold,
  isInPlay,
  isPlayerId,
  isDeckSlot,
  move,
  objectOf,
  pilesIn,
  printedCard,
  playerOf,
  slotOf,
  takeOffStack,
  DECK_OF_SLOT,
  type Destination,
  type EventOf,
  type Game,
  type Gen,
  type StackItem,
  type WayOut,
} from '../../state/index.js';
import { characteristics, maxHp } from '../characteristics/characteristics.js';
import { turnsAside } from './boss-armor.js';
import { isAboveCap, isBrought } from '../modes/modes.js';
import { isEternal } from '../characteristics/continuous.js';
import { setToZeroHp, settleHp } from '../players/hp.js';
import { changeControl } from '../zones/control.js';
import { giveCards } from './handover.js';
import { endAttackOn } from '../events/interrupt.js';
import { awayFromTable } from '../zones/outside.js';
import { enterSlot, takeTop, uncover } from '../zones/slots.js';
import { collectTriggers } from '../events/triggers.js';

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
  const { type } = characteristics(g, id);
  if (isBrought(g.state, printedCard(objectOf(g.state, id)))) return { to: 'outside' }; // DEC-56
  if (type === 'bonusSoul') return { to: 'outside', faceDown: true }; // BSOUL-04
  const deck: Deck | null = discardDeck(type); // ZONE-09
  return deck === null ? { to: 'outside' } : { to: 'discard', deck }; // ZONE-11
};

/** The counters of what leaves play are known for the rest of the turn, its controller while this resolves (DEC-11). */
const noteLast = (g: Game, id: ObjectId): void => {
  const { counters, controller } = objectOf(g.state, id);
  if (controller !== null) g.underway.controllers.set(id, controller); // DEC-11
  if (counterKinds(counters).length > 0)
    g.state.memory.lastCounters = { ...g.state.memory.lastCounters, [id]: { ...counters } }; // DEC-11
};

/** Where a card goes that leaves play for good. */
const destinationOf = (g: Game, id: ObjectId, way: Exclude<WayOut, { to: 'covered' | 'death' }>): Destination => {
  switch (way.to) {
    case 'discard':
      return discardOf(g, id);
    case 'deck': {
      const deck = discardDeck(characteristics(g, id).type);
      return deck === null ? discardOf(g, id) : { to: 'deck', deck, fromTop: way.fromTop }; // ZONE-06, DEC-56
    }
    default:
      return awayFromTable(way);
  }
};

/**
 * An object leaves play: the attack on it ends, an event takes its abilities along, what it covered comes back.
 * What is covered itself stays in its slot, out of play. Triggers on it are looked for before it is gone (ITEM-05).
 */
export function* leavePlay(g: Game, e: EventOf<'leavePlay'>): Gen<EventOf<'leavePlay'>> {
  const { object: id, way } = e;
  const slot = slotOf(g.state, id);
  if (objectOf(g.state, id).role === 'event') dropAbilitiesOf(g, id);
  collectTriggers(g, e);
  endAttackOn(g, id); // ATK-21
  if (way.to === 'covered') return e; // ZONE-14
  goOut(g, id, way);
  if (slot !== null) yield* uncover(g, slot.kind, slot.index); // ZONE-15
  return e;
}

const goOut = (g: Game, id: ObjectId, way: Exclude<WayOut, { to: 'covered' }>): void => {
  noteLast(g, id);
  if (way.to === 'death') hold(g.state, id); // DEATH-06
  else move(g.state, id, destinationOf(g, id, way)); // ZONE-01
  settleHp(g); // DMG-09
};

/** An object is put out of play by hand: nothing triggers, and what it covered stays where it is. */
export const putOut = (g: Game, id: ObjectId, way: Extract<WayOut, { to: 'discard' | 'deck' }>): void => {
  if (objectOf(g.state, id).role === 'event') dropAbilitiesOf(g, id); // EVENT-04
  endAttackOn(g, id); // ATK-21
  goOut(g, id, way);
};

/** Kills a player: HP goes to 0, death follows by itself; the dead do not die again (DEST-01, DEATH-20). */
const kill = (g: Game, e: EventOf<'destroy'>, player: PlayerId): EventOf<'destroy'> | null => {
  if (playerOf(g.state, player).dead) return null; // DEATH-20
  setToZeroHp(g, player, e.killer, e.source); // DEST-01
  return e;
};

/** Destroys an object: with HP by death, without it straight to discard, never what is eternal (DEST-01, DEST-02, KEY-01). */
export function* destroy(g: Game, e: EventOf<'destroy'>): Gen<EventOf<'destroy'> | null> {
  const id = e.object;
  if (isPlayerId(id)) return kill(g, e, id);
  const object = objectOf(g.state, id);
  if (isEternal(g, id) || object.role === 'character') return null; // DEST-02, CHAR-05
  if (maxHp(g, id) !== null) {
    const killer = e.how === 'kill' ? e.killer : e.player;
    if (yield* turnsAside(g, id, e.source, killer)) return null; // CHAL-04
    setToZeroHp(g, id, killer); // DEST-01, DEST-03, DEC-22
    return e;
  }
  const death = {
    type: 'dies',
    object: id,
    player: object.controller,
    killer: e.player,
    roll: null,
    destroyed: true,
  } as const; // DEST-03
  if ((yield* g.perform(death)) === null) return null; // REPL-01
  if (!(id in g.state.objects)) return e;
  yield* g.perform({ type: 'leavePlay', object: id, player: object.controller, source: null, way: { to: 'discard' } });
  return e;
}

/** Put into discard is neither destroyed nor killed: no reward, no death (DEST-04). */
export function* putIntoDiscard(g: Game, e: EventOf<'putIntoDiscard'>): Gen<EventOf<'putIntoDiscard'> | null> {
  const id = e.object;
  const object = objectOf(g.state, id);
  if (object.role === 'character') return null;
  if (!isInPlay(object)) {
    const discarded = move(g.state, id, discardOf(g, id));
    return discarded === null ? null : { ...e, object: discarded };
  }
  if (isEternal(g, id)) return null; // KEY-01
  const way = { to: 'discard' } as const;
  const left = yield* g.perform({ type: 'leavePlay', object: id, player: object.controller, source: null, way }); // DEST-04
  return left === null ? null : e; // REPL-01
}

/** Control of an item goes to a player: bought, or gained from the deck, where it lies already (GAIN-03, BUY-05). */
export function* gainItem(g: Game, e: EventOf<'gainItem'>): Gen<EventOf<'gainItem'> | null> {
  const id = e.object;
  const object = objectOf(g.state, id);
  if (object.controller === e.player && object.zone === 'play') return e;
  if (!isInPlay(object)) return yield* gainCard(g, e);
  yield* changeControl(g, id, e.player, 'item'); // BUY-10
  return e;
}

/** A card of a deck or discard enters play as an item of the player, and is gained (GAIN-02, GAIN-03). */
function* gainCard(g: Game, e: EventOf<'gainItem'>): Gen<EventOf<'gainItem'> | null> {
  const { player } = e;
  const object = move(g.state, e.object, { to: 'area', player, role: 'item' });
  if (object === null) return null;
  yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated: false }); // GAIN-02, GAIN-03
  return { ...e, object };
}

/** A card becomes a player's soul: a monster after its death, a bonus soul, a card that says so (SOUL-03, BSOUL-02). */
export function* gainSoul(g: Game, e: EventOf<'gainSoul'>): Gen<EventOf<'gainSoul'> | null> {
  const id = e.object;
  if (isAboveCap(g, e.player, e.amount)) return yield* isNotGained(g, id); // DEC-41
  if (isInPlay(objectOf(g.state, id))) return { ...e, amount: yield* turnIntoSoul(g, id, e.player) };
  const soul = move(g.state, id, { to: 'area', player: e.player, role: 'soul' }); // ZONE-01
  if (soul === null) return null;
  if (characteristics(g, soul).souls === null) countAsSouls(g, soul, e.amount); // COPY-07
  return { ...e, object: soul };
}

/** A soul above what one player may have goes to the discard of its card; a bonus soul stays (DEC-41, DEC-49). */
function* isNotGained(g: Game, object: ObjectId): Gen<null> {
  if (objectOf(g.state, object).zone === 'outside') return null; // DEC-49
  yield* g.perform({ type: 'putIntoDiscard', object, player: null, source: null, partOf: null }); // DEC-41
  return null;
}

/** Steal, give and swap move control and keep the object; they are not gains (GAIN-04, GAIN-05, GAIN-07). */
export function* giveObject(g: Game, e: EventOf<'giveObject'>): Gen<EventOf<'giveObject'> | null> {
  const { object: id, receiver } = e;
  if (id === null || receiver === null) return null;
  const object = objectOf(g.state, id);
  if (object.controller === receiver) return null;
  if (object.role === 'soul' && isAboveCap(g, receiver, characteristics(g, id).souls ?? 0)) return null; // COOP-08
  if (object.zone === 'hand') {
    if (object.controller !== null) giveCards(g, object.controller, receiver, [id]); // GAIN-05
    return { ...e, object: null, amount: 1 };
  }
  yield* changeControl(g, id, receiver);
  return e;
}

/** An object in play turns into a soul where it is or with another player; it stays the same object (SOUL-01). */
export function* becomeSoul(g: Game, e: EventOf<'becomeSoul'>): Gen<EventOf<'becomeSoul'> | null> {
  const { object: id, player } = e;
  if (isAboveCap(g, player, characteristics(g, id).souls ?? 0)) return yield* isNotGained(g, id); // DEC-41
  if (!isInPlay(objectOf(g.state, id))) {
    const soul = move(g.state, id, { to: 'area', player, role: 'soul' }); // RULING-30
    return soul === null ? null : { ...e, object: soul, amount: worthAsSoul(g, soul) };
  }
  return { ...e, amount: yield* turnIntoSoul(g, id, player) };
}

/** An object in play becomes a soul of the player: what it is worth then. */
function* turnIntoSoul(g: Game, id: ObjectId, player: PlayerId): Gen<number> {
  yield* changeControl(g, id, player, 'soul');
  return worthAsSoul(g, id);
}

/** What a soul is worth; one that an effect has made of a card without a soul icon is worth 1 (SOUL-01). */
const worthAsSoul = (g: Game, id: ObjectId): number => {
  const { souls } = characteristics(g, id);
  if (souls !== null) return souls;
  countAsSouls(g, id, 1); // SOUL-01
  return 1;
};

/** Where an object goes that becomes something of a slot: the last slot of the kind, if it is empty. */
const emptySlot = (g: Game, slot: SlotKind): number | null => {
  const last = pilesIn(g.state, slot).length - 1;
  return pilesIn(g.state, slot)[last]?.length === 0 ? last : null;
};

/** A new role for a card that is not in play: it enters play with it (ZONE-01). */
function* enterAs(g: Game, e: EventOf<'become'>, player: PlayerId): Gen<EventOf<'become'> | null> {
  const object = move(g.state, e.object, { to: 'area', player, role: 'item' });
  if (object === null) return null;
  yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated: false });
  return { ...e, object };
}

/**
 * An object takes another role and stays the same object: an item of a player, gained, or what is in a slot of its own
 * kind and nobody controls (ITEM-07, ROOM-03).
 */
export function* become(g: Game, e: EventOf<'become'>): Gen<EventOf<'become'> | null> {
  const { object: id, role } = e;
  const object = objectOf(g.state, id);
  if (role === 'bonusSoul') return becomeBonusSoul(g, e);
  if (role === 'item') return e.player === null ? null : yield* becomeItemOf(g, e, id, e.player);
  const index = emptySlot(g, role);
  if (index === null || !isInPlay(object)) return null;
  yield* changeControl(g, id, { slot: role, index }, role); // ITEM-07, ROOM-03
  return e;
}

/** A bonus soul outside the game is one of this game's from now on; one that has been gained before stays away (BSOUL-04). */
const becomeBonusSoul = (g: Game, e: EventOf<'become'>): EventOf<'become'> | null => {
  const { zone, faceDown } = objectOf(g.state, e.object);
  const isThere = zone === 'outside' && faceDown !== true && characteristics(g, e.object).type === 'bonusSoul';
  if (!isThere || g.state.bonusSouls.includes(e.object)) return null; // BSOUL-04, ZONE-24
  g.state.bonusSouls = [...g.state.bonusSouls, e.object]; // BSOUL-01
  return e;
};

function* becomeItemOf(g: Game, e: EventOf<'become'>, id: ObjectId, player: PlayerId): Gen<EventOf<'become'> | null> {
  const object = objectOf(g.state, id);
  const dying = object.zone === 'holding' && object.copy !== true;
  if (!isInPlay(object) && !dying) return yield* enterAs(g, e, player);
  yield* changeControl(g, id, player, 'item'); // ITEM-07
  yield* g.perform({ type: 'gainItem', object: id, player, source: null, how: 'become' }); // GAIN-03
  return e;
}

/** An event, or a card of a deck, turns into a curse of the chosen player (KEY-05, EVENT-05). */
export function* becomeCurse(g: Game, e: EventOf<'gainCurse'>): Gen<EventOf<'gainCurse'> | null> {
  const { object: id, player } = e;
  if (objectOf(g.state, id).zone === 'deck') {
    const object = move(g.state, id, { to: 'area', player, role: 'curse' }); // ZONE-01
    if (object === null) return null;
    yield* g.perform({ type: 'enterPlay', object, player, slot: null, deactivated: false });
    return { ...e, object };
  }
  yield* changeControl(g, id, player, 'curse'); // KEY-05
  return e;
}

/** Loot that becomes an item on resolving: gained by its player, not discarded (KEY-02, STACK-08). */
export function* becomeItem(g: Game, id: ObjectId, player: PlayerId): Gen {
  const item = move(g.state, id, { to: 'area', player, role: 'item' }); // STACK-08
  if (item === null) return;
  yield* g.perform({ type: 'enterPlay', object: item, player, slot: null, deactivated: false });
  const entered = g.state.objects[item];
  if (entered?.role !== 'item' || entered.controller !== player) return; // REPL-05
  yield* g.perform({ type: 'gainItem', object: item, player, source: null, how: 'trinket' }); // KEY-02
}

/** Destroys an item and puts the top treasure in its place: its player gains it, or the same shop slot (REROLL-02, REROLL-03). */
export function* rerollItem(g: Game, id: ObjectId): Gen<boolean> {
  const { controller } = objectOf(g.state, id);
  const slot = slotOf(g.state, id);
  if (
    (yield* g.perform({
      type: 'destroy',
      object: id,
      player: null,
      source: null,
      killer: null,
      how: 'destroy',
      partOf: null,
    })) === null
  )
    return false; // REROLL-02
  if (slot === null) {
    if (controller !== null)
      yield* g.perform({ type: 'gainTreasure', player: controller, amount: 1, source: null, bought: false }); // REROLL-02
    return true;
  }
  if (id in g.state.objects || !isDeckSlot(slot.kind)) return true; // DEC-22
  const card = takeTop(g, DECK_OF_SLOT[slot.kind]);
  if (card !== null) yield* enterSlot(g, card, slot.kind, slot.index); // REROLL-03
  return true;
}
