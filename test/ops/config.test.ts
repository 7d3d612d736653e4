import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, envExample, loadConfig, loadEnvFile, projectRoot, variableRows } from '../../src/ops/index.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souls-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The sentence with which this environment is refused. */
function refusal(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('configuration', () => {
  test('with nothing set, the playground and the embedded store are chosen', () => {
    expect(loadConfig({})).toEqual({
      discordToken: undefined,
      discordApiUrl: undefined,
      redisUrl: undefined,
      dataDir: join(projectRoot(), 'data'),
      playgroundPort: 4321,
      healthPort: undefined,
      healthHost: '127.0.0.1',
      logLevel: 'info',
    });
  });

  test('an empty variable counts as absent', () => {
    const empty = Object.fromEntries(variableRows().map((row) => [row.name, '  ']));
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });

  test('everything can be set', () => {
    const config = loadConfig({
      DISCORD_TOKEN: 'abc.def',
      DISCORD_API_URL: 'http://127.0.0.1:4321/api/',
      REDIS_URL: 'redis://:pass@localhost:6379/1',
      DATA_DIR: '/var/lib/souls',
      SHARD_COUNT: '8',
      SHARDS: '5-6,0,5',
      PLAYGROUND_PORT: '0',
      HEALTH_PORT: '8080',
      HEALTH_HOST: '0.0.0.0',
      LOG_LEVEL: 'debug',
    });
    expect(config).toEqual({
      discordToken: 'abc.def',
      discordApiUrl: 'http://127.0.0.1:4321/api',
      redisUrl: 'redis://:pass@localhost:6379/1',
      dataDir: '/var/lib/souls',
      shardCount: 8,
      shards: [0, 5, 6],
      playgroundPort: 0,
      healthPort: 8080,
      healthHost: '0.0.0.0',
      logLevel: 'debug',
    });
  });

  test.each([
    ['PLAYGROUND_PORT', 'many'],
    ['PLAYGROUND_PORT', '65536'],
    ['PLAYGROUND_PORT', '-1'],
    ['PLAYGROUND_PORT', '1.5'],
    ['HEALTH_PORT', 'x'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'http://localhost'],
    ['REDIS_URL', 'localhost'],
    ['DISCORD_API_URL', 'ftp://example.org'],
    ['DISCORD_TOKEN', 'two words'],
    ['SHARD_COUNT', '0'],
    ['SHARD_COUNT', 'many'],
    ['SHARDS', '[0,1]'],
    ['SHARDS', '0-'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} is not usable: [^\\n]+\\.$`));
  });

  test('shards that do not fit their number, or stand without it, are refused', () => {
    expect(refusal({ SHARDS: '0-1' })).toMatch(/^SHARDS is set without SHARD_COUNT/);
    expect(refusal({ SHARDS: '0,4', SHARD_COUNT: '4' })).toMatch(/^SHARDS is not usable: .* 0 to 3/);
    expect(refusal({ SHARDS: '3-1', SHARD_COUNT: '4' })).toMatch(/^SHARDS is not usable/);
    expect(loadConfig({ SHARD_COUNT: '4' })).toMatchObject({ shardCount: 4, shards: undefined });
  });

  test('a refusal never repeats a secret', () => {
    expect(refusal({ DISCORD_TOKEN: 'very secret' })).not.toContain('secret');
    expect(refusal({ REDIS_URL: 'http://:hunter2@host' })).not.toContain('hunter2');
  });

  test('secrets may be files; the line end is not part of them', () => {
    const config = loadConfig({
      DISCORD_TOKEN_FILE: file('token', 'abc.def\n'),
      REDIS_URL_FILE: file('redis', 'redis://localhost\n'),
    });
    expect(config.discordToken).toBe('abc.def');
    expect(config.redisUrl).toBe('redis://localhost');
  });

  test('a secret file that is missing, empty or not alone is refused', () => {
    expect(refusal({ DISCORD_TOKEN_FILE: join(folder, 'nowhere') })).toMatch(/^DISCORD_TOKEN_FILE .*ENOENT/);
    expect(refusal({ REDIS_URL_FILE: file('empty', '\n') })).toMatch(/^REDIS_URL_FILE names an empty file/);
    expect(refusal({ DISCORD_TOKEN: 'a', DISCORD_TOKEN_FILE: file('b', 'b') })).toMatch(/both set/);
  });

  test('the _FILE form exists for secrets only', () => {
    expect(loadConfig({ LOG_LEVEL_FILE: file('level', 'debug') }).logLevel).toBe('info');
  });
});

describe('what is written about the configuration', () => {
  test('.env.example is what the schema says', () => {
    expect(readFileSync(join(projectRoot(), '.env.example'), 'utf8')).toBe(envExample());
  });

  test('every line of .env.example, uncommented, is a default that loads', () => {
    const lines = envExample().matchAll(/^#([A-Z_]+)=(.*)$/gm);
    const env = Object.fromEntries([...lines].map((match) => [match[1], match[2]]));
    expect(Object.keys(env)).toEqual(variableRows().map((row) => row.name));
    expect(loadConfig(env)).toEqual(loadConfig({}));
  });

  test('the table of docs/hosting.md lists exactly the variables, with their defaults and descriptions', () => {
    const hosting = readFileSync(join(projectRoot(), 'docs/hosting.md'), 'utf8');
    const rows = [...hosting.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)].map((match) => match.slice(1, 4));
    const expected = variableRows().map((row) => [
      row.name,
      row.default === undefined ? '–' : `\`${row.default}\``,
      row.file ? `${row.description} \`${row.name}_FILE\` may name a file that holds it.` : row.description,
    ]);
    expect(rows).toEqual(expected);
  });
});

test('a .env with a byte order mark is read, one in UTF-16 is refused in words, and what is set already stays', () => {
  const line = 'DISCORD_TOKEN=abc\r\nDATA_DIR=there\r\n';
  const read = (bytes: Buffer): NodeJS.ProcessEnv => {
    writeFileSync(join(folder, '.env'), bytes);
    const env = { DATA_DIR: 'here' };
    expect(loadEnvFile(folder, env)).toBe(true);
    return env;
  };
  for (const mark of ['', '\uFEFF'])
    expect(read(Buffer.from(mark + line))).toEqual({ DISCORD_TOKEN: 'abc', DATA_DIR: 'here' });
  const wide = Buffer.from(`\uFEFF${line}`, 'utf16le');
  for (const bytes of [wide, wide.subarray(2), Buffer.from(wide).swap16()])
    expect(() => read(bytes)).toThrow(/\.env is not in UTF-8 .*: save it as UTF-8\.$/);
  rmSync(join(folder, '.env'));
  expect(loadEnvFile(folder, {})).toBe(false);
});
