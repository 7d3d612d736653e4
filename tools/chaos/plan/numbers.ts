import { createHash } from 'node:crypto';

/** Numbers that follow from a seed and what they are for: the same, whatever was drawn before. */
export interface Numbers {
  /** From 0 to below `range`. */
  below(range: number, ...what: readonly (string | number)[]): number;
  /** One of these. */
  oneOf<T>(from: readonly [T, ...T[]], ...what: readonly (string | number)[]): T;
}

export const numbersFrom = (seed: string): Numbers => {
  const below: Numbers['below'] = (range, ...what) =>
    createHash('sha256')
      .update([seed, ...what].join(':'))
      .digest()
      .readUInt32BE(0) % Math.max(1, range);
  return { below, oneOf: (from, ...what) => from[below(from.length, ...what)] ?? from[0] };
};
