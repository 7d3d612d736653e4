import type { Command } from '../src/discord/answers/answer/command.js';
import type { Both } from './described.js';
import { game } from './souls/game.js';
import { lobby } from './souls/lobby.js';
import { practice } from './souls/practice.js';
import { server } from './souls/server.js';
import { rootCommand, type Subcommands } from './subcommand.js';

const subcommands: Subcommands<'souls'> = { ...lobby, ...game, ...practice, ...server };

/** `/souls`: the table of a channel. */
export const soulsCommand = (both: Both): Command => rootCommand(both, ({ souls }) => souls, subcommands);
