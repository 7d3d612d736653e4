import {
  characterCard,
  choose,
  chosen,
  decks,
  eachTime,
  forGood,
  gainObject,
  gainsKeyword,
  look,
  lootPlay,
  putOnBottom,
  sequence,
  shown,
  tap,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const characters: readonly Card[] = [
  characterCard(
    'eden',
    { en: 'Eden', fr: 'Eden' },
    { hp: 2, atk: 1 },
    tap(lootPlay(1)),
    eachTime(
      { event: 'gameStarts' },
      look(
        3,
        decks('treasure'),
        sequence(choose(shown), gainObject(chosen()), forGood(gainsKeyword('eternal', chosen())), putOnBottom(shown)),
      ),
    ),
  ),
  characterCard('isaac', { en: 'Isaac', fr: 'Isaac' }, { hp: 2, atk: 1, startingItem: 'the-d6' }, tap(lootPlay(1))),
  characterCard(
    'judas',
    { en: 'Judas', fr: 'Judas' },
    { hp: 2, atk: 1, startingItem: 'book-of-belial' },
    tap(lootPlay(1)),
  ),
  characterCard('maggy', { en: 'Maggy', fr: 'Maggy' }, { hp: 2, atk: 1, startingItem: 'yum-heart' }, tap(lootPlay(1))),
  characterCard(
    'lazarus',
    { en: 'Lazarus', fr: 'Lazarus' },
    { hp: 2, atk: 1, startingItem: 'lazarus-rags' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'samson',
    { en: 'Samson', fr: 'Samson' },
    { hp: 2, atk: 1, startingItem: 'blood-lust' },
    tap(lootPlay(1)),
  ),
  characterCard(
    'the-forgotten',
    { en: 'The Forgotten', fr: "L'Oublié" },
    { hp: 2, atk: 1, startingItem: 'the-bone' },
    tap(lootPlay(1)),
  ),
];
