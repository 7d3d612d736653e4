import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CardId } from '../../src/engine/vocabulary/index.js';
import { differencesOf, featuresOf, type Difference } from './audit-features.js';
import type { DumpedCard } from './card-dump.js';

const number = z.number().nullable();
/** A stat may be printed as something else than a number. */
const stat = z.union([z.number(), z.string()]).nullable();
const flag = z.boolean().nullable().optional();
const text = z.string().nullable().optional();

/** A card of the reference file, as far as it is compared. */
const published = z.object({
  id: z.string(),
  name: z.string(),
  set: z.string(),
  deck: z.string(),
  category: text,
  copies: z.number(),
  stats: z.object({ hp: stat, evasion: stat, atk: stat }).nullable(),
  reward: text,
  souls: number,
  startingItemId: text,
  guppy: flag,
  threePlus: flag,
  eternal: flag,
  keywords: z.array(z.string()).readonly(),
  effect: text,
  backFace: z
    .object({ abilities: z.array(z.string()).readonly().optional() })
    .nullable()
    .optional(),
});
/** What both faces of a published card say. */
export const wholeEffect = ({ effect, backFace }: Pick<PublishedCard, 'effect' | 'backFace'>): string =>
  [effect ?? '', ...(backFace?.abilities ?? [])].join('\n').trim();

export type PublishedCard = z.infer<typeof published>;

/** The cards of a reference file, one as JSON on each line. Throws what names the line that is none. */
export const publishedCards = (lines: string): readonly PublishedCard[] =>
  lines.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [published.parse(JSON.parse(line))];
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`line ${index + 1} is not a card: ${why}`, { cause: error });
    }
  });

const FACTS = [
  'name',
  'deck',
  'category',
  'copies',
  'reward',
  'souls',
  'startingItemId',
  'guppy',
  'threePlus',
  'eternal',
] as const;

const said = (fact: string | number | boolean | null | undefined): string | null =>
  fact === undefined || fact === null || fact === false ? null : String(fact);

const statsOf = (stats: PublishedCard['stats']): string | null =>
  stats === null ? null : [stats.hp, stats.evasion, stats.atk].map((value) => value ?? '-').join('/');

const factsOf = (card: PublishedCard | DumpedCard): Record<string, string> => {
  const facts = [
    ...FACTS.map((fact) => [fact, said(card[fact])] as const),
    ['stats', statsOf(card.stats)] as const,
    ['keywords', card.keywords.toSorted().join(' ')] as const,
  ];
  return Object.fromEntries(facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};

/** A card of ours beside the published one: what differs in facts and in what the text seems to mean. */
interface AuditedCard {
  readonly id: CardId;
  /** Our English text. */
  readonly text: string;
  readonly differences: readonly Difference[];
  /** Why the differences stand; null when nothing says so. */
  readonly reason: string | null;
}

/** The reasons of `cards/audit.md`, by card: `- the-bone: why`. */
export const reasonsOf = (notes: string): ReadonlyMap<CardId, string> =>
  new Map([...notes.matchAll(/^- ([a-z0-9-]+): (\S.*(?:\n {2}\S.*)*)/gm)].map(([, id = '', why = '']) => [id, why]));

/** Every card of ours that differs from the published one of its set and id, or has none there. */
export const audit = (
  ours: readonly DumpedCard[],
  theirs: readonly PublishedCard[],
  reasons: ReadonlyMap<CardId, string>,
): readonly AuditedCard[] => {
  const byId = new Map(theirs.map((card) => [`${card.set}/${card.id}`, card]));
  return ours.flatMap((card) => {
    const other = byId.get(`${card.set}/${card.id}`);
    const found = other === undefined ? [{ feature: 'card', published: null, ours: 'here' }] : compared(card, other);
    const reason = reasons.get(card.id) ?? null;
    return found.length === 0 ? [] : [{ id: card.id, text: card.text.en, differences: found, reason }];
  });
};

/** A text without the lines that name the other face and its numbers. */
const withoutFaces = (english: string): string =>
  english
    .split('\n')
    .filter((line) => !/^(Other face|Autre face)/.test(line))
    .join('\n');

/** A card with two faces is known by the name of its front. */
const front = (name: string): string => name.replace(/ \/\/ .*$/, '');

const compared = (ours: DumpedCard, theirs: PublishedCard): readonly Difference[] => [
  ...differencesOf(factsOf({ ...theirs, name: front(theirs.name) }), factsOf(ours)),
  ...differencesOf(featuresOf(wholeEffect(theirs), 'published'), featuresOf(withoutFaces(ours.text.en), 'ours')),
];

/** The published cards of the sets that we have, but for those cards themselves. */
export const missingCards = (ours: readonly DumpedCard[], theirs: readonly PublishedCard[]): readonly CardId[] => {
  const sets = new Set(ours.map(({ set }) => set));
  const have = new Set(ours.map(({ set, id }) => `${set}/${id}`));
  return theirs.filter(({ set, id }) => sets.has(set) && !have.has(`${set}/${id}`)).map(({ id }) => id);
};

/** Cards for which a reason is given although they no longer differ. */
export const needlessReasons = (
  found: readonly AuditedCard[],
  reasons: ReadonlyMap<CardId, string>,
): readonly CardId[] => [...reasons.keys()].filter((id) => !found.some((card) => card.id === id));

const HASH_LENGTH = 16;
const hashOf = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, HASH_LENGTH);

/** What an audit has read, for `cards/audit.lock`: a line with id and hash for each card's English text. */
export const lockOf = (cards: readonly Pick<DumpedCard, 'id' | 'text'>[]): string =>
  cards
    .map(({ id, text: { en } }) => `${id} ${hashOf(en)}\n`)
    .toSorted()
    .join('');

/** A lock in which these cards have the lines of now, and the other cards those that they had. */
export const relocked = (lock: string, cards: readonly Pick<DumpedCard, 'id' | 'text'>[]): string => {
  const ids = new Set(cards.map(({ id }) => id));
  const others = lock.split('\n').filter((line) => line !== '' && !ids.has(line.slice(0, line.indexOf(' '))));
  return [...others.map((line) => `${line}\n`), lockOf(cards)]
    .join('')
    .split(/(?<=\n)/)
    .toSorted()
    .join('');
};

/** The cards whose line in the lock is missing, needless or of another text. */
export const unlocked = (lock: string, cards: readonly Pick<DumpedCard, 'id' | 'text'>[]): readonly CardId[] => {
  const now = lockOf(cards).split('\n');
  const then = lock.split('\n');
  const apart = [...now.filter((line) => !then.includes(line)), ...then.filter((line) => !now.includes(line))];
  return [...new Set(apart.map((line) => line.slice(0, line.indexOf(' '))))].toSorted();
};

const DIFFERS = (side: string | null): string => side ?? '–';

/** The audit for reading: our text and what differs, a card at a time; those with a reason come last. */
export const auditAsText = (found: readonly AuditedCard[]): string => {
  const open = found.filter(({ reason }) => reason === null);
  const explained = found.filter(({ reason }) => reason !== null);
  return [...open, ...explained]
    .map(({ id, text: english, differences, reason }) =>
      [
        `${id}${reason === null ? '' : ' (stands)'}`,
        ...english.split('\n').map((line) => `  ${line}`),
        ...differences.map(
          ({ feature, published: theirs, ours }) =>
            `  ! ${feature}: published ${DIFFERS(theirs)}, ours ${DIFFERS(ours)}`,
        ),
        ...(reason === null ? [] : [`  = ${reason.replaceAll(/\n\s+/g, ' ')}`]),
        '',
      ].join('\n'),
    )
    .join('\n');
};
