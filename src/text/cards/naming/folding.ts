import { sameTree } from '../../../engine/index.js';
import type { Amount, Effect, Mode } from '../../../engine/index.js';
import { times } from './mentions.js';
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

/** "you may add or subtract 1": what the same player may do in each mode. */
const ofMay = (modes: readonly Mode[]): Folded | null => {
  const effects = modes.map(({ effect }) => effect);
  const [first] = effects;
  if (first?.do !== 'may' || !effects.every((one) => one.do === 'may' && sameTree(one.by, first.by))) return null;
  const inner = alternatives(modes.map((mode) => ({ ...mode, effect: (mode.effect as Effect<'may'>).effect })));
  return inner === null ? null : { ...inner, mode: { ...inner.mode, effect: { ...first, effect: inner.mode.effect } } };
};

/** "change a roll to 1 or 6", "add or subtract 1": modes that differ in nothing but a number of a roll. */
const alternatives = (modes: readonly Mode[]): Folded | null => {
  const [first, ...more] = modes;
  if (first === undefined || more.length === 0 || modes.some(({ number }) => number !== undefined)) return null;
  const { effect, targets } = first;
  if (!isOfRoll(effect)) return null;
  const whole = { targets, effect: withNumber(effect) };
  const numbers = modes.map((mode) => (isOfRoll(mode.effect) ? numberOf(mode.effect) : null));
  const isAll = modes.every(
    (mode) => isOfRoll(mode.effect) && sameTree({ targets: mode.targets, effect: withNumber(mode.effect) }, whole),
  );
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
export const folded = (modes: readonly Mode[]): Folded | null => alternatives(modes) ?? ofMay(modes) ?? rangeOf(modes);
