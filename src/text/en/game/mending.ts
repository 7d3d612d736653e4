import type { CounterName } from '../../../engine/index.js';
import type { NamedMend, StuckReason } from '../../words/game/mending.js';
import { list } from '../cards/nouns.js';
import { countersText, mendPlace, mendText } from './mends.js';

const STUCK: Readonly<Record<StuckReason, string>> = {
  failed: 'an answer in this window has failed because of a mistake of the bot',
  deadline: 'the time of everybody who is awaited is over, and the game has not gone on',
  idle: 'nobody has acted for 24 h',
};

const done = ({ turn, by, alone, text }: NamedMend): string =>
  `in turn ${turn}, by ${alone ? `${by} alone` : `consent, as ${by} proposed`}: ${text}`;

/** Putting right what went wrong on the table, by consent or by the host alone. */
export const mending = {
  button: 'Mend…',
  title: 'Mend the game',
  /** What a mend is, and what it takes. */
  intro:
    'Something on the table that everybody can see is put right: ¢, HP, counters, where a card lies, or the top of the stack. It is no part of the game: nothing triggers on it and nothing changes it. It is done if everybody at the table agrees: one person can refuse, and whoever says nothing for 24 h does not stand in the way. When the table is stuck, the host can do it alone.',
  kinds: { coins: '¢', hp: 'HP', counters: 'Counters', move: 'A card', drop: 'Drop the top of the stack' },
  /** Over the menus of who or what is meant. */
  choose: { coins: 'Whose ¢?', hp: 'Whose HP?', counters: 'Counters on…', move: 'Which card?' },
  chooseGroup: 'Where is it?',
  chooseNumber: 'How many should it be?',
  chooseCounter: 'What kind of counters?',
  choosePlace: 'Where does it belong?',
  /** In place of a menu when nothing of that kind is on the table. */
  nothing: 'There is nothing of this kind on the table.',
  /** What there is now, in a few words. */
  coinsNow: (coins: number): string => `${coins}¢ now`,
  hpNow: (hp: number, most: number): string => `${hp} of ${most} HP now`,
  countersNow: (number: number, counter: CounterName): string => `${countersText(number, counter)} now`,
  place: mendPlace,
  /** What is put right, as a sentence without a full stop. */
  told: mendText,
  /** To the host of a table that is stuck. */
  stuck: (why: StuckReason): string => `The table is stuck: ${STUCK[why]}. As its host you may mend alone.`,
  alone: 'Do it now, alone',
  ask: 'Ask the table',
  /** The message for everybody about a proposal; `until` is when silence counts as consent, as Discord writes times. */
  proposal: (by: string, text: string, agreed: readonly string[], until: string): string =>
    `${by} proposes to mend the game: **${text}**. So far ${list(agreed, 'and')} agreed. It is done when everybody at the table agrees, or if nobody refuses it until ${until}; the game goes on meanwhile.`,
  agree: 'Mend it',
  refuse: 'No',
  /** To whoever has proposed it. */
  proposed: 'The table is asked in the channel. Until then the game goes on.',
  done: 'The game has been mended.',
  /** What is resolving comes first. */
  soon: 'The game is mended as soon as what resolves now is over.',
  /** In the result: the last mends, the first of them first, of so many. */
  result: (mends: readonly NamedMend[], of: number): string =>
    `The game was mended${of > 1 ? ` ${of} times` : ''}${of > mends.length ? ', at last' : ''}: ${mends.map(done).join('; ')}.`,
};
