import type { Command } from '../src/discord/index.js';
import { actCommand } from './act.js';
import type { Both } from './described.js';
import { handCommand } from './hand.js';
import { helpCommand } from './help.js';
import { meCommand } from './me.js';
import { soulsCommand } from './souls.js';

/** Every slash command, described in both languages. */
export const allCommands = (both: Both): readonly Command[] => [
  soulsCommand(both),
  handCommand(both),
  actCommand(both),
  helpCommand(both),
  meCommand(both),
];
