import { randomInt } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import { standardOutput } from './output.js';

export type { Logger } from 'pino';

/** What {@link createLogger} needs. */
interface LoggerOptions {
  readonly level: string;
  /** Values that never appear in a line, such as the bot's token; absent ones are ignored. */
  readonly secrets?: readonly (string | undefined)[];
  /** Where the lines go; standard output unless given. */
  readonly destination?: DestinationStream;
}

/**
 * The program's log: one JSON object per line. Tokens are taken out of every line wherever they stand: fields named
 * token, the given secrets, interaction and webhook addresses, and passwords in Redis addresses. Use
 * `logger.child({ … })` for a part of the program, and the field `err` for errors: only its name, message, stack,
 * code, status, method and address are written, because the body of a request to Discord may show somebody's hand.
 */
export function createLogger(options: LoggerOptions): Logger {
  const secrets = (options.secrets ?? []).filter((secret) => secret !== undefined && secret !== '') as string[];
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields, censor },
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => withoutSecrets(line, secrets) },
  };
  return pino(settings, options.destination ?? standardOutput());
}

const censor = '[secret]';

const secretFields = ['token', 'discordToken', 'redisUrl', 'authorization', 'Authorization'].flatMap((field) => [
  field,
  `*.${field}`,
  `*.*.${field}`,
]);

function withoutSecrets(line: string, secrets: readonly string[]): string {
  let clean = line
    .replace(/(\/(?:webhooks|interactions)\/\d+\/)[\w.-]+/g, `$1${censor}`)
    .replace(/(rediss?(?:-\w+)?:\/\/)[^@\s"/]*@/g, `$1${censor}@`);
  for (const secret of secrets) clean = clean.replaceAll(secret, censor);
  return clean;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, status, method, url } = error as { code?: unknown; status?: unknown; method?: unknown; url?: unknown };
  const cause: unknown = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, message: error.message, stack: error.stack, code, status, method, url, cause };
}

/** Letters and digits that cannot be mistaken for one another when read aloud. */
const incidentAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short random word that a person can quote when something went wrong, and that the log line carries too. */
export function incidentId(): string {
  return Array.from({ length: 8 }, () => incidentAlphabet[randomInt(incidentAlphabet.length)]).join('');
}
