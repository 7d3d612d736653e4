import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { decisionOf } from '../../src/engine/index.js';
import { createLogger, projectRoot } from '../../src/ops/index.js';
import { openStore, restoreEmbedded, restoreRedis, writeBackup, type Store } from '../../src/store/index.js';
import { createTables, windowFor, type Table, type Tables } from '../../src/table/index.js';
import type { SavedTable } from '../../tools/releases/saved-tables.js';
import { answerPanel, isAsked, panelOf } from '../discord/support/answers.js';
import { boardSeen, labelsOf, textOf } from '../discord/support/house.js';
import { redisServer } from '../support/redis.js';
import { commandsDeployed } from './deployed.js';
import { built, folder, openStandIn, startProgram, type Environment, type Program } from './programs.js';

const SEED = 'a drill';
const log = createLogger({ level: 'silent' });

const run = async (tool: string, args: readonly string[], env: Environment) =>
  startProgram(built(tool), args, env).ended;

test('backed up while people play, killed, and restored elsewhere, the game goes on', async () => {
  const standIn = await openStandIn();
  await commandsDeployed(standIn);
  const discord = { DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl };
  const start = async (env: Environment): Promise<Program> => {
    const bot = startProgram(built('main'), [], { ...discord, ...env });
    await bot.said(/The bot is connected/);
    await standIn.botIs('online');
    return bot;
  };
  const ann = await standIn.user('Ann');
  const place = { DATA_DIR: folder() };
  const first = await start(place);
  await ann.slash('souls new');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Add computer player'));
  await ann.click('Add computer player');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  let answers = 0;
  const answerSome = async (goal: number): Promise<void> => {
    while (answers < goal) {
      const panel = await panelOf(ann);
      if (isAsked(panel)) await answerPanel(ann, panel, SEED, answers);
      answers += 1;
    }
  };
  await answerSome(3);
  const file = join(folder(), 'of the drill.souls');
  const [made] = await Promise.all([run('backup', [file], { ...place, LOG_LEVEL: 'silent' }), answerSome(9)]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('It holds 1 tables');
  await first.end('SIGKILL');

  const redis = await redisServer();
  onTestFinished(() => redis.stop());
  const elsewhere = [{ DATA_DIR: folder() }, { DATA_DIR: folder(), REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix }];
  for (const env of elsewhere) {
    const restored = await run('restore', [file], { ...env, LOG_LEVEL: 'silent' });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(await run('restore', [file], { ...env, LOG_LEVEL: 'silent' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('--replace'),
    });
    const bot = await start(env);
    const before = textOf(await panelOf(ann));
    await answerSome(answers + 3);
    expect(textOf(await panelOf(ann))).not.toBe(before);
    await bot.end('SIGTERM');
  }
});

const SAVES = join(projectRoot(), 'test/saves/v0.2.0');
const saves = readdirSync(SAVES)
  .filter((name) => name.endsWith('.br'))
  .map((name) => JSON.parse(brotliDecompressSync(readFileSync(join(SAVES, name))).toString()) as SavedTable);

/** The open question is answered by whoever is asked, as it is when nobody says anything; null when nobody is. */
const answered = async (tables: Tables, table: Table, interaction: string): Promise<Table | null> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const seat = table.data.game.seats.find(({ player }) => player === decision?.player);
  if (decision === null || seat === undefined || seat.user === null) return null;
  const person = { user: seat.user, name: seat.name };
  const click = { game: table.data.game.id, window: windowFor(table, seat.user) ?? '', options: decision.fallback };
  const outcome = await tables.perform(table.channel, { interaction, person }, { do: 'answer', click });
  return outcome.is === 'done' ? outcome.table : null;
};

const tablesOn = (store: Store): Tables =>
  createTables({ store, cards: { card: cardById }, log, later: () => undefined });

test.each(['Redis', 'the embedded store'])('thirty tables backed up in the middle all go on in %s', async (to) => {
  const channels = saves.map((_, at) => `88000000000000${String(at).padStart(2, '0')}`);
  const store = await openStore({ redisUrl: undefined, dataDir: folder(), log });
  for (const [at, { stored }] of saves.entries())
    await store.commit({
      ...stored,
      channel: channels[at]!,
      expectedRevision: 0,
      entries: [],
      outbox: [],
      interaction: null,
      ended: false,
    });
  const playing = tablesOn(store);
  const played = channels.map(async (channel) => {
    for (let n = 0; n < 3; n += 1) {
      const table = await answered(playing, (await playing.table(channel))!, `${channel}-${n}`);
      if (table === null) return;
    }
  });
  const file = join(folder(), 'thirty.souls');
  expect(await writeBackup(store.everything(), file, Date.now())).toMatchObject({ tables: 30 });
  await Promise.all(played);
  await store.close();

  const redis = await redisServer();
  onTestFinished(() => redis.stop());
  const dataDir = folder();
  const redisUrl = to === 'Redis' ? redis.url : undefined;
  const restoring = { file, dataDir, replaces: false, now: Date.now() };
  if (redisUrl === undefined) await restoreEmbedded(restoring);
  const restored = await openStore({ redisUrl, redisPrefix: redis.prefix, dataDir, log });
  if (redisUrl !== undefined) await restoreRedis(restored, restoring);
  const tables = tablesOn(restored);
  let wentOn = 0;
  for (const channel of channels) {
    const before = (await tables.table(channel))!;
    const after = await answered(tables, before, `after ${channel}`);
    if (after !== null) wentOn += 1;
    expect(after === null ? before.data.phase : after.revision).toBe(after === null ? 'over' : before.revision + 1);
  }
  expect(wentOn).toBeGreaterThan(20);
  await restored.close();
});
