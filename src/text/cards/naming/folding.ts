import type { Amount, Effect, Mode } from '../../../engine/index.js';
import { isSame, times } from './mentions.js';
import type { NumberChoice } from '../tree.js';

const CHOSEN_NUMBER = { amount: 'chosenNumber' } as const;

/** A mode in which the number that is chosen is said where it is used. */
interface Folded {
  readonly mode: Mode;
  readonly number: NumberChoice;
}

type OfRoll = Effect<'setRoll' | 'addToRoll'>;
const isOfRoll = (effect: Effect): effect is OfRoll => effect.do === 'setRoll' || effect.do === 'addToRoll';
const numberOf = (effect: OfRoll): Amount => (effect.do === 'setRoll' ? effect.to : effect.amount);
const withNumber = (effect: OfRoll): Effect =>
  effect.do === 'setRoll' ? { ...effect, to: CHOSEN_NUMBER } : { ...effect, amount: CHOSEN_NUMBER };

/** What a mode does to a roll, if that is all it does, or all that you may do. */
const ofRollIn = ({ effect }: Mode): OfRoll | null => {
  const inner = effect.do === 'may' && effect.by.select === 'you' ? effect.effect : effect;
  return isOfRoll(inner) ? inner : null;
};
/** The same mode with a number that is chosen. */
const numbered = ({ targets, effect }: Mode): Mode => {
  if (isOfRoll(effect)) return { targets, effect: withNumber(effect) };
  return effect.do === 'may' && isOfRoll(effect.effect)
    ? { targets, effect: { ...effect, effect: withNumber(effect.effect) } }
    : { targets, effect };
};

/** "change a roll to 1 or 6", "add or subtract 1": modes that differ in nothing but a number of a roll. */
const alternatives = (modes: readonly Mode[]): Folded | null => {
  const [first, ...more] = modes;
  if (first === undefined || more.length === 0 || modes.some(({ number }) => number !== undefined)) return null;
  const effect = ofRollIn(first);
  if (effect === null) return null;
  const whole = numbered(first);
  const numbers = modes.map((mode) => {
    const found = ofRollIn(mode);
    return found === null ? null : numberOf(found);
  });
  const isAll = modes.every((mode) => ofRollIn(mode) !== null && isSame(numbered(mode), whole));
  if (!isAll || !numbers.every((number) => typeof number === 'number')) return null;
  const [one = 0, other = 0] = numbers;
  const isEither = effect.do === 'setRoll' || (numbers.length === 2 && one > 0 && other === -one);
  return isEither ? { mode: whole, number: { either: numbers } } : null;
};

/** "add up to 2", "to a number of your choice": a number of a roll that is chosen with it. */
const rangeOf = (modes: readonly Mode[]): Folded | null => {
  const [only] = modes;
  if (modes.length !== 1 || only?.number === undefined || !isOfRoll(only.effect)) return null;
  return times(only.effect, CHOSEN_NUMBER) === 1 && times(only.targets, CHOSEN_NUMBER) === 0
    ? { mode: only, number: only.number }
    : null;
};

/** Modes as one in which a number is chosen; null when they cannot be. */
export const folded = (modes: readonly Mode[]): Folded | null => alternatives(modes) ?? rangeOf(modes);
