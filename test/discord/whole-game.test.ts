import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { Person } from '../../playground/index.js';
import { mayAnswer } from '../../src/table/index.js';
import { answerPanel, isAsked, panelOf } from './support/answers.js';
import { boardSeen, labelsOf, openHouse, startedTable, textOf } from './support/house.js';

const MOST_CLICKS = 6_000;
/** Pings of two people who click fifty times a second wait for Discord's limits, and the last board behind them; in ms. */
const UNTIL_SHOWN = 280_000;

test('two people play a whole game to four souls with buttons and menus', async () => {
  const seed = 'whole game';
  const house = await openHouse({ seed });
  const { ann, bob } = await startedTable(house, { souls: 4 });
  const archive = await house.standIn.addChannel('results');
  const { server } = (await house.table()).data.game.upkeep;
  await house.tables.servers.change(server!, (before) => ({ ...before, archive }));
  let clicks = 0;
  let last: { readonly person: Person; readonly panel: APIMessage | null } | null = null;
  for (;;) {
    const table = await house.table();
    if (table.data.phase === 'over' || clicks >= MOST_CLICKS) break;
    const person = [ann, bob].find(({ id }) => mayAnswer(table, id));
    if (person === undefined) throw new Error('nobody is asked');
    const shown: APIMessage | null = last?.person === person ? last.panel : null;
    const panel = shown !== null && isAsked(shown) ? shown : await panelOf(person);
    const outcome = await answerPanel(person, panel, seed, clicks);
    if (outcome === null) throw new Error(`nothing to click on: ${textOf(panel)}`);
    last = { person, panel: outcome.message };
    clicks += 1;
  }
  const table = await house.table();
  expect(table.data.phase).toBe('over');
  const board = await bob.waitFor((messages) => {
    const shown = boardSeen(messages);
    return shown?.embeds[0]?.title === 'The game is over' ? shown : undefined;
  }, UNTIL_SHOWN);
  expect(textOf(board)).toMatch(/(Ann|Bob) wins the game!/);
  expect(textOf(board)).toMatch(/★ (Ann|Bob) — 4 souls[^]*\d+ rolls, on average \d\.\d/);
  expect(labelsOf(board)).toEqual(['Rematch', 'Replay', 'Log', 'Inspect', 'As files']);
  const [kept, ...others] = await bob.in(archive).waitFor((messages) => messages.length > 0 && messages);
  expect(others).toEqual([]);
  expect(textOf(kept)).toMatch(/(Ann|Bob) wins the game!/);
  expect(labelsOf(kept)).toEqual([]);
  const { board: shown } = (await house.table()).data.display.messages;
  const told = bob.messages().filter(({ content }) => content.includes('👻') || content.includes('won the game'));
  const souls = told.flatMap(({ content }) => content.split('\n').filter((line) => line.startsWith('👻')));
  expect(new Set(souls).size).toBe(souls.length); //: each once
  expect(souls.length).toBeGreaterThanOrEqual(3);
  expect(souls.at(-1)).toMatch(/^👻 (Ann|Bob) (wins|takes) .+ — [45] of 4\.$/);
  const results = told.filter(({ content }) => content.includes('won the game'));
  expect(results).toHaveLength(1);
  expect(results[0]!.content).toContain(`/${shown}`);
  for (const { flags, mentions } of told)
    expect([(flags ?? 0) & MessageFlags.SuppressNotifications, mentions]).toEqual([
      MessageFlags.SuppressNotifications,
      [],
    ]);
  expect(house.standIn.problems).toEqual([]);
  expect(house.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
