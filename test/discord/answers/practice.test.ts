import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { formatId, personalId } from '../../../src/discord/protocol/ids.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import type { Person } from '../../../playground/index.js';
import { questionOf, practiceOf, randomFrom, windowFor, type Table } from '../../../src/table/index.js';
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

/** Answers after which a practice game that goes on has gone wrong. */
const MOST_ANSWERS = 250;

/** What the lesson suggests, as the last line above the menus and buttons says it. */
const instructionOf = (message: APIMessage): string => textOf(message).split('☞').at(-1)!;

/** The button that the instruction names: what is printed bold last; null where it leads to what is chosen below. */
const buttonNamed = (message: APIMessage): string | null =>
  [...instructionOf(message).matchAll(/\*\*(.+?)\*\*/g)].at(-1)?.[1] ?? null;

interface Given {
  readonly verb: 'pick' | 'sure' | 'opt';
  readonly arg: string;
  readonly values: readonly string[];
}

/** An answer with these options, given with a button or menu that the message may well have. */
const givenBy = (options: readonly string[]): Given => {
  const [option = ''] = options;
  if (option === 'end') return { verb: 'sure', arg: option, values: [] };
  return option === 'pass' ? { verb: 'opt', arg: option, values: [] } : { verb: 'pick', arg: '', values: options };
};

