/** Every treasure of alt art with an ability of its own as printed: data.test.ts says how to read a line. */
export const altArtTreasureFacts: Readonly<Record<string, string>> = {
  'brimstone-alt-art': 'treasure passive x1 3+',
  'epic-fetus-alt-art': 'treasure active x1',
  'godhead-alt-art': 'treasure active x1',
  'guppys-paw-alt-art': 'treasure active x1',
};
