import {
  all,
  always,
  becomesItemWith,
  choose,
  chosen,
  controls,
  firstEachTurn,
  gain,
  give,
  ifWould,
  it,
  items,
  lootAbility,
  lootCard,
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
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const unboxingLoots: readonly Card[] = [
  lootCard(
    'butt-penny',
    { en: 'Butt Penny', fr: 'Pièce pétomane' },
    { category: 'pennies' },
    lootAbility(sequence(gain(1), roll(on(1, 6, nothing)))),
  ),
  lootCard(
    'pills-unboxing-of-isaac',
    { en: 'Pills!', fr: 'Pilules !' },
    { category: 'pills-runes' },
    lootAbility({
      targets: [oneAtRandom(players())],
      effect: sequence(choose(items(all(nonEternal, controls(target(), it))), target()), give(chosen(), you)),
    }),
  ),
  lootCard(
    'pills-unboxing-of-isaac-2',
    { en: 'Pills!', fr: 'Pilules !' },
    { category: 'pills-runes' },
    lootAbility(roll(on(5, 6, becomesItemWith(always(plus('atk', 1, you)))))),
  ),
  lootCard(
    'pills-unboxing-of-isaac-3',
    { en: 'Pills!', fr: 'Pilules !' },
    { category: 'pills-runes' },
    lootAbility(
      roll(
        on(
          5,
          6,
          becomesItemWith(
            ifWould(firstEachTurn(takesDamage(you)), { instead: 'prevent', amount: 1, effect: nothing }),
          ),
        ),
      ),
    ),
  ),
];
