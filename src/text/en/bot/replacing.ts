import type { ReplaceCommand, ReplacingWords } from '../../words/bot/replacing.js';

export const replacing: ReplacingWords = {
  sureTitle: 'A computer player instead?',
  sure: (name, inGame) =>
    inGame
      ? `A computer player takes the seat of ${name} and plays on with the same hand, items and souls. You can offer the seat to a person later: \`/souls replace\` with \`person\`.`
      : `A computer player takes the seat of ${name}.`,
  giveToComputer: 'Yes, the computer plays',
  given: (name) => `A computer player has the seat of ${name}.`,
  invitation: (user, seat) =>
    `${user}, will you take over the seat of ${seat} at this table? You get everything that belongs to it, and see the hand from then on.`,
  take: 'Take the seat',
  decline: 'No, thanks',
  withdraw: 'Withdraw',
  invited: (user) => `${user} is asked in the channel. Until they take the seat, everything stays as it is.`,
  declined: 'You have declined. Everything stays as it is.',
  withdrawn: 'The seat is not offered any more.',
  noSuchSeat: 'No seat of this table has this name: choose one of the suggestions.',
  isComputer: (name) =>
    `A computer player has the seat of ${name} already. Name a person who takes it over: \`person\`.`,
  mayJoin: (user) => `The game has not started yet: ${user} can press *Join*.`,
  sits: (user) => `${user} sits at this table already.`,
  noBots: 'Other bots cannot play. Leave `person` out for a computer player.',
};

export const replaceCommand: ReplaceCommand = {
  name: 'replace',
  description: 'Give a seat to a computer player or to another person; for its player, the host and Manage Server',
  seat: { name: 'seat', description: 'The seat that is given away' },
  person: { name: 'person', description: 'Who is asked to take it over; leave it out for a computer player' },
};
