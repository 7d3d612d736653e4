import type { Effect, Selector } from '../../../engine/index.js';
import { causePlayer } from '../../../engine/vocabulary/index.js';
import { isDiscarded, isEveryCounter, isGivenBy, isGivenInstead } from '../../cards/shorter.js';
import { bindCancelled, ofRoll, type Frame } from '../../cards/tree.js';
import { takenAway } from '../../cards/traits.js';
import { act, type EnglishAct, type EnglishActs } from './act-forms.js';
import { amountText, unitText } from './amounts.js';
import { SLOT, counterNoun } from './nouns.js';
import { toWhom } from './selectors.js';

const onThing =
  (does: string) =>
  ({ what }: { readonly what: Selector }, frame: Frame): EnglishAct =>
    act(null, does, toWhom(what, frame));

const addToRoll = ({ amount, what }: Effect<'addToRoll'>, frame: Frame): EnglishAct => {
  const roll = toWhom(what, ofRoll(frame));
  if (typeof amount === 'number' && amount < 0) return act(null, 'subtract', `${-amount} from ${roll}`);
  const { number } = frame;
  if (number !== null && 'either' in number)
    return act(null, 'add', `or subtract ${number.either[0] ?? 0} from ${roll}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, 'subtract', `${amountText(taken, frame)} from ${roll}`);
  return act(null, 'add', `${amountText(amount, frame)} to ${roll}`);
};

/** Acts on things, rolls, slots and the stack. */
export const thingActs = {
  kill: ({ what, by = null }, frame) =>
    by === null && what.select === 'you' ? act(null, 'you die', '') : act(by, 'kill', toWhom(what, frame)),
  destroy: onThing('destroy'),
  recharge: onThing('recharge'),
  deactivate: onThing('deactivate'),
  cancel: ({ what, as }, frame) => {
    const whom = toWhom(what, frame);
    if (as !== undefined) bindCancelled(frame, as);
    return act(null, 'cancel', whom);
  },
  reroll: ({ what }, frame) => act(null, 'reroll', toWhom(what, ofRoll(frame))),
  putIntoDiscard: ({ what }, frame) =>
    isDiscarded(what, frame)
      ? act(null, 'discard', toWhom(what, frame))
      : act(null, 'put', `${toWhom(what, frame)} into discard`),
  rollAgain: () => act(null, 'roll', 'again'),
  cancelEverything: () => act(null, 'cancel', 'everything on the stack'),
  endTurn: () => act(null, 'end', 'the turn'),
  addToRoll,
  addToDamage: ({ what, amount }, frame) =>
    act(null, 'raise', `${toWhom(what, frame)} by ${amountText(amount, frame)}`),
  setRoll: ({ what, to }, frame) => act(null, 'change', `${toWhom(what, ofRoll(frame))} to ${amountText(to, frame)}`),
  expandSlots: ({ slot, by }, frame) =>
    act(null, 'add', unitText(by, { one: SLOT[slot], many: `${SLOT[slot]}s` }, frame)),
  putCounters: ({ amount, named, on }, frame) =>
    act(null, 'put', `${unitText(amount, counterNoun(named), frame)} on ${toWhom(on, frame)}`),
  putAlikeCounter: ({ on }, frame) => act(null, 'put', `a counter of a type already there on ${toWhom(on, frame)}`),
  removeCounters: (effect, frame) => {
    const { amount, named, from } = effect;
    const many = isEveryCounter(effect)
      ? `all ${counterNoun(named).many}`
      : unitText(amount, counterNoun(named), frame);
    return act(null, 'remove', `${many} from ${toWhom(from, frame)}`);
  },
  give: ({ what, to }, frame) =>
    isGivenInstead({ do: 'give', what, to }, frame)
      ? act(causePlayer, 'give', to.select === 'you' ? `you ${toWhom(what, frame)}` : `it to ${toWhom(to, frame)}`)
      : to.select === 'you' && isGivenBy(what, frame)
        ? act(null, 'give', `you ${toWhom(what, frame)}`)
        : to.select === 'you'
          ? act(to, 'receive', toWhom(what, frame))
          : act(null, 'give', `${toWhom(what, frame)} to ${toWhom(to, frame)}`),
  swap: ({ one, other }, frame) => act(null, 'swap', `${toWhom(one, frame)} with ${toWhom(other, frame)}`),
} satisfies Partial<EnglishActs>;
