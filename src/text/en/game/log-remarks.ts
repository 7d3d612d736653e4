import type { LateDetail, LogLine } from '../../../engine/index.js';
import { isLateDetail, isRewoundTo, type LogParts, type Remarks } from '../../game/log.js';
import { counted, ordinal } from '../cards/nouns.js';
import { barter } from './barter.js';
import { weighed } from './weighed.js';
import { decision } from './rewinding.js';
import { slotWord } from '../cards/event-phrases.js';

const CARD = { one: 'card', many: 'cards' };

const onStack = ({ who, what, source, from, amount, detail, combat }: LogParts): string => {
  switch (detail) {
    case 'loot':
      return `${who} plays ${source}`;
    case 'activated':
      return `${who} activates ${source}`;
    case 'triggered':
      return `${source} triggers`;
    case 'damage':
      return `${what} is about to take ${amount} ${combat}damage${from}`;
    default:
      return '';
  }
};

const looking = ({ who, what, cards, amount }: LogParts, line: LogLine): string => {
  if (line.object === undefined)
    return line.cards === undefined
      ? `${who} looks at ${counted(amount, CARD)} outside the game`
      : `You see ${cards} outside the game`;
  const isHand = 'player' in line.object;
  if (line.cards === undefined)
    return `${who} looks at ${counted(amount, CARD)} ${isHand ? 'in the hand of' : 'on top of'} ${what}`;
  return `${isHand ? 'In the hand of' : 'On top of'} ${what} you see ${cards}`;
};

const intoDeck = ({ who, what, cards, amount, detail }: LogParts, line: LogLine): string => {
  const isNamed = line.cards !== undefined && line.cards.length > 0;
  if (detail === 'deckNth')
    return `${who} puts ${isNamed ? cards : 'a card'} into ${what}, ${ordinal(amount)} from the top`;
  const where = detail === 'deckBottom' ? 'on the bottom' : 'on top';
  return `${who} puts ${isNamed ? cards : counted(amount, CARD)} ${where} of ${what}`;
};

const corrected = ({ amount, detail }: LogParts): string => {
  const again = `The rules were corrected by an update; ${counted(amount, { one: 'answer is', many: 'answers are' })} asked again`;
  return detail === 'seen' ? `${again}. A hidden card had been seen before that` : again;
};

const wins = ({ who, other, amount, detail }: LogParts): string => {
  if (detail === 'conceded') return `${other} concedes, and ${who} wins!`;
  if (detail === 'finalBoss') return `${who} has defeated the final boss, and wins!`;
  return detail === 'effect' ? `${who} wins!` : `${who} wins with a soul value of ${amount}!`;
};

/** The name of whoever has left is kept, because somebody else may have the seat by now. */
const leaves = ({ who, words, detail }: LogParts): string => {
  const name = words === '' ? who : words;
  switch (detail) {
    case 'takenOver':
      return `${who} takes over a seat, with everything that belongs to it`;
    case 'conceded':
      return `${name} concedes; a computer player plays on`;
    default:
      return `a computer player takes the seat of ${name}`;
  }
};

/** What would have no end, and what becomes of it. */
const loopEnds = ({ who, copied, amount, detail }: LogParts): string => {
  switch (detail) {
    case 'idleRounds':
      return `for ${amount} rounds nobody has come to an action phase; from now on nobody dies in their own turn before it`;
    case 'comesToAction':
      return `${who} does not die before the action phase, and has 1 HP left`;
    case 'rollsInVain':
      return `${amount} attack rolls in a row have dealt no damage`;
    default:
      return `${copied} has triggered over and over; until somebody does something else, it does nothing more`;
  }
};

const ending = ({ who, amount, detail }: LogParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} proposes to end the game`;
    case 'agreed':
      return `${who} agrees to end the game`;
    case 'withdrawn':
      return `${who} withdraws the proposal to end the game`;
    default:
      return `the game is ended: ${amount} have agreed`;
  }
};

const rewinding = ({ who, detail }: LogParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} proposes to rewind the game`;
    case 'agreed':
      return `${who} agrees to rewind the game`;
    case 'refused':
      return `${who} does not want the game to be rewound`;
    case 'withdrawn':
      return `${who} withdraws the proposal to rewind the game`;
    default:
      return `the game cannot be rewound any more as ${who} has proposed: that decision is gone`;
  }
};

const mending = ({ who, mend, detail }: LogParts): string => {
  switch (detail) {
    case 'suggested':
      return `${who} proposes to mend the game: ${mend}`;
    case 'agreed':
      return `${who} agrees to mend the game`;
    case 'refused':
      return `${who} does not want the game to be mended`;
    case 'withdrawn':
      return `${who} withdraws the proposal to mend the game`;
    default:
      return `the game cannot be mended any more as ${who} has proposed: what was to be put right has changed`;
  }
};

const mended = ({ who, mend, detail }: LogParts): string =>
  detail === 'byHost'
    ? `mended by ${who} alone, because the table was stuck: ${mend}`
    : `mended by consent, as ${who} has proposed: ${mend}`;

/** An own action that is taken back; with a detail a rewind of the game. */
const takenBack = ({ who, source, detail }: LogParts, line: LogLine): string => {
  if (!isRewoundTo(detail)) return `${who} undoes their last action`;
  const player = line.player === undefined ? null : who;
  return `the game is rewound to before ${decision({ to: detail, player, card: line.source === undefined ? null : source })}`;
};

