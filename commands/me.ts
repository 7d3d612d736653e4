import type { Command } from '../src/discord/answers/answer/command.js';
import type { Both } from './described.js';
import { away } from './me/away.js';
import { data } from './me/data.js';
import { quiet } from './me/quiet.js';
import { settings } from './me/settings.js';
import { ownStats } from './me/own-stats.js';
import { tables } from './me/tables.js';
import { timezone } from './me/timezone.js';
import { anywhere, rootCommand } from './subcommand.js';

/** `/souls-me`: a person's own settings, hours, tables and data. */
export const meCommand = (both: Both): Command =>
  rootCommand(both, ({ me }) => me, [settings, timezone, quiet, away, tables, ownStats, data], anywhere);
