import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { COUNTER_NAMES, type Position } from '../../engine/index.js';
import { readJson } from '../../ops/index.js';

/** What comes before a text: what it is, and its version. */
const PREFIX = 'FS';
const VERSION = 1;
/** The longest text that is read, in characters, and what it may become, in bytes. */
export const LONGEST_SITUATION = 6_000;
const LARGEST = 100_000;
/** Characters of the hash at the end. */
const CHECKED = 8;

/** Ids are repeated in answers, so nothing but an id gets in. */
const id = z.string().regex(/^[a-z0-9-]{1,80}$/);
const card = id;
const count = z.int().min(0).max(999);
const counters = z.partialRecord(z.enum(COUNTER_NAMES), count);
const placed = z.strictObject({
  card,
  sideways: z.literal(true).exactOptional(),
  damage: count.exactOptional(),
  counters: counters.exactOptional(),
});
const pile = z.array(placed).max(40);
const cards = z.array(card).max(600);
const known = z.union([cards, count]);
const seat = z.strictObject({
  character: placed,
  items: pile,
  souls: pile,
  curses: pile,
  hand: z.union([z.array(card).max(100), count.max(100)]),
  coins: count,
  damage: count,
  lootPlays: count,
  counters: counters.exactOptional(),
});
const each = <T extends z.ZodType>(of: T) => z.strictObject({ loot: of, treasure: of, monster: of, room: of });
const position = z.strictObject({
  soulsToWin: count,
  turn: count,
  active: z.templateLiteral(['p', z.int().min(1).max(8)]),
  attacks: count,
  purchases: count,
  seats: z.array(seat).max(8),
  shop: z.array(pile).max(20),
  monsters: z.array(pile).max(20),
  rooms: z.array(pile).max(20),
  decks: each(known),
  discards: each(cards),
  bonusSouls: z.array(card).max(20),
  outside: cards,
});
const situation = z.strictObject({
  position,
  /** The sets of which unknown cards are. */
  sets: z.array(id).max(40),
});

/** A moment of a game that anybody can set up again; the first seat is that of whoever plays it. */
interface Situation {
  readonly position: Position;
  readonly sets: readonly string[];
}

/** Why a text is no situation. */
type SituationProblem = 'foreign' | 'damaged' | 'later';

const checkOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, CHECKED);

/** A situation as a text without spaces: `FS1.`, the packed position, and a check. */
export const situationText = ({ position: at, sets }: Situation): string => {
  const packed = deflateRawSync(JSON.stringify({ position: at, sets }), { level: 9 }).toString('base64url');
  const text = `${PREFIX}${VERSION}.${packed}`;
  return `${text}.${checkOf(text)}`;
};

/** The situation that a text stands for, whatever spaces it was copied with, or what is wrong with it. */
export const readSituation = (typed: string): Situation | SituationProblem => {
  const text = typed.replace(/[\s`]+/g, '');
  const found = /^FS(\d{1,3})\.([\w-]+)\.([\w-]+)$/.exec(text);
  if (found === null) return text.startsWith(PREFIX) ? 'damaged' : 'foreign';
  const [, version = '', packed = '', check = ''] = found;
  if (Number(version) > VERSION) return 'later';
  if (text.length > LONGEST_SITUATION || checkOf(`${PREFIX}${version}.${packed}`) !== check) return 'damaged';
  try {
    const unpacked = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST });
    const read = situation.safeParse(readJson(unpacked.toString('utf8'), LARGEST));
    return read.success ? read.data : 'damaged';
  } catch {
    return 'damaged';
  }
};
