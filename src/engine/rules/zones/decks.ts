import type { Deck, DeckSlot, ObjectId, SlotKind } from '../../vocabulary/index.js';
import {
  coverTop,
  DECK_OF_SLOT,
  discardDeck,
  isAttacked,
  isDeckSlot,
  isInPlay,
  move,
  objectOf,
  pilesIn,
  place,
  release,
  slotOf,
  shuffled,
  type EventOf,
  type Game,
  type Gen,
} from '../../state/index.js';
import { changeControl } from './control.js';
import { takeOutOfStack } from './outside.js';
import { layBelow } from './laying-below.js';
import {
  addSlot,
  chooseSlot,
  coverable,
  enterSlot,
  isIndomitable,
  isSetAside,
  leaveTop,
  reshuffle,
  roleInSlot,
  takeTop,
} from './slots.js';

/** Makes objects of the top cards of a deck, the top first; they are still in the deck (ZONE-07). */
export const takeUp = (g: Game, deck: Deck, amount: number): readonly ObjectId[] => {
  const taken: ObjectId[] = [];
  const pile = g.state.decks[deck];
  while (taken.length < amount) {
    const card = pile.pop();
    if (card === undefined) break; // DEC-10
    g.seen(deck);
    if (!isSetAside(g, card)) taken.push(place(g.state, card, { to: 'takenUp' }).id);
  }
  return taken;
};

/** Those that are still taken up go back, as they lay or shuffled with the rest; a deck left empty is renewed (ZONE-08). */
export const putBack = (g: Game, deck: Deck, taken: readonly ObjectId[], how: 'asItWas' | 'shuffled'): void => {
  const left = taken.filter((id) => g.state.objects[id]?.zone === 'deck');
  g.state.decks[deck].push(...left.toReversed().map((id) => release(g.state, id))); // ZONE-07
  if (how === 'shuffled') shuffle(g, deck);
  reshuffle(g, deck); // ZONE-08
};

const fromTop = (g: Game, { place, amount }: EventOf<'putIntoDeck'>, deck: Deck): number => {
  switch (place) {
    case 'deckTop':
    case 'shuffledIn':
      return 0;
    case 'deckBottom':
      return g.state.decks[deck].length;
    case 'deckNth':
      return amount - 1;
  }
};

/** A card goes into the deck of its own type, wherever it comes from; what has none stays where it is (ZONE-05, ZONE-06, DEC-56). */
export function* putIntoDeck(g: Game, e: EventOf<'putIntoDeck'>): Gen<EventOf<'putIntoDeck'> | null> {
  const id = e.object;
  const object = objectOf(g.state, id);
  if (object.copy === true) return null; // COPY-09
  const deck = discardDeck(g.characteristics(id).type);
  if (deck === null) return null; // ZONE-05, ZONE-06
  const depth = fromTop(g, e, deck);
  takeOutOfStack(g, id); // CANCEL-03
  if (isInPlay(object)) {
    const way = { to: 'deck', fromTop: depth } as const;
    const leaving = { type: 'leavePlay', object: id, player: object.controller, source: null, way } as const;
    if ((yield* g.perform(leaving)) === null) return null; // REPL-01
  } else move(g.state, id, { to: 'deck', deck, fromTop: depth });
  if (e.place === 'shuffledIn') shuffle(g, deck);
  return e;
}

const shuffle = (g: Game, deck: Deck): void => {
  g.state.decks[deck] = shuffled(g, g.state.decks[deck]);
  g.log({ say: 'shuffled', object: { deck } });
};

const isTopAttacked = (g: Game, slot: SlotKind, index: number): boolean => {
  const top = pilesIn(g.state, slot)[index]?.at(-1);
  return top !== undefined && isAttacked(g.state, top);
};

/** A card covers a slot of the player's choice that is not being attacked. */
export function* putIntoSlot(g: Game, e: EventOf<'putIntoSlot'>): Gen<EventOf<'putIntoSlot'> | null> {
  const { object: id, slot } = e;
  const object = objectOf(g.state, id);
  if (slot === 'minion') return isInPlay(object) || object.copy === true ? null : yield* putIntoMinionSlot(g, e);
  const own = e.another === true && e.source !== null ? slotOf(g.state, e.source) : null;
  const isOwn = (index: number): boolean => own?.kind === slot && own.index === index;
  const free = coverable(g, slot).filter((index) => !isOwn(index) && !isTopAttacked(g, slot, index));
  if (isInPlay(object)) return isDeckSlot(slot) ? yield* moveToSlot(g, e, slot, free) : null;
  if (object.copy === true) return null; // COPY-09
  if (e.below !== undefined) return yield* layBelow(g, e, e.below);
  const { card } = object;
  const index = isIndomitable(g, card) ? 0 : yield* chooseSlot(g, e.player, card, slot, free); // KEY-06
  if (index === null) return null;
  release(g.state, id);
  return { ...e, object: yield* enterSlot(g, card, slot, index) };
}

/** What is in play goes to one of these slots and stays what it is; what it covered before is in play again (ZONE-15). */
function* moveToSlot(
  g: Game,
  e: EventOf<'putIntoSlot'>,
  slot: DeckSlot,
  free: readonly number[],
): Gen<EventOf<'putIntoSlot'> | null> {
  const { object: id, player } = e;
  const { card, role } = objectOf(g.state, id);
  const own = slotOf(g.state, id);
  if (role === 'character') return null; // CHAR-05
  const others = free.filter((index) => own?.kind !== slot || own.index !== index);
  const index = yield* chooseSlot(g, player, card, slot, others); // ATK-08
  if (index === null) return null;
  yield* leaveTop(g, slot, index); // ZONE-14
  coverTop(g.state, slot, index);
  yield* changeControl(g, id, { slot, index }, roleInSlot(g, card, slot)); // CTR-03
  return e;
}

/** A minion slot more, and the card into it (CHAL-07); one that is indomitable brings its slot with it (KEY-06). */
function* putIntoMinionSlot(g: Game, e: EventOf<'putIntoSlot'>): Gen<EventOf<'putIntoSlot'>> {
  const card = release(g.state, e.object);
  const index = isIndomitable(g, card) ? 0 : addSlot(g, 'minion'); // CHAL-07
  return { ...e, object: yield* enterSlot(g, card, 'minion', index) };
}

/** Into discard, and the top card of the deck into the same slot at once, not at the next refill (REFILL-01). */
export function* replaceFromDeck(g: Game, e: EventOf<'replaceFromDeck'>): Gen<EventOf<'replaceFromDeck'> | null> {
  const id = e.object;
  const slot = slotOf(g.state, id);
  if (slot === null || !isDeckSlot(slot.kind) || !isInPlay(objectOf(g.state, id))) return null;
  const discarding = { type: 'putIntoDiscard', object: id, player: e.player, source: e.source, partOf: null } as const;
  if ((yield* g.perform(discarding)) === null) return null;
  const card = takeTop(g, DECK_OF_SLOT[slot.kind]);
  if (card === null) return e;
  g.log({ say: 'refilled', source: card, detail: slot.kind });
  yield* enterSlot(g, card, slot.kind, slot.index);
  return e;
}
