import { you } from '../selectors.js';
import type { Effect, PlayCost, Selector } from '../words.js';

/** Words by which an effect has somebody play loot or activate something. */
export interface PlayingWords {
  /** Plays these loot cards at once, whoever has priority (LOOT-06). */
  readonly play: { readonly by: Selector; readonly what: Selector; readonly cost: PlayCost };
  /** A copy of a loot card waits for each of them to be played this turn (COPY-10). */
  readonly playCopy: { readonly by: Selector; readonly of: Selector; readonly cost: PlayCost };
  /** Who controls each of them must activate an ability of it, if able; `by` chooses which (ABIL-02). */
  readonly forceActivate: { readonly by: Selector; readonly what: Selector };
}

/** Of each of these an ability, chosen by who says so, is activated by who controls it, if it can be. */
export const forceActivate = (what: Selector): Effect => ({ do: 'forceActivate', by: you, what });
/** Plays loot cards while this resolves; it still takes a loot play (LOOT-06). */
export const play = (what: Selector, by: Selector = you): Effect => ({ do: 'play', by, what, cost: 'lootPlay' });
/** The same without using a loot play (LOOT-07). */
export const playFreely = (what: Selector, by: Selector = you): Effect => ({ do: 'play', by, what, cost: 'nothing' });
/** This turn each of them may play a copy of a loot card, without using a loot play (COPY-10). */
export const playCopyFreely = (of: Selector, by: Selector = you): Effect => ({
  do: 'playCopy',
  by,
  of,
  cost: 'nothing',
});
/** The same for a loot play (COPY-10). */
export const playCopy = (of: Selector, by: Selector = you): Effect => ({
  do: 'playCopy',
  by,
  of,
  cost: 'lootPlay',
});
