import type { CardId, CardType, Deck, ObjectId, PlayerId, Ref, Role, SlotKind } from '../vocabulary/index.js';
import { SLOTS, type GameObject, type GameState, type PlayerState, type Zone } from './state.js';

/** Where a card can go. A discard or deck belongs to a card type, so the deck is named (ZONE-05, ZONE-09). */
export type Destination =
  | { readonly to: 'hand'; readonly player: PlayerId }
  | { readonly to: 'area'; readonly player: PlayerId; readonly role: Role }
  | { readonly to: 'slot'; readonly slot: SlotKind; readonly index: number; readonly role: Role }
  | { readonly to: 'discard'; readonly deck: Deck }
  | { readonly to: 'deck'; readonly deck: Deck; readonly fromTop: number }
  /** Outside the game; what lies under something is public unless it is face down (ZONE-21, ZONE-22). */
  | { readonly to: 'outside'; readonly under?: ObjectId; readonly faceDown?: true }
  | { readonly to: 'stack'; readonly player: PlayerId }
  | { readonly to: 'holding' }
  /** Still in its deck, but an object, while somebody looks at it. */
  | { readonly to: 'takenUp' };

/** Thrown when the engine is asked for something that does not exist: always a defect of ours. */
export class EngineDefect extends Error {
  override readonly name = 'EngineDefect';
}

export const objectOf = (state: GameState, id: ObjectId): GameObject => {
  const object = state.objects[id];
  if (object === undefined) throw new EngineDefect(`no object ${id}`);
  return object;
};

export const playerOf = (state: GameState, id: PlayerId): PlayerState => {
  const player = state.players[id];
  if (player === undefined) throw new EngineDefect(`no player ${id}`);
  return player;
};

export const exists = (state: GameState, ref: Ref): boolean =>
  ref in state.players ||
  ref in state.objects ||
  ref.startsWith('deck:') ||
  state.stack.some((item) => item.id === ref);

export const timestamp = (state: GameState): number => state.nextId++;

/** A new object for a card, in no list yet (ZONE-01). */
export const mint = (state: GameState, card: CardId, zone: Zone, controller: PlayerId | null): GameObject => {
  const entered = timestamp(state);
  const id: ObjectId = `o${entered}`;
  const object: GameObject = {
    id,
    card,
    zone,
    role: null,
    controller,
    slot: null,
    charged: true,
    damage: 0,
    counters: {},
    entered,
  };
  state.objects[id] = object;
  return object;
};

/** The card itself, whichever face is up: away from where it is it shows its front (FLIP-01). */
export const printedCard = ({ card, front }: GameObject): CardId => front ?? card;

/** What players control and the tops of slots (ZONE-02). */
export const isInPlay = ({ zone }: GameObject): boolean => zone === 'play' || zone === 'slot';

/** The numbers noted on an object, the newest last; none on what has gone (NOTE-01). */
export const notesOf = ({ state }: { readonly state: GameState }, id: ObjectId | null): readonly number[] =>
  id === null ? [] : (state.objects[id]?.notes ?? []).map(({ number }) => number);

const without = <T>(list: T[], value: T): void => {
  const at = list.indexOf(value);
  if (at >= 0) list.splice(at, 1);
};

/** The slot that holds the object, as its top or covered. */
export const slotOf = (state: GameState, id: ObjectId): { readonly kind: SlotKind; readonly index: number } | null => {
  for (const kind of SLOTS) {
    const index = state.slots[kind].findIndex((pile) => pile.includes(id));
    if (index >= 0) return { kind, index };
  }
  return null;
};

/** Zones of which what is in play, and what works elsewhere, does not depend. */
const OFF_THE_TABLE: ReadonlySet<Zone> = new Set<Zone>(['hand', 'stack', 'holding', 'deck']);

/** Takes the object out of the list of its zone; it stays in `objects`. */
export const lift = (state: GameState, id: ObjectId): void => {
  const object = objectOf(state, id);
  if (!OFF_THE_TABLE.has(object.zone)) moved(state);
  if (object.controller !== null) {
    without(playerOf(state, object.controller).hand, id);
    without(playerOf(state, object.controller).area, id);
  }
  for (const kind of SLOTS) for (const pile of state.slots[kind]) without(pile, id);
  for (const pile of Object.values(state.discards)) without(pile, id);
  without(state.outside, id);
  without(state.holding, id);
};

