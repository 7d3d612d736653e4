import { exportCommand } from './files.js';
import type { ReplayStep } from '../../words/bot/replaying.js';

/** What the page of a replay says: sentences with `{names}` in braces are filled in there. */
const page = {
  heading: 'Four Souls: a game to watch again',
  unofficial: 'Made by an unofficial bot. The page needs no connection: everything is in this file.',
  /** Where the game was when the page was made. */
  goesOn: 'This game still goes on: the page holds what everybody at the table has seen.',
  skip: 'Skip to the board',
  controls: 'Playing',
  first: 'To the start',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  position: 'Moment of the game',
  turns: 'Turns',
  monsters: 'Monsters',
  shop: 'Shop',
  rooms: 'Rooms',
  stack: 'Stack',
  players: 'Players',
  decks: 'Decks',
  nextCards: 'Next cards',
  hand: 'Hand',
  emptyHand: 'no cards',
  showHands: 'Show hands and decks',
  log: 'Log',
  search: 'Search the log',
  noHits: 'Nothing found.',
  hits: '{number} lines found',
  oneHit: 'One line found',
  curve: 'Souls over the game',
  curveText: 'Souls of each player at the end of each turn',
  close: 'Close',
  keys: 'Keys',
  keysText: [
    '← and →: one moment back or on',
    'Shift with ← and →: one move',
    'Page up and Page down: one turn',
    'Home and End: the start and the end',
    'Space: play or pause',
    '/: search the log',
  ],
  print: 'Print',
  theme: 'Light or dark',
  hp: 'HP',
  evasion: 'Evasion',
  attack: 'Attack',
  coins: 'cents',
  souls: 'Souls',
  cardsInHand: 'Cards in hand',
  turned: 'deactivated',
  dead: 'dead',
  active: 'active player',
  attacked: 'attacked',
  covered: 'Cards below',
  counters: 'Counters',
  left: '{number} left',
  discarded: '{number} discarded',
  deck: { loot: 'Loot', treasure: 'Treasure', monster: 'Monsters', room: 'Rooms' } satisfies Readonly<
    Record<'loot' | 'treasure' | 'monster' | 'room', string>
  >,
  bonusSouls: 'Bonus souls',
  supply: 'Supply',
  at: '{turn}, moment {number} of {of}',
  winner: 'winner',
  /** Where the page checks the draws by itself, when somebody wants it. */
  dice: {
    title: 'Check the dice',
    explain: 'This page has the generator in it and draws everything once more, without asking the bot.',
    check: 'Check every draw',
    right:
      'All {count} draws, {dice} of them dice, are what the generator gives; the secret is the one of the published hash, {words} words were added to it, and no draw is left out.',
    wrong: 'This does NOT hold together. Problems found: {number}.',
    notProven: 'What this does not prove',
    otherSecret: 'The secret is not the one of the hash: {hash} was published, and its hash is {found}.',
    otherSeed: 'The seed {seed} is not made of the secret and the words: they give {found}.',
    otherRewind: 'The seed after rewind {rewind} is not what the secret and the words say.',
    missing: 'Draws {from} to {to} are missing.',
    twice: 'Draw {index} stands there more than once, or in the wrong place.',
    changed: 'Draw {index} says {result}, and the generator gives {found} (counted from 0).',
  } satisfies Readonly<
    Record<
      | 'title'
      | 'explain'
      | 'check'
      | 'right'
      | 'wrong'
      | 'notProven'
      | 'otherSecret'
      | 'otherSeed'
      | 'otherRewind'
      | 'missing'
      | 'twice'
      | 'changed',
      string
    >
  >,
};

/** A game that is watched again, in the channel and as a page of its own. */
export const replaying = {
  /** On the button under a result. */
  button: 'Replay',
  title: 'Replay',
  /** On the buttons that go back and on. */
  back: { turn: '◀ Turn', move: '◀ Move', moment: '◀ Moment' } satisfies Readonly<Record<ReplayStep, string>>,
  on: { turn: 'Turn ▶', move: 'Move ▶', moment: 'Moment ▶' } satisfies Readonly<Record<ReplayStep, string>>,
  chooseTurn: 'Go to a turn',
  /** Turn 0 is before the first one. */
  turn: (number: number, player: string): string =>
    number === 0 ? 'Before the first turn' : `Turn ${number}: ${player}`,
  /** Which moment of the turn it is, and whether a move begins with it. */
  moment: (number: number, of: number): string => `moment ${number} of ${of}`,
  /** A hand with its cards by name. */
  hand: (cards: readonly string[]): string => (cards.length === 0 ? 'no cards' : cards.join(', ')),
  /** What is missing: everything before this turn, everything after it, what came next in it. */
  begins: (turn: number): string => `The replay begins with turn ${turn}: what was before has not been kept.`,
  ends: (turn: number): string =>
    `The moves are kept up to turn ${turn}: the game was too long for more. After them comes its end.`,
  broken:
    'The rest of this turn cannot be played again: a rule or a card has been corrected since. The next turn is right again.',
  /** Why there is no replay. */
  none: {
    nothing: 'The moves of this game have not been kept, so it cannot be watched again.',
    unreadable:
      'The moves of this game cannot be read: they are damaged, or a later version wrote them. The log and the result are not touched by that.',
    going: `This game still goes on. \`/souls export\` with “${exportCommand.what.choices.replay}” gives you what everybody has seen of it.`,
    otherGame:
      'This game is no longer kept: games that are over go 90 days after the last act on them. The page of its replay goes on showing it, for whoever has it.',
  } satisfies Readonly<Record<'nothing' | 'unreadable' | 'going' | 'otherGame', string>>,
  /** On the button that gives the page. */
  asPage: 'As a page',
  /** Beside the file: what it is, and what it holds. */
  about: (isOver: boolean): string =>
    isOver
      ? 'One file for any browser, without a connection: it plays the game again, with all hands and decks.'
      : 'One file for any browser, without a connection: it plays what everybody has seen so far. Hands and decks are in it once the game is over.',
  /** The file does not hold the turns before this one: it would be too large. */
  leftOut: (turn: number): string => `The page begins with turn ${turn}: with all turns the file would be too large.`,
  page,
};
