import { VARIANTS } from '../../../engine/index.js';
import { type HelpPage, TOPICS } from '../../../text/index.js';
import type { Answer } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import { helpMessage } from '../../messages/person/help-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { ownPage } from './own-page.js';
import type { Call } from '../answer/command.js';
import { ofPerson, type PressHandler } from '../answer/button.js';
/** The help for where this person is: a topic, or what they can do now. */
export const helpPage = async (services: BotServices, actor: Actor, topic: HelpPage | null): Promise<Answer> => {
  const { person, w, isDirect } = actor;
  return ownPage(services, actor, (table) => helpMessage({ table, user: person.user, w, topic, isDirect }));
};

/** `/souls-help`. */
export const handleHelpCommand = async ({ services, actor }: Call): Promise<Answer> => helpPage(services, actor, null);

/** The button that opens the help. */
const handleHelpPress: PressHandler = async ({ services, actor }) => helpPage(services, actor, null);

const PAGES: readonly HelpPage[] = [...TOPICS, ...VARIANTS];

/** A topic that was chosen, or a variant. */
const handleTopicChoice: PressHandler = async ({ services, actor, values }) =>
  helpPage(services, actor, PAGES.find((page) => page === values[0]) ?? null);

export const helpButtons = { help: ofPerson(handleHelpPress), topic: ofPerson(handleTopicChoice) };
