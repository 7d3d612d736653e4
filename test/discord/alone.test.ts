import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionOf, viewFor } from '../../src/engine/index.js';
import { rulesCode, updated } from '../../src/table/index.js';
import { answerPanel, isAsked, panelOf } from './support/answers.js';
import { boardSeen, labelsOf, leaveGame, openHouse, speak, textOf } from './support/house.js';

const MOST_CLICKS = 4_000;
const UNTIL_SHOWN = 280_000;

test('COOP-01 COOP-06: one person plays a whole game for both, with one panel', async () => {
  const seed = 'alone';
  const house = await openHouse({ seed });
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new', { preset: 'alone', picture: false });
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  expect(textOf(lobby)).toContain('Seats: 2 of 2');
  expect(textOf(lobby)).toContain('You play for two players');
  await ann.slash('souls start');
  const board = await ann.waitFor((seen) => {
    const shown = boardSeen(seen);
    return /Timer: \**8/.test(textOf(shown)) ? shown : undefined;
  });
  expect(textOf(board)).toMatch(/souls together: \**0 of 4/);
  const first = await panelOf(ann);
  expect(textOf(first)).toMatch(/You act for Ann( 2)? now\./);
  expect(textOf(first)).toMatch(/Hand of Ann/);
  expect(labelsOf(first).some((label) => label.startsWith('To Ann'))).toBe(true);
  const seats = new Set<string>();
  let panel: APIMessage | null = first;
  let clicks = 0;
  for (; (await house.table()).data.phase === 'playing' && clicks < MOST_CLICKS; clicks += 1) {
    seats.add(decisionOf((await house.table()).session!)!.player);
    const shown: APIMessage = panel !== null && isAsked(panel) ? panel : await panelOf(ann);
    const outcome = await answerPanel(ann, shown, seed, clicks);
    if (outcome === null) throw new Error(`nothing to click on: ${textOf(shown)}`);
    panel = outcome.message;
  }
  expect([...seats].toSorted()).toEqual(['p1', 'p2']);
  expect((await house.table()).data.phase).toBe('over');
  const ended = await ann.waitFor((seen) => {
    const shown = boardSeen(seen);
    return shown?.embeds[0]?.title === 'The game is over' ? shown : undefined;
  }, UNTIL_SHOWN);
  expect(textOf(ended)).toMatch(/Everybody has (won|lost) together: \d of 4 souls, with the timer at \d/);
  expect(house.standIn.problems).toEqual([]);
  expect(house.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test.each(['en', 'fr'] as const)('a table takes the house rules of another by their code (%s)', async (language) => {
  const house = await openHouse();
  const w = speak(language);
  const ann = await house.standIn.user('Ann', language === 'fr' ? { locale: 'fr' } : {});
  await ann.slash('souls new', { preset: 'togetherHard', picture: false, language });
  const { data } = await house.table();
  const settings = (await ann.slash('souls options')).message!;
  expect(textOf(settings)).toContain(rulesCode(data));
  expect(textOf(settings)).toContain(w.tableSettings.way(false));
  expect(labelsOf(settings)).toContain(w.tableSettings.wayInRules);
  const code = rulesCode(updated(data, { game: { souls: 8 } }));
  const damaged = (await ann.slash('souls options', { code: `${code}x` })).message!;
  const refused = w.errors.refusal(
    { why: 'code', problem: 'damaged' },
    { player: String, card: String, typed: String },
  );
  expect(textOf(damaged)).toContain(refused);
  const taken = (await ann.slash('souls options', { code })).message!;
  expect(textOf(taken)).toContain(w.tableSettings.codeTaken);
  expect((await house.table()).data).toMatchObject({ game: { souls: 8, options: { mode: 'together' } } });
  expect(house.standIn.problems).toEqual([]);
});

test('COOP-01 BARTER-05: two play together; a third waits, nothing is bartered, and the game goes on when one leaves', async () => {
  const house = await openHouse();
  const w = speak('en');
  const [ann, bob, cyd] = [
    await house.standIn.user('Ann'),
    await house.standIn.user('Bob'),
    await house.standIn.user('Cyd'),
  ];
  await ann.slash('souls new', { preset: 'together', picture: false });
  await bob.slash('souls join');
  const waits = (await cyd.slash('souls join')).message!;
  expect(textOf(waits)).toContain(w.finding.waits(1, false));
  await ann.slash('souls start');
  const deal = (await ann.slash('souls deal', { with: 'bob', give: 1 })).message!;
  expect(textOf(deal)).toContain('no bartering');
  await leaveGame(bob);
  const { data, session } = await house.table();
  expect([data.phase, data.game.seats.map(({ computer }) => computer)]).toEqual(['playing', [null, 'simple']]);
  expect(viewFor(session!, null).mode?.timer).toBe(8);
  expect(house.standIn.problems).toEqual([]);
  expect(house.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
