import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buttonOf, VERBS } from '../../../src/discord/answers/buttons.js';
import { formatId, parseId } from '../../../src/discord/protocol/ids.js';

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
      expect(buttonOf(text)?.id).toEqual(written);
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
  expect(buttonOf(text)).toBeNull();
});

test('what could not be read back is not written', () => {
  expect(() => formatId({ game: 'a:b', window: '', verb: 'join', arg: '' })).toThrow(RangeError);
  expect(() => formatId({ game: 'ab', window: '', verb: 'opt', arg: 'x'.repeat(90) })).toThrow(RangeError);
});

/** The verbs of v0.11.0. */
const WRITTEN = `
  join leave addcpu delcpu start panel pass passfor withdraw undo hold order opt pick attack buy page step
  unstep confirm none accept decline recall forget why more help topic set speak options choose lists setup log
  logopen rematch inspect deal offer wait sure tutorial mydata wipe replace export look share rule ask answer
  drop forced call unlist concede vacant ending report ready plan clock asking rewind manage mend inwords decks
  turnto variants peek own house word advice stats league replay
`;

test('no verb is renamed or taken away: old messages keep theirs', () => {
  for (const verb of WRITTEN.trim().split(/\s+/))
    expect(buttonOf(`v1:ab12:3:${verb}:`)).toMatchObject({ id: { verb } });
});
