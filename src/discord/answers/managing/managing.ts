import { serverPeopleMessage } from '../../messages/managing/server-people-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';
import { pageIn } from '../answer/table-press.js';
import type { Call, ChosenUser } from '../answer/command.js';
import { manageTable, tablePage, tablesPage, type Manager } from './managed-table.js';
import { ofServer, type PressHandler } from '../answer/button.js';

/** Does it for somebody who manages the server: the permission is looked at again at every click. */
const asManager = async (
  services: BotServices,
  actor: Actor,
  act: (manager: Manager) => Promise<Answer>,
): Promise<Answer> => {
  const { place, w } = actor;
  if (place.server === null) return say(w.errors.onlyInServers);
  return place.manages ? act({ services, actor, server: place.server }) : say(w.server.onlyManagers);
};

/** Who has left games here, and who is kept out of new tables. */
const peoplePage = async (
  { services, actor, server }: Manager,
  page: number,
  notice: string | null = null,
): Promise<Answer> => {
  const { conduct, keptOut } = services.tables.servers;
  const [leavers, out] = await Promise.all([conduct.leavers(server), keptOut.of(server)]);
  return standalonePage(actor, serverPeopleMessage({ leavers, keptOut: out }, page, actor.w, notice));
};

const keptOut = async (manager: Manager, chosen: ChosenUser | undefined): Promise<Answer> => {
  const { services, actor, server } = manager;
  const { people } = actor.w.managing;
  if (chosen === undefined) return peoplePage(manager, 0);
  if (chosen.isBot) return peoplePage(manager, 0, people.noBots);
  if (chosen.user === actor.person.user) return peoplePage(manager, 0, people.notOneself);
  await services.tables.keepOut(server, actor, { user: chosen.user, name: chosen.name });
  return peoplePage(manager, 0, people.isKeptOut(`<@${chosen.user}>`));
};

const letIn = async (manager: Manager, user: string | undefined): Promise<Answer> => {
  const { services, actor, server } = manager;
  if (user === undefined) return peoplePage(manager, 0);
  await services.tables.servers.keptOut.remove(server, user);
  return peoplePage(manager, 0, actor.w.managing.people.isLetIn(`<@${user}>`));
};

/** `/souls tables`: all tables of the server, for those who manage it; nobody else sees it. */
export const handleServerTablesCommand = async ({ services, actor }: Call): Promise<Answer> =>
  asManager(services, actor, async (manager) => tablesPage(manager, 0));

/** Does what a button or menu says with which managers look after the tables of their server and after who plays there. */
const managed: PressHandler = async ({ services, actor, id, values, users }) =>
  asManager(services, actor, async (manager) => {
    const [what = '', ...about] = id.arg.split('.');
    const [first = ''] = about;
    const [value = ''] = values;
    switch (what) {
      case 'tables':
        return tablesPage(manager, pageIn(first));
      case 'open':
        return tablePage(manager, value);
      case 'table':
        return tablePage(manager, first);
      case 'people':
        return peoplePage(manager, pageIn(first));
      case 'keepOut':
        return keptOut(manager, users[0]);
      case 'letIn':
        return letIn(manager, values[0]);
      default:
        return manageTable(manager, what, about, value);
    }
  });

export const managingButtons = { manage: ofServer(managed) };
