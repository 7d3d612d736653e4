import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { changesBetween, type Changes, type Data } from '../../../src/discord/replays/changes.js';
import { replayFile } from '../../../src/discord/replays/replay-file.js';
import { assetPath } from '../../../src/ops/index.js';
import type { Table } from '../../../src/table/index.js';
import { replayOf, type Replay } from '../../../src/table/replays/replay.js';
import { playedGame, resources, type PlayedGame } from '../../support/replayed-games.js';
import { readTree } from '../../checks/tree.js';
import { speak } from '../support/house.js';
import { watchedTable } from '../support/watched.js';
import { stateIn } from '../../support/internals.js';

const NAMES = ['Ann', '</script><script>alert(1)</script>', 'Cyd', 'Dan'];

const fileOf = async (table: Table, texts: readonly string[], language: 'en' | 'fr' = 'en'): Promise<string> => {
  const replay = replayOf(table, texts, resources);
  if (typeof replay === 'string') throw new Error(replay);
  return (await replayFile({ table, replay, log: [], chance: null, w: speak(language) }))!.toString();
};

/** How the page reads changes: its own code. */
const changed = (
  (await import(pathToFileURL(assetPath('replay', 'changes.js')).href)) as {
    readonly changed: (before: Data, changes: Changes | null) => Data;
  }
).changed;

const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="replay">(.*)<\/script>/u.exec(html)![1]!) as {
    readonly moments: readonly { readonly changes: Data }[];
    readonly cards: readonly { readonly name: string }[];
    readonly turns: readonly object[];
    readonly missing: readonly string[];
  };

test('what has changed leads to it, whatever the two are', () => {
  const all: readonly Data[] = [
    {},
    { a: 1, b: [1, 2, 3], c: { d: null } },
    { a: 1, b: [1, 2], c: null },
    {
      b: [
        { x: 1, y: 'long enough to count' },
        { x: 2, y: 'long enough to count' },
      ],
      e: false,
    },
    {
      b: [
        { x: 1, y: 'long enough to count' },
        { x: 3, y: 'long enough to count' },
        { x: 4, y: '' },
      ],
      c: { d: [] },
    },
    { b: [[], [[1]], []], c: { d: [null] } },
  ];
  for (const before of all) for (const now of all) expect(changed(before, changesBetween(before, now))).toEqual(now);
});

/** What everybody has seen of a game by now: what lay on the table at any time, and what the log has told. */
const seenIn = (game: PlayedGame): string =>
  [
    ...game.states.map((state) => JSON.stringify((JSON.parse(state) as readonly (readonly unknown[])[])[2]?.[0])),
    JSON.stringify(game.log.filter(({ to }) => to === 'all')),
  ].join();

test('in the middle of a game the page names no hidden card; at its end it names all hands', async () => {
  const game = await playedGame({ kind: 'simple', seed: 31, seats: 4, souls: 4, most: 80 });
  const table = watchedTable(game, NAMES);
  const { players, objects, decks } = stateIn(game.session);
  const inHands = Object.values(players).flatMap(({ hand }) => hand.map((id) => objects[id]!.card));
  const seen = seenIn(game);
  const all = [...inHands, ...Object.values(decks).flat(), ...Object.values(objects).map(({ card }) => card)];
  const { cardName } = speak('en');
  const known = new Set(all.filter((card) => seen.includes(`"${card}"`)).map(cardName));
  const hidden = [...new Set(all)].filter((card) => !known.has(cardName(card))); // several cards may have one name
  expect(hidden.length).toBeGreaterThan(100);
  expect(inHands.some((card) => hidden.includes(card))).toBe(true);
  const html = await fileOf(table, game.texts);
  const names = dataIn(html).cards.map(({ name }) => name);
  for (const card of hidden) {
    expect(names).not.toContain(cardName(card));
    if (card.includes('-')) expect(html.includes(`"${card}"`), card).toBe(false); // others are words of the page too
    if (cardName(card).includes(' ')) expect(html.includes(cardName(card)), card).toBe(false);
  }
  const over = await fileOf({ ...table, data: { ...table.data, phase: 'over' } }, game.texts);
  const told = dataIn(over).cards.map(({ name }) => name);
  for (const card of inHands) expect(told).toContain(cardName(card));
});

test('names are escaped, nothing is asked for from outside, and the page says so to the browser', async () => {
  const game = await playedGame({ kind: 'random', seed: 32, seats: 2, souls: 4, most: 40 });
  const html = await fileOf(watchedTable(game, NAMES.slice(0, 2)), game.texts, 'fr');
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<script/gu)).toHaveLength(3);
  expect(html).not.toMatch(/(?:src|href)="?https?:|url\(|@import|fetch\(|XMLHttpRequest|\bimport\b[^;]*from/u);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain('<html lang="fr">');
});

test('a game of a hundred turns weighs less than 1.5 MB; of one without an end the first turns are left out', async () => {
  const game = await playedGame({ kind: 'simple', seed: 33, seats: 4, souls: 4, most: 100 });
  const table = watchedTable(game, ['Ann', 'Bob', 'Cyd', 'Dan']);
  const played = replayOf({ ...table, data: { ...table.data, phase: 'over' } }, game.texts, resources);
  if (typeof played === 'string') throw new Error(played);
  /** The same turns again and again. */
  const repeated = (times: number): Replay => ({
    ...played,
    turns: Array.from({ length: times }, () => played.turns).flat(),
    *turnByTurn(read) {
      const once = [...played.turnByTurn(read)];
      for (let time = 0; time < times; time += 1) yield* once;
    },
  });
  const sizeOf = async (times: number) => {
    const page = {
      table: { ...table, data: { ...table.data, phase: 'over' as const } },
      log: [],
      chance: null,
      w: speak('fr'),
    };
    const file = (await replayFile({ ...page, replay: repeated(times) }))!;
    return {
      bytes: file.length,
      turns: dataIn(file.toString()).turns.length,
      missing: dataIn(file.toString()).missing,
    };
  };
  const each = played.turns.length;
  const hundred = await sizeOf(Math.ceil(100 / each));
  process.stdout.write(`a page of ${hundred.turns} turns: ${(hundred.bytes / 1024).toFixed(0)} KB\n`);
  expect(hundred.turns).toBeGreaterThanOrEqual(100);
  expect(hundred.bytes).toBeLessThan(1_500_000);
  expect(hundred.missing).toEqual([]);
  const endless = await sizeOf(Math.ceil(600 / each));
  expect(endless.bytes).toBeLessThan(1_500_000);
  expect(endless.turns).toBeLessThan(600);
  expect(endless.turns).toBeGreaterThan(300);
  expect(endless.missing).toHaveLength(1);
});

test('the page of a replay sets texts, never markup', () => {
  for (const [file, script] of readTree(['assets/replay'], ['.js']))
    expect(script, file).not.toMatch(/\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|document\.write|eval)\b/);
});
