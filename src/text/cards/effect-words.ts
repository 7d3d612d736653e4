import type { Condition, Effect, RollRow, Selector } from '../../engine/index.js';
import type { Act, ActsOf } from './acts.js';
import type { PlainWord } from './plain-acts.js';
import type { Dice } from './idioms.js';
import type { RenderContext } from './tree.js';

/** Effects that look at cards, reveal them or search for them, and hold what is done meanwhile. */
export type Showing = Effect<'look' | 'reveal' | 'revealUntil' | 'search'>;
/** Says an effect, without its capital and full stop. */
export type Say = (effect: Effect, ctx: RenderContext) => string;

/**
 * What a language gives so that every effect can be said in it; clauses are in the imperative, without capital or full
 * stop.
 */
export interface EffectWords<Verb> {
  readonly acts: Acts<Verb>;
  /** An act as a clause: imperative for "you", otherwise with its subject. */
  readonly clauseOf: (act: Act<Verb>, ctx: RenderContext) => string;
  readonly infinitiveOf: (act: Act<Verb>) => string;
  /** "may play": a verb before which no other "may" can stand. */
  readonly isModal: (verb: Verb) => boolean;
  readonly nothing: string;
  /** What stands between the parts of an effect. */
  readonly between: {
    readonly and: string;
    readonly or: string;
    readonly next: string;
    /** The part before ends open, so that "then" needs a semicolon. */
    readonly openNext: string;
    /** Between showing cards and several things done with them. */
    readonly meanwhile: string;
    /** Between several modifiers that begin together. */
    readonly also: string;
    readonly otherwise: string;
    readonly afterwards: string;
    /** Between what is done and what follows if it was: "; ". */
    readonly but: string;
    /** Where a sentence begins with what is done next, and where with what is done once all of it is over. */
    readonly nextSentence: string;
    readonly afterSentence: string;
  };
  /** What the same somebody does next, who need not be said again: « puis pioche 3 butins ». */
  readonly again: (text: string) => string;
  /** A list of rows or options, which needs brackets inside another list. */
  readonly isList: RegExp;
  /** The looking, revealing or searching itself. */
  readonly showingAct: (effect: Showing, ctx: RenderContext) => Act<Verb>;
  /**
   * "put the top card of the loot deck into discard": what is turned up only to be put elsewhere in the open; null for
   * others.
   */
  readonly turnedUp: (effect: Showing, text: string, ctx: RenderContext) => string | null;
  readonly shuffledAfterSearch: (ctx: RenderContext) => string;
  /** "you may", and what follows when the effect is no act of that player. */
  readonly may: (by: Selector, ctx: RenderContext) => string;
  readonly letHappen: string;
  /** "if you do, ", "if they do, " */
  readonly ifDone: (byYou: boolean) => string;
  /** "if you do and …, " */
  readonly ifDoneWhen: (byYou: boolean, condition: Condition, ctx: RenderContext) => string;
  /** "if …, " */
  readonly when: (effect: Effect<'if'>, ctx: RenderContext) => string;
  readonly choosesOne: (by: Selector, ctx: RenderContext) => string;
  /** "choose one that has not been chosen:" */
  readonly choosesNew: (by: Selector, ctx: RenderContext) => string;
  /** "choose a number from 0 to …: " */
  readonly choosesNumber: (effect: Effect<'chooseNumber'>, ctx: RenderContext) => string;
  /** "each player chooses a different number from 1 to 6: " */
  readonly eachChooses: (effect: Effect<'eachNumber'>, ctx: RenderContext) => string;
  readonly rolls: (by: Selector, ctx: RenderContext) => string;
  readonly rollsTogether: (effect: Effect<'rollTogether'>, ctx: RenderContext) => string;
  /** "roll 3 dice instead:", after what it stands in for. */
  readonly rollsInstead: (effect: Effect<'rollTogether'>, ctx: RenderContext) => string;
  /** "reroll it with 2 dice instead of one, and they choose which one counts" */
  readonly rerollsWith: (effect: Effect<'reroll'>, dice: Dice, ctx: RenderContext) => string;
  /** What a row does that does what each row before it does. */
  readonly allOfTheAbove: string;
  /** "roll, then " */
  readonly rollsThen: (by: Selector, ctx: RenderContext) => string;
  /** "roll", and "On a 6, " in a sentence of its own: a roll that does something on some numbers only. */
  readonly rollsFirst: (by: Selector, ctx: RenderContext) => string;
  readonly onNumbers: (rows: readonly Pick<RollRow, 'from' | 'to'>[]) => string;
  /** "1–2: ", "1 or 6: " */
  readonly range: (rows: readonly Pick<RollRow, 'from' | 'to'>[]) => string;
  /** "choose one on resolution:", where it could be taken for what is chosen with the targets. */
  readonly choosesLater: (by: Selector, ctx: RenderContext) => string;
  /** "each living player votes:", and before the option that wins at a tie. */
  readonly votesOn: (effect: Effect<'voteOn'>, ctx: RenderContext) => string;
  readonly atTie: string;
  /** "the players together choose … in secret, and show it only after this: " */
  readonly choosesSecretly: (effect: Effect<'secretChoice'>, ctx: RenderContext) => string;
  readonly forEach: (of: Selector, ctx: RenderContext) => string;
  readonly modifiers: (effect: Effect<'until' | 'rule'>, ctx: RenderContext) => readonly string[];
  readonly lasting: (effect: Effect<'until' | 'rule'>, ctx: RenderContext) => string;
  /** "repeat this till …" */
  readonly repeats: (till: Condition, ctx: RenderContext) => string;
  /** "choose one of each list, and this gains what is chosen, in that order: " */
  readonly assembles: (effect: Effect<'assemble'>, ctx: RenderContext) => string;
  /** An ability in quotation marks that does nothing yet, as the beginning of one. */
  readonly unfinished: (quoted: string) => string;
  readonly quoting: (text: string) => string;
  readonly native: (name: string) => string;
}

/** How a language says each plain act. */
export type Acts<Verb> = ActsOf<PlainWord, Verb>;
