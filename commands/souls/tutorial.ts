import { handlePracticeCommand } from '../../src/discord/answers/person/practice.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const tutorial: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.tutorial),
  isPersonal: true,
  execute: handlePracticeCommand,
};
