import type { StateEventSentences } from '../../game/log.js';
import { DEGAT, counted } from '../cards/nouns.js';
import type { FrenchParts } from '../cards/event-phrases.js';

/** What events of rolls, damage, death and turns say in the log. */
export const STATE_EVENT_SENTENCES: StateEventSentences<FrenchParts> = {
  rollMade: ({ who, amount, from }) => `${who} fait un ${amount}${from}`,
  damage: ({ what, amount, combat, from }) => `${what} subit ${counted(amount, DEGAT)}${combat}${from}`,
  dies: ({ what, detail }) => (detail === 'destroyed' ? '' : `${what} meurt`),
  preventDeath: ({ ofWhat, from }) => `la mort ${ofWhat} est prévenue${from}`,
  endTurn: ({ from }) => `le tour se termine aussitôt${from}`,
};
