import { chosenThings, isOptional, type ChoiceWords } from '../../cards/choices.js';
import type { Selector } from '../../../engine/index.js';
import { bind, isCard, thingOf, type RenderContext } from '../../cards/tree.js';
import { act, modal, type EnglishActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { objectCase, person, toWhom } from './selectors.js';

export const CHOICES: ChoiceWords = {
  amount: amountText,
  noun: (from, ctx, how) => {
    const found = person(from, ctx, how);
    return how === 'all' ? objectCase(found) : found.text;
  },
  anyNumber: (what) => `any number of ${what}`,
  among: 'of ',
  upTo: (most, what) => `up to ${most} ${what}`,
  between: (least, most, what) => `${least} to ${most} ${what}`,
};

const differentOnes = (many: number, over: Selector, ctx: RenderContext): string =>
  `${many} different ${person(over, ctx, 'all').text}`;

/** Choices of players, by chance, by a vote or by bids. */
export const choiceActs = {
  choose: (effect, ctx) => {
    const what = chosenThings(CHOICES, effect, { ...ctx, chooser: effect.by });
    return isOptional(effect) ? modal(effect.by, 'choose', what) : act(effect.by, 'choose', what);
  },
  chooseAtRandom: ({ from, amount, as }, ctx) =>
    act(null, 'choose', `${chosenThings(CHOICES, { as, from, min: amount, max: amount }, ctx)} at random`),
  vote: ({ by, over, as, different, others }, ctx) => {
    const one = person(over, ctx, 'one').text;
    const all = different === undefined ? one : differentOnes(different, over, ctx);
    const another = isCard(ctx) && one === 'a player' ? 'another player' : `${all} other than themselves`;
    const what = others === true ? another : all;
    ctx.chosen.set(as, { ...bind(ctx, as, thingOf(over, ctx)), voted: true });
    return act(by, 'vote', `for ${what}${isCard(ctx) ? '' : ' (chosen: what has the most votes)'}`);
  },
  auction: ({ by, to, as }, ctx) => {
    const found = bind(ctx, as, 'player');
    if (isCard(ctx)) ctx.chosen.set(as, { ...found, said: 'before' });
    const rest = `¢ in turn order, and who bids most pays that to ${toWhom(to, ctx)}`;
    return act(by, 'bid', isCard(ctx) ? rest : `${rest} (chosen: that player)`);
  },
} satisfies Partial<EnglishActs>;
