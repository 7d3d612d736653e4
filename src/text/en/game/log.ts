import { sentence } from '../../cards/sentences.js';
import { logSentences, type LogParts } from '../../game/log.js';
import { EVENT_PHRASES } from '../cards/event-phrases.js';
import { STATE_EVENT_SENTENCES } from './log-events.js';
import { englishParts } from './log-parts.js';
import { REMARKS } from './log-remarks.js';

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = logSentences<LogParts>({
  parts: englishParts,
  stateEvents: STATE_EVENT_SENTENCES,
  phrases: EVENT_PHRASES,
  remarks: REMARKS,
  sentence,
});
