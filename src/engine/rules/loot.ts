import type { CardId } from '../vocabulary/index.js';
import { isObjectId, move, objectOf, place, event, type Game, type GameEvent, type Gen } from '../state/index.js';
import { takeTop } from './slots.js';

/** Draws one card after another; only the owner learns which (LOOT-01, LOOT-02). */
export const lootCards = (g: Game, e: GameEvent): GameEvent | null => {
  if (e.player === null) return null;
  const drawn: CardId[] = [];
  for (let n = 0; n < e.amount; n += 1) {
    const card = takeTop(g, 'loot'); // LOOT-01
    if (card === null) break; // DEC-10
    place(g.state, card, { to: 'hand', player: e.player });
    drawn.push(card);
  }
  if (drawn.length === 0) return null;
  g.log({ say: 'drew', player: e.player, cards: drawn }, [e.player]); // LOOT-02
  return { ...e, amount: drawn.length };
};

/** A loot card of a hand goes face up on its discard (DISC-01). */
export const discardLoot = (g: Game, e: GameEvent): GameEvent | null => {
  if (e.object === null || !isObjectId(e.object) || objectOf(g.state, e.object).zone !== 'hand') return null;
  const id = move(g.state, e.object, { to: 'discard', deck: 'loot' });
  return id === null ? null : { ...e, object: id };
};

/** Cards from the treasure deck's top straight into play, one at a time (ITEM-02, GAIN-02). */
export function* gainTreasure(g: Game, e: GameEvent): Gen<GameEvent | null> {
  if (e.player === null) return null;
  let gained = 0;
  for (let n = 0; n < e.amount; n += 1) {
    const card = takeTop(g, 'treasure');
    if (card === null) break; // DEC-10
    const { id } = place(g.state, card, { to: 'area', player: e.player, role: 'item' });
    yield* g.perform(event('enterPlay', { object: id, player: e.player })); // ITEM-02
    yield* g.perform(
      event('gainItem', { object: id, player: e.player, detail: e.detail === 'purchase' ? 'purchase' : 'treasure' }),
    ); // GAIN-11
    gained += 1;
  }
  return gained === 0 ? null : { ...e, amount: gained };
}
