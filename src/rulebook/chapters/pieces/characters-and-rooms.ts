import type { ChapterPlan } from '../../section.js';

export const charactersAndRooms = {
  characters: {
    rules: ['CHAR-03', 'CHAR-06', 'CHAR-01', 'CARD-05', 'LOOT-08', 'CHAR-02'],
    related: ['starting-characters', 'starting-items', 'loot-plays', 'changing-character'],
    cards: ['isaac', 'samson'],
  },
  'changing-character': {
    rules: ['CHAR-04', 'CHAR-05', 'CHAR-02', 'DEST-02', 'ZONE-24'],
    related: ['characters', 'starting-items', 'flipping', 'counters'],
    cards: ['xiii-death'],
  },
  rooms: {
    rules: ['ROOM-01', 'ROOM-02', 'ROOM-03', 'ROOM-05', 'TURN-03', 'SETUP-05'],
    related: ['replacing-a-room', 'opening-slots', 'refilling-slots', 'zones'],
    cards: ['blood-donation', 'equality', 'gus'],
  },
  'replacing-a-room': {
    rules: ['ROOM-04', 'TURN-15', 'ATKOBJ-03', 'REFILL-01'],
    related: ['rooms', 'end-phase', 'refilling-slots', 'stale-room'],
    cards: ['dice-room', 'beggar', 'social-goals'],
  },
} as const satisfies ChapterPlan;
