import { openSeason, roundProblem, type League, type LeagueProblem, type Season } from '../../../table/index.js';
import { withPictures, type Payload } from '../../protocol/payload.js';
import {
  closeLeagueMessage,
  leagueFile,
  leagueMessage,
  leagueNewsMessage,
  leaveLeagueMessage,
  roundNewsMessage,
  standingsOn,
  startRoundMessage,
  unplayedOf,
} from '../../messages/league/league-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { drawableStandings } from '../../live-messages/pictures/statistics-pictures.js';
import type { Actor } from '../answer/actor.js';
import { standalonePage, say, type Answer } from '../answer/answer.js';
import { pageIn } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { ofPerson, type Press, type PressHandler } from '../answer/button.js';

/** Somebody who looks at the league of their server. */
interface Looking {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly server: string;
}

const pictured = async (
  { services, actor }: Looking,
  season: Season | undefined,
  page: number,
  payload: Payload,
): Promise<Payload> => {
  const drawable = season === undefined ? null : drawableStandings(season, standingsOn(season, page), actor.w);
  return drawable === null
    ? payload
    : withPictures(payload, ...(await services.pictures.apart(actor.channel, drawable)));
};

const leaguePage = async (
  looking: Looking,
  league: League,
  page = 0,
  notice: string | null = null,
): Promise<Answer> => {
  const { actor } = looking;
  const reader = { user: actor.person.user, manages: actor.place.manages };
  const payload = leagueMessage(league, page, reader, actor.w, notice);
  if (actor.settings.textOnly) return standalonePage(actor, payload);
  return standalonePage(actor, await pictured(looking, league.seasons[0], page, payload));
};

/** The page with what stood in the way, or what was done. */
const done = async (
  looking: Looking,
  { league, problem }: { readonly league: League; readonly problem: LeagueProblem | null },
  said: string | null,
): Promise<Answer> => {
  const { w } = looking.actor;
  return leaguePage(looking, league, 0, problem === null ? said : w.league.problem(problem));
};

/** Shows everybody the newest season. */
const shared = async (looking: Looking, season: Season, payload: Payload): Promise<Answer> => ({
  is: 'shared',
  payload: await pictured(looking, season, 0, payload),
  said: looking.actor.w.league.shown,
});

/** The league of the server in which somebody acts. */
const inServer = async (
  services: BotServices,
  actor: Actor,
  act: (looking: Looking) => Promise<Answer>,
): Promise<Answer> => {
  const { server } = actor.place;
  return server === null ? say(actor.w.league.onlyInServers) : act({ services, actor, server });
};

/** `/souls league`: the league of this server, for everybody. */
export const handleLeagueCommand = async ({ services, actor }: Call): Promise<Answer> =>
  inServer(services, actor, async (looking) => leaguePage(looking, await services.tables.leagues.of(looking.server)));

/** What only those who manage the server do: the permission is looked at again at every click, whoever opened the season. */
const managed = async (looking: Looking, what: string, about: number, values: readonly string[]): Promise<Answer> => {
  const { services, actor, server } = looking;
  const { leagues } = services.tables;
  const { w } = actor;
  if (!actor.place.manages) return say(w.server.onlyManagers);
  if (what === 'open') {
    const size = Math.min(4, Math.max(2, pageIn(values[0] ?? '')));
    const opened = await leagues.open(server, size);
    const season = openSeason(opened.league);
    if (opened.problem !== null || season === null) return done(looking, opened, null);
    return shared(looking, season, leagueNewsMessage(season, w, w.league.opened));
  }
  if (what === 'round') {
    const league = await leagues.of(server);
    const season = openSeason(league);
    const problem = season === null ? 'noSeason' : roundProblem(season, about);
    if (season === null || problem !== null) return done(looking, { league, problem }, null);
    return standalonePage(actor, startRoundMessage(season, w));
  }
  if (what === 'pair') {
    const paired = await leagues.startRound(server, about);
    const season = openSeason(paired.league);
    if (paired.problem !== null || season === null) return done(looking, paired, null);
    return shared(looking, season, roundNewsMessage(season, w));
  }
  if (what === 'close') return done(looking, await leagues.close(server, about), w.league.closedNow);
  const season = openSeason(await leagues.of(server));
  return season === null ? say(w.league.problem('noSeason')) : standalonePage(actor, closeLeagueMessage(season, w));
};

/** Takes somebody out of the season; who sits at tables that are still to be played is asked once more. */
const left = async (looking: Looking, isSure: boolean): Promise<Answer> => {
  const { services, actor, server } = looking;
  const { user } = actor.person;
  const season = openSeason(await services.tables.leagues.of(server));
  const unplayed = season === null ? 0 : unplayedOf(season, user);
  if (season !== null && unplayed > 0 && !isSure)
    return standalonePage(actor, leaveLeagueMessage(season, unplayed, actor.w));
  return done(looking, await services.tables.leagues.leave(server, user), actor.w.league.leftNow);
};

const MANAGED = ['open', 'round', 'pair', 'close', 'sure'];

const handlePress = async (looking: Looking, { id, values }: Press): Promise<Answer> => {
  const { services, actor, server } = looking;
  const { leagues } = services.tables;
  const { w, person } = actor;
  const [what = '', about = ''] = id.arg.split('.');
  if (MANAGED.includes(what)) return managed(looking, what, pageIn(about), values);
  if (what === 'join') return done(looking, await leagues.join(server, person), w.league.joined);
  if (what === 'leave') return left(looking, about === 'sure');
  const league = await leagues.of(server);
  const [season] = league.seasons;
  if (season === undefined || what === 'page') return leaguePage(looking, league, pageIn(about));
  if (what === 'show') return shared(looking, season, leagueNewsMessage(season, w, ''));
  const file = leagueFile(season, w);
  const payload = leagueMessage(league, 0, { user: person.user, manages: actor.place.manages }, w);
  return standalonePage(actor, { ...payload, files: [file] });
};

/** A button or menu of the league: in it or out of it, showing it, a file of it, and what its managers do. */
const handleLeaguePress: PressHandler = async (click) =>
  inServer(click.services, click.actor, async (looking) => handlePress(looking, click));

export const leagueButtons = { league: ofPerson(handleLeaguePress) };
