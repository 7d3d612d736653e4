import type { Errors, Permission } from '../../words/bot/errors.js';
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

export const errors: Errors = {
  refusal,
  missingPermissions: (permissions) =>
    `I need ${counted(permissions.length, { one: 'more permission', many: 'more permissions' })} in this channel: ${list(
      permissions.map((one) => PERMISSION[one]),
      'and',
    )}.`,
  permission: (permission) => PERMISSION[permission],
  unexpected: (incident) => `Something went wrong on our side. Your game is safe. Please report incident ${incident}.`,
  savingFailed: 'Saving failed. Nothing was lost and nothing has changed; please try again in a moment.',
  savingUncertain:
    'It is not certain that this was saved. Look at the table in a moment; if it is not there, please do it again.',
  unknownButton: 'I do not know this button. It may be from an older version; /souls show posts the board anew.',
  tooFast: 'That was very much at once, so this was not done. Take a few seconds, and then go on.',
  otherGame: 'This button belongs to another game.',
  onlyInServers: 'Tables live in channels of a server.',
  noChannel: 'Discord did not say which channel this is in, so nothing was done. Please try again.',
  leftServer: 'You are not a member of the server of this table any more.',
  timedOut: (until) => `In the server of this table you cannot act for now: again ${until}.`,
  oneOfGiveAndAsk: 'Say how many ¢ you give, or how many you ask for: one of the two.',
  noSuchChoice: (what) => `“${what}” is not among what you may do now.`,
  tableUnreadable: 'The table of this channel cannot be read. The people who run this bot have been told.',
  barred: (bar) =>
    bar === 'archived'
      ? 'This thread is archived. Write something in it to reopen it, and try again.'
      : 'The server’s AutoMod has blocked the message. Its moderators can exempt the bot.',
};
