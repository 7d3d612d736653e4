import type { DeckSlot, CardId, CardType, Deck, ObjectId, PlayerId, Ref, Role, SlotKind } from '../vocabulary/index.js';
import { pilesIn, SLOTS, type Zone } from './slot-kinds.js';
import { DECKS, type GameObject, type GameState, type PlayerState } from './state.js';

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

const isOnStack = (state: GameState, ref: Ref): boolean => state.stack.some(({ id }) => id === ref);

export const exists = (state: GameState, ref: Ref): boolean =>
  ref in state.players || ref in state.objects || ref.startsWith('deck:') || isOnStack(state, ref);

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
  written(state.objects)[id] = object;
  return object;
};

/** The card itself, whichever face is up: away from where it is it shows its front (FLIP-01). */
export const printedCard = ({ card, front }: GameObject): CardId => front ?? card;

/** What players control and the tops of slots (ZONE-02). */
export const isInPlay = ({ zone }: GameObject): boolean => zone === 'play' || zone === 'slot';

/** The numbers noted on an object, the newest last (NOTE-01). */
export const notesOn = ({ notes }: GameObject): readonly number[] =>
  notes === undefined ? [] : notes.map(({ number }) => number);

/** The same of the object with this id; none on what has gone (NOTE-01). */
export const notesOf = ({ state }: { readonly state: GameState }, id: ObjectId | null): readonly number[] => {
  const object = id === null ? undefined : state.objects[id];
  return object === undefined ? [] : notesOn(object);
};

/** The same with fields that can be written. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** To be written in. A list is never changed but replaced, with what holds it: that shows that something has changed (cache.ts). */
const written = <T>(part: T): Writable<T> => part;

/** The list without it; the same list when it is not there. */
const without = <T>(list: readonly T[], value: T): readonly T[] => {
  const at = list.indexOf(value);
  return at < 0 ? list : list.toSpliced(at, 1);
};

/** Puts another pile into a slot. */
const setPile = (state: GameState, slot: SlotKind, index: number, pile: readonly ObjectId[]): void => {
  written(state).slots = { ...state.slots, [slot]: pilesIn(state, slot).with(index, pile) };
};

/** One more slot, empty, behind the others of its kind (SLOT-01). Returns its index. */
export const openSlot = (state: GameState, slot: SlotKind): number => {
  written(state).slots = { ...state.slots, [slot]: [...pilesIn(state, slot), []] }; // SLOT-01
  return pilesIn(state, slot).length - 1;
};

/** Slots of this kind in which nothing lies are no more. */
export const closeEmptySlots = (state: GameState, slot: 'minion'): void => {
  const piles = state.slots[slot] ?? [];
  const left = piles.filter((pile) => pile.length > 0);
  if (left.length < piles.length) written(state).slots = { ...state.slots, [slot]: left };
};

/** The slot that holds the object, as its top or covered. */
export const slotOf = (state: GameState, id: ObjectId): { readonly kind: SlotKind; readonly index: number } | null => {
  for (const kind of SLOTS) {
    const index = pilesIn(state, kind).findIndex((pile) => pile.includes(id));
    if (index >= 0) return { kind, index };
  }
  return null;
};

/** What a player controls is another list. */
const setArea = (state: GameState, player: Writable<PlayerState>, area: readonly ObjectId[]): void => {
  player.area = area;
  written(state).players = { ...state.players };
};

const setDiscard = (state: GameState, deck: Deck, pile: readonly ObjectId[]): void => {
  written(state).discards = { ...state.discards, [deck]: pile };
};

const leaveSlots = (state: GameState, id: ObjectId): void => {
  const at = slotOf(state, id);
  if (at !== null) setPile(state, at.kind, at.index, without(pilesIn(state, at.kind)[at.index] ?? [], id));
};

const leaveDiscard = (state: GameState, id: ObjectId): void => {
  for (const deck of DECKS)
    if (state.discards[deck].includes(id)) setDiscard(state, deck, without(state.discards[deck], id));
};

const leavePlayer = (state: GameState, id: ObjectId, player: Writable<PlayerState>, from: 'hand' | 'play'): void => {
  if (from === 'hand') player.hand = without(player.hand, id);
  else setArea(state, player, without(player.area, id));
};

