import type { StateEventSentences, LogParts } from '../../game/log.js';

/** What events of rolls, damage, death and turns say in the log. */
export const STATE_EVENT_SENTENCES: StateEventSentences<LogParts> = {
  rollMade: ({ who, amount, from }) => `${who} rolls ${amount}${from}`,
  damage: ({ what, amount, combat, from }) => `${what} takes ${amount} ${combat}damage${from}`,
  dies: ({ what, detail }) => (detail === 'destroyed' ? '' : `${what} dies`),
  preventDeath: ({ what, from }) => `the death of ${what} is prevented${from}`,
  endTurn: ({ from }) => `the turn ends at once${from}`,
};
