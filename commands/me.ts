import type { Command } from '../src/discord/index.js';
import type { Both } from './described.js';
import { settings } from './me/settings.js';
import { anywhere, rootCommand } from './subcommand.js';

/** `/souls-me`: a person's own settings, tables and data. */
export const meCommand = (both: Both): Command => rootCommand(both, ({ me }) => me, [settings], anywhere);
