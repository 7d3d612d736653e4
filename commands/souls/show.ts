import { handleShowCommand } from '../../src/discord/answers/table/show.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const show: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.show),
  needsBoard: true,
  execute: handleShowCommand,
};
