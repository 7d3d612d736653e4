import type {
  Card,
  CardKind,
  Comparison,
  CounterName,
  Deck,
  Keyword,
  NewRole,
  Role,
  SlotKind,
  Stat,
} from '../../../engine/index.js';
import type { Thing } from '../../cards/tree.js';

/** A noun phrase with what verbs need to know of it. */
export interface Phrase {
  readonly text: string;
  readonly person: 'you' | 'it' | 'they';
  /** What owns something, where the text alone cannot: "this item" for "this". */
  readonly owner?: string;
}

export const singular = (text: string): Phrase => ({ text, person: 'it' });
export const plural = (text: string): Phrase => ({ text, person: 'they' });
export const YOU: Phrase = { text: 'you', person: 'you' };

export interface Noun {
  readonly one: string;
  readonly many: string;
}

const NOUNS: Readonly<Record<Thing, Noun>> = {
  player: { one: 'player', many: 'players' },
  character: { one: 'character', many: 'characters' },
  item: { one: 'item', many: 'items' },
  soul: { one: 'soul', many: 'souls' },
  curse: { one: 'curse', many: 'curses' },
  monster: { one: 'monster', many: 'monsters' },
  event: { one: 'event', many: 'events' },
  room: { one: 'room', many: 'rooms' },
  challenge: { one: 'challenge', many: 'challenges' },
  trinket: { one: 'trinket', many: 'trinkets' },
  lootCard: { one: 'loot card', many: 'loot cards' },
  card: { one: 'card', many: 'cards' },
  stackLoot: { one: 'loot card on the stack', many: 'loot cards on the stack' },
  stackAbility: { one: 'ability on the stack', many: 'abilities on the stack' },
  stackRoll: { one: 'dice roll', many: 'dice rolls' },
  stackDamage: { one: 'damage on the stack', many: 'damage on the stack' },
  stackDeath: { one: 'death on the stack', many: 'deaths on the stack' },
  deck: { one: 'deck', many: 'decks' },
  thing: { one: 'thing', many: 'things' },
};
export const noun = (thing: Thing): Noun => NOUNS[thing];

export const DECK: Readonly<Record<Deck, string>> = {
  loot: 'loot',
  treasure: 'treasure',
  monster: 'monster',
  room: 'room',
};
export const deckName = (deck: Deck): string => `the ${DECK[deck]} deck`;

export const SLOT: Readonly<Record<SlotKind, string>> = {
  shop: 'shop slot',
  monster: 'monster slot',
  room: 'room slot',
  challenge: 'challenge slot',
  finalBoss: 'final boss slot',
  minion: 'minion slot',
};
export const STAT: Readonly<Record<Stat, string>> = { hp: 'HP', dc: 'DC', atk: 'ATK' };
export const ROLE: Readonly<Record<Role, string>> = {
  character: 'a character',
  item: 'an item',
  soul: 'a soul',
  curse: 'a curse',
  monster: 'a monster',
  event: 'an event',
  room: 'a room',
  challenge: 'a challenge',
};
/** What something can become. */
export const NEW_ROLE: Readonly<Record<NewRole, string>> = { ...ROLE, bonusSoul: 'an active bonus soul' };
export const KIND: Readonly<Record<CardKind, string>> = {
  treasure: 'a treasure card',
  loot: 'a loot card',
  room: 'a room card',
  monster: 'a monster card that is no event',
  boss: 'a boss card',
  event: 'an event card',
};
/** The same before a noun: "boss card". */
export const KIND_OF: Readonly<Record<CardKind, string>> = {
  treasure: 'treasure',
  loot: 'loot',
  room: 'room',
  monster: 'non-event monster',
  boss: 'boss',
  event: 'event',
};
export const KEYWORD: Readonly<Record<Keyword, string>> = {
  eternal: 'Eternal',
  trinket: 'Trinket',
  ambush: 'Ambush',
  guppy: 'Guppy',
  curse: 'Curse',
  indomitable: 'Indomitable',
  familiar: 'Familiar',
};
const COUNTER: Readonly<Record<CounterName, string>> = {
  counter: 'plain counter',
  hp: 'HP counter',
  atk: 'ATK counter',
  eternal: 'eternal counter',
  level: 'level counter',
  gold: 'gold counter',
  bounty: 'bounty counter',
  spider: 'spider counter',
  doodle: 'doodle counter',
  eraser: 'eraser counter',
  sketch: 'sketch counter',
  poo: 'poo counter',
  egg: 'egg counter',
  gut: 'gut counter',
};
export const counterNoun = (name: CounterName | undefined): Noun => {
  const one = name === undefined ? 'counter' : COUNTER[name];
  return { one, many: `${one}s` };
};
/** The word of a counter as the engine keeps it, which may be of a newer kind. */
export const counterWord = (name: string): string =>
  name in COUNTER ? COUNTER[name as CounterName] : `${name} counter`;

const rules = new Intl.PluralRules('en');
/** `1 card`, `2 cards`. */
export const counted = (number: number, { one, many }: Noun): string =>
  `${number} ${rules.select(number) === 'one' ? one : many}`;
