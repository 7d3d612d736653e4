import { sameTree } from '../../engine/index.js';
import type { Effect, Selector } from '../../engine/index.js';
import { actOf, type Act } from './acts.js';
import { actsAs, decisions, hasStops, later } from './deciding.js';
import type { EffectWords, Say, Showing } from './effect-words.js';
import { bindingOf, isPlainAct } from './plain-acts.js';
import { actsOfOthers, afterNaming, doerOf } from './naming/mentions.js';
import { rendered } from './render-listener.js';
import { doneToThis } from './naming/own-name.js';
import { afterCondition } from './naming/pronouns.js';
import { isOnNumbers } from './naming/rows.js';
import { capital, stopped } from './sentences.js';
import { isPutWithRest } from './shorter.js';
import { throwing } from './throwing.js';
import { isOneStep, stepsOf, type Step } from './naming/steps.js';
import { endsOpen, whileShown, type RenderContext } from './tree.js';

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
const isOptional = ({ chosen }: RenderContext): boolean =>
  [...chosen.values()].some(({ said }) => typeof said === 'object' && said.min === 0 && said.max === 1);

/** Whether an effect that is said in sentences has a full stop in it. */
const isSplit = (effect: Effect, ctx: RenderContext): boolean =>
  ['ifYouDo', 'afterwards', 'repeat', 'eachMay'].includes(effect.do) ||
  isOnNumbers(effect) ||
  (endsOpen(effect, ctx) && !isPlainAct((effect as Showing).effect));

/** What would need brackets before "then", where a full stop makes no target of anything (TGT-04). */
const isOwnSentence = (effect: Effect, { opening, targets }: RenderContext): boolean =>
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
  before !== null && hasStops(one.ctx) && sameTree(doerIn(one), before) ? words.again(text) : text;

