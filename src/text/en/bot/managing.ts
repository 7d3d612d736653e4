import type { Nudged, ConductSum } from '../../../table/index.js';
import { counted, list } from '../cards/nouns.js';

const people = (number: number): string => counted(number, { one: 'person', many: 'people' });
const servers = (number: number): string => counted(number, { one: 'server', many: 'servers' });
const isAre = (number: number): string => (number === 1 ? 'is' : 'are');

const NUDGE = 'Nudge';
const PAUSE = 'Pause';

/** How those who manage a server look after its tables, and after who plays there. Times are as Discord shows them. */
export const managing = {
  title: 'All tables',
  none: 'No table is open on this server. `/souls new` in a channel opens one.',
  /** A table in the list: where, by mention. */
  lobby: (where: string, number: number): string => `${where} — lobby, ${people(number)}`,
  game: (where: string, turn: number): string => `${where} — turn ${turn}`,
  /** When a lobby closes. */
  closes: (at: string): string => `closes ${at} if nobody acts`,
  /** Since when a table waits for whoever it waits for. */
  since: (at: string): string => `The wait began ${at}.`,
  /** An option of the menu of tables: the number in the list, who sits there. */
  option: (number: number, names: readonly string[]): string => `${number}. ${list(names, 'and')}`,
  choose: 'Look after a table',
  settings: 'Settings of this server',
  toTable: 'To the table',
  nudge: NUDGE,
  pause: PAUSE,
  goOn: 'Go on',
  /** The menu of seats that a computer player can take. */
  replace: 'Give a seat to a computer player',
  /** What the buttons of a table do. */
  explain: `**${NUDGE}** reminds whoever is awaited, once for each wait and never in quiet hours. **${PAUSE}** stops the clock for all: no deadline comes and nobody is told of anything, but whoever wants to can act. A seat that a computer player takes is offered in the channel to anybody.`,
  nudged: ({ told, asleep, reminded }: Nudged): string =>
    [
      ...(told === 0 ? [] : [`${people(told)} ${isAre(told)} told, as they have chosen to be.`]),
      ...(asleep === 0 ? [] : [`${people(asleep)} ${isAre(asleep)} in quiet hours or away, and not disturbed.`]),
      ...(reminded === 0
        ? []
        : [
            `${people(reminded)} ${reminded === 1 ? 'has' : 'have'} been reminded of this already: nobody is reminded twice.`,
          ]),
    ].join(' '),
  /** The same where nobody may know who is awaited: how many sleep would tell. */
  nudgedInSecret:
    'Whoever is awaited is told, unless they are in quiet hours or away, or have been reminded of this already. At a quick table more would tell who it is.',
  nobodyToNudge: 'The table waits for nobody who could be told now.',
  pausedNow: 'The table is paused. Everybody has as much time left as they have now when you let it go on.',
  goesOnNow: 'The table goes on. Everybody has as much time as they had.',
  /** The table is not there any more, or its game is over. */
  gone: 'That table is gone, or its game is over.',
  /** Somebody else has done it, or it cannot be done now. */
  asItStands: 'Nothing was changed. This is how the table stands now.',
  people: {
    title: 'Who plays here',
    /** Who has left games, of so many days. */
    leavers: (days: number): string => `Left games, last ${days} days`,
    /** Somebody by name and mention. */
    leaver: (who: string, { left, games }: ConductSum): string =>
      `${who}: left ${left} of ${counted(games, { one: 'game', many: 'games' })}`,
    noLeavers: 'Nobody.',
    /** What counts. */
    explain: (days: number): string =>
      `Of games with at least two people on this server. Leaving is giving up the seat, leaving the server, or being replaced once the table had stopped waiting; conceding is not. Forgotten after ${days} days.`,
    keptOut: 'Kept out of new tables',
    /** Somebody by name and mention, since when. */
    keptOutSince: (who: string, since: string): string => `${who}: since ${since}`,
    noneKeptOut: 'Nobody.',
    explainKeptOut:
      'They cannot open tables here, join them, wait for a seat or take one. Running games go on, and others do not see it; they are told when they try.',
    /** The menu with which somebody is kept out, and the one with which they are let in again. */
    keepOut: 'Keep somebody out of new tables',
    letIn: 'Let somebody in again',
    /** To the manager, after that; people by mention. */
    isKeptOut: (who: string): string => `${who} is kept out of new tables from now on.`,
    isLetIn: (who: string): string => `${who} can play at new tables again.`,
    noBots: 'Bots do not sit down at tables.',
    notOneself: 'You cannot keep yourself out.',
    /** In place of a name that was deleted. */
    nameless: '(data deleted)',
  },
  /** What is kept about somebody, on their own page. */
  own: {
    games: ({
      left,
      games,
      servers: number,
      days,
    }: ConductSum & { readonly servers: number; readonly days: number }): string =>
      `• **Games of the last ${days} days:** left ${left} of ${games}, on ${servers(number)}; those who manage a server see who has left games there`,
    keptOut: (number: number): string =>
      `• **Kept out of new tables:** on ${servers(number)}, as those who manage them want it; when you delete your data your name goes, but that stays`,
  },
};

/** `/souls tables` */
export const managingCommand = {
  name: 'tables',
  description: 'All tables of this server, and who plays here; needs Manage Server',
};
