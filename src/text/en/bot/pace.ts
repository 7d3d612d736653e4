import type { LateTurn, PaceName } from '../../../table/index.js';
import type { PaceWords } from '../../words/bot/pace.js';
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

export const pace: PaceWords = {
  question: 'Tonight in one sitting, or over days with a look now and then?',
  name: (name) => (name === null ? 'No clock' : NAME[name]),
  emoji: (name) => (name === null ? '♾️' : name === 'tonight' ? '🌙' : '📅'),
  line: (set) => {
    if (set === null) return '**No clock**: the table waits for everybody, for as long as it takes.';
    const waking = set.name === 'days' ? ' of waking time' : '';
    const times = `an answer ${within(set.answer)}, a whole turn ${within(set.turn)}${waking}`;
    return `**${NAME[set.name]}**: ${times}; a late turn ${LATE[set.lateTurn][2]}.`;
  },
  title: 'The clock of this table',
  button: 'Clock',
  choose: (what) =>
    ({
      pace: 'Tonight or over days',
      answer: 'Time for an answer',
      turn: 'Time for a turn',
      lateTurn: 'A turn that is late',
    })[what],
  choice: (what, seconds) => {
    const about = what === 'answer' ? 'An answer to somebody' : 'A whole own turn';
    return seconds === null ? `${about}: no limit` : `${about}: ${length(seconds)}`;
  },
  lateTurn: (late) => LATE[late][0],
  lateTurnDescription: (late) => LATE[late][1],
  explain: (misses) =>
    `Time runs only for whoever is awaited, and not in their quiet hours (**/souls-me quiet**). When it is over, the table gives the mildest answer by itself: it passes, declines, or chooses the least. Nobody has to vote. Whoever misses ${misses === 1 ? 'a deadline' : 'two deadlines in a row'} is not awaited any more until they act again.`,
  misses: (misses) => `Waits no more after ${misses === 1 ? '1 missed deadline' : '2 missed deadlines'}`,
  onTheWall: (answer, turn, late) => {
    const times = [
      ...(answer === null ? [] : [`an answer until ${answer}`]),
      ...(turn === null ? [] : [`a turn until ${turn}, then it ${LATE[late][2]}`]),
    ];
    return `For you, from now on: ${times.join('; ')}.`;
  },
  deadline: (until) => `⏳ time is up ${until} at the latest`,
  ownDeadline: ([soon, at], late) =>
    `⏳ Your time is up ${soon}${at === null ? '' : ` (${at})`}${late === null ? '' : `, then your turn ${LATE[late][2]}`}.`,
  away: (player, until) => `🏝️ ${player} is away until ${until}.`,
  absent: (player) => `💤 The table does not wait for ${player} until they act.`,
  timedOut: (player) => `💤 ${player} cannot act in this server for now: the table does not wait for them.`,
  paused: (since) =>
    `⏸ Paused by a manager of the server ${since}: time stands still, and nobody is told of anything. Whoever wants to can act.`,
  deserted: '💤 Nobody is here: the table stands still until somebody acts.',
};
