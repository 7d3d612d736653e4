import type { CardId, CardType, ObjectId, PlayerId } from '../vocabulary/index.js';
import { copyOf, DECKS, isHidden, shuffledBy, type Game, type GameState, type Writable } from '../state/index.js';
import { isHandOpen, topSeenBy } from '../rules/reading/visible-decks.js';
import { insidesOf, sessionWith, type Session } from './insides.js';
import { isBetween, lightly } from './fork.js';

/** A place in which a card lies that somebody does not know: what lies there, and how another card is put there. */
interface Unknown {
  readonly card: CardId;
  readonly put: (card: CardId) => void;
}

/** The cards of decks that this viewer does not know, from the bottom up: all but a top card that they may look at. */
const inDecks = (g: Game, copy: GameState, viewer: PlayerId): readonly Unknown[] =>
  DECKS.flatMap((deck) => {
    const cards = copy.decks[deck];
    const unknown = topSeenBy(g, viewer, deck) === null ? cards : cards.slice(0, -1);
    return unknown.map((card, at) => ({
      card,
      put: (other) => {
        cards[at] = other;
      },
    }));
  });

/** Whether this viewer knows a card that not everybody may see. */
const knows = (g: Game, viewer: PlayerId, id: ObjectId): boolean => {
  const object = g.state.objects[id];
  if (object === undefined || !isHidden(object)) return true;
  if (object.shownTo === viewer) return true;
  return (
    object.zone === 'hand' &&
    object.controller !== null &&
    (object.controller === viewer || isHandOpen(g, object.controller)) // LOOT-02
  );
};

/** The objects whose card this viewer does not know, in the order in which they became what they are. */
const amongObjects = (g: Game, copy: GameState, viewer: PlayerId): readonly Unknown[] =>
  Object.values(copy.objects)
    .filter(({ id }) => !knows(g, viewer, id))
    .toSorted((a, b) => a.entered - b.entered)
    .map((object: Writable<(typeof copy.objects)[ObjectId]>) => ({
      card: object.card,
      put: (other) => {
        object.card = other;
      },
    }));

/**
 * Deals the cards that lie in unknown places to these places anew: each card to one for cards with the same back. Which lay
 * where makes no difference, as they are sorted first.
 */
const dealAnew = (g: Game, places: readonly Unknown[], name: string): void => {
  const byBack = new Map<CardType, Unknown[]>();
  for (const place of places) {
    const { type } = g.card(place.card);
    const alike = byBack.get(type);
    if (alike === undefined) byBack.set(type, [place]);
    else alike.push(place);
  }
  for (const [type, alike] of byBack) {
    const cards = shuffledBy(`${name}/${type}`, alike.map(({ card }) => card).toSorted());
    for (const [at, place] of alike.entries()) place.put(cards[at] ?? place.card);
  }
};

/** What players keep to themselves besides cards: what others have looked at and which orders they have given is forgotten. */
const forgetOthers = ({ memory }: GameState, viewer: PlayerId): void => {
  memory.orders = Object.fromEntries(Object.entries(memory.orders).filter(([key]) => key.startsWith(`${viewer} `)));
  const own = memory.sights[viewer];
  memory.sights = own === undefined ? {} : { [viewer]: own };
};

/**
 * The game as this player may imagine it, to play on and throw away: hands of others, decks and chance are drawn anew from what the player
 * may not know, by this seed alone. What really lies there makes no difference to it. Null where nobody has priority: there
 * a question waits in the middle of what a rule does with cards that it has seen already.
 */
export const sample = (session: Session, viewer: PlayerId, seed: string): Session | null => {
  const inside = insidesOf(session);
  if (!isBetween(inside)) return null;
  const { game, state } = inside;
  const copy: Writable<GameState> = copyOf(state);
  dealAnew(game, [...inDecks(game, copy, viewer), ...amongObjects(game, copy, viewer)], seed);
  if (copy.startingItems !== undefined)
    copy.startingItems = shuffledBy(`${seed}/startingItems`, copy.startingItems.toSorted()); // VAR-05
  forgetOthers(copy, viewer);
  copy.seed = `sample ${seed}`;
  copy.draws = 0;
  return sessionWith(lightly(inside, copy));
};
