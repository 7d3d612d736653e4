import type { Language } from '../../words/described.js';
import { counted, list } from '../cards/nouns.js';

const days = (number: number): string => counted(number, { one: 'day', many: 'days' });
const tables = (number: number): string => counted(number, { one: 'table', many: 'tables' });

/** What the managers of a server set for its tables. */
export const server = {
  title: 'Tables on this server',
  onlyManagers: 'This is for people with the permission Manage Server.',
  permissions: 'What I may do in this channel',
  /** A permission that the bot has in this channel, or not; what it is for when it is not always needed. */
  permission: (name: string, granted: boolean): string => `${granted ? '✓' : '✗'} ${name}`,
  onlyFor: { picture: 'for pictures', thread: 'for tables in threads' },
  /** After the permission for pictures. */
  orNoPicture: 'Or switch the picture off in the settings of the table.',
  where: 'Where tables may be opened',
  /** Mentions of channels; none: everywhere. */
  channels: (mentions: readonly string[]): string =>
    mentions.length === 0 ? 'In every channel' : list(mentions, 'and'),
  allowHere: 'Allow this channel',
  forbidHere: 'Take this channel off the list',
  everywhere: 'Allow every channel',
  /** The role that hosts may have mentioned once in a lobby, by mention; null for none. */
  role: (role: string | null): string =>
    role === null
      ? 'Hosts can have no role mentioned: `/souls setup role`'
      : `Hosts can have ${role} mentioned once in a lobby: \`/souls setup no-role\` ends that`,
  /** Everybody is no such role. */
  notEveryone: 'Choose a role of its own: everybody cannot be mentioned.',
  limits: 'Limits',
  tables: (number: number): string => `At most ${tables(number)} at once`,
  idle: (number: number): string => `A game is closed after ${days(number)} without a move`,
  idleLobby: 'A table that has not started is closed after 24 hours',
  defaults: 'What a new table begins with',
  defaultsNote: 'Its host can change all of this in the lobby.',
  language: (language: Language | null): string => {
    if (language === null) return 'Board in the language of the Community, or of the host';
    return language === 'fr' ? 'Board in French' : 'Board in English';
  },
  onNewTables: (text: string): string => `New tables: ${text}`,
  choose: { tables: 'Most tables at once', idle: 'When a game is closed', switches: 'Nothing is switched on' },
  /** The name of the thread of a table. */
  threadName: (players: readonly string[]): string => `Four Souls: ${players.join(', ')}`,
  /** Where the game of a lobby is, or was, played. */
  playedIn: (channel: string): string => `Played in <#${channel}>.`,
  /** In place of a board that has been posted anew. */
  boardIsAt: (link: string): string => `The board is here: ${link}`,
  threadsFull:
    'This server has as many open threads as Discord allows. Let an old one be archived, or play in this channel.',
  /** Said on the board of a table that was closed because nobody acted. */
  closedIdle: (hours: number): string =>
    `Closed: nobody has acted for ${hours < 48 ? `${hours} hours` : days(hours / 24)}. /souls new opens another table.`,
  /** The channel in which results are kept, by mention, and what is in the way. */
  archive: {
    title: 'Archive of results',
    none: 'None: the results of finished games stay where they were played.',
    kept: (channel: string): string => `The results of finished games are posted in ${channel} too.`,
    gone: (channel: string): string =>
      `✗ ${channel} was deleted, is a forum, or I cannot see it: results are not kept there. Choose another channel.`,
    forbidden: (channel: string, missing: readonly string[]): string =>
      `✗ I cannot post results in ${channel} without ${list(missing, 'and')}. Those of games that end before I may are not made up for.`,
    on: 'Keep results in this channel',
    off: 'Keep no results here',
    /** Above a result in the archive. */
    from: (channel: string): string => `Played in <#${channel}>.`,
  },
};

/** `/souls setup` */
export const serverCommand = {
  name: 'setup',
  description: 'Permissions, limits and defaults of tables on this server; needs Manage Server',
  role: { name: 'role', description: 'A role that the host of a lobby may have mentioned once' },
  noRole: { name: 'no-role', description: 'Let hosts mention no role any more' },
};
