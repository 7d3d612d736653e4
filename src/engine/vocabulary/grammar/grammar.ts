import { happening, type EventType } from '../words/happenings.js';
import { allowance, counterName, deck, deckSlot, event, keyword, playCost, slotToPutInto, stat } from './names.js';
import { duration, place, delayedAbilityDuration, tillThen } from './places-and-times.js';
import {
  amount,
  choosing,
  condition,
  LARGEST_DIE,
  MANY,
  nameWords,
  pattern,
  selector,
  where,
} from './reading-grammar.js';
import {
  at,
  broken,
  checkedBy,
  flag,
  onlyTrue,
  later,
  list,
  oneOf,
  optional,
  orElse,
  part,
  record,
  refined,
  shown,
  tagged,
  text,
  whole,
} from './shape.js';
import type { Around, Checker, Fields, TaggedFields } from './shape.js';
import type {
  Ability,
  Amount,
  Cost,
  Effect,
  Mode,
  Modifier,
  NewRole,
  NumberSpec,
  Replacement,
  RollRow,
  Selector,
  DelayableAbility,
  TargetSpec,
  Workplace,
} from '../words/words.js';

/** Something of the engine's own making, which no card has in its tree. */
const unwritten = <T>(what: string, is: Checker<T>): Checker<T> =>
  refined(is, (_value, around) => broken(around, `${what} is written by the engine only`));

export const effect = part(
  'effect',
  tagged<Effect, 'do'>('do', () => EFFECTS),
);
export const modifier = part(
  'modifier',
  tagged<Modifier, 'modify'>('modify', () => MODIFIERS),
);
export const replacement = part(
  'replacement',
  tagged<Replacement, 'instead'>('instead', () => REPLACEMENTS),
);
export const cost = part(
  'cost',
  tagged<Cost, 'pay'>('pay', () => COSTS),
);

/** What has happened once it is said cannot be forbidden any more (DEC-08). */
const forbiddable = refined(event, (name, around) => {
  if (!happening(name as EventType).canBe.includes('forbidden')) broken(around, `${shown(name)} cannot be forbidden`);
});

const MODIFIERS: TaggedFields<Modifier, 'modify'> = {
  stat: { stat, on: selector, by: amount, next: optional(oneOf({ attackRoll: true })) },
  statIs: { stat, on: selector, to: amount },
  rolls: {
    of: selector,
    which: oneOf({ all: true, attack: true, first: true, firstAttack: true, next: true, nextAttack: true }),
    by: amount,
    nth: optional(list(whole(1, MANY), 1)),
  },
  allowance: { what: allowance, of: selector, by: amount },
  allowanceIs: { what: allowance, of: selector, to: amount },
  price: { of: selector, by: amount },
  priceIs: { of: selector, to: amount, next: optional(oneOf({ shopItem: true })) },
  keyword: { on: selector, word: keyword },
  loseKeyword: { on: selector, word: keyword },
  cannotBeAttacked: { on: selector },
  canBeAttacked: { on: selector, dc: orElse(null, amount) },
  declaringCosts: { of: selector, what: oneOf({ attack: true, purchase: true }), pay: list(cost, 1) },
  mustPurchase: { who: selector },
  countsAs: { as: oneOf({ hit: true, miss: true }), where, next: optional(oneOf({ attackRoll: true })) },
  keepsDamage: { on: selector },
  mustAttack: { who: selector, what: orElse(null, selector) },
  mayPlay: { who: selector, what: selector, cost: playCost },
  goesFirst: { who: selector },
  attacksAlong: { who: selector },
  insteadOfTap: { on: selector, pay: list(cost, 1) },
  activationCosts: { on: selector, pay: list(cost, 1) },
  cheaperActivation: { on: selector, by: amount },
  noRefill: { slot: deckSlot },
  rewardOf: { on: selector, of: selector },
  cannot: { event: forbiddable, where },
  number: { on: unwritten('"number"', selector), card: text, ordinal: whole(1, MANY), by: whole(-MANY, MANY) },
  copyOf: { on: unwritten('"copyOf"', selector), card: text },
  shield: { on: selector, kind: oneOf({ points: true, instance: true }), upTo: orElse('all', amount) },
  openHands: { of: selector },
  seesTop: { by: selector, deck },
  ability: { on: selector, ability: later(() => ability) },
  abilitiesOf: { on: selector, of: selector, which: oneOf({ all: true, tap: true }) },
  loseAbilities: { on: selector, except: list(keyword) },
  renamed: { on: selector, as: nameWords },
  mayUse: { who: selector, what: selector },
  cannotTarget: { who: selector, what: selector },
  mayPurchase: { who: selector, what: selector },
};

