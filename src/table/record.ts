import { z } from 'zod';
import { load, save, type Resources, type SavedGame, type Session } from '../engine/index.js';
import type { StoredTable } from './game-store.js';
import { PROMISES, type TableData } from './types.js';

/** A stored table that this program did not write, or cannot read any more. */
export class ForeignRecord extends Error {
  override readonly name = 'ForeignRecord';
}

const player = z.templateLiteral(['p', z.int()]);
const draw = z.object({
  purpose: z.enum(['die', 'shuffle', 'deal', 'first', 'random']),
  range: z.int(),
  result: z.int(),
});
const opening = z.object({ drawn: z.array(draw), entries: z.string(), seen: z.boolean() });
const aside = z.discriminatedUnion('does', [
  z.object({ does: z.literal('giveCoins'), from: player, to: player, amount: z.int() }),
  z.object({ does: z.literal('forgetOrder'), player, order: z.string() }),
]);
const answer = z.union([
  opening.extend({
    player,
    key: z.string(),
    chose: z.array(z.object({ id: z.string(), meaning: z.looseObject({ kind: z.string() }) })),
  }),
  opening.extend({ aside }),
]);
const id = z.string().nullable();
const seat = z.object({
  player,
  name: z.string(),
  user: z.string().nullable(),
  computer: z.enum(['random', 'simple']).nullable(),
  order: z.enum(['concerns', 'always']),
  holdPriority: z.boolean(),
  passing: z
    .object({ during: z.enum(['attack', 'turn']), turn: z.int(), attack: z.int() })
    .nullable()
    .default(null),
  since: z.string().optional(),
});
const table = z.object({
  phase: z.enum(['lobby', 'playing', 'over']),
  game: z.string(),
  host: z.string(),
  souls: z.int(),
  language: z.enum(['en', 'fr']),
  picture: z.boolean().default(true),
  options: z
    .object({
      first: player.nullable().default(null),
      bonusSouls: z.boolean().default(true),
      takeBack: z.boolean().default(true),
      thread: z.boolean().default(false),
      banned: z.array(z.string()).default([]),
      mustHave: z.array(z.string()).default([]),
    })
    .prefault({}),
  upkeep: z
    .object({
      server: id.default(null),
      touched: z.number().nullable().default(null),
      idleHours: z.number().nullable().default(null),
      moved: z.object({ to: z.string(), arrived: z.boolean() }).nullable().default(null),
      origin: z.object({ channel: z.string(), message: z.string() }).nullable().default(null),
    })
    .prefault({}),
  seats: z.array(seat),
  window: z
    .object({
      id: z.string(),
      asked: z.array(player),
      sealed: z.array(player),
      held: z.array(player).default([]),
      waits: z.array(player).default([]),
    })
    .nullable(),
  sealedChoice: z
    .object({ player, key: z.enum(['attack.target', 'purchase.choice']), option: z.string(), condition: z.string() })
    .nullable(),
  acted: player.nullable(),
  offers: z
    .array(
      z.object({
        id: z.string(),
        from: player,
        to: player,
        payer: player,
        amount: z.int(),
        favour: z.string(),
        promise: z
          .object({ say: z.enum(PROMISES), card: z.string().nullable(), amount: z.int().nullable() })
          .nullable()
          .default(null),
        holds: z.string().nullable(),
      }),
    )
    .default([]),
  invitations: z.array(z.object({ id: z.string(), player, user: z.string() })).default([]),
  promises: z.array(z.object({ offer: z.string(), by: player, user: id, words: z.string() })).default([]),
  asides: z.array(aside).default([]),
  messages: z.object({
    board: id,
    former: z.object({ message: z.string(), told: z.boolean() }).nullable().default(null),
    ping: id,
    pingWindow: id,
    offers: z.record(z.string(), z.string()).default({}),
    hands: z.record(z.string(), z.object({ channel: z.string(), message: z.string() })).default({}),
  }),
  seedHash: z.string().nullable(),
  rematchBy: z.string().optional(),
});
const progress = z.object({
  opening,
  answers: z.array(answer),
  points: z.array(z.int()),
  pointsOf: player.nullable(),
  skipped: z.int(),
  branch: z.int(),
  /** Whether the stored past still counts: an answer in the middle of a transition can put an end to taking back. */
  past: z.boolean(),
});
const answersPart = z.object({ format: z.literal(1), table, game: progress.nullable() });
/** A state stands in the record as it is and not as a quoted text, which would be longer and slower to write. */
const stateText = z
  .custom<object>((value) => typeof value === 'object' && value !== null)
  .transform((state) => JSON.stringify(state));
