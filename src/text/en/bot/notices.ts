import type { MentionEnding } from '../../../table/index.js';
import type { Next } from '../../words/game/waiting.js';
import { counted, list } from '../cards/nouns.js';

const DECLARED = {
  attack: 'is about to choose what to attack',
  purchase: 'is about to choose what to buy',
  end: 'is about to end the turn',
} as const;

const comes = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return `${next.by === null ? next.what : `${next.what} (${next.by})`} is about to resolve`;
    case 'roll': {
      const meaning = next.means !== '' ? `: ${next.means}` : next.card === null ? '' : ` for ${next.card}`;
      return `${next.by === null ? 'A roll' : `The roll of ${next.by}`} is about to count as ${next.result}${meaning}`;
    }
    case 'damage':
      return `${next.to} is about to take ${next.amount} damage`;
    case 'death':
      return `${next.of} is about to die`;
    case 'declared':
      return `${next.player} ${DECLARED[next.what]}`;
    case 'attackRoll':
      return `${next.player} is about to roll${next.target === null ? '' : ` against ${next.target}`}`;
    case 'turnEnds':
      return `The turn of ${next.player} is about to end, then comes ${next.next}`;
    case 'step':
      return 'The turn is about to go on';
  }
};

const DONE = {
  passed: 'the table passed for you',
  chose: 'the table made the mildest choice for you',
  endsTurn: 'the table ended your turn',
  playsTurn: 'a computer player took over the rest of your turn',
} as const;
const NEXT = {
  oneMore: ' If you miss the next deadline too, the table goes on without waiting for you.',
  goesOn: ' The table no longer waits for you, until you act.',
} as const;

const ended: (ending: MentionEnding) => string = ({ how, did, next }) => {
  switch (how) {
    case 'late':
      return `⌛ Your time was over${did === undefined ? '' : `: ${DONE[did]}`}.${next === undefined ? '' : NEXT[next]}`;
    case 'undone':
      return '↩️ This was taken back: no answer is needed.';
    case 'over':
      return 'The game is over: no answer is needed.';
    case 'replaced':
      return 'You no longer play here: no answer is needed.';
    case 'goneOn':
      return 'The game has gone on: no answer is needed.';
  }
};

/** How somebody is told that a table waits for them. */
export const notices = {
  turn: (turn: number): string => `It is your turn (turn ${turn}).`,
  /** `line` is the public part of the question, a whole sentence. */
  choice: (card: string | null): string =>
    card === null ? 'You have something to choose.' : `You have something to choose: ${card}.`,
  /** What happens unless somebody answers it. */
  answer: (next: Next): string => `${comes(next)}. Answer, or pass and let it happen.`,
  reminded: (reason: string): string => `⏰ Reminder: ${reason}`,
  /** A manager of the server has asked for it. */
  nudged: (reason: string): string => `👋 A manager of this server asks you to go on: ${reason}`,
  /** Several are awaited, and who has passed already is not to be seen. */
  unlessPassed: 'If you have passed, nothing more is needed.',
  /** With it while a manager of the server has paused the table. */
  paused: '⏸ The table is paused: no time runs.',
  /** In place of all of it when it ended without an act of theirs. */
  ended,
  /** In place of all of it, by direct message, after a pass that nobody else sees yet. */
  passed: 'You have passed.',
  /** The label of the button that leads to the next of so many tables that wait. */
  nextTable: (tables: number): string => `Next table (${tables} ${tables === 1 ? 'waits' : 'wait'} for you)`,
  /** At the end of a look when no table waits: for whom this one does, and until when, as Discord shows it; null: nobody knows. */
  nothingWaits: (players: readonly string[], until: string | null): string => {
    const next =
      players.length === 0 ? '' : `: next is ${list(players, 'or')}${until === null ? '' : `, until ${until}`}`;
    return `✔ Nothing waits for you${next}.`;
  },
  /** By direct message after an answer: nothing is asked of them now. */
  notAwaited: 'The table is not waiting for you now.',
  /** The label of the button that leads to the table. */
  toTable: 'To the table',
  /** Above the tables in the one message of a day. */
  digest: (tables: number): string => `${counted(tables, { one: 'table waits', many: 'tables wait' })} for you:`,
};
