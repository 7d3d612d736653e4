import { combatantIn, type Ref, type View } from '../../../engine/index.js';
import type { Names } from '../../../text/index.js';

/** One that an attack is on, as it is shown: a monster, an item, a room, a player. */
interface Attacked {
  readonly name: string;
  readonly dc: number | null;
  readonly atk: number | null;
}

/** The player, or the card in play, with this id; null for anything else. */
export const attackedIn = (view: View, ref: Ref | null | undefined, names: Names): Attacked | null => {
  const found = combatantIn(view, ref);
  if (found === null) return null;
  const name = 'card' in found ? names.card(found.card) : names.player(found.id);
  return { name, dc: found.dc, atk: found.atk };
};
