import type { Amount, Effect, RollRow, Selector } from '../../engine/index.js';
import { ANY_NUMBER } from '../../engine/vocabulary/index.js';
import { bindingOf, isPlainAct, type Plain, type ThingWord } from '../binding.js';
import { deckAttacksInAll, isDiscarded } from '../shorter.js';
import {
  isWholeHand,
  thingOf,
  afterThese,
  whileShown,
  endsOpen,
  isWholePurse,
  takenAway,
  type Frame,
} from '../tree.js';
import { HP, amountText, coinsText, unitText } from './amounts.js';
import { changeAct, lastingText } from './change-acts.js';
import { chooseRest, wideAct } from './choice-acts.js';
import { clause, rangeText } from './conditions.js';
import { modifiersText } from './modifiers.js';
import { act, cardAct, isModal, modal, showingAct, turnedUp, type Act, type Showing } from './deck-acts.js';
import { SLOT, YOU, counterNoun, noun, ownOr, said, verb } from './nouns.js';
import { person, toWhom } from './selectors.js';

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

const LOOT_CARD = noun('lootCard');
const DAMAGE = { one: 'damage', many: 'damage' };

const lootPlaysText = (amount: Amount, frame: Frame): string =>
  amount === ANY_NUMBER
    ? 'any number of additional loot cards'
    : unitText(amount, { one: 'additional loot card', many: 'additional loot cards' }, frame);

/** One at most, or none: "may choose". */
const isOptional = ({ min, max }: Of<'choose'>): boolean => min === 0 && max === 1;
/** What stays after a prevented death, when it is not the usual 1 HP (PREV-02). */
const hpLeftText = (hp: Amount, frame: Frame): string =>
  hp === 1 ? '' : ` (HP afterwards: at least ${amountText(hp, frame)})`;

const rollRest = (effect: Of<'addToRoll'>, frame: Frame): Act => {
  const { amount, what } = effect;
  if (typeof amount === 'number' && amount < 0) return act(null, 'subtract', `${-amount} from ${toWhom(what, frame)}`);
  const taken = takenAway(amount);
  if (taken !== null) return act(null, 'subtract', `${amountText(taken, frame)} from ${toWhom(what, frame)}`);
  return act(null, 'add', `${amountText(amount, frame)} to ${toWhom(what, frame)}`);
};

const TIMES = { one: 'time', many: 'times' };
const ADDITIONAL = { one: 'additional time', many: 'additional times' };
const attackAct = ({ on, must, times }: Of<'additionalAttack'>, frame: Frame): Act => {
  const often = times === 1 ? 'an additional time' : unitText(times, ADDITIONAL, frame);
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `until it has been attacked ${unitText(inAll, TIMES, frame)} this turn`;
  const which = on === 'any' ? often : `the monster deck ${all}`;
  const modal = must ? { bare: 'must', it: 'must' } : { bare: 'may', it: 'may' };
  return { who: { select: 'activePlayer' }, verb: modal, rest: `attack ${which}` };
};

const countersAct = (effect: Of<'putCounters'> | Of<'removeCounters'>, frame: Frame): Act => {
  const many = unitText(effect.amount, counterNoun(effect.named), frame);
  return effect.do === 'putCounters'
    ? act(null, 'put', `${many} on ${toWhom(effect.on, frame)}`)
    : act(null, 'remove', `${many} from ${toWhom(effect.from, frame)}`);
};

const allCoins = (who: Selector, frame: Frame): string =>
  `all ${person(who, frame, 'each').person === 'you' ? 'your' : 'their'} ¢`;

const damageText = (amount: Amount | 'all', frame: Frame): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'that much damage';
  return amount === 'all' ? 'all damage' : unitText(amount, DAMAGE, frame);
};

const healRest = ({ amount }: Of<'heal'>, frame: Frame): string =>
  amount === 'full' ? 'fully' : unitText(amount, HP, frame);
const preventRest = ({ what, amount }: Of<'preventDamage'>, frame: Frame): string =>
  what.select === 'cause' && thingOf(what, frame) === 'stackDamage'
    ? `${amount === 'all' ? 'all' : amountText(amount, frame)} of ${toWhom(what, frame)}`
    : preventAny({ what, amount }, frame);
const preventAny = ({ what, amount }: Pick<Of<'preventDamage'>, 'what' | 'amount'>, frame: Frame): string =>
  `${damageText(amount, frame)} ${thingOf(what, frame) === 'stackDamage' ? 'of' : 'to'} ${toWhom(what, frame)}`;

