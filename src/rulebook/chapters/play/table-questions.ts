import type { ChapterPlan } from '../../section.js';

export const tableQuestions = {
  'killing-the-attacker': {
    rules: ['ATK-14', 'ATK-15', 'MON-05', 'FIZZ-02'],
    related: ['attack-ends', 'rewards', 'paid-though-dead'],
    cards: ['bomb'],
  },
  'paid-though-dead': {
    rules: ['MON-05', 'DEATH-06', 'DEATH-18', 'GAIN-09'],
    related: ['rewards', 'bosses', 'death-of-a-player', 'killing-the-attacker'],
    cards: ['gurdy'],
  },
  'curse-from-the-deck': {
    rules: ['KEY-05', 'EVENT-05', 'ATK-09', 'EVENT-03'],
    related: ['curses', 'events', 'attacking-the-deck'],
    cards: ['curse-of-pain'],
  },
  'deck-after-an-attack': {
    rules: ['ATK-06', 'ATK-03', 'TURN-08'],
    related: ['attacking', 'attacking-the-deck', 'additional-attacks'],
    cards: ['xi-strength'],
  },
  'bonus-souls-optional': {
    rules: ['SETUP-06', 'BSOUL-06', 'BSOUL-02'],
    related: ['bonus-souls', 'setup', 'bonus-soul-conditions'],
    cards: ['soul-of-greed'],
  },
  'getting-rid-of-items': {
    rules: ['DISC-01', 'BARTER-02', 'DEST-04'],
    related: ['bartering', 'discarding', 'enhanced-bartering', 'hand'],
    cards: ['smelter'],
  },
  'declining-a-reward': {
    rules: ['MON-05', 'CARD-06', 'DEATH-06'],
    related: ['rewards', 'gaining', 'death-of-a-monster'],
    cards: ['monstro'],
  },
  'order-of-dying-monsters': {
    rules: ['EACH-05', 'DEATH-03', 'ABIL-12'],
    related: ['deaths-at-once', 'each-player', 'death-of-a-monster'],
    cards: ['xvi-the-tower'],
  },
  'stolen-item-charged': {
    rules: ['CTR-03', 'GAIN-05', 'RECH-01', 'BUY-10', 'GAIN-07', 'ABIL-03'],
    related: ['stealing-and-swapping', 'recharging', 'new-object'],
    cards: ['decoy'],
  },
  'damage-after-my-death': {
    rules: ['DEATH-11', 'ATK-15', 'FIZZ-02', 'DMG-04'],
    related: ['attack-ends', 'dead-players', 'death-of-a-player'],
    cards: ['bomb'],
  },
  'killing-a-player': {
    rules: ['DEATH-14', 'MON-05', 'GAIN-09', 'CARD-05'],
    related: ['death-penalty', 'attackable-players', 'death-of-a-player', 'rewards'],
    cards: ['xiii-death', 'dark-arts', 'backstabber'],
  },
  'trinkets-and-the-hand': {
    rules: ['KEY-02', 'TURN-14', 'ZONE-12'],
    related: ['trinkets', 'hand', 'end-phase'],
    cards: ['swallowed-penny'],
  },
} as const satisfies ChapterPlan;
