import {
  activePlayer,
  cannot,
  cheaper,
  compare,
  counters,
  during,
  eachTime,
  entersPlay,
  exists,
  expand,
  inShop,
  it,
  items,
  keyed,
  mustPurchase,
  noRefill,
  product,
  putCounters,
  sequence,
  startOfEachTurn,
  thisObject,
  tillEndOfTurn,
  wouldBePutIntoDiscard,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const summerRooms: readonly Card[] = [
  printed(
    'everything-must-go',
    eachTime(entersPlay(thisObject), expand('shop', 2), 'enter'),
    eachTime(
      startOfEachTurn,
      sequence(putCounters(1), tillEndOfTurn(cheaper(product(counters(thisObject), 2), activePlayer), mustPurchase())),
      'turn',
    ),
    keyed('refill', during(compare(counters(thisObject), '>=', 1), noRefill('shop'))),
    keyed('stays', during(exists(items(inShop(it))), cannot(wouldBePutIntoDiscard(thisObject)))),
  ),
];
