/** Every card of G Fuel as printed: data.test.ts says how to read a line. */
export const gFuelFacts: Readonly<Record<string, string>> = {
  'brimstone-g-fuel': 'treasure passive x1 3+',
  'g-fuel': 'treasure passive x1',
  'g-fuel-2': 'treasure active x1',
  'isaacs-tears': 'treasure paid x1',
};
