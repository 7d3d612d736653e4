import {
  always,
  and,
  becomeCurse,
  cannot,
  choose,
  chosen,
  curse,
  discard,
  during,
  eachTime,
  endOfYourTurn,
  ifWould,
  lose,
  monsterDies,
  monsters,
  otherPlayers,
  plus,
  sequence,
  souls,
  thisObject,
  wouldBePutIntoDiscard,
  wouldGainSoul,
  you,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemCurses: readonly Card[] = [
  printed('curse-of-empathy', ...curse, eachTime(monsterDies, and(discard(1), lose(1)))),
  printed('curse-of-the-hollow', ...curse, eachTime(endOfYourTurn, and(discard(souls(you)), lose(souls(you))))),
  printed('curse-of-the-hunted', ...curse, during(yourTurn, plus('atk', 1, monsters()))),
  printed(
    'curse-of-the-soulless',
    ...curse,
    always(cannot(wouldGainSoul(you))),
    ifWould(wouldBePutIntoDiscard(thisObject), {
      instead: 'effect',
      effect: sequence(choose(otherPlayers), becomeCurse(chosen())),
    }),
  ),
];
