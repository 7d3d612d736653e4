import type { StoredTable } from '../../table/index.js';
import { unpackText } from '../record.js';
import { readBackup, type Counts } from './file.js';
import type { TablePiece } from './pieces.js';

/** What a backup holds, and which of its tables this version cannot go on with. */
interface Checked extends Counts {
  readonly unreadable: readonly { readonly channel: string; readonly why: string }[];
}

/** Why this version cannot go on with a stored table, in a sentence; null when it can. */
type Judge = (stored: StoredTable) => string | null;

/**
 * Reads a whole backup, every table of it, and changes nothing.
 * @throws BackupDamaged
 */
export async function checkBackup(file: string, judge: Judge): Promise<Checked> {
  const unreadable: { readonly channel: string; readonly why: string }[] = [];
  const pieces = readBackup(file);
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) return { ...next.value, unreadable };
    if (next.value.is !== 'table') continue;
    const why = whyUnreadable(next.value, judge);
    if (why !== null) unreadable.push({ channel: next.value.channel, why });
  }
}

function whyUnreadable(table: TablePiece, judge: Judge): string | null {
  const text = (packed: string): string => unpackText(Buffer.from(packed, 'base64'));
  try {
    table.history.forEach(text);
    const checkpoint = table.checkpoint === null ? '' : text(table.checkpoint);
    return judge({ revision: table.revision, checkpoint, answers: text(table.answers) });
  } catch {
    return 'It was damaged in the store that the backup was made of.';
  }
}
