// Registers the slash commands with Discord: `npm run deploy-commands`. An unchanged set is skipped.
import { join } from 'node:path';
import { cardById } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import {
  CommandsRefused,
  DiscordUnreachable,
  emojiArt,
  registerCommands,
  registerEmojis,
  WrongToken,
} from '../../src/discord/index.js';
import { ConfigError, loadConfig, loadEnvFile } from '../../src/ops/index.js';
import { words } from '../../src/text/index.js';

const cards = { card: cardById };

/** Uploads the emojis; whatever goes wrong is told, since the plain signs do as well. */
const emojis = async (token: string, apiUrl: string | undefined): Promise<string> => {
  try {
    const { created, failed, waiting, outdated } = await registerEmojis({ token, apiUrl, art: emojiArt() });
    return [
      `Emojis: ${created} uploaded, the others unchanged.`,
      ...(outdated === 0
        ? []
        : [`The bot removes ${outdated} old ones a minute after every process of it has been restarted.`]),
      ...(waiting === 0 ? [] : [`There is no room for ${waiting} until then: run this again after that.`]),
      ...(failed === 0 ? [] : [`Discord did not take ${failed}: run this again later.`]),
    ].join(' ');
  } catch (error) {
    return `The emojis could not be uploaded (${error instanceof Error ? error.message : String(error)}); plain signs are shown.`;
  }
};

/** Registers the commands, and then brings the emojis, which takes longer; what is done is said at once. */
const deploy = async (): Promise<void> => {
  loadEnvFile();
  const { discordToken, discordApiUrl, dataDir } = loadConfig();
  if (discordToken === undefined)
    throw new ConfigError('DISCORD_TOKEN is not set: the playground registers its commands by itself.');
  const both = { en: words('en', cards), fr: words('fr', cards) };
  const told = await registerCommands({
    token: discordToken,
    apiUrl: discordApiUrl,
    commands: [...allCommands(both), ...allMenus(both)],
    onlyInServers: (names) =>
      process.stdout.write(
        `Only in servers: ${names.join(', ')}. For use everywhere, tick User Install under Installation in the Developer Portal and run this again.\n`,
      ),
    hashFile: join(dataDir, 'commands.hash'),
  });
  const commands = told ? 'The commands are registered.' : 'The commands are registered already; nothing has changed.';
  process.stdout.write(`${commands}\n`);
  process.stdout.write(`${await emojis(discordToken, discordApiUrl)}\n`);
};

try {
  await deploy();
} catch (error) {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof WrongToken ||
    error instanceof DiscordUnreachable ||
    error instanceof CommandsRefused;
  if (!isForPeople) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
