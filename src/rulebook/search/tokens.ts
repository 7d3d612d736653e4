import SearchableMap from 'minisearch/SearchableMap';

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
    .replace(MARKS, '')
    .replace(SIGN, (sign) => SIGNS[sign] ?? ' ')
    .replace(APOSTROPHES, "'")
    .replace(ELIDED, '')
    .replaceAll("'", '');

/** What is written in two ways. */
const WRITTEN: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  mister: 'mr',
  junior: 'jr',
};
/** No ending of a verb, whatever it looks like. */
const WHOLE = new Set(['player']);

/** Without the endings that only say how many or when; the same for both languages, so that either may be typed. */
export const stem = (word: string): string => {
  if (word.length < 4 || WHOLE.has(word)) return word;
  if (word.length > 5 && word.endsWith('ing')) return stem(word.slice(0, -3));
  if (word.length > 5 && (word.endsWith('ied') || word.endsWith('ies'))) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.endsWith('ees')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss')) return stem(word.slice(0, -1));
  if (word.length > 4 && (word.endsWith('aux') || word.endsWith('eux'))) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith('ent')) return word.slice(0, -3);
  if (word.length > 4 && (word.endsWith('er') || word.endsWith('ez'))) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  return word;
};

const compared = (word: string): string => stem(WRITTEN[word] ?? word);

/** One word without anything to take off but a sign at its end: most of what is read. */
const BARE = /^[a-z0-9]+$/;
const LAST_SIGN = /[.,:;!?]$/;

/** The words of a text as they are compared. */
export const tokensIn = (part: string): readonly string[] => {
  const bare = part.toLowerCase().replace(LAST_SIGN, '');
  if (BARE.test(bare)) return [compared(bare)];
  return plain(part)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map(compared);
};

/** The words of texts as they are compared. */
export interface Vocabulary {
  /** Reads a text; the same words once, however many texts have them. */
  readonly read: (text: string) => readonly string[];
  /** Every word that was read. */
  readonly words: SearchableMap<true>;
}

/** A vocabulary of no text yet. */
export const openVocabulary = (): Vocabulary => {
  /** By what stands between two spaces: mostly one word. */
  const known = new Map<string, string | readonly string[]>();
  const words = new SearchableMap<true>();
  const met = new Set<string>();
  const meet = (part: string): string | readonly string[] => {
    const some = tokensIn(part);
    for (const word of some) {
      if (!met.has(word)) words.set(word, true);
      met.add(word);
    }
    const only = some.length === 1 ? some[0] : undefined;
    known.set(part, only ?? some);
    return only ?? some;
  };
  return { read: (text) => text.split(' ').flatMap((part) => known.get(part) ?? meet(part)), words };
};

/** Words that hold a question together and hardly say what it is about. */
const HOLDING = `
a an the of to in on at by for from with and or if it its is are was be been do does did can could may will would
i my me you your he she they them their this that these there what which who whose when where how why so then than as
not need want get got have has had use still happen any much just
le la les l un une des de du au aux d et ou je tu il elle on nous vous ils mon ma mes son sa ses leur ce cet cette ca
que qu qui quoi quel quelle est es suis sont etre fait faire peut peux puis comment quand pourquoi combien si en dans
sur par pour avec sans se ne pas y dont card cards carte cartes
ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi
`;
const holding = new Set(HOLDING.split(/\s+/).map(stem));

/** Whether a word, as it is compared, only holds a question together. */
export const isHolding = (word: string): boolean => holding.has(word);

/** The different words of what somebody has typed, as they are compared. */
export const queryTokens = (query: string): readonly string[] => [
  ...new Set(tokensIn(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)),
];

/** Whether there is anything in it that can be looked up: a word, or a sign that stands for one. */
export const hasWords = (query: string): boolean => queryTokens(query).length > 0;
