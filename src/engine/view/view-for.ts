import type { PlayerId } from '../vocabulary/index.js';
import type { Decision, Game } from '../state/index.js';
import type { View } from './types.js';
import { viewOf } from './view.js';

/** What one viewer of a game may see: a player, or null for a spectator. */
export const viewFor = (
  session: { readonly game: Game; readonly decision: Decision | null },
  viewer: PlayerId | null,
): View => viewOf(session.game, session.decision, viewer);
