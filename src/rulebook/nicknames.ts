import type { CardId } from '../../cards/index.js';

/** What players call cards besides their names. */
export const NICKNAMES: Readonly<Record<CardId, readonly string[]>> = {
  maggy: ['Magdalene', 'Madeleine', 'Mag'],
};
