import type { Effect, Selector } from '../../../engine/index.js';
import { causePlayer } from '../../../engine/vocabulary/index.js';
import { isDiscarded, isEveryCounter, isGivenBy, isGivenInstead, isOwnHand } from '../../cards/shorter.js';
import { bindCancelled, isCard, ofRoll, type Frame } from '../../cards/tree.js';
import { takenAway } from '../../cards/traits.js';
import { act, type FrenchAct, type FrenchActs } from './act-forms.js';
import { amountText, unitText } from './amounts.js';
import {
  CHANGER,
  DETRUIRE,
  ENLEVER,
  METTRE,
  MOURIR,
  RECEVOIR,
  RECHARGER,
  counterNoun,
  er,
  irregular,
  isNamed,
  slotNoun,
  type Verb,
} from './nouns.js';
import { ofWhom, person, toWhom, whom } from './selectors.js';
import { de, NAMED } from './typography.js';

const onThing =
  (does: Verb) =>
  ({ what }: { readonly what: Selector }, frame: Frame): FrenchAct =>
    act(null, does, whom(what, frame));

const AJOUTER_OU_ENLEVER = irregular(
  'ajouter ou enlever',
  'ajoutez ou enlevez',
  'ajoute ou enlève',
  'ajoutent ou enlèvent',
);

const addToRoll = ({ amount, what }: Effect<'addToRoll'>, frame: Frame): FrenchAct => {
  const roll = toWhom(what, ofRoll(frame));
  if (typeof amount === 'number' && amount < 0) return act(null, ENLEVER, `${-amount} ${roll}`);
  const { number } = frame;
  if (number !== null && 'either' in number) return act(null, AJOUTER_OU_ENLEVER, `${number.either[0] ?? 0} ${roll}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, ENLEVER, `${amountText(taken, frame)} ${roll}`);
  return act(null, er('ajouter'), `${amountText(amount, frame)} ${roll}`);
};

/** No imperative: one does not do it. */
const VOUS_MOUREZ: Verb = { ...MOURIR, vous: 'vous mourez' };

/** Acts on things, rolls, slots and the stack. */
export const thingActs = {
  kill: ({ what, by = null }, frame) =>
    by === null && what.select === 'you' ? act(null, VOUS_MOUREZ, '') : act(by, er('tuer'), whom(what, frame)),
  destroy: onThing(DETRUIRE),
  recharge: onThing(RECHARGER),
  deactivate: onThing(er('désactiver')),
  cancel: ({ what, as }, frame) => {
    const whole = whom(what, frame);
    if (as !== undefined) bindCancelled(frame, as);
    return act(null, er('annuler'), whole);
  },
  rollAgain: () => act(null, er('lancer'), 'le dé à nouveau'),
  reroll: ({ what }, frame) => act(null, er('relancer'), whom(what, ofRoll(frame))),
  putIntoDiscard: ({ what }, frame) =>
    isDiscarded(what, frame)
      ? act(null, er('défausser'), whom(what, frame).replace(isOwnHand(what, frame) ? ' de votre main' : '', ''))
      : act(null, METTRE, `${whom(what, frame)} dans la défausse`),
  cancelEverything: (_, frame) =>
    act(null, er('annuler'), isCard(frame) ? 'toute la pile' : 'tout ce qui est sur la pile'),
  endTurn: () => act(null, er('terminer'), 'le tour'),
  addToRoll,
  addToDamage: ({ what, amount }, frame) =>
    act(null, er('augmenter'), `${whom(what, frame)} ${de(amountText(amount, frame))}`),
  setRoll: ({ what, to }, frame) =>
    isCard(frame)
      ? act(
          null,
          CHANGER,
          `${whom(what, ofRoll(frame))} en ${amountText(to, frame).replace(/^le résultat$/, 'ce résultat')}`,
        )
      : typeof to === 'number'
        ? act(null, CHANGER, `le résultat ${ofWhom(what, ofRoll(frame))} en ${to}`)
        : act(null, er('remplacer'), `le résultat ${ofWhom(what, ofRoll(frame))} par ${amountText(to, frame)}`),
  expandSlots: ({ slot, by }, frame) => act(null, er('ajouter'), unitText(by, slotNoun(slot), frame)),
  putCounters: ({ amount, named, on }, frame) =>
    act(null, METTRE, `${unitText(amount, counterNoun(named), frame)} sur ${whom(on, frame)}`),
  putAlikeCounter: ({ on }, frame) =>
    act(null, METTRE, `un marqueur d'un type qui s'y trouve déjà sur ${whom(on, frame)}`),
  removeCounters: (effect, frame) => {
    const { amount, named, from } = effect;
    const noun = counterNoun(named);
    const whose = isNamed(person(from, frame, 'each'));
    if (isEveryCounter(effect))
      return act(null, er('retirer'), whose ? `tous ses ${noun.many}` : `tous les ${noun.many} ${ofWhom(from, frame)}`);
    const some = unitText(amount, noun, frame);
    return act(null, er('retirer'), whose ? `${NAMED}${some} à lui` : `${some} ${ofWhom(from, frame)}`);
  },
  give: ({ what, to }, frame) =>
    isGivenInstead({ do: 'give', what, to }, frame)
      ? act(
          causePlayer,
          er('donner'),
          to.select === 'you' ? `${whom(what, frame)} à vous` : `${NAMED}cet objet ${toWhom(to, frame)}`,
        )
      : to.select === 'you' && isGivenBy(what, frame)
        ? act(null, er('donner'), `${whom(what, frame)} à vous`)
        : to.select === 'you'
          ? act(to, RECEVOIR, whom(what, frame))
          : act(null, er('donner'), `${whom(what, frame)} ${toWhom(to, frame)}`),
  swap: ({ one, other }, frame) => act(null, er('échanger'), `${whom(one, frame)} contre ${whom(other, frame)}`),
} satisfies Partial<FrenchActs>;
