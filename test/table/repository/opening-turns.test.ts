import { expect, test } from 'vitest';
import { openingTurns } from '../../../src/table/repository/opening-turns.js';

test('tables are opened a few at a time, who asked last first, and others have a turn between them', async () => {
  const turn = openingTurns();
  const opened: { readonly name: string; readonly at: number }[] = [];
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const open = async (name: string): Promise<void> => {
    await turn();
    opened.push({ name, at: turns });
  };
  await Promise.all(['due', 'also due', 'third', 'fourth', 'asked for'].map(open));
  isOver = true;
  expect(opened.map(({ name }) => name)).toEqual(['asked for', 'fourth', 'third', 'also due', 'due']);
  expect(opened[2]!.at).toBe(opened[0]!.at);
  expect(opened[3]!.at).toBeGreaterThan(opened[2]!.at);
});
