import { chosenThings, isOptional, type ChoiceWords } from '../../cards/choices.js';
import type { Selector } from '../../../engine/index.js';
import { bind, isCard, thingOf, type Frame } from '../../cards/tree.js';
import { act, modal, type EnglishActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { objectCase, person, toWhom } from './selectors.js';

export const CHOICES: ChoiceWords = {
  amount: amountText,
  noun: (from, frame, how) => {
    const found = person(from, frame, how);
    return how === 'all' ? objectCase(found) : found.text;
  },
  anyNumber: (what) => `any number of ${what}`,
  among: 'of ',
  upTo: (most, what) => `up to ${most} ${what}`,
  between: (least, most, what) => `${least} to ${most} ${what}`,
};

const differentOnes = (many: number, over: Selector, frame: Frame): string =>
  `${many} different ${person(over, frame, 'all').text}`;

/** Choices of players, by chance, by a vote or by bids. */
export const choiceActs = {
  choose: (effect, frame) => {
    const what = chosenThings(CHOICES, effect, { ...frame, chooser: effect.by });
    return isOptional(effect) ? modal(effect.by, 'choose', what) : act(effect.by, 'choose', what);
  },
  chooseAtRandom: ({ from, amount, as }, frame) =>
    act(null, 'choose', `${chosenThings(CHOICES, { as, from, min: amount, max: amount }, frame)} at random`),
  vote: ({ by, over, as, different, others }, frame) => {
    const one = person(over, frame, 'one').text;
    const all = different === undefined ? one : differentOnes(different, over, frame);
    const another = isCard(frame) && one === 'a player' ? 'another player' : `${all} other than themselves`;
    const what = others === true ? another : all;
    frame.chosen.set(as, { ...bind(frame, as, thingOf(over, frame)), voted: true });
    return act(by, 'vote', `for ${what}${isCard(frame) ? '' : ' (chosen: what has the most votes)'}`);
  },
  auction: ({ by, to, as }, frame) => {
    const found = bind(frame, as, 'player');
    if (isCard(frame)) frame.chosen.set(as, { ...found, said: 'before' });
    const rest = `¢ in turn order, and who bids most pays that to ${toWhom(to, frame)}`;
    return act(by, 'bid', isCard(frame) ? rest : `${rest} (chosen: that player)`);
  },
} satisfies Partial<EnglishActs>;
