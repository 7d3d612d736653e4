import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownCards } from '../../cards/index.js';
import { backFrom, followed, readPage, toChosen, toPage, written, type Page } from '../../src/discord/lookup/refs.js';
import { nearestTo, termsIn } from '../../src/discord/lookup/terms.js';
import { parseId } from '../../src/discord/ids.js';
import { rulesFor } from '../../src/discord/lookup/found.js';
import { pageFor } from '../../src/discord/lookup/pages.js';
import { rulebook } from '../../src/rulebook/index.js';
import { QUESTION_LIMITS } from '../../src/table/index.js';
import { speak } from './house.js';
import { readerIn } from './lookup-walk.js';

const pages: readonly Page[] = [
  ...knownCards.map(({ id }) => ({ is: 'card', id }) as const),
  ...rulebook('en').sections.map(({ id }) => ({ is: 'section', id }) as const),
];
const page = fc.oneof(
  fc.constantFrom(...pages),
  fc.string({ unit: 'grapheme', maxLength: 150 }).map((query): Page => ({ is: 'rules', query })),
);

test('issue 7: every way through the pages fits into custom ids, and leads back to where one was', () => {
  fc.assert(
    fc.property(page, fc.array(page, { minLength: 1, maxLength: 6 }), (target, way) => {
      const [here, ...before] = way.map(written);
      const from = { here: way[0]!, before };
      const next = followed(parseId(toPage(from, target))!.arg, undefined);
      expect(next?.here).toEqual(readPage(written(target)));
      if (written(target).length + here!.length < 85) {
        const back = followed(parseId(backFrom(next!)!)!.arg, undefined);
        expect(back?.here).toEqual(readPage(here!));
      }
      expect(followed(parseId(toChosen(from, 'menu'))!.arg, `${written(target)}@3`)?.here).toEqual(
        readPage(written(target)),
      );
    }),
  );
});

test('issue 7: where it is not sure what was meant one can always ask, and see what is asked, whatever else is there', async () => {
  const { questions } = speak('en').lookup;
  const names = knownCards.filter((_, at) => at % 8 === 0).map(({ en }) => en);
  const unsure = names.filter((name) => rulesFor(name, 'en').is === 'unsure');
  expect(unsure.length).toBeGreaterThan(0);
  for (const query of unsure.slice(0, 12)) {
    const reader = readerIn('en');
    const page = await pageFor({ ...reader, way: { here: { is: 'rules', query }, before: ['s.dying'] } });
    const parts = page!.components.flatMap((row) => row.components);
    const labels = parts.flatMap((part) => ('label' in part ? [part.label] : []));
    expect(labels).toEqual(expect.arrayContaining([questions.ask, questions.list(QUESTION_LIMITS.open)]));
  }
});

test('issue 7: terms are found as words, in the plural and as signs; questions by most of their words', () => {
  const terms = rulebook('en').glossary;
  const found = termsIn('$, 2 counters: deal combat damage', terms).map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['$', 'combat damage', 'counter']));
  expect(found).not.toContain('¢');
  const questions = ['May grandma borrow dice?', 'Who shuffles?'];
  expect(nearestTo('can grandma borrow the dice', questions, (text) => text)).toEqual([questions[0]]);
  expect(nearestTo('death penalty', questions, (text) => text)).toEqual([]);
});
