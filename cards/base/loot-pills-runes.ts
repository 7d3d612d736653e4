import {
  aimed,
  destroy,
  discard,
  gain,
  loot,
  lootAbility,
  lootCard,
  lose,
  objects,
  on,
  players,
  plus,
  preventNext,
  roll,
  take,
  target,
  tillEndOfTurn,
  you,
  type Ability,
  type Card,
} from '../../src/engine/vocabulary/index.js';

const small = (id: string, en: string, fr: string, ability: Ability): Card =>
  lootCard(id, { en, fr }, { category: 'pills-runes' }, ability);

export const pillAndRuneLoots: readonly Card[] = [
  small(
    'blank-rune',
    'Blank Rune',
    'Rune vierge',
    lootAbility(
      roll(
        on(1, 1, gain(1, players())),
        on(2, 2, loot(2, players())),
        on(3, 3, take(3, players())),
        on(4, 4, gain(4, players())),
        on(5, 5, loot(5, players())),
        on(6, 6, gain(6, players())),
      ),
    ),
  ),
  small(
    'dagaz',
    'Dagaz',
    'Dagaz',
    lootAbility(aimed(destroy(target()), objects('curse')), aimed(preventNext(1, target()), players())),
  ),
  small(
    'pills',
    'Pills!',
    'Pilules !',
    lootAbility(
      roll(
        on(1, 2, tillEndOfTurn(plus('atk', 1, you))),
        on(3, 4, tillEndOfTurn(plus('hp', 1, you))),
        on(5, 6, take(1)),
      ),
    ),
  ),
  small(
    'pills-2',
    'Pills!',
    'Pilules !',
    lootAbility(roll(on(1, 2, loot(1)), on(3, 4, loot(3)), on(5, 6, discard(1)))),
  ),
  small('pills-3', 'Pills!', 'Pilules !', lootAbility(roll(on(1, 2, gain(4)), on(3, 4, gain(7)), on(5, 6, lose(4))))),
];
