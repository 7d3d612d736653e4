import { SlashCommandBuilder, type SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { Action, Command } from '../src/discord/answers/answer/command.js';
import type { Described, Words } from '../src/text/index.js';
import { described, type Both } from './described.js';

/** A subcommand: the options that it takes, and what it does. */
export interface Subcommand extends Action {
  /** Adds its options to it; absent where it has none. */
  readonly options?: (builder: SlashCommandSubcommandBuilder, both: Both) => SlashCommandSubcommandBuilder;
}

/** The subcommands of a root: one for each that the texts name. */
export type Subcommands<Root extends 'souls' | 'act' | 'me'> = {
  readonly [Name in keyof Words['commands'][Root] as Exclude<Name, keyof Described>]: Subcommand;
};

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

/** A root command with its subcommands, in the order of their English texts; `builderOf` says where it is there. */
export const rootCommand = <Name extends string>(
  both: Both,
  of: (words: Words['commands']) => Described & Readonly<Record<NoInfer<Name>, Described>>,
  subcommands: Readonly<Record<Name, Subcommand>>,
  builderOf: typeof inServers = inServers,
): Command => {
  const builder = builderOf(both, of);
  const actions: Record<string, Action> = {};
  const isOne = (name: string): name is Name => name in subcommands;
  for (const name of Object.keys(of(both.en.commands)).filter(isOne)) {
    const subcommand = subcommands[name];
    builder.addSubcommand((part) => {
      const made = described(part, both, (words) => of(words)[name]);
      actions[made.name] = subcommand;
      return subcommand.options?.(made, both) ?? made;
    });
  }
  return { anywhere: builderOf === anywhere, data: builder.toJSON(), actions };
};
