import { handleLeaveCommand } from '../../src/discord/answers/table/lobby.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const leave: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.leave),
  changesTable: true,
  execute: handleLeaveCommand,
};
