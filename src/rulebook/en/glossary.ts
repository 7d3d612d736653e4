import type { TermId } from '../glossary.js';
import type { TermText } from '../section.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  die: {
    name: 'die',
    also: ['death', 'dead', 'kill', 'killed'],
    meaning: 'What happens to whatever has 0 HP, once its death resolves from the stack.',
  },
  deathPenalty: {
    name: 'death penalty',
    also: ['penalty', 'dying cost'],
    meaning: 'What a player pays for dying: an item, a loot card, 1¢, and everything with ↷ is deactivated.',
  },
};
