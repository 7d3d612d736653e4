import type { CardId, Deck, PlayerId } from '../../vocabulary/index.js';
import { DECKS, objectOf, takenUpFrom, type Game } from '../../state/index.js';
import { activeModifiers, reaches } from './continuous.js';

/** Cards of a deck that somebody sees, the top first. */
interface Sight {
  readonly deck: Deck;
  readonly cards: readonly CardId[];
}

/** Whether an effect has everybody see this hand (LOOT-02). */
export const isHandOpen = (g: Game, player: PlayerId): boolean =>
  activeModifiers(g, 'openHands').some(({ modifier, scope }) => reaches(g, modifier.of, scope, player));

/** How many cards a deck has, those counted that are just being looked at (ZONE-07). */
export const deckSize = (g: Game, deck: Deck): number => g.state.decks[deck].length + takenUpFrom(g, deck).length;

/** Whether a player may always look at the top card of a deck; a spectator may where every player may. */
export const seesTopOf = (g: Game, viewer: PlayerId | null, deck: Deck): boolean => {
  const viewers = viewer === null ? g.state.turnOrder : [viewer];
  const sights = activeModifiers(g, 'seesTop').filter(({ modifier }) => modifier.deck === deck);
  return (
    sights.length > 0 &&
    viewers.every((one) => sights.some(({ modifier, scope }) => reaches(g, modifier.by, scope, one)))
  );
};

/** The top card of a deck, which may just be looked at or lie open (ZONE-07). */
const topOf = (g: Game, deck: Deck): CardId | undefined => {
  const [taken] = takenUpFrom(g, deck);
  return taken === undefined ? g.state.decks[deck].at(-1) : objectOf(g.state, taken).card;
};

/** Cards of a deck that are looked at or revealed just now, as far as this viewer sees them. */
const shownOf = (g: Game, viewer: PlayerId | null, deck: Deck): readonly CardId[] =>
  takenUpFrom(g, deck).flatMap((id) => {
    const { shownTo, card } = objectOf(g.state, id);
    return shownTo === 'all' || (viewer !== null && shownTo === viewer) ? [card] : [];
  });

/** The top card of a deck, for who may always look at it; nobody sees it while cards of the deck are shown to them. */
export const topSeenBy = (g: Game, viewer: PlayerId | null, deck: Deck): CardId | null => {
  const top = topOf(g, deck);
  const isSeen = top !== undefined && shownOf(g, viewer, deck).length === 0 && seesTopOf(g, viewer, deck);
  return isSeen ? top : null;
};

/** The cards of decks that a viewer may see now: looked at, revealed, or on top for a player who may always look. */
export const sightsOf = (g: Game, viewer: PlayerId | null): readonly Sight[] =>
  DECKS.flatMap((deck) => {
    const top = topSeenBy(g, viewer, deck);
    const cards = top === null ? shownOf(g, viewer, deck) : [top];
    return cards.length === 0 ? [] : [{ deck, cards }];
  });

/** A top card that a player sees for the first time is a hidden card seen: nothing before it can be taken back. */
export const noteSights = (g: Game): void => {
  if (activeModifiers(g, 'seesTop').length === 0) return;
  for (const player of g.state.turnOrder) {
    const sights = sightsOf(g, player);
    const now = sights.flatMap(({ cards }) => cards);
    const before = g.state.memory.sights[player] ?? [];
    if (now.join() === before.join()) continue;
    for (const { deck } of sights) g.seen(deck);
    g.state.memory.sights[player] = now;
  }
};