const CARD = noun('card');
const lootRest = (amount: Amount, frame: Frame): string =>
  typeof amount === 'number' ? String(amount) : unitText(amount, CARD, frame);

const discardRest = ({ who, amount }: Of<'discardLoot'>, frame: Frame): string => {
  if (!isWholeHand(who, amount)) return unitText(amount, LOOT_CARD, frame);
  return `${person(who, frame, 'each').person === 'you' ? 'your' : 'their'} whole hand`;
};

/** Acts with ¢, cards, HP and damage, and choices. */
const playerAct = (effect: Plain, frame: Frame): Act => {
  switch (effect.do) {
    case 'gainCoins':
      return act(effect.who, 'gain', coinsText(effect.amount, frame));
    case 'loseCoins':
      return act(
        effect.who,
        'lose',
        isWholePurse(effect.who, effect.amount) ? allCoins(effect.who, frame) : coinsText(effect.amount, frame),
      );
    case 'stealCoins':
      return act(effect.to, 'steal', `${coinsText(effect.amount, frame)} from ${toWhom(effect.from, frame)}`);
    case 'loot':
      return act(effect.who, 'loot', lootRest(effect.amount, frame));
    case 'gainTreasure':
      return act(effect.who, 'gain', unitText(effect.amount, { one: 'treasure', many: 'treasure' }, frame));
    case 'discardLoot':
      return act(effect.who, 'discard', discardRest(effect, frame));
    case 'deal':
      return act(null, 'deal', `${damageText(effect.amount, frame)} to ${toWhom(effect.to, frame)}`);
    case 'take':
      return act(effect.who, 'take', damageText(effect.amount, frame));
    case 'payHp':
      return act(effect.who, 'pay', unitText(effect.amount, HP, frame));
    case 'heal':
      return act(effect.what, 'heal', healRest(effect, frame));
    case 'preventDamage':
      return act(null, 'prevent', preventRest(effect, frame));
    case 'preventDeath':
      return act(
        null,
        'prevent',
        `${ownOr('death', person(effect.what, frame, 'each'))}${hpLeftText(effect.hp, frame)}`,
      );
    case 'lootPlay':
      return modal(effect.who, 'play', `${lootPlaysText(effect.amount, frame)} this turn`);
    case 'additionalAttack':
      return attackAct(effect, frame);
    case 'steal':
      return act(effect.to, 'steal', toWhom(effect.what, frame));
    case 'choose': {
      const what = chooseRest(effect, { ...frame, chooser: effect.by });
      return isOptional(effect) ? modal(effect.by, 'choose', what) : act(effect.by, 'choose', what);
    }
    default:
      return thingAct(effect, frame);
  }
};

const discarding = (what: Selector, frame: Frame): Act =>
  isDiscarded(what, frame)
    ? act(null, 'discard', toWhom(what, frame))
    : act(null, 'put', `${toWhom(what, frame)} into discard`);

/** Acts on things, rolls and slots. */
const thingAct = (effect: Extract<Plain, { readonly do: ThingWord }>, frame: Frame): Act => {
  switch (effect.do) {
    case 'kill':
    case 'destroy':
    case 'recharge':
    case 'deactivate':
    case 'cancel':
    case 'reroll':
      return act(null, effect.do, toWhom(effect.what, frame));
    case 'putIntoDiscard':
      return discarding(effect.what, frame);
    case 'cancelEverything':
      return act(null, 'cancel', 'everything on the stack');
    case 'endTurn':
      return act(null, 'end', 'the turn');
    case 'addToRoll':
      return rollRest(effect, frame);
    case 'setRoll':
      return act(null, 'change', `${toWhom(effect.what, frame)} to ${amountText(effect.to, frame)}`);
    case 'expandSlots':
      return act(null, 'add', unitText(effect.by, { one: SLOT[effect.slot], many: `${SLOT[effect.slot]}s` }, frame));
    case 'putCounters':
    case 'removeCounters':
      return countersAct(effect, frame);
    case 'chooseAtRandom':
    case 'vote':
    case 'auction':
    case 'win':
    case 'swap':
    case 'giveHands':
    case 'extraTurn':
    case 'skipTurn':
      return wideAct(effect, frame);
    case 'give':
      if (effect.to.select === 'you') return act(effect.to, 'receive', toWhom(effect.what, frame));
      return act(null, 'give', `${toWhom(effect.what, frame)} to ${toWhom(effect.to, frame)}`);
    case 'lookAt':
    case 'move':
    case 'gainObject':
    case 'putIntoSlot':
    case 'replaceFromDeck':
      return cardAct(effect, frame);
    default:
      return changeAct(effect, frame);
  }
};

