/** Every card of Tapeworm as printed: data.test.ts says how to read a line. */
export const tapewormFacts: Readonly<Record<string, string>> = {
  'black-proglottid': 'treasure passive x1',
  'pink-proglottid': 'startingItem - x1',
  'rainbow-tapeworm': 'loot trinkets x1',
  'red-proglottid': 'treasure paid x1',
  tapeworm: 'character - x1 2/-/1 starts pink-proglottid',
  'tapeworm-monster': 'monster basic x1 4/2/4 loot 4',
  'white-proglottid': 'treasure active x1',
};
