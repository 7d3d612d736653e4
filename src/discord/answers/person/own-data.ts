import type { Person, HostQuestion } from '../../../table/index.js';
import { dataMessage, erasedMessage, eraseMessage, exportMessage, type Kept } from '../../messages/person/data-page.js';
import { standalonePage, type Answer } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { ownPage } from './own-page.js';
import type { Call } from '../answer/command.js';
import { hoursPresent } from './own-hours.js';
import { numbersKey } from '../../memory/numbers.js';
import { lastReadKey } from '../../memory/last-read.js';
import { ofPerson, type PressHandler } from '../answer/button.js';
/** What somebody has asked the hosts of servers, with the answers. */
const askedBy = async ({ people, hostQuestions }: BotServices, user: string): Promise<readonly HostQuestion[]> => {
  const { asked } = await people.of(user);
  const all = await Promise.all(asked.map(async (server) => hostQuestions.of(server)));
  return all.flat().filter((question) => question.user === user);
};

/** Deletes everything that is kept about somebody; in their settings nothing can be in the way. */
const forgotten = async ({ tables, people, hostQuestions }: BotServices, person: Person): Promise<void> => {
  const { user } = person;
  await hostQuestions.forget(user, (await people.of(user)).asked);
  await people.forget(user);
  await tables.forgetPerson(person, [user, lastReadKey(user), numbersKey(user)]);
  await tables.servers.conduct.forget(user);
  await tables.servers.keptOut.forgetName(user);
  await tables.statistics.forget(user);
  await tables.leagues.forget(user);
};

/** What is kept about somebody besides their settings. */
const keptAbout = async (services: BotServices, user: string): Promise<Omit<Kept, 'stored'>> => {
  const { conduct, keptOut } = services.tables.servers;
  const [seats, questions, games, out, statistics, leagues] = await Promise.all([
    services.tables.seatsOf(user, false),
    askedBy(services, user),
    conduct.servers(user),
    keptOut.servers(user),
    services.tables.statistics.of(user),
    services.tables.leagues.servers(user),
  ]);
  return { seats, questions, games, keptOut: out, statistics, leagues };
};

/** What is kept about this person; `arg` asks whether to delete it, or deletes it. */
const dataAnswer = async (services: BotServices, actor: Actor, arg: string): Promise<Answer> => {
  const { person, w } = actor;
  if (arg === 'sure') return ownPage(services, actor, () => eraseMessage(w));
  if (arg === 'erase') {
    await forgotten(services, person);
    services.panels.left(actor.channel, person.user); // what stood here would come back with the next change
    return standalonePage(actor, erasedMessage(w));
  }
  if (arg === 'file') {
    const [stored, kept] = await Promise.all([services.people.stored(person.user), keptAbout(services, person.user)]);
    return ownPage(services, actor, () => exportMessage(person.user, { stored, ...kept }, w));
  }
  const [personal, kept] = await Promise.all([services.people.of(person.user), keptAbout(services, person.user)]);
  return ownPage(services, actor, () => dataMessage(hoursPresent(personal, actor.now), kept, w));
};

/** `/souls-me data`: what is kept about this person. */
export const handleOwnDataCommand = async ({ services, actor }: Call): Promise<Answer> =>
  dataAnswer(services, actor, '');

/** A button of the page about what is kept: saves it as a file, or deletes it. */
const handleOwnDataPress: PressHandler = async ({ services, actor, id }) => dataAnswer(services, actor, id.arg);

export const ownDataButtons = { mydata: ofPerson(handleOwnDataPress) };
