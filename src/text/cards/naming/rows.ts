import { sameTree } from '../../../engine/index.js';
import type { Effect, RollRow } from '../../../engine/index.js';
import { times } from './mentions.js';

const LARGEST_FACE = 6;

/** A roll of which only the result matters: "roll, then … equal to the result". */
export const isOfResult = (rows: readonly RollRow[]): boolean => {
  const [row] = rows;
  return (
    row !== undefined &&
    rows.length === 1 &&
    row.from === 1 &&
    row.to === LARGEST_FACE &&
    times(row.effect, { amount: 'rollResult' }) > 0
  );
};

/** A roll that does nothing itself, whatever it is: its number is read later, or by others. */
export const isForItsNumber = (rows: readonly RollRow[]): boolean =>
  rows.length === 1 &&
  rows.every(({ from, to, effect }) => from === 1 && to === LARGEST_FACE && effect.do === 'nothing');

/** A roll that does one thing on some numbers, and nothing on the others. */
export const isOnNumbers = (effect: Effect): effect is Effect<'roll'> =>
  effect.do === 'roll' && !isOfResult(effect.rows) && !isForItsNumber(effect.rows) && alike(effect.rows).length === 1;

/** Rows of a roll that do the same, together. */
export const alike = (rows: readonly RollRow[]): readonly (readonly RollRow[])[] => {
  const groups: RollRow[][] = [];
  for (const row of rows) {
    const same = groups.find(([first]) => first !== undefined && sameTree(first.effect, row.effect));
    if (same === undefined) groups.push([row]);
    else same.push(row);
  }
  return groups;
};
