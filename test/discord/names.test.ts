import { expect, test } from 'vitest';
import { escapeName, plainName } from '../../src/discord/names.js';

test.each([
  ['**bold**', '\\*\\*bold\\*\\*'],
  ['@everyone', '@\u2060everyone'],
  ['<@123>', '\\<@\u2060123\\>'],
  ['`code`', '\\`code\\`'],
  ['# title', '\\# title'],
  ['||spoiler||', '\\|\\|spoiler\\|\\|'],
  ['[link](http://x)', '\\[link\\]\\(http\\://x\\)'],
])('the name %s is shown letter by letter and pings nobody', (name, shown) => {
  expect(escapeName(name)).toBe(shown);
});

test('marks that turn the direction or hide are taken out', () => {
  expect(plainName('Ann\u202Etxt\u2066\u200F')).toBe('Anntxt');
  expect(plainName('a\nb')).toBe('a b');
});

test('a name of nothing is still something, and no name is longer than 32 characters', () => {
  expect(plainName('\u202E\u200B')).toBe('?');
  expect([...plainName('x'.repeat(60))]).toHaveLength(32);
});
