import { allCards, cardLookup } from '../../cards/index.js';
import { facesOf, type Ability, type Card, type CardId } from '../../src/engine/vocabulary/index.js';
import {
  LONGEST,
  meaningOf,
  read,
  readCardText,
  readerOf,
  type Reader,
  type Reading,
} from '../../src/card-parser/index.js';
import { words } from '../../src/text/index.js';

/** How the text of one face of a card was read back. */
interface ReadBack {
  readonly card: CardId;
  readonly set: string;
  readonly text: string;
  /** To the same tree, to another one that says the same words, or not at all. */
  readonly how: 'same' | 'other' | 'not';
  readonly reading: Reading;
}

const said = words('en', cardLookup);

const isSame = (face: Card, read: readonly Ability[]): boolean =>
  JSON.stringify(meaningOf(face.abilities)) === JSON.stringify(meaningOf(read));

/** Reads back what these cards say, each face by itself; cards that say nothing are left out. */
export const readBack = (cards: readonly Card[], reader: Reader): readonly ReadBack[] =>
  cards.flatMap(facesOf).flatMap((face) => {
    const text = said.cardText({ ...face, back: null }).join('\n');
    if (text === '') return [];
    const reading = read(text, face, reader);
    const how = !reading.ok ? 'not' : isSame(face, reading.abilities) ? 'same' : 'other';
    return [{ card: face.id, set: face.set, text, how, reading }];
  });

/** How many of these were read back to the same tree, in percent. */
export const shareOf = (of: readonly ReadBack[]): number =>
  (100 * of.filter(({ how }) => how === 'same').length) / Math.max(1, of.length);

const sentenceFor = (reading: Reading): string =>
  reading.ok ? 'reads as another tree that says the same' : said.reading.sayRefusal(reading, LONGEST);

/** The share of each set, and what does not read back to the same tree. */
export const readBackAsText = (of: readonly ReadBack[]): string => {
  const lines = [...new Set(of.map(({ set }) => set))].map((set) => {
    const own = of.filter((one) => one.set === set);
    const others = own.filter(({ how }) => how !== 'same');
    const named = others.map(({ card, reading }) => `  ${card}: ${sentenceFor(reading)}\n`);
    return `${set}: ${own.length} texts, ${shareOf(own).toFixed(1)} % the same\n${named.join('')}`;
  });
  return `${lines.join('')}${of.length} texts, ${shareOf(of).toFixed(1)} % the same\n`;
};

/**
 * Reads back the texts of these cards. `held`: each set by the rules of all other sets only, which tells how much of a
 * text is understood that nobody has said before.
 */
export const readBackSets = (cards: readonly Card[], held: boolean): readonly ReadBack[] => {
  if (!held) return readBack(cards, readerOf(allCards));
  return [...new Set(cards.map(({ set }) => set))].flatMap((set) =>
    readBack(
      cards.filter((card) => card.set === set),
      readerOf(allCards.filter((card) => card.set !== set)),
    ),
  );
};

/** What a text of one's own is read as: its tree, or why it was not read. */
export const readOwn = (text: string, type: Card['type']): string => {
  const reading = readCardText(text, { type, hp: type === 'monster' ? 1 : null });
  return reading.ok ? `${JSON.stringify(reading.abilities, null, 2)}\n` : `${sentenceFor(reading)}\n`;
};
