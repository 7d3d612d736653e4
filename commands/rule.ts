import { SlashCommandBooleanOption, SlashCommandStringOption } from '@discordjs/builders';
import type { Command } from '../src/discord/answers/answer/command.js';
import { handleRuleCommand } from '../src/discord/answers/lookup/slash-lookups.js';
import { suggestRules } from '../src/discord/answers/lookup/suggest.js';
import { described, type Both } from './described.js';
import { anywhere } from './subcommand.js';

/** `/rule`: the rulebook by whatever somebody types. */
export const ruleCommand = (both: Both): Command => ({
  anywhere: true,
  isLookup: true,
  data: anywhere(both, ({ lookup }) => lookup.rule)
    .addStringOption(
      described(new SlashCommandStringOption(), both, ({ lookup }) => lookup.rule.query)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addBooleanOption(described(new SlashCommandBooleanOption(), both, ({ lookup }) => lookup.rule.share))
    .toJSON(),
  actions: { '': { execute: handleRuleCommand, suggest: suggestRules } },
});
