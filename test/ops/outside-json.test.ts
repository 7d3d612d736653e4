import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../src/ops/index.js';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('JSON from outside is read only up to a length and a depth that everything of ours keeps to', () => {
  expect(readJson('{"a":[1,"b"]}', 100)).toEqual({ a: [1, 'b'] });
  expect(readJson('{"a":1}', 6)).toBeUndefined();
  expect(readJson('{"a":', 100)).toBeUndefined();
  expect(readJson(nested(60), 1_000)).toBeDefined();
  for (const levels of [61, 6_000, 200_000]) expect(readJson(nested(levels), 1_000_000)).toBeUndefined();
  expect(readJson('{"a":'.repeat(6_000) + '1' + '}'.repeat(6_000), 1_000_000)).toBeUndefined();
});

test('brackets within strings of JSON nest nothing', () => {
  const text = JSON.stringify({ a: '['.repeat(500), b: '\\"'.repeat(200) + '[{'.repeat(300), '[\\': [] });
  expect(readJson(text, 100_000)).toEqual(JSON.parse(text));
});

test('JSON that is not too deep is read as it is, whatever its strings hold', () => {
  const strings = fc.array(fc.constantFrom('"', '\\', '[', '}', 'a'), { maxLength: 8 }).map((signs) => signs.join(''));
  const values = fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('"', '\\', '[', '}', 'a') });
  fc.assert(
    fc.property(values, (value) => {
      const text = JSON.stringify(value);
      expect(readJson(text, text.length)).toEqual(JSON.parse(text));
    }),
  );
  fc.assert(
    fc.property(strings, (inside) => {
      const text = `${JSON.stringify(inside)}${'['.repeat(61)}`;
      expect(readJson(`[${text}`, 1_000)).toBeUndefined();
    }),
  );
});
