import { doubled } from '../../vocabulary/index.js';
import type { EventOf, Game } from '../../state/index.js';

/** Loot on the stack has everything countable of its effect doubled from now on, and never a second time (BLANK-00). */
export const doubleLoot = (g: Game, e: EventOf<'double'>): EventOf<'double'> | null => {
  const at = g.state.stack.findIndex(({ id }) => id === e.object);
  const item = g.state.stack[at];
  if (item?.kind !== 'loot' || item.doubled === true) return null; // BLANK-00
  g.state.stack[at] = { ...item, effect: doubled(item.effect), doubled: true }; // BLANK-00
  return e;
};
