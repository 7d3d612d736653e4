/** Every monster card, written by hand: see data.test.ts for how to read a line. */
export const monsterFacts: Readonly<Record<string, string>> = {
  clotty: 'monster basic x1 2/3/1 4¢',
  fly: 'monster basic x1 1/2/1 1¢',
  chub: 'monster boss x1 4/3/1 7¢ souls 1',
  conquest: 'monster boss x1 2/3/1 6¢ souls 1',
  gurdy: 'monster boss x1 5/4/1 7¢ souls 1',
  'larry-jr': 'monster boss x1 4/3/1 6¢ souls 1',
  'mega-fatty': 'monster boss x1 3/3/1 loot 2 souls 1',
  monstro: 'monster boss x1 4/4/1 6¢ souls 1',
  pin: 'monster boss x1 2/4/1 5¢ souls 1',
  war: 'monster boss x1 3/3/1 8¢ souls 1',
  mom: 'monster epic-boss x1 5/4/2 treasure 1 souls 2',
  chest: 'monster good-event x1',
  'curse-of-pain': 'monster curse x1',
};
