import { chosenThings, isOptional, type ChoiceWords } from '../../cards/choices.js';
import type { Selector } from '../../../engine/index.js';
import { bind, isCard, thingOf, type RenderContext } from '../../cards/tree.js';
import { act, type FrenchActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { CHOISIR, er, irregular } from './nouns.js';
import { person, toWhom } from './selectors.js';
import { a, de } from './typography.js';

const POUVOIR_CHOISIR = irregular('pouvoir choisir', 'pouvez choisir', 'peut choisir', 'peuvent choisir');
const ENCHERIR = irregular('enchérir', 'enchérissez', 'enchérit', 'enchérissent');

export const CHOICES: ChoiceWords = {
  amount: amountText,
  noun: (from, ctx, how) => person(from, ctx, how).text,
  anyNumber: (what) => `n'importe quel nombre ${de(what)}`,
  among: 'parmi ',
  upTo: (most, what) => `jusqu'${a(most)} ${what}`,
  between: (least, most, what) => `${de(least)} ${a(most)} ${what}`,
};

const differentOnes = (many: number, over: Selector, ctx: RenderContext): string =>
  `${many} ${person(over, ctx, 'all').text} différents`;

/** Choices of players, by chance, by a vote or by bids. */
export const choiceActs = {
  choose: (effect, ctx) => {
    const what = chosenThings(CHOICES, effect, { ...ctx, chooser: effect.by });
    return act(effect.by, isOptional(effect) ? POUVOIR_CHOISIR : CHOISIR, what);
  },
  chooseAtRandom: ({ from, amount, as }, ctx) =>
    act(null, CHOISIR, `${chosenThings(CHOICES, { as, from, min: amount, max: amount }, ctx)} au hasard`),
  vote: ({ by, over, as, different, others }, ctx) => {
    const one = person(over, ctx, 'one').text;
    const all = different === undefined ? one : differentOnes(different, over, ctx);
    const another = isCard(ctx) && one === 'un joueur' ? 'un autre joueur' : `${all} autre que soi-même`;
    const what = others === true ? another : all;
    ctx.chosen.set(as, { ...bind(ctx, as, thingOf(over, ctx)), voted: true });
    return act(by, er('voter'), `pour ${what}${isCard(ctx) ? '' : ' (retenu : le plus de votes)'}`);
  },
  auction: ({ by, to, as }, ctx) => {
    const found = bind(ctx, as, 'player');
    if (isCard(ctx)) ctx.chosen.set(as, { ...found, said: 'before' });
    const paid = to.select === 'you' ? 'vous verse' : `verse ${toWhom(to, ctx)}`;
    const rest = `dans l'ordre du tour ; qui enchérit le plus ${paid} ce montant en ¢`;
    return act(by, ENCHERIR, isCard(ctx) ? rest : `${rest} (retenu : ce joueur)`);
  },
} satisfies Partial<FrenchActs>;
