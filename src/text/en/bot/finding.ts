import type { FindingWords } from '../../words/bot/finding.js';

export const finding: FindingWords = {
  call: 'Call players',
  called: (role, host) => `${role} — ${host} has opened a table of Four Souls and is looking for players.`,
  callOver: 'A table of Four Souls was looking for players here.',
  waiting: (number) => `Waiting list: ${number}`,
  kept: (name, until) => `${name} — a seat is kept until ${until}`,
  waits: (place, inGame) =>
    inGame
      ? `The game has begun: you are on the waiting list, in place ${place}. When somebody leaves, their seat is offered to you here.`
      : `All seats are taken: you are on the waiting list, in place ${place}. When a seat is free you are told here.`,
  seatKept: (user, until) => `${user}, a seat at this table is free. It is kept for you; your time is up ${until}.`,
  offeredUntil: (until) => `The offer ends ${until}.`,
  stopWaiting: 'Leave the list',
  noLonger: 'You are not on the waiting list any more.',
  tags: { lobby: ['open'], playing: ['running'], over: ['finished'] },
  roleGone:
    'The role that was to be mentioned is not there any more. Somebody who manages the server can choose another one with `/souls setup`.',
  mayNotMention: (role) =>
    `I may not mention ${role}: somebody who manages the server has to let everybody mention this role, or give me the permission Mention Everyone.`,
};
