import { z } from 'zod';
import type { KnownDeck, KnownFace, SetId } from '../../cards/index.js';
import type { Keyword } from '../../src/engine/vocabulary/index.js';

/** The decks, each with the categories that its cards are sorted by; one without has the empty category. */
export type Decks = ReadonlyMap<string, readonly string[]>;

const KEYWORDS = [
  'eternal',
  'trinket',
  'ambush',
  'guppy',
  'curse',
  'indomitable',
  'familiar',
] as const satisfies readonly Keyword[];

const isNo = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `"${String(input)}" is no ${what}`,
});

/** A cell that is empty or has what belongs there. */
const cell = (pattern: string, what: string) => z.string().regex(new RegExp(`^(?:${pattern})?$`), isNo(what));
const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));
const orNull = (text: string): string | null => (text === '' ? null : text);
const numberOrNull = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = z.string().regex(new RegExp(`^${ID}$`), isNo('id'));
const otherId = cell(ID, 'id').transform(orNull);
const name = z.string().min(1, 'is missing');
const number = cell(String.raw`\d+`, 'number').transform(numberOrNull);
/** A question mark may be printed in place of a number. */
const stat = cell(String.raw`\d+|\?`, 'number');
const page = cell(String.raw`[\w-]+`, 'page').transform(orNull);

/** Sums such as `loot 3, coins 6`; `coins roll` is as much as is rolled. */
const SUM = '(?:coins|loot|treasure)';
const reward = cell(String.raw`special|${SUM} roll|${SUM} \d+(?:, ${SUM} \d+)*`, 'reward').transform(
  (text): KnownFace['reward'] => {
    if (text === '' || text === 'special') return text === '' ? null : text;
    const sums = partsOf(text).map((sum) => sum.replace('roll', '1').split(' '));
    const amounts = Object.fromEntries(sums.map(([what, amount]) => [what, Number(amount)]));
    return text.endsWith('roll') ? { ...amounts, roll: true } : amounts;
  },
);

const face = {
  en: name,
  fr: name,
  hp: stat,
  dc: stat,
  atk: stat,
  reward,
  souls: number,
  keywords: z
    .string()
    .transform(partsOf)
    .pipe(z.array(z.enum(KEYWORDS, isNo('keyword')))),
};

/** The face that a line is about. */
export const faceOf = ({
  en,
  fr,
  hp,
  dc,
  atk,
  reward: box,
  souls,
  keywords,
}: z.infer<z.ZodObject<typeof face>>): KnownFace => ({
  en,
  fr,
  stats: hp + dc + atk === '' ? null : { hp: numberOrNull(hp), dc: numberOrNull(dc), atk: numberOrNull(atk) },
  reward: box,
  souls,
  keywords,
  guppy: keywords.includes('guppy'),
  eternal: keywords.includes('eternal'),
});

const elsewhereIn = (sets: readonly string[]) =>
  z.string().transform((text, context) =>
    partsOf(text).map((part) => {
      const [set = '', copies = ''] = part.split(' ');
      if (!sets.includes(set) || !/^[1-9]\d*$/.test(copies)) context.addIssue(`"${part}" is no set with its copies`);
      return { set: set as SetId, copies: Number(copies) }; // ids are generated from the same list
    }),
  );

/** What a back has not, for its front says it. */
const onFront = z.literal('', 'a back has none');

/** A line about a card, or about its back. */
export const cardSchema = (sets: readonly string[], decks: Decks) => {
  const hasCategory = ({ deck, category }: { readonly deck: string; readonly category: string }): boolean =>
    (decks.get(deck) ?? ['']).includes(category);
  const front = z.object({
    id,
    deck: z.enum([...decks.keys()] as KnownDeck[]), // the type of what is generated checks them
    category: z.string(),
    ...face,
    copies: z
      .string()
      .regex(/^[1-9]\d*$/, isNo('number of copies'))
      .transform(Number),
    players: z.enum(['', '3+'], isNo('number of players')),
    'starting item': otherId,
    'version of': otherId,
    elsewhere: elsewhereIn(sets),
    page,
  });
  const sorted = front.refine(hasCategory, { path: ['category'], error: 'its deck has no such category' });
  const back = z.object({
    id,
    deck: z.literal('back'),
    category: onFront,
    ...face,
    copies: onFront,
    players: onFront,
    'starting item': onFront,
    'version of': onFront,
    elsewhere: onFront,
    page: onFront,
  });
  return z.discriminatedUnion('deck', [sorted, back], { error: 'there is no such deck' });
};
