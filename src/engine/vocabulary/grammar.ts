import { allowance, counterName, deck, event, keyword, playCost, slotKind, stat } from './names.js';
import { amount, choosing, condition, LARGEST_DIE, MANY, pattern, selector, where } from './reading-grammar.js';
import { at, broken, flag, list, nameOr, oneOf, optional, orElse, record, tagged, text, whole } from './shape.js';
import type { Checker, Fields, Words } from './shape.js';
import type {
  Ability,
  Amount,
  CardId,
  Cost,
  Duration,
  Effect,
  Mode,
  Modifier,
  NewRole,
  NumberSpec,
  Place,
  Replacement,
  RollRow,
  Selector,
  StandingAbility,
  StandingDuration,
  TargetSpec,
  Workplace,
} from './words.js';

/** A name of the engine's own making, which no card has in its tree. */
const unwritten =
  <T>(what: string): Checker<T> =>
  (_value, around) =>
    broken(around, `${what} is written by the engine only`);

const effect: Checker<Effect> = tagged<Effect, 'do'>('do', () => EFFECTS);
const modifier: Checker<Modifier> = tagged<Modifier, 'modify'>('modify', () => MODIFIERS);
const replacement: Checker<Replacement> = tagged<Replacement, 'instead'>('instead', () => REPLACEMENTS);
const cost: Checker<Cost> = tagged<Cost, 'pay'>('pay', () => COSTS);
const place: Checker<Place> = tagged<Place, 'place'>('place', () => PLACES);

const MODIFIERS: Words<Modifier, 'modify'> = {
  stat: { stat, on: selector, by: amount },
  rolls: { of: selector, which: oneOf({ all: true, attack: true, firstAttack: true }), by: amount },
  allowance: { what: allowance, of: selector, by: amount },
  allowanceIs: { what: allowance, of: selector, to: amount },
  price: { of: selector, by: amount },
  keyword: { on: selector, word: keyword },
  cannotBeAttacked: { on: selector },
  canBeAttacked: { on: selector, dc: orElse(null, amount) },
  declaringCosts: { of: selector, what: oneOf({ attack: true, purchase: true }), pay: list(cost, 1) },
  mustPurchase: { who: selector },
  countsAs: { as: oneOf({ hit: true, miss: true }), where },
  keepsDamage: { on: selector },
  mustAttack: { who: selector, what: orElse(null, selector) },
  mayPlay: { who: selector, what: selector, cost: playCost },
  goesFirst: { who: selector },
  attacksAlong: { who: selector },
  insteadOfTap: { on: selector, pay: list(cost, 1) },
  activationCosts: { on: selector, pay: list(cost, 1) },
  noRefill: { slot: slotKind },
  cannot: { event, where },
  number: {
    on: unwritten<Selector>('"number"'),
    card: unwritten<CardId>('"number"'),
    ordinal: unwritten<number>('"number"'),
    by: unwritten<number>('"number"'),
  },
  copyOf: { on: unwritten<Selector>('"copyOf"'), card: unwritten<CardId>('"copyOf"') },
  shield: { on: selector, kind: oneOf({ points: true, instance: true }), upTo: orElse('all', amount) },
  seesTop: { by: selector, deck },
  ability: { on: selector, ability: (value, around) => ability(value, around) },
  abilitiesOf: { on: selector, of: selector, which: oneOf({ all: true, tap: true }) },
  loseAbilities: { on: selector, except: list(keyword) },
  mayUse: { who: selector, what: selector },
};

const PLACES: Words<Place, 'place'> = {
  deckTop: {},
  deckBottom: {},
  shuffledIn: {},
  deckNth: { nth: amount },
  hand: { of: selector },
  underThis: {},
  outside: {},
  outsideFaceDown: {},
};

type Till<T> = Extract<T, { readonly till: string }>;
const TILL: Words<Till<Duration>, 'till'> = { startOfTurnOf: { player: selector }, while: { condition } };
const untilThen = oneOf<Extract<Duration, string>>({ endOfTurn: true, endOfAttack: true, forever: true });
const duration: Checker<Duration> = nameOr(
  untilThen,
  tagged<Till<Duration>, 'till'>('till', () => TILL),
);
const standingDuration: Checker<StandingDuration> = nameOr(
  oneOf<Extract<StandingDuration, string>>({
    endOfTurn: true,
    endOfAttack: true,
    forever: true,
    once: true,
    onceThisTurn: true,
  }),
  tagged<Till<StandingDuration>, 'till'>('till', () => ({ ...TILL, usesThisTurn: { times: whole(1, MANY) } })),
);

