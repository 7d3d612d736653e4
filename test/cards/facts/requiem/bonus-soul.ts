/** Every bonus soul of Requiem that can be played, as printed: data.test.ts says how to read a line. */
export const requiemBonusSoulFacts: Readonly<Record<string, string>> = {
  'soul-of-envy': 'bonusSoul - x1 souls 1',
  'soul-of-lust': 'bonusSoul - x1 souls 1',
  'soul-of-pride': 'bonusSoul - x1 souls 1',
  'soul-of-sloth': 'bonusSoul - x1 souls 1',
  'soul-of-wrath': 'bonusSoul - x1 souls 1',
};
