import {
  always,
  choose,
  chosen,
  decks,
  eachTime,
  forGood,
  gainObject,
  gainsKeyword,
  goesFirst,
  look,
  lootPlay,
  putOnBottom,
  sequence,
  shown,
  tap,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const characters: readonly Card[] = [
  printed('blue-baby', tap(lootPlay(1))),
  printed('cain', tap(lootPlay(1)), always(goesFirst(you))),
  printed(
    'eden',
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
  printed('eve', tap(lootPlay(1))),
  printed('isaac', tap(lootPlay(1))),
  printed('judas', tap(lootPlay(1))),
  printed('lazarus', tap(lootPlay(1))),
  printed('lilith', tap(lootPlay(1))),
  printed('maggy', tap(lootPlay(1))),
  printed('samson', tap(lootPlay(1))),
  printed('the-forgotten', tap(lootPlay(1))),
];
