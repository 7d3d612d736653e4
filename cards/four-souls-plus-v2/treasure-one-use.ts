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
  treasureCard,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusOneUseTreasures: readonly Card[] = [
  treasureCard(
    'divorce-papers',
    { en: 'Divorce Papers', fr: 'Papiers de divorce' },
    { category: 'one-use' },
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
  treasureCard(
    'forget-me-now',
    { en: 'Forget Me Now', fr: 'Oublie-moi' },
    { category: 'one-use' },
    tap(
      ifYouDo(
        destroyThis,
        forEachOf(players(), sequence(choose(objects('soul', controls(each, it)), each), destroy(chosen()))),
      ),
    ),
  ),
];