/** Takes the object out of the list of its zone; it stays in `objects`. */
const lift = (state: GameState, id: ObjectId): void => {
  const { zone, controller } = objectOf(state, id);
  const lists = written(state);
  switch (zone) {
    case 'hand':
    case 'play':
      if (controller !== null) leavePlayer(state, id, playerOf(state, controller), zone);
      return;
    case 'slot':
    case 'covered':
      return leaveSlots(state, id);
    case 'discard':
      return leaveDiscard(state, id);
    case 'outside':
      lists.outside = without(lists.outside, id);
      return;
    case 'holding':
    case 'deck': // what is taken up to be looked at
      lists.holding = without(lists.holding, id);
      return;
    case 'stack': // on no list but the stack, whose items name it
      return;
  }
};

/** The object is no more. */
const end = (state: GameState, id: ObjectId): void => {
  delete written(state.objects)[id];
};

const intoArea = (state: GameState, id: ObjectId, player: PlayerState): void =>
  setArea(state, player, [...player.area, id]);

/** The cards of a discard, which is empty then: they are no objects any more (ZONE-01, ZONE-08). */
export const takeDiscard = (state: GameState, deck: Deck): readonly CardId[] => {
  const pile = state.discards[deck];
  const cards = pile.map((id) => objectOf(state, id).card);
  for (const id of pile) end(state, id);
  setDiscard(state, deck, []);
  return cards;
};

const intoHolding = (state: GameState, id: ObjectId): void => {
  written(state).holding = [...state.holding, id];
};

/** A held object ends: its card goes on as something else. */
export const release = (state: GameState, id: ObjectId): CardId => {
  const card = printedCard(objectOf(state, id));
  lift(state, id);
  end(state, id);
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
  end(state, id);
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
  written(object).zone = 'stack';
  return id;
};

/** A copy of a loot card, which waits to be played by this player and is no card (COPY-09, COPY-10). */
export const setAsideCopy = (state: GameState, card: CardId, player: PlayerId): ObjectId => {
  const object = mint(state, card, 'holding', player);
  object.copy = true; // COPY-10
  intoHolding(state, object.id);
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
      const player: Writable<PlayerState> = playerOf(state, destination.player);
      player.hand = [...player.hand, object.id];
      return object;
    }
    case 'area': {
      const object = mint(state, card, 'play', destination.player);
      written(object).role = destination.role;
      intoArea(state, object.id, playerOf(state, destination.player));
      return object;
    }
    case 'slot':
      return placeInSlot(state, card, destination);
    case 'discard': {
      const object = mint(state, card, 'discard', null);
      setDiscard(state, destination.deck, [...state.discards[destination.deck], object.id]);
      return object;
    }
    case 'outside': {
      const object = mint(state, card, 'outside', null);
      if (destination.under !== undefined) object.under = destination.under; // ZONE-21
      if (destination.faceDown === true) object.faceDown = true; // ZONE-22
      written(state).outside = [...state.outside, object.id];
      return object;
    }
    case 'stack':
      return mint(state, card, 'stack', destination.player);
    case 'holding':
    case 'takenUp': {
      const object = mint(state, card, destination.to === 'holding' ? 'holding' : 'deck', null);
      intoHolding(state, object.id);
      return object;
    }
  }
};

const placeInSlot = (
  state: GameState,
  card: CardId,
  at: { readonly slot: SlotKind; readonly index: number; readonly role: Role },
): GameObject => {
  const pile = pilesIn(state, at.slot)[at.index];
  if (pile === undefined) throw new EngineDefect(`no ${at.slot} slot ${at.index}`);
  const below = pile.map((id, index) => (index === pile.length - 1 ? covered(state, id) : id)); // ZONE-14
  return ontoPile(state, below, card, at);
};

/** A new object on top of a slot's pile, in play. */
const ontoPile = (
  state: GameState,
  below: readonly ObjectId[],
  card: CardId,
  at: { readonly slot: SlotKind; readonly index: number; readonly role: Role },
): GameObject => {
  const object: Writable<GameObject> = mint(state, card, 'slot', null);
  object.role = at.role;
  object.slot = at.slot;
  setPile(state, at.slot, at.index, [...below, object.id]);
  return object;
};

