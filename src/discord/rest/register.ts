import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DiscordAPIError, HTTPError, RateLimitError, REST, Routes } from 'discord.js';
import type { APIApplication, RESTPutAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { connectionError } from './connection.js';
import { rejectsLongLimits } from './refusals/long-limits.js';

/** Discord does not register the commands; the message is for the person who starts the program. */
export class CommandsRefused extends Error {
  override readonly name = 'CommandsRefused';
}

/** What {@link registerCommands} needs. */
interface Registration {
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** What Discord is told about each. */
  readonly commands: readonly { readonly data: RESTPutAPIApplicationCommandsJSONBody[number] }[];
  /** Hears of the commands that cannot be used outside of servers, because the application is not to be installed for oneself. */
  readonly onlyInServers?: (names: readonly string[]) => void;
  /** Keeps the hash of the set that was registered last; an unchanged set is skipped. */
  readonly hashFile: string;
}

const noted = async (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

const applicationOf = async (rest: REST): Promise<APIApplication> => {
  try {
    return (await rest.get(Routes.currentApplication())) as APIApplication;
  } catch (error) {
    throw refusalOf(error, []);
  }
};

type CommandData = Registration['commands'][number]['data'];

/** The command as this application may have it: without the ways of installing it that are switched off for it. */
const supportedBy = (
  { integration_types_config: config }: APIApplication,
  command: CommandData,
): { readonly data: CommandData; readonly isWhole: boolean } => {
  const types = command.integration_types ?? [];
  const kept = config === undefined ? types : types.filter((type) => type in config);
  return kept.length === types.length
    ? { data: command, isWhole: true }
    : { data: { ...command, integration_types: kept }, isWhole: false };
};

/** The first thing that is wrong in Discord's `errors`, and the path to it. */
const firstWrong = (
  errors: unknown,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly message: string } | null => {
  if (typeof errors !== 'object' || errors === null) return null;
  for (const [key, value] of Object.entries(errors)) {
    if (key === '_errors') return { path, message: String((value as { readonly message?: unknown }[])[0]?.message) };
    const found = firstWrong(value, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

const whyRefused = (error: DiscordAPIError, names: readonly string[]): string => {
  const { rawError, code, status } = error;
  const wrong = firstWrong('errors' in rawError ? rawError.errors : null);
  if (wrong === null)
    return `Discord has refused the request (${status}, ${code}): ${'message' in rawError ? rawError.message : rawError.error}`;
  const [at = '', ...field] = wrong.path;
  const where = field.length === 0 ? '' : `, ${field.join('.')}`;
  return `Discord has refused the command ${names[Number(at)] ?? at}${where} (${code}): ${wrong.message}`;
};

const UNAUTHORIZED = 401;
const STAYS = 'The commands that were registered before stay.';

/** What an error means; `names` are those of the commands in the request. */
const refusalOf = (error: unknown, names: readonly string[]): unknown => {
  if (error instanceof RateLimitError) {
    const minutes = Math.ceil(error.retryAfter / 60_000);
    return new CommandsRefused(`Discord takes no commands for the next ${minutes} min: run this again then. ${STAYS}`);
  }
  if (error instanceof HTTPError || (error instanceof DiscordAPIError && error.status >= 500))
    return new CommandsRefused(`Discord has a problem (${error.status}): run this again later. ${STAYS}`);
  if (!(error instanceof DiscordAPIError) || error.status === UNAUTHORIZED) return connectionError(error);
  return new CommandsRefused(
    `${whyRefused(error, names)}\n${STAYS} Update to the newest version; if this is the newest, report these two lines.`,
  );
};

/**
 * Registers the commands globally, unless this very set is registered already: Discord allows 200 creates a day.
 * @returns whether Discord was told
 * @throws WrongToken when Discord does not take the token
 * @throws DiscordUnreachable
 * @throws CommandsRefused
 */
export const registerCommands = async (registration: Registration): Promise<boolean> => {
  const { token, apiUrl, commands, hashFile } = registration;
  const rest = new REST({
    version: '10',
    rejectOnRateLimit: rejectsLongLimits,
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
  }).setToken(token);
  const application = await applicationOf(rest);
  const supported = commands.map(({ data }) => supportedBy(application, data));
  const lacking = supported.flatMap(({ data, isWhole }) => (isWhole ? [] : [data.name]));
  if (lacking.length > 0) registration.onlyInServers?.(lacking);
  const body = supported.map(({ data }) => data);
  const hash = createHash('sha256')
    .update(JSON.stringify([application.id, apiUrl ?? '', body]))
    .digest('hex');
  if ((await noted(hashFile)) === hash) return false;
  try {
    await rest.put(Routes.applicationCommands(application.id), { body });
  } catch (error) {
    throw refusalOf(
      error,
      body.map(({ name }) => name),
    );
  }
  await mkdir(dirname(hashFile), { recursive: true });
  await writeFile(hashFile, hash);
  return true;
};
