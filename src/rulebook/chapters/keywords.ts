import type { ChapterPlan } from '../section.js';

export const keywords = {
  eternal: {
    rules: ['KEY-01', 'DEST-02'],
    related: ['what-cannot-die', 'death-penalty', 'rerolling-items', 'counters-with-a-name'],
    cards: ['the-d6', 'the-bone', 'the-d4'],
  },
  trinkets: {
    rules: ['KEY-02', 'STACK-08', 'ITEM-07'],
    related: ['loot-plays', 'items', 'the-stack', 'cancelling'],
    cards: ['swallowed-penny', 'broken-ankh', 'lost-soul'],
  },
  ambush: { rules: ['KEY-03', 'STACK-08'], related: ['attacking', 'covered-cards', 'loot-plays'], cards: [] },
  guppy: {
    rules: ['KEY-10', 'KEY-04', 'BSOUL-05'],
    related: ['bonus-souls', 'copying', 'trinkets'],
    cards: ['guppys-paw', 'guppys-hairball', 'soul-of-guppy'],
  },
  indomitable: { rules: ['KEY-06'], related: ['slots', 'covered-cards', 'attacking', 'refilling-slots'], cards: [] },
  'team-up': {
    rules: ['KEY-08', 'ATK-18', 'DEC-17'],
    related: ['attacking', 'attack-rolls', 'dead-players'],
    cards: [],
  },
  familiars: {
    rules: ['KEY-09', 'ATKOBJ-01', 'ATKOBJ-02', 'ATKOBJ-03'],
    related: ['attacking', 'what-cannot-die', 'rewards', 'attackable-players'],
    cards: [],
  },
  'attackable-players': {
    rules: ['ATKPL-01', 'ATKPL-02', 'ATKPL-03', 'CARD-05'],
    related: ['attacking', 'damage', 'death-of-a-player'],
    cards: ['bomb', 'razor-blade'],
  },
} as const satisfies ChapterPlan;
