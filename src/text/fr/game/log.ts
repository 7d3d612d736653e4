import { sentence } from '../../cards/sentences.js';
import { logSentences } from '../../game/log.js';
import { DEEDS, type FrenchParts } from '../cards/deeds.js';
import { FATEFUL } from './log-events.js';
import { frenchParts } from './log-parts.js';
import { REMARKS } from './log-remarks.js';

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = logSentences<FrenchParts>({
  parts: frenchParts,
  fateful: FATEFUL,
  deeds: DEEDS,
  remarks: REMARKS,
  sentence,
});
