import search from '../../../generated/rulebook/search.json' with { type: 'json' };

/** What is said with a sign, as the word it stands for. */
const SIGNS: Readonly<Record<string, string>> = {
  '¢': ' cents ',
  $: ' dollarsign ',
  '↷': ' tapsign ',
  '♥': ' hp ',
  '❤': ' hp ',
  '⚔': ' atk ',
  œ: 'oe',
  æ: 'ae',
};
const SIGN = /[¢$↷♥❤⚔œæ]/g;
const MARKS = /\p{M}+/gu;
/** A French die, which without its accent would be the word for "of". */
const DIE = /(?<![\p{L}\p{N}])de\u0301s?(?![\p{L}\p{N}])/gu;
/** French words that lose their vowel before another word. */
const ELIDED = /(?<![\p{L}\p{N}])(?:jusqu|lorsqu|puisqu|quelqu|qu|[cdjlmnst])'(?=\p{L}{2})/gu;
const APOSTROPHES = /[’‘`´ʼ]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/u;
/** Longer input than anybody types by hand is not read to its end. */
const LONGEST_QUERY = 300;
/** A whole question has fewer words than this. */
const MOST_WORDS = 24;

/** Lower case, without accents, apostrophes and French elisions; signs of the game become words. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(DIE, 'dice')
    .replace(MARKS, '')
    .replace(SIGN, (sign) => SIGNS[sign] ?? ' ')
    .replace(APOSTROPHES, "'")
    .replace(ELIDED, '')
    .replaceAll("'", '');

/** Irregular forms and joined spellings, each with its normal form. */
const NORMAL_FORMS: ReadonlyMap<string, string> = new Map(
  search.forms.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);
/** Words that look as if they had an ending of a verb. */
const NOT_STEMMED = new Set(['player', 'counter', 'counters']);
/** Whether a word ends as a French verb does; English has words like marker and power. */
const isVerb = (word: string): boolean =>
  word.endsWith('ez') || (word.endsWith('er') && !word.endsWith('ker') && !word.endsWith('wer'));
/** Consonants that are doubled before an ending: tapped, hitting. */
const DOUBLED = 'bdgmnprt';
const undoubled = (word: string): string => {
  const last = word.charAt(word.length - 1);
  return last === word.charAt(word.length - 2) && DOUBLED.includes(last) ? word.slice(0, -1) : word;
};

const withoutS = (word: string): string => {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ees')) return word.slice(0, -2);
  return word.endsWith('ss') ? word : stem(word.slice(0, -1));
};

const withoutD = (word: string): string => {
  if (word.length > 5 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  return word.length > 4 && word.endsWith('ed') ? undoubled(word.slice(0, -2)) : undoubled(word);
};

/** The stem of a word: without endings of number and tense; the same rules for both languages, so that either may be typed. */
export const stem = (word: string): string => {
  const { length } = word;
  if (length < 4 || NOT_STEMMED.has(word)) return word;
  switch (word.charAt(length - 1)) {
    case 'e':
      return word.slice(0, -1);
    case 's':
      return withoutS(word);
    case 'd':
      return withoutD(word);
    case 'g':
      return length > 5 && word.endsWith('ing') ? stem(word.slice(0, -3)) : undoubled(word);
    case 't':
      return length > 6 && word.endsWith('ent') ? word.slice(0, -3) : undoubled(word);
    case 'x':
      return length > 4 && (word.endsWith('aux') || word.endsWith('eux')) ? word.slice(0, -1) : word;
    case 'r':
    case 'z':
      return length > 4 && isVerb(word) ? word.slice(0, -2) : undoubled(word);
    default:
      return undoubled(word);
  }
};

const normalize = (word: string): string => stem(NORMAL_FORMS.get(word) ?? word);

/** One word and nothing else: most of what is read. */
const BARE = /^[a-z0-9]+$/;

/** The normalized words of a plain text. */
export const wordsIn = (text: string): readonly string[] =>
  BARE.test(text)
    ? [normalize(text)]
    : text
        .split(BETWEEN_WORDS)
        .filter((word) => word !== '')
        .map(normalize);

/** The normalized words of a text. */
export const tokensIn = (text: string): readonly string[] => wordsIn(plain(text));

/** A text as it is spelled, without its marks. */
export const lettersOf = (text: string): string => plain(text).split(BETWEEN_WORDS).join(' ').trim();

/** Stop words, and the empty word. */
const stopWords = new Set(['', ...search.holding.map(stem)]);

/** Whether a normalized word is a stop word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/**
 * What somebody has typed, as far as it is looked at: everything that compares it with names and words takes longer with the
 * square of its length. Some signs become eighteen letters where accents are taken away, so that its length is that of its letters.
 */
export const bounded = (query: string): string => {
  const short = query.slice(0, LONGEST_QUERY);
  const letters = short.normalize('NFKD');
  return letters.length <= LONGEST_QUERY ? short : letters.slice(0, LONGEST_QUERY);
};

/** The distinct normalized words of a query. */
export const queryTokens = (query: string): readonly string[] => [
  ...new Set(tokensIn(bounded(query)).slice(0, MOST_WORDS)),
];

/** Whether there is anything in it that can be looked up: a word, or a sign that stands for one. */
export const hasWords = (query: string): boolean => queryTokens(query).length > 0;
