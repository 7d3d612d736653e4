import type { Effect, RollRow, Selector } from '../../engine/index.js';
import { bindingOf, isPlainAct } from '../binding.js';
import { isGroup, thingOf, type Frame, afterThese, whileShown, endsOpen } from '../tree.js';
import { actOf, chooseRest, infinitive, isModal, sayAct } from './acts.js';
import { unitText } from './amounts.js';
import { lastingText } from './change-acts.js';
import { clause, rangeText } from './conditions.js';
import { showingAct, turnedUp, type Showing } from './deck-acts.js';
import { CHOISIR, POUVOIR, present, said, type Noun, type Verb } from './nouns.js';
import { person, whom } from './selectors.js';
import { si } from './typography.js';
import { modifiersText } from './modifiers.js';

type Of<Word extends Effect['do']> = Extract<Effect, { readonly do: Word }>;

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
  return / [·•] |^lancez :|^choisissez un effet :/.test(text) ? `(${text})` : text;
};

const sequence = (of: readonly Effect[], frame: Frame): string => {
  const [first] = of;
  if (first === undefined) return 'rien';
  if (of.length === 1) return effectClause(first, frame);
  return of
    .map((part, at) => {
      const now = afterThese(frame, of.slice(0, at));
      if (at === of.length - 1) return lastThen(part, now);
      return endsOpen(part, frame) ? `${effectClause(part, now)} ; puis ` : `${beforeThen(part, now)}, puis `;
    })
    .join('');
};

/** « regardez la carte … et mettez cette carte … », « regardez … : choisissez …, puis mettez … ». */
const showing = (effect: Showing, frame: Frame, opening: string, chained: Chained): string => {
  const inner = effect.effect;
  const ending = effect.do === 'search' ? ' ; mélangez ensuite cette pioche' : '';
  if (inner.do === 'nothing') return opening + ending;
  const text = whileShown(effect, frame, (inside) => (isPlainAct(inner) ? chained : effectClause)(inner, inside));
  const direct = turnedUp(effect, text, frame);
  if (direct !== null) return direct;
  return `${opening}${isPlainAct(inner) ? ' et ' : ' : '}${text}${ending}`;
};

type Chained = (effect: Effect, frame: Frame) => string;

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

/** The same as an infinitive: « regarder …, puis choisir … ». */
const toDo = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'sequence':
      return effect.of.map((part, at) => toDo(part, afterThese(frame, effect.of.slice(0, at)))).join(', puis ');
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
  const may = `${who.text} ${present(who, POUVOIR)}`;
  if (isDoneBy(effect, by, { ...frame, chosen: new Map(frame.chosen) })) return `${may} ${toDo(effect, frame)}`;
  return `${may} appliquer ceci : ${effectClause(effect, frame)}`;
};

const ifYouDo = ({ first, second }: Of<'ifYouDo'>, frame: Frame): string => {
  const alone = first.do === 'may' && bindingOf(first.effect) === 'act';
  const opening = alone ? effectClause(first, frame) : closed(first, frame);
  const by = first.do === 'may' ? first.by : (actOf(first, frame)?.who ?? null);
  const doer = by === null || by.select === 'you' ? 'si vous le faites' : 'si cela a été fait';
  return `${opening} ; ${doer}, ${effectClause(second, frame)}`;
};

const conditional = ({ condition, effect, otherwise }: Of<'if'>, frame: Frame): string => {
  const opening = `${si(clause(condition, frame))}, `;
  if (otherwise === undefined) return opening + effectClause(effect, frame);
  return `${opening}${beforeThen(effect, frame)} ; sinon, ${effectClause(otherwise, frame)}`;
};

const options = ({ by, options: of }: Of<'chooseOne'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'vous' ? 'choisissez un effet :' : said(who, CHOISIR, 'un effet :');
  return [opening, ...of.map((option) => `• ${entry(option, frame)}`)].join(' ');
};

const LANCER: Verb = { inf: 'lancer', vous: 'lancez', il: 'lance', ils: 'lancent' };
const rolling = ({ by, rows }: Of<'roll'>, frame: Frame): string => {
  const who = person(by, frame, 'each');
  const opening = who.person === 'vous' ? 'lancez :' : said(who, LANCER, ':');
  return `${opening} ${rowsText(rows, frame)}`;
};
const DE: Noun = { one: 'dé', many: 'dés', f: false };
const rollingTogether = ({ by, amount, rows }: Of<'rollTogether'>, frame: Frame): string => {
  const dice = `${unitText(amount, DE, frame)} à la fois, pour chacun :`;
  const who = person(by, frame, 'each');
  return `${who.person === 'vous' ? `lancez ${dice}` : said(who, LANCER, dice)} ${rowsText(rows, frame)}`;
};
const secretly = ({ as, by, from, effect }: Of<'secretChoice'>, frame: Frame): string => {
  const inside: Frame = { ...frame, chosen: new Map(frame.chosen) };
  const what = chooseRest({ as, from, min: 1, max: 1 }, inside);
  const who = person(by, frame, 'all');
  const group = isGroup(by) ? `les ${who.text}` : who.text;
  const act = `${present(who, CHOISIR)} ensemble en secret ${what}`;
  return `${group} ${act}, et ne le montrent qu'après ceci : ${effectClause(effect, inside)}`;
};
/** Roll rows: `1-2 : gagnez 1 ¢ · 3-6 : rien`. */
export const rowsText = (rows: readonly RollRow[], frame: Frame): string =>
  rows.map(({ from, to, effect }) => `${rangeText(from, to)} : ${entry(effect, frame)}`).join(' · ');

const forEach = ({ of, effect }: Of<'forEach'>, frame: Frame): string => {
  const opening = `pour ${whom(of, frame)} : `;
  return opening + effectClause(effect, { ...frame, it: { thing: thingOf(of, frame), of: 'each' } });
};

const until = ({ grants, till }: Of<'until'>, frame: Frame): string => {
  const what = modifiersText(grants, frame, till === 'endOfTurn' ? 'gainsThisTurn' : 'gains').join(', et aussi ');
  const long = lastingText(till, frame);
  return grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
};

/** An effect as a clause in the imperative, without capital or full stop. */
export const effectClause = (effect: Effect, frame: Frame): string => {
  switch (effect.do) {
    case 'nothing':
      return 'rien';
    case 'sequence':
      return sequence(effect.of, frame);
    case 'and':
      return `${closed(effect.first, frame)} et ${closed(effect.second, frame)}`;
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
      return `${closed(effect.first, frame)} ; quand tout cela est fini, ${effectClause(effect.effect, frame)}`;
    case 'until':
      return until(effect, frame);
    case 'meanwhile':
      return frame.standing(effect.ability, effect.till, frame);
    case 'native':
      return `effet particulier (${effect.name})`;
    default: {
      const act = actOf(effect, frame);
      return act === null ? '' : sayAct(act, frame);
    }
  }
};
