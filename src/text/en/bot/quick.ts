import { list } from '../cards/nouns.js';

/** Tables at which hands are judged, so that nobody is asked who could only pass. */
export const quick = {
  /** What such a table gives and what it gives away, for everybody in its lobby. */
  heading: '⚡ A quick table',
  explain:
    'Whoever could only pass is not asked, so that nobody waits for them. It has a price: when somebody is not asked, the others can tell that there is nothing in that hand to answer with. While answers are out, the board counts them and names nobody.',
  /** In the lobby: who sits there and has not accepted it. */
  missing: (names: readonly string[]): string =>
    `Not accepted yet by ${list(names, 'and')}: the game cannot start before.`,
  /** On the button of the lobby for them. */
  read: '⚡ Accept…',
  /** The question to whoever sits down, or sits there already. */
  question: (sits: boolean): string =>
    sits ? 'This table has become quick. Do you accept that?' : 'Do you accept that, and sit down?',
  /** Where they are told that they are awaited. */
  notices:
    'That an answer of yours is awaited you hear by direct message. If you take none from me, you are mentioned in the channel, which tells the others that it is you.',
  /** What becomes of it if they do not accept. */
  otherwise: (sits: boolean): string =>
    sits
      ? 'If not, leave your seat, or ask the host to switch it off: the game does not start before.'
      : 'If not, leave it at that: nothing has changed.',
  accept: (sits: boolean): string => (sits ? 'Accept' : 'Accept and sit down'),
  accepted: 'You accept that this table is quick.',
  /** With a notice in the channel to somebody whom no direct message reaches. */
  closedDirect: 'No direct message reaches you, so this is said here, where the others see it.',
};