export const row = part('row', record<RollRow>({ from: whole(1, LARGEST_DIE), to: whole(1, LARGEST_DIE), effect }));

/** The rows of a roll: each from low to high, and no number in two of them (KEY-07). */
const rows = refined(list(row, 0), (value, around) => {
  let last = 0;
  for (const [index, { from, to }] of (value as readonly RollRow[]).entries()) {
    if (from <= last || to < from) at(index, () => broken(around, `${from} to ${to} after ${last}`), null, around);
    last = to;
  }
});

const who: Fields<{ readonly who: Selector; readonly amount: Amount }> = { who: selector, amount };
const what: Fields<{ readonly what: Selector }> = { what: selector };

/** In it there is a number that has been chosen. */
const numberedEffect = checkedBy(effect, (value, around) => {
  const { number } = around;
  around.number = true;
  effect(value, around);
  around.number = number;
});

const EFFECTS: TaggedFields<Effect, 'do'> = {
  nothing: {},
  sequence: { of: list(effect, 1) },
  and: { first: effect, second: effect },
  ifYouDo: { first: effect, second: effect },
  if: { condition, effect, otherwise: optional(effect) },
  may: { by: selector, effect },
  eachMay: { by: selector, effect, as: choosing },
  chooseOne: { by: selector, options: list(effect, 2), once: optional(onlyTrue) },
  choose: { by: selector, from: selector, min: amount, max: amount, as: choosing },
  chooseNumber: { by: selector, from: amount, to: amount, effect: numberedEffect },
  eachNumber: {
    by: selector,
    from: whole(1, MANY),
    to: whole(1, MANY),
    which: oneOf({ any: true, different: true }),
    effect: numberedEffect,
  },
  chooseAtRandom: { from: selector, amount, as: choosing },
  vote: { by: selector, over: selector, as: choosing, different: optional(whole(2, MANY)), others: optional(onlyTrue) },
  voteOn: {
    by: selector,
    options: list(effect, 2),
    tie: whole(0, MANY),
  },
  auction: { by: selector, to: selector, as: choosing },
  secretChoice: { by: selector, from: selector, as: choosing, effect },
  forEach: { of: selector, as: optional(choosing), effect },
  roll: { by: selector, rows },
  rollAgain: {},
  rollTogether: { by: selector, amount, rows },
  win: { who: selector },
  gainCoins: who,
  loseCoins: who,
  giveCoins: { from: selector, to: selector, amount },
  stealCoins: { from: selector, to: selector, amount },
  loot: who,
  gainTreasure: { ...who, as: optional(choosing) },
  discardLoot: who,
  deal: { amount, to: selector, by: optional(selector) },
  dealDivided: { amount, to: selector, by: selector },
  take: who,
  kill: { what: selector, by: optional(selector) },
  destroy: what,
  putIntoDiscard: what,
  heal: { what: selector, amount: orElse('full', amount) },
  payHp: who,
  recharge: what,
  deactivate: what,
  flip: what,
  cancel: { what: selector, as: optional(choosing) },
  cancelEverything: {},
  cancelAttack: {},
  endTurn: {},
  reroll: what,
  addToRoll: { what: selector, amount },
  setRoll: { what: selector, to: amount },
  preventDeath: { what: selector, hp: amount },
  addToDamage: { what: selector, amount },
  preventDamage: { what: selector, amount: orElse('all', amount) },
  until: { grants: list(modifier, 1), till: duration },
  rule: { grants: list(modifier, 1), till: duration },
  lootPlay: who,
  additionalAttack: {
    on: orElse('any', orElse('monsterDeck', selector)),
    must: flag,
    times: amount,
  },
  putBelow: { what: selector, slot: deckSlot, depth: amount, by: selector },
  mustAttackIn: { slots: oneOf({ itsOwn: true, new: true }) },
  payRewards: { of: selector, to: selector, share: optional(oneOf({ half: true })) },
  replaceCharacter: { who: selector, by: selector },
  expandSlots: { slot: deckSlot, by: amount },
  putCounters: { on: selector, amount, named: optional(counterName) },
  putAlikeCounter: { on: selector },
  removeCounters: { from: selector, amount, named: optional(counterName) },
  steal: { what: selector, to: selector },
  give: { what: selector, to: selector },
  swap: { one: selector, other: selector },
  giveHands: { of: selector, to: selector },
  giveAtOnce: { of: selector, things: list(selector, 1), to: selector },
  note: { number: amount, till: oneOf({ endOfTurn: true, forever: true }) },
  assemble: {
    by: selector,
    abilities: list(
      later(() => ability),
      1,
    ),
    parts: list(list(effect, 1), 1),
    on: selector,
  },
  extraTurn: { who: selector },
  skipTurn: { who: selector },
  becomeSoul: { what: selector, of: selector },
  become: {
    what: selector,
    role: oneOf<NewRole>({ item: true, room: true, monster: true, bonusSoul: true }),
    of: selector,
  },
  becomeCurse: { what: selector, of: selector },
  meanwhile: { ability: later(() => delayedAbility), till: delayedAbilityDuration },
  copy: what,
  double: what,
  becomeCopy: { what: selector, of: selector, till: tillThen },
  changeNumber: { by: selector, what: selector, amount, till: tillThen },
  play: { by: selector, what: selector, cost: playCost },
  forceActivate: { by: selector, what: selector },
  playCopy: { by: selector, of: selector, cost: playCost },
  look: { by: selector, deck: selector, amount, as: choosing, effect },
  reveal: { deck: selector, amount, as: choosing, effect },
  revealUntil: { deck: selector, where: condition, amount, as: choosing, found: choosing, effect },
  search: { by: selector, deck: selector, where: condition, as: choosing, effect, most: optional(whole(2, MANY)) },
  lookAt: { by: selector, what: selector },
  show: what,
  move: { what: selector, to: place, by: selector },
  gainObject: { who: selector, what: selector },
  putIntoSlot: { what: selector, slot: slotToPutInto, by: selector, another: optional(onlyTrue) },
  replaceFromDeck: what,
  addToTimer: { amount },
  takeFromTimer: { amount },
  afterwards: { first: effect, effect },
  repeat: { effect, till: condition, most: whole(1, MANY) },
  native: { name: text },
};

