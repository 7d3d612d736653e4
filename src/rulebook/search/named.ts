import type { CardId } from '../../../cards/index.js';
import type { CardNames } from './name-matcher.js';
import { isEveryday } from './everyday.js';
import { plain } from './tokens.js';

/** A word of a text and how it is written there. */
interface Word {
  readonly word: string;
  /** With a capital letter or a digit. */
  readonly isName: boolean;
  /** What stands between it and the word before, and the word after. */
  readonly before: string;
  readonly after: string;
}

/** A name that may stand in a text. */
interface Name {
  readonly id: CardId;
  /** Only where it is written as names are: it is an everyday word or phrase. */
  readonly isEveryday: boolean;
  /** Of its words, which say more than an article does. */
  readonly says: readonly boolean[];
  /** A question mark that is a part of the name stands there: `? Card`. */
  readonly sign: 'before' | 'after' | null;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const CAPITAL = /^(?:[cdjlmnst]|qu)?['’]?[\p{Lu}\p{N}]/u;
/** Words that say nothing of a name. */
const ARTICLES = new Set('a an the le la les l un une of de du des d'.split(' '));
/** What people answer: at the beginning of a sentence no card. */
const ANSWERS = new Set(['no', 'non']);
const LONGEST_NAME = 10;
/** So many words without a small letter are shouted, and tell nothing of names. */
const SHOUTED = 4;

/** The zero of the tarot is written as a letter. */
const read = (word: string): string => (word === '0' ? 'o' : word);

const wordsOf = (text: string): readonly Word[] => {
  const found = [...text.matchAll(WORD)].filter(([word]) => plain(word) !== '');
  const isShouted = found.length >= SHOUTED && !/\p{Ll}/u.test(text);
  return found.map((match, at) => {
    const last = found[at - 1];
    const end = match.index + match[0].length;
    return {
      word: read(plain(match[0])),
      isName: !isShouted && CAPITAL.test(match[0]),
      before: text.slice(last === undefined ? 0 : last.index + last[0].length, match.index),
      after: text.slice(end, found[at + 1]?.index ?? text.length),
    };
  });
};

const keyOf = (words: readonly Pick<Word, 'word'>[]): string => words.map(({ word }) => word).join(' ');

/** The words of names as they are compared; hyphens and spaces between them do not matter. */
const nameWords = (name: string): readonly string[] => wordsOf(name).map(({ word }) => word);

const ARTICLE = /^(?:the|le|la|les|l['’]) ?(?=\S+ )/i;
const NUMERAL = /^[IVXO]+\. /;

/** A name, and what is left of it in haste: without its article, or without the number of a tarot card. */
const shortened = (name: string): readonly string[] => {
  const short = NUMERAL.test(name) ? name.replace(NUMERAL, '') : name.replace(ARTICLE, '');
  return short === name || (!NUMERAL.test(name) && !short.includes(' ')) ? [] : [short];
};

/** How a name is known; in French a single word is an everyday one, unless it is the same in English. */
const nameAs = (id: CardId, name: string, isForeign: boolean): Name => {
  const words = nameWords(name);
  const says = words.map((word) => !ARTICLES.has(word));
  const isSingle = says.filter(Boolean).length === 1;
  return {
    id,
    says,
    isEveryday: isEveryday(words.join(' ')) || (isSingle && (words.length > 1 || isForeign)),
    sign: name.startsWith('?') ? 'before' : name.endsWith('?') ? 'after' : null,
  };
};

/** All names by their words: full names before short ones, first printings before others. */
const namesOf = (cards: readonly CardNames[]): ReadonlyMap<string, Name> => {
  const found = new Map<string, Name>();
  const firstPrintings = cards.toSorted((one, other) => Number(one.isVersion) - Number(other.isVersion));
  const add = (id: CardId, name: string, isForeign: boolean): void => {
    const key = nameWords(name).join(' ');
    if (key !== '' && !found.has(key)) found.set(key, nameAs(id, name, isForeign));
  };
  const readings: readonly ((name: string) => readonly string[])[] = [(name) => [name], shortened];
  for (const reading of readings)
    for (const { id, names } of firstPrintings) {
      for (const name of reading(names.en)) add(id, name, false);
      for (const name of reading(names.fr)) add(id, name, names.fr !== names.en);
    }
  return found;
};

/** What begins a sentence, or sets something apart as a sentence of its own. */
const isStart = ({ before }: Word, at: number): boolean => at === 0 || /[.!?:;•\n]/.test(before);
const isEnd = ({ after }: Word): boolean => after === '' || /^\s*[.!?,:;)\n]/.test(after);
/** Set apart by bold letters or quotation marks. */
const isMarked = (first: Word, last: Word): boolean =>
  /[*_"“«`]\s*$/.test(first.before) && /^\s*[*_"”»`!?]/.test(last.after);

/** Whether words stand for a card and not for what they mean every day. */
const isMeant = (name: Name, part: readonly Word[], at: number): boolean => {
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (name.sign !== null && !(name.sign === 'before' ? first.before : last.after).includes('?')) return false;
  if (!name.isEveryday || isMarked(first, last)) return true;
  if (!part.every(({ isName }, which) => isName || name.says[which] !== true)) return false;
  if (part.length > 1 || !isStart(first, at)) return true;
  return isEnd(last) && !ANSWERS.has(first.word);
};

/** Words that end as one of several does, or as an owner: `Butter Beans`, `Monstro's`. */
const withoutS = (part: readonly Word[]): string => keyOf(part).replace(/s$/, '');

/**
 * Finds every card named in a text, each once, in the order of the text; the longest name counts where several begin.
 * Names that are everyday words count only where they are written as names are, since many are: a text that is nothing
 * but a name is one.
 */
export const namesIn = (cards: readonly CardNames[]): ((text: string) => readonly CardId[]) => {
  const names = namesOf(cards);
  return (text) => {
    const words = wordsOf(text);
    const whole = names.get(keyOf(words));
    if (whole !== undefined) return [whole.id];
    const found = new Set<CardId>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
        const part = words.slice(at, at + length);
        const name = names.get(keyOf(part)) ?? names.get(withoutS(part));
        if (name === undefined || !isMeant(name, part, at)) continue;
        found.add(name.id);
        at += length - 1;
        break;
      }
    }
    return [...found];
  };
};
