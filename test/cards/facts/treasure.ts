/** Every treasure card, written by hand: see data.test.ts for how to read a line. */
export const treasureFacts: Readonly<Record<string, string>> = {
  'book-of-sin': 'treasure active x1',
  'mr-boom': 'treasure active x1',
  'blank-card': 'treasure active x1',
  diplopia: 'treasure active x1',
  'modeling-clay': 'treasure active x1',
  placebo: 'treasure active x1',
  'two-of-clubs': 'treasure active x1',
  'battery-bum': 'treasure paid x1',
  breakfast: 'treasure passive x1',
  'guppys-collar': 'treasure passive x1',
  meat: 'treasure passive x1',
  'the-relic': 'treasure passive x1',
  'trinity-shield': 'treasure passive x1 3+',
  'the-chest': 'treasure soul x1 souls 1',
};
