import type { CardId, PlayerId } from '../vocabulary/index.js';
import {
  isObjectId,
  move,
  objectOf,
  place,
  playerOf,
  event,
  type Game,
  type GameEvent,
  type Gen,
} from '../state/index.js';
import { allowance } from './continuous.js';
import { takeTop } from './slots.js';

/** From the top of the discard, where everybody sees which; as many as there are. */
const lootFromDiscard = (g: Game, e: GameEvent, player: PlayerId): GameEvent | null => {
  const taken = g.state.discards.loot.slice(-e.amount).toReversed();
  if (e.amount < 1 || taken.length === 0) return null;
  g.log({ say: 'tookFromDiscard', player, cards: taken.map((id) => objectOf(g.state, id).card) });
  for (const id of taken) move(g.state, id, { to: 'hand', player });
  return { ...e, amount: taken.length };
};

/** Draws one card after another; only the owner learns which (LOOT-01, LOOT-02). */
export const lootCards = (g: Game, e: GameEvent): GameEvent | null => {
  if (e.player === null) return null;
  if (e.fromDiscard) return lootFromDiscard(g, e, e.player);
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

/** What items allow the active player beyond the one of the turn, from the action phase on, and is not used up (LOOT-08). */
const allowanceLeft = (g: Game, player: PlayerId): number => {
  const { active, phase, allowedLoots } = g.state.turn;
  if (active !== player || phase === 'start') return 0; // TURN-06
  return Math.max(0, allowance(g, 'lootPlays', player) - allowedLoots); // LOOT-08
};

/** How many loot cards the player may still play this turn (LOOT-08). */
export const lootPlaysLeft = (g: Game, player: PlayerId): number =>
  playerOf(g.state, player).lootPlays + allowanceLeft(g, player); // LOOT-08

/** A loot card is being played: what lasts only as long as an item goes first (LOOT-03). */
export const spendLootPlay = (g: Game, player: PlayerId): void => {
  if (allowanceLeft(g, player) > 0) g.state.turn.allowedLoots += 1; // LOOT-08
  else playerOf(g.state, player).lootPlays -= 1; // LOOT-03
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
