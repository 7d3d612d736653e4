import type { Ref } from '../vocabulary/index.js';
import type { ObjectView } from '../state/index.js';
import type { PlayerView, View } from './view-parts.js';

/** What may be one side of a fight: a player, the top of a slot, something that a player controls; null for the rest. */
export const combatantIn = (view: View, ref: Ref | null | undefined): ObjectView | PlayerView | null => {
  const slots = [...view.monsters, ...view.rooms, ...view.shop].flatMap(({ top }) => top ?? []);
  const owned = view.players.flatMap(({ items, soulCards, curses }) => [...items, ...soulCards, ...curses]);
  return [...view.players, ...slots, ...owned].find(({ id }) => id === ref) ?? null;
};
