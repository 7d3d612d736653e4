import { expect, test } from 'vitest';
import { dateIn } from '../../../src/discord/format/typed-dates.js';

/** A Wednesday, at 13:00 in Paris. */
const NOW = Date.UTC(2026, 10, 25, 12);
const read = (typed: string, zone: string | null = 'Europe/Paris'): string => {
  const at = dateIn(typed, zone, NOW);
  return typeof at === 'string' ? at : new Date(at).toISOString().slice(0, 16);
};

test.each([
  ['Friday 21:00', '2026-11-27T20:00'],
  ['vendredi à 21h', '2026-11-27T20:00'],
  ['ven. 21h30', '2026-11-27T20:30'],
  ['fri, 9 pm', '2026-11-27T20:00'],
  ['Wednesday at 12:59', '2026-12-02T11:59'],
  ['mercredi 13:01', '2026-11-25T12:01'],
  ['today 20:00', '2026-11-25T19:00'],
  ['demain 8h', '2026-11-26T07:00'],
  ['aujourd’hui 20h', '2026-11-25T19:00'],
  ['2026-12-4 20:00', '2026-12-04T19:00'],
])('a day and a time are read on the clock of their person: %s', (typed, at) => {
  expect(read(typed)).toBe(at);
});

test('without a time zone the clock is the universal one', () => {
  expect(read('Friday 21:00', null)).toBe('2026-11-27T21:00');
});

test.each([
  ['soon', 'notADate'],
  ['Friday', 'notADate'],
  ['Friday 25:00', 'notADate'],
  ['fr 21:00', 'notADate'],
  ['2026-02-30 20:00', 'notADate'],
  ['', 'notADate'],
  ['today 12:00', 'past'],
  ['2020-01-01 20:00', 'past'],
  ['2027-12-24 20:00', 'tooFar'],
])('what cannot be read, is over or too far is told apart: %s', (typed, problem) => {
  expect(read(typed)).toBe(problem);
});
