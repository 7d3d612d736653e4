import {
  activatesItem,
  activePlayer,
  cancelEverything,
  causePlayer,
  discard,
  eachTime,
  endTurn,
  lose,
  monsterCard,
  monsters,
  players,
  plus,
  rolled,
  rolledBy,
  sequence,
  take,
  tillEndOfTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** Their abilities watch every roll and activation, whoever is attacked (MON-07). */
export const cursedMonsters: readonly Card[] = [
  monsterCard(
    'cursed-fatty',
    { en: 'Cursed Fatty', fr: 'Bouffi maudit' },
    { category: 'cursed', hp: 4, dc: 2, atk: 1, reward: { loot: 2 } },
    eachTime(rolled(5), discard(1, causePlayer)),
  ),
  monsterCard(
    'cursed-gaper',
    { en: 'Cursed Gaper', fr: 'Gaper maudit' },
    { category: 'cursed', hp: 2, dc: 4, atk: 1, reward: { coins: 3 } },
    eachTime(rolled(4), tillEndOfTurn(plus('atk', 1, monsters()))),
  ),
  monsterCard(
    'cursed-horf',
    { en: 'Cursed Horf', fr: 'Horf maudit' },
    { category: 'cursed', hp: 1, dc: 4, atk: 1, reward: { coins: 3 } },
    eachTime(rolled(2), take(2, causePlayer)),
  ),
  monsterCard(
    'cursed-keeper-head',
    { en: 'Cursed Keeper Head', fr: 'Tête de Gardien maudite' },
    { category: 'cursed', hp: 2, dc: 4, atk: 1, reward: { coins: 1, roll: true } },
    eachTime(rolled(1), lose(2, causePlayer)),
  ),
  monsterCard(
    'cursed-moms-hand',
    { en: "Cursed Mom's Hand", fr: 'Main de Maman maudite' },
    { category: 'cursed', hp: 2, dc: 4, atk: 1, reward: { coins: 4 } },
    eachTime(rolledBy(activePlayer, 6), sequence(cancelEverything, endTurn)),
  ),
  monsterCard(
    'cursed-psy-horf',
    { en: 'Cursed Psy Horf', fr: 'Psy Horf maudit' },
    { category: 'cursed', hp: 1, dc: 5, atk: 1, reward: { loot: 2 } },
    eachTime(activatesItem(players()), take(1, causePlayer)),
  ),
];
