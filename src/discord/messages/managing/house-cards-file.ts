import { z } from 'zod';
import type { Card } from '../../../engine/index.js';
import { readJson } from '../../../ops/index.js';
import { HOUSE_CARD_LIMITS, type HouseCard } from '../../../table/index.js';
import { HOUSE_SET, type ImportProblem } from '../../../text/index.js';
import type { Attached } from '../../protocol/payload.js';

/** What such a file says it is, and the version of how it is written. */
const KIND = 'four-souls-house-cards';
const VERSION = 1;
/** Bytes of a file that is read. */
export const MOST_BYTES = 500_000;

const head = z.object({ kind: z.literal(KIND), version: z.int() });
const number = z.int().nullable();
/** A card as a file has it; whether it may be played is judged as for any other. */
const card = z.strictObject({
  name: z.strictObject({ en: z.string(), fr: z.string() }),
  type: z.string(),
  category: z.string().nullable(),
  copies: z.int(),
  hp: number,
  dc: number,
  atk: number,
  reward: z.record(z.string(), z.unknown()).nullable(),
  souls: number,
  startingItem: z.string().nullable(),
  threePlus: z.boolean(),
  abilities: z.array(z.unknown()),
});
const file = head.extend({ version: z.literal(VERSION), cards: z.array(card).max(HOUSE_CARD_LIMITS.cards) });

/** All house cards of a server as a file, without what was found by trying them. */
export const houseCardsFile = (cards: readonly HouseCard[], alt: string): Attached => {
  const written = cards.map(({ card: { id: _id, set: _set, back: _back, ...one } }) => one);
  const text = JSON.stringify({ kind: KIND, version: VERSION, cards: written }, null, 1);
  return { name: 'house-cards.json', data: Buffer.from(text), alt };
};

/** A card of a file, as the house card with the id that it gets. */
type CardOfFile = (id: string) => Card;

/** The cards of a file, or why it is not taken: whether they may be played is not looked at here. */
export const readHouseCards = (text: string): readonly CardOfFile[] | ImportProblem => {
  const value = readJson(text, MOST_BYTES);
  const about = head.safeParse(value);
  if (!about.success) return 'damaged';
  if (about.data.version > VERSION) return 'later';
  const read = file.safeParse(value);
  if (!read.success) return 'damaged';
  if (read.data.cards.length === 0) return 'none';
  return read.data.cards.map((one) => (id) => ({ ...one, id, set: HOUSE_SET, back: null }) as unknown as Card);
};
