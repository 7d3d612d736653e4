import {
  anyOf,
  deal,
  destroy,
  destroyThis,
  discard,
  entersPlay,
  forEach,
  gain,
  handSize,
  ifWould,
  ifYouDo,
  it,
  loot,
  monsters,
  objects,
  on,
  paid,
  payThis,
  players,
  product,
  replaceCharacter,
  roll,
  rollResult,
  sequence,
  tap,
  thisObject,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemOneUseTreasures: readonly Card[] = [
  printed('mama-mega', tap(ifYouDo(destroyThis, deal(3, anyOf(monsters(), players()))))),
  printed('pageant-boy', paid([payThis], roll(on(1, 6, gain(product(4, rollResult)))))),
  printed(
    'r-key',
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(
      ifYouDo(
        destroyThis,
        sequence(destroy(objects('soul')), forEach(players(), sequence(discard(handSize(it), it), loot(3, it)))),
      ),
    ),
  ),
  printed('the-clicker', tap(ifYouDo(destroyThis, replaceCharacter(you)))),
];
