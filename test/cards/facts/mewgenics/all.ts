/** Every card of Mewgenics as printed: data.test.ts says how to read a line. */
export const mewgenicsFacts: Readonly<Record<string, string>> = {
  'mini-nuke': 'treasure one-use x1',
  'radical-rat': 'monster boss x1 4/4/1 loot 3 souls 1',
  'stacy-704891': 'character - x1 1/-/1 starts stacys-extra-head',
  'stacys-extra-head': 'startingItem - x1',
};
