import { z } from 'zod';

/** Bytes as a store keeps them, as text. */
const bytes = z.base64();
const pairs = z.array(z.tuple([z.string(), z.string()]));

const table = z.object({
  is: z.literal('table'),
  channel: z.string(),
  revision: z.int().positive(),
  /** Empty when an older version wrote it. */
  id: z.string(),
  ended: z.boolean(),
  answers: bytes,
  checkpoint: bytes.nullable(),
  history: z.array(bytes),
  /** No more of the history is kept. */
  historyIsFull: z.boolean(),
  /** Id and text of each line of the log. */
  entries: pairs,
  outbox: pairs,
  /** User and text of each. */
  drafts: pairs,
  /** Milliseconds since 1970. */
  wake: z.number().nullable(),
  deliverBy: z.number().nullable(),
});
const owned = { id: z.string(), text: z.string() };

/** A part of a backup: all that a store holds of one channel, user or server, or the total downtime, when no process ran (ms). */
export const piece = z.discriminatedUnion('is', [
  table,
  z.object({ is: z.literal('user'), ...owned }),
  z.object({ is: z.literal('server'), ...owned }),
  z.object({ is: z.literal('beats'), last: z.number(), lost: z.number() }),
]);

export type Piece = z.output<typeof piece>;
export type TablePiece = z.output<typeof table>;
