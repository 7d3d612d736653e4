/** Every card of Target as printed: data.test.ts says how to read a line. */
export const targetFacts: Readonly<Record<string, string>> = {
  'dead-eye': 'treasure passive x1',
  'epic-fetus': 'treasure active x1',
  marked: 'treasure passive x1',
};
