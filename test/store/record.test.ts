import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packText, unpackText } from '../../src/store/record.js';
import { ForeignRecord } from '../../src/table/index.js';

it('gives back every text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', minLength: 4000, maxLength: 9000, size: 'max' }),
  );
  fc.assert(
    fc.property(texts, (text) => unpackText(packText(text)) === text),
    { numRuns: 40 },
  );
});

it('packs what is above 4 KB', () => {
  const small = 'é'.repeat(2048);
  expect(packText(small)).toHaveLength(4097);
  const large = `${small}!`;
  expect(packText(large).length).toBeLessThan(200);
  expect(unpackText(packText(large))).toBe(large);
  expect(packText('')).toHaveLength(1);
});

it('reads the records of every version for ever', () => {
  expect(unpackText(Buffer.from('7461c3a9', 'hex'))).toBe('aé');
  expect(unpackText(Buffer.from('644b4c4a4e444500', 'hex'))).toBe('abc'.repeat(6));
  expect(unpackText(Buffer.from('628b088061626361626361626361626361626361626303', 'hex'))).toBe('abc'.repeat(6));
});

it.each([['00616263'], ['']])('refuses the unknown format of "%s"', (hex) => {
  expect(() => unpackText(Buffer.from(hex, 'hex'))).toThrow(ForeignRecord);
});

it('says that a packed text is damaged, whatever has become of its bytes', () => {
  const whole = packText('The Binding of Isaac. '.repeat(400));
  const damages = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 })), { minLength: 1 });
  fc.assert(
    fc.property(damages, fc.integer({ min: 1, max: whole.length }), (changes, length) => {
      const damaged = Buffer.from(whole.subarray(0, length));
      for (const [at, xor] of changes) if (at > 0 && at < length) damaged[at]! ^= xor;
      try {
        unpackText(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(ForeignRecord);
      }
    }),
    { seed: 18, numRuns: 2_000 },
  );
  expect(() => unpackText(whole.subarray(0, 20))).toThrow('damaged');
});
