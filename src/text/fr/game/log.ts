import { sentence } from '../../cards/sentences.js';
import { logSentences } from '../../game/log.js';
import { typo } from '../cards/typography.js';
import { EVENTS } from './log-events.js';
import { frenchParts, type FrenchParts } from './log-parts.js';
import { REMARKS } from './log-remarks.js';

/** A sentence of the log; empty when the line tells nothing to people. */
export const logLine = logSentences<FrenchParts>({
  parts: frenchParts,
  events: EVENTS,
  remarks: REMARKS,
  sentence: (text) => typo(sentence(text)),
});
