import { expect, test } from 'vitest';
import { fit } from '../../src/text/game/fit.js';
import { clip } from '../../src/discord/protocol/payload.js';

test.each([fit, clip])('a text that is too long ends between two words, with an ellipsis', (cut) => {
  expect(cut('Gagnez un trésor au sommet', 26)).toBe('Gagnez un trésor au sommet');
  expect(cut('Gagnez un trésor au sommet de la pioche', 25)).toBe('Gagnez un trésor au…');
  expect(cut('Gagnez un trésor au sommet de la pioche', 27)).toBe('Gagnez un trésor au sommet…');
});

test.each([fit, clip])('a number stays with its unit when a text is cut', (cut) => {
  expect(cut('Chaque joueur perd 12\u00A0¢ et un butin', 23)).toBe('Chaque joueur perd…');
});

test.each([fit, clip])('a word that is most of a text is cut itself', (cut) => {
  expect(cut('Le Gribouillibouilleurissime arrive', 20)).toBe('Le Gribouillibouill…');
});