/** "look at the top card of the target and put that card …", "look at …: choose …, then put …". */
const showing = (effect: Showing, frame: Frame, opening: string, chained: Chained): string => {
  const inner = effect.effect;
  const ending = effect.do === 'search' ? '; shuffle that deck afterwards' : '';
  if (inner.do === 'nothing') return opening + ending;
  const text = whileShown(effect, frame, (inside) => (isPlainAct(inner) ? chained : effectClause)(inner, inside));
  const direct = turnedUp(effect, text, frame);
  if (direct !== null) return direct;
  return `${opening}${isPlainAct(inner) ? ' and ' : ': '}${text}${ending}`;
};

type Chained = (effect: Effect, frame: Frame) => string;

const actOf = (effect: Effect, frame: Frame): Act | null => (isPlainAct(effect) ? playerAct(effect, frame) : null);
const sayAct = ({ who, verb: does, rest }: Act, frame: Frame): string => {
  const subject = who === null ? YOU : person(who, frame, 'each');
  return subject.person === 'you' && !isModal(does) ? infinitive({ who, verb: does, rest }) : said(subject, does, rest);
};
const infinitive = ({ verb: { bare }, rest }: Act): string => (rest === '' ? bare : `${bare} ${rest}`);
const actsAs = (who: Selector | null, by: Selector): boolean =>
  who === null ? by.select === 'you' : JSON.stringify(who) === JSON.stringify(by);

/** In brackets when it would run into what follows. */
const closed = (effect: Effect, frame: Frame): string =>
  bindingOf(effect) === 'act' ? effectClause(effect, frame) : `(${effectClause(effect, frame)})`;
const beforeThen = (effect: Effect, frame: Frame): string =>
  ['act', 'and'].includes(bindingOf(effect)) ? effectClause(effect, frame) : `(${effectClause(effect, frame)})`;
const lastThen = (effect: Effect, frame: Frame): string =>
  bindingOf(effect) === 'then' ? `(${effectClause(effect, frame)})` : effectClause(effect, frame);
/** An entry of a list of rows or options: another list inside needs brackets. */
const entry = (effect: Effect, frame: Frame): string => {
  const text = effectClause(effect, frame);
  return / [·•] |^roll:|^choose one:/.test(text) ? `(${text})` : text;
};

const sequence = (of: readonly Effect[], frame: Frame): string => {
  if (of.length === 0) return 'nothing';
  const [first] = of;
  if (of.length === 1 && first !== undefined) return effectClause(first, frame);
  return of
    .map((part, at) => {
      const now = afterThese(frame, of.slice(0, at));
      if (at === of.length - 1) return lastThen(part, now);
      return endsOpen(part, frame) ? `${effectClause(part, now)}; then ` : `${beforeThen(part, now)}, then `;
    })
    .join('');
};

/** Whether all of an effect is what this player does, so that "may" can stand before it. */
const isDoneBy = (effect: Effect, by: Selector, frame: Frame): boolean => {
  switch (effect.do) {
    case 'sequence':
      return effect.of.length > 1 && effect.of.every((part) => isPlainAct(part) && isDoneBy(part, by, frame));
    case 'look':
    case 'reveal':
      return (
        actsAs(showingAct(effect, frame).who, by) && isPlainAct(effect.effect) && isDoneBy(effect.effect, by, frame)
      );
    default: {
      const found = actOf(effect, frame);
      return found !== null && !isModal(found.verb) && actsAs(found.who, by);
    }
  }
};

/** The same as an infinitive: "look at …, then choose …". */
const toDo = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'sequence':
      return effect.of.map((part, at) => toDo(part, afterThese(frame, effect.of.slice(0, at)))).join(', then ');
    case 'look':
    case 'reveal':
      return showing(effect, frame, infinitive(showingAct(effect, frame)), toDo);
    default: {
      const found = actOf(effect, frame);
      return found === null ? effectClause(effect, frame) : infinitive(found);
    }
  }
};