/** A covered card is in a zone of its own: it becomes a new object, out of play (ZONE-14, CTR-05). */
const covered = (state: GameState, id: ObjectId): ObjectId => {
  const old = objectOf(state, id);
  end(state, id);
  const object: Writable<GameObject> = mint(state, printedCard(old), 'covered', null);
  object.slot = old.slot;
  return object.id;
};

/** What was covered is in play again, as another object (ZONE-15, ZONE-04). */
export const resurface = (state: GameState, slot: SlotKind, index: number, role: Role): GameObject | null => {
  const pile = pilesIn(state, slot)[index];
  const top = pile?.at(-1);
  if (pile === undefined || top === undefined || objectOf(state, top).zone !== 'covered') return null;
  return ontoPile(state, pile.slice(0, -1), release(state, top), { slot, index, role }); // ZONE-04
};

/** What lies on top of a slot is covered (ZONE-14). */
export const coverTop = (state: GameState, slot: DeckSlot, index: number): void => {
  const pile = state.slots[slot][index] ?? [];
  const top = pile.at(-1);
  if (top !== undefined) setPile(state, slot, index, [...pile.slice(0, -1), covered(state, top)]);
};

/** A card that comes from no list lies in a slot below so many of its cards, covered (ZONE-14). */
export const layUnder = (
  state: GameState,
  card: CardId,
  { slot, index, below }: { readonly slot: SlotKind; readonly index: number; readonly below: number },
): GameObject => {
  const object: Writable<GameObject> = mint(state, card, 'covered', null);
  object.slot = slot;
  const pile = pilesIn(state, slot)[index] ?? [];
  setPile(state, slot, index, pile.toSpliced(Math.max(0, pile.length - below), 0, object.id));
  return object;
};

/** A player who controls an object, or a place in play that nobody controls. */
export type Side = PlayerId | { readonly slot: SlotKind; readonly index: number };

/** Moves an object to a player's area or into a slot; it stays the same object (CTR-03, BUY-10, GAIN-08). */
export const moveControl = (state: GameState, id: ObjectId, to: Side, role: Role | null): void => {
  const object: Writable<GameObject> = objectOf(state, id);
  lift(state, id);
  object.role = role;
  if (typeof to === 'string') {
    object.zone = 'play';
    object.slot = null;
    object.controller = to;
    intoArea(state, id, playerOf(state, to));
  } else {
    object.zone = 'slot';
    object.slot = to.slot;
    object.controller = null;
    setPile(state, to.slot, to.index, [...(pilesIn(state, to.slot)[to.index] ?? []), id]);
  }
};

/** Turns a card in play to its other face: its back, or the front again; it stays the same object (FLIP-01). */
export const turnOver = (state: GameState, id: ObjectId, back: CardId): void => {
  const object: Writable<GameObject> = objectOf(state, id);
  const { front } = object;
  if (front === undefined) {
    object.front = object.card;
    object.card = back;
  } else {
    object.card = front;
    delete object.front;
  }
  showAnew(state, object);
};

/** The list that an object in play is in becomes another with the same objects: one of them says something else. */
const showAnew = (state: GameState, { id, controller }: GameObject): void => {
  const at = slotOf(state, id);
  if (at !== null) setPile(state, at.kind, at.index, [...(pilesIn(state, at.kind)[at.index] ?? [])]);
  if (controller !== null) setArea(state, playerOf(state, controller), [...playerOf(state, controller).area]);
};

/** A card that was taken up from the top of a deck goes back there (ZONE-07). */
export const layBack = (state: GameState, id: ObjectId, deck: Deck): void => {
  state.decks[deck].push(release(state, id));
};

/** Moves an object out of play while its death is carried out; it keeps its id, and its player what it says (DEATH-06). */
export const hold = (state: GameState, id: ObjectId): void => {
  const object: Writable<GameObject> = objectOf(state, id);
  lift(state, id);
  if (object.slot === 'finalBoss' || object.slot === 'minion') object.from = object.slot; // CHAL-05, CHAL-06
  object.zone = 'holding';
  object.slot = null;
  intoHolding(state, id);
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
    case 'challenge':
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
