import type { Effect, Selector } from '../../engine/index.js';
import { actOf, type Act } from './acts.js';
import { actsAs, decisions, hasStops, later } from './deciding.js';
import type { EffectWords, Say, Showing } from './effect-words.js';
import { bindingOf, isPlainAct } from './plain-acts.js';
import { actsOfOthers, afterNaming, doerOf, isSame } from './naming/mentions.js';
import { aloud } from './listening.js';
import { doneToThis } from './naming/own-name.js';
import { afterCondition } from './naming/pronouns.js';
import { isOnNumbers } from './naming/rows.js';
import { capital, stopped } from './sentences.js';
import { isPutWithRest } from './shorter.js';
import { throwing } from './throwing.js';
import { isOneStep, stepsOf, type Step } from './naming/steps.js';
import { endsOpen, whileShown, type Frame } from './tree.js';

const YOU: Selector = { select: 'you' };
const NOBODYS: readonly Effect['do'][] = ['reroll', 'addToRoll', 'setRoll', 'cancel', 'recharge', 'deactivate'];
/** Acts of which no word says who does them: "they may reroll it" can mean nothing else. */
const hasNoDoer = ({ do: act }: Effect): boolean => NOBODYS.includes(act);

/** Whether somebody else than you is the subject of this step. */
const isByOthers = ({ effect, by }: Step): boolean => (by === null ? actsOfOthers(effect) : by.select !== 'you');
/** Who does a step that is one act; null for you, and for anything else. */
const doerIn = ({ effect, by }: Step): Selector | null => {
  const who = effect.do === 'giveCoins' ? effect.from : doerOf(effect);
  const doer = isPlainAct(effect) ? (by ?? who) : null;
  return doer?.select === 'you' ? null : doer;
};
/** Whether what is chosen for this act need not be. */
const isOptional = ({ chosen }: Frame): boolean =>
  [...chosen.values()].some(({ said }) => typeof said === 'object' && said.min === 0 && said.max === 1);

/** Whether an effect that is said in sentences has a full stop in it. */
const isSplit = (effect: Effect, frame: Frame): boolean =>
  ['ifYouDo', 'afterwards', 'repeat', 'eachMay'].includes(effect.do) ||
  isOnNumbers(effect) ||
  (endsOpen(effect, frame) && !isPlainAct((effect as Showing).effect));

/** What would need brackets before "then", where a full stop makes no target of anything (TGT-04). */
const isOwnSentence = (effect: Effect, { opening, targets }: Frame): boolean =>
  ['may', 'eachMay', 'forEach', 'meanwhile'].includes(effect.do) && (!opening || targets.length === 0);

/** In brackets where it would run into what follows. */
const unless = (text: string, isClear: boolean): string => (isClear ? text : `(${text})`);

/** What a language says of effects: as one clause, or in sentences as on a card; without a capital or the last full stop. */
interface Sayings {
  readonly clause: Say;
  readonly sentences: Say;
}

/** The text of a step, without its subject where the same somebody has just done something. */
const resumed = <Verb>(words: EffectWords<Verb>, one: Step, text: string, before: Selector | null): string =>
  before !== null && hasStops(one.frame) && isSame(doerIn(one), before) ? words.again(text) : text;

