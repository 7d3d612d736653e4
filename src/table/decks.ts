import { randomBytes } from 'node:crypto';
import type { Card, CardId, CardType, Setup } from '../engine/index.js';

/** All copies of the cards of a type; those marked 3+ stay out of the demonstration decks. */
const copiesOf = (cards: readonly Card[], type: CardType): readonly CardId[] =>
  cards
    .filter((card) => card.type === type && !card.threePlus)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** ¢ of the whole table (SETUP-02). */
const SUPPLY = 100;

/** What a game of so many seats to so many souls begins with: the demonstration decks, all that these cards give. */
export const demonstration = (cards: readonly Card[], seats: number, soulsToWin: number, seed: string): Setup => ({
  seed,
  seats,
  rules: { soulsToWin, supply: SUPPLY },
  decks: {
    loot: copiesOf(cards, 'loot'),
    treasure: copiesOf(cards, 'treasure'),
    monster: copiesOf(cards, 'monster'),
    room: copiesOf(cards, 'room'),
  },
  characters: copiesOf(cards, 'character'),
  outside: copiesOf(cards, 'startingItem'),
});

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');
