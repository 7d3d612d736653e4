import { describe, expect, it } from 'vitest';
import { unfinished } from './plain.js';

describe('10,000 plain games', () => {
  it('games 15,000 to 19,999 come to an end', () => {
    expect(unfinished(15_000, 20_000)).toEqual([]);
  });
});
