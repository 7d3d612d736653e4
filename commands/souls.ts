import type { Command } from '../src/discord/answers/answer/command.js';
import type { Both } from './described.js';
import { cards } from './souls/cards.js';
import { concede } from './souls/concede.js';
import { deal } from './souls/deal.js';
import { end } from './souls/end.js';
import { exportGame } from './souls/export.js';
import { inspect } from './souls/inspect.js';
import { join } from './souls/join.js';
import { leave } from './souls/leave.js';
import { league } from './souls/league.js';
import { log } from './souls/log.js';
import { mend } from './souls/mend.js';
import { newTable } from './souls/new.js';
import { options } from './souls/options.js';
import { orders } from './souls/orders.js';
import { puzzle } from './souls/puzzle.js';
import { replace } from './souls/replace.js';
import { setup } from './souls/setup.js';
import { share } from './souls/share.js';
import { show } from './souls/show.js';
import { start } from './souls/start.js';
import { serverStats } from './souls/server-stats.js';
import { serverTables } from './souls/server-tables.js';
import { tutorial } from './souls/tutorial.js';
import { undo } from './souls/undo.js';
import { why } from './souls/why.js';
import { rootCommand } from './subcommand.js';

/** `/souls`: the table of a channel. */
export const soulsCommand = (both: Both): Command =>
  rootCommand(both, ({ souls }) => souls, [
    newTable,
    options,
    join,
    leave,
    start,
    show,
    inspect,
    undo,
    deal,
    orders,
    log,
    mend,
    concede,
    end,
    tutorial,
    setup,
    cards,
    why,
    replace,
    exportGame,
    serverTables,
    puzzle,
    share,
    serverStats,
    league,
  ]);
