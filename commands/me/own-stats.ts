import { handleOwnStatisticsCommand } from '../../src/discord/answers/person/statistics.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const ownStats: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.stats),
  isPersonal: true,
  execute: handleOwnStatisticsCommand,
};
