import {
  discard,
  eachTime,
  entersPlay,
  expand,
  gain,
  gainTreasure,
  loot,
  mayAttackAgain,
  monsterCard,
  on,
  roll,
  take,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goodEvents: readonly Card[] = [
  monsterCard(
    'chest',
    { en: 'Chest', fr: 'Coffre' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, gain(1)), on(3, 4, gain(3)), on(5, 6, gain(6)))),
  ),
  monsterCard(
    'chest-2',
    { en: 'Chest', fr: 'Coffre' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, loot(1)), on(3, 4, loot(2)), on(5, 6, loot(3)))),
  ),
  monsterCard(
    'dark-chest',
    { en: 'Dark Chest', fr: 'Coffre sombre' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, loot(1)), on(3, 4, gain(3)), on(5, 6, take(2)))),
  ),
  monsterCard(
    'dark-chest-2',
    { en: 'Dark Chest', fr: 'Coffre sombre' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, gain(1)), on(3, 4, loot(2)), on(5, 6, take(2)))),
  ),
  monsterCard(
    'gold-chest',
    { en: 'Gold Chest', fr: 'Coffre doré' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, gainTreasure(1)), on(3, 4, gain(5)), on(5, 6, gain(7)))),
  ),
  monsterCard(
    'gold-chest-2',
    { en: 'Gold Chest', fr: 'Coffre doré' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), roll(on(1, 2, gainTreasure(1)), on(3, 4, loot(1)), on(5, 6, loot(2)))),
  ),
  monsterCard(
    'secret-room',
    { en: 'Secret Room!', fr: 'Salle secrète !' },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      roll(on(1, 1, take(3)), on(2, 3, discard(2)), on(4, 5, gain(7)), on(6, 6, gainTreasure(1))),
    ),
  ),
  monsterCard(
    'shop-upgrade',
    { en: 'Shop Upgrade!', fr: 'Boutique améliorée !' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), expand('shop', 2), 'slots'),
    eachTime(entersPlay(thisObject), mayAttackAgain, 'attack'),
  ),
  monsterCard(
    'xl-floor',
    { en: 'XL Floor!', fr: 'Étage XL !' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), expand('monster'), 'slots'),
    eachTime(entersPlay(thisObject), mayAttackAgain, 'attack'),
  ),
];
