import { randomBytes } from 'node:crypto';
import type { Card, CardId, CardType, Setup } from '../../engine/index.js';
import { STANDARD, type TableOptions } from '../record/data.js';

/** All copies of the cards of these types. */
const copiesOf = (cards: readonly Card[], ...types: readonly CardType[]): readonly CardId[] =>
  cards
    .filter((card) => types.includes(card.type))
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** ¢ of the whole table (SETUP-02). */
const SUPPLY = 100;

/** What a game of so many seats to so many souls begins with: all that these cards give to so many, and the options allow. */
export const setupForTable = (
  cards: readonly Card[],
  seats: number,
  soulsToWin: number,
  seed: string,
  { first, bonusSouls, banned, mustHave }: TableOptions = STANDARD,
): Setup => {
  const playable = cards.filter(
    ({ id, type, threePlus }) =>
      (!threePlus || seats > 2) && !banned.includes(id) && (bonusSouls || type !== 'bonusSoul'), // SETUP-12, SETUP-06
  );
  return {
    seed,
    seats,
    rules: {
      soulsToWin,
      supply: SUPPLY,
      ...(first === null ? {} : { first }),
      ...(mustHave.length === 0 ? {} : { certain: mustHave }),
    },
    decks: {
      loot: copiesOf(playable, 'loot'),
      treasure: copiesOf(playable, 'treasure'),
      monster: copiesOf(playable, 'monster'),
      room: copiesOf(playable, 'room'),
    },
    characters: copiesOf(playable, 'character'),
    outside: copiesOf(playable, 'startingItem', 'bonusSoul'),
  };
};

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');
