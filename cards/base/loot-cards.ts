import {
  aimed,
  cancelEverything,
  choose,
  chosen,
  coins,
  deal,
  destroy,
  difference,
  endTurn,
  gain,
  gainTreasure,
  handSize,
  ifYouDo,
  items,
  kill,
  loot,
  lootAbility,
  lootCard,
  monsters,
  moreOf,
  nonEternal,
  not,
  all,
  on,
  players,
  playersOrMonsters,
  plus,
  plusToRolls,
  preventNextInstance,
  roll,
  rollResult,
  sequence,
  steal,
  take,
  target,
  tillEndOfTurn,
  you,
  youControlIt,
  type Ability,
  type Card,
} from '../../src/engine/vocabulary/index.js';

const tarot = (id: string, en: string, fr: string, ability: Ability): Card =>
  lootCard(id, { en, fr }, { category: 'cards-misc' }, ability);

/** The numbered cards whose words are about players, monsters and items. */
export const cardLoots: readonly Card[] = [
  tarot('o-the-fool', 'O. The Fool', 'O. Le Fou', lootAbility(sequence(endTurn, cancelEverything))),
  tarot(
    'ii-the-high-priestess',
    'II. The High Priestess',
    'II. La Grande Prêtresse',
    lootAbility(aimed(roll(on(1, 6, deal(rollResult, target()))), playersOrMonsters)),
  ),
  tarot(
    'iii-the-empress',
    'III. The Empress',
    "III. L'Impératrice",
    lootAbility(aimed(tillEndOfTurn(plus('atk', 1, target()), plusToRolls(1, target())), players())),
  ),
  tarot(
    'v-the-hierophant',
    'V. The Hierophant',
    'V. Le Hiérophante',
    lootAbility(aimed(preventNextInstance(target(), 2), playersOrMonsters)),
  ),
  tarot(
    'vi-the-lovers',
    'VI. The Lovers',
    'VI. Les Amants',
    lootAbility(aimed(tillEndOfTurn(plus('hp', 2, target())), players())),
  ),
  tarot(
    'vii-the-chariot',
    'VII. The Chariot',
    'VII. Le Chariot',
    lootAbility(aimed(tillEndOfTurn(plus('atk', 1, target()), plus('hp', 1, target())), players())),
  ),
  tarot(
    'viii-justice',
    'VIII. Justice',
    'VIII. La Justice',
    lootAbility(
      aimed(
        sequence(
          loot(difference(handSize(target()), handSize(you))),
          gain(difference(coins(target()), coins(you))), // RULING-20
        ),
        players(),
      ),
    ),
  ),
  tarot(
    'xi-strength',
    'XI. Strength',
    'XI. La Force',
    lootAbility(aimed(tillEndOfTurn(plus('atk', 1, target()), moreOf('attacks', 1, target())), players())),
  ),
  tarot('xiii-death', 'XIII. Death', 'XIII. La Mort', lootAbility(aimed(kill(target()), players()))),
  tarot(
    'xv-the-devil',
    'XV. The Devil',
    'XV. Le Diable',
    lootAbility(
      aimed(
        ifYouDo(destroy(target()), sequence(choose(items(all(nonEternal, not(youControlIt)))), steal(chosen()))),
        items(youControlIt),
      ),
    ),
  ),
  tarot(
    'xvi-the-tower',
    'XVI. The Tower',
    'XVI. La Tour',
    lootAbility(roll(on(1, 2, take(1, players())), on(3, 4, take(1, monsters())), on(5, 6, take(2, players())))),
  ),
  tarot('xvii-the-stars', 'XVII. The Stars', 'XVII. Les Étoiles', lootAbility(gainTreasure(1))),
];
