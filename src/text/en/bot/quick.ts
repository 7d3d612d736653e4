import type { QuickWords } from '../../words/bot/quick.js';
import { list } from '../cards/nouns.js';

export const quick: QuickWords = {
  heading: '⚡ A quick table',
  explain:
    'Whoever could only pass is not asked, so that nobody waits for them. It has a price: when somebody is not asked, the others can tell that there is nothing in that hand to answer with. While answers are out, the board counts them and names nobody.',
  missing: (names) => `Not accepted yet by ${list(names, 'and')}: the game cannot start before.`,
  read: '⚡ Accept…',
  question: (sits) => (sits ? 'This table has become quick. Do you accept that?' : 'Do you accept that, and sit down?'),
  notices:
    'That an answer of yours is awaited you hear by direct message. If you take none from me, you are mentioned in the channel, which tells the others that it is you.',
  otherwise: (sits) =>
    sits
      ? 'If not, leave your seat, or ask the host to switch it off: the game does not start before.'
      : 'If not, leave it at that: nothing has changed.',
  accept: (sits) => (sits ? 'Accept' : 'Accept and sit down'),
  accepted: 'You accept that this table is quick.',
  closedDirect: 'No direct message reaches you, so this is said here, where the others see it.',
};
