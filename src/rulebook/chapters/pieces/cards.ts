import type { ChapterPlan } from '../../section.js';

export const cards = {
  'card-types': {
    rules: ['ITEM-07', 'MON-01', 'ITEM-01', 'CHAR-01', 'ROOM-01', 'ZONE-05'],
    related: ['items', 'loot-plays', 'monsters', 'decks-and-discards'],
    cards: ['curved-horn'],
  },
  'reading-a-card': {
    rules: ['CARD-01', 'CARD-02', 'CARD-03', 'CARD-04'],
    related: ['dice-symbols', 'reward-box', 'card-types', 'activated-abilities'],
    cards: ['sack-of-pennies'],
  },
  'dice-symbols': {
    rules: ['CARD-07', 'CARD-05', 'ABIL-08', 'CHAR-03', 'ATKPL-01', 'DICE-09'],
    related: ['reading-a-card', 'attack-rolls', 'dice', 'attackable-players'],
    cards: ['little-horn', 'curse-of-the-blind', 'the-relic'],
  },
  'reward-box': {
    rules: ['CARD-06', 'MON-05', 'DEST-04', 'GAIN-09'],
    related: ['rewards', 'death-of-a-monster', 'bosses', 'destroying'],
    cards: ['mr-boom', 'dip', 'ehwaz'],
  },
  items: {
    rules: ['ITEM-04', 'ITEM-01', 'ITEM-07'],
    related: ['shop-items', 'starting-items', 'activated-abilities', 'trinkets'],
    cards: ['book-of-sin', 'breakfast'],
  },
  'starting-items': {
    rules: ['ITEM-03', 'CHAR-02', 'DEC-14', 'KEY-01', 'COPY-05', 'ZONE-24', 'SETUP-07'],
    related: ['eternal', 'characters', 'starting-characters', 'copying'],
    cards: ['yum-heart', 'maggy'],
  },
  'shop-items': {
    rules: ['ITEM-05', 'ITEM-06', 'TURN-03', 'REROLL-03'],
    related: ['buying', 'items', 'rerolling', 'refilling-slots'],
    cards: ['breakfast', 'the-d20'],
  },
  treasure: {
    rules: ['ITEM-02', 'GAIN-02'],
    related: ['items', 'buying', 'gaining', 'empty-deck'],
    cards: ['fat-bat', 'the-relic'],
  },
} as const satisfies ChapterPlan;
