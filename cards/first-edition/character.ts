import { lootPlay, tap, type Former } from '../../src/engine/vocabulary/index.js';

export const formerCharacters: Former = {
  /** The rulebook of today lets him go first; his card of then does not. */
  cain: { abilities: [tap(lootPlay(1))] },
};