const REPLACEMENTS: TaggedFields<Replacement, 'instead'> = {
  amount: { to: amount },
  nothing: {},
  prevent: { amount, effect },
  effect: { effect },
  also: { effect },
  entersDeactivated: {},
  fromDiscard: {},
  redirect: { part: oneOf({ player: true, object: true, chooser: true }), to: selector },
  byChance: {},
  dice: { count: amount, keep: orElse('lowest', selector) },
  sides: {
    sides: (value, around) => {
      if (value !== 8) broken(around, 'there are only dice with 6 or 8 sides');
    },
  },
  coin: { tails: whole(1, 6), onTails: effect, heads: whole(1, 6), inARow: whole(2, MANY), onRow: effect },
};

const COSTS: TaggedFields<Cost, 'pay'> = {
  tap: {},
  coins: { amount: whole(1, MANY) },
  coinsTo: { amount: whole(1, MANY), to: selector },
  counters: { amount: whole(1, MANY) },
  anyCounters: {},
  discardLoot: { amount: whole(1, MANY) },
  hand: {},
  hp: { amount: whole(1, MANY) },
  destroy: { what: selector, amount: whole(1, MANY) },
  give: what,
  destroyThis: {},
  timer: { amount: whole(1, MANY) },
  getCounters: { amount: whole(1, MANY), named: counterName },
};

