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
  roll,
  rollResult,
  sequence,
  tap,
  thisObject,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const requiemOneUseTreasures: readonly Card[] = [
  treasureCard(
    'mama-mega',
    { en: 'Mama Mega', fr: 'Maman Méga' },
    { category: 'one-use' },
    tap(ifYouDo(destroyThis, deal(3, anyOf(monsters(), players())))),
  ),
  treasureCard(
    'pageant-boy',
    { en: 'Pageant Boy', fr: 'Petit prince de beauté' },
    { category: 'one-use' },
    paid([payThis], roll(on(1, 6, gain(product(4, rollResult))))),
  ),
  treasureCard(
    'r-key',
    { en: 'R Key', fr: 'Touche R' },
    { category: 'one-use' },
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(
      ifYouDo(
        destroyThis,
        sequence(
          destroy(objects('soul')),
          forEach(players(), sequence(discard(handSize(it), it), loot(3, it))),
        ),
      ),
    ),
  ),
];
