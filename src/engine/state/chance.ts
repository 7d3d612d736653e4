import type { Ref } from '../vocabulary/index.js';
import type { Game } from './game.js';
import { nameOf } from './meaning.js';

/** Picks so many of them by recorded draws, and tells everybody which, where these are public (DEC-15). */
export const pickAtRandom = (g: Game, from: readonly Ref[], count: number): readonly Ref[] => {
  const rest = [...from];
  const picked: Ref[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(g.draw('random', rest.length), 1)); // DEC-15
  for (const ref of picked) {
    const object = nameOf(g.state, ref);
    if (object !== null) g.log({ say: 'atRandom', object });
  }
  return picked;
};
