/** Every character and starting item of Four Souls+ as printed: see data.test.ts for how to read a line. */
export const plusOthersFacts: Readonly<Record<string, string>> = {
  'bag-o-trash': 'startingItem - x1',
  'bum-bo': 'character - x1 2/-/1 starts bag-o-trash',
  'dark-arts': 'startingItem - x1',
  'dark-judas': 'character - x1 2/-/1 starts dark-arts',
  gimpy: 'startingItem - x1',
  guppy: 'character - x1 2/-/1 starts infestation',
  infestation: 'startingItem - x1',
  'whore-of-babylon': 'character - x1 2/-/1 starts gimpy',
};
