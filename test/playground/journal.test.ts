import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ChatInputCommandInteraction } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import ts from 'typescript-api';
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';
import { connectDriver, startStandIn } from '../../playground/index.js';
import type { Address, Driver } from '../../playground/index.js';
import { commands, startBot } from './bot.js';

const sources = join(import.meta.dirname, '../../playground');
/** Below node_modules, so that the built files find their dependency. */
const built = join(import.meta.dirname, `../../node_modules/.playground-${process.pid}`);

beforeAll(() => {
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'package.json'), '{"type":"module"}');
  for (const file of readdirSync(sources, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const { outputText } = ts.transpileModule(readFileSync(join(sources, file), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true },
    });
    const target = join(built, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'playground-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

interface Running {
  readonly address: Address;
  readonly driver: Driver;
  kill(): Promise<void>;
}

async function startProcess(journalDir: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [join(built, 'process.js'), String(port), journalDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = JSON.parse(line) as Address;
  const driver = await connectDriver(address.url);
  onTestFinished(() => driver.close());
  return {
    address,
    driver,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a stand-in killed with SIGKILL comes back with the same channel and the same bot', async () => {
  const journalDir = folder();
  const first = await startProcess(journalDir, 0);
  const client = await startBot(first.address, async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    if (command.commandName === 'hand') await command.reply({ content: 'mine', flags: MessageFlags.Ephemeral });
    else await command.reply({ content: `<@${command.user.id}> plays`, allowedMentions: { parse: ['users'] } });
  });
  await commands(client, 'play', 'hand');
  const ann = await first.driver.user('Ann', { locale: 'fr' });
  const bob = await first.driver.user('Bob');
  await bob.slash('play');
  await ann.slash('hand');
  const other = await first.driver.addChannel('other');
  await ann.in(other).say('elsewhere');
  const before = bob.messages();
  const beforePings = (await first.driver.records()).pings;
  await first.kill();

  const second = await startProcess(journalDir, Number(new URL(first.address.url).port));
  await second.driver.botIs('online');
  const again = await second.driver.user('Ann');
  expect(again).toMatchObject({ id: ann.id, locale: 'fr' });
  expect(again.messages()).toEqual(before);
  expect(
    again
      .in(other)
      .messages()
      .map((message) => message.content),
  ).toEqual(['elsewhere']);
  expect((await second.driver.records()).pings).toEqual(beforePings);
  const outcome = await again.slash('play');
  expect(outcome.message?.content).toBe(`<@${ann.id}> plays`);
  expect(BigInt(outcome.message!.id)).toBeGreaterThan(BigInt(before.at(-1)!.id));
});

test('a torn last line is dropped, a damaged line before it is an error', async () => {
  const journalDir = folder();
  const path = join(journalDir, 'journal.jsonl');
  const first = await startStandIn({ journalDir });
  await (await first.user('Ann')).say('kept');
  await first.close();
  appendFileSync(path, '{"k":"mess');
  const second = await startStandIn({ journalDir });
  expect((await second.user('Ann')).messages().map((message) => message.content)).toEqual(['kept']);
  await second.close();
  writeFileSync(path, `{"k":"mess\n${readFileSync(path, 'utf8')}`);
  await expect(startStandIn({ journalDir })).rejects.toThrow('journal.jsonl:1 is damaged');
});

test('a clock that was put forward is as far ahead after the next start', async () => {
  const journalDir = folder();
  const first = await startStandIn({ journalDir });
  await first.advanceClock(3_600_000);
  await first.close();
  const second = await startStandIn({ journalDir });
  expect(second.clock.ahead()).toBe(3_600_000);
  await second.close();
});

test('the start rewrites the journal without what has been overtaken', async () => {
  const journalDir = folder();
  const first = await startStandIn({ journalDir });
  const ann = await first.user('Ann');
  for (let count = 0; count < 20; count += 1) await first.deleteMessage((await ann.say(`${count}`)).id);
  await first.close();
  const second = await startStandIn({ journalDir });
  await second.close();
  expect(readFileSync(join(journalDir, 'journal.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3);
});

test('a channel that has been deleted stays away, the first one too', async () => {
  const journalDir = folder();
  const first = await startStandIn({ journalDir });
  await first.addChannel('second');
  await first.deleteChannel(first.channelId);
  await first.close();
  for (let start = 0; start < 2; start += 1) {
    const again = await startStandIn({ journalDir });
    await expect((await again.user('Ann')).say('hello')).rejects.toThrow('there is no such channel');
    await again.close();
  }
});
