import { expect, test } from 'vitest';
import { createHostQuestions, HOST_QUESTION_LIMITS } from '../../../src/table/index.js';

const stored = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    questions: createHostQuestions({
      serverData: async (server) => kept.get(server) ?? null,
      replaceServerData: async (server, before, text) => {
        if ((kept.get(server) ?? null) !== before) return false;
        if (text === null) kept.delete(server);
        else kept.set(server, text);
        return true;
      },
    }),
  };
};

test('a server keeps so many questions and answers, asks each once, and loses none that come together', async () => {
  const { questions } = stored();
  const ask = async (n: number) =>
    questions.ask('1', { id: `${n}`, user: `u${n}`, language: 'en', text: `Question ${n}?` });
  const outcomes = await Promise.all(Array.from({ length: HOST_QUESTION_LIMITS.open + 1 }, async (_, n) => ask(n)));
  expect(outcomes).toEqual([...Array.from({ length: HOST_QUESTION_LIMITS.open }, () => 'asked'), 'full']);
  expect(await ask(3)).toBe('asked');
  expect(await questions.of('1')).toHaveLength(HOST_QUESTION_LIMITS.open);
  for (let n = 0; n <= HOST_QUESTION_LIMITS.answered; n += 1) {
    await questions.answer('1', `${n}`, { text: 'Yes.', section: null }, false);
    await ask(n + HOST_QUESTION_LIMITS.open);
  }
  const all = await questions.of('1');
  expect(all.filter(({ answer }) => answer !== null)).toHaveLength(HOST_QUESTION_LIMITS.answered);
  expect(all.map(({ id }) => id)).not.toContain('0');
  const other = { text: 'No.', section: null };
  const kept = async (again: boolean) => (await questions.answer('1', '9', other, again))?.answer?.text;
  expect([await kept(false), await kept(true)]).toEqual(['Yes.', 'No.']);
  expect(await questions.answer('1', '0', { text: 'Yes.', section: null }, false)).toBeNull();
});

test('damaged questions count as none, and those of another server or person stay', async () => {
  const { questions, kept } = stored();
  kept.set('1.questions', '{"format":1,"questions":[{"id":1}]}');
  expect(await questions.of('1')).toEqual([]);
  for (const server of ['1', '2'])
    for (const user of ['ann', 'bob'])
      await questions.ask(server, { id: `${server}${user}`, user, language: 'fr', text: `De ${user} ?` });
  await questions.forget('ann', ['1']);
  const left = await Promise.all(['1', '2'].map(async (server) => (await questions.of(server)).map(({ id }) => id)));
  expect(left).toEqual([['1bob'], ['2ann', '2bob']]);
});
