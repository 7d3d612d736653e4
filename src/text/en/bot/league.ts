import type { StandingTold } from '../../words/bot/league.js';
import type { LeagueProblem } from '../../../table/index.js';
import { counted, list } from '../cards/nouns.js';

const tables = (number: number): string => counted(number, { one: 'table', many: 'tables' });
const games = (number: number): string => counted(number, { one: 'game', many: 'games' });
const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });

const PROBLEM: Readonly<Record<LeagueProblem, string>> = {
  isOpen: 'A season is open already.',
  noSeason: 'No season is open.',
  full: 'The season is full: 128 people are in it.',
  notIn: 'You are not in this season.',
  tooFew: 'A round needs at least two people.',
  movedOn: 'Somebody else was faster: this is how the league stands now.',
  noMoreRounds: 'A season has at most 30 rounds.',
};

const JOIN = 'Join';

/** The league of a server in one language; people by mention where nothing else is said. */
export const league = {
  title: (season: number): string => `League, season ${season}`,
  none: 'This server has no league yet. Who manages the server opens a season here; everybody who joins is paired with others, round by round.',
  onlyInServers: 'Only servers have a league.',
  /** When the season began or ended, as Discord shows times. */
  going: (since: string, size: number): string => `Open since ${since}, tables of ${size} where that comes out even.`,
  over: (at: string): string => `Closed ${at}. These are the final standings.`,
  nobody: 'Nobody has joined yet.',
  standing: ({ place, name, points, played, wins, souls: had, left }: StandingTold): string =>
    `${place}. ${name} — ${points} points · ${wins} of ${games(played)} won · ${souls(had)}${left ? ' · left' : ''}`,
  /** How points are given and what decides between equals. */
  explain:
    'Whoever is ahead of everybody else at a table gets 12 points, the others an equal part for each they are ahead of, and half of that for an equal. Winners come first, then by souls; who left or gave up is last. Between equal points: wins, then the average points of those whom one has met, then souls; who is equal in all of these shares the place. Names, places and results are seen by everybody here.',
  /** How a table is played, and what it takes for its result to count. */
  howToPlay:
    'One of you types `/souls new` in a channel, the others join, and you play everybody against everybody without computer players. The result is taken by itself, once, until the season is closed.',
  round: (number: number): string => `Round ${number}`,
  waiting: (people: readonly string[]): string => `${list(people, 'and')} — to be played`,
  /** People with their places. */
  played: (people: readonly { readonly who: string; readonly place: number; readonly souls: number }[]): string =>
    people.map(({ who, place, souls: had }) => `${place}. ${who} (${souls(had)})`).join(', '),
  more: (number: number): string => `…and ${tables(number)} more`,
  /** In place of a name that was deleted. */
  former: 'A former player',
  join: JOIN,
  leave: 'Leave',
  joined: 'You are in: from the next round on you are paired with others.',
  /** Asked before somebody leaves who sits at so many tables that are still to be played. */
  leaveSure: (unplayed: number): string =>
    `Leave the season? You lose your place at ${tables(unplayed)} still to be played, also if you join again.`,
  leaveNow: 'Yes, leave',
  leftNow:
    'You are in no further round, and at no table that is still to be played. Your results stay, and you can join again.',
  show: 'Show everybody',
  file: 'As a file',
  open: 'Open a season with tables of…',
  size: (size: number): string => `Tables of ${size}`,
  startRound: (number: number): string => `Start round ${number}`,
  /** Asked before a round begins: so many people are mentioned, so many tables of earlier rounds have not been played. */
  confirmStart: (round: number, people: number, unplayed: number): string =>
    `Start round ${round}? ${people} people are paired and mentioned.${unplayed === 0 ? '' : ` **${tables(unplayed)} of earlier rounds ${unplayed === 1 ? 'has' : 'have'} no result yet.**`}`,
  startNow: 'Yes, start it',
  close: 'Close season…',
  /** Asked before a season is closed: so many tables have not been played. */
  confirmClose: (unplayed: number): string =>
    `Close the season? The standings are final then${unplayed === 0 ? '' : `, and ${tables(unplayed)} not played ${unplayed === 1 ? 'counts' : 'count'} for nobody`}.`,
  closeNow: 'Yes, close it',
  closedNow: 'The season is closed.',
  /** Above what everybody sees. */
  opened: `A season of the league is open: press **${JOIN}**.`,
  paired: (round: number, people: readonly string[]): string => `Round ${round} of the league: ${list(people, 'and')}.`,
  shown: 'Shown to everybody.',
  problem: (problem: LeagueProblem): string => PROBLEM[problem],
  columns: { points: 'Points', played: 'Games', wins: 'Won', souls: 'Souls' } satisfies Readonly<
    Record<'points' | 'played' | 'wins' | 'souls', string>
  >,
  /** On the page about what is kept. */
  kept: (number: number): string =>
    `• **Leagues:** your name, your tables and results on ${counted(number, { one: 'server', many: 'servers' })}, for everybody there to see`,
};

/** `/souls league` */
export const leagueCommand = {
  name: 'league',
  description: 'The league of this server: join, rounds, standings; managers open, pair and close it',
};
