import type { Card, CardId } from '../../src/engine/vocabulary/index.js';

/** What stands for the set of house cards: no published set has this id. */
export const HOUSE_SET = 'house';

const SHAPE = /^house-([1-9]\d{0,6})$/;

/** The id of the house card with this number: no published card has one of this shape. */
export const houseId = (number: number): CardId => `${HOUSE_SET}-${number}`;

/** The number of a house card; null for any other card. */
export const houseNumber = (id: CardId): number | null => {
  const found = SHAPE.exec(id)?.[1];
  return found === undefined ? null : Number(found);
};

/** What a house card is called where nobody may give names of their own. */
export const neutralName = (id: CardId): Card['name'] => {
  const number = houseNumber(id) ?? 0;
  return { en: `House card ${number}`, fr: `Carte maison ${number}` };
};

/** Whether a card has the name that says by itself that it is a house card. */
export const isNeutral = ({ id, name }: Pick<Card, 'id' | 'name'>): boolean => name.en === neutralName(id).en;
