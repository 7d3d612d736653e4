import { lettersOf, type SectionId } from '../../../rulebook/index.js';
import { publicView } from '../../../table/index.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { formatId } from '../../protocol/ids.js';
import { button } from '../../protocol/payload.js';
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

/**
 * What the table in a channel waits for, for a question about that; null where nothing is going on, where the question is about
 * something else, and while the store does not answer.
 */
export const nowFor = async (
  { tables, log }: Pick<BotServices, 'tables' | 'log'>,
  { channel, w }: Pick<Actor, 'channel' | 'w'>,
  query: string,
): Promise<AboutNow | null> => {
  const words = lettersOf(query).split(' ');
  if (!words.some((word) => w.lookup.now.words.includes(word))) return null;
  const table = await tables.table(channel).catch((err: unknown) => {
    log.warn({ err }, 'the table that a question is about could not be read');
    return null;
  });
  const view = table?.data.phase === 'playing' ? publicView(table) : null;
  if (table === null || view === null) return null;
  const next = nextOf(view, w, namesOf(table, w, 'markdown'));
  if (next === null) return null;
  const meant = w.lookup.now.meant[next.is];
  return {
    lineFor: (section) => w.lookup.now.line(next, ANSWERING.has(section)),
    query: words.includes(meant) ? query : `${query} ${meant}`.trim(),
    why: button(formatId({ game: table.data.game.id, window: '', verb: 'why', arg: '' }), w.lookup.now.why),
  };
};
