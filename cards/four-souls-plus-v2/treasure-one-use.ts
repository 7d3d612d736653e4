import {
  choose,
  chooseExactly,
  chosen,
  coins,
  controls,
  destroy,
  destroyThis,
  each,
  forEachOf,
  give,
  giveCoins,
  half,
  handOf,
  handSize,
  ifYouDo,
  it,
  items,
  objects,
  otherPlayers,
  players,
  sequence,
  tap,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusOneUseTreasures: readonly Card[] = [
  printed(
    'divorce-papers',
    tap(
      ifYouDo(
        destroyThis,
        sequence(
          choose(otherPlayers),
          giveCoins(half(coins(chosen())), chosen()),
          chooseExactly(half(handSize(chosen())), handOf(chosen()), chosen(), 'cards'),
          give(chosen('cards'), you),
          choose(items(controls(chosen(), it)), chosen(), 'item'),
          give(chosen('item'), you),
        ),
      ),
    ),
  ),
  printed(
    'forget-me-now',
    tap(
      ifYouDo(
        destroyThis,
        forEachOf(players(), sequence(choose(objects('soul', controls(each, it)), each), destroy(chosen()))),
      ),
    ),
  ),
];
