/** Every loot card of Warp Zone as printed: data.test.ts says how to read a line. */
export const warpLootFacts: Readonly<Record<string, string>> = {
  'bible-thump': 'loot cards-misc x1',
  blanks: 'loot cards-misc x1',
  'cheep-cheep-cheep': 'loot cards-misc x1',
  'chunk-of-amber': 'loot cards-misc x1',
  'cow-on-a-trash-farm': 'loot cards-misc x1',
  'demon-form': 'loot cards-misc x1',
  'fiend-fire': 'loot cards-misc x1',
  'greed-butt': 'loot cards-misc x1 8/2/1 13¢',
  jester: 'loot cards-misc x1',
  'loot-card': 'loot trinkets x1',
  murder: 'loot cards-misc x1',
  witch: 'loot cards-misc x1',
};
