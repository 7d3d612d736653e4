import type { View } from '../../engine/index.js';
import type { Names } from '../../text/index.js';

/** One that an attack is on, as it is shown: a monster, an item, a room, a player. */
export interface Attacked {
  readonly name: string;
  readonly dc: number | null;
  readonly atk: number | null;
}

/** The player, or the card in play, with this id; null for anything else. */
export const attackedIn = (view: View, ref: string | null | undefined, names: Names): Attacked | null => {
  const player = view.players.find(({ id }) => id === ref);
  if (player !== undefined) return { name: names.player(player.id), dc: player.dc, atk: player.atk };
  const slots = [...view.monsters, ...view.rooms, ...view.shop].flatMap(({ top }) => top ?? []);
  const owned = view.players.flatMap(({ items, soulCards }) => [...items, ...soulCards]);
  const object = [...slots, ...owned].find(({ id }) => id === ref);
  return object === undefined ? null : { name: names.card(object.card), dc: object.dc, atk: object.atk };
};
