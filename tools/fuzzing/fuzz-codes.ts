import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { cardLookup } from '../../cards/index.js';
import { seededRandom } from '../../src/engine/index.js';
import { ConfigError, loadConfig, programVersion } from '../../src/ops/index.js';
import { BackupDamaged, checkBackup, packText, redisAddress } from '../../src/store/index.js';
import { whyUnreadable, type StoredTable } from '../../src/table/index.js';
import type { Verdict } from './fuzz-runs.js';
import { edited, edits, oddText, type Edit } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** Something that is given to the program to read in: a backup to be put back, its configuration, an address of Redis. */
type OddCode =
  | {
      readonly is: 'backup';
      /** Lines of it that are changed, left out or doubled. */
      readonly lines: readonly {
        readonly at: number;
        readonly how: 'cut' | 'twice' | 'gone' | 'tree';
        readonly change: TreeChange;
      }[];
      readonly edit: Edit | null;
      /** Bytes of the packed file that are another. */
      readonly bytes: readonly { readonly at: number; readonly xor: number }[];
    }
  | { readonly is: 'configuration'; readonly variables: Readonly<Record<string, string | undefined>> }
  | { readonly is: 'address'; readonly text: string; readonly edits: readonly Edit[] };

const backups: Arbitrary<OddCode> = fc.record({
  is: fc.constant('backup'),
  lines: fc.array(
    fc.record({
      at: fc.nat(20),
      how: fc.constantFrom('cut', 'twice', 'gone', 'tree', 'tree', 'tree'),
      change: treeChanges,
    }),
    { maxLength: 2 },
  ),
  edit: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: edits }),
  bytes: fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ at: fc.nat(100_000), xor: fc.integer({ min: 1, max: 255 }) }), { maxLength: 3 }),
    },
  ),
});

const VALUES: Readonly<Record<string, readonly string[]>> = {
  DISCORD_TOKEN: ['abc.def.ghi', 'a b'],
  DISCORD_API_URL: ['http://127.0.0.1:4321/api/', 'https://example.org', 'ftp://x', 'http://'],
  REDIS_URL: ['redis://127.0.0.1:6379', 'rediss://u:p@h:1/2', 'redis-cluster://a:1,b:2', 'http://x'],
  REDIS_PREFIX: ['souls:', 'a b'],
  DATA_DIR: ['./data', '/tmp/x'],
  PLAYGROUND_PORT: ['0', '4321', '65535', '65536', '-1', '1.5', '0x10'],
  HEALTH_PORT: ['9000', 'x'],
  LOG_LEVEL: ['info', 'silent', 'INFO'],
  DISCORD_TOKEN_FILE: ['/nowhere/token', '/'],
  REDIS_URL_FILE: ['/nowhere/url'],
};

const variables = fc.record(
  Object.fromEntries(
    Object.entries(VALUES).map(([name, values]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: oddText(40) }),
    ]),
  ),
  { requiredKeys: [] },
);

const ADDRESSES = [
  'redis://user:password@host:6379/0',
  'rediss://host',
  'redis://[::1]:6379',
  'redis-sentinel://u:p%40@a:26379,b,c:1/0?master=mymaster&sentinelPassword=x',
  'redis-cluster://user:p@host:6379,host:6380',
] as const;

/** All that is read in; games and lists of cards have no codes that people could paste. */
export const oddCodes: Arbitrary<OddCode> = fc.oneof(
  { weight: 2, arbitrary: backups },
  { weight: 1, arbitrary: variables.map((given): OddCode => ({ is: 'configuration', variables: given })) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('address'),
      text: fc.constantFrom(...ADDRESSES),
      edits: fc.array(edits, { maxLength: 3 }),
    }),
  },
);

/** The lines of a backup with these tables. */
export const backupOf = (tables: readonly StoredTable[]): readonly unknown[] => [
  { backup: 'four-souls-table', format: 1, version: programVersion(), made: new Date(0).toISOString() },
  ...tables.map(({ revision, checkpoint, answers }, at) => ({
    is: 'table',
    channel: String(at),
    revision,
    id: '',
    ended: false,
    answers: packText(answers).toString('base64'),
    checkpoint: checkpoint === '' ? null : packText(checkpoint).toString('base64'),
    history: [packText('["a"]').toString('base64')],
    historyIsFull: false,
    entries: [['1.0', '{}']],
    outbox: [],
    drafts: [['1', '{}']],
    wake: null,
    deliverBy: null,
  })),
  { is: 'user', id: '1', text: '{"format":1}' },
  { is: 'server', id: '1', text: '{"format":1}' },
  { is: 'beats', last: 5, lost: 0 },
  { end: { tables: tables.length, users: 1, servers: 1 } },
];

type Backup = Extract<OddCode, { readonly is: 'backup' }>;

const oddBackup = ({ lines, edit, bytes }: Backup, whole: readonly unknown[]): Buffer => {
  const grafts = graftsOf(whole);
  const changed = lines.reduce<readonly unknown[]>((now, { at, how, change }) => {
    if (now.length === 0) return now;
    const index = at % now.length;
    const line = now[index];
    switch (how) {
      case 'gone':
        return now.toSpliced(index, 1);
      case 'twice':
        return now.toSpliced(index, 0, line);
      case 'cut':
        return now.slice(0, index);
      case 'tree':
        return now.with(index, changedTree(line, change, grafts));
      default:
        return how satisfies never;
    }
  }, whole);
  const text = changed.map((line) => `${JSON.stringify(line) ?? ''}\n`).join('');
  const packed = gzipSync(edit === null ? text : edited(text, edit), { level: 1 });
  for (const { at, xor } of bytes) packed[at % packed.length] = (packed[at % packed.length] ?? 0) ^ xor;
  return packed;
};

const resources = { cards: cardLookup, random: seededRandom };

/** Reads things in; each is taken, or refused in words. Ends with the folder in which it works. */
export const codesReader = (whole: readonly unknown[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-fuzz-'));
  const file = join(folder, 'odd.souls');
  const backup = async (code: Backup): Promise<Verdict> => {
    writeFileSync(file, oddBackup(code, whole));
    try {
      const { unreadable } = await checkBackup(file, (stored) => whyUnreadable(stored, resources));
      return unreadable.length === 0 ? 'taken' : 'refused';
    } catch (error) {
      if (error instanceof BackupDamaged) return 'refused';
      throw error;
    }
  };
  const configuration = (given: Readonly<Record<string, string | undefined>>): Verdict => {
    try {
      loadConfig(given);
      return 'taken';
    } catch (error) {
      if (error instanceof ConfigError) return 'refused';
      throw error;
    }
  };
  return {
    read: async (code: OddCode): Promise<Verdict> => {
      switch (code.is) {
        case 'backup':
          return backup(code);
        case 'configuration':
          return configuration(code.variables);
        case 'address': {
          const text = code.edits.reduce((now, edit) => edited(now, edit), code.text);
          return redisAddress(text) === null ? 'refused' : 'taken';
        }
        default:
          return code satisfies never;
      }
    },
    end: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};
