import { handlePassCommand } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const pass: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.pass),
  needsBoard: true,
  execute: handlePassCommand,
};
