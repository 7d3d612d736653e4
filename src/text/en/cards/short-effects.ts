import { shortEffects } from '../../cards/short-effects.js';
import { bareContext } from './abilities.js';
import { effectClause } from './effects.js';
import { modesText } from './modes.js';

/** Effects in a line that has named their targets, as they are offered, and as they stand on the stack. */
export const { shortEffect, offeredEffect, stackEffect } = shortEffects({
  bareContext,
  effectClause,
  modesText,
  becomes: { trinket: 'it becomes an item', ambush: 'it becomes a monster that must be attacked' },
});
