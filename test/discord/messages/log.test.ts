import { beforeAll, describe, expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { lastReadKey } from '../../../src/discord/memory/last-read.js';
import { parseId } from '../../../src/discord/protocol/ids.js';
import { bulletLine, shownLinesOf } from '../../../src/discord/messages/log/shown-lines.js';
import { gameFilesMessage } from '../../../src/discord/messages/result/game-files.js';
import { STANDARD, takenBackIn, updated } from '../../../src/table/index.js';
import { logPageMessage, placeIn } from '../../../src/discord/messages/log/log-page.js';
import { logLines } from '../../../src/discord/messages/log/log-lines.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import {
  apply,
  decisionOf,
  type LogEntry,
  openGame,
  seededRandom,
  takeEntries,
  viewFor,
} from '../../../src/engine/index.js';
import { setupForTable, randomFrom, type Table, UNTOUCHED } from '../../../src/table/index.js';
import { LANGUAGES, type Words } from '../../../src/text/index.js';
import { partsOf } from '../support/answers.js';
import { labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { stateIn } from '../../support/internals.js';
const cards = { card: cardById };
const LONG = '*'.repeat(32);

/** So much of the log of two computer players is looked at. */
const LINES = 600;

/** A game of two computer players, and its log. */
const played = (seed: string): { readonly table: Table; readonly entries: readonly LogEntry[] } => {
  const session = openGame(setupForTable(cardsOf(['base']), 2, 4, seed), { cards, random: seededRandom });
  const entries: LogEntry[] = [];
  const random = randomFrom(seed.length);
  for (;;) {
    entries.push(...takeEntries(session));
    const decision = decisionOf(session);
    if (decision === null || entries.length > LINES) break;
    apply(session, decision.player, chooseAnswer('simple', viewFor(session, decision.player), random, cards));
  }
  const seats = (['p1', 'p2'] as const).map((player) => ({ player, name: LONG, user: player, computer: null }));
  const data = { phase: 'over', game: { id: 'ab12cd', seats, window: null }, social: { promises: [] } };
  return { table: { channel: '1', revision: 9, session, data } as unknown as Table, entries };
};

let table: Table;
let entries: readonly LogEntry[];
beforeAll(() => {
  ({ table, entries } = played('a log'));
});

const toldIn = (w: Words) => shownLinesOf(entries, w, namesOf(table, w, 'markdown'));

test('attacks and deaths are one line each, and opened they tell everything that happened', () => {
  const w = speak('en');
  const names = namesOf(table, w, 'markdown');
  const told = toldIn(w);
  const lines = told.flatMap(({ text, opens }) => (opens === null ? [text] : logLines(opens, w, names)));
  expect(lines).toEqual(logLines(entries, w, names));
  const folds = told.filter(({ opens }) => opens !== null);
  expect(folds.length).toBeGreaterThan(8);
  expect(lines.length).toBeGreaterThan(1.25 * told.length);
  expect(folds.some(({ text }) => / attacks .*: \d rolls? \(\d (hit|miss).* dies; .* gains .*\.$/.test(text))).toBe(
    true,
  );
  expect(folds.some(({ text }) => / dies: loses 1¢/.test(text))).toBe(true);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const w = speak(language);
  const shown = (place: Parameters<typeof logPageMessage>[0]['place']) =>
    logPageMessage({ table, user: 'p1', w, entries, place, moderates: true });

  test('every page of the log fits into Discord, and the pages together tell each line once', () => {
    const told = toldIn(w);
    let from = 0;
    let bullets = 0;
    for (;;) {
      const page = shown({ at: 'line', from });
      expect(refusals(page)).toEqual([]);
      bullets += (page.embeds[0]?.description ?? '').split('\n').filter((line) => /^[•▸◉]/u.test(line)).length;
      for (const part of partsOf(page as never)) {
        if (part.kind !== 'menu') continue;
        for (const id of part.values.slice(0, 1)) expect(refusals(shown({ at: 'opened', id, from }))).toEqual([]);
      }
      const newer = partsOf(page as never).find(({ id }) => parseId(id)?.arg.startsWith('n') === true);
      const next = newer === undefined ? null : placeIn(parseId(newer.id)?.arg ?? '');
      if (next?.at !== 'line' || next.from <= from) break;
      from = Math.min(next.from, told.length - 14);
      if (next.from > from) bullets -= told.slice(from, next.from).filter(({ turn }) => turn === null).length;
    }
    for (const { text } of told) expect(text).toMatch(/(?<![!?])\.( ×\d+)?$|[!?]( ×\d+)?$/u);
    expect(bullets).toBe(told.filter(({ turn }) => turn === null).length);
  });
});

test('a game as files holds what everybody has seen, every line of it; hands and the seed only when it is over', () => {
  const open = entries.filter(({ to }) => to === 'all');
  const view = viewFor(table.session!, null);
  const data = updated(table.data, {
    game: { souls: 4, options: STANDARD, upkeep: UNTOUCHED, seedHash: 'a hash' },
    social: { former: [] },
  });
  const filesOf = (phase: 'playing' | 'over', told: readonly LogEntry[] = open) => {
    const game = { ...table, data: { ...data, phase } } as unknown as Table;
    const { files } = gameFilesMessage({ table: game, view, entries: told, chance: null }, speak('en'), {
      w: speak('en'),
      language: 'en',
    });
    return files.map((file) => file.data.toString());
  };
  const [text, json] = filesOf('playing');
  const inGame = JSON.parse(json!) as { readonly log: readonly object[]; readonly result: unknown };
  expect(inGame.log).toEqual(open.map(({ id, line }) => ({ id, ...line })));
  expect(inGame.result).toBeNull();
  expect(`${text}${json}`).not.toContain(stateIn(table.session!).seed);
  const names = namesOf(table, speak('en'), 'plain');
  for (const line of logLines(open.slice(-5), speak('en'), names)) expect(text).toContain(line);
  const long = { say: 'event', event: 'gainCoins', player: 'p1', amount: 1, words: 'x'.repeat(1_000_000) } as const;
  const [, large] = filesOf(
    'over',
    Array.from({ length: 6 }, (_, at) => ({ id: `${at}`, to: 'all', line: long })),
  );
  expect(Buffer.byteLength(large!)).toBeLessThan(5 * 1024 * 1024);
  const { log, leftOut } = JSON.parse(large!) as { readonly log: readonly { id: string }[]; readonly leftOut: number };
  expect([leftOut, log.map(({ id }) => id)]).toEqual([2, ['2', '3', '4', '5']]);
  const [whole, over] = filesOf('over');
  expect(whole).toContain(`The seed was ${stateIn(table.session!).seed}`);
  const { result } = JSON.parse(over!) as {
    readonly result: { readonly players: readonly { readonly hand: readonly string[] }[] };
  };
  const { players, objects } = stateIn(table.session!);
  const hands = Object.values(players).flatMap(({ hand }) => hand.map((id) => objects[id]!.card));
  expect(result.players.flatMap(({ hand }) => hand).toSorted()).toEqual(hands.toSorted());
});

test('the log of a game is for everybody, its secret parts for those who saw them, also when it is over', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house, { locale: 'fr' });
  const eve = await house.standIn.user('Eve');
  const opened = async (person: typeof ann): Promise<string> => textOf((await person.slash('souls log')).message!);
  expect(await opened(ann)).toContain('◉ Vous avez pioché');
  const seen = await opened(eve);
  expect(seen).toContain('Ann loots 3');
  expect(seen).not.toContain('◉');
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'the end', person: { user: ann.id, name: 'Ann' } },
    { do: 'end' },
  );
  expect(await opened(bob)).toContain('◉ Vous avez pioché');
});

