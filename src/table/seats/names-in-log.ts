import type { LogEntry } from '../../engine/index.js';
import { withPromises } from '../barter/offers.js';
import type { TableData } from '../record/data.js';

/**
 * A log with what the table keeps for it: promises in own words, and the names of those who have left or given up, whose
 * seats may be somebody else's by now.
 */
export const withNames = (entries: readonly LogEntry[], data: TableData): readonly LogEntry[] =>
  withPromises(entries, data).map((entry) => {
    const former = data.social.former.find(({ line }) => line === entry.id);
    return former === undefined ? entry : { ...entry, line: { ...entry.line, words: former.name } };
  });
