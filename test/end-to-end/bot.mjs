// The bot as main.ts starts it with a token, for the tests that kill it: the seed of its games is given, and it kills
// itself with SIGKILL at the moment that the test names in a message. Usage: node bot.mjs '{"apiUrl", "token",
// "redisUrl"?, "dataDir", "seed"}'. Sends 'ready' when it is connected, 'armed' when it has a moment to die at, and
// 'settled' when it was asked to settle and nothing is left to be done and shown.
import { join } from 'node:path';
import { cardById } from '../../dist/cards/index.js';
import { allCommands } from '../../dist/commands/index.js';
import { registerCommands, startBot } from '../../dist/src/discord/index.js';
import { createLogger, createShutdown } from '../../dist/src/ops/index.js';
import { openStore } from '../../dist/src/store/index.js';
import { createTables } from '../../dist/src/table/index.js';
import { words } from '../../dist/src/text/index.js';

const { apiUrl, token, redisUrl, dataDir, seed } = JSON.parse(process.argv[2]);
const cards = { card: cardById };
const speak = (language) => words(language, cards);
const commands = allCommands({ en: speak('en'), fr: speak('fr') });
const log = createLogger({ level: 'warn' });

let moment = null;
const dieAt = (here) => {
  if (moment === here) process.kill(process.pid, 'SIGKILL');
};

const opened = await openStore({ redisUrl, dataDir, log });
// A click looks at its table first. Where something else has loaded it since the start, it only asks whether it has changed.
const store = {
  ...opened,
  head: async (channel) => {
    dieAt('looking');
    return opened.head(channel);
  },
  load: async (channel) => {
    dieAt('looking');
    return opened.load(channel);
  },
  commit: async (commit) => {
    if (commit.interaction === null) return opened.commit(commit);
    dieAt('before the commit');
    const result = await opened.commit(commit);
    dieAt('after the commit');
    return result;
  },
  outboxDone: async (channel, ids) => {
    dieAt('shown');
    return opened.outboxDone(channel, ids);
  },
};
await registerCommands({ token, apiUrl, commands, hashFile: join(dataDir, 'commands.hash') });
const tables = createTables({ store, cards, log, random: () => seed });
const bot = await startBot({
  token,
  apiUrl,
  tables,
  store,
  words: speak,
  commands,
  log,
  haste: { allows: () => 'yes' },
});
const shutdown = createShutdown(log);
shutdown.step('time', 4_000, tables.keepTime());
shutdown.step('interactions', 4_000, () => bot.finish());
shutdown.step('boards', 4_000, () => bot.flush());
shutdown.step('client', 4_000, () => bot.leave());
shutdown.step('store', 4_000, () => opened.close());
const settle = async () => {
  await bot.finish();
  await bot.flush();
  process.send('settled');
};
process.on('message', ({ dieAt }) => {
  if (dieAt === undefined) return void settle();
  moment = dieAt;
  process.send('armed');
});
process.send('ready');
