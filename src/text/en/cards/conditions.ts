import type { Condition, Selector, Comparison } from '../../../engine/index.js';
import { isCard, isGroup, thingOf, type RenderContext } from '../../cards/tree.js';
import { rendered } from '../../cards/render-listener.js';
import { bracketed, controlledIn, measured } from '../../cards/traits.js';
import { isChosenNumber } from '../../cards/matched-events.js';
import { isNothingBought } from '../../cards/owned-modifiers.js';
import { amountText } from './amounts.js';
import {
  KEYWORD,
  KIND,
  ROLE,
  cardLimit,
  conjugated,
  has,
  is,
  limitText,
  measureUnit,
  noun,
  ordinal,
  ownOr,
  owned,
  said,
  verb,
  withUnit,
  SLOT,
} from './nouns.js';
import { objectCase, person } from './selectors.js';

/** "your first attack roll this turn is not over", "these rolls by you show the same number". */
const ofRolls = (
  { if: word, of }: Extract<Condition, { readonly if: 'firstAttackRoll' | 'rolledAlike' }>,
  ctx: RenderContext,
  not: boolean,
): string => {
  const who = person(of, ctx, 'each');
  return word === 'firstAttackRoll'
    ? `${ownOr('first attack roll this turn', who)} is ${not ? '' : 'not '}over`
    : `these rolls by ${objectCase(who)} ${not ? 'do not ' : ''}show the same number`;
};

type Compare = Extract<Condition, { readonly if: 'compare' }>;

/** "only one item is chosen". */
const countedChoice = (of: Selector, how: Comparison, right: number, ctx: RenderContext): string | null => {
  if (of.select !== 'chosen') return null;
  const what = person(of, ctx, 'all').text;
  const { thing, number } = ctx.chosen.get(of.as) ?? { thing: 'thing', number: 1 };
  if (isCard(ctx) && how === '=' && right === 1 && ctx.chosen.get(of.as)?.voted === true)
    return 'one alone has the most votes';
  const only = `only one ${noun(thing).one} is chosen${number === 1 ? '' : ` (${number})`}`;
  return how === '=' && right === 1 ? only : `${limitText(how, right)} are chosen (${what})`;
};

/** "0¢", "any counters". */
const quantity = (how: Comparison, than: number, unit: string): string | null => {
  if (than !== 0) return null;
  return how === '=' ? withUnit('0', unit) : how === '>' ? `any ${unit}` : null;
};

/** "the number of rolls is even" */
const parity = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left === 'number' || left.amount !== 'remainder' || left.by !== 2 || how !== '=') return null;
  return right === 0 || right === 1 ? `${amountText(left.of, ctx)} is ${right === 0 ? 'even' : 'odd'}` : null;
};

/** "it is your 2nd roll this turn" */
const nthRoll = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left !== 'object' || left.amount !== 'rollsMade' || how !== '=' || typeof right !== 'number') return null;
  if (thingOf(left.of, ctx) !== 'player' || right === 0) return null;
  const roll = left.which === 'attack' ? 'attack roll' : 'roll';
  return `it is ${owned(`${ordinal(right)} ${roll} this turn`, person(left.of, ctx, 'each'))}`;
};

/** "you have killed a monster or a player this turn" */
const hasKilled = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left !== 'object' || left.amount !== 'kills' || how !== '>=' || right !== 1) return null;
  return said(person(left.of, ctx, 'each'), { bare: 'have', it: 'has' }, 'killed a monster or a player this turn');
};

/** "it is your 2nd attack this turn" */
const nthAttack = ({ left, is: how, right }: Compare, ctx: RenderContext): string | null => {
  if (typeof left !== 'object' || left.amount !== 'happened' || left.event !== 'attack') return null;
  if (how !== '=' || typeof right !== 'number' || right === 0) return null;
  return `it is ${owned(`${ordinal(right)} attack this turn`, person(left.by, ctx, 'each'))}`;
};

const comparing = (condition: Compare, ctx: RenderContext): string => {
  const { left, is: how, right } = condition;
  const even = parity(condition, ctx);
  if (even !== null) return even;
  const nth = isCard(ctx) ? (nthRoll(condition, ctx) ?? nthAttack(condition, ctx) ?? hasKilled(condition, ctx)) : null;
  if (nth !== null) return nth;
  if (isCard(ctx) && isChosenNumber(condition, ctx)) return 'it is that number';
  if (isCard(ctx) && isNothingBought(condition)) return 'no shop item has been purchased this turn';
  const limit = isCard(ctx) ? cardLimit(how, amountText(right, ctx)) : limitText(how, amountText(right, ctx));
  const measure = measured(left);
  if (measure !== null && typeof right === 'number') {
    const who = person(measure.of, ctx, 'each');
    const unit = measureUnit(measure.what, isCard(ctx) && how !== '=' ? Math.max(right, 2) : right);
    const limited = isCard(ctx) ? cardLimit(how, String(right), unit) : withUnit(limit, unit);
    return `${who.text} ${has(who, false)} ${quantity(how, right, unit) ?? limited}`;
  }
  if (typeof left !== 'number' && left.amount === 'count' && typeof right === 'number')
    return countedChoice(left.of, how, right, ctx) ?? counting(left.of, limit, ctx);
  return `${amountText(left, ctx)} is ${limit}`;
};

