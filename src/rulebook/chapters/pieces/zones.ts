import type { ChapterPlan } from '../../section.js';

export const zones = {
  zones: {
    rules: ['ZONE-02', 'ZONE-03', 'ZONE-17', 'ITEM-06', 'ZONE-14'],
    related: ['card-types', 'covered-cards', 'outside-the-game', 'the-stack'],
    cards: ['xvi-the-tower', 'butter-bean'],
  },
  'new-object': {
    rules: ['ZONE-01', 'ZONE-04', 'CTR-05', 'CTR-03', 'TGT-02'],
    related: ['covered-cards', 'fizzling', 'counters', 'zones'],
    cards: ['ehwaz', 'bomb'],
  },
  'decks-and-discards': {
    rules: ['ZONE-09', 'ZONE-10', 'ZONE-05', 'ZONE-11', 'ZONE-06'],
    related: ['empty-deck', 'discarding', 'hidden-information', 'outside-the-game'],
    cards: ['swallowed-penny'],
  },
  'empty-deck': {
    rules: ['ZONE-08', 'DEC-10'],
    related: ['decks-and-discards', 'looting', 'refilling-slots'],
    cards: [],
  },
  'covered-cards': {
    rules: ['ZONE-14', 'ZONE-15', 'ZONE-16', 'ATK-08', 'ATK-03', 'ZONE-04', 'DEATH-09'],
    related: ['attacking', 'new-object', 'slots', 'ambush'],
    cards: ['chub', 'trite'],
  },
  'outside-the-game': {
    rules: ['ZONE-18', 'ZONE-19', 'ZONE-20', 'ZONE-24', 'ZONE-21', 'ZONE-23', 'BSOUL-01'],
    related: ['bonus-souls', 'decks-and-discards', 'characters', 'hidden-information'],
    cards: [],
  },
  'hidden-information': {
    rules: ['META-03', 'ZONE-07', 'ZONE-22', 'LOOT-02', 'DEC-15', 'SOUL-02', 'ZONE-10', 'BARTER-03'],
    related: ['hand', 'decks-and-discards', 'bartering', 'covered-cards'],
    cards: ['boomerang', 'xxi-the-world'],
  },
} as const satisfies ChapterPlan;