/** Any legal answer, each as likely as any other. */
const anyAnswer = (table: Table, user: string, random: () => number): readonly string[] => {
  const { options, min, max } = questionOf(table, user)!;
  const left = options.map(({ id }) => id);
  const count = Math.max(min, Math.min(max, 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
};

/** The message after an answer, given in this conversation. */
const answered = async (
  house: House,
  there: Person,
  first: APIMessage,
  options: readonly string[],
): Promise<APIMessage> => {
  const table = await practice(house, there);
  const { verb, arg, values } = givenBy(options);
  const id = formatId({ game: table.data.game.id, window: windowFor(table, there.id)!, verb, arg });
  return (await there.force(id, first, values)).finished();
};

/** The message after each answer, all of them by chance, until the game is over. */
const playedOut = async (
  house: House,
  person: Person,
  first: APIMessage,
  seed: number,
): Promise<readonly APIMessage[]> => {
  const random = randomFrom(seed);
  const seen = [first];
  for (;;) {
    const table = await practice(house, person);
    if (table.data.phase === 'over') return seen;
    seen.push(await answered(house, person, first, anyAnswer(table, person.id, random)));
    if (seen.length > MOST_ANSWERS) throw new Error('the practice game does not end');
  }
};

test('a practice game is seen by nobody else, and ends with what comes next', async () => {
  const house = await openHouse();
  const { standIn, store } = house;
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  await bob.slash('souls new');
  const { lessons } = speak('en');
  const { welcome } = lessons.step.happened;
  const first = await (await ann.slash('souls tutorial')).finished();
  expect(isEphemeral(first)).toBe(true);
  expect(first.embeds.every(({ image }) => image === undefined)).toBe(true);
  expect(textOf(first)).toContain(welcome);
  const last = (await playedOut(house, ann, first, 1)).at(-1)!;
  expect(textOf(last)).toContain(lessons.next);
  expect(bob.messages().some((message) => textOf(message).includes(lessons.title))).toBe(false);
  expect((await house.table()).data).toMatchObject({ phase: 'lobby', game: { seats: [{ name: 'Bob' }] } });
  expect(await store.liveChannels()).not.toContain(practiceOf(ann.id));

  const again = (await ann.click(lessons.again, last)).message!;
  expect(textOf(again)).toContain(welcome);
  const elsewhere = ann.in(await standIn.addChannel('elsewhere'));
  const resumed = (await elsewhere.slash('souls tutorial')).message!;
  expect(textOf(resumed)).toContain(welcome);
  const older = (await elsewhere.force(personalId('tutorial', 'skip'), resumed)).message!;
  expect(textOf(older)).toContain(welcome);
  const more = (await elsewhere.click(speak('en').ui.more, older)).message!;
  const stopped = (await elsewhere.click(lessons.stop, more)).message!;
  expect(textOf(stopped)).toContain(lessons.ended.stopped);
  for (const late of ['stop', 'skip']) {
    const still = (await elsewhere.force(personalId('tutorial', late), resumed)).message!;
    expect(textOf(still)).toContain(lessons.ended.stopped);
  }
  expect((await practice(house, ann)).data.phase).toBe('over');
});

for (const language of ['en', 'fr'] as const)
  test(`whoever leaves the path of the lesson is told at every step what to do, and wins (${language})`, async () => {
    const house = await openHouse();
    const person = await house.standIn.user('Ann', { locale: language === 'fr' ? 'fr' : 'en-US' });
    const { lessons, ui } = speak(language);
    for (const seed of [2, 3, 4]) {
      const opened = await person.slash('souls tutorial');
      const seen = await playedOut(house, person, await opened.finished(), seed);
      for (const message of seen) expect(refusals(message as unknown as Payload)).toEqual([]);
      for (const message of seen.slice(0, -1)) {
        expect(instructionOf(message).length).toBeGreaterThan(5);
        const named = buttonNamed(message);
        if (named === null) expect(instructionOf(message)).toMatch(/below|ci-dessous/);
        else expect(labelsOf(message)).toContain(named);
        expect(labelsOf(message)).not.toContain(ui.passFor.turn);
      }
      expect(textOf(seen.at(-1))).toContain(lessons.ended.won);
      expect(textOf(seen.at(-1))).toContain(lessons.ended.prepared);
    }
  });

test('the instruction follows what was done: something taken back, no purchase, no attack, and a bomb that is not answered', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  const { lessons, ui, cardName } = speak('en');
  const { step } = lessons;
  const message = await (await ann.slash('souls tutorial')).finished();
  const optionOf = async (card: string): Promise<string> =>
    questionOf(await practice(house, ann), ann.id)!.options.find(({ meaning }) => meaning.card === card)!.id;
  const after = async (options: readonly string[]): Promise<string> =>
    textOf(await answered(house, ann, message, options));
  const played = await after([await optionOf('a-dime')]);
  expect(played).toContain(step.happened.played(cardName('a-dime')));
  expect(played).toContain(step.buy(`${ui.buy} ${cardName('breakfast')} (10¢)`));
  const { data } = await practice(house, ann);
  const undo = formatId({ game: data.game.id, window: data.game.window!.id, verb: 'undo', arg: '' });
  const undone = textOf(await (await ann.force(undo, message)).finished());
  expect(undone).toContain(step.happened.welcome);
  const used = await after([await optionOf('isaac')]);
  expect(used).toContain(step.play(`Play ${cardName('a-dime')}`));
  const bomb = await after(['end']);
  expect(bomb).toContain(step.threat('Computer 1', cardName('gold-bomb'), 3));
  expect(bomb).toContain(step.noAnswer(ui.pass));
  expect(await after(['pass'])).toContain(step.dying(ui.pass));
  const paying = await after(['pass']);
  expect(paying).toContain(step.payPenalty);
  const loot = questionOf(await practice(house, ann), ann.id)!.options[0]!.id;
  await after([loot]);
  const own = textOf(await answered(house, ann, message, ['pass']));
  expect(own).toContain(step.happened.youDied);
});

test('the practice game has advice: what a computer player would do, and nothing is done by it', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann', { locale: 'en-US' });
  const { lessons } = speak('en');
  const first = await (await ann.slash('souls tutorial')).finished();
  const before = (await practice(house, ann)).revision;
  const advised = await (await ann.click(lessons.advice, first)).finished();
  expect(textOf(advised)).toContain('A computer player would go on');
  expect(refusals(advised as unknown as Payload)).toEqual([]);
  expect(instructionOf(advised)).toBe(instructionOf(first));
  expect((await practice(house, ann)).revision).toBe(before);
});

test('a tip comes once, in its window, and not at all to somebody who has switched tips off', async () => {
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

test('in direct messages the help says what the bot is, and the practice game is played there', async () => {
  const house = await openHouse();
  const direct = await (await house.standIn.user('Ann')).direct();
  const { help, lessons } = speak('en');
  const reads = async (text: string): Promise<APIMessage> =>
    direct.waitFor((messages) => messages.find((message) => textOf(message).includes(text)));
  await direct.slash('souls-help');
  await direct.click(help.practiceGame, await reads(help.situation({ is: 'direct' })[0]!));
  const { step } = lessons;
  await answered(house, direct, await reads(step.happened.welcome), ['pass']);
  await reads(step.happened.welcome);
});
