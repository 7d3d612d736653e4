import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { REST, Routes } from 'discord.js';
import type { APIApplication, RESTPutAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { connectionError } from './connection.js';

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
    throw connectionError(error);
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

/**
 * Registers the commands globally, unless this very set is registered already: Discord allows 200 creates a day.
 * @returns whether Discord was told
 * @throws WrongToken when Discord does not take the token
 * @throws DiscordUnreachable
 */
export const registerCommands = async (registration: Registration): Promise<boolean> => {
  const { token, apiUrl, commands, hashFile } = registration;
  const rest = new REST({ version: '10', ...(apiUrl === undefined ? {} : { api: apiUrl }) }).setToken(token);
  const application = await applicationOf(rest);
  const supported = commands.map(({ data }) => supportedBy(application, data));
  const lacking = supported.flatMap(({ data, isWhole }) => (isWhole ? [] : [data.name]));
  if (lacking.length > 0) registration.onlyInServers?.(lacking);
  const body = supported.map(({ data }) => data);
  const hash = createHash('sha256')
    .update(JSON.stringify([application.id, apiUrl ?? '', body]))
    .digest('hex');
  if ((await noted(hashFile)) === hash) return false;
  await rest.put(Routes.applicationCommands(application.id), { body });
  await mkdir(dirname(hashFile), { recursive: true });
  await writeFile(hashFile, hash);
  return true;
};
