import { gain, lootAbility, lootCard, type Card } from '../../src/engine/vocabulary/index.js';

export const centLoots: readonly Card[] = [
  lootCard(
    '2-cents',
    { en: '2 Cents!', fr: '2 centimes !', copies: 12 },
    { category: '2-cents' },
    lootAbility(gain(2)),
  ),
  lootCard('4-cents', { en: '4 Cents!', fr: '4 centimes !', copies: 9 }, { category: '4-cents' }, lootAbility(gain(4))),
  lootCard(
    'a-dime',
    { en: 'A Dime!!', fr: 'Une pièce de 10 centimes !!' },
    { category: 'nickels' },
    lootAbility(gain(10)),
  ),
  lootCard(
    'a-nickel',
    { en: 'A Nickel!', fr: 'Une pièce de 5 centimes !', copies: 5 },
    { category: 'nickels' },
    lootAbility(gain(5)),
  ),
];
