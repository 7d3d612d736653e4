/** Every loot card of the Gold Box as printed: see data.test.ts for how to read a line. */
export const goldBoxLootFacts: Readonly<Record<string, string>> = {
  'a-sack': 'loot cards-misc x1',
  cancer: 'loot trinkets x1',
  'charged-penny': 'loot pennies x1',
  'credit-card': 'loot cards-misc x1',
  'holy-card': 'loot cards-misc x1',
  jera: 'loot pills-runes x1',
  joker: 'loot cards-misc x1',
  'pills-gold-box': 'loot pills-runes x1',
  'pink-eye': 'loot trinkets x1',
  'two-of-diamonds': 'loot cards-misc x1',
};
