/** Every character, starting item and room of The Summer of Isaac as printed: data.test.ts says how to read a line. */
export const summerOthersFacts: Readonly<Record<string, string>> = {
  'ball-of-tar': 'startingItem - x1',
  club: 'startingItem - x1',
  'clubby-the-seal': 'character - x1 2/-/1 starts club',
  'everything-must-go': 'room - x1',
  gish: 'character - x1 2/-/1 starts ball-of-tar',
  stacy: 'character - x1 2/-/1 starts unstable-dna',
  'unstable-dna': 'startingItem - x1',
};
