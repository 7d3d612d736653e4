import { sentence } from '../../cards/sentences.js';
import { logSentences, type LogParts } from '../../game/log.js';
import { DEEDS } from '../cards/deeds.js';
import { FATEFUL } from './log-events.js';
import { englishParts } from './log-parts.js';
import { REMARKS } from './log-remarks.js';

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = logSentences<LogParts>({
  parts: englishParts,
  fateful: FATEFUL,
  deeds: DEEDS,
  remarks: REMARKS,
  sentence,
});
