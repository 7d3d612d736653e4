import type { Amount } from '../../engine/index.js';

type Say = (amount: Amount) => string;

/** Amounts with a sign between them, in brackets. */
export const combined = (sign: string, of: readonly Amount[], say: Say): string => `(${of.map(say).join(` ${sign} `)})`;

/** A product without its factors of 1. */
export const multiplied = (of: readonly Amount[], say: Say): string => {
  const factors = of.filter((part) => part !== 1);
  const [only] = factors;
  return factors.length === 1 && only !== undefined ? say(only) : combined('×', factors, say);
};
