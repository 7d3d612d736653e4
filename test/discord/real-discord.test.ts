import { expect, test } from 'vitest';
import { boardSeen, labelsOf, openHouse, speak, startedTable, textOf, typeEndTurn } from './support/house.js';

const { ui } = speak('en');

test.each([
  ['is no Community', null, 'fr', 'fr'],
  ['is no Community', null, 'en-GB', 'en'],
  ['is a French Community', 'fr', 'en-US', 'fr'],
  ['is an English Community', 'en-US', 'fr', 'en'],
] as const)(
  'issue 17: where the server %s (%s), a table that somebody opens in %s is in %s',
  async (_, server, own, is) => {
    const house = await openHouse();
    const { standIn } = house;
    await standIn.user('Bob', { locale: own === 'fr' ? 'en-US' : 'fr' });
    if (server !== null) await standIn.setCommunity(server);
    const ann = await standIn.user('Ann', { locale: own });
    await ann.slash('souls new');
    await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(speak(is).ui.join));
    expect((await house.table()).data.language).toBe(is);
  },
);

test('issue 17: without embeds people read whose turn it is and who is awaited; a board whose embeds were hidden has them again with the next change', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob, active } = await startedTable(house);
  const content = boardSeen(ann.messages())!.content;
  expect(content.split('\n')).toEqual([expect.stringContaining(`Turn 1 — ${active.name}`)]);
  expect(textOf({ ...boardSeen(ann.messages())!, content: '' })).toContain(content.split(' · ')[1]);
  await bob.change({ hidesEmbeds: true });
  const board = bob.messages().find((message) => message.content === content)!;
  expect([board.embeds, labelsOf(board).includes(ui.pass)]).toEqual([[], true]);

  await standIn.suppressEmbeds(board.id, true);
  expect(ann.messages().find(({ id }) => id === board.id)!.embeds).toEqual([]);
  await typeEndTurn(active);
  await ann.waitFor((seen) => (seen.find(({ id }) => id === board.id)?.embeds.length ?? 0) > 0);
  expect(standIn.problems).toEqual([]);
});

test('issue 17: before the start and after the end a table can be read without its embed too', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  expect(lobby.content).toContain(speak('en').lobby.title);
  expect(lobby.content.split('\n')).toHaveLength(1);
});
