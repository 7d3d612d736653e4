import type { ChapterPlan } from '../../section.js';

export const gaining = {
  coins: {
    rules: ['GAIN-01', 'LOSE-01', 'PAY-01', 'PAY-03', 'DBL-01'],
    related: ['stealing-and-swapping', 'bartering', 'buying', 'gaining'],
    cards: ['greed-event', 'a-dime'],
  },
  'paying-hp': {
    rules: ['PAY-02', 'PREV-05'],
    related: ['costs', 'damage', 'dying', 'damage-or-death-prevented'],
    cards: ['guppys-paw'],
  },
  gaining: {
    rules: [
      'GAIN-02',
      'GAIN-03',
      'GAIN-09',
      'GAIN-11',
      'GAIN-10',
      'GAIN-01',
      'GAIN-07',
      'ITEM-02',
      'RULING-18',
      'BARTER-04',
    ],
    related: ['coins', 'stealing-and-swapping', 'what-you-bought', 'treasure'],
    cards: ['counterfeit-penny', 'xvii-the-stars'],
  },
  'stealing-and-swapping': {
    rules: [
      'GAIN-07',
      'GAIN-05',
      'GAIN-04',
      'GAIN-06',
      'GAIN-08',
      'DEC-15',
      'DEC-19',
      'KEY-01',
      'GAIN-10',
      'RULING-18',
    ],
    related: ['gaining', 'coins', 'hidden-information', 'bartering'],
    cards: ['jawbone', 'decoy', 'donation-machine', 'boomerang'],
  },
  levels: {
    rules: ['LVL-01', 'LVL-02'],
    related: ['counters', 'gaining', 'reading-a-card', 'attack-rolls'],
    cards: ['bum-bo-treasure'],
  },
  'noted-things': {
    rules: ['NOTE-01'],
    related: ['counters', 'copying', 'zones', 'hidden-information'],
    cards: [],
  },
  recharging: {
    rules: ['RECH-01', 'TURN-03', 'ABIL-03', 'TURN-02', 'ABIL-04', 'ROOM-05'],
    related: ['play-and-activate', 'activated-abilities', 'start-phase', 'shop-items'],
    cards: ['lil-battery', 'the-battery', 'moms-shovel'],
  },
  'play-and-activate': {
    rules: ['RECH-02', 'PLAY-01'],
    related: ['loot-plays', 'activated-abilities', 'recharging', 'triggered-abilities'],
    cards: ['shiny-rock', 'cursed-psy-horf'],
  },
  voting: {
    rules: ['VOTE-01', 'DEC-04', 'RULING-13', 'DEATH-23'],
    related: ['dead-players', 'each-player', 'hidden-information', 'targets'],
    cards: ['remote-detonator'],
  },
} as const satisfies ChapterPlan;