/** "you control an item" out of "there is an item that you control". */
const controlling = (what: Selector, ctx: RenderContext, not: boolean): string | null => {
  const found = controlledIn(what);
  if (found === null) return null;
  const who = person(found.player, ctx, 'one');
  const it = who.person === 'it';
  const verb = not ? `${it ? 'does' : 'do'} not control` : it ? 'controls' : 'control';
  return `${who.text} ${verb} ${person(found.bare, ctx, 'one').text}`;
};

/** "you control at least 2 items", or "there are at least 2 items". */
const counting = (of: Selector, limit: string, ctx: RenderContext): string => {
  const found = controlledIn(of);
  if (found === null) return `there are ${limit} ${person(of, ctx, 'all').text}`;
  const who = person(found.player, ctx, 'one');
  return `${who.text} ${who.person === 'it' ? 'controls' : 'control'} ${limit} ${person(found.bare, ctx, 'all').text}`;
};

const existing = (what: Selector, ctx: RenderContext, not: boolean): string => {
  const controlled = controlling(what, ctx, not);
  if (controlled !== null) return controlled;
  if (isCard(ctx) && what.select === 'attacked' && not) return 'no monster is being attacked';
  if (what.select === 'attackingPlayer') return `${not ? 'no attack' : 'an attack'} is going on`;
  if (!isGroup(what)) {
    const who = person(what, ctx, 'one');
    return `${who.text} ${is(who, false)} ${not ? 'gone' : 'still there'}`;
  }
  if (isCard(ctx) && what.select === 'onStack')
    return `${not ? `no ${person(what, ctx, 'bare').text}` : person(what, ctx, 'one').text} is on the stack`.replace(
      ' on the stack is',
      ' is',
    );
  const found = not ? `there is no ${person(what, ctx, 'bare').text}` : `there is ${person(what, ctx, 'one').text}`;
  return what.select === 'onStack' && !found.includes(' on the stack') ? `${found} on the stack` : found;
};

const joined = (of: readonly Condition[], word: 'and' | 'or', ctx: RenderContext): string => {
  if (of.length === 0) return word === 'and' ? 'always' : 'never';
  if (of.length === 1) return clause(of[0] ?? { if: 'all', of: [] }, ctx);
  return of.map((part) => bracketed(part, clause(part, ctx))).join(` ${word} `);
};

const about = (of: Selector, what: string, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
  return `${who.text} ${is(who, not)} ${what}`;
};

const having = (of: Selector, what: string, ctx: RenderContext, not: boolean): string => {
  const who = person(of, ctx, 'each');
  return `${who.text} ${has(who, not)} ${what}`;
};

const controlsClause = (
  condition: Extract<Condition, { readonly if: 'controls' }>,
  ctx: RenderContext,
  not: boolean,
): string => {
  const who = person(condition.player, ctx, 'one');
  const it = who.person === 'it';
  const verb = not ? `${it ? 'does' : 'do'} not control` : it ? 'controls' : 'control';
  return `${who.text} ${verb} ${person(condition.what, ctx, 'each').text}`;
};

const WHOLE = {
  penalty: 'a death penalty',
  lootStep: 'the loot step',
  rechargeStep: 'the recharge step',
  handLimit: 'the hand limit',
  cost: 'a cost',
} as const;

type OfStack = Extract<
  Condition,
  { readonly if: 'triggeredAbility' | 'aimsAt' | 'activatedAbility' | 'attackRoll' | 'copied' }
>;
/** What is asked of things on the stack. */
const stackClause = (condition: OfStack, ctx: RenderContext, not: boolean): string => {
  switch (condition.if) {
    case 'triggeredAbility':
      return about(condition.of, 'a triggered ability', ctx, not);
    case 'aimsAt': {
      const who = person(condition.of, ctx, 'each');
      const targets = not ? `${who.person === 'it' ? 'does' : 'do'} not target` : conjugated(who, verb('target'));
      return `${who.text} ${targets} ${person(condition.what, ctx, 'one').text}`;
    }
    case 'copied':
      return `${person(condition.of, ctx, 'each').text} has ${not ? 'not ' : ''}been copied this turn`;
    case 'activatedAbility':
      return about(condition.of, `an activated ability${condition.ofItem ? ' of an item' : ''}`, ctx, not);
    case 'attackRoll':
      return about(condition.of, 'an attack roll', ctx, not);
  }
};

