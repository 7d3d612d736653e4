import type { EndedGame, VacantSeat } from '../../words/bot/quitting.js';
import { counted, list } from '../cards/nouns.js';

const SOUL = { one: 'soul', many: 'souls' };

const endSure = ({ turn, standings, others }: EndedGame): string =>
  [
    `It is turn ${turn}: ${list(
      standings.map(({ name, souls }) => `${name} has ${counted(souls, SOUL)}`),
      'and',
    )}.`,
    others.length === 0 ? '' : `${list(others, 'and')} ${others.length === 1 ? 'plays' : 'play'} too.`,
    'The game is over at once, nobody wins, and **nobody can take it up again**.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

const vacant = ({ name, conceded, characters, souls, coins, hand, items, turn }: VacantSeat): string =>
  [
    `🚪 ${name} ${conceded ? 'has conceded' : 'is not at the table any more'}, and a computer player goes on. The seat of ${name} is free.`,
    `In turn ${turn} it has ${list(
      [
        ...characters,
        counted(souls, SOUL),
        `${coins}¢`,
        counted(items, { one: 'item', many: 'items' }),
        counted(hand, { one: 'card in hand', many: 'cards in hand' }),
      ],
      'and',
    )}.`,
    'Whoever takes it gets everything that belongs to it and sees the hand from then on.',
  ].join(' ');

/** Giving up, seats that anybody may take, and agreeing to end a game. */
export const quitting = {
  concede: 'Concede',
  sureTitle: 'Give this game up?',
  /** What happens: with two players `other` wins, with more, null, a computer player goes on. */
  sure: (other: string | null): string =>
    other === null
      ? 'You leave the game and cannot come back to it. A computer player goes on with your hand, items and souls, and anybody in the channel may take the seat. The result will say that you conceded.'
      : `The game is over at once, and ${other} wins. The result will say that you conceded.`,
  /** The same where nobody stays who shares the goal. */
  sureTogether: 'The game is over at once, and everybody has lost. The result will say that you conceded.',
  yes: 'Yes, concede',
  /** To whoever has given up. */
  conceded: 'You have conceded. Thank you for playing!',
  /** Asks somebody whether they mean to leave a game that goes on; `isLast`: nobody else is left at the table. */
  leaveTitle: 'Leave this game?',
  leaveSure: (isLast: boolean): string =>
    isLast
      ? 'You are the last person at this table: the game ends when you leave.'
      : 'A computer player goes on with your hand, items and souls, and the channel is told. You can come back with `/souls join` for as long as the computer plays; until then anybody else may take the seat.',
  leaveYes: 'Yes, leave',
  hasLeft: 'You have left the game. `/souls join` brings you back for as long as a computer player has your seat.',
  /** Asks whoever would end the game at once whether they mean it. */
  endTitle: 'End this game for everybody?',
  endSure,
  endYes: 'Yes, end the game',
  /** The message for everybody about a vacant seat. */
  vacant,
  take: 'Take the seat',
  takenBy: (seat: string, by: string): string => `The seat of ${seat} was taken by ${by}.`,
  notTaken: 'This seat is not free any more: the game is over.',
  /** The message for everybody about a proposal to end the game: who agrees, and how many of how many must. */
  proposal: (by: string, agreed: readonly string[], needed: number, of: number): string =>
    `${by} proposes to end the game. It ends as soon as ${needed} of the ${of} people at the table agree; so far: ${list(agreed, 'and')}.`,
  agree: 'End the game too',
  withdraw: 'Withdraw',
  /** To whoever has proposed it or agreed. */
  proposed:
    'The table is asked in the channel: the game ends when more than half of the people at it agree. Until then it goes on.',
  /** In the result: by how many of how many it was ended, and who had given up in which turn. */
  endedBy: (agreed: number, of: number): string => `The game was ended by ${agreed} of ${of} people.`,
  gaveUp: (name: string, turn: number): string => `${name} conceded in turn ${turn}.`,
};
