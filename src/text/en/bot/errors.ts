import type { Permission } from '../../words/bot/errors.js';
import { counted, list } from '../cards/nouns.js';
import { refusal } from './refusals.js';

const PERMISSION: Readonly<Record<Permission, string>> = {
  viewChannel: 'View Channel',
  sendMessages: 'Send Messages',
  createThreads: 'Create Public Threads',
  sendInThreads: 'Send Messages in Threads',
  embedLinks: 'Embed Links',
  attachFiles: 'Attach Files',
  readHistory: 'Read Message History',
  connect: 'Connect',
};

/** What could not be done, and why. */
export const errors = {
  refusal,
  missingPermissions: (permissions: readonly Permission[]): string =>
    `I need ${counted(permissions.length, { one: 'more permission', many: 'more permissions' })} in this channel: ${list(
      permissions.map((one) => PERMISSION[one]),
      'and',
    )}.`,
  permission: (permission: Permission): string => PERMISSION[permission],
  /** Something of ours went wrong; the incident id finds it in the log. */
  unexpected: (incident: string): string =>
    `Something went wrong on our side. Your game is safe. Please report incident ${incident}.`,
  savingFailed: 'Saving failed. Nothing was lost and nothing has changed; please try again in a moment.',
  /** Whether something was saved is not known, or not whether it will last. */
  savingUncertain:
    'It is not certain that this was saved. Look at the table in a moment; if it is not there, please do it again.',
  unknownButton: 'I do not know this button. It may be from an older version; /souls show posts the board anew.',
  /** Somebody acts faster than people can. */
  tooFast: 'That was very much at once, so this was not done. Take a few seconds, and then go on.',
  otherGame: 'This button belongs to another game.',
  onlyInServers: 'Tables live in channels of a server.',
  /** Discord has not said in which channel somebody acts. */
  noChannel: 'Discord did not say which channel this is in, so nothing was done. Please try again.',
  /** To whoever answers by direct message and has left the server, or may only read there until then. */
  leftServer: 'You are not a member of the server of this table any more.',
  timedOut: (until: string): string => `In the server of this table you cannot act for now: again ${until}.`,
  /** An offer that gives and asks, or neither. */
  oneOfGiveAndAsk: 'Say how many ¢ you give, or how many you ask for: one of the two.',
  noSuchChoice: (what: string): string => `“${what}” is not among what you may do now.`,
  tableUnreadable: 'The table of this channel cannot be read. The people who run this bot have been told.',
  /** Why Discord takes no message here: the thread is archived, or AutoMod has blocked it. */
  barred: (bar: 'archived' | 'moderated'): string =>
    bar === 'archived'
      ? 'This thread is archived. Write something in it to reopen it, and try again.'
      : 'The server’s AutoMod has blocked the message. Its moderators can exempt the bot.',
};
