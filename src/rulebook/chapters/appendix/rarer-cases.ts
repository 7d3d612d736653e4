import type { ChapterPlan } from '../../section.js';

export const rarerCases = {
  'doubled-rewards': {
    rules: ['RULING-24', 'MON-05', 'CARD-06', 'GAIN-09'],
    related: ['rewards', 'reward-box', 'several-replacements', 'soul-values'],
    cards: ['dinga', 'a-lucky-penny', 'blessing-of-the-sack'],
  },
  'abilities-of-another': {
    rules: ['EFF-02', 'COPY-01', 'ABIL-01', 'EFF-03'],
    related: ['copying', 'copying-abilities', 'abilities', 'shop-items'],
    cards: ['glitch', 'golden-trinket', 'modeling-clay', 'placebo'],
  },
  'changed-numbers': {
    rules: ['DICE-01', 'EFF-03', 'TGT-03'],
    related: ['effects-that-last', 'rolls-changed', 'dice-symbols', 'reward-box'],
    cards: ['magic-marker'],
  },
  bids: {
    rules: ['PAY-01', 'GAIN-07', 'BARTER-01'],
    related: ['stealing-and-swapping', 'buying', 'bartering', 'coins'],
    cards: ['auction-gavel'],
  },
  'rolls-in-a-row': {
    rules: ['DICE-02', 'DEC-24', 'DICE-05', 'ATK-12'],
    related: ['several-dice', 'dice', 'first-attack-roll', 'roll-tables'],
    cards: ['pills-requiem-2', 'euthanasia'],
  },
  'two-faced-cards': {
    rules: ['FLIP-01', 'COPY-04', 'ZONE-01', 'CTR-03'],
    related: ['flipping', 'new-object', 'copying', 'changing-character'],
    cards: ['anima-sola', 'the-enigma', 'the-harbingers'],
  },
  'charmed-monsters': {
    rules: ['MON-05', 'GAIN-09', 'DEATH-10', 'TERM-01'],
    related: ['cursed-and-holy', 'rewards', 'death-of-a-monster', 'monsters'],
    cards: ['charmed-fat-bat', 'charmed-clotty', 'charmed-monstro'],
  },
  'number-of-rooms': {
    rules: ['SETUP-05', 'ROOM-04', 'ROOM-01', 'SLOT-01', 'ZONE-08'],
    related: ['rooms', 'replacing-a-room', 'slots', 'stale-room'],
    cards: ['dice-room-4', 'social-goals'],
  },
  'forbidden-souls': {
    rules: ['DEC-33', 'BSOUL-02', 'SOUL-03', 'GAIN-07', 'WIN-01'],
    related: ['bonus-souls', 'souls', 'stealing-and-swapping', 'readings-souls'],
    cards: ['all-hallows-eve', 'curse-of-the-soulless'],
  },
  'places-in-a-deck': {
    rules: ['ZONE-07', 'ZONE-05', 'ZONE-08'],
    related: ['decks-and-discards', 'hidden-information', 'empty-deck', 'death-of-a-monster'],
    cards: ['delirium', 'golden-troll-bomb', 'mothers-shadow'],
  },
  'souls-of-copies': {
    rules: ['COPY-01', 'SOUL-03', 'SOUL-04', 'SOUL-01', 'COPY-02'],
    related: ['copying', 'soul-values', 'souls', 'bosses'],
    cards: ['modeling-clay', 'the-chest', 'the-bone'],
  },
} as const satisfies ChapterPlan;
