import type { ChapterPlan } from '../../section.js';

export const damage = {
  damage: {
    rules: ['DMG-01', 'DMG-03', 'DMG-02', 'DMG-07', 'DEATH-01', 'MON-02'],
    related: ['how-much-damage', 'dying', 'damage-or-death-prevented', 'attack-rolls'],
    cards: ['bomb', 'troll-bombs'],
  },
  'how-much-damage': {
    rules: ['DMG-08', 'DMG-04', 'DMG-14', 'DMG-13'],
    related: ['damage', 'attack-rolls', 'replacement-effects', 'dead-players'],
    cards: ['daddy-haunt', 'cod-worm'],
  },
  'damage-source': {
    rules: ['DMG-05', 'DMG-06', 'PREV-04'],
    related: ['damage', 'gaining', 'triggered-abilities'],
    cards: ['curse-of-pain'],
  },
  'max-hp': {
    rules: ['DMG-09', 'DMG-10', 'DMG-11', 'DMG-12'],
    related: ['healing', 'dying', 'counters', 'effects-that-last'],
    cards: ['breakfast', 'vi-the-lovers'],
  },
  destroying: {
    rules: ['DEST-01', 'DEST-02', 'DEST-03', 'DEC-22', 'PREV-05', 'CHAR-05', 'DEATH-01', 'CARD-06', 'DEC-33'],
    related: ['dying', 'eternal', 'discarding', 'rerolling'],
    cards: ['chaos-card', 'xiii-death'],
  },
  discarding: {
    rules: ['DISC-01', 'DISC-02', 'DISC-03', 'DEST-04', 'ZONE-13', 'CARD-06'],
    related: ['destroying', 'hand', 'decks-and-discards', 'death-of-a-monster'],
    cards: ['secret-room', 'ehwaz', 'spider-mod'],
  },
  healing: {
    rules: ['HEAL-01', 'HEAL-02', 'HEAL-03', 'TURN-16'],
    related: ['max-hp', 'dying', 'dead-players', 'end-phase'],
    cards: ['mega-fatty', 'chub'],
  },
} as const satisfies ChapterPlan;
