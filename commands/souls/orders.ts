import { handleOrdersCommand } from '../../src/discord/answers/play/asking.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const orders: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.orders),
  execute: handleOrdersCommand,
};
