import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { connectDriver, type Driver, type Person } from '../../playground/index.js';
import { freePort } from '../../tools/machines/free-port.js';
import { answerPanel, isAsked, panelOf, partsOf } from '../discord/support/answers.js';
import { boardSeen, isEphemeral, labelsOf, textOf } from '../discord/support/house.js';
import { isChoice } from './playing.js';
import { built, folder, startProgram, type Program } from './programs.js';

const SEED = 'killed in a choice';

interface Playground {
  readonly program: Program;
  readonly url: string;
}

const startPlayground = async (dataDir: string, port: string, cwd?: string): Promise<Playground> => {
  const env = { DATA_DIR: dataDir, PLAYGROUND_PORT: port };
  const program = startProgram(built('main'), [], env, cwd === undefined ? {} : { cwd });
  const [, url = ''] = await program.said(/the playground is open at (http:\S+)/);
  return { program, url };
};

const driverOn = async (url: string): Promise<Driver> => {
  const driver = await connectDriver(url);
  onTestFinished(() => driver.close());
  await driver.botIs('online');
  return driver;
};

const buttonOf = (message: APIMessage, verb: string): string =>
  partsOf(message).find((part) => part.verb === verb)?.id ?? '';

interface InChoice {
  readonly person: Person;
  readonly panel: APIMessage;
}

/** The round that the parts of a message belong to: a choice on the way to the stack is part of one. */
const roundOf = (message: APIMessage): string => partsOf(message)[0]?.id.split(':')[2]?.split('.')[0] ?? '';

/** Plays until somebody is asked for a choice in a later round than that of this board. */
const untilChoice = async (people: readonly Person[], earlier: APIMessage): Promise<InChoice> => {
  for (let index = 0; ; index += 1) {
    let answered = false;
    for (const person of people) {
      const panel = await panelOf(person);
      if (!isAsked(panel)) continue;
      if (isChoice(panel) && roundOf(panel) !== roundOf(earlier)) return { person, panel };
      await answerPanel(person, panel, SEED, index);
      answered = true;
    }
    if (!answered) throw new Error('the game is over, and nobody was asked for a choice');
  }
};

/** What a panel asks and everything to press on it, but the log: that is beside what has happened since, told only once. */
const questionIn = (panel: APIMessage): unknown => ({
  text: panel.embeds[0]?.description?.split('\n').find((line) => line.startsWith('**')),
  labels: labelsOf(panel).filter((label) => label !== 'Log'),
  parts: partsOf(panel).filter(({ verb }) => verb !== 'log'),
});

test('kill -9 in the middle of a choice: the same table, the same question, and every button still works', async () => {
  const dataDir = folder();
  const port = String(await freePort());
  const before = await startPlayground(dataDir, port);
  const first = await driverOn(before.url);
  const people = [await first.user('Ann'), await first.user('Bob')] as const;
  await people[0].slash('souls new', { souls: 2 });
  await people[1].slash('souls join');
  await people[0].slash('souls start');
  await people[0].waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  const earlier = boardSeen(people[0].messages())!;
  const { person, panel } = await untilChoice(people, earlier);
  const board = boardSeen(person.messages())!;
  await before.program.end('SIGKILL');

  const after = await startPlayground(dataDir, port);
  expect(after.url).toBe(before.url);
  const second = await driverOn(after.url);
  const again = await second.user(person.name);
  expect(again.id).toBe(person.id);
  expect(boardSeen(again.messages())?.id).toBe(board.id);
  expect(again.messages().filter(isEphemeral)).toEqual([]);

  const refused = (await again.force(buttonOf(earlier, 'panel').replace(':panel:', ':pass:'), board)).message!;
  expect(textOf(refused)).toContain('The table has moved on');
  const asked = (await again.force(buttonOf(board, 'panel'), board)).message!;
  expect(isEphemeral(asked)).toBe(true);
  expect(questionIn(asked)).toEqual(questionIn(panel));
  for (const { verb } of partsOf(board)) {
    const { message } = await (await second.user('Cat')).force(buttonOf(board, verb), board);
    if (['inspect', 'inwords', 'more'].includes(verb)) expect(message?.embeds.length).toBe(1);
    else expect(message?.content).toBe('You are not playing at this table.');
  }
  const answered = await answerPanel(again, asked, SEED, 1_000);
  expect(questionIn(answered!.message!)).not.toEqual(questionIn(asked));
  expect((await second.records()).problems).toEqual([]);
  expect(await after.program.end('SIGTERM')).toMatchObject({ code: 0 });
});

test('the built program starts from another directory, shows its page, and ends on SIGTERM', async () => {
  const { program, url } = await startPlayground(folder(), '0', folder());
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const driver = await driverOn(url);
  const ann = await driver.user('Ann');
  await ann.slash('souls new');
  await ann.waitFor((messages) => boardSeen(messages));
  expect(await program.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
});
