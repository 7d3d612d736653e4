import type { Effect } from '../vocabulary/index.js';
import {
  isHidden,
  playerOf,
  type Decision,
  type GameState,
  type Option,
  type OptionId,
  type Question,
} from '../state/index.js';
import { BACK_ID } from './legal.js';

/** The options that answer the question: calling off is none. */
const answersOf = ({ options }: Pick<Question, 'options'>): readonly Option[] =>
  options.filter(({ id }) => id !== BACK_ID);

/**
 * The name of an option; options that mean the same share it: the same number, or copies of one card in a hand or deck.
 */
const meant = ({ id, meaning }: Option): string => {
  const { kind, card, zone, number, ability } = meaning;
  if (kind === 'number') return `number ${number ?? ''} ${ability ?? ''}`;
  return card !== undefined && (zone === 'hand' || zone === 'deck') ? `card ${card}` : id;
};

/**
 * Whether every legal answer has the same result: it takes all options, in an order that does not matter, or some of several
 * options that are alike.
 */
const isForced = ({ key, options, min, max, ordered, anyOrder }: Question): boolean => {
  if (key === 'priority' || min !== max) return false; // DEC-31
  const answers = answersOf({ options });
  if (answers.length === min && (ordered !== true || anyOrder === true)) return true; // DEC-32
  return new Set(answers.map(meant)).size === 1;
};

const choosesFromHand = (effect: Effect | undefined): boolean => {
  const choice = effect?.do === 'sequence' ? effect.of[0] : effect;
  return choice?.do === 'choose' && choice.from.select === 'hand';
};

/** Whether any card of the player's hand would do and all of them are taken: everybody knows how many there are. */
const takesWholeHand = (state: GameState, { player, options, min, effect }: Question): boolean => {
  const { hand } = playerOf(state, player);
  return choosesFromHand(effect) && min === hand.length && hand.every((card) => options.some(({ id }) => id === card));
};

const isAboutHidden = (state: GameState, { secret, options }: Question): boolean =>
  secret ||
  options.some(({ meaning: { object } }) => {
    const asked = object === undefined ? undefined : state.objects[object];
    return asked !== undefined && isHidden(asked);
  });

/** Whether not everybody can see that a question is forced: it is secret itself, or is about cards that lie hidden. */
const isSecret = (state: GameState, question: Question): boolean =>
  isAboutHidden(state, question) && !takesWholeHand(state, question);

/**
 * How a question is forced: openly, or so that its not being asked would tell something; null when there is a choice
 * (DEC-31).
 */
export const forcedHow = (state: GameState, question: Question): NonNullable<Decision['forced']> | null => {
  if (!isForced(question)) return null;
  return isSecret(state, question) ? 'secretly' : 'openly';
};

/**
 * The answer to a question that everybody can see to be forced: whoever drives a game with people gives it for them.
 * Null when the person is to be asked (DEC-31).
 */
export const forcedAnswer = (decision: Decision): readonly OptionId[] | null =>
  decision.forced === 'openly'
    ? answersOf(decision)
        .slice(0, decision.min)
        .map(({ id }) => id)
    : null;
