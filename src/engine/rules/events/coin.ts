import type { Effect, PlayerId, Replacement } from '../../vocabulary/index.js';
import { invalidateReadCache, type Game, type GameEvent, type Gen } from '../../state/index.js';

type Coin = Extract<Replacement, { instead: 'coin' }>;

/** The player's heads in a row with this one; at so many they are counted anew. */
const countHeads = (g: Game, player: PlayerId, isHeads: boolean, inARow: number): boolean => {
  const { [player]: before = 0, ...others } = g.state.heads ?? {};
  const now = isHeads ? before + 1 : 0;
  const isRow = now >= inARow;
  invalidateReadCache(g);
  g.state.heads = now === 0 || isRow ? others : { ...others, [player]: now };
  return isRow;
};

/** A coin in place of dice: the number of its side counts, and then what the side does is done. */
export function* flipped<E extends GameEvent>(g: Game, coin: Coin, event: E, then: (effect: Effect) => Gen): Gen<E> {
  if (event.type !== 'throwDice') return event;
  const { player } = event;
  const isHeads = g.draw('die', 2) === 1;
  const face = isHeads ? coin.heads : coin.tails;
  g.log({ say: 'coin', player, amount: face, detail: isHeads ? 'heads' : 'tails' });
  const isRow = countHeads(g, player, isHeads, coin.inARow);
  if (!isHeads) yield* then(coin.onTails);
  if (isRow) yield* then(coin.onRow);
  return { ...event, dice: { ...event.dice, face } };
}
