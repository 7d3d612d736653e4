import { handleOwnSettingsCommand } from '../../src/discord/answers/person/own-settings.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const settings: Subcommand = {
  data: (builder, both) => described(builder, both, ({ me }) => me.settings),
  isPersonal: true,
  execute: handleOwnSettingsCommand,
};
