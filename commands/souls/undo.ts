import { handleUndoCommand } from '../../src/discord/answers/play/action-buttons.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const undo: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.undo),
  needsBoard: true,
  execute: handleUndoCommand,
};