/** A held object ends: its card goes on as something else. */
export const release = (state: GameState, id: ObjectId): CardId => {
  const card = printedCard(objectOf(state, id));
  lift(state, id);
  delete state.objects[id];
  return card;
};

/** The card leaves `objects` and goes into a deck, so many cards from the top (0 is the top). */
const intoDeck = (state: GameState, object: GameObject, deck: Deck, fromTop: number): void => {
  const pile = state.decks[deck];
  pile.splice(Math.max(0, pile.length - fromTop), 0, printedCard(object));
};

/**
 * Moves a card to another zone as a new object with a new id (ZONE-01).
 * Returns the id, or null when it went into a deck, or was a copy and has gone.
 */
export const move = (state: GameState, id: ObjectId, destination: Destination): ObjectId | null => {
  const old = objectOf(state, id);
  lift(state, id);
  delete state.objects[id];
  if (old.copy === true) return null; // COPY-09
  if (destination.to === 'deck') {
    intoDeck(state, old, destination.deck, destination.fromTop);
    return null;
  }
  return place(state, printedCard(old), destination).id;
};

/** A loot card that is played goes on the stack as a new object; a copy of one is there from then on (STACK-01, COPY-10). */
export const ontoStack = (state: GameState, id: ObjectId, player: PlayerId): ObjectId => {
  const object = objectOf(state, id);
  if (object.copy !== true) return place(state, release(state, id), { to: 'stack', player }).id;
  lift(state, id);
  object.zone = 'stack';
  return id;
};

/** A copy of a loot card, which waits to be played by this player and is no card (COPY-09, COPY-10). */
export const setAsideCopy = (state: GameState, card: CardId, player: PlayerId): ObjectId => {
  const object = mint(state, card, 'holding', player);
  object.copy = true; // COPY-10
  state.holding.push(object.id);
  return object.id;
};

/** A card that comes from no list (a deck, or nowhere at set-up) becomes an object there. */
export const place = (
  state: GameState,
  card: CardId,
  destination: Exclude<Destination, { to: 'deck' }>,
): GameObject => {
  switch (destination.to) {
    case 'hand': {
      const object = mint(state, card, 'hand', destination.player);
      playerOf(state, destination.player).hand.push(object.id);
      return object;
    }
    case 'area': {
      moved(state);
      const object = mint(state, card, 'play', destination.player);
      object.role = destination.role;
      playerOf(state, destination.player).area.push(object.id);
      return object;
    }
    case 'slot':
      return placeInSlot(state, card, destination);
    case 'discard': {
      moved(state);
      const object = mint(state, card, 'discard', null);
      state.discards[destination.deck].push(object.id);
      return object;
    }
    case 'outside': {
      moved(state);
      const object = mint(state, card, 'outside', null);
      if (destination.under !== undefined) object.under = destination.under; // ZONE-21
      if (destination.faceDown === true) object.faceDown = true; // ZONE-22
      state.outside.push(object.id);
      return object;
    }
    case 'stack':
      return mint(state, card, 'stack', destination.player);
    case 'holding':
    case 'takenUp': {
      const object = mint(state, card, destination.to === 'holding' ? 'holding' : 'deck', null);
      state.holding.push(object.id);
      return object;
    }
  }
};

const placeInSlot = (
  state: GameState,
  card: CardId,
  at: { readonly slot: SlotKind; readonly index: number; readonly role: Role },
): GameObject => {
  const pile = state.slots[at.slot][at.index];
  if (pile === undefined) throw new EngineDefect(`no ${at.slot} slot ${at.index}`);
  moved(state);
  const covered = pile.at(-1);
  if (covered !== undefined) cover(state, pile, covered);
  const object = mint(state, card, 'slot', null);
  object.role = at.role;
  object.slot = at.slot;
  pile.push(object.id);
  return object;
};

