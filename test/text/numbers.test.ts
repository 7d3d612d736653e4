import { expect, test } from 'vitest';
import { allCards } from '../../cards/index.js';
import type { Card } from '../../src/engine/index.js';
import { numbersIn } from '../../src/engine/vocabulary/index.js';
import { words } from '../../src/text/index.js';
import { sceneCards, testCards } from '../support/cards/index.js';

const en = words('en', { card: (id) => sceneCards.card(id) });

/** Digits that name something or belong to a rule: "target 2", "targets 2", "that card (2)", "a D8", the version of a native effect. */
const NAMES = /targets? \d+|\(\d+\)|D8|more than 6 counts as 6|7 minus|@\d+/gi;

const digits = (card: Card): readonly number[] =>
  en.exactText({ ...card, back: null }).flatMap((line) => {
    const names = line.replaceAll(/(?<=named |a copy of )[^,.:;·]*/g, '');
    return [...names.replaceAll(NAMES, '').matchAll(/\d+/g)]
      .map(([found]) => Number(found))
      .filter((number) => number > 0);
  });

const faces = [...allCards, ...testCards].flatMap((card) => (card.back === null ? [card] : [card, card.back]));

test('the numbers of each card, in the order of its text', () => {
  const differing = faces.filter((card) => JSON.stringify(numbersIn(card.abilities)) !== JSON.stringify(digits(card)));
  expect(
    differing.map((card) => ({
      card: card.id,
      numbers: numbersIn(card.abilities),
      text: digits(card),
      lines: en.exactText(card),
    })),
  ).toEqual([]);
});
