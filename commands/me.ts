import type { Command } from '../src/discord/index.js';
import type { Both } from './described.js';
import { data } from './me/data.js';
import { settings } from './me/settings.js';
import { tables } from './me/tables.js';
import { anywhere, rootCommand } from './subcommand.js';

/** `/souls-me`: a person's own settings, tables and data. */
export const meCommand = (both: Both): Command => rootCommand(both, ({ me }) => me, [settings, tables, data], anywhere);
