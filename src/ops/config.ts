import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { projectRoot } from './paths.js';

const port = z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65_535);

const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/, 'must not contain spaces')
    .optional()
    .describe("The bot's token from the Discord Developer Portal. Without it the playground starts."),
  DISCORD_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Another Discord-compatible server: the base of its REST API, such as http://127.0.0.1:4321/api.'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?(-sentinel|-cluster)?:\/\/[^\s/]\S*$/, 'must be a redis:// or rediss:// address')
    .optional()
    .describe(
      'Where the tables are kept: redis://host:port, or the address of Sentinels or a Cluster. Without it an embedded store is used, for one process.',
    ),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be letters, digits, and any of . : - _')
    .optional()
    .describe('What all keys in Redis begin with, such as souls:. Bots that share a Redis need one each.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe(
      "The folder of the embedded store and of the playground. A relative path counts from the project's folder.",
    ),
  SHARD_COUNT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(10_000, 'must be at most 10000')
    .optional()
    .describe(
      'How many shards the bot has, the same for all its processes. Without it as many as Discord recommends: 1 up to about 1,000 servers.',
    ),
  SHARDS: z
    .string()
    .regex(/^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/, 'must be numbers and ranges, such as 0-3 or 0,2')
    .optional()
    .describe(
      'The shards of this process, such as 0-3 or 0,2, with SHARD_COUNT. Without it, processes on one Redis share all shards among themselves.',
    ),
  PLAYGROUND_PORT: port.default(4321).describe('The port of the playground page on 127.0.0.1. 0 takes any free port.'),
  HEALTH_PORT: port
    .optional()
    .describe('A port that answers /healthz, /readyz and /metrics. Without it nothing is opened, and nothing counted.'),
  HEALTH_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a name or an address')
    .default('127.0.0.1')
    .describe('The address of this machine on which HEALTH_PORT is opened; 0.0.0.0 for all of them.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged: fatal, error, warn, info, debug, trace or silent.'),
});

type VariableName = keyof typeof variables.shape;

/** The variables whose value may also be given as the path of a file, in `<NAME>_FILE`. */
const secrets = ['DISCORD_TOKEN', 'REDIS_URL'] as const satisfies readonly VariableName[];

/** The whole configuration of the program, checked. */
export interface Config {
  /** Absent: the playground is started. */
  readonly discordToken: string | undefined;
  /** Base of a Discord-compatible REST API, without a slash at its end. */
  readonly discordApiUrl: string | undefined;
  /** Absent: the embedded store is used. */
  readonly redisUrl: string | undefined;
  /** Absent: keys in Redis begin with nothing. */
  readonly redisPrefix: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** How many shards the bot has; absent: as many as Discord recommends. */
  readonly shardCount: number | undefined;
  /** Those of this process, each once; absent: all, or its share. */
  readonly shards: readonly number[] | undefined;
  /** 0 means any free port. */
  readonly playgroundPort: number;
  /** Absent: nothing is opened. */
  readonly healthPort: number | undefined;
  readonly healthHost: string;
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
}

/** What is wrong with the configuration, as one sentence for the person who starts the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads `.env` of the project's folder into the environment, if there is one; what is set already stays.
 * Only `main` and the tools call it, so that tests see nothing of it.
 * @returns whether there is one
 * @throws ConfigError when it is no text in UTF-8
 */
export function loadEnvFile(folder = projectRoot(), env: NodeJS.ProcessEnv = process.env): boolean {
  const file = join(folder, '.env');
  if (!existsSync(file)) return false;
  const bytes = readFileSync(file);
  if (bytes.includes(0)) throw new ConfigError(`${file} is not in UTF-8 but, it seems, in UTF-16: save it as UTF-8.`);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, ''); // a byte order mark
  for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value;
  return true;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 * @throws ConfigError with one sentence that names the variable, never the value of a secret.
 */
export function loadConfig(env: Environment = process.env): Config {
  const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, valueOf(name, env)] as const));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${lowerFirst(issue?.message ?? 'unknown')}.`);
  }
  const value = parsed.data;
  return {
    discordToken: value.DISCORD_TOKEN,
    discordApiUrl: value.DISCORD_API_URL?.replace(/\/+$/, ''),
    redisUrl: value.REDIS_URL,
    redisPrefix: value.REDIS_PREFIX,
    dataDir: resolve(projectRoot(), value.DATA_DIR),
    shardCount: value.SHARD_COUNT,
    shards: shardsIn(value.SHARDS, value.SHARD_COUNT),
    playgroundPort: value.PLAYGROUND_PORT,
    healthPort: value.HEALTH_PORT,
    healthHost: value.HEALTH_HOST,
    logLevel: value.LOG_LEVEL,
  };
}

function shardsIn(text: string | undefined, count: number | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  if (count === undefined)
    throw new ConfigError('SHARDS is set without SHARD_COUNT: say how many there are altogether.');
  const parts = text.split(',').map((part) => part.split('-').map(Number));
  const wrong = parts.find(([first = 0, last = first]) => last < first || last >= count);
  if (wrong !== undefined)
    throw new ConfigError(
      `SHARDS is not usable: with SHARD_COUNT ${count} they are 0 to ${count - 1}, the smaller first.`,
    );
  const all = parts.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function valueOf(name: string, env: Environment): string | undefined {
  const direct = present(env[name]);
  if (!(secrets as readonly string[]).includes(name)) return direct;
  const file = present(env[`${name}_FILE`]);
  if (file === undefined) return direct;
  if (direct !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: keep only one of them.`);
  const content = present(contentOf(file, name));
  if (content === undefined) throw new ConfigError(`${name}_FILE names an empty file: ${file}.`);
  return content;
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new ConfigError(`${name}_FILE names a file that cannot be read (${code}): ${file}.`, { cause: error });
  }
}

function present(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** One row of the configuration table, in the order of the schema. */
interface VariableRow {
  readonly name: string;
  readonly description: string;
  readonly default: string | undefined;
  /** Whether `<NAME>_FILE` may name a file that holds the value. */
  readonly file: boolean;
}

/** Every variable that the program reads, for `.env.example` and for the table of docs/hosting.md. */
export function variableRows(): readonly VariableRow[] {
  return Object.entries(variables.shape).map(([name, schema]) => {
    const preset = schema.safeParse(undefined).data;
    return {
      name,
      description: schema.description ?? '',
      default: preset === undefined ? undefined : String(preset),
      file: (secrets as readonly string[]).includes(name),
    };
  });
}

/** The text of `.env.example`: every variable commented out, with its description and its default. */
export function envExample(): string {
  const blocks = variableRows().map((row) => {
    const lines = [`# ${row.description}`];
    if (row.file) lines.push(`# ${row.name}_FILE may name a file that holds it instead.`);
    lines.push(`#${row.name}=${row.default ?? ''}`);
    return lines.join('\n');
  });
  return `# Generated from src/ops/config.ts. Copy to .env and remove the # of what you set.\n\n${blocks.join('\n\n')}\n`;
}
