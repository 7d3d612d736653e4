import type { OwnStatistics } from '../../../table/index.js';
import { withPictures, type Payload } from '../../protocol/payload.js';
import { placedOn, serverStatisticsMessage } from '../../messages/person/server-statistics-page.js';
import {
  noStatisticsMessage,
  ownStatisticsMessage,
  stopStatisticsMessage,
  unrateMessage,
} from '../../messages/person/statistics-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { drawableFaces, drawableServer } from '../../live-messages/pictures/statistics-pictures.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';
import { pageIn } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { ofPerson, type PressHandler } from '../answer/button.js';

/** A page with its picture, for whoever wants pictures. */
const pictured = async (
  services: BotServices,
  actor: Actor,
  payload: Payload,
  drawable: ReturnType<typeof drawableServer>,
): Promise<Answer> => {
  const wants = drawable !== null && !actor.settings.textOnly;
  const files = wants ? await services.pictures.apart(actor.channel, drawable) : [];
  return standalonePage(actor, withPictures(payload, ...files));
};

const ownPage = async (services: BotServices, actor: Actor, own: OwnStatistics | null): Promise<Answer> =>
  own === null
    ? standalonePage(actor, noStatisticsMessage(actor.w))
    : pictured(services, actor, ownStatisticsMessage(own, actor.w), drawableFaces(own, actor.w));

const serverPage = async (services: BotServices, actor: Actor, page: number): Promise<Answer> => {
  const { w, place } = actor;
  if (place.server === null) return say(w.statistics.ofServer.onlyHere);
  const { statistics, servers } = services.tables;
  if (!(await servers.settings(place.server)).statistics) return say(w.statistics.ofServer.off);
  const kept = await statistics.ofServer(place.server);
  return pictured(services, actor, serverStatisticsMessage(kept, page, w), drawableServer(placedOn(kept, page), w));
};

/** `/souls-me stats`: what is counted of this person, if they want that. */
export const handleOwnStatisticsCommand = async ({ services, actor }: Call): Promise<Answer> =>
  ownPage(services, actor, await services.tables.statistics.of(actor.person.user));

/** `/souls stats`: what is counted in this server. */
export const handleServerStatisticsCommand = async ({ services, actor }: Call): Promise<Answer> =>
  serverPage(services, actor, 0);

/** Gives a rating up; one that games stand behind only after one more question. */
const unrated = async (services: BotServices, actor: Actor, isSure: boolean): Promise<Answer> => {
  const { statistics } = services.tables;
  const { user } = actor.person;
  const games = (await statistics.of(user))?.rating?.games ?? 0;
  if (games > 0 && !isSure) return standalonePage(actor, unrateMessage(games, actor.w));
  return ownPage(services, actor, await statistics.rate(user, false));
};

/** A button of these pages: begins to count, gives a rating or takes it away, stops and deletes, turns pages. */
const handleStatisticsPress: PressHandler = async ({ services, actor, id }) => {
  const { statistics } = services.tables;
  const { user } = actor.person;
  const [what = '', page = ''] = id.arg.split('.');
  switch (what) {
    case 'on':
      return ownPage(services, actor, await statistics.begin(user));
    case 'rate':
      return ownPage(services, actor, await statistics.rate(user, true));
    case 'unrate':
      return unrated(services, actor, page === 'sure');
    case 'sure':
      return standalonePage(actor, stopStatisticsMessage(actor.w));
    case 'off':
      await statistics.forget(user);
      return standalonePage(actor, noStatisticsMessage(actor.w, actor.w.statistics.stopped));
    case 'server':
      return serverPage(services, actor, pageIn(page));
    default:
      return ownPage(services, actor, await statistics.of(user));
  }
};

export const statisticsButtons = { stats: ofPerson(handleStatisticsPress) };
