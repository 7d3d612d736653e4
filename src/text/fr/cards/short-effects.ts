import { shortEffects } from '../../cards/short-effects.js';
import { bareContext } from './abilities.js';
import { effectClause } from './effects.js';
import { modesText } from './modes.js';

/** Effects in a line that has named their targets, as they are offered, and as they stand on the stack. */
export const { shortEffect, offeredEffect, stackEffect } = shortEffects({
  bareContext,
  effectClause,
  modesText,
  becomes: { trinket: 'elle devient un objet', ambush: 'elle devient un monstre à attaquer' },
});
