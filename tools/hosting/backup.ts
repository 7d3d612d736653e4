// Makes a backup of all tables, and reads every table of it: `npm run backup`, or `npm run backup -- FILE`.
import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, createLogger, loadConfig, loadEnvFile, type Config } from '../../src/ops/index.js';
import {
  askForBackup,
  backupsIn,
  openStore,
  stamp,
  StoreInUse,
  storeFile,
  writeBackup,
} from '../../src/store/index.js';
import { checkedText, isForPeople, said } from './said.js';

/** Through the store itself, or through the process that has the embedded store open. */
const make = async (config: Config, file: string): Promise<void> => {
  const { redisUrl, dataDir, logLevel } = config;
  if (redisUrl === undefined && !existsSync(storeFile(dataDir)))
    throw new ConfigError(`There are no tables in ${dataDir}: is DATA_DIR the one that the bot has?`);
  try {
    const store = await openStore({ ...config, log: createLogger({ level: logLevel, secrets: [redisUrl] }) });
    try {
      await writeBackup(store.everything(), file, Date.now());
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
    const made = await askForBackup(dataDir);
    if (made !== file) copyFileSync(made, file);
  }
};

try {
  loadEnvFile();
  const config = loadConfig();
  const [wanted] = process.argv.slice(2);
  const file = wanted === undefined ? join(backupsIn(config.dataDir), `${stamp(Date.now())}.souls`) : resolve(wanted);
  await make(config, file);
  const { text, isWhole } = await checkedText(file);
  process.stdout.write(`The backup is ${file}\n${text}\n`);
  if (!isWhole) process.exitCode = 1;
} catch (error) {
  if (!isForPeople(error)) throw error;
  said(error);
}
