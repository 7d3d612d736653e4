/** Every treasure of The Summer of Isaac as printed: data.test.ts says how to read a line. */
export const summerTreasureFacts: Readonly<Record<string, string>> = {
  'a-friend': 'treasure soul x1 souls 1',
  'blast-miner-tnt': 'treasure active x1',
  'conjoined-d6': 'treasure active x1',
  'isaacs-last-will': 'treasure active x1',
  karma: 'treasure passive x1 3+',
  'magic-mushroom': 'treasure paid x1',
  telekinesis: 'treasure active x1',
  'the-monster': 'treasure active x1',
  'tumor-ball': 'treasure paid x1',
};
