/** Every treasure of Warp Zone as printed: data.test.ts says how to read a line. */
export const warpTreasureFacts: Readonly<Record<string, string>> = {
  aubrey: 'treasure passive x1',
  'birthday-cake': 'treasure passive x1 3+',
  'boxing-glove': 'treasure active x1',
  'diogenes-pot': 'treasure passive x1',
  doorway: 'treasure active x1',
  george: 'treasure passive x1',
  'gun-that-can-kill-the-past': 'treasure one-use x1',
  hitops: 'treasure passive x1',
  'newgrounds-tank': 'treasure passive x1',
  'ser-junkan': 'treasure paid x1',
  spewer: 'treasure paid x1',
  'the-crowdfunder': 'treasure paid x1',
  tony: 'treasure passive x1',
  'water-bottle': 'treasure active x1',
};
