import type { texts } from './en/index.js';
import type { GameWords } from './words/game-words.js';

/** The shape of texts: any string where there is one, and functions that take the same. */
type Wording<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Said
    ? (...given: Given) => Wording<Said>
    : { readonly [Name in keyof Texts]: Wording<Texts[Name]> };

/** Everything the bot can say in one language: whatever English says, said in that language. */
export interface Words extends GameWords, Wording<typeof texts> {}
