import type { Command, MessageCommand } from '../src/discord/answers/answer/command.js';
import { actCommand } from './act.js';
import { cardCommand } from './card.js';
import type { Both } from './described.js';
import { explainCommand } from './explain.js';
import { handCommand } from './hand.js';
import { helpCommand } from './help.js';
import { meCommand } from './me.js';
import { ruleCommand } from './rule.js';
import { soulsCommand } from './souls.js';

/** Every slash command, described in both languages. */
export const allCommands = (both: Both): readonly Command[] => [
  soulsCommand(both),
  handCommand(both),
  actCommand(both),
  ruleCommand(both),
  cardCommand(both),
  helpCommand(both),
  meCommand(both),
];

/** Every entry of the menu on a message. */
export const allMenus = (both: Both): readonly MessageCommand[] => [explainCommand(both)];
