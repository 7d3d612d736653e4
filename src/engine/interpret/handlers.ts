import type { Effect, EffectWord } from '../vocabulary/index.js';
import type { Game, Gen, Scope } from '../state/index.js';

/** Carries out an effect with this word. True when all of it was done (AND-01, AND-03). */
type Handler<Word extends EffectWord> = (g: Game, effect: Effect<Word>, scope: Scope) => Gen<boolean>;

/** A handler for each word of a chapter; none may be missing, and none may be there that is of another chapter. */
export type Handlers<Chapter> = { readonly [Word in keyof Chapter & EffectWord]: Handler<Word> };
