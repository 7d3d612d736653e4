import type { Effect, EffectWord, RollRow, Selector } from '../../engine/index.js';
import { actOf, type Act, type ActsOf } from './acts.js';
import { afterThese, endsOpen, thingOf, whileShown, type Frame } from './tree.js';
/** Effects that look at cards, reveal them or search for them, and hold what is done meanwhile. */
export type Showing = Effect<'look' | 'reveal' | 'search'>;
type Say = (effect: Effect, frame: Frame) => string;

/**
 * What a language gives so that every effect can be said in it; clauses are in the imperative, without capital or full
 * stop.
 */
interface EffectWords<Verb> {
  readonly acts: Acts<Verb>;
  /** An act as a clause: imperative for "you", otherwise with its subject. */
  readonly clauseOf: (act: Act<Verb>, frame: Frame) => string;
  readonly infinitiveOf: (act: Act<Verb>) => string;
  /** "may play": a verb before which no other "may" can stand. */
  readonly isModal: (verb: Verb) => boolean;
  readonly nothing: string;
  /** What stands between the parts of an effect. */
  readonly between: {
    readonly and: string;
    readonly next: string;
    /** The part before ends open, so that "then" needs a semicolon. */
    readonly openNext: string;
    /** Between showing cards and several things done with them. */
    readonly meanwhile: string;
    /** Between several modifiers that begin together. */
    readonly also: string;
    readonly otherwise: string;
    readonly afterwards: string;
  };
  /** A list of rows or options, which needs brackets inside another list. */
  readonly isList: RegExp;
  /** The looking, revealing or searching itself. */
  readonly showingAct: (effect: Showing, frame: Frame) => Act<Verb>;
  /**
   * "put the top card of the loot deck into discard": what is turned up only to be put elsewhere in the open; null for
   * others.
   */
  readonly turnedUp: (effect: Showing, text: string, frame: Frame) => string | null;
  readonly shuffledAfterSearch: string;
  /** "you may", and what follows when the effect is no act of that player. */
  readonly may: (by: Selector, frame: Frame) => string;
  readonly letHappen: string;
  /** "; if you do, ", "; if they do, " */
  readonly ifDone: (byYou: boolean) => string;
  /** "if …, " */
  readonly when: (effect: Effect<'if'>, frame: Frame) => string;
  readonly choosesOne: (by: Selector, frame: Frame) => string;
  readonly rolls: (by: Selector, frame: Frame) => string;
  readonly rollsTogether: (effect: Effect<'rollTogether'>, frame: Frame) => string;
  readonly range: (row: Pick<RollRow, 'from' | 'to'>) => string;
  /** "the players together choose … in secret, and show it only after this: " */
  readonly choosesSecretly: (effect: Effect<'secretChoice'>, frame: Frame) => string;
  readonly forEach: (of: Selector, frame: Frame) => string;
  readonly modifiers: (effect: Effect<'until'>, frame: Frame) => readonly string[];
  readonly lasting: (effect: Effect<'until'>, frame: Frame) => string;
  readonly native: (name: string) => string;
}

/** How tightly an effect binds as text: a plain act, "and", "then", or open to the right. */
type Binding = 'act' | 'and' | 'then' | 'open';
/** The effects that hold other effects, or are no act; every other is one act: somebody, a verb, and the rest. */
const BINDING = {
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
} as const satisfies { readonly [W in EffectWord]?: Binding };
type PlainWord = Exclude<EffectWord, keyof typeof BINDING>;
/** How a language says each plain act. */
export type Acts<Verb> = ActsOf<PlainWord, Verb>;

/** Whether an effect is one act, and holds no other effect. */
export const isPlainAct = (effect: Effect): effect is Effect<PlainWord> => !(effect.do in BINDING);
const bindingOf = (effect: Effect): Binding => {
  if (isPlainAct(effect)) return 'act';
  const [only] = effect.do === 'sequence' ? effect.of : [];
  if (only !== undefined && effect.do === 'sequence' && effect.of.length === 1) return bindingOf(only);
  if (effect.do === 'look' || effect.do === 'reveal')
    return effect.effect.do === 'nothing' || isPlainAct(effect.effect) ? 'and' : 'open';
  return BINDING[effect.do];
};

const actsAs = (who: Selector | null, by: Selector): boolean =>
  who === null ? by.select === 'you' : JSON.stringify(who) === JSON.stringify(by);