test('the log opens where one left off, also when the last line then was for somebody else', async () => {
  const house = await openHouse();
  const { bob } = await startedTable(house);
  const { channelId } = house.standIn;
  const [secret] = (await house.tables.wholeLog(channelId, 'p1')).filter(({ to }) => to !== 'all');
  const { id: game } = (await house.table()).data.game;
  await house.store.setDraft(channelId, lastReadKey(bob.id), JSON.stringify({ game, line: secret!.id }));
  expect(textOf((await bob.slash('souls log')).message!)).toContain(speak('en').story.sinceYouLooked);
});

test('whoever opens their panel reads what has happened since they last looked, once', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  await other.slash('hand');
  const panel = (await active.slash('hand')).message!;
  const play = partsOf(panel).find(({ id }) => /:opt:(?:play|use):/u.test(id));
  await active.click(play!.id, panel);
  await other.slash('souls-help');
  const opened = (await other.slash('hand')).message!;
  expect(labelsOf(opened)).toContain('Log');
  const since = textOf(opened);
  expect(since).toContain('Since you last looked:');
  expect(since).toMatch(new RegExp(`• ${active.name} (plays|activates)`));
  const refreshed = textOf((await other.click('Refresh', opened)).message!);
  expect(refreshed).toContain('Since you last looked:');
  const more = (await other.click('More')).message!;
  expect(textOf((await other.click(speak('en').more.toPanel, more)).message!)).toContain('Since you last looked:');
  expect(textOf((await other.slash('hand')).message!)).not.toContain('Since you last looked');
});

test('what was taken back is struck through, and neither what counts nor what people said is', () => {
  const w = speak('en');
  const gains = (id: string): LogEntry => ({
    id,
    to: 'all',
    line: { say: 'event', event: 'gainCoins', player: 'p1', amount: 1 },
  });
  const said: LogEntry['line'] = { say: 'barter', detail: 'gives', player: 'p2', other: 'p1', amount: 2 };
  const told = (kept: number | undefined, ...after: readonly LogEntry[]) =>
    shownLinesOf(
      [
        gains('4.0'),
        gains('5.0'),
        gains('5.1'),
        { id: '5.2.barter.x', to: 'all', line: said },
        gains('6.0'),
        { id: '5.back.1', to: 'all', line: { say: 'takenBack', player: 'p1', ...(kept && { amount: kept }) } },
        ...after,
      ],
      w,
      { player: (id) => id, card: (id) => id },
    ).map((line) => bulletLine(line));
  const gained = 'P1 gains 1¢.';
  const back = '• P1 undoes their last action.';
  const marks = [`• ${gained} ×2`, `↩ ~~${gained}~~`, '• P2 offers 2¢ to p1.', `↩ ~~${gained}~~`, back];
  expect(told(1)).toEqual(marks);
  expect(told(undefined, gains('5.1.1'))).toEqual([...marks, `• ${gained}`]);
});

test('a log in which somebody has taken back two thousand times is read at once', () => {
  const often = Array.from({ length: 2_000 }, (_, n): readonly LogEntry[] => [
    ...[1, 2, 3, 4].map((index): LogEntry => ({
      id: `5.${index}.${n}`,
      to: 'all',
      line: { say: 'event', event: 'gainCoins' },
    })),
    { id: `5.back.${n + 1}`, to: 'all', line: { say: 'takenBack', player: 'p1', amount: 1 } },
  ]).flat();
  const start = performance.now();
  expect(takenBackIn(often).size).toBe(8_000);
  expect(performance.now() - start).toBeLessThan(1_000); // 20 ms; read anew each time it was 4 s
});