/** What something is called. */
const nameClause = (
  condition: Extract<Condition, { readonly if: 'named' | 'nameHas' }>,
  ctx: RenderContext,
  not: boolean,
): string => {
  switch (condition.if) {
    case 'named':
      return about(condition.of, `named ${ctx.cards.card(condition.card).name.en}`, ctx, not);
    case 'nameHas':
      if (condition.whole) return about(condition.of, `named ${condition.name.en}`, ctx, not);
      return having(condition.of, `“${condition.name.en}” in its name`, ctx, not);
  }
};

/** "you are attacking", or what is what. */
const sameClause = (condition: Extract<Condition, { readonly if: 'same' }>, ctx: RenderContext, not: boolean): string =>
  isCard(ctx) && condition.one.select === 'attackingPlayer'
    ? about(condition.other, 'attacking', ctx, not)
    : about(condition.one, person(condition.other, ctx, 'one').text, ctx, not);

/** Where something lies, or what kind of card it is. */
const whatItIs = (condition: Extract<Condition, { readonly if: 'inShop' | 'inSlot' | 'cardKind' }>): string => {
  if (condition.if === 'cardKind') return KIND[condition.kind];
  return condition.if === 'inShop' ? 'in the shop' : `in a ${SLOT[condition.slot]}`;
};

/** What is asked of what has happened. */
const causeClause = (
  condition: Extract<Condition, { readonly if: 'onAttackRoll' | 'partOf' | 'combat' | 'rollIn' }>,
  no: string,
): string => {
  switch (condition.if) {
    case 'onAttackRoll':
      return `this is${no} about an attack roll`;
    case 'partOf':
      return `this is${no} part of ${WHOLE[condition.what]}`;
    case 'combat':
      return `the damage is${no} combat damage`;
    case 'rollIn':
      return `the roll is${no} ${rangeText(condition.from, condition.to)}`;
  }
};

/** A condition as a clause: "it is your turn". */
export const clause = (condition: Condition, ctx: RenderContext, not = false): string =>
  rendered(not ? 'not' : 'condition', condition, ctx, () => clauseText(condition, ctx, not));
const clauseText = (condition: Condition, ctx: RenderContext, not: boolean): string => {
  const no = not ? ' not' : '';
  switch (condition.if) {
    case 'all':
    case 'any':
      if (not) return `it is not true that (${joined(condition.of, condition.if === 'all' ? 'and' : 'or', ctx)})`;
      return joined(condition.of, condition.if === 'all' ? 'and' : 'or', ctx);
    case 'not':
      return not ? `it is not true that (${clause(condition, ctx)})` : clause(condition.of, ctx, true);
    case 'compare':
      return not ? `it is not true that (${comparing(condition, ctx)})` : comparing(condition, ctx);
    case 'same':
      return sameClause(condition, ctx, not);
    case 'exists':
      return existing(condition.what, ctx, not);
    case 'role':
      return about(condition.of, ROLE[condition.role], ctx, not);
    case 'keyword':
      return having(condition.of, `the keyword ${KEYWORD[condition.word]}`, ctx, not);
    case 'charged':
      return about(condition.of, 'charged', ctx, not);
    case 'controls':
      return controlsClause(condition, ctx, not);
    case 'inShop':
    case 'inSlot':
    case 'cardKind':
      return about(condition.of, whatItIs(condition), ctx, not);
    case 'alive':
      return about(condition.of, 'alive', ctx, not);
    case 'turnOf': {
      const who = person(condition.player, ctx, 'one');
      return `it is${no} ${ownOr('turn', who)}`;
    }
    case 'attacked':
      return about(condition.of, 'being attacked', ctx, not);
    case 'attackedThisTurn': {
      const who = person(condition.of, ctx, 'each');
      return `${who.text} ${who.person === 'it' ? 'was' : 'were'}${no} attacked this turn`;
    }
    case 'abilityMark':
      return having(condition.of, `a ${condition.mark === 'tap' ? '↷' : '$'} ability`, ctx, not);
    case 'firstAttackRoll':
    case 'rolledAlike':
      return ofRolls(condition, ctx, not);
    case 'onAttackRoll':
    case 'partOf':
    case 'combat':
    case 'rollIn':
      return causeClause(condition, no);
    case 'resolution':
      return `this is${no} the ${ordinal(condition.nth)} time this game that a card with this name resolves`;
    case 'noted':
      return `${amountText(condition.number, ctx)} is${no} among the numbers noted on this ${noun(ctx.thing).one}`;
    case 'named':
    case 'nameHas':
      return nameClause(condition, ctx, not);
    default:
      return stackClause(condition, ctx, not);
  }
};

/** `4` or `1–2`. */
export const rangeText = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** `4`, `4 or 5` or `1–3`: as a card says what a roll is. */
export const cardRange = (from: number, to: number): string =>
  to === from + 1 ? `${from} or ${to}` : rangeText(from, to);