const tillThen = nameOr(
  untilThen,
  tagged<Till<Exclude<Duration, { readonly till: 'while' }>>, 'till'>('till', () => ({
    startOfTurnOf: TILL.startOfTurnOf,
  })),
);

const row = record<RollRow>({ from: whole(1, LARGEST_DIE), to: whole(1, LARGEST_DIE), effect });

/** The rows of a roll: each from low to high, and no number in two of them (KEY-07). */
const rows: Checker<readonly RollRow[]> = (value, around) => {
  list(row, 1)(value, around);
  let last = 0;
  for (const [index, { from, to }] of (value as readonly RollRow[]).entries()) {
    if (from <= last || to < from) at(index, () => broken(around, `${from} to ${to} after ${last}`), null, around);
    last = to;
  }
};

const who: Fields<{ readonly who: Selector; readonly amount: Amount }> = { who: selector, amount };
const what: Fields<{ readonly what: Selector }> = { what: selector };

const EFFECTS: Words<Effect, 'do'> = {
  nothing: {},
  sequence: { of: list(effect, 1) },
  and: { first: effect, second: effect },
  ifYouDo: { first: effect, second: effect },
  if: { condition, effect, otherwise: optional(effect) },
  may: { by: selector, effect },
  chooseOne: { by: selector, options: list(effect, 2) },
  choose: { by: selector, from: selector, min: amount, max: amount, as: choosing },
  chooseAtRandom: { from: selector, amount, as: choosing },
  vote: { by: selector, over: selector, as: choosing },
  auction: { by: selector, to: selector, as: choosing },
  secretChoice: { by: selector, from: selector, as: choosing, effect },
  forEach: { of: selector, effect },
  roll: { by: selector, rows },
  rollTogether: { by: selector, amount, rows },
  win: { who: selector },
  gainCoins: who,
  loseCoins: who,
  stealCoins: { from: selector, to: selector, amount },
  loot: who,
  gainTreasure: who,
  discardLoot: who,
  deal: { amount, to: selector },
  take: who,
  kill: what,
  destroy: what,
  putIntoDiscard: what,
  heal: { what: selector, amount: orElse('full', amount) },
  payHp: who,
  recharge: what,
  deactivate: what,
  flip: what,
  cancel: what,
  cancelEverything: {},
  cancelAttack: {},
  endTurn: {},
  reroll: what,
  addToRoll: { what: selector, amount },
  setRoll: { what: selector, to: amount },
  preventDeath: { what: selector, hp: amount },
  preventDamage: { what: selector, amount: orElse('all', amount) },
  until: { grants: list(modifier, 1), till: duration },
  lootPlay: who,
  additionalAttack: { on: oneOf({ any: true, monsterDeck: true }), must: flag, times: amount },
  expandSlots: { slot: slotKind, by: amount },
  putCounters: { on: selector, amount, named: optional(counterName) },
  removeCounters: { from: selector, amount, named: optional(counterName) },
  steal: { what: selector, to: selector },
  give: { what: selector, to: selector },
  swap: { one: selector, other: selector },
  giveHands: { of: selector, to: selector },
  note: { number: amount, till: oneOf({ endOfTurn: true, forever: true }) },
  extraTurn: { who: selector },
  skipTurn: { who: selector },
  becomeSoul: { what: selector, of: selector },
  become: { what: selector, role: oneOf<NewRole>({ item: true, room: true, monster: true }), of: selector },
  becomeCurse: { what: selector, of: selector },
  meanwhile: { ability: (value, around) => standing(value, around), till: standingDuration },
  copy: what,
  becomeCopy: { what: selector, of: selector, till: tillThen },
  changeNumber: { by: selector, what: selector, amount, till: tillThen },
  play: { by: selector, what: selector, cost: playCost },
  forceActivate: { by: selector, what: selector },
  playCopy: { by: selector, of: selector, cost: playCost },
  look: { by: selector, deck: selector, amount, as: choosing, effect },
  reveal: { deck: selector, amount, as: choosing, effect },
  search: { by: selector, deck: selector, where: condition, as: choosing, effect },
  lookAt: { by: selector, what: selector },
  move: { what: selector, to: place, by: selector },
  gainObject: { who: selector, what: selector },
  putIntoSlot: { what: selector, slot: slotKind, by: selector },
  replaceFromDeck: what,
  afterwards: { first: effect, effect },
  native: { name: text },
};

