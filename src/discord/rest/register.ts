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
  /** Keeps the hash of the set that was registered last; an unchanged set is skipped. */
  readonly hashFile: string;
}

const noted = async (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

const applicationOf = async (rest: REST): Promise<string> => {
  try {
    return ((await rest.get(Routes.currentApplication())) as APIApplication).id;
  } catch (error) {
    throw connectionError(error);
  }
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
  const body = commands.map(({ data }) => data);
  const hash = createHash('sha256')
    .update(JSON.stringify([application, apiUrl ?? '', body]))
    .digest('hex');
  if ((await noted(hashFile)) === hash) return false;
  await rest.put(Routes.applicationCommands(application), { body });
  await mkdir(dirname(hashFile), { recursive: true });
  await writeFile(hashFile, hash);
  return true;
};
