/** Every loot card of The Unboxing of Isaac as printed: data.test.ts says how to read a line. */
export const unboxingLootFacts: Readonly<Record<string, string>> = {
  'butt-penny': 'loot pennies x1',
  'pills-unboxing-of-isaac': 'loot pills-runes x1',
  'pills-unboxing-of-isaac-2': 'loot pills-runes x1',
  'pills-unboxing-of-isaac-3': 'loot pills-runes x1',
};
