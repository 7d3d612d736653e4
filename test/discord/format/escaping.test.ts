import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeName, escapeText, numberedAsIs, plainName, plainText } from '../../../src/discord/format/escaping.js';

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
  expect(plainName('a\u2028b\u2029c')).toBe('a b c');
  expect(plainName('A\u{E0061}\u00ADn\u3164n')).toBe('Ann');
});

test('a name of nothing is still something, and no name is longer than 32 characters', () => {
  expect(plainName('\u202E\u200B')).toBe('?');
  for (const blank of ['\u3164', '\u2800\u115F', '\uFFA0 \u{E0020}']) expect(plainName(blank)).toBe('?');
  expect([...plainName('x'.repeat(60))]).toHaveLength(32);
});

test('a line that begins with a number and a full stop keeps that number in a list; any other line stays', () => {
  expect(numberedAsIs('3. **Ann**: 2. of 4')).toBe('3\\. **Ann**: 2. of 4');
  expect(numberedAsIs('12. Bob')).toBe('12\\. Bob');
  for (const line of ['3 Ann', '3) Ann', '**3. Ann**', ' 3. Ann', '3\\. Ann', ''])
    expect(numberedAsIs(line)).toBe(line);
});

test('whatever comes from outside is one line, letter by letter, without a mention or a mark that hides or turns', () => {
  const signs = [
    ...'\\*_~`|>#[]()<:@-& 1a'.split(''),
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u202E',
    '\u200B',
    '\u0000',
    '\u{1F600}',
  ];
  const points = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));
  const typed = fc.array(fc.oneof(fc.constantFrom(...signs), points)).map((all) => all.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      for (const [shown, plain] of [
        [escapeName(text), plainName(text)],
        [escapeText(text), plainText(text)],
      ] as const) {
        expect(shown.replaceAll(/\\([\\*_~`|>#[\]()<:-])|(@)\u2060/g, '$1$2')).toBe(plain);
        expect(shown.replaceAll(/\\[\\*_~`|>#[\]()<:-]|@\u2060/g, '')).not.toMatch(/[\\*_~`|>#[\]()<:@-]/);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      }
    }),
  );
});
