import type { PuzzleGoal, PuzzleResult, PuzzleId } from '../../../table/index.js';
import type { NotAPosition, PositionProblem, PositionZone } from '../../../engine/index.js';
import type { PuzzleText } from '../../words/bot/puzzles.js';
import { list } from '../cards/nouns.js';

const TEXTS: Readonly<Record<PuzzleId, PuzzleText>> = {
  'which-monster': text(
    'Which monster?',
    'What does each of them give, and what do you have to roll?',
    'You have one attack a turn, and it goes on until you or the monster is dead. A roll that is at least the number on the monster hits and deals your ATK: two hits are enough for Clotty, and it pays 4¢.',
  ),
  'right-change': text(
    'The right change',
    'An item of the shop costs 10¢, and you may play one loot card.',
    'One loot play a turn is all that you begin with, so it has to be the card that brings you to exactly what the item costs.',
  ),
  'one-more-card': text(
    'One more card',
    'Your character can do something too.',
    'Turning the character (↷) lets you play one loot card more this turn. Both cards together make 10¢.',
  ),
  'once-more': text(
    'Once more',
    'A roll lies on the stack before it counts.',
    'After the die is thrown, everybody may answer while the roll waits on the stack. The D6 throws it again before it misses, and the last hit wins the game.',
  ),
  'no-attack-left': text(
    'No attack left',
    'A monster does not have to die in an attack.',
    'Your attack of this turn is used up, but damage from a card kills as well. Whoever’s turn it is gets the rewards and the soul.',
  ),
  'charged-again': text(
    'Charged again',
    'An item that lies sideways can be turned back.',
    'Turning an item is the price of its ability. Recharged, it can pay once more: two shots are two damage.',
  ),
  'hit-harder': text(
    'Hit harder',
    'You cannot afford a second roll. How much does one hit deal?',
    'A hit deals your ATK. With one more of it, a single hit kills; without, the next roll misses, and you are dead.',
  ),
  'any-number': text(
    'Any number',
    'The number is chosen as the card is played. What does this monster need?',
    'A roll can be changed while it lies on the stack, to any number from 1 to 6. Little Horn is hit by a 6 alone.',
  ),
  'little-by-little': text(
    'Little by little',
    'You need two more than the die shows, and have two items.',
    'Each change is an ability of its own on the stack, and they add up. The roll counts as what it is when everybody has passed.',
  ),
  'two-fights': text(
    'Two fights',
    'Look at your items: how often may you attack, and how hard is the first hit?',
    'An attack that ends brings you back to your action phase, and you may do whatever you have left there: the belt allows a second attack.',
  ),
  'greed-pays': text(
    'Greed pays',
    'Look beside the table: what does the bonus soul want?',
    'A bonus soul goes to the first player who does what it says, at once and without the stack. What you spend before does not count.',
  ),
  'two-of-a-kind': text(
    'Two of a kind',
    'Which item of the shop goes with yours?',
    'Paying and getting the item are one act, and the bonus soul of Guppy sees at once that you control two Guppy items.',
  ),
  'dig-for-it': text(
    'Dig for it',
    'Count the souls: how many are you missing?',
    'A soul that is worth two is one card, and moves as one. You are missing two, so only Mom! is enough.',
  ),
  'two-for-ten': text(
    'Two for ten',
    'What does an item cost you, and how many may you buy?',
    'The price is fixed when the item is chosen, less 5¢ here. Each purchase is one of those that you are allowed: two, with this item.',
  ),
  'old-bone': text(
    'An old bone',
    'How many counters are on it, and how many does its last ability take?',
    'Counters are spent as a cost, all at once. An ability with a $ can be used whenever it can be paid, so put the fifth counter there first.',
  ),
  'found-soul': text(
    'A soul in your hand',
    'You have played your loot card of this turn already. Who helps?',
    'Any card with a soul icon that you control as a soul counts. The character gives the loot play that it takes.',
  ),
  painless: text(
    'Painless',
    'What if the damage never happens? And which of the two has to resolve first?',
    'Damage that is prevented was not taken, and the ¢ come all the same. The last thing on the stack resolves first, so the shield must be there before the card is played.',
  ),
  'before-it-hurts': text(
    'Before it hurts',
    'After a miss the damage lies on the stack.',
    'Damage waits on the stack like everything else and can be answered: prevented, it is not dealt, and the attack goes on with the next roll.',
  ),
  'fight-then-shop': text(
    'Fight, then shop',
    'You are 4¢ short. What pays when a monster dies?',
    'In your action phase you may attack, buy and play in any order. The fly and The Midas Touch pay 4¢ together, and then the shop is still open.',
  ),
  'first-things-first': text(
    'First things first',
    'One of your cards stays on the table. When does it begin to count?',
    'A trinket is an item once it has resolved. What changes a gain has to be there before the gain happens: first the trinket, then the coin.',
  ),
};

