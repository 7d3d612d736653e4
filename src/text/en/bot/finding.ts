/** How a table finds people. */
export const finding = {
  /** The label of a button of the lobby, which has a role mentioned. */
  call: 'Call players',
  /** The message that mentions it, and what it becomes when the lobby is over. */
  called: (role: string, host: string): string =>
    `${role} — ${host} has opened a table of Four Souls and is looking for players.`,
  callOver: 'A table of Four Souls was looking for players here.',
  /** The heading of those who wait, and one of them for whom a seat is kept until a time, as Discord writes it. */
  waiting: (number: number): string => `Waiting list: ${number}`,
  kept: (name: string, until: string): string => `${name} — a seat is kept until ${until}`,
  /** To somebody who has pressed Join and waits: their place, from 1; before a game or in one. */
  waits: (place: number, inGame: boolean): string =>
    inGame
      ? `The game has begun: you are on the waiting list, in place ${place}. When somebody leaves, their seat is offered to you here.`
      : `All seats are taken: you are on the waiting list, in place ${place}. When a seat is free you are told here.`,
  /** A seat of the lobby is offered to somebody who has waited; what follows the offer of a seat in a game. */
  seatKept: (user: string, until: string): string =>
    `${user}, a seat at this table is free. It is kept for you; your time is up ${until}.`,
  offeredUntil: (until: string): string => `The offer ends ${until}.`,
  stopWaiting: 'Leave the list',
  noLonger: 'You are not on the waiting list any more.',
  /** Names of tags of a forum that say how a table is: before its game, in it, after it. */
  tags: { lobby: ['open'], playing: ['running'], over: ['finished'] } satisfies Readonly<
    Record<'lobby' | 'playing' | 'over', readonly string[]>
  >,
  /** The role is gone; the bot may not mention it. */
  roleGone:
    'The role that was to be mentioned is not there any more. Somebody who manages the server can choose another one with `/souls setup`.',
  mayNotMention: (role: string): string =>
    `I may not mention ${role}: somebody who manages the server has to let everybody mention this role, or give me the permission Mention Everyone.`,
};
