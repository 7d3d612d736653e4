import {
  LEAGUE_LIMITS,
  openSeason,
  playingIn,
  standingsOf,
  type League,
  type LeagueStanding,
  type LeagueTable,
  type Season,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { escapeName, numberedAsIs } from '../../format/escaping.js';
import { personalId } from '../../protocol/ids.js';
import { clampPage, pageRow } from '../../protocol/paging.js';
import {
  button,
  clip,
  clipLines,
  field,
  LIMITS,
  message,
  rows,
  select,
  type Attached,
  type Payload,
} from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';

const COLOUR = 0xc9a227;
/** People on one page: a picture of as many can be read on a phone. */
const ON_PAGE = 10;
/** Tables of a round that are listed. */
const TABLES = 16;
const LONGEST_ROUND = 1_000;
/** People whom one message can mention. */
const MOST_TOLD = 75;

const id = (arg: string): string => personalId('league', arg);

/** Whoever looks at a league. */
interface LeagueReader {
  readonly user: string;
  readonly manages: boolean;
}

/** The standings on this page. */
export const standingsOn = (season: Season, page: number): readonly LeagueStanding[] => {
  const all = standingsOf(season);
  const first = clampPage(page, Math.ceil(all.length / ON_PAGE)) * ON_PAGE;
  return all.slice(first, first + ON_PAGE);
};

/** A table of a round: who is to play there, or how it ended. */
const tableLine = ({ people, result }: LeagueTable, season: Season, w: Words): string => {
  const called = (user: string): string =>
    season.people.some((one) => one.user === user && one.name !== null) ? `<@${user}>` : w.league.former;
  if (result === null) return w.league.waiting(people.map(called));
  const placed = result.people.toSorted((one, other) => one.place - other.place);
  return w.league.played(placed.map(({ user, place, souls }) => ({ who: called(user), place, souls })));
};

/** The newest round, and those before of which something is still to be played. */
const roundFields = (season: Season, w: Words): readonly ReturnType<typeof field>[] =>
  season.rounds
    .map(({ tables }, at) => ({ number: at + 1, tables }))
    .filter(({ number, tables }) => number === season.rounds.length || tables.some(({ result }) => result === null))
    .slice(-2)
    .toReversed()
    .map(({ number, tables }) => {
      const lines = tables.slice(0, TABLES).map((table) => `• ${tableLine(table, season, w)}`);
      const more = tables.length > TABLES ? [w.league.more(tables.length - TABLES)] : [];
      return field(w.league.round(number), clipLines([...lines, ...more], LONGEST_ROUND));
    });

const standingLine = (standing: LeagueStanding, w: Words): string => {
  const name = standing.name === null ? w.league.former : escapeName(standing.name);
  return numberedAsIs(w.league.standing({ ...standing, name: `**${name}**` }));
};

const embedOf = (season: Season, page: number, w: Words): Payload['embeds'][number] => {
  const lines = standingsOn(season, page).map((one) => standingLine(one, w));
  const state =
    season.closed === null
      ? w.league.going(stamp(season.opened, 'f'), season.size)
      : w.league.over(stamp(season.closed, 'f'));
  return {
    title: clip(w.league.title(season.number), LIMITS.title),
    description: clip(
      [
        state,
        '',
        ...(lines.length === 0 ? [w.league.nobody] : lines),
        '',
        ...(season.closed === null && season.rounds.length > 0 ? [`-# ${w.league.howToPlay}`] : []),
        `-# ${w.league.explain}`,
      ].join('\n'),
      LIMITS.description,
    ),
    color: COLOUR,
    fields: season.closed === null ? [...roundFields(season, w)] : [],
  };
};

/** Opens a season, for those who manage the server. */
const opening = (w: Words) =>
  select(
    id('open'),
    w.league.open,
    LEAGUE_LIMITS.sizes.map((size) => ({ value: `${size}`, label: w.league.size(size) })),
  );

/** What those who manage the server can do with a season that goes on. */
const managing = (season: Season, w: Words) => [
  button(id(`round.${season.rounds.length}`), w.league.startRound(season.rounds.length + 1), 'primary'),
  button(id(`sure.${season.number}`), w.league.close),
];

/** The league of a server: standings page by page, rounds, and what this reader can do; a notice stands above it. */
export const leagueMessage = (
  league: League,
  page: number,
  reader: LeagueReader,
  w: Words,
  notice: string | null = null,
): Payload => {
  const [season] = league.seasons;
  const open = openSeason(league);
  const content = notice ?? '';
  const begins = open === null && reader.manages ? [opening(w)] : [];
  if (season === undefined)
    return message({
      content,
      embeds: [{ title: clip(w.league.title(1), LIMITS.title), description: w.league.none, color: COLOUR }],
      components: rows(begins),
    });
  const isIn = playingIn(season).some(({ user }) => user === reader.user);
  const own = isIn ? button(id('leave'), w.league.leave) : button(id('join'), w.league.join, 'success');
  return message({
    content,
    embeds: [embedOf(season, page, w)],
    components: rows(
      [...(open === null ? [] : [own]), button(id('show'), w.league.show), button(id('file'), w.league.file)],
      open !== null && reader.manages ? managing(open, w) : begins,
      pageRow(page, Math.ceil(season.people.length / ON_PAGE), w, (arg) => id(`page.${arg}`)),
    ),
  });
};

/** What everybody is shown of a season, above it in a line what has happened; `mentions` hear of it. */
export const leagueNewsMessage = (season: Season, w: Words, news: string, mentions: readonly string[] = []): Payload =>
  message({
    content: clip(news, LIMITS.content),
    embeds: [embedOf(season, 0, w)],
    components: rows(season.closed === null ? [button(id('join'), w.league.join, 'success')] : []),
    allowed_mentions: { users: [...mentions] },
  });

/** That a round has been paired, to those who play in it. */
export const roundNewsMessage = (season: Season, w: Words): Payload => {
  const people = (season.rounds.at(-1)?.tables ?? []).flatMap((table) => table.people);
  const told = people.slice(0, MOST_TOLD);
  return leagueNewsMessage(
    season,
    w,
    w.league.paired(
      season.rounds.length,
      told.map((user) => `<@${user}>`),
    ),
    told,
  );
};

const unplayedIn = ({ rounds }: Season): number =>
  rounds.flatMap(({ tables }) => tables).filter(({ result }) => result === null).length;

const asking = (season: Season, question: string, yes: ReturnType<typeof button>, w: Words): Payload =>
  message({
    embeds: [{ title: clip(w.league.title(season.number), LIMITS.title), description: question, color: COLOUR }],
    components: rows([button(id('page.0'), w.ui.cancel), yes]),
  });

/** Asks before a round is paired, which mentions everybody in it. */
export const startRoundMessage = (season: Season, w: Words): Payload => {
  const before = season.rounds.length;
  const question = w.league.confirmStart(before + 1, playingIn(season).length, unplayedIn(season));
  return asking(season, question, button(id(`pair.${before}`), w.league.startNow, 'primary'), w);
};

/** Asks before a season is closed. */
export const closeLeagueMessage = (season: Season, w: Words): Payload => {
  const yes = button(id(`close.${season.number}`), w.league.closeNow, 'danger');
  return asking(season, w.league.confirmClose(unplayedIn(season)), yes, w);
};

/** At how many tables that are still to be played somebody sits. */
export const unplayedOf = (season: Season, user: string): number =>
  season.rounds.flatMap(({ tables }) => tables).filter(({ people, result }) => result === null && people.includes(user))
    .length;

/** Asks before somebody leaves who would lose their place at tables of rounds that are paired. */
export const leaveLeagueMessage = (season: Season, unplayed: number, w: Words): Payload =>
  message({
    embeds: [
      {
        title: clip(w.league.title(season.number), LIMITS.title),
        description: w.league.leaveSure(unplayed),
        color: COLOUR,
      },
    ],
    components: rows([button(id('leave.sure'), w.league.leaveNow, 'danger'), button(id('page.0'), w.ui.cancel)]),
  });

const FILE = 'four-souls-league.json';

/** The newest season with its standings, as JSON. */
export const leagueFile = (season: Season, w: Words): Attached => ({
  name: FILE,
  data: Buffer.from(
    `${JSON.stringify({ kind: 'four-souls-league', version: 1, standings: standingsOf(season), season }, null, 2)}\n`,
  ),
  alt: clip(w.league.title(season.number), LIMITS.alt),
});