/** Says any effect in a language, in the imperative. */
export const effectClauses = <Verb>(words: EffectWords<Verb>): Sayings => {
  const { between } = words;
  const plainAct: (effect: Effect, frame: Frame) => Act<Verb> | null = (effect, frame) =>
    isPlainAct(effect) ? actOf(words.acts, effect, frame) : null;

  /** "gain 4¢ or loot 1" is one act, as on a card. */
  const isEither = (effect: Effect, frame: Frame): boolean =>
    effect.do === 'chooseOne' && hasStops(frame) && !words.isList.test(say(effect, frame));
  const closed: Say = (effect, frame) => unless(say(effect, frame), bindingOf(effect) === 'act');
  const beforeThen: Say = (effect, frame) =>
    unless(say(effect, frame), ['act', 'and'].includes(bindingOf(effect)) || isEither(effect, frame));
  const lastThen: Say = (effect, frame) => unless(say(effect, frame), bindingOf(effect) !== 'then');
  const entry: Say = (effect, frame) => {
    const text = say(effect, frame);
    return words.isList.test(text) ? `(${text})` : text;
  };
  const { dicing, rollingFirst, moreDice } = throwing(words, { say: (effect, frame) => say(effect, frame), entry });

  /** The act on what is chosen, done by who chooses it. */
  const joint = ({ effect, frame, by }: Step, found: Act<Verb>): string => {
    if (by === null && isOptional(frame) && !words.isModal(found.verb))
      return actsAs(found.who, YOU)
        ? `${words.may(YOU, frame)} ${words.infinitiveOf(found)}`
        : `${words.may(YOU, frame)} ${words.letHappen}${words.clauseOf(found, frame)}`;
    if (by === null) return words.clauseOf(found, frame);
    if (isOptional(frame) && !words.isModal(found.verb)) return `${words.may(by, frame)} ${words.infinitiveOf(found)}`;
    return effect.do === 'nothing' ? words.nothing : words.clauseOf({ ...found, who: by }, frame);
  };
  const step = (one: Step, sayPart: Say): string => aloud('step', one, one.frame, () => stepText(one, sayPart));
  const stepText = (one: Step, sayPart: Say): string => {
    if (one.dice !== undefined && one.effect.do === 'reroll') return words.rerollsWith(one.effect, one.dice, one.frame);
    const found = one.by === null && !isOptional(one.frame) ? null : plainAct(one.effect, one.frame);
    if (found === null && isOptional(one.frame))
      return may({ do: 'may', by: one.by ?? YOU, effect: one.effect }, one.frame);
    return found === null ? sayPart(one.effect, one.frame) : joint(one, found);
  };

  /** The text of a step, without how long it lasts where that is as long as what has just been said. */
  const lasting = (one: Step, text: string, before: Effect | null): string => {
    const { effect, frame } = one;
    if (!hasStops(frame) || before?.do !== 'until' || effect.do !== 'meanwhile') return text;
    const long = `${words.lasting(before, frame)}, `;
    return isSame(before.till, effect.till) && text.startsWith(long) ? text.slice(long.length) : text;
  };

  const sequence = (of: readonly Effect[], frame: Frame): string => {
    const [first] = of;
    if (first === undefined) return words.nothing;
    if (of.length === 1) return say(first, frame);
    let text = '';
    let before: Effect | null = null;
    let doer: Selector | null = null;
    let amongOthers = frame.amongOthers;
    for (const next of stepsOf(of, frame)) {
      const one = amongOthers ? { ...next, frame: { ...next.frame, amongOthers } } : next;
      amongOthers ||= isByOthers(one);
      const isAdded = isPutWithRest(before, one.effect, one.frame) && !isOptional(one.frame);
      if (isAdded)
        text = text.slice(0, -between.next.length) + between.and + (plainAct(one.effect, one.frame)?.rest ?? '');
      else if (one.isLast) text += lasting(one, resumed(words, one, step(one, lastThen), doer), before);
      else if (endsOpen(one.effect, frame)) text += say(one.effect, one.frame) + between.openNext;
      else text += resumed(words, one, step(one, beforeThen), doer) + between.next;
      if (isAdded && !one.isLast) text += between.next;
      before = one.effect;
      doer = doerIn(one);
    }
    return text;
  };

  const sentenceSequence = (of: readonly Effect[], frame: Frame): string => {
    let text = '';
    let isStopped = false;
    let before: Effect | null = null;
    let doer: Selector | null = null;
    let amongOthers = frame.amongOthers;
    for (const one of stepsOf(of, frame, true)) {
      const stops = text !== '' && (isStopped || (one.choosesOpenly && frame.opening));
      amongOthers &&= !stops;
      const inside: Frame = { ...one.frame, amongOthers };
      const now = { ...one, frame: stops ? later(inside) : inside };
      amongOthers ||= isByOthers(one);
      if (text !== '') text += stops ? `. ${between.nextSentence}` : between.next;
      const isOwn = !one.isLast && isOwnSentence(one.effect, frame);
      isStopped = isOwn || isSplit(one.effect, frame);
      const said = isStopped ? step(now, isOwn ? lastThen : sentences) : step(now, one.isLast ? lastThen : beforeThen);
      text += stops ? said : lasting(now, resumed(words, now, said, doer), before);
      doer = isStopped ? null : doerIn(one);
      before = one.effect;
    }
    return text;
  };

  /** "look at the top card of the target and put that card …", "look at …: choose …, then put …". */
  const showing = (effect: Showing, frame: Frame, opening: string, sayPlain: Say, meanwhile: string): string => {
    const inner = effect.effect;
    const ending = effect.do === 'search' ? words.shuffledAfterSearch(frame) : '';
    if (inner.do === 'nothing') return opening + ending;
    const now = afterNaming(later(frame), [{ ...effect, effect: null }]);
    const isSplitUp =
      meanwhile.startsWith('.') && inner.do === 'sequence' && inner.of.some((part) => isOwnSentence(part, now));
    const sayInner = isPlainAct(inner) ? sayPlain : isSplitUp ? sentences : say;
    const text = whileShown(effect, now, (inside) => sayInner(inner, inside));
    const direct = words.turnedUp(effect, text, frame);
    if (direct !== null) return direct;
    if (isPlainAct(inner)) return opening + between.and + text + ending;
    if (meanwhile.startsWith('.')) return stopped(opening) + meanwhile.slice(1) + capital(text) + ending;
    return opening + meanwhile + text + ending;
  };

  /** Whether all of an effect is what this player does, so that "may" can stand before it. */
  const isDoneBy = (effect: Effect, by: Selector, frame: Frame): boolean => {
    switch (effect.do) {
      case 'sequence':
        return (
          effect.of.length > 1 &&
          effect.of.every((part) => (isPlainAct(part) || bindingOf(part) === 'and') && isDoneBy(part, by, frame))
        );
      case 'look':
      case 'reveal': {
        const { who } = words.showingAct(effect, frame);
        if (effect.effect.do === 'nothing') return actsAs(who, by);
        return actsAs(who, by) && isPlainAct(effect.effect) && isDoneBy(effect.effect, by, frame);
      }
      default: {
        const found = plainAct(effect, frame);
        if (found === null || words.isModal(found.verb)) return false;
        return actsAs(found.who, by) || (hasStops(frame) && found.who === null && hasNoDoer(effect));
      }
    }
  };

  /** An effect as an infinitive: "look at …, then choose …". */
  const toDo: Say = (effect, frame) => aloud('infinitive', effect, frame, () => asInfinitive(effect, frame));
  const asInfinitive: Say = (effect, frame) => {
    switch (effect.do) {
      case 'sequence': {
        const parts: string[] = [];
        for (const one of stepsOf(effect.of, frame)) parts.push(toDo(one.effect, one.frame));
        return parts.join(between.next);
      }
      case 'look':
      case 'reveal': {
        const opening = words.infinitiveOf(words.showingAct(effect, frame));
        return showing(effect, frame, opening, toDo, between.meanwhile);
      }
      default: {
        const found = plainAct(effect, frame);
        return found === null ? say(effect, frame) : words.infinitiveOf(found);
      }
    }
  };

  const may = ({ by, effect }: Effect<'may'>, frame: Frame): string => {
    const opening = words.may(by, frame);
    return isDoneBy(effect, by, { ...frame, chosen: new Map(frame.chosen) })
      ? `${opening} ${toDo(effect, frame)}`
      : `${opening} ${words.letHappen}${say(effect, frame)}`;
  };

  /** Whether what is done first is done by you, so that "if you do" follows. */
  const isByYou = (first: Effect, frame: Frame): boolean => {
    const by = first.do === 'may' ? first.by : (plainAct(first, frame)?.who ?? null);
    return by === null || by.select === 'you';
  };
  const doneFirst: Say = (first, frame) =>
    first.do === 'may' && bindingOf(first.effect) === 'act' ? say(first, frame) : closed(first, frame);

  const ifYouDo = ({ first, second }: Effect<'ifYouDo'>, frame: Frame): string => {
    const opening = doneFirst(first, frame);
    const done = words.ifDone(isByYou(first, frame));
    return opening + between.but + done + say(second, later(afterNaming(frame, [first])));
  };
  const ifYouDoSentences = ({ first, second }: Effect<'ifYouDo'>, frame: Frame): string => {
    const opening = doneFirst(first, frame);
    const byYou = isByYou(first, frame);
    const after = later(afterNaming(frame, [first]));
    if (second.do === 'if' && second.otherwise === undefined && doneToThis(second, frame) === null)
      return `${opening}. ${capital(words.ifDoneWhen(byYou, second.condition, after))}${say(second.effect, after)}`;
    return `${opening}. ${capital(words.ifDone(byYou))}${say(second, after)}`;
  };

  const conditional = (effect: Effect<'if'>, frame: Frame): string => {
    const own = hasStops(frame) ? doneToThis(effect, frame) : null;
    if (own !== null) return say(own, frame);
    const opening = words.when(effect, frame);
    const dice = moreDice(effect, opening, frame);
    if (dice !== null) return dice;
    const inside = afterCondition(frame, effect.condition, effect.effect);
    if (effect.otherwise === undefined) return opening + say(effect.effect, inside);
    return `${opening}${beforeThen(effect.effect, inside)}${between.otherwise}${say(effect.otherwise, later(frame))}`;
  };

  const until = (effect: Effect<'until' | 'rule'>, frame: Frame): string => {
    const what = words.modifiers(effect, frame).join(between.also);
    const long = words.lasting(effect, frame);
    return effect.grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
  };

  const both = ({ first, second }: Effect<'and'>, frame: Frame): string => {
    const after = { ...afterNaming(frame, [first]), amongOthers: frame.amongOthers || actsOfOthers(first) };
    const isJoined = second.do === 'sequence' && isOneStep(second.of, after);
    return closed(first, frame) + between.and + (isJoined ? say(second, after) : closed(second, after));
  };

  const shown = (effect: Showing, frame: Frame, meanwhile: string): string =>
    showing(effect, frame, words.clauseOf(words.showingAct(effect, frame), frame), say, meanwhile);

  const deciding = decisions(words, { say: (effect, frame) => say(effect, frame), entry, plainAct });
  const say: Say = (effect, frame) => aloud('effect', effect, frame, () => plainly(effect, frame));
  const plainly: Say = (effect, frame) => {
    switch (effect.do) {
      case 'nothing':
        return words.nothing;
      case 'sequence':
        return sequence(effect.of, frame);
      case 'and':
        return both(effect, frame);
      case 'ifYouDo':
        return ifYouDo(effect, frame);
      case 'if':
        return conditional(effect, frame);
      case 'may':
        return may(effect, frame);
      case 'roll':
      case 'rollTogether':
        return dicing(effect, frame);
      case 'forEach':
      case 'eachMay':
      case 'chooseOne':
      case 'secretChoice':
      case 'voteOn':
      case 'assemble':
        return deciding(effect, frame);
      case 'look':
      case 'reveal':
      case 'revealUntil':
      case 'search':
        return shown(effect, frame, between.meanwhile);
      case 'afterwards':
        return closed(effect.first, frame) + between.afterwards + say(effect.effect, later(frame));
      case 'chooseNumber':
        return words.choosesNumber(effect, frame) + say(effect.effect, later(frame));
      case 'eachNumber': {
        const inside: Frame = { ...later(frame), it: { thing: 'player', of: 'each' } };
        return words.eachChooses(effect, frame) + say(effect.effect, inside);
      }
      case 'repeat':
        return closed(effect.effect, frame) + between.but + words.repeats(effect.till, later(frame));
      case 'until':
      case 'rule':
        return until(effect, frame);
      case 'meanwhile':
        return frame.standing(effect.ability, effect.till, frame);
      case 'native':
        return words.native(effect.name);
      default:
        return words.clauseOf(actOf(words.acts, effect, frame), frame);
    }
  };

  /** As a card says it: a sentence for what follows if something is done, and for what is done with what is shown. */
  const sentences: Say = (effect, frame) => aloud('effect', effect, frame, () => inSentences(effect, frame));
  const inSentences: Say = (effect, frame) => {
    if (!hasStops(frame)) return say(effect, frame);
    switch (effect.do) {
      case 'sequence':
        return effect.of.length > 1 ? sentenceSequence(effect.of, frame) : sequence(effect.of, frame);
      case 'ifYouDo':
        return ifYouDoSentences(effect, frame);
      case 'roll':
        return isOnNumbers(effect) ? rollingFirst(effect, frame) : say(effect, frame);
      case 'repeat':
        return `${lastThen(effect.effect, frame)}. ${capital(words.repeats(effect.till, later(frame)))}`;
      case 'afterwards':
        return `${lastThen(effect.first, frame)}. ${between.afterSentence}${say(effect.effect, later(frame))}`;
      case 'look':
      case 'reveal':
      case 'revealUntil':
      case 'search':
        return shown(effect, frame, '. ');
      default:
        return say(effect, frame);
    }
  };
  return { clause: say, sentences };
};
