import { expect, test } from 'vitest';
import { resultIn, wayLines } from '../../../src/discord/format/together-lines.js';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { tallyOf, withoutTakenBack } from '../../../src/table/index.js';
import {
  modeNamed,
  openFrom,
  openGame,
  seededRandom,
  viewFor,
  type LogEntry,
  type LogLine,
  type ModeId,
} from '../../../src/engine/index.js';
import { setupForTable, STANDARD } from '../../../src/table/index.js';
import { cardById, cardsOf } from '../../../cards/index.js';
import type { Outcome } from '../../../playground/index.js';
import { boardSeen, isEphemeral, labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { stateIn } from '../../support/internals.js';
import { openStateOf } from '../../support/open-state.js';

const isMonster = (card: string): boolean => cardById(card).type === 'monster';

/** The files that only this person gets. */
const filesIn = async ({ message }: Outcome): Promise<readonly { readonly name: string; readonly text: string }[]> => {
  expect(isEphemeral(message!)).toBe(true);
  return Promise.all(
    message!.attachments.map(async ({ url, filename }) => ({ name: filename, text: await (await fetch(url)).text() })),
  );
};

const entry = (id: string, line: LogLine): LogEntry => ({ id, to: 'all', line });
const throwing = (id: string, amount: number): LogEntry =>
  entry(id, { say: 'event', event: 'rollMade', player: 'p1', amount });
const dying = (id: string, line: Partial<LogLine>): LogEntry =>
  entry(id, { say: 'event', event: 'dies', other: 'p1', ...line });
const playing = (id: string): LogEntry =>
  entry(id, { say: 'goesOnStack', player: 'p1', source: 'bomb', detail: 'loot' });

test('a game in numbers counts monsters that one killed, throws with rerolls, and nothing that was taken back', () => {
  const entries = [
    throwing('1.0', 2),
    entry('1.1', { say: 'event', event: 'reroll', player: 'p1', object: { card: 'horf' }, amount: 6 }),
    entry('1.2', { say: 'event', event: 'reroll', player: 'p1', object: { card: 'the-d6', owner: 'p1' } }),
    dying('2.0', { object: { card: 'horf' } }),
    dying('2.1', { object: { card: 'the-d6', owner: 'p2' }, detail: 'destroyed' }),
    dying('2.2', { object: { card: 'fatty' }, other: 'p2' }),
    dying('2.3', { object: { player: 'p1' } }),
    playing('3.0'),
    playing('5.0'),
    playing('6.0'),
    entry('5.back.1', { say: 'takenBack', player: 'p1' }),
    playing('5.0.1'),
  ];
  expect(tallyOf(withoutTakenBack(entries), 'p1', isMonster)).toEqual({
    kills: ['horf'],
    deaths: 1,
    lootPlayed: 2,
    bought: 0,
    rolls: 2,
    pips: 8,
  });
});

/** A game of this mode that has ended like this, as everybody sees it. */
const endedIn = (mode: ModeId, hasWon: boolean) => {
  const options = { ...STANDARD, bonusSouls: modeNamed(mode).bonusSouls, mode };
  const resources = { cards: { card: cardById }, random: seededRandom };
  const state = openStateOf(openGame(setupForTable(cardsOf(['base']), 2, 4, 'ended', options), resources));
  const { timer, sharesGoal } = modeNamed(mode);
  if (timer !== null) state.timer = hasWon ? 5 : timer.over;
  if (hasWon && state.slots.finalBoss !== undefined)
    Object.assign(state, { slots: { ...state.slots, finalBoss: [[]] } });
  state.outcome = { winners: !hasWon ? [] : sharesGoal ? ['p1', 'p2'] : ['p2'] };
  return viewFor(openFrom(state, resources), null);
};

test('result and board tell timer and goal in every way to play, in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const w = speak(language);
    const told = (mode: ModeId, hasWon: boolean) =>
      resultIn(endedIn(mode, hasWon), w, (player) => player.toUpperCase());
    expect(told('together', false)).toMatch(/0 \S+ 4.* 0\.$/u);
    expect(told('together', true)).toMatch(/ 4 .* 5\s?!$/u);
    for (const mode of ['doodler', 'doodlerhard', 'doodlerultra'] as const) {
      expect(told(mode, false)).toMatch(/6\s(?:HP|PV).*16 \S+ 16/u);
      expect(told(mode, true)).toMatch(/boss.*5 \S+ 16\s?!$/u);
      expect(wayLines(endedIn(mode, false), w)).toEqual([expect.stringMatching(/16 \S+ 16.*boss.*0 \S+ [678]/u)]);
    }
    expect(told('doodlerversus', true)).toBe(w.challenges.defeated('P2'));
  }
});

