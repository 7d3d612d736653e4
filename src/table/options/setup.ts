import { randomBytes } from 'node:crypto';
import { formerPrintings, type Category } from '../../../cards/index.js';
import { variantNamed, type Card, type CardId, type Setup } from '../../engine/index.js';
import { STANDARD, type TableOptions } from '../record/data.js';
import { categoriesIn, copiesOf, dealtFrom, decksOf, poolOf, RATIO_DECKS, setsOf, type RatioDeck } from './decks.js';

/** ¢ of the whole table (SETUP-02). */
const SUPPLY = 100;

/** The card that lies in the place of this one at a table with these variants: a former printing of it, or itself (BLANK-00). */
const printingAt =
  ({ variants = [] }: Pick<TableOptions, 'variants'>) =>
  (id: CardId): CardId => {
    const isFormer = variants.some((variant) => {
      const { formerPrintings: cards = [] } = variantNamed(variant);
      return cards === 'all' || cards.includes(id);
    });
    return isFormer ? (formerPrintings[id]?.id ?? id) : id; // BLANK-00
  };

/** What a game of so many seats to so many souls begins with: all that these cards give to so many, and the options allow. */
export const setupForTable = (
  cards: readonly Card[],
  seats: number,
  soulsToWin: number,
  seed: string,
  options: TableOptions = STANDARD,
): Setup => {
  const { first, mustHave, mode, cap, variants } = options;
  const dealt = dealtFrom(cards, seats, options);
  const printing = printingAt(options);
  const { loot, treasure, monster, room } = decksOf(dealt, options, seed);
  return {
    seed,
    seats,
    rules: {
      soulsToWin,
      supply: SUPPLY,
      ...(first === null ? {} : { first }),
      ...(mustHave.length === 0 ? {} : { certain: mustHave.map(printing) }),
      ...(mode === undefined ? {} : { mode }),
      ...(cap === undefined ? {} : { cap }),
      ...(variants === undefined ? {} : { variants }),
    },
    decks: {
      loot: loot.map(printing),
      treasure: treasure.map(printing),
      monster: monster.map(printing),
      room: room.map(printing),
    },
    characters: copiesOf(dealt, 'character').map(printing),
    outside: copiesOf(dealt, 'startingItem', 'bonusSoul', 'outside').map(printing),
  };
};

/** How many cards there are in each deck of a game of so many seats with these options, and of what lies outside it. */
export interface DeckSizes extends Readonly<Record<keyof Setup['decks'], number>> {
  readonly character: number;
  readonly bonusSoul: number;
  /** Cards for three and more players, which are left out (SETUP-12). */
  readonly leftOut: number;
}

/** Counts what a table would be dealt from, with these house cards. */
export const deckSizes = (options: TableOptions, seats: number, houseCards: readonly Card[] = []): DeckSizes => {
  const pool = [...poolOf(setsOf(options)), ...houseCards];
  const dealt = dealtFrom(pool, seats, options);
  const { loot, treasure, monster, room } = decksOf(dealt, options, '');
  const all = dealtFrom(pool, 3, options);
  return {
    loot: loot.length,
    treasure: treasure.length,
    monster: monster.length,
    room: room.length,
    character: copiesOf(dealt, 'character').length,
    bonusSoul: copiesOf(dealt, 'bonusSoul').length,
    leftOut: all.filter((card) => !dealt.includes(card)).reduce((sum, { copies }) => sum + copies, 0),
  };
};

/** A deck that the chosen sets cannot fill in the ratios, and how many cards of which categories are missing (DEC-46). */
export interface ShortDeck {
  readonly deck: RatioDeck;
  readonly cards: number;
  readonly missing: readonly { readonly category: Category; readonly cards: number }[];
}

/** The decks of a table that stay smaller than the ratios want them, with these house cards. None without ratios. */
export const shortDecks = (
  options: TableOptions,
  seats: number,
  houseCards: readonly Card[] = [],
): readonly ShortDeck[] => {
  if (!options.ratios) return [];
  const dealt = dealtFrom([...poolOf(setsOf(options)), ...houseCards], seats, options);
  const categories = new Map(dealt.map(({ id, category }) => [id, category]));
  const decks = decksOf(dealt, options, '');
  return RATIO_DECKS.map((deck) => ({
    deck,
    cards: decks[deck].length,
    missing: categoriesIn(deck)
      .map(({ category, most }) => ({
        category,
        cards: most - decks[deck].filter((id) => categories.get(id) === category).length,
      }))
      .filter(({ cards }) => cards > 0),
  })).filter(({ missing }) => missing.length > 0);
};

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');
