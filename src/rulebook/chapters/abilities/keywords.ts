import type { ChapterPlan } from '../../section.js';

export const keywords = {
  eternal: {
    rules: ['KEY-01', 'DEST-02', 'COST-03', 'CTR-08', 'ITEM-03', 'REROLL-02', 'DEC-34'],
    related: ['what-cannot-die', 'death-penalty', 'rerolling-items', 'counters-with-a-name'],
    cards: ['the-d6', 'the-bone', 'the-d4'],
  },
  trinkets: {
    rules: ['KEY-02', 'STACK-08', 'ITEM-07', 'ZONE-09', 'RULING-17'],
    related: ['loot-plays', 'items', 'the-stack', 'cancelling'],
    cards: ['swallowed-penny', 'broken-ankh', 'lost-soul'],
  },
  ambush: {
    rules: ['KEY-03', 'STACK-08', 'ZONE-09', 'TURN-12', 'RULING-26'],
    related: ['attacking', 'covered-cards', 'loot-plays'],
    cards: [],
  },
  guppy: {
    rules: ['KEY-10', 'KEY-04', 'BSOUL-05'],
    related: ['bonus-souls', 'copying', 'trinkets'],
    cards: ['guppys-paw', 'guppys-hairball', 'soul-of-guppy'],
  },
  indomitable: {
    rules: ['KEY-06', 'ATK-08'],
    related: ['slots', 'covered-cards', 'attacking', 'refilling-slots'],
    cards: ['mega-satan', 'the-harbingers'],
  },
  'team-up': {
    rules: ['KEY-08', 'ATK-18', 'DEC-17', 'MON-05'],
    related: ['attacking', 'attack-rolls', 'dead-players'],
    cards: ['sisters-vis', 'ultra-greed', 'sibling-rivalry', 'gus'],
  },
  familiars: {
    rules: ['KEY-09', 'ATKOBJ-01', 'ATKOBJ-02', 'ATKOBJ-03', 'DEATH-04', 'CARD-06'],
    related: ['attacking', 'what-cannot-die', 'rewards', 'attackable-players'],
    cards: ['punching-bag', 'anima-sola', 'gus'],
  },
  'attackable-players': {
    rules: ['ATKPL-01', 'ATKPL-02', 'ATKPL-03', 'CARD-05'],
    related: ['attacking', 'damage', 'death-of-a-player'],
    cards: ['the-siren', 'backstabber', 'battle-royale-2', 'lust-for-blood'],
  },
} as const satisfies ChapterPlan;
