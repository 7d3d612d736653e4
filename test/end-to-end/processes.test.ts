import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { createLogger } from '../../src/ops/index.js';
import type { Person } from '../../playground/index.js';
import { openProcesses, openStore } from '../../src/store/index.js';
import { createTables, type Tables } from '../../src/table/index.js';
import { looks, panelOf } from '../discord/support/answers.js';
import { boardSeen, labelsOf, panelSeen } from '../discord/support/house.js';
import { stalled, type Program } from './programs.js';
import { ITS_SHARD, mishaps, openSeveral, pause, SHARDS, until, type Several } from './several.js';

const endings: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

let opened: Promise<Several> | undefined;

/** Three equal processes, each with one shard: those of the tests before, and others in place of those that have ended. */
const three = async (): Promise<Several & { readonly owner: Program }> => {
  const several = await (opened ??= openSeveral((end) => endings.push(end)));
  const missing = SHARDS - several.running().length;
  await Promise.all(Array.from({ length: missing }, async () => several.start()));
  const holders = await several.shared(several.running(), [1, 1, 1]);
  return { ...several, owner: holders.get(ITS_SHARD)! };
};

/** Ann and Bob in a channel of their own, at a table on which the cards are dealt. */
const dealt = async ({ standIn }: Several): Promise<readonly [Person, Person]> => {
  const channel = await standIn.addChannel('table');
  const [ann, bob] = [(await standIn.user('Ann')).in(channel), (await standIn.user('Bob')).in(channel)];
  await ann.slash('souls new');
  await bob.slash('souls join');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  return [ann, bob];
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
const slept = new Set<Program>();

/** Nothing has been answered twice, failed, or been too much for Discord, but for the uploads of emojis before. */
const nothingWrong = async ({ standIn, all }: Several): Promise<void> => {
  for (const program of all()) {
    const wrong = mishaps(program).filter((line) => !slept.has(program) || !OF_SLEEP.test(line));
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
  const [ann, bob] = await dealt(several);
  const panel = await panelOf(ann);
  const tables = await another(several);
  const channelId = panel.channel_id;
  await tables.perform(
    channelId,
    { interaction: 'elsewhere', person: { user: bob.id, name: 'Bob' } },
    { do: 'end', manages: true },
  );
  await ann.waitFor((messages) => {
    const shown = panelSeen(messages);
    return shown?.id === panel.id && looks(shown) !== looks(panel);
  });
  await bob.waitFor((messages) => boardSeen(messages)?.embeds[0]?.title === 'The game is over');
  expect(JSON.parse((await redis.get(`{s:${standIn.guildId}}`))!)).toMatchObject({ left: null });
  await nothingWrong(several);
});

test('the tables of a process that is killed are taken over within 10 s, and every click is handled once', async () => {
  const several = await three();
  const { owner } = several;
  const [ann, bob] = await dealt(several);
  const left = several.running().filter((program) => program !== owner);
  const since = performance.now();
  const lost = stalled();
  owner.child.kill('SIGKILL');
  const panel = await until(async () => panelOf(ann).catch(() => null));
  const took = performance.now() - since - lost();
  process.stdout.write(`Taken over ${Math.round(took)} ms after SIGKILL.\n`);
  expect(took).toBeLessThan(10_000);
  expect(panel.embeds).not.toEqual([]);
  await panelOf(bob);
  const holders = await several.shared(left, [1, 2]);
  expect(left).toContain(holders.get(ITS_SHARD));
  await nothingWrong(several);
});

test('a rolling restart loses no click: the successor goes on with the session', async () => {
  const several = await three();
  const { owner } = several;
  const [ann] = await dealt(several);
  const successor = await several.start();
  expect(successor.out()).toContain('The bot stands by');
  const ended = owner.end('SIGTERM');
  const clicks: APIMessage[] = [];
  for (let n = 0; n < 5; n += 1) clicks.push(await panelOf(ann));
  expect(clicks.every(({ embeds }) => embeds.length > 0)).toBe(true);
  expect(await ended).toMatchObject({ code: 0, err: '' });
  const holders = await several.shared(several.running(), [1, 1, 1]);
  expect(holders.get(ITS_SHARD)).toBe(successor);
  expect(successor.out()).toContain('the session of another process goes on');
  await nothingWrong(several);
});

test('a process that was taken for dead and wakes up handles nothing that its successor handles', async () => {
  const several = await three();
  const { owner } = several;
  const [ann] = await dealt(several);
  slept.add(owner);
  owner.child.kill('SIGSTOP');
  await until(async () => panelOf(ann).catch(() => null));
  owner.child.kill('SIGCONT');
  for (let n = 0; n < 20; n += 1) {
    await panelOf(ann);
    await pause(20);
  }
  await until(async () => owner.out().includes('has taken a shard of this one'));
  await panelOf(ann);
  await nothingWrong(several);
});
