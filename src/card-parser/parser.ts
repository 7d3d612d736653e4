import { curse, isWritten, type Ability, type Card, type CardId, type CardType } from '../engine/vocabulary/index.js';
import { candidatesIn, type TerminalReader } from './candidates.js';
import { chartOf, type Chart, type Ends } from './chart.js';
import { hoistChoices } from './hoist-choices.js';
import { resolutionsOf } from './ambiguity.js';
import type { TrieNode, Rules } from './rules.js';
import { isNode, type Node } from './paths.js';
import { SELF } from './templates.js';
import { plain, tokensOf, type Token } from './tokens.js';

/** What is known of a card before its text is read: what it calls itself depends on it. */
export interface About {
  readonly type: CardType;
  /** A card of the monster deck without HP is an event; null or left out without HP. */
  readonly hp?: number | null;
  /** Its id, where it has one: what is done to cards of its own name is said of “this”. */
  readonly id?: CardId;
}

/** A text that has been read. */
interface ReadText {
  readonly ok: true;
  readonly abilities: readonly Ability[];
  /** Our text of it, line by line as a card has it. */
  readonly said: string;
}
/** A text that could not be read. */
interface UnreadText {
  readonly ok: false;
  /** Why not: it stops at a word, it is too long, it says nothing, or all its words are known and mean nothing together. */
  readonly why: 'word' | 'long' | 'empty' | 'whole';
  /** The character at which reading stopped, from 0. */
  readonly at: number;
  /** The word there; empty at the end of the text. */
  readonly word: string;
  /** A few words that could have stood there. */
  readonly expected: readonly string[];
}
export type Reading = ReadText | UnreadText;

/** Longest text that is read, in characters, and longest line of it, in words. */
export const LONGEST = 1500;
const MOST_WORDS = 220;
/** Most trees of a line that are tried. */
const MOST_SAID = 200;
const MOST_SEEN = 2000;
const EACH = 60;

/** Everything that reading needs: rules, and the cards that texts name. */
export interface Reader {
  readonly rules: Rules;
  /** Our text of a card, which is in no set. */
  readonly said: (card: Card) => readonly string[];
  /** Cards by the words of their names. */
  readonly ids: ReadonlyMap<string, readonly CardId[]>;
  /** What is called so in English is called so in French. */
  readonly french: ReadonlyMap<string, string>;
}

const LONGEST_NAME = 8;
const stems = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join(' ');
export const nameKey = (name: string): string => stems(tokensOf(name));

const namesEnd =
  (line: readonly Token[], { ids }: Reader): Ends =>
  (kind, at) => {
    if (kind === 'number') return /^\d{1,3}$/.test(line[at]?.raw ?? '') ? [at + 1] : [];
    const lengths = Array.from({ length: LONGEST_NAME }, (_, index) => at + index + 1).filter(
      (end) => end <= line.length,
    );
    if (kind === 'card') return lengths.filter((end) => ids.has(stems(line.slice(at, end))));
    return lengths;
  };

const meaningIn =
  (text: string, line: readonly Token[], { ids, french }: Reader): TerminalReader =>
  (kind, from, to) => {
    if (kind === 'number') return [Number(line[from]?.raw)];
    if (kind === 'card') return ids.get(stems(line.slice(from, to))) ?? [];
    const en = text.slice(line[from]?.at ?? 0, line[to - 1]?.end ?? 0);
    return [{ en, fr: french.get(plain(en)) ?? en }];
  };

/** The id of a card that has none yet. */
const UNNAMED = 'read';

const cardOf = ({ id, type, hp }: About, abilities: readonly Ability[]): Card => ({
  id: id ?? UNNAMED,
  name: { en: 'Read', fr: 'Lue' },
  set: 'read',
  type,
  category: null,
  copies: 1,
  hp: hp ?? null,
  dc: null,
  atk: null,
  reward: null,
  souls: null,
  startingItem: null,
  threePlus: false,
  abilities,
  back: null,
});

const KEYS: Readonly<Record<Ability['kind'], string>> = {
  loot: 'loot',
  activated: 'paid',
  triggered: 'each',
  static: 'static',
  replacement: 'instead',
  claim: 'claim',
  startsWith: 'startsWith',
  alsoNamed: 'alsoNamed',
  namedElsewhere: 'namedElsewhere',
  keyword: 'keyword',
};
const keyOf = (ability: Ability): string => {
  if (ability.kind === 'keyword') return ability.word;
  if (ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap')) return 'tap';
  return KEYS[ability.kind];
};

const OTHER_TAGS = ['select', 'if', 'modify'] as const;
const isAbility = (node: Node): boolean => typeof node['kind'] === 'string' && !OTHER_TAGS.some((tag) => tag in node);

/** What was read as an ability of the card with this id; null where it speaks of cards of its own name and has none. */
const ofCard = (read: unknown, id: CardId | undefined): Ability | null => {
  let isOwn = false;
  const visit = (value: unknown): unknown => {
    if (!isNode(value)) return value;
    if (Array.isArray(value)) return value.map(visit);
    const made: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(value)) made[name] = visit(part);
    if (made['card'] === SELF) {
      isOwn = true;
      made['card'] = id;
    }
    if (isAbility(made)) made['key'] = keyOf(made as unknown as Ability);
    return made;
  };
  const ability = visit(read) as Ability;
  return isOwn && id === undefined ? null : ability;
};

