import type { Ref } from '../vocabulary/index.js';
import { isDeckRef, isObjectId, isPlayerId, deckOf, type GameObject, type GameState } from './state.js';
import type { Game, Named } from './game.js';

/** A card that not everybody may see: of a hand, or of a deck that is looked at. */
export const isHidden = ({ zone, shownTo }: GameObject): boolean =>
  zone === 'hand' || (zone === 'deck' && shownTo !== 'all');

/** A name for the log that outlives what it names; null for what must not be named, such as a card of a hand (LOOT-02). */
export const nameOf = (state: GameState, ref: Ref): Named | null => {
  if (isPlayerId(ref)) return { player: ref };
  if (isDeckRef(ref)) return { deck: deckOf(ref) };
  if (isObjectId(ref)) {
    const object = state.objects[ref];
    if (object === undefined || isHidden(object)) return null; // LOOT-02, ZONE-07
    return object.controller === null ? { card: object.card } : { card: object.card, owner: object.controller };
  }
  const item = state.stack.find((candidate) => candidate.id === ref);
  if (item === undefined) return null;
  if (item.card !== null) return { card: item.card };
  return item.kind === 'roll' || item.kind === 'damage' || item.kind === 'death' ? { on: item.kind } : null;
};

/** So many of them by recorded draws, told to all where they are public (DEC-15). */
export const pickAtRandom = (g: Game, from: readonly Ref[], count: number): readonly Ref[] => {
  const rest = [...from];
  const picked: Ref[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(g.draw('random', rest.length), 1)); // DEC-15
  for (const ref of picked) {
    const object = nameOf(g.state, ref);
    if (object !== null) g.log({ say: 'atRandom', object });
  }
  return picked;
};
