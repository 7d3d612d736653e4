/** Every loot card of Four Souls+ as printed: see data.test.ts for how to read a line. */
export const plusLootFacts: Readonly<Record<string, string>> = {
  'aaa-battery': 'loot trinkets x1',
  ansuz: 'loot pills-runes x1',
  'black-rune': 'loot pills-runes x1',
  card: 'loot cards-misc x1',
  'get-out-of-jail-card': 'loot cards-misc x1',
  'gold-key': 'loot cards-misc x1',
  perthro: 'loot pills-runes x1',
  'pills-four-souls-plus': 'loot pills-runes x1',
  'pills-four-souls-plus-2': 'loot pills-runes x1',
  'pills-four-souls-plus-3': 'loot pills-runes x1',
  'poker-chip': 'loot trinkets x1',
  'tape-worm': 'loot trinkets x1',
  'the-left-hand': 'loot trinkets x1',
};
