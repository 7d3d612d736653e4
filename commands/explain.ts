import { ContextMenuCommandBuilder } from '@discordjs/builders';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
import type { MessageCommand } from '../src/discord/answers/answer/command.js';
import type { Both } from './described.js';

/** "Explain this card", in the menu of any message. */
export const explainCommand = ({ en, fr }: Both): MessageCommand => ({
  data: new ContextMenuCommandBuilder()
    .setType(ApplicationCommandType.Message)
    .setName(en.commands.lookup.explain)
    .setNameLocalizations({ fr: fr.commands.lookup.explain })
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
    .toJSON(),
});
