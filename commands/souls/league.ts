import { handleLeagueCommand } from '../../src/discord/answers/person/league.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const league: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.league),
  isPersonal: true,
  execute: handleLeagueCommand,
};
