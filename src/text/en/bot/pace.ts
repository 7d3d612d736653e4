import type { LateTurn, PaceName, Pace } from '../../../table/index.js';
import { counted } from '../cards/nouns.js';

const NAME: Readonly<Record<PaceName, string>> = { tonight: 'Tonight', days: 'Over days' };
const LATE: Readonly<Record<LateTurn, readonly [name: string, description: string, line: string]>> = {
  end: ['Loot and end', 'The turn loots and ends; nothing is played or bought', 'ends after its loot'],
  computer: ['A computer player plays it', 'It plays the rest of this one turn', 'is played by a computer player'],
};

const length = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${seconds / 60} min` : counted(seconds / 3600, { one: 'hour', many: 'hours' });
};
const within = (seconds: number | null): string =>
  seconds === null ? 'takes as long as it takes' : `has ${length(seconds)}`;

/** How long a table waits for people, before its game and in it. */
export const pace = {
  /** The one thing that a lobby asks. */
  question: 'Tonight in one sitting, or over days with a look now and then?',
  /** Null is no clock. */
  name: (name: PaceName | null): string => (name === null ? 'No clock' : NAME[name]),
  emoji: (name: PaceName | null): string => (name === null ? '♾️' : name === 'tonight' ? '🌙' : '📅'),
  /** In one or two sentences what a table of this pace does. */
  line: (set: Pace | null): string => {
    if (set === null) return '**No clock**: the table waits for everybody, for as long as it takes.';
    const waking = set.name === 'days' ? ' of waking time' : '';
    const times = `an answer ${within(set.answer)}, a whole turn ${within(set.turn)}${waking}`;
    return `**${NAME[set.name]}**: ${times}; a late turn ${LATE[set.lateTurn][2]}.`;
  },
  /** Of the page on which the clock is changed. */
  title: 'The clock of this table',
  button: 'Clock',
  choose: (what: 'pace' | 'answer' | 'turn' | 'lateTurn'): string =>
    ({
      pace: 'Tonight or over days',
      answer: 'Time for an answer',
      turn: 'Time for a turn',
      lateTurn: 'A turn that is late',
    })[what],
  /** Seconds; null is as long as it takes. */
  choice: (what: 'answer' | 'turn', seconds: number | null): string => {
    const about = what === 'answer' ? 'An answer to somebody' : 'A whole own turn';
    return seconds === null ? `${about}: no limit` : `${about}: ${length(seconds)}`;
  },
  lateTurn: (late: LateTurn): string => LATE[late][0],
  lateTurnDescription: (late: LateTurn): string => LATE[late][1],
  /** What happens by itself, for the page. */
  explain: (misses: 1 | 2): string =>
    `Time runs only for whoever is awaited, and not in their quiet hours (**/souls-me quiet**). When it is over, the table gives the mildest answer by itself: it passes, declines, or chooses the least. Nobody has to vote. Whoever misses ${misses === 1 ? 'a deadline' : 'two deadlines in a row'} is not awaited any more until they act again.`,
  /** The button that says after how many missed deadlines the table waits no more, and changes it. */
  misses: (misses: 1 | 2): string => `Stops waiting after ${misses === 1 ? '1 missed deadline' : '2 missed deadlines'}`,
  /** Until when the reader would have time from now on, as Discord shows it; null for as long as it takes. */
  onTheWall: (answer: string | null, turn: string | null, late: LateTurn): string => {
    const times = [
      ...(answer === null ? [] : [`an answer until ${answer}`]),
      ...(turn === null ? [] : [`a turn until ${turn}, then it ${LATE[late][2]}`]),
    ];
    return `For you, from now on: ${times.join('; ')}.`;
  },
  /** On the board; `until` is a timestamp as Discord shows it. */
  deadline: (until: string): string => `⏳ time is up ${until} at the latest`,
  /** In one's own panel and in mentions: how long until then, and when that is where it matters; what becomes of one's turn then, null for an answer. */
  ownDeadline: ([soon, at]: readonly [soon: string, at: string | null], late: LateTurn | null): string =>
    `⏳ Your time is up ${soon}${at === null ? '' : ` (${at})`}${late === null ? '' : `, then your turn ${LATE[late][2]}`}.`,
  /** Who is away until then, and wants that to be shown. */
  away: (player: string, until: string): string => `🏝️ ${player} is away until ${until}.`,
  /** On the board about a player for whom the table does not wait. */
  absent: (player: string): string => `💤 The table does not wait for ${player} until they act.`,
  /** The same while the server lets them do nothing. */
  timedOut: (player: string): string =>
    `💤 ${player} cannot act in this server for now: the table does not wait for them.`,
  /** On the board while a manager of the server has stopped the clock; since when, as Discord shows it. */
  paused: (since: string): string =>
    `⏸ Paused by a manager of the server ${since}: time stands still, and nobody is told of anything. Whoever wants to can act.`,
  /** On the board when nobody at the table acts any more. */
  deserted: '💤 Nobody is here: the table stands still until somebody acts.',
};
