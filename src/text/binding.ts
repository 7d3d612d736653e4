import type { Effect, Modifier } from '../engine/index.js';

/** Effects that hold other effects, or are no act. */
type Compound =
  | 'nothing'
  | 'sequence'
  | 'and'
  | 'ifYouDo'
  | 'if'
  | 'may'
  | 'chooseOne'
  | 'forEach'
  | 'roll'
  | 'rollTogether'
  | 'secretChoice'
  | 'look'
  | 'reveal'
  | 'search'
  | 'afterwards'
  | 'until'
  | 'meanwhile'
  | 'native';
/** An effect that is one act: somebody, a verb, and the rest. */
export type Plain = Exclude<Effect, { readonly do: Compound }>;
/** Acts by which something becomes something else, or is marked. */
export type ChangeWord =
  | 'become'
  | 'becomeSoul'
  | 'becomeCurse'
  | 'copy'
  | 'becomeCopy'
  | 'changeNumber'
  | 'note'
  | 'play'
  | 'playCopy'
  | 'forceActivate'
  | 'flip'
  | 'cancelAttack';
/** Acts on things, rolls and slots; the others are about ¢, cards, HP, damage and choices. */
export type ThingWord =
  | 'kill'
  | 'destroy'
  | 'recharge'
  | 'deactivate'
  | 'cancel'
  | 'reroll'
  | 'putIntoDiscard'
  | 'cancelEverything'
  | 'endTurn'
  | 'addToRoll'
  | 'setRoll'
  | 'expandSlots'
  | 'putCounters'
  | 'removeCounters'
  | 'give'
  | ChangeWord
  | 'lookAt'
  | 'move'
  | 'gainObject'
  | 'putIntoSlot'
  | 'replaceFromDeck'
  | 'chooseAtRandom'
  | 'vote'
  | 'auction'
  | 'win'
  | 'swap'
  | 'giveHands'
  | 'extraTurn'
  | 'skipTurn';

/** How tightly an effect binds as text: a plain act, "and", "then", or open to the right. */
const BINDING: Readonly<Record<Compound, 'act' | 'and' | 'then' | 'open'>> = {
  nothing: 'act',
  sequence: 'then',
  and: 'and',
  ifYouDo: 'open',
  if: 'open',
  may: 'open',
  chooseOne: 'open',
  forEach: 'open',
  roll: 'open',
  rollTogether: 'open',
  secretChoice: 'open',
  look: 'open',
  reveal: 'open',
  search: 'open',
  afterwards: 'open',
  until: 'act',
  meanwhile: 'open',
  native: 'act',
};
export const isPlainAct = (effect: Effect): effect is Plain => !(effect.do in BINDING);
export const bindingOf = (effect: Effect): 'act' | 'and' | 'then' | 'open' => {
  if (isPlainAct(effect)) return 'act';
  const [only] = effect.do === 'sequence' ? effect.of : [];
  if (only !== undefined && effect.do === 'sequence' && effect.of.length === 1) return bindingOf(only);
  if (effect.do === 'look' || effect.do === 'reveal')
    return effect.effect.do === 'nothing' || isPlainAct(effect.effect) ? 'and' : 'open';
  return BINDING[effect.do];
};

/** Modifiers that somebody or something has; the others are said in a way of their own. */
export type Had = Extract<
  Modifier,
  { readonly modify: 'stat' | 'rolls' | 'allowance' | 'keyword' | 'ability' | 'abilitiesOf' }
>;
const HAD: Readonly<Record<Had['modify'], true>> = {
  stat: true,
  rolls: true,
  allowance: true,
  keyword: true,
  ability: true,
  abilitiesOf: true,
};
export const isHad = (modifier: Modifier): modifier is Had => modifier.modify in HAD;
