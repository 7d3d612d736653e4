/** Every card of the monster deck of the Gold Box as printed: see data.test.ts for how to read a line. */
export const goldBoxMonsterFacts: Readonly<Record<string, string>> = {
  begotten: 'monster basic x1 3/4/1 loot 2',
  boil: 'monster basic x1 2/4/1 3¢',
  charger: 'monster basic x1 1/5/1 3¢',
  'curse-of-tiny-hands': 'monster curse x1',
  'deaths-head': 'monster basic x1 2/0/0 loot 1',
  fistula: 'monster boss x1 4/2/1 7¢ souls 1',
  gaper: 'monster basic x1 2/4/1 3¢',
  gurglings: 'monster boss x1 4/5/1 loot 2 souls 1',
  hush: 'monster epic-boss x1 8/3/2 treasure 2 souls 2',
  'i-am-error': 'monster good-event x1',
  imp: 'monster basic x1 3/5/1 loot 1 times a roll',
  knight: 'monster basic x1 2/6/1 loot 2',
  ragling: 'monster basic x1 2/3/1 loot 1',
  steven: 'monster boss x1 4/2/1 treasure 1 souls 1',
  'the-cage': 'monster boss x1 6/4/1 treasure 2 souls 1',
  'trap-door': 'monster good-event x1',
};
