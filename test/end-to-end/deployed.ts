import { join } from 'node:path';
import { allCommands, allMenus } from '../../commands/index.js';
import { registerCommands } from '../../src/discord/index.js';
import { speak } from '../discord/support/house.js';
import { folder } from './programs.js';

const both = { en: speak('en'), fr: speak('fr') };

/** Registers everything that a bot with this token answers; the emojis, which nothing here needs, are not brought. */
export const commandsDeployed = async (at: { readonly token: string; readonly apiUrl: string }): Promise<void> => {
  const commands = [...allCommands(both), ...allMenus(both)];
  await registerCommands({ token: at.token, apiUrl: at.apiUrl, commands, hashFile: join(folder(), 'commands.hash') });
};