export const target = part(
  'target',
  refined(
    record<TargetSpec>({
      from: selector,
      min: whole(0, MANY),
      max: whole(1, MANY),
      pick: optional(oneOf({ atRandom: true })),
      by: optional(selector),
    }),
    (spec, around) => {
      const { min, max } = spec as TargetSpec;
      if (min > max) broken(around, `at least ${min} and at most ${max} targets`);
      around.targets += 1;
    },
  ),
);

/** Targets are chosen one after another: a later one may speak of those before it (TGT-01). */
const targetList = list(target);
const targets = checkedBy(targetList, (value, around) => {
  const outside = around.targets;
  around.targets = 0;
  targetList(value, around);
  if (around.targets === 0) around.targets = outside;
});

const numberSpec = refined(record<NumberSpec>({ from: whole(0, MANY), to: whole(0, MANY) }), (value, around) => {
  const { from, to } = value as NumberSpec;
  if (from > to) broken(around, `a number from ${from} to ${to}`);
  around.number = true;
});

const modeFields = record<Mode>({ number: optional(numberSpec), targets, effect });
/** A mode with its own targets and number, or with those of what set it up (TGT-01, KEY-07). */
export const mode = part(
  'mode',
  checkedBy(modeFields, (value, around) => {
    const { targets: before, number } = around;
    modeFields(value, around);
    Object.assign(around, { targets: before, number });
  }),
);
const modes = list(mode, 1);

const worksIn = optional(
  list(oneOf<Workplace>({ play: true, soul: true, covered: true, shop: true, discard: true, outside: true }), 1),
);
const ABILITIES: TaggedFields<Ability, 'kind'> = {
  loot: { key: text, worksIn, costs: optional(list(cost, 1)), modes },
  activated: { key: text, worksIn, at: optional(oneOf({ purchase: true })), costs: list(cost, 0), modes },
  triggered: { key: text, worksIn, when: pattern, only: optional(condition), modes },
  static: { key: text, worksIn, while: optional(condition), grants: list(modifier, 1) },
  replacement: { key: text, worksIn, would: pattern, only: optional(condition), instead: replacement },
  claim: { key: text, worksIn, condition, chosenFrom: optional(selector) },
  startsWith: { key: text, worksIn, counters: whole(1, MANY), named: optional(counterName) },
  alsoNamed: { key: text, worksIn, card: text },
  namedElsewhere: { key: text, worksIn, card: text },
  keyword: { key: text, worksIn, word: keyword },
};
/** A replacement that its event does not know would do nothing (REPL-01, REPL-02); only triggers count over all turns. */
const canReplace = (value: unknown, around: Around): void => {
  const one = value as Ability;
  if (one.kind !== 'replacement') return;
  const { event: name, nth, nthEachTurn } = one.would;
  const times = nth ?? nthEachTurn;
  if (times !== undefined) at('would', (_would, here) => broken(here, 'only a trigger counts times'), times, around);
  at(
    'instead',
    (instead, here) => {
      if (!allows(name, instead as Replacement)) broken(here, `${shown(name)} cannot be replaced like this`);
    },
    one.instead,
    around,
  );
};
/** Whether a replacement can do this to such an event; something can be added to each (REPL-05). */
const allows = (name: EventType, replacement: Replacement): boolean => {
  const { canBe, changes } = happening(name);
  switch (replacement.instead) {
    case 'also':
      return true;
    case 'nothing':
    case 'effect':
      return canBe.includes('replaced');
    case 'amount':
      return changes.includes('amount');
    case 'prevent':
      return changes.includes('prevented');
    case 'redirect':
      return changes.includes(replacement.part);
    case 'entersDeactivated':
      return changes.includes('deactivated');
    case 'fromDiscard':
      return changes.includes('fromDiscard');
    case 'byChance':
      return changes.includes('chance');
    case 'dice':
    case 'sides':
    case 'coin':
      return changes.includes('dice');
  }
};

export const ability = part(
  'ability',
  refined(
    tagged<Ability, 'kind'>('kind', () => ABILITIES),
    canReplace,
  ),
);
const delayedAbility = part(
  'ability',
  refined(
    tagged<DelayableAbility, 'kind'>('kind', () => ({
      triggered: ABILITIES.triggered,
      replacement: ABILITIES.replacement,
    })),
    canReplace,
  ),
);
