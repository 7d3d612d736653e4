import { handlePassCommand } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const pass: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.pass),
  needsBoard: true,
  execute: handlePassCommand,
};
