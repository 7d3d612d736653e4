import type { Effect, EffectWord, EffectWords } from '../vocabulary/index.js';
import type { Game, Gen, Scope } from '../state/index.js';
import { COMPOSING } from './composing-effects.js';
import { CHALLENGES } from './challenge-effects.js';
import { DECKS } from './deck-effects.js';
import type { Handlers } from './handlers.js';
import { OBJECTS } from './object-effects.js';
import { PLAYERS } from './player-effects.js';
import { PLAYING } from './playing-effects.js';
import { STACK } from './stack-effects.js';

/** Every word with what carries it out, chapter by chapter: a word without does not compile. */
const HANDLERS: Handlers<EffectWords> = {
  ...COMPOSING,
  ...PLAYERS,
  ...OBJECTS,
  ...STACK,
  ...DECKS,
  ...PLAYING,
  ...CHALLENGES,
};

/** Runs an effect. True when all of it was done, which "and" and "if you do" read (AND-01, AND-03). */
export const run = <Word extends EffectWord>(g: Game, effect: Effect<Word>, scope: Scope): Gen<boolean> =>
  HANDLERS[effect.do](g, effect, scope);
