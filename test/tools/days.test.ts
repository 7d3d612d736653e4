import { expect, test } from 'vitest';
import { isAwake } from '../../src/table/clock/hours.js';
import { personalHours } from '../../src/table/index.js';
import { PLAYERS, QUIET } from '../../tools/days/people.js';
import { playDays } from '../../tools/days/played.js';

test('days: a whole game in a time of its own, the same each time, with mentions that come in nobody’s night', async () => {
  const game = { seed: 'days', from: '2027-03-26', prepares: false };
  const [played, again] = [await playDays(game), await playDays(game)];
  expect(played.isOver).toBe(true);
  expect(again).toEqual(played);
  expect(played.mentions.length).toBeGreaterThan(10);
  const hours = new Map(PLAYERS.map(({ name, zone }) => [name, personalHours.parse({ zone, quiet: QUIET })]));
  for (const { name, at, text, clock } of played.mentions) {
    expect(isAwake(hours.get(name)!, at), `${name}: ${clock}`).toBe(true);
    expect(text).not.toMatch(/<[@t]/u);
  }
});
