import { describe, expect, it } from 'vitest';
import { unfinished } from './plain.js';

describe('10,000 plain games', () => {
  it('games 10,000 to 14,999 come to an end', () => {
    expect(unfinished(10_000, 15_000)).toEqual([]);
  });
});
