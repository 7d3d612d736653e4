import { lettersOf, type SectionId } from '../../../rulebook/index.js';
import { publicView, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../format/ids.js';
import { button } from '../../format/payload.js';
import { namesOf } from '../../format/seat-names.js';
import type { Now } from '../../lookup/reader.js';
import { nextOf } from '../../messages/board/next.js';

/** Sections about what may be answered, and by whom. */
const ANSWERING: ReadonlySet<string> = new Set<SectionId>([
  'the-stack',
  'priority',
  'who-has-priority-first',
  'cancelling',
  'rolls-changed',
  'damage-or-death-prevented',
  'saved-from-death',
]);

/** A question about what is going on at a table, with what it calls "this" or "it": the top of the stack. */
interface AboutNow extends Now {
  readonly query: string;
}

/** What a table waits for, for a question about that; null where nothing is going on, or the question is about something else. */
export const nowAt = (table: Table | null, query: string, w: Words): AboutNow | null => {
  const view = table === null || table.data.phase !== 'playing' ? null : publicView(table);
  if (table === null || view === null) return null;
  const next = nextOf(view, w, namesOf(table, w, 'markdown'));
  const words = lettersOf(query).split(' ');
  if (next === null || !words.some((word) => w.lookup.now.words.includes(word))) return null;
  const meant = w.lookup.now.meant[next.is];
  return {
    lineFor: (section) => w.lookup.now.line(next, ANSWERING.has(section)),
    query: words.includes(meant) ? query : `${query} ${meant}`.trim(),
    why: button(formatId({ game: table.data.game, window: '', verb: 'why', arg: '' }), w.lookup.now.why),
  };
};
