import { chosenThings, isOptional, type ChoiceWords } from '../../cards/choices.js';
import type { Selector } from '../../../engine/index.js';
import { bind, isCard, thingOf, type Frame } from '../../cards/tree.js';
import { act, type FrenchActs } from './act-forms.js';
import { amountText } from './amounts.js';
import { CHOISIR, er, irregular } from './nouns.js';
import { person, toWhom } from './selectors.js';
import { a, de } from './typography.js';

const POUVOIR_CHOISIR = irregular('pouvoir choisir', 'pouvez choisir', 'peut choisir', 'peuvent choisir');
const ENCHERIR = irregular('enchérir', 'enchérissez', 'enchérit', 'enchérissent');

export const CHOICES: ChoiceWords = {
  amount: amountText,
  noun: (from, frame, how) => person(from, frame, how).text,
  anyNumber: (what) => `n'importe quel nombre ${de(what)}`,
  among: 'parmi ',
  upTo: (most, what) => `jusqu'${a(most)} ${what}`,
  between: (least, most, what) => `${de(least)} ${a(most)} ${what}`,
};

const differentOnes = (many: number, over: Selector, frame: Frame): string =>
  `${many} ${person(over, frame, 'all').text} différents`;

/** Choices of players, by chance, by a vote or by bids. */
export const choiceActs = {
  choose: (effect, frame) => {
    const what = chosenThings(CHOICES, effect, { ...frame, chooser: effect.by });
    return act(effect.by, isOptional(effect) ? POUVOIR_CHOISIR : CHOISIR, what);
  },
  chooseAtRandom: ({ from, amount, as }, frame) =>
    act(null, CHOISIR, `${chosenThings(CHOICES, { as, from, min: amount, max: amount }, frame)} au hasard`),
  vote: ({ by, over, as, different, others }, frame) => {
    const one = person(over, frame, 'one').text;
    const all = different === undefined ? one : differentOnes(different, over, frame);
    const another = isCard(frame) && one === 'un joueur' ? 'un autre joueur' : `${all} autre que soi-même`;
    const what = others === true ? another : all;
    frame.chosen.set(as, { ...bind(frame, as, thingOf(over, frame)), voted: true });
    return act(by, er('voter'), `pour ${what}${isCard(frame) ? '' : ' (retenu : le plus de votes)'}`);
  },
  auction: ({ by, to, as }, frame) => {
    const found = bind(frame, as, 'player');
    if (isCard(frame)) frame.chosen.set(as, { ...found, said: 'before' });
    const paid = to.select === 'you' ? 'vous verse' : `verse ${toWhom(to, frame)}`;
    const rest = `dans l'ordre du tour ; qui enchérit le plus ${paid} ce montant en ¢`;
    return act(by, ENCHERIR, isCard(frame) ? rest : `${rest} (retenu : ce joueur)`);
  },
} satisfies Partial<FrenchActs>;
