/** A text as words: what is compared, what stood there, and where. */
export interface Token {
  /** The word without its ending, so that "loots" and "loot", "a" and "an" are one. */
  readonly stem: string;
  readonly raw: string;
  /** Its first character in the text. */
  readonly at: number;
  /** The first character after it. */
  readonly end: number;
}

const PIECES = /['’]s(?![\p{L}])|\d+|[\p{L}]+|[^\s\p{L}\d]/gu;

/** Words that stand for two: who it is, and that it is theirs. */
const OWNERS: Readonly<Record<string, string>> = { your: 'you', their: 'they', its: 'it' };
const SAME: Readonly<Record<string, string>> = {
  an: 'a',
  them: 'they',
  are: 'is',
  were: 'was',
  has: 'have',
  does: 'do',
  '’': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '„': '"',
  '“': '"',
  '”': '"',
};
const OWN = "'s";

/** Short words stay as they are: "this" is no verb. */
const LONG = 4;
const stemOf = (word: string): string => {
  const small = word.toLowerCase();
  const same = SAME[small];
  if (same !== undefined) return same;
  if (small === "'s" || small === '’s') return OWN;
  if (small.length < LONG || small === 'this') return small;
  return small.replace(/(?:ies|ie|es|s|e|y)$/, '') || small;
};

/** The words of a text in their order. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: raw, index: at } of text.matchAll(PIECES)) {
    const end = at + raw.length;
    const owner = OWNERS[raw.toLowerCase()];
    if (owner === undefined) tokens.push({ stem: stemOf(raw), raw, at, end });
    else tokens.push({ stem: owner, raw, at, end }, { stem: OWN, raw, at: end, end });
  }
  return tokens;
};

/** A text as it is compared with another: without what nobody means by spaces, quotation marks, dashes and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
