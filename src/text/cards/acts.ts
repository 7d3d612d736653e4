import type { Effect, EffectWord, Joined, Selector } from '../../engine/index.js';
import type { RenderContext } from './tree.js';

/** A plain act: who does it (null: whoever's effect it is), a verb, and the rest. */
export interface Act<Verb> {
  readonly who: Selector | null;
  readonly verb: Verb;
  readonly rest: string;
}

/** How a language says the acts with these words: one entry per word. */
export type ActsOf<Word extends EffectWord, Verb> = {
  readonly [W in Word]: (effect: Effect<W>, ctx: RenderContext) => Act<Verb>;
};

/** The act that a plain effect is. */
export const actOf = <Word extends EffectWord, Verb>(
  acts: ActsOf<Word, Verb>,
  effect: Effect<Word>,
  ctx: RenderContext,
): Act<Verb> => acts[effect.do](effect, ctx);

/** Tables of different words as one; a word in two of them does not compile. */
export const together = <Tables extends readonly object[]>(
  ...tables: [Joined<Tables>] extends [never] ? never : Tables
): Joined<Tables> => Object.assign({}, ...tables) as Joined<Tables>;
