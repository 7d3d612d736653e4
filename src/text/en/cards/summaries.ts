import { causeOf } from '../../cards/matched-events.js';
import { effectSummary, formsOf, type SummaryWords } from '../../cards/summaries.js';
import { besidesCurse } from '../../cards/curses.js';
import { capital } from '../../cards/sentences.js';
import type { Ability, Card, CardId, CardLookup, Effect } from '../../../engine/index.js';
import { abilityText, bareContext, oneAbility } from './abilities.js';
import { statsLine } from './nouns.js';
import { activationText } from './costs.js';
import { whenText, wouldText } from './events.js';
import { KEYWORD } from './nouns.js';

const EFFECT_SUMMARIES: SummaryWords['effects'] = {
  nothing: '',
  sequence: '',
  and: '',
  ifYouDo: '',
  if: '',
  may: '',
  eachMay: '',
  chooseOne: '',
  choose: '',
  chooseAtRandom: '',
  chooseNumber: '',
  eachNumber: '',
  vote: 'vote',
  voteOn: 'vote',
  auction: 'auction',
  secretChoice: 'choose in secret',
  forEach: '',
  roll: 'roll',
  rollAgain: 'roll again',
  rollTogether: 'roll',
  win: 'win',
  gainCoins: 'gain ¢',
  loseCoins: 'lose ¢',
  giveCoins: 'give ¢',
  stealCoins: 'steal ¢',
  loot: 'loot',
  gainTreasure: 'gain treasure',
  discardLoot: 'discard loot',
  deal: 'damage',
  dealDivided: 'damage',
  take: 'damage',
  kill: 'kill',
  destroy: 'destroy',
  putIntoDiscard: 'put into discard',
  heal: 'heal',
  payHp: 'pay HP',
  recharge: 'recharge',
  deactivate: 'deactivate',
  cancel: 'cancel',
  cancelEverything: 'cancel everything',
  endTurn: 'end the turn',
  payRewards: 'gain rewards',
  replaceCharacter: 'another character',
  reroll: 'reroll',
  addToRoll: 'change a roll',
  setRoll: 'change a roll',
  flip: 'flip',
  cancelAttack: 'cancel the attack',
  preventDeath: 'prevent a death',
  preventDamage: 'prevent damage',
  addToDamage: 'more damage',
  until: 'an effect that lasts',
  rule: 'an effect that lasts',
  lootPlay: 'play more loot',
  additionalAttack: 'attack again',
  expandSlots: 'more slots',
  putCounters: 'put counters',
  putAlikeCounter: 'put a counter',
  removeCounters: 'remove counters',
  steal: 'steal',
  give: 'give',
  swap: 'swap',
  giveAtOnce: 'give at the same time',
  giveHands: 'give hands',
  note: 'note a number',
  extraTurn: 'extra turn',
  skipTurn: 'skip a turn',
  becomeSoul: 'become a soul',
  becomeCurse: 'curse a player',
  become: 'become something else',
  meanwhile: '',
  copy: 'copy',
  double: 'double a loot card',
  play: 'play loot',
  forceActivate: 'have an effect activated',
  playCopy: 'play a copy',
  becomeCopy: 'become a copy',
  changeNumber: 'change a number',
  look: 'look at cards',
  reveal: 'reveal cards',
  revealUntil: 'reveal cards',
  search: 'search a deck',
  lookAt: 'look at a hand',
  show: 'show cards',
  move: 'move cards',
  gainObject: 'gain an item',
  putIntoSlot: 'put into a slot',
  putBelow: 'put into a slot',
  mustAttackIn: 'attack again',
  replaceFromDeck: 'replace',
  repeat: '',
  assemble: '',
  addToTimer: 'timer',
  takeFromTimer: 'timer',
  afterwards: '',
  native: '',
};
const INSTEAD: SummaryWords['instead'] = {
  amount: 'more or less of it',
  nothing: 'it does not happen',
  prevent: 'prevent damage',
  effect: 'something else happens',
  also: 'more happens',
  entersDeactivated: 'deactivated',
  fromDiscard: 'from the loot discard',
  redirect: 'somebody else instead',
  byChance: 'chosen at random',
  dice: 'several dice',
  sides: 'another die',
  coin: 'a coin',
};

const summaryWords = (card: CardId | null, cards: CardLookup): SummaryWords => {
  const ctx = bareContext(cards, card);
  return {
    effects: EFFECT_SUMMARIES,
    instead: INSTEAD,
    lead: (ability) => {
      if (ability.kind === 'activated') return `${activationText(ability, ctx)} `;
      if (ability.kind === 'triggered')
        return `${whenText(ability.when, { ...ctx, cause: causeOf(ability.when, ctx.thing) })}: `;
      return ability.kind === 'replacement' ? `${wouldText(ability.would, ctx)}: ` : '';
    },
  };
};

/** What a card is, for an entry of a menu: its numbers, and each ability in its whole text or what it is about. */
export const cardForms = (card: Card, cards: CardLookup): readonly (readonly string[])[] => {
  const words = summaryWords(card.id, cards);
  const besides = besidesCurse(card);
  return [
    [statsLine(card)],
    [besides === null ? '' : `${KEYWORD.curse}.`],
    ...(besides ?? card.abilities).map((ability) => formsOf(ability, oneAbility(card, ability.key, cards), words)),
  ];
};

/** An ability that a card has, or has set up, and shorter ways to say what it is about. */
export const abilityForms = (ability: Ability, of: CardId | null, cards: CardLookup): readonly string[] =>
  formsOf(ability, abilityText(ability, { ...bareContext(cards, of), wording: 'card' }), summaryWords(of, cards));

/** An effect, and what it is about. */
export const effectForms = (effect: Effect, text: string): readonly string[] => {
  const summary = effectSummary(effect, { effects: EFFECT_SUMMARIES });
  return summary === '' ? [capital(text)] : [capital(text), capital(summary)];
};
