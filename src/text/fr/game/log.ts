import { sentence } from '../../cards/sentences.js';
import { logSentences } from '../../game/log.js';
import { EVENT_PHRASES, type FrenchParts } from '../cards/event-phrases.js';
import { STATE_EVENT_SENTENCES } from './log-events.js';
import { frenchParts } from './log-parts.js';
import { REMARKS } from './log-remarks.js';

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = logSentences<FrenchParts>({
  parts: frenchParts,
  stateEvents: STATE_EVENT_SENTENCES,
  phrases: EVENT_PHRASES,
  remarks: REMARKS,
  sentence,
});
