/** Every monster card of The Unboxing of Isaac as printed: data.test.ts says how to read a line. */
export const unboxingMonsterFacts: Readonly<Record<string, string>> = {
  'big-horn': 'monster boss x1 6/3/1 treasure 1 souls 1',
  'christian-broadcasts': 'monster boss x1 6/3/1 loot 3',
  'delirium-unboxing-of-isaac': 'monster boss x1 2/4/1 loot 6 souls 1',
  'delirium-unboxing-of-isaac-2': 'monster boss x1 3/3/1 18¢ souls 1',
  'dogma-unboxing-of-isaac': 'monster epic-boss x1 5/3/3 treasure 2',
  eggy: 'monster basic x1 2/4/1 6¢',
  evis: 'monster basic x1 3/5/6 loot 2',
  'greedling-rush': 'monster basic x1 1/3/6 6¢',
  'larry-jr-unboxing-of-isaac': 'monster boss x1 4/3/2 treasure 1 souls 1',
  loki: 'monster boss x1 3/5/1 treasure 1 souls 1',
  teratoma: 'monster boss x1 5/3/2 treasure 1 souls 1',
  'the-adversary': 'monster boss x1 4/4/1 treasure 1 souls 1',
  'tv-static': 'monster good-event x1',
};
