import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatId, parseId, VERBS } from '../../../src/discord/format/ids.js';

const part = (letters: string, min: number, max: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: min, maxLength: max }).map((found) => found.join(''));
const id = fc.record({
  game: part('abcdef0123456789', 1, 24),
  window: part('0123456789abcxyz.', 0, 24),
  verb: fc.constantFrom(...VERBS),
  arg: part('abcop0123456789:_.-', 0, 30),
});

test('a custom id comes back as it was written, within 100 characters', () => {
  fc.assert(
    fc.property(id, (written) => {
      const text = formatId(written);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(parseId(text)).toEqual(written);
    }),
  );
});

test.each([
  '',
  'v1',
  'v2:ab12:3:pass:',
  'v1:ab12:3:pass',
  'v1:ab12:3:explode:',
  'v1::3:pass:',
  'v1:ab12:3:pass:a b',
  'v1:ab12:3:PASS:',
  `v1:ab12:3:opt:${'x'.repeat(100)}`,
  'toString',
  'v1:ab12:3:__proto__:',
])('"%s" is no custom id of ours', (text) => {
  expect(parseId(text)).toBeNull();
});

test('what could not be read back is not written', () => {
  expect(() => formatId({ game: 'a:b', window: '', verb: 'join', arg: '' })).toThrow(RangeError);
  expect(() => formatId({ game: 'ab', window: '', verb: 'opt', arg: 'x'.repeat(90) })).toThrow(RangeError);
});
