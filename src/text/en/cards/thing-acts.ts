import type { Effect, Selector } from '../../../engine/index.js';
import { causePlayer } from '../../../engine/vocabulary/index.js';
import { isDiscarded, isEveryCounter, isGivenBy, isGivenInstead } from '../../cards/shorter.js';
import { bindCancelled, ofRoll, type RenderContext } from '../../cards/tree.js';
import { takenAway } from '../../cards/traits.js';
import { act, type EnglishAct, type EnglishActs } from './act-forms.js';
import { amountText, unitText } from './amounts.js';
import { SLOT, counterNoun } from './nouns.js';
import { toWhom } from './selectors.js';

const onThing =
  (does: string) =>
  ({ what }: { readonly what: Selector }, ctx: RenderContext): EnglishAct =>
    act(null, does, toWhom(what, ctx));

const addToRoll = ({ amount, what }: Effect<'addToRoll'>, ctx: RenderContext): EnglishAct => {
  const roll = toWhom(what, ofRoll(ctx));
  if (typeof amount === 'number' && amount < 0) return act(null, 'subtract', `${-amount} from ${roll}`);
  const { number } = ctx;
  if (number !== null && 'either' in number)
    return act(null, 'add', `or subtract ${number.either[0] ?? 0} from ${roll}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, 'subtract', `${amountText(taken, ctx)} from ${roll}`);
  return act(null, 'add', `${amountText(amount, ctx)} to ${roll}`);
};

/** Acts on things, rolls, slots and the stack. */
export const thingActs = {
  kill: ({ what, by = null }, ctx) =>
    by === null && what.select === 'you' ? act(null, 'you die', '') : act(by, 'kill', toWhom(what, ctx)),
  destroy: onThing('destroy'),
  recharge: onThing('recharge'),
  deactivate: onThing('deactivate'),
  cancel: ({ what, as }, ctx) => {
    const whom = toWhom(what, ctx);
    if (as !== undefined) bindCancelled(ctx, as);
    return act(null, 'cancel', whom);
  },
  reroll: ({ what }, ctx) => act(null, 'reroll', toWhom(what, ofRoll(ctx))),
  putIntoDiscard: ({ what }, ctx) =>
    isDiscarded(what, ctx)
      ? act(null, 'discard', toWhom(what, ctx))
      : act(null, 'put', `${toWhom(what, ctx)} into discard`),
  rollAgain: () => act(null, 'roll', 'again'),
  cancelEverything: () => act(null, 'cancel', 'everything on the stack'),
  endTurn: () => act(null, 'end', 'the turn'),
  addToRoll,
  addToDamage: ({ what, amount }, ctx) => act(null, 'raise', `${toWhom(what, ctx)} by ${amountText(amount, ctx)}`),
  setRoll: ({ what, to }, ctx) => act(null, 'change', `${toWhom(what, ofRoll(ctx))} to ${amountText(to, ctx)}`),
  expandSlots: ({ slot, by }, ctx) => act(null, 'add', unitText(by, { one: SLOT[slot], many: `${SLOT[slot]}s` }, ctx)),
  putCounters: ({ amount, named, on }, ctx) =>
    act(null, 'put', `${unitText(amount, counterNoun(named), ctx)} on ${toWhom(on, ctx)}`),
  putAlikeCounter: ({ on }, ctx) => act(null, 'put', `a counter of a type already there on ${toWhom(on, ctx)}`),
  removeCounters: (effect, ctx) => {
    const { amount, named, from } = effect;
    const many = isEveryCounter(effect) ? `all ${counterNoun(named).many}` : unitText(amount, counterNoun(named), ctx);
    return act(null, 'remove', `${many} from ${toWhom(from, ctx)}`);
  },
  give: ({ what, to }, ctx) =>
    isGivenInstead({ do: 'give', what, to }, ctx)
      ? act(causePlayer, 'give', to.select === 'you' ? `you ${toWhom(what, ctx)}` : `it to ${toWhom(to, ctx)}`)
      : to.select === 'you' && isGivenBy(what, ctx)
        ? act(null, 'give', `you ${toWhom(what, ctx)}`)
        : to.select === 'you'
          ? act(to, 'receive', toWhom(what, ctx))
          : act(null, 'give', `${toWhom(what, ctx)} to ${toWhom(to, ctx)}`),
  swap: ({ one, other }, ctx) => act(null, 'swap', `${toWhom(one, ctx)} with ${toWhom(other, ctx)}`),
} satisfies Partial<EnglishActs>;
