import type { Effect, EffectWord } from '../../engine/index.js';

/** How tightly an effect binds as text: a plain act, "and", "then", or open to the right. */
type Binding = 'act' | 'and' | 'then' | 'open';
/** The effects that hold other effects, or are no act; every other is one act: somebody, a verb, and the rest. */
const BINDING = {
  nothing: 'act',
  sequence: 'then',
  and: 'and',
  ifYouDo: 'open',
  if: 'open',
  may: 'open',
  eachMay: 'open',
  chooseOne: 'open',
  chooseNumber: 'open',
  eachNumber: 'open',
  forEach: 'open',
  voteOn: 'open',
  roll: 'open',
  rollTogether: 'open',
  secretChoice: 'open',
  look: 'open',
  reveal: 'open',
  revealUntil: 'open',
  search: 'open',
  afterwards: 'open',
  repeat: 'open',
  assemble: 'open',
  until: 'act',
  rule: 'act',
  meanwhile: 'open',
  native: 'act',
} as const satisfies { readonly [W in EffectWord]?: Binding };
export type PlainWord = Exclude<EffectWord, keyof typeof BINDING>;

/** Whether an effect is one act, and holds no other effect. */
export const isPlainAct = (effect: Effect): effect is Effect<PlainWord> => !(effect.do in BINDING);

export const bindingOf = (effect: Effect): Binding => {
  if (isPlainAct(effect)) return 'act';
  const [only] = effect.do === 'sequence' ? effect.of : [];
  if (only !== undefined && effect.do === 'sequence' && effect.of.length === 1) return bindingOf(only);
  if (effect.do === 'look' || effect.do === 'reveal')
    return effect.effect.do === 'nothing' || isPlainAct(effect.effect) ? 'and' : 'open';
  return BINDING[effect.do];
};
