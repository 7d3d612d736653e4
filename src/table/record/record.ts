import { z } from 'zod';
import {
  load,
  save,
  viewFor,
  type DecisionKey,
  type Meaning,
  type Resources,
  type SavedGame,
  type Session,
  sameTree,
} from '../../engine/index.js';
import type { GameStore, StoredTable } from './game-store.js';
import { tableData, UNPOSTED, type TableData } from './data.js';
import { flatTableData } from './flat-data.js';
import { STOPPED } from './groups/clock.js';
import { social } from './groups/social.js';
import { UNTOUCHED } from './upkeep.js';
import { tableAct, player } from './fields/stored.js';

/** A stored table that this program did not write, or cannot read any more. */
export class ForeignRecord extends Error {
  override readonly name = 'ForeignRecord';
}

const draw = z.object({
  purpose: z.enum(['die', 'shuffle', 'deal', 'first', 'random']),
  range: z.int(),
  result: z.int(),
});
const opening = z.object({ drawn: z.array(draw), entries: z.string(), seen: z.boolean() });
/**
 * Whether a key and a meaning still say something is for the engine to judge when it loads the game
 * (architecture.md#stored-form-of-a-table).
 */
const key = z.custom<DecisionKey>((value) => typeof value === 'string');
const meaning = z.custom<Meaning>((value) => typeof value === 'object' && value !== null && 'kind' in value);
const answer = z.union([
  opening.extend({ player, key, chose: z.array(z.object({ id: z.string(), meaning })) }),
  opening.extend({ aside: tableAct }),
]);
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
/** What a program writes that has the table's data in groups; one that does not know this number refuses the table, in words. */
const FORMAT = 2;
const answersPart = z.discriminatedUnion('format', [
  z.object({ format: z.literal(FORMAT), table: tableData, game: progress.nullable() }),
  z.object({ format: z.literal(1), table: flatTableData, game: progress.nullable() }),
]);
/** A state stands in the record as it is and not as a quoted text, which would be longer and slower to write. */
const stateText = z
  .custom<object>((value) => typeof value === 'object' && value !== null)
  .transform((state) => JSON.stringify(state));
const checkpointPart = z.object({
  format: z.literal(1),
  checkpoint: stateText,
  past: z.array(z.object({ checkpoint: stateText, opening, answers: z.array(answer), points: z.array(z.int()) })),
});

/** A stored table, read: its texts (architecture.md#stored-form-of-a-table), and what they say. */
export interface TableRecord extends StoredTable {
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

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of these differs from nothing, in groups inside them too: what is left out stands there again when it is read. */
const beyond = (nothing: object, group: object): object => {
  const none: Readonly<Record<string, unknown>> = { ...nothing };
  const kept = Object.entries(group).flatMap(([name, value]) => {
    if (sameTree(value, none[name])) return [];
    return [[name, isGroup(value) && isGroup(none[name]) ? beyond(none[name], value) : value]];
  });
  return Object.fromEntries(kept);
};

/** Most of these are empty at most times. */
const NOTHING = {
  game: { upkeep: UNTOUCHED, tableActs: [] },
  clock: STOPPED,
  social: social.parse({}),
  display: { messages: UNPOSTED },
};

/** A table as it is stored. The checkpoint's text stays as it was for as long as no transition is completed. */
export const written = (
  data: TableData,
  session: Session | null,
  before: TableRecord | null,
): Omit<TableRecord, 'revision'> => {
  if (session === null)
    return {
      checkpoint: '',
      answers: JSON.stringify({ format: FORMAT, table: beyond(NOTHING, data), game: null }),
      data,
      saved: null,
    };
  const saved = save(session);
  const { checkpoint: _checkpoint, format: _format, past, ...rest } = saved;
  const unchanged = before !== null && before.saved !== null && sameTransition(saved, before.saved);
  return {
    checkpoint: unchanged ? before.checkpoint : checkpointText(saved),
    answers: JSON.stringify({
      format: FORMAT,
      table: beyond(NOTHING, data),
      game: { ...rest, past: past.length > 0 },
    }),
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
export const read = (stored: StoredTable): TableRecord => {
  const { game, table: data } = parsed(answersPart, stored.answers);
  const record = { ...stored, data };
  if (game === null) return { ...record, saved: null };
  const { past: counts, ...rest } = game;
  const { checkpoint, past, format } = parsed(checkpointPart, stored.checkpoint);
  return { ...record, saved: { ...rest, format, checkpoint, past: counts ? past : [] } };
};

/**
 * A session of its own on a record: what is done to it changes no other. Null in the lobby.
 * Throws `ForeignRecord` when this program cannot go on with it; the error of a parser, which quotes the text, is left out.
 */
export const sessionOf = ({ saved }: TableRecord, resources: Resources): Session | null => {
  if (saved === null) return null;
  try {
    return load(saved, resources).session;
  } catch (cause) {
    const message = 'The stored game cannot be gone on with: this version does not understand it.';
    throw cause instanceof SyntaxError ? new ForeignRecord(message) : new ForeignRecord(message, { cause });
  }
};

/**
 * The session of a table that another process, or another version, has stored; cards that this version does not know get placeholders.
 * Throws `ForeignRecord` as {@link sessionOf} does.
 */
export const openedSession = (record: TableRecord, resources: Resources): Session | null => {
  const session = sessionOf(record, resources);
  if (session !== null) lookAt(session, record.data);
  return session;
};

/**
 * Looks once at a game as everybody sees it, so that what cannot be shown is found now and not by whoever plays. The error of the
 * engine, which may name a hidden card, is left out.
 */
const lookAt = (session: Session, { game: { seats } }: TableData): void => {
  try {
    for (const viewer of [null, ...seats.map(({ player: own }) => own)]) viewFor(session, viewer);
  } catch {
    throw new ForeignRecord('The stored game cannot be shown: this version does not understand it.');
  }
};

/** Why this version cannot go on with a stored table, in a sentence that holds nothing hidden; null when it can. */
export const whyUnreadable = (stored: StoredTable, resources: Resources): string | null => {
  try {
    openedSession(read(stored), resources);
    return null;
  } catch (error) {
    return error instanceof ForeignRecord ? error.message : 'This version fails to read it.';
  }
};

/** The data of a table; null without one, and for one that this version cannot read. */
export const dataIn = (stored: StoredTable | null): TableData | null => {
  try {
    return stored === null ? null : read(stored).data;
  } catch (error) {
    if (error instanceof ForeignRecord) return null;
    throw error;
  }
};

/** The same of the table of a channel. Throws `StoreUnavailable`. */
export const dataOf = async (store: GameStore, channel: string): Promise<TableData | null> =>
  dataIn(await store.load(channel));
