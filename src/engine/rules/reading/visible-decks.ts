import type { CardId, Deck, PlayerId } from '../../vocabulary/index.js';
import { DECKS, objectOf, takenUpFrom, type Game } from '../../state/index.js';
import { activeModifiers, reaches } from './continuous.js';

/** Cards of a deck that somebody sees, the top first. */
interface Sight {
  readonly deck: Deck;
  readonly cards: readonly CardId[];
}

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

/** The cards of decks that a viewer may see now: looked at, revealed, or on top for a player who may always look. */
export const sightsOf = (g: Game, viewer: PlayerId | null): readonly Sight[] =>
  DECKS.flatMap((deck) => {
    const taken = takenUpFrom(g, deck).filter((id) => {
      const { shownTo } = objectOf(g.state, id);
      return shownTo === 'all' || (viewer !== null && shownTo === viewer);
    });
    const cards = taken.map((id) => objectOf(g.state, id).card);
    const top = topOf(g, deck);
    if (cards.length === 0 && top !== undefined && seesTopOf(g, viewer, deck)) cards.push(top);
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
