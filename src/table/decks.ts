import { randomBytes } from 'node:crypto';
import { allCards } from '../../cards/index.js';
import type { CardId, CardType, Setup } from '../engine/index.js';

/** All copies of the cards of a type; those marked 3+ stay out of the demonstration decks. */
const copiesOf = (type: CardType): readonly CardId[] =>
  allCards
    .filter((card) => card.type === type && !card.threePlus)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** ¢ of the whole table (SETUP-02). */
const SUPPLY = 100;

/** What a game of so many seats to so many souls begins with: the demonstration decks of all the cards there are. */
export const demonstration = (seats: number, soulsToWin: number, seed: string): Setup => ({
  seed,
  seats,
  rules: { soulsToWin, supply: SUPPLY },
  decks: {
    loot: copiesOf('loot'),
    treasure: copiesOf('treasure'),
    monster: copiesOf('monster'),
    room: copiesOf('room'),
  },
  characters: copiesOf('character'),
  outside: copiesOf('startingItem'),
});

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');
