import type { ServerCommand, ServerWords } from '../../words/bot/server.js';
import { counted, list } from '../cards/nouns.js';

const days = (number: number): string => counted(number, { one: 'day', many: 'days' });
const tables = (number: number): string => counted(number, { one: 'table', many: 'tables' });

export const server: ServerWords = {
  title: 'Tables on this server',
  onlyManagers: 'This is for people with the permission Manage Server.',
  permissions: 'What I may do in this channel',
  permission: (name, granted) => `${granted ? '✓' : '✗'} ${name}`,
  onlyFor: { picture: 'for pictures', thread: 'for tables in threads' },
  orNoPicture: 'Or switch the picture off in the settings of the table.',
  where: 'Where tables may be opened',
  channels: (mentions) => (mentions.length === 0 ? 'In every channel' : list(mentions, 'and')),
  allowHere: 'Allow this channel',
  forbidHere: 'Take this channel off the list',
  everywhere: 'Allow every channel',
  role: (role) =>
    role === null
      ? 'Hosts can have no role mentioned: `/souls setup role`'
      : `Hosts can have ${role} mentioned once in a lobby: \`/souls setup no-role\` ends that`,
  notEveryone: 'Choose a role of its own: everybody cannot be mentioned.',
  limits: 'Limits',
  tables: (number) => `At most ${tables(number)} at once`,
  idle: (number) => `A game is closed after ${days(number)} without a move`,
  idleLobby: 'A table that has not started is closed after 24 hours',
  defaults: 'What a new table begins with',
  defaultsNote: 'Its host can change all of this in the lobby.',
  language: (language) => {
    if (language === null) return 'Board in the language of the Community, or of the host';
    return language === 'fr' ? 'Board in French' : 'Board in English';
  },
  onNewTables: (text) => `New tables: ${text}`,
  choose: { tables: 'Most tables at once', idle: 'When a game is closed', switches: 'Nothing is switched on' },
  threadName: (players) => `Four Souls: ${players.join(', ')}`,
  playedIn: (channel) => `Played in <#${channel}>.`,
  boardIsAt: (link) => `The board is here: ${link}`,
  threadsFull:
    'This server has as many open threads as Discord allows. Let an old one be archived, or play in this channel.',
  closedIdle: (hours) =>
    `Closed: nobody has acted for ${hours < 48 ? `${hours} hours` : days(hours / 24)}. /souls new opens another table.`,
  archive: {
    title: 'Archive of results',
    none: 'None: the results of finished games stay where they were played.',
    kept: (channel) => `The results of finished games are posted in ${channel} too.`,
    gone: (channel) =>
      `✗ ${channel} was deleted, is a forum, or I cannot see it: results are not kept there. Choose another channel.`,
    forbidden: (channel, missing) =>
      `✗ I cannot post results in ${channel} without ${list(missing, 'and')}. Those of games that end before I may are not made up for.`,
    on: 'Keep results in this channel',
    off: 'Keep no results here',
    from: (channel) => `Played in <#${channel}>.`,
  },
};

export const serverCommand: ServerCommand = {
  name: 'setup',
  description: 'Permissions, limits and defaults of tables on this server; needs Manage Server',
  role: { name: 'role', description: 'A role that the host of a lobby may have mentioned once' },
  noRole: { name: 'no-role', description: 'Let hosts mention no role any more' },
};