const checkpointPart = z.object({
  format: z.literal(1),
  checkpoint: stateText,
  past: z.array(z.object({ checkpoint: stateText, opening, answers: z.array(answer), points: z.array(z.int()) })),
});

/** A stored table, read: its texts (DESIGN section 5), and what they say. */
export interface Record extends StoredTable {
  readonly data: TableData;
  readonly saved: SavedGame | null;
}

const sameTransition = (saved: SavedGame, before: SavedGame): boolean =>
  saved.checkpoint === before.checkpoint && (saved.past.length === 0 || saved.past.length === before.past.length);

/** The text with the whole states, which are JSON already: the session's checkpoint, and those that can be taken back to. */
export const checkpointText = ({ format, checkpoint, past }: SavedGame): string => {
  const before = past.map(
    ({ checkpoint: state, opening: came, answers, points }) =>
      `{"checkpoint":${state},"opening":${JSON.stringify(came)},"answers":${JSON.stringify(answers)},"points":${JSON.stringify(points)}}`,
  );
  return `{"format":${format},"checkpoint":${checkpoint},"past":[${before.join(',')}]}`;
};

/** A table as it is stored. The checkpoint's text stays as it was for as long as no transition is completed. */
export const written = (data: TableData, session: Session | null, before: Record | null): Omit<Record, 'revision'> => {
  if (session === null)
    return { checkpoint: '', answers: JSON.stringify({ format: 1, table: data, game: null }), data, saved: null };
  const saved = save(session);
  const { checkpoint: _, past, format, ...rest } = saved;
  const unchanged = before !== null && before.saved !== null && sameTransition(saved, before.saved);
  return {
    checkpoint: unchanged ? before.checkpoint : checkpointText(saved),
    answers: JSON.stringify({ format, table: data, game: { ...rest, past: past.length > 0 } }),
    data,
    saved,
  };
};

const parsed = <T>(schema: z.ZodType<T>, text: string): T => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ForeignRecord('The stored table is not JSON: another program wrote it.');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new ForeignRecord(`The stored table is not one of this version: "${where}" does not fit.`);
};

/** Reads a stored table. Throws `ForeignRecord` when it is not one of ours; the message holds nothing hidden. */
export const read = (stored: StoredTable): Record => {
  const { game, table: data } = parsed(answersPart, stored.answers);
  const record = { ...stored, data: data as TableData };
  if (game === null) return { ...record, saved: null };
  const { past: counts, ...rest } = game;
  const { checkpoint, past, format } = parsed(checkpointPart, stored.checkpoint);
  return { ...record, saved: { ...rest, format, checkpoint, past: counts ? past : [] } as SavedGame };
};

/**
 * A session of its own on a record: what is done to it changes no other. Null in the lobby.
 * Throws `ForeignRecord` when this program cannot go on with it; the error of a parser, which quotes the text, is left out.
 */
export const sessionOf = ({ saved }: Record, resources: Resources): Session | null => {
  if (saved === null) return null;
  try {
    return load(saved, resources).session;
  } catch (cause) {
    const message = 'The stored game cannot be gone on with: this version does not understand it.';
    throw cause instanceof SyntaxError ? new ForeignRecord(message) : new ForeignRecord(message, { cause });
  }
};
