import {
  chooseExactly,
  chosen,
  decks,
  destroyThis,
  entersPlay,
  gain,
  gainObject,
  ifWould,
  ifYouDo,
  inShop,
  it,
  items,
  look,
  paid,
  payThis,
  putOnBottomAtRandom,
  sequence,
  shown,
  steal,
  tap,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingOneUseTreasures: readonly Card[] = [
  printed('a-dollar', paid([payThis], steal(items(inShop(it))))),
  printed('a-quarter', paid([payThis], gain(25))),
  printed(
    'edens-soul',
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(
      ifYouDo(
        destroyThis,
        look(7, decks('treasure'), sequence(chooseExactly(2, shown), gainObject(chosen()), putOnBottomAtRandom(shown))),
      ),
    ),
  ),
];
