import type { CardFilter, Reply } from '../../rulebook/index.js';
import { formatId, personalId } from '../protocol/ids.js';
import { plainText } from './escaping.js';
import { isFiltered, packedFilter, readFilter } from './card-filters.js';

/** A page of what can be looked up. */
export type LookupPage =
  | { readonly is: 'section' | 'card' | 'back' | 'exact' | 'hostAnswer'; readonly id: string }
  /** One answer of a section or ruling, and what goes before it. */
  | { readonly is: 'answer'; readonly id: string; readonly answer: number; readonly reply: Reply | null }
  /** What is found for a query in the rulebook. */
  | { readonly is: 'rules'; readonly query: string }
  /** The same among the cards that a filter keeps. */
  | { readonly is: 'cards'; readonly query: string; readonly filter: CardFilter }
  | { readonly is: 'glossary' | 'hostQuestions'; readonly page: number }
  /** The contents of the rulebook, or of one chapter. */
  | { readonly is: 'contents'; readonly chapter: string };

const LETTER = {
  section: 's',
  card: 'c',
  back: 'b',
  exact: 'x',
  hostAnswer: 'a',
  answer: 'l',
  rules: 'r',
  cards: 'k',
  glossary: 'g',
  hostQuestions: 'q',
  contents: 't',
} as const satisfies Record<LookupPage['is'], string>;

/** What stands for cards that a filter keeps; without a filter, the letter above. */
const FILTERED = 'f';

/** Characters of a query in a custom id, which holds no spaces. */
const LONGEST_QUERY = 60;

/** A query without spaces, and with at most so many characters. */
export const packQuery = (query: string, longest: number): string => {
  const points = [...plainText(query, longest)].map((point) => (/[\s~]/.test(point) ? '_' : point));
  while (points.join('').length > longest) points.pop();
  return points.join('');
};

const restOf = (page: LookupPage): string => {
  switch (page.is) {
    case 'section':
    case 'card':
    case 'back':
    case 'exact':
    case 'hostAnswer':
      return page.id;
    case 'answer':
      return `${page.id}.${page.answer}${page.reply ?? ''}`;
    case 'rules':
      return packQuery(page.query, LONGEST_QUERY);
    case 'cards': {
      const query = packQuery(page.query, LONGEST_QUERY);
      return isFiltered(page.filter) ? `${packedFilter(page.filter)}.${query}` : query;
    }
    case 'glossary':
    case 'hostQuestions':
      return `${page.page}`;
    case 'contents':
      return page.chapter;
  }
};

const letterOf = (page: LookupPage): string =>
  page.is === 'cards' && isFiltered(page.filter) ? FILTERED : LETTER[page.is];

/** A page as it stands in custom ids and menus: `s.death-penalty`. */
export const formatPage = (page: LookupPage): string => `${letterOf(page)}.${restOf(page)}`;

const readAnswer = (text: string): LookupPage | null => {
  const [, id, answer, reply] = /^([^.]+)\.(\d{1,3})(yes|no)?$/.exec(text) ?? [];
  return id === undefined
    ? null
    : { is: 'answer', id, answer: Number(answer), reply: (reply as Reply | undefined) ?? null };
};

/** The page that is written like this; null for anything else. */
export const readPage = (text: string): LookupPage | null => {
  const [, letter, rest = ''] = /^([a-z])\.(.*)$/su.exec(text) ?? [];
  const number = /^\d{1,3}$/.test(rest) ? Number(rest) : 0;
  switch (letter) {
    case LETTER.section:
      return { is: 'section', id: rest };
    case LETTER.card:
      return { is: 'card', id: rest };
    case LETTER.back:
      return { is: 'back', id: rest };
    case LETTER.exact:
      return { is: 'exact', id: rest };
    case LETTER.hostAnswer:
      return { is: 'hostAnswer', id: rest };
    case LETTER.answer:
      return readAnswer(rest);
    case LETTER.rules:
      return { is: 'rules', query: rest.replaceAll('_', ' ') };
    case LETTER.cards:
      return { is: 'cards', query: rest.replaceAll('_', ' '), filter: {} };
    case FILTERED:
      return { is: 'cards', query: rest.slice(5).replaceAll('_', ' '), filter: readFilter(rest.slice(0, 4)) };
    case LETTER.glossary:
      return { is: 'glossary', page: number };
    case LETTER.hostQuestions:
      return { is: 'hostQuestions', page: number };
    case LETTER.contents:
      return { is: 'contents', chapter: rest };
    default:
      return null;
  }
};

/** Where somebody is among the pages, and by which way they came: the page before first. */
export interface Way {
  readonly here: LookupPage;
  readonly before: readonly string[];
}

/** How many characters of a custom id are left for pages. */
const ROOM = 100 - formatId({ game: 'me', window: '', verb: 'look', arg: '' }).length;

/** Pages with a query at their end. */
const QUERIED: readonly string[] = [LETTER.rules, LETTER.cards, FILTERED];
/** With fewer characters a page with a query finds something else than before. */
const LEAST_QUERY = 12;

/** A page in so many characters: the end of a query may be left out; null for one that does not fit. */
const shortened = (page: string, room: number): string | null => {
  if (page.length <= room) return page;
  const [letter = ''] = page;
  return QUERIED.includes(letter) && room >= LEAST_QUERY ? packQuery(page, room) : null;
};

/** The pages, without those at the end that do not fit. */
const joinWithin = (mark: string, pages: readonly string[]): string => {
  const [first = '', ...others] = pages;
  let text = mark + first;
  for (const page of others) {
    const fitting = shortened(page, ROOM - text.length - 1);
    if (fitting === null) break;
    text = `${text}~${fitting}`;
  }
  return text;
};

/** The id of a button that leads from here to a page, from which Back leads here again. */
export const pageButtonId = (way: Way, page: LookupPage): string =>
  personalId('look', joinWithin('', [formatPage(page), formatPage(way.here), ...way.before]));

/** The id of a menu whose entries are pages; `mark` tells the menus of a message apart. */
export const pageMenuId = (way: Way, mark: string): string =>
  personalId('look', joinWithin(`${mark}~`, [formatPage(way.here), ...way.before]));

/** The id of a button that turns to another page of the same; the way back stays as it is. */
export const turnButtonId = ({ here, before }: Way, page: string): string =>
  personalId('look', joinWithin('', [`${LETTER[here.is]}.${page}`, ...before]));

/** The id of the button that leads back; null at the beginning. */
export const backButtonId = ({ before }: Way): string | null =>
  before.length === 0 ? null : personalId('look', joinWithin('<', before));

/** Where a button leads, or the entry of a menu, which may end in a number that tells it apart; null for nowhere. */
export const parseWay = (arg: string, chosen: string | undefined): Way | null => {
  const [first = '', ...before] = arg.replace(/^</, '').split('~');
  const here = readPage(chosen?.replace(/@\d+$/, '') ?? first);
  return here === null ? null : { here, before };
};
