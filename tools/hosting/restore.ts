// Puts a backup back, after it was read to its end: `npm run restore -- FILE`, and `--replace` where tables are already.
import { resolve } from 'node:path';
import { ConfigError, createLogger, loadConfig, loadEnvFile, type Config } from '../../src/ops/index.js';
import { openStore, restoreEmbedded, restoreRedis } from '../../src/store/index.js';
import { checkedText, isForPeople, said } from './said.js';

const put = async (config: Config, file: string, replaces: boolean): Promise<string | null> => {
  const { redisUrl, dataDir, logLevel } = config;
  const restoring = { file, dataDir, replaces, now: Date.now() };
  if (redisUrl === undefined) return restoreEmbedded(restoring);
  const store = await openStore({ ...config, log: createLogger({ level: logLevel, secrets: [redisUrl] }) });
  try {
    return await restoreRedis(store, restoring);
  } finally {
    await store.close();
  }
};

try {
  loadEnvFile();
  const config = loadConfig();
  const given = process.argv.slice(2);
  const [file] = given.filter((one) => one !== '--replace');
  if (file === undefined) throw new ConfigError('Say which backup to put back, as in: npm run restore -- FILE');
  const { text } = await checkedText(resolve(file));
  const aside = await put(config, resolve(file), given.includes('--replace'));
  const before = aside === null ? '' : `\nWhat stood there before is in ${aside}`;
  process.stdout.write(`The backup is put back. ${text}${before}\n`);
} catch (error) {
  if (!isForPeople(error)) throw error;
  said(error);
}
