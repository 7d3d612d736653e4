import type { Command } from '../src/discord/answers/answer/command.js';
import { activate } from './act/activate.js';
import { attack } from './act/attack.js';
import { buy } from './act/buy.js';
import { endTurn } from './act/end-turn.js';
import { number } from './act/number.js';
import { pass } from './act/pass.js';
import { play } from './act/play.js';
import type { Both } from './described.js';
import { rootCommand } from './subcommand.js';

/** `/act`: playing by typing. Every reply is for one person only, because the arguments are hidden cards. */
export const actCommand = (both: Both): Command =>
  rootCommand(both, ({ act }) => act, [play, activate, attack, buy, pass, endTurn, number]);
