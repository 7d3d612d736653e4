import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { formatId, personalId } from '../../../src/discord/format/ids.js';
import type { Payload } from '../../../src/discord/format/payload.js';
import type { Person } from '../../../src/playground/index.js';
import { progressOf, publicView, questionOf, practiceOf, windowFor, type Table } from '../../../src/table/index.js';
import {
  isEphemeral,
  labelsOf,
  openHouse,
  speak,
  startedTable,
  textOf,
  type House,
  typeEndTurn,
} from '../support/house.js';
import { refusals } from '../support/limits.js';

const practice = async ({ tables }: House, person: Person): Promise<Table> =>
  (await tables.table(practiceOf(person.id)))!;

/** What somebody does who attacks the first monster, and else does as little as possible. */
const plainAnswer = (table: Table, user: string) => {
  const { key, options, fallback } = questionOf(table, user)!;
  const offers = (wanted: string): boolean => options.some(({ id }) => id === wanted);
  if (key !== 'priority') return { verb: 'pick', arg: '', values: fallback } as const;
  const [monster] = publicView(table)!.monsters;
  if (offers('attack')) return { verb: 'attack', arg: '', values: [monster!.top!.id] } as const;
  return { verb: 'opt', arg: offers('end') ? 'end' : 'pass', values: [] } as const;
};

/** The message after a plain answer, given in this conversation. */
const answered = async (house: House, there: Person, first: APIMessage): Promise<APIMessage> => {
  const table = await practice(house, there);
  const { verb, arg, values } = plainAnswer(table, there.id);
  const id = formatId({ game: table.data.game, window: windowFor(table, there.id)!, verb, arg });
  await there.force(id, first, values);
  const now = await practice(house, there);
  const { board, lessons } = speak('en');
  const shown = now.data.phase === 'over' ? lessons.next : board.asOf(progressOf(now));
  return there.waitFor((messages) =>
    messages.find((message) => message.id === first.id && textOf(message).includes(shown)),
  );
};

/** The message after each answer until the game is over. */
const playedOut = async (house: House, person: Person, first: APIMessage): Promise<readonly APIMessage[]> => {
  const seen = [first];
  while ((await practice(house, person)).data.phase !== 'over') {
    seen.push(await answered(house, person, first));
    if (seen.length > 200) throw new Error('the practice game does not end');
  }
  return seen;
};

test('issue 6: a practice game is seen by nobody else, explains everything once, and ends with what comes next', async () => {
  const house = await openHouse();
  const { standIn, store } = house;
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  await bob.slash('souls new');
  const { lessons } = speak('en');
  const { name, state } = speak('en').person.settings;
  const pictured = await (await bob.slash('souls tutorial')).finished();
  expect(pictured.embeds.some(({ image }) => image !== undefined)).toBe(true);
  await bob.dismiss(pictured);
  await ann.click(state(name.textOnly, false), (await ann.slash('souls-me settings')).message!);
  const first = await (await ann.slash('souls tutorial')).finished();
  expect(isEphemeral(first)).toBe(true);
  expect(first.embeds.every(({ image }) => image === undefined)).toBe(true);
  const seen = await playedOut(house, ann, first);
  const texts = seen.map((message) => textOf(message));
  for (const message of seen) expect(refusals(message as unknown as Payload)).toEqual([]);
  for (const lesson of ['welcome', 'roll', 'respond'] as const)
    expect(texts.filter((text) => text.includes(lessons.lesson[lesson]))).toHaveLength(1);
  expect(texts.some((text) => text.includes(speak('en').person.numbers.title))).toBe(false);
  const last = seen.at(-1)!;
  expect(textOf(last)).toContain(lessons.next);
  expect(bob.messages().some((message) => textOf(message).includes(lessons.title))).toBe(false);
  expect((await house.table()).data).toMatchObject({ phase: 'lobby', seats: [{ name: 'Bob' }] });
  expect(await store.liveChannels()).not.toContain(practiceOf(ann.id));

  const again = (await ann.click(lessons.again, last)).message!;
  expect(textOf(again)).toContain(lessons.lesson.welcome);
  const silent = (await ann.click(lessons.skip, again)).message!;
  expect(textOf(silent)).not.toContain(lessons.lesson.welcome);
  const elsewhere = ann.in(await standIn.addChannel('elsewhere'));
  const resumed = (await elsewhere.slash('souls tutorial')).message!;
  expect(labelsOf(resumed)).toContain(lessons.stop);
  const stopped = (await elsewhere.force(personalId('tutorial', 'stop'), resumed)).message!;
  expect(textOf(stopped)).toContain(lessons.ended.stopped);
  for (const late of ['stop', 'skip']) {
    const still = (await elsewhere.force(personalId('tutorial', late), resumed)).message!;
    expect(textOf(still)).toContain(lessons.ended.stopped);
  }
  expect((await practice(house, ann)).data.phase).toBe('over');
});

test('issue 6: a tip comes once, in its window, and not at all to somebody who has switched tips off', async () => {
  const house = await openHouse();
  const { ann, bob, active, other } = await startedTable(house);
  const { lessons, person } = speak('en');
  const { name, state } = person.settings;
  const hand = async (): Promise<string> => textOf((await active.slash('hand')).message!);
  expect(await hand()).toContain(lessons.tip.turn);
  expect(await hand()).toContain(lessons.tip.turn);
  await typeEndTurn(active);
  await other.slash('act pass').catch(() => undefined);
  await other.click(state(name.tips, true), (await other.slash('souls-me settings')).message!);
  expect(textOf((await other.slash('hand')).message!)).not.toContain('☞');
  expect(await hand()).not.toContain(lessons.tip.turn);
  expect([ann, bob]).toContain(other);
});

test('issue 6: in direct messages the help says what the bot is, and the practice game is played there', async () => {
  const house = await openHouse();
  const direct = await (await house.standIn.user('Ann')).direct();
  const { help, lessons } = speak('en');
  const reads = async (text: string): Promise<APIMessage> =>
    direct.waitFor((messages) => messages.find((message) => textOf(message).includes(text)));
  await direct.slash('souls-help');
  await direct.click(help.practiceGame, await reads(help.situation({ is: 'direct' })[0]!));
  await answered(house, direct, await reads(lessons.lesson.welcome));
  await reads(lessons.lesson.roll);
});
