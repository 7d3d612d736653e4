import { expect, test } from 'vitest';
import { knownCard, knownCards, otherPrintings } from '../../../cards/index.js';
import { cardLookup } from '../../../cards/index.js';
import { houseRules, printingsShown, type TableOptions } from '../../../src/table/index.js';
import { rulesCode, withRulesOf } from '../../../src/table/options/rules-code.js';
import { STANDARD } from '../../../src/table/index.js';
import { withSetting } from '../../../src/table/options/options.js';
import { tableWords, words } from '../../../src/text/index.js';

const table = (options: TableOptions = STANDARD) =>
  ({ game: { id: 'g1', souls: 4, options }, display: { language: 'en', picture: true } }) as const;
const chosen = (printings: 'original' | 'any' | readonly string[]) =>
  withSetting(table(), { set: 'printings', printings });
const optionsOf = (changed: ReturnType<typeof chosen>): TableOptions => {
  if ('why' in changed) throw new Error(changed.why);
  return changed.game.options;
};

test('a printing besides the first one is a set that prints the same card again', () => {
  expect(otherPrintings.length).toBeGreaterThan(40);
  expect(new Set(otherPrintings.map(({ id }) => id)).size).toBe(otherPrintings.length);
  for (const { id, card, set } of otherPrintings) {
    expect(id).toBe(`${card}@${set}`);
    expect(knownCard(card)?.set).not.toBe(set);
  }
  expect(otherPrintings.map(({ id }) => id)).toContain('isaac@alt-art');
  expect(knownCards.some(({ id }) => id === 'monstro-alt-art')).toBe(true);
});

test('the first printings are usual, and leave a table as it was', () => {
  expect(optionsOf(chosen('original'))).toEqual(STANDARD);
  expect(optionsOf(chosen([]))).toEqual(STANDARD);
  expect(printingsShown(table())).toEqual(new Map());
  expect(houseRules(table()).map(({ rule }) => rule)).not.toContain('printings');
});

test('of a list each card is shown in a printing of the list, always the same in a game', () => {
  const options = optionsOf(chosen(['isaac@alt-art', 'eden@requiem', 'eden@alt-art', 'isaac@alt-art']));
  expect(options.printings).toEqual(['isaac@alt-art', 'eden@requiem', 'eden@alt-art']);
  const shown = printingsShown(table(options));
  expect([...shown.keys()].toSorted()).toEqual(['eden', 'isaac']);
  expect(shown.get('isaac')).toBe('alt-art');
  expect(['requiem', 'alt-art']).toContain(shown.get('eden'));
  expect(printingsShown(table(options))).toEqual(shown);
  const games = Array.from({ length: 20 }, (_, game) =>
    printingsShown({ game: { options, id: `g${game}` } }).get('eden'),
  );
  expect(new Set(games)).toEqual(new Set(['requiem', 'alt-art']));
});

test('any printing may be the first one too', () => {
  const options = optionsOf(chosen('any'));
  const sets = Array.from({ length: 20 }, (_, game) =>
    printingsShown({ game: { options, id: `g${game}` } }).get('isaac'),
  );
  expect(new Set(sets)).toEqual(new Set([undefined, 'unboxing-of-isaac', 'alt-art']));
});

test('a printing that does not exist is refused, in a sentence of both languages', () => {
  const refused = chosen(['isaac@base']);
  expect(refused).toEqual({ why: 'printings', printing: 'isaac@base' });
  for (const language of ['en', 'fr'] as const)
    expect(words(language, cardLookup).printings.unknown('isaac@base')).toContain('isaac@base');
});

test.each(['any', ['isaac@alt-art', 'the-lost@unboxing-of-isaac']] as const)(
  'the code of house rules holds the printings (%j)',
  (printings) => {
    const options = optionsOf(chosen(printings));
    expect(houseRules(table(options))).toContainEqual({ rule: 'printings', printings });
    const taken = withRulesOf(table(), rulesCode(table(options)));
    expect('why' in taken ? taken : taken.game.options.printings).toEqual(printings);
    const back = withRulesOf(table(options), rulesCode(table()));
    expect('why' in back ? back : back.game.options).toEqual(STANDARD);
  },
);

test('a table speaks of its cards by the names of their printings, and of nothing else otherwise', () => {
  const isaac = cardLookup.card('isaac');
  const printed = { shown: new Map([['isaac', 'alt-art']] as const), cards: null };
  const shown = tableWords('en', printed);
  expect(shown.cardName('isaac')).toBe('Isaac (Alt Art)');
  expect(tableWords('fr', printed).cardName('isaac')).toBe('Isaac (Alt Art)');
  expect(shown.cardName('judas')).toBe('Judas');
  expect(shown.cardText(isaac)).toEqual(words('en', cardLookup).cardText(isaac));
});
