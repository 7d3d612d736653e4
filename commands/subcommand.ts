import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { Action, Command } from '../src/discord/answers/answer/command.js';
import type { Described, Words } from '../src/text/index.js';
import { described, type Both } from './described.js';

/** A subcommand: what Discord is told about it, and what it does. */
export interface Subcommand extends Action {
  readonly data: (builder: SlashCommandSubcommandBuilder, both: Both) => SlashCommandSubcommandBuilder;
}

/** A builder of a command that is there in servers only. */
export const inServers = (both: Both, of: (words: Words['commands']) => Described): SlashCommandBuilder =>
  described(new SlashCommandBuilder(), both, of)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** A builder of a command that is there in every conversation, and for people who have installed the bot for themselves. */
export const anywhere = (both: Both, of: (words: Words['commands']) => Described): SlashCommandBuilder =>
  described(new SlashCommandBuilder(), both, of)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall);

/** A root command with its subcommands; `builderOf` says where it is there. */
export const rootCommand = (
  both: Both,
  of: (words: Words['commands']) => Described,
  subcommands: readonly Subcommand[],
  builderOf: typeof inServers = inServers,
): Command => {
  const builder = builderOf(both, of);
  const actions: Record<string, Action> = {};
  for (const subcommand of subcommands) {
    builder.addSubcommand((part) => {
      const made = subcommand.data(part, both);
      actions[made.name] = subcommand;
      return made;
    });
  }
  return { anywhere: builderOf === anywhere, data: builder.toJSON(), actions };
};
