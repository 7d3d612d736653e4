import type { Amount, Effect, Selector } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { bind, shownBy, thingOf, type Frame } from './tree.js';

/** What a language gives so that any choice can be said in it. */
export interface ChoiceWords {
  readonly amount: (amount: Amount, frame: Frame) => string;
  /** One of these, several of them without an article, or all of them. */
  readonly noun: (from: Selector, frame: Frame, how: 'one' | 'bare' | 'all') => string;
  readonly anyNumber: (what: string) => string;
  /** Before cards that are shown just now: "2 of those cards". */
  readonly among: string;
  readonly upTo: (most: string, what: string) => string;
  readonly between: (least: string, most: string, what: string) => string;
}

/** The name of a vote out of whose winners one is chosen: from then on that one is meant. */
const ofVote = (from: Selector, { chosen, wording }: Frame): string | null =>
  from.select === 'chosen' && wording === 'card' && chosen.get(from.as)?.voted === true ? from.as : null;

/** What is chosen, after the verb; from then on it has a name. */
export const chosenThings = (
  words: ChoiceWords,
  { as, from, min, max }: Omit<Effect<'choose'>, 'do' | 'by'>,
  frame: Frame,
): string => {
  const voted = ofVote(from, frame);
  if (voted !== null) {
    const [winner, thing] = [words.noun(from, frame, 'one'), thingOf(from, frame)];
    frame.chosen.delete(voted);
    bind(frame, as, thing);
    return winner;
  }
  const choice = bind(frame, as, thingOf(from, frame), max !== 1);
  const number = choice.number === 1 ? '' : ` (${choice.number})`;
  if (max === 1 && typeof min === 'number' && min <= 1) return words.noun(from, frame, 'one') + number;
  if (typeof max === 'number' && max >= ANY_NUMBER) return words.anyNumber(words.noun(from, frame, 'all')) + number;
  const what =
    (shownBy(from, frame) === undefined ? '' : words.among) + words.noun(from, frame, max === 1 ? 'bare' : 'all');
  const most = words.amount(max, frame);
  if (min === 0) return words.upTo(most, what) + number;
  if (min === max) return `${most} ${what}${number}`;
  return words.between(words.amount(min, frame), most, what) + number;
};

/** Whether a choice is of one thing at most, and may be of none: "may choose". */
export const isOptional = ({ min, max }: Pick<Effect<'choose'>, 'min' | 'max'>): boolean => min === 0 && max === 1;
