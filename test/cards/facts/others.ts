/** Every character, starting item and bonus soul card, written by hand: see data.test.ts for how to read a line. */
export const othersFacts: Readonly<Record<string, string>> = {
  isaac: 'character - x1 2/-/1 starts the-d6',
  judas: 'character - x1 2/-/1 starts book-of-belial',
  maggy: 'character - x1 2/-/1 starts yum-heart',
  'the-forgotten': 'character - x1 2/-/1 starts the-bone',
  'book-of-belial': 'startingItem - x1',
  'forever-alone': 'startingItem - x1',
  'sleight-of-hand': 'startingItem - x1',
  'the-curse': 'startingItem - x1',
  'the-bone': 'startingItem - x1 souls 1',
  'the-d6': 'startingItem - x1',
  'yum-heart': 'startingItem - x1',
};
