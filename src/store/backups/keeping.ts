import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../ops/index.js';
import type { Store } from '../store.js';
import { checkBackup } from './checking.js';
import { writeBackup } from './file.js';
import { answerFile, requestFile, type Answered } from './request.js';

/** How often it is looked whether a backup is asked for, in ms. */
const EVERY = 1_000;
const DAY = 24 * 3_600_000;
/** Copies of single days that are kept. */
const KEPT = 7;

const isDaily = (name: string): boolean => /^daily-.*\.souls$/.test(name);

/** A moment as a part of a file's name, which sorts by time; `at` in ms since 1970. */
export const stamp = (at: number): string => new Date(at).toISOString().replaceAll(':', '-').slice(0, 19);

/** Where the backups of an embedded store are. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** The times of the daily copies in the folder, in ms since 1970, the newest first. */
const dailies = (folder: string): readonly { readonly name: string; readonly at: number }[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isDaily)
    .toSorted()
    .toReversed()
    .map((name) => ({ name, at: Date.parse(name.slice(6, 25).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3Z')) }));

interface Keeping {
  readonly store: Pick<Store, 'everything'>;
  readonly dataDir: string;
  readonly log: Logger;
  /** Milliseconds since 1970; real time unless given. */
  readonly now?: () => number;
}

/** Backups of an embedded store, which only the process that has it open can make. */
interface Backups {
  /** Makes the copy of the day when it is time, and a backup that is asked for. */
  look(): Promise<void>;
}

export function openBackups({ store, dataDir, log, now = Date.now }: Keeping): Backups {
  const folder = backupsIn(dataDir);

  const daily = async (): Promise<void> => {
    const newest = dailies(folder)[0]?.at ?? -Infinity;
    if (now() - newest < DAY && newest <= now()) return;
    const file = join(folder, `daily-${stamp(now())}.souls`);
    await writeBackup(store.everything(), file, now());
    const { unreadable } = await checkBackup(file, () => null);
    if (unreadable.length > 0) {
      const channels = unreadable.map(({ channel }) => channel);
      log.error({ channels }, 'the store holds damaged tables; copies of earlier days are kept');
      return;
    }
    for (const { name } of dailies(folder).slice(KEPT)) rmSync(join(folder, name), { force: true });
  };

  const answer = async (): Promise<void> => {
    const request = requestFile(dataDir);
    if (!existsSync(request)) return;
    const id = readFileSync(request, 'utf8');
    rmSync(request, { force: true });
    const file = join(folder, `${stamp(now())}.souls`);
    const answered: Answered = await writeBackup(store.everything(), file, now()).then(
      () => ({ id, file }),
      (error: unknown) => ({ id, failed: (error as Error).message }),
    );
    writeFileSync(`${answerFile(dataDir)}.begun`, JSON.stringify(answered));
    renameSync(`${answerFile(dataDir)}.begun`, answerFile(dataDir));
  };

  let lastFailure = -Infinity;
  return {
    look: async () => {
      await answer().catch((err: unknown) => log.warn({ err }, 'a backup that was asked for could not be made'));
      if (now() - lastFailure < DAY / 24 && now() >= lastFailure) return;
      await daily().catch((err: unknown) => {
        lastFailure = now();
        log.warn({ err }, 'the daily copy of the tables could not be made; it is tried again in an hour');
      });
    },
  };
}

/** Keeps backups for as long as the process runs. The returned function ends that, and resolves when nothing is under way. */
export function keepBackups(keeping: Keeping): () => Promise<void> {
  mkdirSync(keeping.dataDir, { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const everything = async function* () {
    for await (const piece of keeping.store.everything()) {
      if (isOver) throw new Error('the program stops');
      yield piece;
    }
  };
  const backups = openBackups({ ...keeping, store: { everything } });
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    running = backups.look().then(() => {
      if (!isOver) timer = setTimeout(again, EVERY);
    });
  };
  again();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
