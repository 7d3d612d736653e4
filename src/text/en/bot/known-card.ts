import type { Language } from '../../words/described.js';
import type { SetId, KnownDeck, Category } from '../../../../cards/index.js';
import type { CardMark } from '../../words/bot/lookup.js';
import { KEYWORD, counted } from '../cards/nouns.js';

/** What is said of a card on its own page, away from any table. */
export const knownCard = {
  /** What a card, or a face of one, is called. */
  name: ({ en }: Readonly<Record<Language, string>>): string => en,
  set: {
    base: 'Base game, 2nd edition',
    'gold-box-v2': 'Gold Box',
    'four-souls-plus-v2': 'Four Souls+',
    requiem: 'Requiem',
    'warp-zone': 'Warp Zone',
    'alt-art': 'Alt Art',
    'summer-of-isaac': 'Summer of Isaac',
    'unboxing-of-isaac': 'The Unboxing of Isaac',
    anniversary: 'Anniversary',
    'star-promos': 'Promo cards',
    target: 'Target',
    gish: 'Gish',
    tapeworm: 'Tapeworm',
    'dick-knots': 'Dick Knots',
    'g-fuel': 'G Fuel',
    retro: 'Retro',
    'legend-of-bum-bo': 'The Legend of Bum-bo',
    youtooz: 'Youtooz',
    nendoroid: 'Nendoroid',
    mewgenics: 'Mewgenics',
    challenges: 'Challenges',
  } satisfies Readonly<Record<SetId, string>>,
  deck: {
    loot: 'Loot card',
    treasure: 'Treasure',
    monster: 'Monster card',
    room: 'Room',
    character: 'Character',
    startingItem: 'Starting item',
    bonusSoul: 'Bonus soul',
    outside: 'Outside the decks',
    challenge: 'Challenge',
  } satisfies Readonly<Record<KnownDeck, string>>,
  category: {
    active: 'active item',
    passive: 'passive item',
    paid: 'paid item',
    'one-use': 'one-use item',
    soul: 'soul item',
    pennies: 'a penny',
    '2-cents': '2 cents',
    '3-cents': '3 cents',
    '4-cents': '4 cents',
    nickels: 'a nickel',
    'butter-beans': 'butter bean',
    bombs: 'bomb',
    batteries: 'battery',
    'dice-shards-soul-hearts': 'dice shard or soul heart',
    'pills-runes': 'pill or rune',
    'cards-misc': 'card',
    trinkets: 'trinket',
    'lost-soul': 'lost soul',
    basic: 'basic monster',
    cursed: 'cursed monster',
    'holy-charmed': 'holy or charmed monster',
    boss: 'boss',
    'epic-boss': 'epic boss',
    'good-event': 'good event',
    'bad-event': 'bad event',
    curse: 'curse',
    'challenge-oversized': 'challenge',
  } satisfies Readonly<Record<Category, string>>,
  mark: { guppy: 'Guppy', eternal: 'Eternal', threePlus: '3+ players', soul: 'worth a soul' } satisfies Readonly<
    Record<CardMark, string>
  >,
  keyword: KEYWORD,
  souls: (number: number): string => counted(number, { one: 'soul', many: 'souls' }),
  threePlus: 'only with 3 or more players',
  specialReward: 'Reward: more than ¢, loot or treasure',
  /** The card cannot be played here yet, so that its text is not known; whether an official page shows it. */
  notPlayable: (hasPage: boolean): string =>
    `*Not playable here yet: I know its numbers and marks, but not what it does.${hasPage ? ' Its official page shows its text.' : ''}*`,
  /** The same in few words, for the picture of the card. */
  notPlayableShort: (hasPage: boolean): string =>
    `(Not playable here yet${hasPage ? ': its text is on its official page' : ''}.)`,
  printings: 'Copies and sets',
  /** Over what the first edition had in place of a text. */
  firstEdition: 'In the first edition',
  copies: (set: string, copies: number): string => `${set} ×${copies}`,
  rulings: 'Rulings',
  /** The menu of the terms in its text. */
  terms: 'Words in its text',
  official: (url: string): string => `[Official page](${url})`,
  /** Buttons. */
  startingItem: (name: string): string => `Starts with ${name}`,
  character: (name: string): string => `Character: ${name}`,
  back: (name: string): string => `Back: ${name}`,
  front: (name: string): string => `Front: ${name}`,
  original: (name: string): string => `First version: ${name}`,
  /** The menu of other cards of the same name. */
  namesakes: 'Other cards of this name',
  backOf: (name: string): string => `back of ${name}`,
  /** Leads to the text that says everything, on a table and away from it; and back to the short one. */
  exact: 'Word for word',
  short: 'As on a card',
  exactOf: (name: string): string => `${name}, word for word`,
  /** Leads from a card on the table to its page. */
  about: 'Rules and rulings',
  /** Several cards fit. */
  several: 'Several cards fit. The nearest first:',
  choose: 'Choose a card',
  nothing: (query: string): string =>
    `I know no card called “${query}”. Try a part of its name, or of what it does. These are the nearest:`,
  empty: 'The search is empty. Type a name, a nickname or part of what a card does. For example:',
  /** Nothing that was looked for is of these kinds; the nearest cards of others follow. */
  noneWith: (kinds: string): string => `No card fits among “${kinds}”. Among all cards, these are the nearest:`,
  /** How many cards are of these kinds, and how many of them follow. */
  kept: (kinds: string, all: number, shown: number): string =>
    all > shown
      ? `“${kinds}”: ${all} cards. Type part of a name to find one. The first ${shown} by name:`
      : `“${kinds}”: ${counted(all, { one: 'card', many: 'cards' })}.`,
};
