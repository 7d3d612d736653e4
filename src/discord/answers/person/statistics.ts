import type { OwnStatistics } from '../../../table/index.js';
import { illustrated, type Payload } from '../../format/payload.js';
import { placedOn, serverStatisticsMessage } from '../../messages/person/server-statistics-page.js';
import {
  noStatisticsMessage,
  ownStatisticsMessage,
  stopStatisticsMessage,
  unrateMessage,
} from '../../messages/person/statistics-page.js';
import type { Live } from '../../shown/live.js';
import { drawableFaces, drawableServer } from '../../shown/statistics-pictures.js';
import type { Actor } from '../answer/actor.js';
import { alone, say, type Answer } from '../answer/answer.js';
import { pageIn } from '../answer/clicked.js';
import type { Call } from '../answer/command.js';
import type { PersonalHandler } from './own-page.js';

/** A page with its picture, for whoever wants pictures. */
const pictured = async (
  live: Live,
  actor: Actor,
  payload: Payload,
  drawable: ReturnType<typeof drawableServer>,
): Promise<Answer> => {
  const wants = drawable !== null && !actor.settings.textOnly;
  const files = wants ? await live.pictures.apart(actor.channel, drawable) : [];
  return alone(actor, illustrated(payload, ...files));
};

const ownPage = async (live: Live, actor: Actor, own: OwnStatistics | null): Promise<Answer> =>
  own === null
    ? alone(actor, noStatisticsMessage(actor.w))
    : pictured(live, actor, ownStatisticsMessage(own, actor.w), drawableFaces(own, actor.w));

const serverPage = async (live: Live, actor: Actor, page: number): Promise<Answer> => {
  const { w, place } = actor;
  if (place.server === null) return say(w.statistics.ofServer.onlyHere);
  const { statistics, servers } = live.tables;
  if (!(await servers.settings(place.server)).statistics) return say(w.statistics.ofServer.off);
  const kept = await statistics.ofServer(place.server);
  return pictured(live, actor, serverStatisticsMessage(kept, page, w), drawableServer(placedOn(kept, page), w));
};

/** `/souls-me stats`: what is counted of this person, if they want that. */
export const ownStatisticsTyped = async ({ live, actor }: Call): Promise<Answer> =>
  ownPage(live, actor, await live.tables.statistics.of(actor.person.user));

/** `/souls stats`: what is counted in this server. */
export const serverStatisticsTyped = async ({ live, actor }: Call): Promise<Answer> => serverPage(live, actor, 0);

/** Gives a rating up; one that games stand behind only after one more question. */
const unrated = async (live: Live, actor: Actor, isSure: boolean): Promise<Answer> => {
  const { statistics } = live.tables;
  const { user } = actor.person;
  const games = (await statistics.of(user))?.rating?.games ?? 0;
  if (games > 0 && !isSure) return alone(actor, unrateMessage(games, actor.w));
  return ownPage(live, actor, await statistics.rate(user, false));
};

/** A button of these pages: begins to count, gives a rating or takes it away, stops and deletes, turns pages. */
export const statisticsClicked: PersonalHandler = async ({ live, actor, id }) => {
  const { statistics } = live.tables;
  const { user } = actor.person;
  const [what = '', page = ''] = id.arg.split('.');
  switch (what) {
    case 'on':
      return ownPage(live, actor, await statistics.begin(user));
    case 'rate':
      return ownPage(live, actor, await statistics.rate(user, true));
    case 'unrate':
      return unrated(live, actor, page === 'sure');
    case 'sure':
      return alone(actor, stopStatisticsMessage(actor.w));
    case 'off':
      await statistics.forget(user);
      return alone(actor, noStatisticsMessage(actor.w, actor.w.statistics.stopped));
    case 'server':
      return serverPage(live, actor, pageIn(page));
    default:
      return ownPage(live, actor, await statistics.of(user));
  }
};
