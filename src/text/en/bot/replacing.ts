/** Seats that change hands. */
export const replacing = {
  /** Asks before a computer player takes a seat; `inGame`: it plays on there. */
  sureTitle: 'A computer player instead?',
  sure: (name: string, inGame: boolean): string =>
    inGame
      ? `A computer player takes the seat of ${name} and plays on with the same hand, items and souls. You can offer the seat to a person later: \`/souls replace\` with \`person\`.`
      : `A computer player takes the seat of ${name}.`,
  giveToComputer: 'Yes, the computer plays',
  given: (name: string): string => `A computer player has the seat of ${name}.`,
  /** The message for everybody: a seat is offered to somebody by mention. */
  invitation: (user: string, seat: string): string =>
    `${user}, will you take over the seat of ${seat} at this table? You get everything that belongs to it, and see the hand from then on.`,
  take: 'Take the seat',
  decline: 'No, thanks',
  withdraw: 'Withdraw',
  invited: (user: string): string =>
    `${user} is asked in the channel. Until they take the seat, everything stays as it is.`,
  declined: 'You have declined. Everything stays as it is.',
  withdrawn: 'The seat is not offered any more.',
  /** What was typed cannot be. */
  noSuchSeat: 'No seat of this table has this name: choose one of the suggestions.',
  isComputer: (name: string): string =>
    `A computer player has the seat of ${name} already. Name a person who takes it over: \`person\`.`,
  /** A seat is offered to somebody before the game. */
  mayJoin: (user: string): string => `The game has not started yet: ${user} can press *Join*.`,
  sits: (user: string): string => `${user} sits at this table already.`,
  noBots: 'Other bots cannot play. Leave `person` out for a computer player.',
};

export const replaceCommand = {
  name: 'replace',
  description: 'Give a seat to a computer player or to another person; for its player, the host and Manage Server',
  seat: { name: 'seat', description: 'The seat that is given away' },
  person: { name: 'person', description: 'Who is asked to take it over; leave it out for a computer player' },
};