/** Says any effect in a language, as a clause in the imperative without capital or full stop. */
export const effectClauses = <Verb>(words: EffectWords<Verb>): Say => {
  const { between } = words;
  const plainAct: (effect: Effect, frame: Frame) => Act<Verb> | null = (effect, frame) =>
    isPlainAct(effect) ? actOf(words.acts, effect, frame) : null;

  // In brackets where it would run into what follows.
  const unless = (effect: Effect, frame: Frame, isClear: boolean): string =>
    isClear ? say(effect, frame) : `(${say(effect, frame)})`;
  const closed: Say = (effect, frame) => unless(effect, frame, bindingOf(effect) === 'act');
  const beforeThen: Say = (effect, frame) => unless(effect, frame, ['act', 'and'].includes(bindingOf(effect)));
  const lastThen: Say = (effect, frame) => unless(effect, frame, bindingOf(effect) !== 'then');
  const entry: Say = (effect, frame) => {
    const text = say(effect, frame);
    return words.isList.test(text) ? `(${text})` : text;
  };
  const rows = (of: readonly RollRow[], frame: Frame): string =>
    of.map((row) => `${words.range(row)}${entry(row.effect, frame)}`).join(' · ');

  const sequence = (of: readonly Effect[], frame: Frame): string => {
    const [first] = of;
    if (first === undefined) return words.nothing;
    if (of.length === 1) return say(first, frame);
    return of
      .map((part, at) => {
        const now = afterThese(frame, of.slice(0, at));
        if (at === of.length - 1) return lastThen(part, now);
        return endsOpen(part, frame) ? say(part, now) + between.openNext : beforeThen(part, now) + between.next;
      })
      .join('');
  };

  /** "look at the top card of the target and put that card …", "look at …: choose …, then put …". */
  const showing = (effect: Showing, frame: Frame, opening: string, sayPlain: Say): string => {
    const inner = effect.effect;
    const ending = effect.do === 'search' ? words.shuffledAfterSearch : '';
    if (inner.do === 'nothing') return opening + ending;
    const text = whileShown(effect, frame, (inside) => (isPlainAct(inner) ? sayPlain : say)(inner, inside));
    const direct = words.turnedUp(effect, text, frame);
    return direct ?? `${opening}${isPlainAct(inner) ? between.and : between.meanwhile}${text}${ending}`;
  };

  /** Whether all of an effect is what this player does, so that "may" can stand before it. */
  const isDoneBy = (effect: Effect, by: Selector, frame: Frame): boolean => {
    switch (effect.do) {
      case 'sequence':
        return effect.of.length > 1 && effect.of.every((part) => isPlainAct(part) && isDoneBy(part, by, frame));
      case 'look':
      case 'reveal': {
        const { who } = words.showingAct(effect, frame);
        return actsAs(who, by) && isPlainAct(effect.effect) && isDoneBy(effect.effect, by, frame);
      }
      default: {
        const found = plainAct(effect, frame);
        return found !== null && !words.isModal(found.verb) && actsAs(found.who, by);
      }
    }
  };

  /** An effect as an infinitive: "look at …, then choose …". */
  const toDo: Say = (effect, frame) => {
    switch (effect.do) {
      case 'sequence':
        return effect.of.map((part, at) => toDo(part, afterThese(frame, effect.of.slice(0, at)))).join(between.next);
      case 'look':
      case 'reveal':
        return showing(effect, frame, words.infinitiveOf(words.showingAct(effect, frame)), toDo);
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

  const ifYouDo = ({ first, second }: Effect<'ifYouDo'>, frame: Frame): string => {
    const isClear = first.do === 'may' && bindingOf(first.effect) === 'act';
    const opening = isClear ? say(first, frame) : closed(first, frame);
    const by = first.do === 'may' ? first.by : (plainAct(first, frame)?.who ?? null);
    return `${opening}${words.ifDone(by === null || by.select === 'you')}${say(second, frame)}`;
  };

  const conditional = (effect: Effect<'if'>, frame: Frame): string => {
    const opening = words.when(effect, frame);
    if (effect.otherwise === undefined) return opening + say(effect.effect, frame);
    return `${opening}${beforeThen(effect.effect, frame)}${between.otherwise}${say(effect.otherwise, frame)}`;
  };

  const options = ({ by, options: of }: Effect<'chooseOne'>, frame: Frame): string =>
    [words.choosesOne(by, frame), ...of.map((option) => `• ${entry(option, frame)}`)].join(' ');

  const secretly = (effect: Effect<'secretChoice'>, frame: Frame): string => {
    const inside: Frame = { ...frame, chosen: new Map(frame.chosen) };
    return words.choosesSecretly(effect, inside) + say(effect.effect, inside);
  };

  const until = (effect: Effect<'until'>, frame: Frame): string => {
    const what = words.modifiers(effect, frame).join(between.also);
    const long = words.lasting(effect, frame);
    return effect.grants.some((grant) => grant.modify === 'shield') ? `${long}, ${what}` : `${what} ${long}`;
  };

  const say: Say = (effect, frame) => {
    switch (effect.do) {
      case 'nothing':
        return words.nothing;
      case 'sequence':
        return sequence(effect.of, frame);
      case 'and':
        return closed(effect.first, frame) + between.and + closed(effect.second, frame);
      case 'ifYouDo':
        return ifYouDo(effect, frame);
      case 'if':
        return conditional(effect, frame);
      case 'may':
        return may(effect, frame);
      case 'chooseOne':
        return options(effect, frame);
      case 'forEach':
        return (
          words.forEach(effect.of, frame) +
          say(effect.effect, { ...frame, it: { thing: thingOf(effect.of, frame), of: 'each' } })
        );
      case 'roll':
        return `${words.rolls(effect.by, frame)} ${rows(effect.rows, frame)}`;
      case 'rollTogether':
        return `${words.rollsTogether(effect, frame)} ${rows(effect.rows, frame)}`;
      case 'secretChoice':
        return secretly(effect, frame);
      case 'look':
      case 'reveal':
      case 'search':
        return showing(effect, frame, words.clauseOf(words.showingAct(effect, frame), frame), say);
      case 'afterwards':
        return closed(effect.first, frame) + between.afterwards + say(effect.effect, frame);
      case 'until':
        return until(effect, frame);
      case 'meanwhile':
        return frame.standing(effect.ability, effect.till, frame);
      case 'native':
        return words.native(effect.name);
      default:
        return words.clauseOf(actOf(words.acts, effect, frame), frame);
    }
  };
  return say;
};
