import { GOALS, SERVER_LIMITS, serverSwitchesOn, type ServerSettings } from '../../../table/index.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';
import type { Call } from '../answer/command.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { serverSettingsMessage } from '../../messages/table/server-settings-page.js';
import { ofServer, type PressHandler } from '../answer/button.js';

/** Channels on the list of a server: their mentions must fit in a field of an embed. */
const MOST_CHANNELS = 25;

/** The settings with one of them changed as the menu or button says; anything unknown changes nothing. */
const changed = (now: ServerSettings, here: string, arg: string, values: readonly string[]): ServerSettings => {
  const number = Number(values[0]);
  const others = now.channels.filter((channel) => channel !== here);
  switch (arg) {
    case 'tables':
      return { ...now, tables: SERVER_LIMITS.tables.find((one) => one === number) ?? now.tables };
    case 'idle':
      return { ...now, idleDays: SERVER_LIMITS.idleDays.find((one) => one === number) ?? now.idleDays };
    case 'souls':
      return Number.isInteger(number) && number >= GOALS.least && number <= GOALS.most
        ? { ...now, souls: number }
        : now;
    case 'switches':
      return {
        ...now,
        ...serverSwitchesOn(values),
        freeText: values.includes('freeText'),
        statistics: values.includes('statistics'),
      };
    case 'lang.en':
      return { ...now, language: 'en' };
    case 'lang.fr':
      return { ...now, language: 'fr' };
    case 'lang.auto':
      return { ...now, language: null };
    case 'archive.on':
      return { ...now, archive: here };
    case 'archive.off':
      return { ...now, archive: null };
    case 'here.on':
      return { ...now, channels: [...others.slice(1 - MOST_CHANNELS), here] };
    case 'here.off':
      return { ...now, channels: others };
    case 'here.all':
      return { ...now, channels: [] };
    default:
      return now;
  }
};

const page = async (services: BotServices, settings: ServerSettings, actor: Actor, server: string): Promise<Answer> => {
  const { archive, hostQuestions } = services;
  const { place, w } = actor;
  const kept = settings.archive === null ? null : archive.seen(settings.archive);
  const open = (await hostQuestions.of(server)).filter(({ answer }) => answer === null);
  return standalonePage(
    actor,
    serverSettingsMessage(settings, place, w, { archive: kept, hostQuestions: open.length }),
  );
};

/**
 * `/souls setup`: what the managers of this server set, and the role that hosts may have mentioned; nobody else sees it. Discord's default permissions are for whole commands, so who
 * may use it is looked at when it is used.
 */
export const handleSetupCommand = async ({ services, actor, role, flag }: Call): Promise<Answer> => {
  const { place, w } = actor;
  if (place.server === null) return say(w.errors.onlyInServers);
  if (!place.manages) return say(w.server.onlyManagers);
  const chosen = flag('no-role') === true ? null : role('role');
  if (chosen === place.server) return say(w.server.notEveryone); // the role of everybody has the id of the server
  const { servers } = services.tables;
  const settings =
    chosen === null && flag('no-role') !== true
      ? await servers.settings(place.server)
      : await servers.change(place.server, (before) => ({ ...before, role: chosen }));
  return page(services, settings, actor, place.server);
};

/** Changes a setting of the server, and shows them all: the permission is looked at again at every click. */
const setUp: PressHandler = async ({ services, actor, id, values }) => {
  const { place, w } = actor;
  if (place.server === null) return say(w.errors.onlyInServers);
  if (!place.manages) return say(w.server.onlyManagers);
  const now = await services.tables.servers.change(place.server, (before) =>
    changed(before, place.within, id.arg, values),
  );
  return page(services, now, actor, place.server);
};

export const serverSettingsButtons = { setup: ofServer(setUp) };
