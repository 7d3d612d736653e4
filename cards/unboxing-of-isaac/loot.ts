import {
  all,
  always,
  becomeItem,
  choose,
  chosen,
  controls,
  discardOf,
  firstEachTurn,
  gain,
  give,
  ifWould,
  it,
  items,
  lootAbility,
  named,
  nonEternal,
  nothing,
  on,
  oneAtRandom,
  players,
  plus,
  roll,
  sequence,
  takesDamage,
  target,
  thisObject,
  when,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const unboxingLoots: readonly Card[] = [
  printed('butt-penny', lootAbility(sequence(gain(1), roll(on(1, 6, nothing))))),
  printed(
    'pills-unboxing-of-isaac',
    lootAbility({
      targets: [oneAtRandom(players())],
      effect: sequence(choose(items(all(nonEternal, controls(target(), it))), target()), give(chosen(), you)),
    }),
  ),
  printed(
    'pills-unboxing-of-isaac-2',
    lootAbility(
      roll(
        on(
          5,
          6,
          when(
            named(thisObject, 'pills-unboxing-of-isaac-2'),
            becomeItem(discardOf('loot', named(it, 'pills-unboxing-of-isaac-2'))), // LOOT-04
          ),
        ),
      ),
    ),
    always(plus('atk', 1, you)),
  ),
  printed(
    'pills-unboxing-of-isaac-3',
    lootAbility(
      roll(
        on(
          5,
          6,
          when(
            named(thisObject, 'pills-unboxing-of-isaac-3'),
            becomeItem(discardOf('loot', named(it, 'pills-unboxing-of-isaac-3'))), // LOOT-04
          ),
        ),
      ),
    ),
    ifWould(firstEachTurn(takesDamage(you)), { instead: 'prevent', amount: 1, effect: nothing }),
  ),
];
