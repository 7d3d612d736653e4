import { cardLookup } from '../../../cards/index.js';
import type { Ability, Card, CardId } from '../../engine/vocabulary/index.js';
import { meaningOf, read, type Reader, type Reading } from '../../reading/index.js';
import { words } from '../../text/index.js';

/** How the text of one face of a card was read back. */
export interface ReadBack {
  readonly card: CardId;
  readonly set: string;
  readonly text: string;
  /** To the same tree, to another one that says the same words, or not at all. */
  readonly how: 'same' | 'other' | 'not';
  readonly reading: Reading;
  readonly milliseconds: number;
}

const said = words('en', cardLookup);

const isSame = (face: Card, read: readonly Ability[]): boolean =>
  JSON.stringify(meaningOf(face.abilities)) === JSON.stringify(meaningOf(read));

/** Reads back what these cards say, each face by itself; cards that say nothing are left out. */
export const readBack = (cards: readonly Card[], reader: Reader): readonly ReadBack[] =>
  cards
    .flatMap((card) => (card.back === null ? [card] : [card, card.back]))
    .flatMap((face) => {
      const text = said.cardText({ ...face, back: null }).join('\n');
      if (text === '') return [];
      const from = performance.now();
      const reading = read(text, face, reader);
      const milliseconds = performance.now() - from;
      const how = !reading.ok ? 'not' : isSame(face, reading.abilities) ? 'same' : 'other';
      return [{ card: face.id, set: face.set, text, how, reading, milliseconds }];
    });
