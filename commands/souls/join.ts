import { handleJoinCommand } from '../../src/discord/answers/table/lobby.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const join: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.join),
  changesTable: true,
  execute: handleJoinCommand,
};
