import type { Language } from '../../text/index.js';
import { asHit, type Found, type Hit, type SearchDocument } from './hit.js';
import type { Judge, Judged } from '../ranking/trust.js';
import { hasWords } from './tokens.js';
import type { Find, Ranked } from './phrases.js';

/** How many hits an answer has. */
export const MOST_HITS = 5;
/** Below this a hit has so little to do with the query that it is none. */
const LEAST = 0.2;
/** How many letters are left of each word when nothing fits the whole. */
const SHORT = 3;

/** Whether a document, by its index, may be found. */
export type Fits = (document: number) => boolean;

/** Things of one kind, searched by what people type. */
interface DocumentSearch {
  /** Everything that fits, best first; without words what people usually look for. */
  suggest(typed: string, language: Language, fits: Fits): readonly Hit[];
  /** Five hits: where fewer fit, the nearest too, and in the end what people usually look for. */
  search(query: string, language: Language, fits: Fits): Found;
}

const shortened = (query: string): string =>
  query
    .split(/\s+/)
    .map((word) => word.slice(0, SHORT))
    .join(' ');

/** Nothing of the query is met. */
const UNMET = { score: 0, isExact: false, covered: 0, answer: 0, reply: null } as const;

/** Things as `candidates` finds them; `usual` are the ids of those that people usually look for. */
export const createDocumentSearch = (
  documents: readonly SearchDocument[],
  candidates: Find,
  usual: readonly string[],
  judge: Judge,
): DocumentSearch => {
  const find = (query: string, language: Language, fits: Fits): readonly Ranked[] =>
    candidates(query, language, fits).ranked;
  const asHits = (ranked: readonly Ranked[], language: Language): readonly Hit[] =>
    ranked.flatMap(({ document, score, answer, reply }) => {
      const found = documents[document];
      return found === undefined ? [] : [{ ...asHit(found, score, language), answer, reply }];
    });
  const usually = (language: Language, fits: Fits): readonly Hit[] =>
    usual.flatMap((id) => {
      const at = documents.findIndex((document) => document.id === id);
      return fits(at) ? asHits([{ ...UNMET, document: at }], language) : [];
    });
  const rank = (typed: string, language: Language, fits: Fits): Judged => {
    if (!hasWords(typed)) return { ranked: [], trust: 'nothing' };
    const { ranked, trust } = judge(candidates(typed, language, fits), typed, documents);
    return { ranked: ranked.filter(({ score }) => score >= LEAST), trust };
  };
  const nearest = (query: string, language: Language, fits: Fits): readonly Hit[] => [
    ...asHits(find(shortened(query), language, fits).slice(0, 2 * MOST_HITS), language).map((hit) => ({
      ...hit,
      score: Math.min(hit.score, LEAST),
    })),
    ...usually(language, fits),
  ];
  return {
    suggest: (typed, language, fits) =>
      hasWords(typed) ? asHits(rank(typed, language, fits).ranked, language) : usually(language, fits),
    search: (query, language, fits) => {
      const { ranked, trust } = rank(query, language, fits);
      const good = asHits(ranked.slice(0, MOST_HITS), language);
      const all = good.length < MOST_HITS ? [...good, ...nearest(query, language, fits)] : good;
      const hits = all.filter(({ id }, at) => all.findIndex((hit) => hit.id === id) === at).slice(0, MOST_HITS);
      return { query, hits, trust, isExact: ranked[0]?.isExact === true };
    },
  };
};
