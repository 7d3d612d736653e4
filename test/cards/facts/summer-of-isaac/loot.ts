/** Every loot card of The Summer of Isaac as printed: data.test.ts says how to read a line. */
export const summerLootFacts: Readonly<Record<string, string>> = {
  'era-walk': 'loot cards-misc x1',
  'found-soul': 'loot trinkets x1',
  'mega-bean': 'loot butter-beans x1',
  'mugger-bean': 'loot butter-beans x1',
  'recycling-sticker': 'loot trinkets x1',
};
