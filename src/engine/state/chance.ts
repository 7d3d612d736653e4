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

/** A random order, each as likely as any other. */
export const shuffled = <T>(g: Game, cards: readonly T[], purpose: 'shuffle' | 'deal' = 'shuffle'): T[] => {
  const rest = [...cards];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(g.draw(purpose, rest.length), 1));
  return order;
};