/** A covered card is in a zone of its own: it becomes a new object, out of play (ZONE-14, CTR-05). */
const cover = (state: GameState, pile: ObjectId[], id: ObjectId): void => {
  const old = objectOf(state, id);
  delete state.objects[id];
  const object = mint(state, printedCard(old), 'covered', null);
  object.slot = old.slot;
  pile[pile.length - 1] = object.id;
};

/** What was covered is in play again, as another object (ZONE-15, ZONE-04). */
export const resurface = (state: GameState, slot: SlotKind, index: number, role: Role): GameObject | null => {
  const pile = state.slots[slot][index];
  const top = pile?.at(-1);
  if (pile === undefined || top === undefined || objectOf(state, top).zone !== 'covered') return null;
  const object = mint(state, release(state, top), 'slot', null); // ZONE-04
  object.role = role;
  object.slot = slot;
  pile.push(object.id);
  return object;
};

/** Moves an object in play to a player's area; it stays the same object (CTR-03, BUY-10). */
export const moveControl = (state: GameState, id: ObjectId, player: PlayerId, role: Role): void => {
  const object = objectOf(state, id);
  lift(state, id);
  object.zone = 'play';
  object.role = role;
  object.slot = null;
  object.controller = player;
  playerOf(state, player).area.push(id);
  moved(state);
};

/** A card that was taken up from the top of a deck goes back there (ZONE-07). */
export const layBack = (state: GameState, id: ObjectId, deck: Deck): void => {
  state.decks[deck].push(release(state, id));
};

/** Moves an object from a player into a slot of the shop; it stays the same object (GAIN-08, CTR-03). */
export const moveIntoSlot = (state: GameState, id: ObjectId, slot: SlotKind, index: number): void => {
  const object = objectOf(state, id);
  lift(state, id);
  object.zone = 'slot';
  object.slot = slot;
  object.controller = null;
  state.slots[slot][index]?.push(id);
  moved(state);
};

/** Moves an object out of play while its death is carried out; it keeps its id, and its player what it says (DEATH-06). */
export const hold = (state: GameState, id: ObjectId): void => {
  const object = objectOf(state, id);
  lift(state, id);
  object.zone = 'holding';
  object.slot = null;
  state.holding.push(id);
};

/** What is in play, remembered until something moves or the turn passes on: the one memo of the engine. */
const inPlay = new WeakMap<GameState, { readonly active: PlayerId; readonly ids: readonly ObjectId[] }>();

/** Something has moved, or become something else. */
export const moved = (state: GameState): void => {
  inPlay.delete(state);
};

const findInPlay = (state: GameState): readonly ObjectId[] => {
  const found: ObjectId[] = [];
  for (const player of playersFrom(state, state.turn.active)) found.push(...playerOf(state, player).area);
  for (const kind of SLOTS)
    for (const pile of state.slots[kind]) {
      const top = pile.at(-1);
      if (top !== undefined) found.push(top);
    }
  return found;
};

/** Every object in play: player by player from the active one, then shop, monsters, rooms (EACH-03). */
export const objectsInPlay = (state: GameState): readonly ObjectId[] => {
  const { active } = state.turn;
  const known = inPlay.get(state);
  if (known?.active === active) return known.ids;
  const ids = findInPlay(state);
  inPlay.set(state, { active, ids });
  return ids;
};

/** All players in turn order, beginning with this one. */
export const playersFrom = (state: GameState, first: PlayerId): PlayerId[] => {
  const at = Math.max(0, state.turnOrder.indexOf(first));
  return [...state.turnOrder.slice(at), ...state.turnOrder.slice(0, at)];
};

/** The discard of a card, null for types that have none and leave the game instead (ZONE-11). */
export const discardDeck = (type: CardType): Deck | null => {
  switch (type) {
    case 'loot':
    case 'treasure':
    case 'monster':
    case 'room':
      return type;
    case 'character':
    case 'startingItem':
    case 'bonusSoul':
      return null;
  }
};

/** Takes items off the stack; what goes on at a height comes down with them. */
export const takeOffStack = (state: GameState, id: string): void => {
  const at = state.stack.findIndex((item) => item.id === id);
  if (at < 0) return;
  state.stack.splice(at, 1);
  for (const procedure of state.procedures) if (procedure.base > at) procedure.base -= 1;
};
