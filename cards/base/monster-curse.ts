import {
  aimed,
  curse,
  destroy,
  dies,
  discard,
  during,
  eachTime,
  endOfYourTurn,
  lose,
  monsters,
  objects,
  plus,
  startOfYourTurn,
  take,
  target,
  you,
  youControlIt,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const curses: readonly Card[] = [
  printed('curse-of-amnesia', ...curse, eachTime(endOfYourTurn, discard(2))),
  printed('curse-of-greed', ...curse, eachTime(endOfYourTurn, lose(4))),
  printed('curse-of-loss', ...curse, eachTime(dies(you), aimed(destroy(target()), objects('soul', youControlIt)))),
  printed('curse-of-pain', ...curse, eachTime(startOfYourTurn, take(1))),
  printed('curse-of-the-blind', ...curse, during(yourTurn, plus('dc', 1, monsters()))),
];
