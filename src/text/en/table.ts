import type { Errors, Lobby, Names, Permission, RefusalReason } from '../words.js';
import { refusedDeal } from './dealing.js';
import { objection } from './objections.js';
import { counted, list } from './nouns.js';
import { replacing } from './replacing.js';
import { server } from './server.js';
import { tableSettings } from './table-settings.js';

const PERMISSION: Readonly<Record<Permission, string>> = {
  viewChannel: 'View Channel',
  sendMessages: 'Send Messages',
  createThreads: 'Create Public Threads',
  sendInThreads: 'Send Messages in Threads',
  embedLinks: 'Embed Links',
  attachFiles: 'Attach Files',
  readHistory: 'Read Message History',
};

const notAsked = (
  { objection: rule, waitingFor }: Extract<RefusalReason, { why: 'notYourQuestion' }>,
  names: Names,
): string => {
  const reason = rule === null ? 'You are not asked now.' : objection(rule, names);
  const awaited = waitingFor.map((one) => names.player(one));
  return awaited.length === 0 ? reason : `${reason} The table waits for ${list(awaited, 'and')}.`;
};

const refusal = (reason: RefusalReason, names: Names): string => {
  switch (reason.why) {
    case 'noTable':
      return 'There is no table in this channel. Open one with /souls new.';
    case 'tableExists':
      return 'There is already a table in this channel. End it before you open another.';
    case 'alreadyStarted':
      return 'The game has already started.';
    case 'notStarted':
      return 'The game has not started yet.';
    case 'notSeated':
      return 'You do not sit at this table.';
    case 'alreadySeated':
      return 'You already sit at this table.';
    case 'tableFull':
      return 'All seats of this table are taken.';
    case 'notHost':
      return 'Only the host of the table can do this.';
    case 'gameOver':
      return 'This game is over.';
    case 'tooFewPlayers':
      return 'There are not enough players yet: a game needs 2 to 4.';
    case 'noSuchPlayer':
      return 'Choose another player of this table.';
    case 'noOrder':
      return 'This order is not remembered any more.';
    case 'offerOpen':
    case 'noOffer':
    case 'notYourOffer':
    case 'heldBefore':
    case 'notWaiting':
      return refusedDeal[reason.why];
    case 'movedOn':
      return 'The table has moved on, so this was not used. Here is how things stand now.';
    case 'notYourQuestion':
      return notAsked(reason, names);
    case 'rule':
    case 'noDeal':
      return objection(reason.objection, names);
    case 'notOffered':
      return 'This is no longer offered.';
    case 'alreadyPassed':
      return 'You have already passed.';
    case 'cannotTakeBack':
      return 'This cannot be taken back: a die was rolled, a hidden card was seen, or somebody answered since.';
    case 'takeBackOff':
      return 'At this table nothing is taken back.';
    case 'deckList':
    case 'tooFewCards':
      return tableSettings.refusal(reason, names);
    case 'serverFull':
    case 'wrongChannel':
    case 'moved':
      return server.refusal(reason);
    case 'seat':
      return replacing.refusal(reason);
    case 'busy':
      return 'Somebody else was faster. Please try again.';
  }
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
  unknownButton: 'I do not know this button. It may be from an older version; /souls show posts the board anew.',
  otherGame: 'This button belongs to another game.',
  onlyInServers: 'Tables live in channels of a server.',
  oneOfGiveAndAsk: 'Say how many ¢ you give, or how many you ask for: one of the two.',
  noSuchChoice: (what) => `“${what}” is not among what you may do now.`,
  tooMany: (most) => `Choose at most ${most}.`,
  tooFew: (least) => `Choose at least ${least}.`,
  boardLost: 'The board was deleted; I have posted it again.',
  nothingToDo: 'There is nothing you may do now but pass.',
  tableUnreadable: 'The table of this channel cannot be read. The people who run this bot have been told.',
};

export const lobby: Lobby = {
  title: 'A table of Four Souls',
  explain: 'Press Join to take a seat. The host starts when everybody is there.',
  opened: 'Your table is open, and you have a seat. Others press Join above; then you press Start.',
  host: (name) => `Host: ${name}`,
  goal: (souls) => `Goal: ${counted(souls, { one: 'soul', many: 'souls' })}`,
  seats: (taken, most) => `Seats: ${taken} of ${most}`,
  seat: (number, name, computer) => `${number}. ${name}${computer === null ? '' : ` — computer (${computer})`}`,
  computerName: (number) => `Computer ${number}`,
  noSeats: 'Nobody has taken a seat yet.',
  tooFew: (least) => `A game needs at least ${counted(least, { one: 'player', many: 'players' })}.`,
  ready: 'Ready to start.',
  joined: 'You have a seat.',
  left: 'You have left the table.',
  closed: 'This table was closed.',
  orderSet: (order) =>
    order === 'always'
      ? 'From now on you are asked every time you could respond.'
      : 'From now on you are asked when something concerns you.',
  holdSet: (hold) =>
    hold ? 'You keep priority after your own actions.' : 'After your own actions you pass by yourself.',
};
