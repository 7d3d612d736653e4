import type { ManagingCommand, ManagingWords } from '../../words/bot/managing.js';
import { counted, list } from '../cards/nouns.js';

const people = (number: number): string => counted(number, { one: 'person', many: 'people' });
const servers = (number: number): string => counted(number, { one: 'server', many: 'servers' });
const isAre = (number: number): string => (number === 1 ? 'is' : 'are');

const NUDGE = 'Nudge';
const PAUSE = 'Pause';

export const managing: ManagingWords = {
  title: 'All tables',
  none: 'No table is open on this server. `/souls new` in a channel opens one.',
  lobby: (where, number) => `${where} — lobby, ${people(number)}`,
  game: (where, turn) => `${where} — turn ${turn}`,
  closes: (at) => `closes ${at} if nobody acts`,
  since: (at) => `The wait began ${at}.`,
  option: (number, names) => `${number}. ${list(names, 'and')}`,
  choose: 'Look after a table',
  settings: 'Settings of this server',
  toTable: 'To the table',
  nudge: NUDGE,
  pause: PAUSE,
  goOn: 'Go on',
  replace: 'Give a seat to a computer player',
  explain: `**${NUDGE}** reminds whoever is awaited, once for each wait and never in quiet hours. **${PAUSE}** stops the clock for all: no deadline comes and nobody is told of anything, but whoever wants to can act. A seat that a computer player takes is offered in the channel to anybody.`,
  nudged: ({ told, asleep, reminded }) =>
    [
      ...(told === 0 ? [] : [`${people(told)} ${isAre(told)} told, as they have chosen to be.`]),
      ...(asleep === 0 ? [] : [`${people(asleep)} ${isAre(asleep)} in quiet hours or away, and not disturbed.`]),
      ...(reminded === 0
        ? []
        : [
            `${people(reminded)} ${reminded === 1 ? 'has' : 'have'} been reminded of this already: nobody is reminded twice.`,
          ]),
    ].join(' '),
  nudgedInSecret:
    'Whoever is awaited is told, unless they are in quiet hours or away, or have been reminded of this already. At a quick table more would tell who it is.',
  nobodyToNudge: 'The table waits for nobody who could be told now.',
  pausedNow: 'The table is paused. Everybody has as much time left as they have now when you let it go on.',
  goesOnNow: 'The table goes on. Everybody has as much time as they had.',
  gone: 'That table is gone, or its game is over.',
  asItStands: 'Nothing was changed. This is how the table stands now.',
  people: {
    title: 'Who plays here',
    leavers: (days) => `Left games, last ${days} days`,
    leaver: (who, { left, games }) => `${who}: left ${left} of ${counted(games, { one: 'game', many: 'games' })}`,
    noLeavers: 'Nobody.',
    explain: (days) =>
      `Of games with at least two people on this server. Left has who gave up the seat, left the server, or was replaced after the table had stopped waiting for them; conceding is not leaving. Older than ${days} days is forgotten.`,
    keptOut: 'Kept out of new tables',
    keptOutSince: (who, since) => `${who}: since ${since}`,
    noneKeptOut: 'Nobody.',
    explainKeptOut:
      'They cannot open tables here, join them, wait for a seat or take one. Running games go on, and others do not see it; they are told when they try.',
    keepOut: 'Keep somebody out of new tables',
    letIn: 'Let somebody in again',
    isKeptOut: (who) => `${who} is kept out of new tables from now on.`,
    isLetIn: (who) => `${who} can play at new tables again.`,
    noBots: 'Bots do not sit down at tables.',
    notOneself: 'You cannot keep yourself out.',
    nameless: '(data deleted)',
  },
  own: {
    games: ({ left, games, servers: number, days }) =>
      `• **Games of the last ${days} days:** left ${left} of ${games}, on ${servers(number)}; those who manage a server see who has left games there`,
    keptOut: (number) =>
      `• **Kept out of new tables:** on ${servers(number)}, as those who manage them want it; when you delete your data your name goes, but that stays`,
  },
};

export const managingCommand: ManagingCommand = {
  name: 'tables',
  description: 'All tables of this server, and who plays here; needs Manage Server',
};
