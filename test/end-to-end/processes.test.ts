import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { createLogger } from '../../src/ops/index.js';
import type { Person, StandIn } from '../../playground/index.js';
import { openProcesses, openStore } from '../../src/store/index.js';
import { createTables, type Tables } from '../../src/table/index.js';
import { looks, panelOf } from '../discord/support/answers.js';
import { boardSeen, labelsOf, panelSeen } from '../discord/support/house.js';
import type { Program } from './programs.js';
import { ITS_SHARD, mishaps, openSeveral, pause, until, type Several } from './several.js';

/** Ann and Bob at a table on which the cards are dealt. */
const dealt = async (standIn: StandIn): Promise<readonly [Person, Person]> => {
  const people = [await standIn.user('Ann'), await standIn.user('Bob')] as const;
  await people[0].slash('souls new');
  await people[1].slash('souls join');
  await people[0].slash('souls start');
  await people[0].waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  return people;
};

/** Three equal processes, each with one shard. */
const three = async (): Promise<Several & { readonly owner: Program }> => {
  const several = await openSeveral();
  const programs = await Promise.all([several.start(), several.start(), several.start()]);
  const holders = await several.shared(programs, [1, 1, 1]);
  return { ...several, owner: holders.get(ITS_SHARD)! };
};

/** Another process on the same tables: what it commits, the bot has not done. */
const another = async ({ redisUrl }: Several): Promise<Tables> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl, dataDir: '', log });
  const processes = await openProcesses(redisUrl, undefined, log);
  onTestFinished(async () => {
    await processes.close();
    await store.close();
  });
  const tables = createTables({ store, cards: { card: cardById }, log });
  tables.onCommit((channel) => void processes.tell(channel));
  return tables;
};

/** What a process finds that has slept: Discord has given up what came meanwhile, and Redis has hung up. */
const OF_SLEEP = /"code":10062|StoreUnavailable/;

/** Nothing has been answered twice, failed, or been too much for Discord, but for the uploads of emojis before. */
const nothingWrong = async ({ standIn, all }: Several, slept?: Program): Promise<void> => {
  for (const program of all()) {
    const wrong = mishaps(program).filter((line) => program !== slept || !OF_SLEEP.test(line));
    expect(wrong).toEqual([]);
  }
  const { problems, refused } = await standIn.records();
  expect({ problems, refused: refused.filter((route) => !route.endsWith('/emojis')) }).toEqual({
    problems: [],
    refused: [],
  });
};

test('three equal processes share the shards, boards and panels follow what another process commits, and no server counts as left', async () => {
  const several = await three();
  const { standIn, redis } = several;
  const [ann, bob] = await dealt(standIn);
  const panel = await panelOf(ann);
  const tables = await another(several);
  const { channelId, guildId } = standIn;
  await tables.end(channelId, 'elsewhere', { user: bob.id, name: 'Bob' }, true);
  await ann.waitFor((messages) => {
    const shown = panelSeen(messages);
    return shown?.id === panel.id && looks(shown) !== looks(panel);
  });
  await bob.waitFor((messages) => boardSeen(messages)?.embeds[0]?.title === 'The game is over');
  expect(JSON.parse((await redis.get(`{s:${guildId}}`))!)).toMatchObject({ left: null });
  await nothingWrong(several);
});

test('the tables of a process that is killed are taken over within 10 s, and every click is handled once', async () => {
  const several = await three();
  const { standIn, owner } = several;
  const [ann, bob] = await dealt(standIn);
  const since = performance.now();
  owner.child.kill('SIGKILL');
  const panel = await until('an answer of another process', async () => panelOf(ann).catch(() => null));
  const took = performance.now() - since;
  process.stdout.write(`Taken over ${Math.round(took)} ms after SIGKILL.\n`);
  expect(took).toBeLessThan(10_000);
  expect(panel.embeds).not.toEqual([]);
  await panelOf(bob);
  const left = several.all().filter((program) => program !== owner);
  const holders = await several.shared(left, [1, 2]);
  expect(left).toContain(holders.get(ITS_SHARD));
  await nothingWrong(several);
});

test('a rolling restart loses no click: the successor goes on with the session', async () => {
  const several = await three();
  const { standIn, owner } = several;
  const [ann] = await dealt(standIn);
  const successor = await several.start();
  expect(successor.out()).toContain('The bot stands by');
  const ended = owner.end('SIGTERM');
  const clicks: APIMessage[] = [];
  for (let n = 0; n < 5; n += 1) clicks.push(await panelOf(ann));
  expect(clicks.every(({ embeds }) => embeds.length > 0)).toBe(true);
  expect(await ended).toMatchObject({ code: 0, err: '' });
  const holders = await several.shared(
    several.all().filter((program) => program !== owner),
    [1, 1, 1],
  );
  expect(holders.get(ITS_SHARD)).toBe(successor);
  expect(successor.out()).toContain('the session of another process goes on');
  await nothingWrong(several);
});

test('a process that was taken for dead and wakes up handles nothing that its successor handles', async () => {
  const several = await three();
  const { standIn, owner } = several;
  const [ann] = await dealt(standIn);
  owner.child.kill('SIGSTOP');
  await until('an answer of another process', async () => panelOf(ann).catch(() => null));
  owner.child.kill('SIGCONT');
  for (let n = 0; n < 20; n += 1) {
    await panelOf(ann);
    await pause(20);
  }
  await until('the end of its connection', async () => owner.out().includes('has taken a shard of this one'));
  await panelOf(ann);
  await nothingWrong(several, owner);
});
