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
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingOneUseTreasures: readonly Card[] = [
  treasureCard(
    'a-dollar',
    { en: 'A Dollar!', fr: 'Un dollar !' },
    { category: 'one-use' },
    paid([payThis], steal(items(inShop(it)))),
  ),
  treasureCard(
    'a-quarter',
    { en: 'A Quarter!', fr: 'Une pièce de 25 centimes !' },
    { category: 'one-use' },
    paid([payThis], gain(25)),
  ),
  treasureCard(
    'edens-soul',
    { en: "Eden's Soul", fr: "Âme d'Eden" },
    { category: 'one-use' },
    ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
    tap(
      ifYouDo(
        destroyThis,
        look(7, decks('treasure'), sequence(chooseExactly(2, shown), gainObject(chosen()), putOnBottomAtRandom(shown))),
      ),
    ),
  ),
];
