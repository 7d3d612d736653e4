import type { Command } from '../src/discord/answers/answer/command.js';
import { handlePanelCommand } from '../src/discord/answers/pages/panel.js';
import type { Both } from './described.js';
import { inServers } from './subcommand.js';

/** `/hand`: one's own panel. */
export const handCommand = (both: Both): Command => ({
  anywhere: false,
  data: inServers(both, ({ hand }) => hand).toJSON(),
  actions: { '': { execute: handlePanelCommand } },
});
