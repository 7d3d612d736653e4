import { handleOwnDataCommand } from '../../src/discord/answers/person/own-data.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const data: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.data),
  isPersonal: true,
  execute: handleOwnDataCommand,
};
