/** Every loot card of alt art with an ability of its own as printed: data.test.ts says how to read a line. */
export const altArtLootFacts: Readonly<Record<string, string>> = {
  'lost-soul-alt-art': 'loot lost-soul x1',
  'xiii-death-alt-art': 'loot cards-misc x1',
  'xvii-the-stars-alt-art': 'loot cards-misc x1',
};