test('the lobby becomes the board and the result, with all hands; of two who want a rematch one opens it', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await ann.click('Play');
  const [played] = await filesIn(await ann.slash('souls export', { language: 'fr' }));
  const channel = house.standIn.channelId;
  const lobby = (await house.table()).data.display.messages.board;
  await house.tables.perform(channel, { interaction: 'the end', person: { user: ann.id, name: 'Ann' } }, { do: 'end' });
  const result = await bob.waitFor((messages) => {
    const board = boardSeen(messages);
    return board?.embeds[0]?.title === 'The game is over' ? board : undefined;
  });
  expect(result.id).toBe(lobby);
  expect(labelsOf(result)).toEqual(['Rematch', 'Replay', 'Log', 'Inspect', 'As files']);
  const over = await house.table();
  const state = stateIn(over.session!);
  for (const { hand } of Object.values(state.players))
    for (const id of hand) expect(textOf(result)).toContain(speak('en').cardName(state.objects[id]!.card));
  expect(textOf(result)).toContain(`The seed was ${state.seed}`);

  const eve = await house.standIn.user('Eve');
  const [log, json] = await filesIn(await eve.click('As files', result));
  const told = JSON.parse(json!.text) as { readonly result: object; readonly log: readonly { readonly id: string }[] };
  const open = await house.tables.wholeLog(channel, null);
  expect(told.log.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
  expect(told.result).toMatchObject({ seed: state.seed, winners: [], turns: 1 });
  expect(log!.text).toContain(`The seed was ${state.seed}`);
  expect(log!.text).toContain('== Turn 1 — ');
  expect(played!.name).toMatch(/-fr\.txt$/);
  expect(played!.text).toContain('== Tour 1 — ');
  expect(played!.text).not.toContain(state.seed);
  const refused = await eve.click('Rematch', result);
  expect(refused.message?.content).toBe('You are not playing at this table.');
  const both = await Promise.all([bob.click('Rematch', result), ann.click('Rematch', result)]);
  const said = both.flatMap(({ message }) => (message !== null && isEphemeral(message) ? [message.content] : []));
  expect(said).toEqual([speak('en').ending.stands]);
  const next = await eve.waitFor((messages) => {
    const board = boardSeen(messages);
    return board !== undefined && labelsOf(board).includes('Join') ? board : undefined;
  });
  const table = await house.table();
  expect(table.data).toMatchObject({
    phase: 'lobby',
    game: { seats: over.data.game.seats, options: over.data.game.options, souls: 4 },
  });
  expect([ann.id, bob.id]).toContain(table.data.game.host);
  const other = table.data.game.host === ann.id ? bob : ann;
  expect(next.content).toContain(`<@${other.id}>`);
  expect(next.mentions.map(({ id }) => id)).toEqual([other.id]);
  const before = eve.messages().find(({ id }) => id === result.id);
  expect(before?.embeds[0]?.title).toBe('The game is over');
  expect(labelsOf(before)).toEqual(['Replay', 'As files']);
  expect((await house.tables.wholeLog(channel, null)).length).toBe(0);
  expect(boardMessage(table, speak('fr'), []).content).toContain('veut une revanche');
  expect(house.standIn.problems).toEqual([]);
});
