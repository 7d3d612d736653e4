import { expect, test } from 'vitest';
test('an expectation that hardly any text would be without fails', () => {
  const none = (): string => '';
  expect(() => expect('a text').toContain(none())).toThrow('hardly any');
  expect(() => expect('a text').toContain(' ')).toThrow('hardly any');
  expect(() => expect('a text').toContain('t')).toThrow('hardly any');
  expect(() => expect({ content: 'a' }).toEqual({ content: expect.stringContaining(none()) })).toThrow('hardly any');
  expect(() => expect('a text').toContain('b text')).toThrow('to contain');
  expect('a text…').toContain('…');
  expect('a text').toContain('text');
  expect('a text').not.toContain('b');
  expect(['', 'a']).toContain('');
  expect({ content: 'a text' }).toEqual({ content: expect.stringContaining('text') });
});