const mayClause = ({ by, effect }: Of<'may'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  if (isDoneBy(effect, by, { ...frame, chosen: new Map(frame.chosen) }))
    return `${who.text} may ${toDo(effect, frame)}`;
  return `${who.text} may have this happen: ${effectClause(effect, frame)}`;
};

const ifYouDo = ({ first, second }: Of<'ifYouDo'>, frame: Frame): string => {
  const opening =
    first.do === 'may' && bindingOf(first.effect) === 'act' ? effectClause(first, frame) : closed(first, frame);
  const by = first.do === 'may' ? first.by : (actOf(first, frame)?.who ?? null);
  const doer = by === null || by.select === 'you' ? 'you do' : 'they do';
  return `${opening}; if ${doer}, ${effectClause(second, frame)}`;
};

const conditional = ({ condition, effect, otherwise }: Of<'if'>, frame: Frame): string => {
  const opening = `if ${clause(condition, frame)}, `;
  if (otherwise === undefined) return opening + effectClause(effect, frame);
  return `${opening}${beforeThen(effect, frame)}; otherwise, ${effectClause(otherwise, frame)}`;
};

const options = ({ by, options: of }: Of<'chooseOne'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'you' ? 'choose one:' : said(who, verb('choose'), 'one:');
  return [opening, ...of.map((option) => `• ${entry(option, frame)}`)].join(' ');
};

const rolling = ({ by, rows }: Of<'roll'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'you' ? 'roll:' : `${said(who, verb('roll'), '')}:`;
  return `${opening} ${rowsText(rows, frame)}`;
};
const DICE = { one: 'die', many: 'dice' };
const rollingTogether = ({ by, amount, rows }: Of<'rollTogether'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const dice = `${unitText(amount, DICE, frame)} at once, for each:`;
  const opening = who.person === 'you' ? `roll ${dice}` : said(who, verb('roll'), dice);
  return `${opening} ${rowsText(rows, frame)}`;
};
const secretly = ({ as, by, from, effect }: Of<'secretChoice'>, frame: Frame): string => {
  const who = person(by, frame, 'all');
  const inside: Frame = { ...frame, chosen: new Map(frame.chosen) };
  const what = chooseRest({ as, from, min: 1, max: 1 }, inside);
  const opening = who.person === 'you' ? `choose ${what} in secret` : `${who.text} together choose ${what} in secret`;
  return `${opening}, and show it only after this: ${effectClause(effect, inside)}`;
};
/** Roll rows: `1–2: gain 1¢ · 3–6: nothing`. */
export const rowsText = (rows: readonly RollRow[], frame: Frame): string =>
  rows.map(({ from, to, effect }) => `${rangeText(from, to)}: ${entry(effect, frame)}`).join(' · ');

const forEach = ({ of, effect }: Of<'forEach'>, frame: Frame): string => {
  const opening = `for ${toWhom(of, frame)}: `;
  return opening + effectClause(effect, { ...frame, it: { thing: thingOf(of, frame), of: 'each' } });
};

const until = ({ grants, till }: Of<'until'>, frame: Frame): string => {
  const what = modifiersText(grants, frame, till === 'endOfTurn' ? 'gainsThisTurn' : 'gains').join(', and also ');
  const long = lastingText(till, frame);
  return grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
};

/** An effect as a clause in the imperative, without capital or full stop. */
export const effectClause = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'nothing':
      return 'nothing';
    case 'sequence':
      return sequence(effect.of, frame);
    case 'and':
      return `${closed(effect.first, frame)} and ${closed(effect.second, frame)}`;
    case 'ifYouDo':
      return ifYouDo(effect, frame);
    case 'if':
      return conditional(effect, frame);
    case 'may':
      return mayClause(effect, frame);
    case 'chooseOne':
      return options(effect, frame);
    case 'forEach':
      return forEach(effect, frame);
    case 'roll':
      return rolling(effect, frame);
    case 'rollTogether':
      return rollingTogether(effect, frame);
    case 'secretChoice':
      return secretly(effect, frame);
    case 'look':
    case 'reveal':
    case 'search':
      return showing(effect, frame, sayAct(showingAct(effect, frame), frame), effectClause);
    case 'afterwards':
      return `${closed(effect.first, frame)}; once that is over, ${effectClause(effect.effect, frame)}`;
    case 'until':
      return until(effect, frame);
    case 'meanwhile':
      return frame.standing(effect.ability, effect.till, frame);
    case 'native':
      return `special effect (${effect.name})`;
    default:
      return sayAct(playerAct(effect, frame), frame);
  }
};
