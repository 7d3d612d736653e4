import { beforeAll, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { theLookup } from '../../../src/discord/lookup/the-lookup.js';
import { stateIn } from '../../support/internals.js';
import { boardSeen, labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';

/** As the program does when it starts. */
beforeAll(() => void theLookup());

test.each(['en', 'fr'] as const)('/card offers its text word for word, and leads back (%s)', async (language) => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann', { locale: language === 'fr' ? 'fr' : 'en-US' });
  const w = speak(language);
  const page = (await ann.slash('card', { name: 'bomb' })).message!;
  expect(textOf(page)).toContain(w.cardText(cardById('bomb'))[0]);
  const exact = (await ann.click(w.knownCard.exact, page)).message!;
  expect(textOf(exact)).toContain(w.exactText(cardById('bomb'))[0]);
  expect(textOf(exact)).toContain(w.knownCard.exactOf(w.cardName('bomb')));
  expect(textOf((await ann.click(w.knownCard.short, exact)).message!)).toContain(w.cardText(cardById('bomb'))[0]);
});

test('a card whose text is the same word for word does not offer it', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  const page = (await ann.slash('card', { name: 'a-penny' })).message!;
  expect(labelsOf(page)).not.toContain(speak('en').knownCard.exact);
});

test('a card on the table is shown as a card says it, and word for word by a button', async () => {
  const house = await openHouse();
  await startedTable(house);
  const cat = await house.standIn.user('Cat');
  const w = speak('en');
  const { objects, players } = stateIn((await house.table()).session!);
  const item = Object.values(players)
    .flatMap(({ area }) => area)
    .map((id) => objects[id]!)
    .find(({ card }) => w.exactText(cardById(card)).join('\n') !== w.cardText(cardById(card)).join('\n'))!;
  const shown = (await cat.slash('souls inspect', { what: item.id })).message!;
  expect(textOf(shown)).toContain(w.cardText(cardById(item.card)).at(-1));
  const exact = (await cat.click(w.knownCard.exact, shown)).message!;
  expect(textOf(exact)).toContain(w.exactText(cardById(item.card)).at(-1));
  expect(labelsOf((await cat.click(w.knownCard.short, exact)).message!)).toContain(w.knownCard.exact);
  expect(boardSeen(cat.messages())).toBeDefined();
});

test('a curse says in small letters what a curse is', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  const page = (await ann.slash('card', { name: 'curse-of-pain' })).message!;
  expect(textOf(page)).toContain(`-# ${speak('en').curseText(cardById('curse-of-pain'))}`);
});