/** What a table does for somebody whose time is over. */
const lateWords = (who: string, detail: LateDetail): string => {
  switch (detail) {
    case 'answers':
      return `the time of ${who} is over: the table answers for them`;
    case 'endsTurn':
      return `the time of ${who} is over: their turn ends`;
    case 'playsTurn':
      return `the time of ${who} is over: a computer player goes on with the turn`;
    case 'absent':
      return `the table does not wait for ${who} any more until they act`;
    case 'timedOut':
      return `${who} cannot act in this server for now: the table answers for them`;
    case 'returns':
      return `${who} is back`;
  }
};

/** What has lowered the timer of the mode. */
const timerCause = (detail: LogParts['detail']): string => {
  if (detail === 'roundEnds') return 'the round is over: ';
  return detail === 'diesInOwnTurn' ? 'a death in their own turn: ' : '';
};

/** What each line of the log says that is about no event. */
export const REMARKS: Remarks<LogParts> = {
  // Effects and the stack.
  replaced: ({ source }) => `${source} applies instead`,
  prevented: ({ what, amount, from }, { object }) =>
    `${amount} damage${object === undefined ? '' : ` to ${what}`} is prevented${from}`,
  noTarget: ({ source }) => `${source} has no legal target`,
  noOutcome: ({ source, amount }) => `${amount}: nothing happens (${source})`,
  outcome: ({ source, row }) => `${row} (${source})`,
  fizzled: ({ source }) => `${source} fizzles`,
  resolves: ({ source }, line) => (line.source === undefined || line.source === '' ? '' : `${source} resolves`),
  goesOnStack: onStack,
  rollIs: ({ who, amount }) => `${who}'s final result is ${amount}`,
  hit: ({ who, what, amount }) => `${who} hits ${what} (${amount}+)`,
  miss: ({ who, what, amount }) => `${who} misses ${what} (${amount}+)`,
  deathThreatens: ({ what }) => `${what} is about to die`,
  loopEnds,
  losesBonusSoul: ({ who, what }) => `${who} may not gain ${what}, which is out of the game`,
  sellsSoul: ({ who, source }) => `${who} discards the soul ${source} for 5¢, 1 loot and a starting item`,
  // Cards of decks and hands.
  drew: ({ cards }) => `You drew ${cards}`,
  tookFromDiscard: ({ who, cards }) => `${who} takes ${cards} from the top of the loot discard`,
  lookedAt: looking,
  putIntoDeck: intoDeck,
  shuffled: ({ what }) => `${what} is shuffled`,
  reshuffled: ({ what }) => `the discard is shuffled into ${what}`,
  refilled: ({ source, detail }) => `${source} fills a ${slotWord(detail)}`,
  revealed: ({ who, source }) => `${who} reveals ${source}`,
  atRandom: ({ what }) => `chance picks ${what}`,
  handed: ({ who, other, cards }) => `${other} gets ${cards} from ${who}`,
  laidOut: ({ cards }) => `draft: ${cards} lie open`,
  takesCharacter: ({ who, source }) => `${who} plays ${source}`,
  setAside: ({ source }) => `${source} is set aside`,
  // What several do together.
  coin: ({ who, amount, detail }) =>
    `${who} flips a coin: ${detail === 'heads' ? 'heads' : 'tails'} counts as ${amount}`,
  thrown: ({ who, dice, amount }) => `${who} throws ${dice}; ${amount} counts`,
  bids: ({ who, amount }) => `${who} bids ${amount}¢`,
  voted: ({ who, what, amount }) => `${who} votes for ${amount === 0 ? what : `option ${amount}`}`,
  proposes: ({ who, what }) => `${who} proposes ${what} to the group`,
  groupChose: ({ what }) => `the group had chosen ${what}`,
  // The course of the game.
  firstPlayer: ({ who }) => `${who} goes first`,
  attackEnds: ({ who }) => `the attack of ${who} ends`,
  purchaseFails: ({ who }) => `${who} cannot pay, and the purchase fails`,
  nextTurn: ({ who, amount }) => `Turn ${amount}: ${who}`,
  turnSkipped: ({ who }) => `the turn of ${who} is skipped`,
  wins,
  allLose: ({ who, detail }) =>
    detail === 'conceded' ? `${who} gives up: everybody loses` : 'the timer is over: everybody loses',
  allWin: ({ amount, detail }) =>
    detail === 'finalBoss'
      ? 'the final boss is defeated: everybody wins together'
      : `everybody wins together${detail === 'effect' ? '' : ` with a soul value of ${amount}`}`,
  timer: ({ amount, detail }) => `${timerCause(detail)}the timer is at ${amount}`,
  // People and the table itself, which are no part of the rules.
  corrected,
  barter,
  leaves,
  ending,
  rewinding,
  mending,
  mended,
  late: ({ who, detail }) => lateWords(who, isLateDetail(detail) ? detail : 'answers'),
  pause: ({ detail }) =>
    detail === 'waits'
      ? 'a manager of the server pauses the table: time stands still'
      : 'a manager of the server lets the table go on',
  closed: ({ amount }) => `the table is closed: nobody has acted for ${amount} days`,
  takenBack,
  weighed,
};