/** Says any effect in a language, in the imperative. */
export const effectClauses = <Verb>(words: EffectWords<Verb>): Sayings => {
  const { between } = words;
  const plainAct: (effect: Effect, ctx: RenderContext) => Act<Verb> | null = (effect, ctx) =>
    isPlainAct(effect) ? actOf(words.acts, effect, ctx) : null;

  /** "gain 4¢ or loot 1" is one act, as on a card. */
  const isEither = (effect: Effect, ctx: RenderContext): boolean =>
    effect.do === 'chooseOne' && hasStops(ctx) && !words.isList.test(say(effect, ctx));
  const closed: Say = (effect, ctx) => unless(say(effect, ctx), bindingOf(effect) === 'act');
  const beforeThen: Say = (effect, ctx) =>
    unless(say(effect, ctx), ['act', 'and'].includes(bindingOf(effect)) || isEither(effect, ctx));
  const lastThen: Say = (effect, ctx) => unless(say(effect, ctx), bindingOf(effect) !== 'then');
  const entry: Say = (effect, ctx) => {
    const text = say(effect, ctx);
    return words.isList.test(text) ? `(${text})` : text;
  };
  const { dicing, rollingFirst, moreDice } = throwing(words, { say: (effect, ctx) => say(effect, ctx), entry });

  /** The act on what is chosen, done by who chooses it. */
  const joint = ({ effect, ctx, by }: Step, found: Act<Verb>): string => {
    if (by === null && isOptional(ctx) && !words.isModal(found.verb))
      return actsAs(found.who, YOU)
        ? `${words.may(YOU, ctx)} ${words.infinitiveOf(found)}`
        : `${words.may(YOU, ctx)} ${words.letHappen}${words.clauseOf(found, ctx)}`;
    if (by === null) return words.clauseOf(found, ctx);
    if (isOptional(ctx) && !words.isModal(found.verb)) return `${words.may(by, ctx)} ${words.infinitiveOf(found)}`;
    return effect.do === 'nothing' ? words.nothing : words.clauseOf({ ...found, who: by }, ctx);
  };
  const step = (one: Step, sayPart: Say): string => rendered('step', one, one.ctx, () => stepText(one, sayPart));
  const stepText = (one: Step, sayPart: Say): string => {
    if (one.dice !== undefined && one.effect.do === 'reroll') return words.rerollsWith(one.effect, one.dice, one.ctx);
    const found = one.by === null && !isOptional(one.ctx) ? null : plainAct(one.effect, one.ctx);
    if (found === null && isOptional(one.ctx))
      return may({ do: 'may', by: one.by ?? YOU, effect: one.effect }, one.ctx);
    return found === null ? sayPart(one.effect, one.ctx) : joint(one, found);
  };

  /** The text of a step, without how long it lasts where that is as long as what has just been said. */
  const lasting = (one: Step, text: string, before: Effect | null): string => {
    const { effect, ctx } = one;
    if (!hasStops(ctx) || before?.do !== 'until' || effect.do !== 'meanwhile') return text;
    const long = `${words.lasting(before, ctx)}, `;
    return sameTree(before.till, effect.till) && text.startsWith(long) ? text.slice(long.length) : text;
  };

  const sequence = (of: readonly Effect[], ctx: RenderContext): string => {
    const [first] = of;
    if (first === undefined) return words.nothing;
    if (of.length === 1) return say(first, ctx);
    let text = '';
    let before: Effect | null = null;
    let doer: Selector | null = null;
    let amongOthers = ctx.amongOthers;
    for (const next of stepsOf(of, ctx)) {
      const one = amongOthers ? { ...next, ctx: { ...next.ctx, amongOthers } } : next;
      amongOthers ||= isByOthers(one);
      const isAdded = isPutWithRest(before, one.effect, one.ctx) && !isOptional(one.ctx);
      if (isAdded)
        text = text.slice(0, -between.next.length) + between.and + (plainAct(one.effect, one.ctx)?.rest ?? '');
      else if (one.isLast) text += lasting(one, resumed(words, one, step(one, lastThen), doer), before);
      else if (endsOpen(one.effect, ctx)) text += say(one.effect, one.ctx) + between.openNext;
      else text += resumed(words, one, step(one, beforeThen), doer) + between.next;
      if (isAdded && !one.isLast) text += between.next;
      before = one.effect;
      doer = doerIn(one);
    }
    return text;
  };

  const sentenceSequence = (of: readonly Effect[], ctx: RenderContext): string => {
    let text = '';
    let isStopped = false;
    let before: Effect | null = null;
    let doer: Selector | null = null;
    let amongOthers = ctx.amongOthers;
    for (const one of stepsOf(of, ctx, true)) {
      const stops = text !== '' && (isStopped || (one.choosesOpenly && ctx.opening));
      amongOthers &&= !stops;
      const inside: RenderContext = { ...one.ctx, amongOthers };
      const now = { ...one, ctx: stops ? later(inside) : inside };
      amongOthers ||= isByOthers(one);
      if (text !== '') text += stops ? `. ${between.nextSentence}` : between.next;
      const isOwn = !one.isLast && isOwnSentence(one.effect, ctx);
      isStopped = isOwn || isSplit(one.effect, ctx);
      const said = isStopped ? step(now, isOwn ? lastThen : sentences) : step(now, one.isLast ? lastThen : beforeThen);
      text += stops ? said : lasting(now, resumed(words, now, said, doer), before);
      doer = isStopped ? null : doerIn(one);
      before = one.effect;
    }
    return text;
  };

  /** "look at the top card of the target and put that card …", "look at …: choose …, then put …". */
  const showing = (effect: Showing, ctx: RenderContext, opening: string, sayPlain: Say, meanwhile: string): string => {
    const inner = effect.effect;
    const ending = effect.do === 'search' ? words.shuffledAfterSearch(ctx) : '';
    if (inner.do === 'nothing') return opening + ending;
    const now = afterNaming(later(ctx), [{ ...effect, effect: null }]);
    const isSplitUp =
      meanwhile.startsWith('.') && inner.do === 'sequence' && inner.of.some((part) => isOwnSentence(part, now));
    const sayInner = isPlainAct(inner) ? sayPlain : isSplitUp ? sentences : say;
    const text = whileShown(effect, now, (inside) => sayInner(inner, inside));
    const direct = words.turnedUp(effect, text, ctx);
    if (direct !== null) return direct;
    if (isPlainAct(inner)) return opening + between.and + text + ending;
    if (meanwhile.startsWith('.')) return stopped(opening) + meanwhile.slice(1) + capital(text) + ending;
    return opening + meanwhile + text + ending;
  };

  /** Whether all of an effect is what this player does, so that "may" can stand before it. */
  const isDoneBy = (effect: Effect, by: Selector, ctx: RenderContext): boolean => {
    switch (effect.do) {
      case 'sequence':
        return (
          effect.of.length > 1 &&
          effect.of.every((part) => (isPlainAct(part) || bindingOf(part) === 'and') && isDoneBy(part, by, ctx))
        );
      case 'look':
      case 'reveal': {
        const { who } = words.showingAct(effect, ctx);
        if (effect.effect.do === 'nothing') return actsAs(who, by);
        return actsAs(who, by) && isPlainAct(effect.effect) && isDoneBy(effect.effect, by, ctx);
      }
      default: {
        const found = plainAct(effect, ctx);
        if (found === null || words.isModal(found.verb)) return false;
        return actsAs(found.who, by) || (hasStops(ctx) && found.who === null && hasNoDoer(effect));
      }
    }
  };

  /** An effect as an infinitive: "look at …, then choose …". */
  const toDo: Say = (effect, ctx) => rendered('infinitive', effect, ctx, () => asInfinitive(effect, ctx));
  const asInfinitive: Say = (effect, ctx) => {
    switch (effect.do) {
      case 'sequence': {
        const parts: string[] = [];
        for (const one of stepsOf(effect.of, ctx)) parts.push(toDo(one.effect, one.ctx));
        return parts.join(between.next);
      }
      case 'look':
      case 'reveal': {
        const opening = words.infinitiveOf(words.showingAct(effect, ctx));
        return showing(effect, ctx, opening, toDo, between.meanwhile);
      }
      default: {
        const found = plainAct(effect, ctx);
        return found === null ? say(effect, ctx) : words.infinitiveOf(found);
      }
    }
  };

  const may = ({ by, effect }: Effect<'may'>, ctx: RenderContext): string => {
    const opening = words.may(by, ctx);
    return isDoneBy(effect, by, { ...ctx, chosen: new Map(ctx.chosen) })
      ? `${opening} ${toDo(effect, ctx)}`
      : `${opening} ${words.letHappen}${say(effect, ctx)}`;
  };

  /** Whether what is done first is done by you, so that "if you do" follows. */
  const isByYou = (first: Effect, ctx: RenderContext): boolean => {
    const by = first.do === 'may' ? first.by : (plainAct(first, ctx)?.who ?? null);
    return by === null || by.select === 'you';
  };
  const doneFirst: Say = (first, ctx) =>
    first.do === 'may' && bindingOf(first.effect) === 'act' ? say(first, ctx) : closed(first, ctx);

  const ifYouDo = ({ first, second }: Effect<'ifYouDo'>, ctx: RenderContext): string => {
    const opening = doneFirst(first, ctx);
    const done = words.ifDone(isByYou(first, ctx));
    return opening + between.but + done + say(second, later(afterNaming(ctx, [first])));
  };
  const ifYouDoSentences = ({ first, second }: Effect<'ifYouDo'>, ctx: RenderContext): string => {
    const opening = doneFirst(first, ctx);
    const byYou = isByYou(first, ctx);
    const after = later(afterNaming(ctx, [first]));
    if (second.do === 'if' && second.otherwise === undefined && doneToThis(second, ctx) === null)
      return `${opening}. ${capital(words.ifDoneWhen(byYou, second.condition, after))}${say(second.effect, after)}`;
    return `${opening}. ${capital(words.ifDone(byYou))}${say(second, after)}`;
  };

  const conditional = (effect: Effect<'if'>, ctx: RenderContext): string => {
    const own = hasStops(ctx) ? doneToThis(effect, ctx) : null;
    if (own !== null) return say(own, ctx);
    const opening = words.when(effect, ctx);
    const dice = moreDice(effect, opening, ctx);
    if (dice !== null) return dice;
    const inside = afterCondition(ctx, effect.condition, effect.effect);
    if (effect.otherwise === undefined) return opening + say(effect.effect, inside);
    return `${opening}${beforeThen(effect.effect, inside)}${between.otherwise}${say(effect.otherwise, later(ctx))}`;
  };

  const until = (effect: Effect<'until' | 'rule'>, ctx: RenderContext): string => {
    const what = words.modifiers(effect, ctx).join(between.also);
    const long = words.lasting(effect, ctx);
    return effect.grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
  };

  const both = ({ first, second }: Effect<'and'>, ctx: RenderContext): string => {
    const after = { ...afterNaming(ctx, [first]), amongOthers: ctx.amongOthers || actsOfOthers(first) };
    const isJoined = second.do === 'sequence' && isOneStep(second.of, after);
    return closed(first, ctx) + between.and + (isJoined ? say(second, after) : closed(second, after));
  };

  const shown = (effect: Showing, ctx: RenderContext, meanwhile: string): string =>
    showing(effect, ctx, words.clauseOf(words.showingAct(effect, ctx), ctx), say, meanwhile);

  const deciding = decisions(words, { say: (effect, ctx) => say(effect, ctx), entry, plainAct });
  const say: Say = (effect, ctx) => rendered('effect', effect, ctx, () => plainly(effect, ctx));
  const plainly: Say = (effect, ctx) => {
    switch (effect.do) {
      case 'nothing':
        return words.nothing;
      case 'sequence':
        return sequence(effect.of, ctx);
      case 'and':
        return both(effect, ctx);
      case 'ifYouDo':
        return ifYouDo(effect, ctx);
      case 'if':
        return conditional(effect, ctx);
      case 'may':
        return may(effect, ctx);
      case 'roll':
      case 'rollTogether':
        return dicing(effect, ctx);
      case 'forEach':
      case 'eachMay':
      case 'chooseOne':
      case 'secretChoice':
      case 'voteOn':
      case 'assemble':
        return deciding(effect, ctx);
      case 'look':
      case 'reveal':
      case 'revealUntil':
      case 'search':
        return shown(effect, ctx, between.meanwhile);
      case 'afterwards':
        return closed(effect.first, ctx) + between.afterwards + say(effect.effect, later(ctx));
      case 'chooseNumber':
        return words.choosesNumber(effect, ctx) + say(effect.effect, later(ctx));
      case 'eachNumber': {
        const inside: RenderContext = { ...later(ctx), it: { thing: 'player', of: 'each' } };
        return words.eachChooses(effect, ctx) + say(effect.effect, inside);
      }
      case 'repeat':
        return closed(effect.effect, ctx) + between.but + words.repeats(effect.till, later(ctx));
      case 'until':
      case 'rule':
        return until(effect, ctx);
      case 'meanwhile':
        return ctx.standing(effect.ability, effect.till, ctx);
      case 'native':
        return words.native(effect.name);
      default:
        return words.clauseOf(actOf(words.acts, effect, ctx), ctx);
    }
  };

  /** As a card says it: a sentence for what follows if something is done, and for what is done with what is shown. */
  const sentences: Say = (effect, ctx) => rendered('effect', effect, ctx, () => inSentences(effect, ctx));
  const inSentences: Say = (effect, ctx) => {
    if (!hasStops(ctx)) return say(effect, ctx);
    switch (effect.do) {
      case 'sequence':
        return effect.of.length > 1 ? sentenceSequence(effect.of, ctx) : sequence(effect.of, ctx);
      case 'ifYouDo':
        return ifYouDoSentences(effect, ctx);
      case 'roll':
        return isOnNumbers(effect) ? rollingFirst(effect, ctx) : say(effect, ctx);
      case 'repeat':
        return `${lastThen(effect.effect, ctx)}. ${capital(words.repeats(effect.till, later(ctx)))}`;
      case 'afterwards':
        return `${lastThen(effect.first, ctx)}. ${between.afterSentence}${say(effect.effect, later(ctx))}`;
      case 'look':
      case 'reveal':
      case 'revealUntil':
      case 'search':
        return shown(effect, ctx, '. ');
      default:
        return say(effect, ctx);
    }
  };
  return { clause: say, sentences };
};
