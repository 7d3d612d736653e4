import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/ops/index.js';

const execute = promisify(execFile);

/** A Redis server program and what it needs in its environment. */
export interface RedisProgram {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Where and how to look for a server; only the tests of this file change it. */
export interface RedisSearch {
  /** Folder of the copy that is kept between runs. */
  readonly cache: string;
  /** The PATH that is searched for an installed server. */
  readonly path: string;
}

const waysOut = `Ways out: install it (Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis), or run one \
(docker run --rm -p 6379:6379 redis:7) and set TEST_REDIS_URL=redis://127.0.0.1:6379. The tests write into that server.`;

/**
 * Finds a Redis server to run: `redis-server` or `valkey-server` on the PATH, then the copy in
 * `node_modules/.cache/redis`, then on Debian and Ubuntu a copy fetched there without root (STACK.md).
 * @throws Error that names the ways out when there is none.
 */
export async function findRedisProgram(search: RedisSearch = defaultSearch()): Promise<RedisProgram> {
  for (const command of ['redis-server', 'valkey-server']) {
    const program = installed(command, search.path);
    if (program !== undefined && (await runs(program))) return program;
  }
  const kept = copyIn(search.cache);
  if (await runs(kept)) return kept;
  rmSync(search.cache, { recursive: true, force: true });
  await fetchInto(search.cache);
  const fetched = copyIn(search.cache);
  if (await runs(fetched)) return fetched;
  throw new Error(`The fetched Redis server in ${search.cache} does not run. ${waysOut}`);
}

function defaultSearch(): RedisSearch {
  return { cache: join(projectRoot(), 'node_modules', '.cache', 'redis'), path: process.env['PATH'] ?? '' };
}

function installed(command: string, path: string): RedisProgram | undefined {
  const folder = path.split(':').find((entry) => entry !== '' && existsSync(join(entry, command)));
  return folder === undefined ? undefined : { command: join(folder, command), env: {} };
}

function copyIn(cache: string): RedisProgram {
  const roots = [join(cache, 'usr', 'lib'), join(cache, 'lib')];
  const folders = roots.filter((root) => existsSync(root)).flatMap((root) => [root, ...multiarch(root)]);
  return { command: join(cache, 'usr', 'bin', 'redis-server'), env: { LD_LIBRARY_PATH: folders.join(':') } };
}

function multiarch(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.includes('-linux-gnu'))
    .map((name) => join(root, name));
}

async function runs(program: RedisProgram): Promise<boolean> {
  if (!existsSync(program.command)) return false;
  try {
    await execute(program.command, ['--version'], { env: { ...process.env, ...program.env } });
    return true;
  } catch {
    return false;
  }
}

/** Fetches into a folder of its own and renames it, so that test files that do it at once do not disturb each other. */
async function fetchInto(cache: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'souls-apt-'));
  mkdirSync(join(cache, '..'), { recursive: true });
  const fresh = mkdtempSync(`${cache}-`);
  try {
    await fetchWithApt(work, fresh);
    moveInto(fresh, cache);
  } catch (error) {
    throw new Error(`No Redis server was found, and none could be fetched (${reason(error)}). ${waysOut}`, {
      cause: error,
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function moveInto(fresh: string, cache: string): void {
  try {
    renameSync(fresh, cache);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/** `apt-get` with folders of its own for lists and archives needs no root and leaves the machine as it was. */
async function fetchWithApt(work: string, target: string): Promise<void> {
  for (const folder of ['lists/partial', 'archives/partial']) mkdirSync(join(work, folder), { recursive: true });
  writeFileSync(join(work, 'apt.conf'), aptConfiguration(work));
  const apt = (...args: string[]) => execute('apt-get', ['-c', join(work, 'apt.conf'), ...args], { cwd: work });
  await apt('-qq', 'update').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
  }); // One unreachable third-party source fails it although Debian's lists arrived; the next step decides.
  const plan = await apt('--simulate', '--no-install-recommends', 'install', 'redis-server');
  const wanted = [...plan.stdout.matchAll(/^Inst (\S+) .*?\((\S+) /gm)].map((match) => `${match[1]}=${match[2]}`);
  await apt('-qq', 'download', ...wanted);
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
    await execute('dpkg-deb', ['-x', join(work, file), target]);
  }
}

function aptConfiguration(work: string): string {
  return `
Dir::State::lists "${work}/lists";
Dir::Cache "${work}";
Dir::Cache::archives "${work}/archives";
Dir::Log "${work}";
APT::Sandbox::User "root";
Debug::NoLocking "true";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "20";
Acquire::https::Timeout "20";
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear DPkg::Post-Invoke;
`;
}

function reason(error: unknown): string {
  const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
  if (code === 'ENOENT') return 'this is not Debian or Ubuntu: there is no apt-get';
  const line = stderr?.split('\n').find((text) => text.startsWith('E: '));
  return line ?? message.split('\n')[0] ?? 'unknown';
}
