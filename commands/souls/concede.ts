import { handleConcedeCommand } from '../../src/discord/answers/table/quitting.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const concede: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.concede),
  needsBoard: true,
  execute: handleConcedeCommand,
};