const REPLACEMENTS: Words<Replacement, 'instead'> = {
  amount: { to: amount },
  nothing: {},
  prevent: { amount, effect },
  effect: { effect },
  also: { effect },
  entersDeactivated: {},
  fromDiscard: {},
  redirect: { part: oneOf({ player: true, object: true, chooser: true }), to: selector },
  dice: { count: amount, keep: orElse('lowest', selector) },
  sides: {
    sides: (value, around) => {
      if (value !== 8) broken(around, 'there are only dice with 6 or 8 sides');
    },
  },
};

const COSTS: Words<Cost, 'pay'> = {
  tap: {},
  coins: { amount: whole(1, MANY) },
  coinsTo: { amount: whole(1, MANY), to: selector },
  counters: { amount: whole(1, MANY) },
  discardLoot: { amount: whole(1, MANY) },
  hp: { amount: whole(1, MANY) },
  destroy: { what: selector, amount: whole(1, MANY) },
  give: what,
  destroyThis: {},
};

const targetSpec = record<TargetSpec>({
  from: selector,
  min: whole(0, MANY),
  max: whole(1, MANY),
  pick: optional(oneOf({ atRandom: true })),
});

/** Targets are chosen one after another: a later one may speak of those before it (TGT-01). */
const targets: Checker<readonly TargetSpec[]> = (value, around) => {
  const outside = around.targets;
  around.targets = 0;
  const one: Checker<TargetSpec> = (spec, here) => {
    targetSpec(spec, here);
    const { min, max } = spec as TargetSpec;
    if (min > max) broken(here, `at least ${min} and at most ${max} targets`);
    here.targets += 1;
  };
  list(one)(value, around);
  if (around.targets === 0) around.targets = outside;
};

const numberSpec: Checker<NumberSpec> = (value, around) => {
  record<NumberSpec>({ from: whole(0, MANY), to: whole(0, MANY) })(value, around);
  const { from, to } = value as NumberSpec;
  if (from > to) broken(around, `a number from ${from} to ${to}`);
  around.number = true;
};

/** A mode with its own targets and number, or with those of what set it up (TGT-01, KEY-07). */
const mode: Checker<Mode> = (value, around) => {
  const { targets: before, number } = around;
  record<Mode>({ number: optional(numberSpec), targets, effect })(value, around);
  Object.assign(around, { targets: before, number });
};
const modes = list(mode, 1);

const worksIn = optional(
  list(oneOf<Workplace>({ play: true, soul: true, covered: true, shop: true, discard: true, outside: true }), 1),
);
const ABILITIES: Words<Ability, 'kind'> = {
  loot: { key: text, worksIn, modes },
  activated: { key: text, worksIn, costs: list(cost, 1), modes },
  triggered: { key: text, worksIn, when: pattern, only: optional(condition), modes },
  static: { key: text, worksIn, while: optional(condition), grants: list(modifier, 1) },
  replacement: { key: text, worksIn, would: pattern, only: optional(condition), instead: replacement },
  claim: { key: text, worksIn, condition },
  startsWith: { key: text, worksIn, counters: whole(1, MANY) },
  alsoNamed: { key: text, worksIn, card: text },
  keyword: { key: text, worksIn, word: keyword },
};
export const ability: Checker<Ability> = tagged<Ability, 'kind'>('kind', () => ABILITIES);
const standing: Checker<StandingAbility> = tagged<StandingAbility, 'kind'>('kind', () => ({
  triggered: ABILITIES.triggered,
  replacement: ABILITIES.replacement,
}));
