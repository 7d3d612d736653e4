import type { RulingPlan } from '../section.js';

/** What has been decided about single promo cards, and those of Target. */
export const rulingsOfPromos = {
  'black-market-what-it-costs': { card: 'black-market', rules: ['PAY-02', 'ROOM-02'] },
  'corrupted-data-characters': { card: 'corrupted-data', rules: ['CHAR-04', 'GAIN-06'] },
  'corrupted-data-which-item': { card: 'corrupted-data', rules: ['GAIN-04', 'ITEM-03'] },
  'dads-ring-which-attacks': { card: 'dads-ring', rules: ['ATK-05', 'KEY-07'] },
  'dead-eye-when': { card: 'dead-eye', rules: ['DMG-05', 'ATK-12'] },
  'epic-fetus-yourself': { card: 'epic-fetus', rules: ['TGT-01', 'STACK-01'] },
  'henry-any-miss': { card: 'henry', rules: ['ATK-12', 'ATK-14'] },
  'it-lives-who-chooses': { card: 'it-lives', rules: ['WIN-04', 'SOUL-05'] },
  'lost-soul-star-promos-given': { card: 'lost-soul-star-promos', rules: ['AND-01', 'GAIN-04'] },
  'lump-of-coal-from-when': { card: 'lump-of-coal', rules: ['DICE-10'] },
  'marked-which-roll': { card: 'marked', rules: ['DICE-10', 'DICE-02'] },
  'moms-charmed-heart-whose-item': { card: 'moms-charmed-heart', rules: ['CTR-06', 'NAME-01'] },
  'moms-ring-each-time': { card: 'moms-ring', rules: ['GAIN-11', 'GAIN-07'] },
  'mystery-gift-nobody': { card: 'mystery-gift', rules: ['TGT-01', 'ZONE-07'] },
  'pumpkin-mask-eternal': { card: 'pumpkin-mask', rules: ['AND-03', 'KEY-01'] },
  'pyromaniac-bombs': { card: 'pyromaniac', rules: ['NAME-01', 'ZONE-07'] },
  'pyromaniac-which-damage': { card: 'pyromaniac', rules: ['REPL-01', 'REPL-07', 'DMG-05'] },
  'short-fuse-destroyed': { card: 'short-fuse', rules: ['DEST-03', 'DEST-04'] },
  'the-bloat-star-promos-2-at-random': { card: 'the-bloat-star-promos-2', rules: ['TGT-01', 'MON-02'] },
  'the-bloat-star-promos-whoever': { card: 'the-bloat-star-promos', rules: ['ABIL-07', 'MON-02'] },
  'the-duke-of-flies-but-really-its-the-bloat-lives': {
    card: 'the-duke-of-flies-but-really-its-the-bloat',
    rules: ['REPL-01', 'DEATH-06'],
  },
  'the-duke-of-flies-but-really-its-the-bloat-name': {
    card: 'the-duke-of-flies-but-really-its-the-bloat',
    rules: ['NAME-01'],
  },
  'ultra-pride-reward': { card: 'ultra-pride', rules: ['DEC-11', 'TURN-12'] },
} as const satisfies Readonly<Record<string, RulingPlan>>;
