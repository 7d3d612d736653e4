import { handleEndTurnCommand } from '../../src/discord/answers/play/slash-actions.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const endTurn: Subcommand = {
  data: (builder, both) => described(builder, both, ({ act }) => act.endTurn),
  needsBoard: true,
  execute: handleEndTurnCommand,
};