function text(title: string, hint: string, why: string): PuzzleText {
  return { title, hint, why };
}

const ZONE: Readonly<Record<PositionZone, string>> = {
  character: 'the place of a character',
  items: 'the items of a player',
  souls: 'the souls of a player',
  curses: 'the curses of a player',
  hand: 'a hand',
  shop: 'the shop',
  monsters: 'a monster slot',
  rooms: 'the place of a room',
  deck: 'that deck',
  discard: 'that discard pile',
  bonusSouls: 'the bonus souls',
};

const NOT_SHARED: Readonly<Record<NotAPosition | 'noTurn' | 'tooLong', string>> = {
  busy: 'A moment can be shared when somebody may act in their own turn and nothing is on the stack. Wait until what goes on is over.',
  otherGame:
    'Only games of everybody against everybody without variants and house cards can be shared as a moment so far.',
  lasting:
    'Something lasts at this table that a text cannot say: an effect until the end of the turn, an extra turn or attack, a death, or a card that lies otherwise than usual. Share the game at the beginning of a later turn.',
  noTurn:
    'This turn cannot be shared: the game had none of this number, or not so that somebody could act in it, or it is not kept.',
  tooLong: 'This moment has too many cards for a text.',
};

const REFUSED = {
  noPuzzle: 'There is no puzzle of this name. Choose one of the list.',
  foreign: 'This is no moment of a game: such a text begins with FS1 and is made by `/souls share`.',
  damaged: 'This text is damaged: a sign is missing or was changed. Copy it once more, as a whole.',
  later: 'This text was made by a later version of the bot, and this one cannot read it.',
};

const impossible = (problem: PositionProblem, name: (card: string) => string): string => {
  switch (problem.problem) {
    case 'unknownCard':
      return 'This position has a card that this version of the bot does not know.';
    case 'zone':
      return `This position is impossible: ${name(problem.card)} cannot be in ${ZONE[problem.zone]}.`;
    case 'copies':
      return `This position is impossible: there are not so many cards named ${name(problem.card)}.`;
    case 'damage':
      return `This position is impossible: ${name(problem.card)} has more damage than HP.`;
    case 'seats':
      return 'This position is impossible: it has one to four players, and one of them has the turn.';
    case 'numbers':
      return 'This position is impossible: one of its numbers is too large, or there are more than 100¢.';
    case 'won':
      return 'In this position somebody has won already.';
  }
};

/** Puzzles, and moments of games as texts. */
export const puzzles = {
  texts: TEXTS,
  heading: (number: number, of: number, title: string): string => `Puzzle ${number} of ${of}: ${title}`,
  /** What is to be reached in this turn; `name` writes a card. */
  goal: (goal: PuzzleGoal, name: (card: string) => string): string => {
    switch (goal.is) {
      case 'win':
        return 'Win in this turn.';
      case 'coins':
        return `Have at least ${goal.coins}¢ in this turn.`;
      case 'items':
        return `Own ${list(goal.cards.map(name), 'and')} in this turn.`;
    }
  },
  /** Before the hint, which whoever wants it uncovers. */
  hint: 'Hint',
  ended: {
    solved: '**Solved!**',
    failed: '**Not this time:** the turn is over, and the goal was not reached.',
  } satisfies Readonly<Record<Exclude<PuzzleResult, 'open'>, string>>,
  stopped: '**This game is over.**',
  rules: (ids: readonly string[]): string => `The rules: ${ids.join(' ')}`,
  /** Buttons: the same puzzle once more, and the next one. */
  again: 'Once more',
  next: 'Next puzzle',
  /** Above a moment that is played on, and when that is over. */
  moment: 'A moment of a game',
  aboutMoment:
    'You play on from a moment of another game. What nobody could know there was dealt by chance; only you see this.',
  /** With the text of a moment: of a game that goes on, or of one that is over. */
  shared: (isOver: boolean): string =>
    isOver
      ? 'This turn as a text, with every card as it lay. Anybody can play on from it: `/souls puzzle`, option `text`.'
      : 'This moment as a text, with your hand and without what you cannot know. Anybody can play on from it: `/souls puzzle`, option `text`.',
  notShared: (problem: NotAPosition | 'noTurn' | 'tooLong'): string => NOT_SHARED[problem],
  refused: (problem: 'noPuzzle' | 'foreign' | 'damaged' | 'later'): string => REFUSED[problem],
  impossible,
};

export const puzzleCommand = {
  name: 'puzzle',
  description: 'Play a puzzle that teaches a rule, or a moment that somebody has shared; only you see it',
  which: { name: 'puzzle', description: 'Which of the puzzles; without it the first' },
  text: { name: 'text', description: 'The text of a moment, as /souls share gives it' },
};

export const shareCommand = {
  name: 'share',
  description: 'This moment of the game as a text that anybody can play on from; only you get it',
  turn: { name: 'turn', description: 'Of a game that is over: which turn; without it the last' },
};
