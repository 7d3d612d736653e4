import type { CardId, ObjectId, PlayerId } from '../../vocabulary/index.js';
import { move, objectOf, place, playerOf, type EventOf, type Game, type Gen } from '../../state/index.js';
import { allowance } from '../characteristics/continuous.js';
import { takeTop } from '../zones/slots.js';
import { claimBonusSouls } from './souls.js';

/** Loots from the top of the discard, in public; fewer cards if the pile is too small. */
function* lootFromDiscard(g: Game, e: EventOf<'loot'>): Gen<EventOf<'loot'> | null> {
  const { player } = e;
  const taken = g.state.discards.loot.slice(-e.amount).toReversed();
  if (e.amount < 1 || taken.length === 0) return null;
  g.log({ say: 'tookFromDiscard', player, cards: taken.map((id) => objectOf(g.state, id).card) });
  for (const id of taken) {
    move(g.state, id, { to: 'hand', player });
    yield* claimBonusSouls(g); // BSOUL-02
  }
  return { ...e, amount: taken.length };
}

/** Draws one card after another; only the owner learns which (LOOT-01, LOOT-02). */
export function* lootCards(g: Game, e: EventOf<'loot'>): Gen<EventOf<'loot'> | null> {
  if (e.fromDiscard) return yield* lootFromDiscard(g, e);
  const drawn: CardId[] = [];
  for (let n = 0; n < e.amount; n += 1) {
    const card = takeTop(g, 'loot'); // LOOT-01
    if (card === null) break; // DEC-10
    place(g.state, card, { to: 'hand', player: e.player });
    drawn.push(card);
    yield* claimBonusSouls(g); // BSOUL-02
  }
  if (drawn.length === 0) return null;
  g.log({ say: 'drew', player: e.player, cards: drawn }, [e.player]); // LOOT-02
  return { ...e, amount: drawn.length };
}

/** Loot plays that items grant the active player this turn, minus those already used (LOOT-08, DEC-38). */
const allowanceLeft = (g: Game, player: PlayerId): number => {
  const { active, allowedLoots } = g.state.turn;
  if (active !== player) return 0; // DEC-38
  return Math.max(0, allowance(g, 'lootPlays', player) - allowedLoots); // LOOT-08
};

/** How many loot cards the player may still play this turn (LOOT-08). */
export const lootPlaysLeft = (g: Game, player: PlayerId): number =>
  playerOf(g.state, player).lootPlays + allowanceLeft(g, player); // LOOT-08

/** A player may play more loot cards (CHAR-06). */
export const moreLootPlays = (g: Game, e: EventOf<'lootPlay'>): EventOf<'lootPlay'> | null => {
  if (e.amount <= 0) return null;
  playerOf(g.state, e.player).lootPlays += e.amount; // CHAR-06
  return e;
};

/** Uses up one loot play; those granted by items are used up first (LOOT-03). */
export const spendLootPlay = (g: Game, player: PlayerId): void => {
  if (allowanceLeft(g, player) > 0) g.state.turn.allowedLoots += 1; // LOOT-08
  else playerOf(g.state, player).lootPlays -= 1; // LOOT-03
};

/** A loot card of a hand goes face up on its discard (DISC-01). */
export const discardLoot = (g: Game, e: EventOf<'discardLoot'>): EventOf<'discardLoot'> | null => {
  if (objectOf(g.state, e.object).zone !== 'hand') return null;
  const id = move(g.state, e.object, { to: 'discard', deck: 'loot' });
  return id === null ? null : { ...e, object: id };
};

/** Cards from the treasure deck's top straight into play, one at a time (ITEM-02, GAIN-02). */
export function* gainTreasure(g: Game, e: EventOf<'gainTreasure'>): Gen<EventOf<'gainTreasure'> | null> {
  const gained: ObjectId[] = [];
  for (let n = 0; n < e.amount; n += 1) {
    const card = takeTop(g, 'treasure');
    if (card === null) break; // DEC-10
    const { id } = place(g.state, card, { to: 'area', player: e.player, role: 'item' });
    yield* g.perform({ type: 'enterPlay', object: id, player: e.player, slot: null, deactivated: false }); // ITEM-02
    yield* g.perform({
      type: 'gainItem',
      object: id,
      player: e.player,
      source: null,
      how: e.bought ? 'purchase' : 'treasure',
    }); // GAIN-11
    gained.push(id);
  }
  return gained.length === 0 ? null : { ...e, amount: gained.length, gained };
}
