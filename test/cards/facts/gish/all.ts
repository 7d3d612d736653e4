/** Every card of Gish as printed: data.test.ts says how to read a line. */
export const gishFacts: Readonly<Record<string, string>> = {
  'gish-monster': 'monster boss x1 6/3/1 treasure 1 souls 1',
  'lil-gish': 'treasure active x1',
};
