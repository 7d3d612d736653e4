import { handleHelpCommand, type Command } from '../src/discord/index.js';
import type { Both } from './described.js';
import { anywhere } from './subcommand.js';

/** `/souls-help`: what can be done now, and how the game is played. */
export const helpCommand = (both: Both): Command => ({
  anywhere: true,
  data: anywhere(both, ({ help }) => help).toJSON(),
  actions: { '': { isPersonal: true, execute: handleHelpCommand } },
});