/** Abilities of one card: no two have the same key. */
const keyed = (abilities: readonly Ability[]): readonly Ability[] => {
  const used = new Map<string, number>();
  return abilities.map((ability) => {
    const { key } = ability;
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times === 1 ? ability : { ...ability, key: `${key}${times}` };
  });
};

/** What a card with these abilities says; null when they are none. */
const sayingOf = (about: About, abilities: readonly Ability[], { said }: Reader): readonly string[] | null => {
  const card = cardOf(about, keyed(abilities));
  return isWritten(card) ? said(card) : null;
};

/** Most words that a refusal offers. */
const OFFERED = 6;
/** The words that could go on at these places, each once; marks of punctuation are named last. */
const wordsAt = (places: readonly TrieNode[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { spelled } of places)
    for (const raw of spelled.values()) counts.set(raw.toLowerCase(), (counts.get(raw.toLowerCase()) ?? 0) + 1);
  const isWord = (raw: string): number => (/\p{L}/u.test(raw) ? 0 : 1);
  return [...counts]
    .toSorted(([one, often], [other, more]) => isWord(one) - isWord(other) || more - often)
    .slice(0, OFFERED)
    .map(([raw]) => raw);
};

const stopping = (line: readonly Token[], { furthest, expected }: Chart, end: number): UnreadText => {
  const token = line[furthest];
  return { ok: false, why: 'word', at: token?.at ?? end, word: token?.raw ?? '', expected: wordsAt(expected) };
};

/** Whether these abilities can be on such a card: what is done when a card is played stands on loot. */
const isOfType = (ability: Ability, { type }: About): boolean =>
  ability.kind === 'loot' ? type === 'loot' : ability.kind !== 'claim' || type === 'bonusSoul';

/** The ability that a line says; `before` are those of the lines before it on which the words for the card depend. */
const readLine = (
  text: string,
  line: readonly Token[],
  about: About,
  before: readonly Ability[],
  reader: Reader,
): Ability | UnreadText => {
  const end = line.at(-1)?.end ?? 0;
  const start = line[0]?.at ?? 0;
  const chart = chartOf(line, reader.rules, 'ability', namesEnd(line, reader));
  if (chart.isTooLong) return { ok: false, why: 'long', at: start, word: '', expected: [] };
  if (!chart.endsOf('ability', 0).includes(line.length)) return stopping(line, chart, end);
  const wanted = plain(text.slice(start, end));
  let said = 0;
  let seen = 0;
  const between = candidatesIn(chart, reader.rules, meaningIn(text, line, reader));
  for (const { tree } of between('ability', 0, line.length)) {
    let ofThis = 0;
    for (const one of resolutionsOf(tree, MOST_SEEN)) {
      seen += 1;
      if (seen > MOST_SEEN || said > MOST_SAID || ofThis > EACH) break;
      const ability = ofCard(hoistChoices(one), about.id);
      if (ability === null || !isOfType(ability, about)) continue;
      const lines = sayingOf(about, ability.kind === 'keyword' ? [ability] : [...before, ability], reader);
      if (lines === null) continue;
      said += 1;
      ofThis += 1;
      if (plain(lines.at(-1) ?? '') === wanted) return ability;
    }
  }
  return { ok: false, why: 'whole', at: start, word: text.slice(start, end), expected: [] };
};

/** Keywords that share a line, each by itself, and what else stands there. */
const partsOf = (line: readonly Token[], rules: Rules): readonly (readonly Token[])[] => {
  const [word, stop] = line;
  const rule = rules
    .root('ability')
    ?.words.get(word?.stem ?? '')
    ?.words.get(stop?.stem ?? '')?.rule;
  const isKeyword = (rule !== undefined && rule !== null) || (word?.stem === CURSE && stop?.raw === '.');
  return isKeyword && line.length > 2 ? [line.slice(0, 2), ...partsOf(line.slice(2), rules)] : [line];
};
const CURSE = 'curs';
const isCurse = (line: readonly Token[]): boolean => line.length === 2 && line[0]?.stem === CURSE;

/** Reads a text; every answer is one that our own grammar says word for word. */
export const read = (text: string, about: About, reader: Reader): Reading => {
  if (text.length > LONGEST) return { ok: false, why: 'long', at: LONGEST, word: '', expected: [] };
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { ok: false, why: 'empty', at: 0, word: '', expected: [] };
  const abilities: Ability[] = [];
  let offset = 0;
  for (const one of text.split('\n')) {
    const whole = tokens.filter(({ at }) => offset <= at && at < offset + one.length);
    offset += one.length + 1;
    for (const line of partsOf(whole, reader.rules)) {
      if (line.length === 0) continue;
      if (line.length > MOST_WORDS) return { ok: false, why: 'long', at: line[0]?.at ?? 0, word: '', expected: [] };
      if (isCurse(line)) {
        abilities.push(...curse);
        continue;
      }
      const before = abilities.filter(({ kind }) => kind === 'keyword');
      const found = readLine(text, line, about, before, reader);
      if ('ok' in found) return found;
      abilities.push(found);
    }
  }
  const card = cardOf(about, keyed(abilities));
  return { ok: true, abilities: card.abilities, said: reader.said(card).join('\n') };
};