export const ordinal = (number: number): string => {
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  return `${number}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[form]}`;
};

const PRONOUN_OWNER: Readonly<Record<string, string>> = { it: 'its', they: 'their' };
/** `your DC`, `this monster's DC`, `the DC of an item that you control`. */
export const owned = (what: string, phrase: Phrase): string => {
  if (phrase.person === 'you') return `your ${what}`;
  if (phrase.owner !== undefined) return `${phrase.owner}'s ${what}`;
  const pronoun = PRONOUN_OWNER[phrase.text];
  if (pronoun !== undefined) return `${pronoun} ${what}`;
  const short = phrase.person === 'it' && phrase.text.split(' ').length <= 3;
  return short ? `${phrase.text}'s ${what}` : `the ${what} of ${phrase.text}`;
};
/** `your death`, `the death of the target`. */
export const ownOr = (what: string, phrase: Phrase): string =>
  phrase.person === 'you' ? `your ${what}` : phrase.text === 'they' ? `their ${what}` : `the ${what} of ${phrase.text}`;
export const list = (parts: readonly string[], last: 'and' | 'or'): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
};
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A verb: its bare form and the form after "it". */
export interface Verb {
  readonly bare: string;
  readonly it: string;
}
export const verb = (bare: string, it = third(bare)): Verb => ({ bare, it });
const third = (bare: string): string => {
  const [first = '', ...rest] = bare.split(' ');
  const ending = /(s|sh|ch|x|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [ending, ...rest].join(' ');
};
/** `be` and a participle: `is destroyed`. */
export const passive = (participle: string): Verb => verb(`be ${participle}`, `is ${participle}`);
export const conjugated = (subject: Phrase, { bare, it }: Verb): string => {
  if (subject.person === 'it') return it;
  return bare.replace(/^be\b/, 'are');
};
export const said = (subject: Phrase, act: Verb, rest: string): string =>
  [subject.text, conjugated(subject, act), rest].filter((part) => part !== '').join(' ');
export const is = (subject: Phrase, not: boolean): string =>
  `${subject.person === 'it' ? 'is' : 'are'}${not ? ' not' : ''}`;
export const has = (subject: Phrase, not: boolean): string => {
  if (not) return subject.person === 'it' ? 'does not have' : 'do not have';
  return subject.person === 'it' ? 'has' : 'have';
};

/** The unit of something that a thing has. */
export const measureUnit = (
  what: { readonly amount: string; readonly stat?: Stat; readonly named?: CounterName; readonly role?: Role },
  many = 2,
): string => {
  switch (what.amount) {
    case 'coins':
      return '¢';
    case 'handSize':
      return many === 1 ? 'card in hand' : 'cards in hand';
    case 'souls':
      return 'soul value';
    case 'controlled':
      return many === 1 ? noun(what.role ?? 'thing').one : noun(what.role ?? 'thing').many;
    case 'hpLeft':
      return 'HP left';
    case 'stat':
      return STAT[what.stat ?? 'hp'];
    default:
      return many === 1 ? counterNoun(what.named).one : counterNoun(what.named).many;
  }
};

/** `at least 2`. */
export const limitText = (is: Comparison, than: number | string): string => `${LIMIT[is]} ${than}`;
/** `2 or more cards`, `5¢ or more`, `2 items`: as a card says it. */
export const cardLimit = (is: Comparison, than: string, unit = ''): string => {
  const after = unit === '' ? '' : ` ${unit}`;
  const what = unit === '¢' ? `${than}¢` : than + after;
  if (is === '=') return what;
  if (is !== '>=' && is !== '<=') return `${limitText(is, what)}`;
  const fewer = unit.endsWith('s') || unit.startsWith('card') ? 'fewer' : 'less';
  const or = `or ${is === '>=' ? 'more' : fewer}`;
  return unit === '¢' ? `${what} ${or}` : `${than} ${or}${after}`;
};
const LIMIT: Readonly<Record<Comparison, string>> = {
  '=': 'exactly',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

/** `at least 3¢`, `at least 3 HP left`. */
export const withUnit = (quantity: string, unit: string): string => `${quantity}${unit === '¢' ? '' : ' '}${unit}`;

/** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion (none where it is 0) and attack; empty without stats. */
export const statsLine = ({ hp, dc, atk }: Pick<Card, 'hp' | 'dc' | 'atk'>): string =>
  [
    hp === null ? null : `♥\u00A0${hp}`,
    dc === null || dc === 0 ? null : `⚅\u00A0${dc}+`,
    atk === null ? null : `⚔\u00A0${atk}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `2 souls · 3 or more players`; empty for most cards. */
export const marksLine = ({ souls, threePlus }: Pick<Card, 'souls' | 'threePlus'>): string =>
  [
    ...(souls === null ? [] : [counted(souls, { one: 'soul', many: 'souls' })]),
    ...(threePlus ? ['3 or more players'] : []),
  ].join(' · ');
