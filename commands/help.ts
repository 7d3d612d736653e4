import type { Command } from '../src/discord/answers/answer/command.js';
import { handleHelpCommand } from '../src/discord/answers/person/help.js';
import type { Both } from './described.js';
import { anywhere } from './subcommand.js';

/** `/souls-help`: what can be done now, and how the game is played. */
export const helpCommand = (both: Both): Command => ({
  anywhere: true,
  data: anywhere(both, ({ help }) => help).toJSON(),
  actions: { '': { isPersonal: true, execute: handleHelpCommand } },
});
