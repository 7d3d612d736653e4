import { describe, expect, test } from 'vitest';
import { rulebook } from '../../src/rulebook/index.js';
import { cardsAToG } from './scenes/cards-a-g.js';
import { cardsHToZ } from './scenes/cards-h-z.js';
import { questions } from './scenes/questions.js';

const SHOWN = [...cardsAToG, ...cardsHToZ, ...questions];
const { sections, rulings } = rulebook('en');
const ids = new Set([...sections, ...rulings].map(({ id }) => id));

describe('issue 19: the rulebook says what the engine does', () => {
  test.each(SHOWN.map((shown) => ({ ...shown, name: `${shown.of}: ${shown.says}` })))('$name', ({ play }) => {
    play();
  });

  test('every scene shows a section or ruling that exists', () => {
    expect(SHOWN.map(({ of }) => of).filter((id) => !ids.has(id))).toEqual([]);
  });
});
