/** Every loot card, written by hand: see data.test.ts for how to read a line. */
export const lootFacts: Readonly<Record<string, string>> = {
  '3-cents': 'loot 3-cents x15',
  'a-penny': 'loot pennies x6',
  bomb: 'loot bombs x4',
  'butter-bean': 'loot butter-beans x3',
  'dice-shard': 'loot dice-shards-soul-hearts x3',
  'lil-battery': 'loot batteries x4',
  'lost-soul': 'loot lost-soul x1 souls 1',
  'soul-heart': 'loot dice-shards-soul-hearts x2',
  'swallowed-penny': 'loot trinkets x1',
  'x-wheel-of-fortune': 'loot cards-misc x1',
  'xiv-temperance': 'loot cards-misc x1',
};
