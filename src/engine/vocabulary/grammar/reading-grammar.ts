import {
  cardKind,
  comparison,
  counterName,
  deck,
  event,
  keyword,
  role,
  deckSlot,
  stat,
  tallied,
  wholeEvent,
} from './names.js';
import { broken, flag, list, oneOf, optional, part, checkedBy, record, refined, tagged, text, whole } from './shape.js';
import type { TaggedFields, Checker } from './shape.js';
import type { Amount, Condition, EventPattern, NameWords, Ref, Selector } from '../words/words.js';

// The grammar of the words that only read (readings.ts).

/** Most of anything that a number stands for: ¢, cards, counters. */
export const MANY = 100;
/** The largest number of a text: damage that nothing survives. */
const LARGEST = 999;
export const LARGEST_DIE = 20;

/** Nobody and nothing; what there is in a game only the engine names. */
const noRefs: Checker<readonly Ref[]> = (value, around) => {
  if (!Array.isArray(value) || value.length > 0) broken(around, '"fixed" is written by the engine only');
};

/** A target that has been chosen by now (TGT-01). */
const targetIndex: Checker<number> = (value, around) => {
  whole(0, MANY)(value, around);
  if ((value as number) >= around.targets) broken(around, `target ${String(value)} is used before it is chosen`);
};

/** A name that something has been chosen under by now. */
const chosenBefore: Checker<string> = (value, around) => {
  text(value, around);
  if (!around.chosen.has(value as string)) broken(around, `"${String(value)}" is used before it is chosen`);
};

/** Chooses under this name, for everything that comes after. */
export const choosing: Checker<string> = (value, around) => {
  text(value, around);
  around.chosen.add(value as string);
};

export const selector = part(
  'selector',
  tagged<Selector, 'select'>('select', () => SELECTORS),
);
export const condition = part(
  'condition',
  tagged<Condition, 'if'>('if', () => CONDITIONS),
);
const amountWord = refined(
  tagged<Amount, 'amount'>('amount', () => AMOUNTS),
  (value, around) => {
    if ((value as { readonly amount: string }).amount === 'chosenNumber' && !around.number)
      broken(around, 'the number is used but never chosen');
  },
);
const number = whole(-LARGEST, LARGEST);
export const amount = part<Amount>(
  'amount',
  checkedBy<Amount>(amountWord, (value, around) => (typeof value === 'number' ? number : amountWord)(value, around)),
);
export const where = optional(condition);

const AMOUNTS: TaggedFields<Amount, 'amount'> = {
  rollResult: {},
  causeAmount: {},
  chosenNumber: {},
  count: { of: selector },
  counters: { on: selector, named: optional(counterName) },
  coins: { of: selector },
  handSize: { of: selector },
  souls: { of: selector },
  controlled: { of: selector, role },
  hpLeft: { of: selector },
  stat: { stat, of: selector },
  lastRoll: { of: selector, which: oneOf({ all: true, attack: true }), nth: whole(1, MANY) },
  ownRolls: { of: selector },
  happened: { event, by: selector },
  kills: { of: selector },
  rollsMade: { of: selector, which: oneOf({ all: true, attack: true }), against: optional(selector) },
  doneSoFar: { event: tallied },
  paidAmount: {},
  deckAttacks: {},
  shopPurchases: {},
  slots: { slot: deckSlot },
  highest: { of: selector, by: amount },
  lowest: { of: selector, by: amount },
  half: { of: amount, rounded: oneOf({ down: true, up: true }) },
  remainder: { of: amount, by: whole(2, MANY) },
  lastNoted: {},
  notesHere: {},
  sum: { of: list(amount, 1) },
  difference: { of: list(amount, 2) },
  product: { of: list(amount, 1) },
  largest: { of: list(amount, 1) },
  smallest: { of: list(amount, 1) },
};

const SELECTORS: TaggedFields<Selector, 'select'> = {
  you: {},
  this: {},
  it: {},
  target: { index: targetIndex },
  chosen: { as: chosenBefore },
  activePlayer: {},
  attackingPlayer: {},
  attacked: {},
  cause: { part: oneOf({ player: true, object: true, source: true, stack: true, dealer: true }) },
  controller: { of: selector },
  sourceOf: { of: selector },
  paid: {},
  slayer: { of: selector },
  neighbour: { side: oneOf({ left: true, right: true }), of: selector },
  players: { where },
  objects: { role, where },
  onStack: { kind: oneOf({ loot: true, ability: true, roll: true, damage: true, death: true }), where },
  hand: { of: selector, where },
  discard: { deck, where },
  decks: { of: list(deck, 1) },
  under: { of: selector, where },
  pile: { of: selector },
  outside: { where },
  topOfDiscard: { of: selector },
  most: { of: selector, by: amount },
  least: { of: selector, by: amount },
  fixed: { refs: noRefs },
  anyOf: { of: list(selector, 1) },
  among: { of: selector, where: condition },
  nth: { nth: whole(1, MANY), of: selector },
};

export const nameWords = record<NameWords>({ en: text, fr: text });

const CONDITIONS: TaggedFields<Condition, 'if'> = {
  all: { of: list(condition) },
  any: { of: list(condition) },
  not: { of: condition },
  compare: { left: amount, is: comparison, right: amount },
  same: { one: selector, other: selector },
  exists: { what: selector },
  role: { of: selector, role },
  keyword: { of: selector, word: keyword },
  charged: { of: selector },
  controls: { player: selector, what: selector },
  inShop: { of: selector },
  inSlot: { of: selector, slot: oneOf({ finalBoss: true, minion: true }) },
  cardKind: { of: selector, kind: cardKind },
  alive: { of: selector },
  turnOf: { player: selector },
  attacked: { of: selector },
  attackedThisTurn: { of: selector },
  triggeredAbility: { of: selector },
  aimsAt: { of: selector, what: selector },
  copied: { of: selector },
  activatedAbility: { of: selector, ofItem: flag },
  abilityMark: { of: selector, mark: oneOf({ tap: true, paid: true }) },
  attackRoll: { of: selector },
  firstAttackRoll: { of: selector },
  rolledAlike: { of: selector },
  onAttackRoll: {},
  partOf: { what: wholeEvent },
  combat: {},
  rollIn: { from: whole(1, LARGEST_DIE), to: whole(1, LARGEST_DIE) },
  resolution: { nth: whole(1, MANY) },
  noted: { number: amount },
  named: { of: selector, card: text },
  nameHas: { of: selector, name: nameWords, whole: flag },
};

export const pattern = part(
  'pattern',
  record<EventPattern>({
    event,
    where,
    first: optional(oneOf({ eachTurn: true, eachRound: true })),
    every: optional(whole(2, MANY)),
    nth: optional(whole(1, MANY)),
    nthEachTurn: optional(whole(2, MANY)),
  }),
);
