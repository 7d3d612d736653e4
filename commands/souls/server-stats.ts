import { handleServerStatisticsCommand } from '../../src/discord/answers/person/statistics.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const serverStats: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.stats),
  isPersonal: true,
  execute: handleServerStatisticsCommand,
};
