import { lootPlay, tap } from '../../src/engine/vocabulary/index.js';
import type { Former } from './former.js';

export const formerCharacters: Former = {
  /** The rulebook of today lets him go first; his card of then does not. */
  cain: { abilities: [tap(lootPlay(1))] },
};
