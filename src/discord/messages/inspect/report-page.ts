import type { CardId, LogEntry } from '../../../engine/index.js';
import { progressOf, publicView, seatOf, viewOf, type Table } from '../../../table/index.js';
import { knownCard, type Words } from '../../../text/index.js';
import { clip, LIMITS, message, type Payload } from '../../protocol/payload.js';

const COLOUR = 0x2f4f6f;

/** What a report of a card is made of. */
interface Report {
  readonly table: Table;
  /** Who reports it. */
  readonly user: string;
  readonly card: CardId;
  /** The newest lines of the log, as they may read it. */
  readonly entries: readonly LogEntry[];
  /** The version of the program. */
  readonly version: string;
}

/**
 * The position as this person sees it, as a file for whoever looks after the cards: nothing in it is hidden from them.
 * Null for a card that nobody knows, and before the game.
 */
export const reportMessage = ({ table, user, card, entries, version }: Report, w: Words): Payload | null => {
  const known = knownCard(card);
  const view = viewOf(table, user) ?? publicView(table);
  if (known === null || view === null) return null;
  const text = JSON.stringify(
    {
      format: 1,
      version,
      card: { id: known.id, name: { en: known.en, fr: known.fr }, set: known.set },
      game: table.data.game.id,
      progress: progressOf(table),
      seenBy: seatOf(table, user)?.player ?? null,
      options: table.data.game.options,
      view,
      log: entries.map(({ id, line }) => ({ id, ...line })),
    },
    null,
    2,
  );
  const { report } = w.inspect;
  return message({
    embeds: [
      {
        title: clip(report.title(known[w.language]), LIMITS.title),
        description: clip(report.about(seatOf(table, user) !== null), LIMITS.description),
        color: COLOUR,
      },
    ],
    files: [
      {
        name: `four-souls-${table.data.game.id}-${card}.json`,
        data: Buffer.from(text),
        alt: clip(report.title(known[w.language]), LIMITS.description),
      },
    ],
  });
};
