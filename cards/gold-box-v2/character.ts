import {
  characterCard,
  eachTime,
  endOfYourTurn,
  lootPlay,
  objects,
  recharge,
  tap,
  target,
  upTo,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxCharacters: readonly Card[] = [
  characterCard(
    'apollyon',
    { en: 'Apollyon', fr: 'Apollyon' },
    { hp: 2, atk: 1, startingItem: 'void' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'azazel',
    { en: 'Azazel', fr: 'Azazel' },
    { hp: 2, atk: 1, startingItem: 'lord-of-the-pit' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'the-keeper',
    { en: 'The Keeper', fr: 'Le Gardien' },
    { hp: 2, atk: 1, startingItem: 'wooden-nickel' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'the-lost',
    { en: 'The Lost', fr: 'Le Perdu' },
    { hp: 1, atk: 1, souls: 1, startingItem: 'holy-mantle' }, // SOUL-07
    tap(lootPlay(1)),
    eachTime(endOfYourTurn, { targets: [upTo(1, objects('character'))], effect: recharge(target()) }),
  ),
];
