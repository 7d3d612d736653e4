import type { TermId } from '../glossary.js';
import type { TermText } from '../section.js';

export const glossary: Readonly<Record<TermId, TermText>> = {
  die: {
    name: 'mourir',
    also: ['mort', 'tuer', 'tué'],
    meaning: 'Ce qui arrive à ce qui a 0 PV, quand sa mort se résout depuis la pile.',
  },
  deathPenalty: {
    name: 'pénalité de mort',
    also: ['pénalité'],
    meaning: 'Ce que paie un joueur qui meurt : un objet, une carte butin, 1 ¢, et tout ce qui a ↷ est désactivé.',
  },
};
