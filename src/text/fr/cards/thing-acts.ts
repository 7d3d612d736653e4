import type { Effect, Selector } from '../../../engine/index.js';
import { causePlayer } from '../../../engine/vocabulary/index.js';
import { isDiscarded, isEveryCounter, isGivenBy, isGivenInstead, isOwnHand } from '../../cards/shorter.js';
import { bindCancelled, isCard, ofRoll, type RenderContext } from '../../cards/tree.js';
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
  ({ what }: { readonly what: Selector }, ctx: RenderContext): FrenchAct =>
    act(null, does, whom(what, ctx));

const AJOUTER_OU_ENLEVER = irregular(
  'ajouter ou enlever',
  'ajoutez ou enlevez',
  'ajoute ou enlève',
  'ajoutent ou enlèvent',
);

const addToRoll = ({ amount, what }: Effect<'addToRoll'>, ctx: RenderContext): FrenchAct => {
  const roll = toWhom(what, ofRoll(ctx));
  if (typeof amount === 'number' && amount < 0) return act(null, ENLEVER, `${-amount} ${roll}`);
  const { number } = ctx;
  if (number !== null && 'either' in number) return act(null, AJOUTER_OU_ENLEVER, `${number.either[0] ?? 0} ${roll}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, ENLEVER, `${amountText(taken, ctx)} ${roll}`);
  return act(null, er('ajouter'), `${amountText(amount, ctx)} ${roll}`);
};

/** No imperative: one does not do it. */
const VOUS_MOUREZ: Verb = { ...MOURIR, vous: 'vous mourez' };

/** Acts on things, rolls, slots and the stack. */
export const thingActs = {
  kill: ({ what, by = null }, ctx) =>
    by === null && what.select === 'you' ? act(null, VOUS_MOUREZ, '') : act(by, er('tuer'), whom(what, ctx)),
  destroy: onThing(DETRUIRE),
  recharge: onThing(RECHARGER),
  deactivate: onThing(er('désactiver')),
  cancel: ({ what, as }, ctx) => {
    const whole = whom(what, ctx);
    if (as !== undefined) bindCancelled(ctx, as);
    return act(null, er('annuler'), whole);
  },
  rollAgain: () => act(null, er('lancer'), 'le dé à nouveau'),
  reroll: ({ what }, ctx) => act(null, er('relancer'), whom(what, ofRoll(ctx))),
  putIntoDiscard: ({ what }, ctx) =>
    isDiscarded(what, ctx)
      ? act(null, er('défausser'), whom(what, ctx).replace(isOwnHand(what, ctx) ? ' de votre main' : '', ''))
      : act(null, METTRE, `${whom(what, ctx)} dans la défausse`),
  cancelEverything: (_, ctx) => act(null, er('annuler'), isCard(ctx) ? 'toute la pile' : 'tout ce qui est sur la pile'),
  endTurn: () => act(null, er('terminer'), 'le tour'),
  addToRoll,
  addToDamage: ({ what, amount }, ctx) =>
    act(null, er('augmenter'), `${whom(what, ctx)} ${de(amountText(amount, ctx))}`),
  setRoll: ({ what, to }, ctx) =>
    isCard(ctx)
      ? act(
          null,
          CHANGER,
          `${whom(what, ofRoll(ctx))} en ${amountText(to, ctx).replace(/^le résultat$/, 'ce résultat')}`,
        )
      : typeof to === 'number'
        ? act(null, CHANGER, `le résultat ${ofWhom(what, ofRoll(ctx))} en ${to}`)
        : act(null, er('remplacer'), `le résultat ${ofWhom(what, ofRoll(ctx))} par ${amountText(to, ctx)}`),
  expandSlots: ({ slot, by }, ctx) => act(null, er('ajouter'), unitText(by, slotNoun(slot), ctx)),
  putCounters: ({ amount, named, on }, ctx) =>
    act(null, METTRE, `${unitText(amount, counterNoun(named), ctx)} sur ${whom(on, ctx)}`),
  putAlikeCounter: ({ on }, ctx) => act(null, METTRE, `un marqueur d'un type qui s'y trouve déjà sur ${whom(on, ctx)}`),
  removeCounters: (effect, ctx) => {
    const { amount, named, from } = effect;
    const noun = counterNoun(named);
    const whose = isNamed(person(from, ctx, 'each'));
    if (isEveryCounter(effect))
      return act(null, er('retirer'), whose ? `tous ses ${noun.many}` : `tous les ${noun.many} ${ofWhom(from, ctx)}`);
    const some = unitText(amount, noun, ctx);
    return act(null, er('retirer'), whose ? `${NAMED}${some} à lui` : `${some} ${ofWhom(from, ctx)}`);
  },
  give: ({ what, to }, ctx) =>
    isGivenInstead({ do: 'give', what, to }, ctx)
      ? act(
          causePlayer,
          er('donner'),
          to.select === 'you' ? `${whom(what, ctx)} à vous` : `${NAMED}cet objet ${toWhom(to, ctx)}`,
        )
      : to.select === 'you' && isGivenBy(what, ctx)
        ? act(null, er('donner'), `${whom(what, ctx)} à vous`)
        : to.select === 'you'
          ? act(to, RECEVOIR, whom(what, ctx))
          : act(null, er('donner'), `${whom(what, ctx)} ${toWhom(to, ctx)}`),
  swap: ({ one, other }, ctx) => act(null, er('échanger'), `${whom(one, ctx)} contre ${whom(other, ctx)}`),
} satisfies Partial<FrenchActs>;
