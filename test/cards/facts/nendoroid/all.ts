/** Every card of Nendoroid as printed: data.test.ts says how to read a line. */
export const nendoroidFacts: Readonly<Record<string, string>> = {
  'guppys-head-starting-item': 'startingItem - x1',
  'isaac-nendoroid': 'character - x1 2/-/1 starts guppys-head-starting-item',
};
