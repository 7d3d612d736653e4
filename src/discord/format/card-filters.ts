import type { CardFilter } from '../../rulebook/index.js';
import type { CardMark, KnownCard } from '../../text/index.js';

type Code<Key extends string> = Readonly<Record<Key, string>>;

/** What stands for a set in custom ids: a button that is there keeps its meaning, so that none is ever changed. */
const SETS: Code<KnownCard['set']> = {
  base: 'b',
  'gold-box-v2': 'g',
  'four-souls-plus-v2': 'p',
  requiem: 'r',
  'warp-zone': 'w',
  'alt-art': 'a',
  'summer-of-isaac': 's',
  'unboxing-of-isaac': 'u',
  anniversary: 'y',
  'star-promos': 'o',
  target: 't',
  gish: 'h',
  tapeworm: 'e',
  'dick-knots': 'd',
  'g-fuel': 'f',
  retro: 'c',
  'legend-of-bum-bo': 'l',
  youtooz: 'z',
  nendoroid: 'n',
  mewgenics: 'm',
  challenges: 'x',
};

const DECKS: Code<KnownCard['deck']> = {
  loot: 'l',
  treasure: 't',
  monster: 'm',
  room: 'r',
  character: 'c',
  startingItem: 's',
  bonusSoul: 'b',
  outside: 'o',
  challenge: 'h',
};

const CATEGORIES: Code<NonNullable<KnownCard['category']>> = {
  active: 'a',
  passive: 'p',
  paid: 'd',
  'one-use': 'o',
  soul: 's',
  pennies: '1',
  '2-cents': '2',
  '3-cents': '3',
  '4-cents': '4',
  nickels: '5',
  'butter-beans': 'u',
  bombs: 'b',
  batteries: 'y',
  'dice-shards-soul-hearts': 'h',
  'pills-runes': 'r',
  'cards-misc': 'c',
  trinkets: 't',
  'lost-soul': 'l',
  basic: 'm',
  cursed: 'k',
  'holy-charmed': 'n',
  boss: 'B',
  'epic-boss': 'E',
  'good-event': 'g',
  'bad-event': 'v',
  curse: 'C',
  'challenge-oversized': 'x',
};

const MARKS: Code<CardMark> = { guppy: 'g', eternal: 'e', threePlus: '3', soul: 's' };

const LEFT_OUT = '-';
/** Stands for something that no card has: nothing fits it, and nothing will. */
const UNKNOWN = '?';

const codeOf = (codes: Code<string>, key: string | undefined): string => {
  if (key === undefined) return LEFT_OUT;
  return Object.hasOwn(codes, key) ? (codes[key] ?? UNKNOWN) : UNKNOWN;
};

const keyOf = <Key extends string>(codes: Code<Key>, code: string | undefined): Key | undefined =>
  (Object.keys(codes) as Key[]).find((key) => codes[key] === code); // the keys of a record of these keys

/** Whether it leaves any cards out. */
export const isFiltered = (filter: CardFilter): boolean => Object.keys(filter).length > 0;

/** A filter in four characters, as it stands in custom ids. */
export const packedFilter = ({ set, deck, category, mark }: CardFilter): string =>
  [codeOf(SETS, set), codeOf(DECKS, deck), codeOf(CATEGORIES, category), codeOf(MARKS, mark)].join('');

/** The filter that is written like this. */
export const readFilter = ([set, deck, category, mark]: string): CardFilter => {
  const named = (codes: Code<string>, code = LEFT_OUT): string | undefined =>
    code === LEFT_OUT ? undefined : (keyOf(codes, code) ?? UNKNOWN);
  const found = { set: named(SETS, set), deck: named(DECKS, deck), category: named(CATEGORIES, category) };
  const marked = keyOf(MARKS, mark);
  return {
    ...(found.set === undefined ? {} : { set: found.set }),
    ...(found.deck === undefined ? {} : { deck: found.deck }),
    ...(found.category === undefined ? {} : { category: found.category }),
    ...(marked === undefined ? {} : { mark: marked }),
  };
};
