import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { nudgeText } from '../../../src/discord/answers/managing/managed-table.js';
import { serverTablesMessage } from '../../../src/discord/messages/managing/server-tables-page.js';
import type { Person } from '../../../playground/index.js';
import { NO_HOURS, updated, type Table } from '../../../src/table/index.js';
import { HandTimers } from '../support/hand-timers.js';
import { partsOf } from '../support/answers.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
  typeEndTurn,
  type House,
  leaveGame,
  saidBeside,
  endGame,
} from '../support/house.js';
import { HOUR } from '../../support/durations.js';
import { idNames } from '../support/said.js';

const w = speak('en');
const { managing, server, errors, ui, replacing } = w;
const { people } = managing;
const keptOut = errors.refusal({ why: 'keptOut' }, idNames);

/** A house in which time moves only by hand, and no stop of it counts as an outage. */
const withTime = async (): Promise<{ readonly house: House; readonly time: HandTimers }> => {
  const time = new HandTimers(Date.UTC(2026, 10, 24, 12));
  return { house: await openHouse({ time, wrap: (store) => ({ ...store, beat: async () => 0 }) }), time };
};

/** Somebody who may manage the server. */
const manager = async ({ standIn }: House, name = 'Mia', locale?: 'fr'): Promise<Person> => {
  const person = await standIn.user(name, locale === undefined ? {} : { locale });
  await person.change({ permissions: String(BigInt(person.permissions) | PermissionFlagsBits.ManageGuild) });
  return person;
};

/** The page of the table of the first channel. */
const tablePage = async ({ standIn }: House, mia: Person) => {
  const list = (await mia.slash('souls tables')).message!;
  return (await mia.select(managing.choose, [standIn.channelId], list)).message!;
};

const saysOnBoard = async (person: Person, text: string) =>
  person.waitFor((messages) => textOf(boardSeen(messages)).includes(text));

/** Time passes, and whichever table is due is looked at. */
const pass = async ({ tables }: House, time: HandTimers, milliseconds: number): Promise<void> => {
  await time.pass(milliseconds);
  await tables.keepTime()();
};

/** The messages that tell somebody that they are awaited, as these people see them. */
const notices = (...seenBy: readonly Person[]): readonly string[] =>
  seenBy.flatMap((person) => person.messages().flatMap(({ content }) => (content.startsWith('<@') ? [content] : [])));

const mentioning = async (person: Person, user: Person, text: string) =>
  person.waitFor((messages) =>
    messages.find(({ content }) => content.startsWith(`<@${user.id}>`) && content.includes(text)),
  );

test('all tables are for those who manage the server, at every click, and they alone see them', async () => {
  const house = await openHouse();
  const { ann, active } = await startedTable(house);
  expect((await ann.slash('souls tables')).message!.content).toBe(server.onlyManagers);
  const mia = await manager(house);
  const setup = (await mia.slash('souls setup')).message!;
  const list = (await mia.click(managing.title, setup)).message!;
  expect(isEphemeral(list)).toBe(true);
  expect(textOf(list)).toContain(managing.game(`<#${house.standIn.channelId}>`, 1));
  expect(textOf(list)).toContain(active.name);
  expect(textOf(list)).toMatch(/The wait began <t:\d+:R>/);
  expect(optionLabels(list)).toEqual([managing.option(1, ['Ann', 'Bob'])]);
  const page = (await mia.select(managing.choose, [house.standIn.channelId], list)).message!;
  await mia.change({ permissions: ann.permissions });
  const refused = await mia.click(managing.pause, page);
  expect(refused.message!.content).toBe(server.onlyManagers);
  expect((await house.table()).data.clock.paused).toBeUndefined();
  expect(house.standIn.problems).toEqual([]);
});

test('a pause is told on the board, stops a deadline, and afterwards everybody has what they had left', async () => {
  const { house, time } = await withTime();
  const { standIn, tables } = house;
  const [ann, bob, mia] = [await standIn.user('Ann'), await standIn.user('Bob'), await manager(house)];
  await ann.slash('souls new', { pace: 'days', picture: false, thread: false });
  await bob.slash('souls join');
  await ann.slash('souls start');
  await saysOnBoard(ann, 'Turn 1');
  const before = await house.table();
  const window = before.data.game.window!.id;
  await pass(house, time, 2 * HOUR);
  const paused = (await mia.click(managing.pause, await tablePage(house, mia))).message!;
  expect(paused.content).toBe(managing.pausedNow);
  expect(labelsOf(paused)).toContain(managing.goOn);
  await saysOnBoard(bob, 'Paused by a manager of the server');
  expect(textOf((await mia.slash('souls tables')).message!)).toContain('Paused by a manager of the server');
  const told = notices(ann, bob);
  await pass(house, time, 200 * HOUR);
  expect((await house.table()).data.game.window?.id).toBe(window);
  expect(notices(ann, bob)).toEqual(told); // nor a reminder, though half of the time is over
  const going = (await mia.click(managing.goOn, paused)).message!;
  expect(going.content).toBe(managing.goesOnNow);
  await ann.waitFor((messages) => !textOf(boardSeen(messages)).includes('Paused by a manager'));
  await pass(house, time, 22 * HOUR);
  expect((await house.table()).data.game.window?.id).not.toBe(window);
  const log = await tables.wholeLog(standIn.channelId, null);
  expect(log.filter(({ line }) => line.say === 'pause').map(({ line }) => line.detail)).toEqual(['waits', 'goesOn']);
  expect(standIn.problems).toEqual([]);
});

test('a nudge tells whoever is awaited once, and never in their quiet hours', async () => {
  const { house, time } = await withTime();
  const { active } = await startedTable(house);
  const { standIn, tables } = house;
  const mia = await manager(house);
  const person = { user: active.id, name: active.name };
  const quiet = { ...NO_HOURS, zone: 'UTC', quiet: { from: 11 * 60, to: 14 * 60 } };
  await tables.setHours(standIn.channelId, { ...person, hours: quiet });
  const page = await tablePage(house, mia);
  const asleep = (await mia.click(managing.nudge, page)).message!;
  expect(asleep.content).toBe(managing.nudged({ told: 0, asleep: 1, reminded: 0 }));
  expect(notices(active)).toEqual([]);
  await tables.setHours(standIn.channelId, { ...person, hours: NO_HOURS });
  await time.pass(2 * 60_000);
  const told = (await mia.click(managing.nudge, page)).message!;
  expect(told.content).toBe(managing.nudged({ told: 1, asleep: 0, reminded: 0 }));
  await mentioning(active, active, w.notices.nudged(''));
  const again = (await mia.click(managing.nudge, page)).message!;
  expect(again.content).toBe(managing.nudged({ told: 0, asleep: 0, reminded: 1 }));
  const paused = (await mia.click(managing.pause, page)).message!;
  expect(partsOf(paused).some(({ id }) => id.includes(':nudge.'))).toBe(false);
  expect(standIn.problems).toEqual([]);
});

test('a computer player takes a seat from the page, after one more question', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const mia = await manager(house);
  const page = await tablePage(house, mia);
  const asked = (await mia.select(managing.replace, [other.name], page)).message!;
  expect(textOf(asked)).toContain(replacing.sure(other.name, true));
  const back = (await mia.click(ui.cancel, asked)).message!;
  const sure = (await mia.select(managing.replace, [other.name], back)).message!;
  const given = (await mia.click(replacing.giveToComputer, sure)).message!;
  expect(given.content).toBe(replacing.given(other.name));
  const { data } = await house.table();
  expect(data.game.seats.find(({ name }) => name === other.name)).toMatchObject({ user: null, computer: 'simple' });
  expect(data.social.abandoned).toBeUndefined();
  const last = (await mia.select(managing.replace, [active.name], given)).message!;
  const not = (await mia.click(replacing.giveToComputer, last)).message!;
  expect(not.content).toBe(errors.refusal({ why: 'seat', problem: 'lastPerson' }, idNames));
});

test('bad input: a table that is gone or of another server, or on which somebody was faster, changes nothing', async () => {
  const house = await openHouse();
  const { ann } = await startedTable(house);
  const { standIn, tables } = house;
  const mia = await manager(house);
  const page = await tablePage(house, mia);
  await mia.click(managing.pause, page);
  const stale = partsOf(page).find(({ id }) => id.includes(':pause.'))!;
  expect((await mia.force(stale.id, page)).message!.content).toBe(managing.asItStands);
  const elsewhere = '2200000000000000077';
  await tables.open(
    elsewhere,
    { interaction: 'of another server', person: { user: ann.id, name: 'Ann' } },
    { language: 'en', server: '5' },
  );
  const foreign = (await tables.table(elsewhere))!.data.game.id;
  const strange = await mia.force(`v1:server::manage:pause.${elsewhere}.${foreign}`, page);
  expect(strange.message!.content).toBe(managing.gone);
  expect(textOf(strange.message!)).not.toContain(elsewhere);
  await endGame(ann);
  expect((await mia.force(stale.id, page)).message!.content).toBe(managing.gone);
  expect(textOf((await mia.slash('souls tables')).message!)).toContain(managing.none);
  expect((await house.table()).data.phase).toBe('over');
  expect(standIn.problems).toEqual([]);
});

test('who has left games of the last 90 days is shown, and forgotten with their data or after that', async () => {
  const { house, time } = await withTime();
  const { ann, bob } = await startedTable(house);
  const mia = await manager(house);
  await leaveGame(bob);
  await house.tables.drain();
  const peoplePage = async () => {
    await house.tables.drain();
    const list = (await mia.slash('souls tables')).message!;
    return (await mia.click(people.title, list)).message!;
  };
  const line = people.leaver(`**Bob** (<@${bob.id}>)`, { left: 1, games: 1 });
  expect(textOf(await peoplePage())).toContain(line);
  expect(textOf((await bob.slash('souls-me data')).message!)).toContain(
    managing.own.games({ left: 1, games: 1, servers: 1, days: 90 }),
  );
  await endGame(ann);
  expect(textOf(await peoplePage())).not.toContain('Ann');
  await time.pass(90 * 24 * HOUR);
  expect(textOf(await peoplePage())).not.toContain('Bob');
  expect(await house.store.serverData(`${house.standIn.guildId}.conduct`)).toBeNull();
});

test('who is kept out is refused everywhere, and is let in again; nobody else hears of it', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob, mia] = [await standIn.user('Ann'), await standIn.user('Bob'), await manager(house)];
  const list = (await mia.slash('souls tables')).message!;
  const page = (await mia.click(people.title, list)).message!;
  await mia.select(people.keepOut, [mia.id], page);
  await saidBeside(mia, people.notOneself);
  const out = (await mia.select(people.keepOut, [bob.id], page)).message!;
  expect(out.content).toBe(people.isKeptOut(`<@${bob.id}>`));
  expect(textOf(out)).toContain(`**Bob** (<@${bob.id}>): since <t:`);
  expect((await bob.slash('souls new')).message!.content).toBe(keptOut);
  await ann.slash('souls new', { souls: 4 });
  const board = await bob.waitFor((messages) => boardSeen(messages));
  const joining = await bob.click(ui.join, board);
  expect([joining.message!.content, isEphemeral(joining.message!)]).toEqual([keptOut, true]);
  expect((await bob.slash('souls join')).message!.content).toBe(keptOut);
  const cyd = await standIn.user('Cyd');
  await cyd.slash('souls join');
  await ann.slash('souls start');
  await saysOnBoard(bob, 'Turn 1');
  expect((await bob.slash('souls join')).message!.content).toBe(keptOut); // nor do they wait for a seat
  await leaveGame(cyd);
  const vacant = await bob.waitFor((messages) =>
    messages.find((message) => labelsOf(message).includes(w.quitting.take)),
  );
  expect((await bob.click(w.quitting.take, vacant)).message!.content).toBe(keptOut);
  expect(ann.messages().some((message) => textOf(message).includes('keep'))).toBe(false);
  expect(textOf((await bob.slash('souls-me data')).message!)).toContain(managing.own.keptOut(1));
  const letIn = (await mia.select(people.letIn, ['Bob'], out)).message!;
  expect(letIn.content).toBe(people.isLetIn(`<@${bob.id}>`));
  expect(textOf(letIn)).toContain(people.noneKeptOut);
  await bob.click(w.quitting.take, vacant);
  expect((await house.table()).data.game.seats.some(({ user }) => user === bob.id)).toBe(true);
  expect(standIn.problems).toEqual([]);
});

test('deleting one’s data takes the name off, but lets nobody in', async () => {
  const house = await openHouse();
  const bob = await house.standIn.user('Bob');
  const mia = await manager(house);
  const list = (await mia.slash('souls tables')).message!;
  const page = (await mia.click(people.title, list)).message!;
  await mia.select(people.keepOut, [bob.id], page);
  const data = (await bob.slash('souls-me data')).message!;
  const sure = (await bob.click(w.person.data.erase, data)).message!;
  await bob.click(w.person.data.eraseNow, sure);
  const after = (await mia.click(people.title, (await mia.slash('souls tables')).message!)).message!;
  expect(textOf(after)).not.toContain('Bob');
  expect(textOf(after)).toContain(`${people.nameless}** (<@${bob.id}>)`);
  expect((await bob.slash('souls new')).message!.content).toBe(keptOut);
});

test('the same in French', async () => {
  const house = await openHouse();
  const { managing: french, errors: said } = speak('fr');
  await startedTable(house);
  const mia = await manager(house, 'Mia', 'fr');
  const eve = await house.standIn.user('Eve', { locale: 'fr' });
  const list = (await mia.slash('souls tables')).message!;
  expect(textOf(list)).toContain(french.title);
  const page = (await mia.select(french.choose, [house.standIn.channelId], list)).message!;
  const paused = (await mia.click(french.pause, page)).message!;
  expect(paused.content).toBe(french.pausedNow);
  expect(textOf(paused)).toContain('En pause');
  const whoPlays = (await mia.click(french.people.title, (await mia.click(speak('fr').ui.back, paused)).message!))
    .message!;
  const out = (await mia.select(french.people.keepOut, [eve.id], whoPlays)).message!;
  expect(textOf(out)).toContain('**Eve**');
  expect((await eve.slash('souls join')).message!.content).toBe(said.refusal({ why: 'keptOut' }, idNames));
});

test('more tables than fit on a page are turned, the most urgent first, paused ones and lobbies last', async () => {
  const house = await openHouse();
  await startedTable(house);
  const table = await house.table();
  const waiting = (due: number): Table['data']['clock'] => ({
    ...table.data.clock,
    waits: [{ player: 'p1', for: 'turn', since: 1, left: 1, due }],
  });
  const at = (channel: number, change: Partial<Table['data']>): Table => ({
    ...table,
    channel: `${channel}`,
    data: { ...table.data, ...change },
  });
  const all = [
    at(900, { phase: 'lobby' }),
    at(901, { clock: { ...waiting(1), paused: { since: 1 } } }),
    ...Array.from({ length: 31 }, (_, index) => at(100 + index, { clock: waiting(1_000_000 - index) })),
  ];
  const channels = (page: number): readonly string[] => {
    const [embed] = serverTablesMessage(all, page, w).embeds;
    return [...embed!.description!.matchAll(/<#(\d+)>/g)].map(([, channel]) => channel!);
  };
  expect(channels(0)).toEqual(Array.from({ length: 10 }, (_, index) => `${130 - index}`));
  expect(channels(3)).toEqual(['100', '901', '900']);
  expect(channels(99)).toEqual(channels(3));
  const [, turning] = serverTablesMessage(all, 1, w).components;
  expect(turning!.components).toHaveLength(3);
  expect(textOf({ ...serverTablesMessage(all, 3, w) } as never)).toContain(managing.lobby('<#900>', 2));
});

test('asking: of a quick table not even its managers learn who is awaited for an answer, nor from a nudge', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const { tables, standIn } = house;
  await tables.perform(
    standIn.channelId,
    { interaction: 'always', person: { user: other.id, name: other.name } },
    { do: 'setStandingOrder', order: 'always' },
  );
  await typeEndTurn(active);
  const table = await house.table();
  const told = (quick: boolean): string => {
    const { clock } = table.data;
    const { options } = table.data.game;
    const waits = clock.waits.map((wait) => ({ ...wait, left: HOUR, due: wait.since + HOUR }));
    const data = { ...updated(table.data, { game: { options: { ...options, quick } } }), clock: { ...clock, waits } };
    return serverTablesMessage([{ ...table, data }], 0, w).embeds[0]!.description!;
  };
  expect(told(false)).toContain(w.board.mayRespond([other.name]));
  expect(told(false)).toContain('⏳');
  expect(told(true)).toContain(w.board.awaitsAnswers(1));
  for (const hidden of [other.name, '⏳']) expect(told(true)).not.toContain(hidden);
  const { outcome, nudged } = await tables.nudge(
    standIn.channelId,
    { interaction: 'nudge', person: { user: '1', name: 'Ann' } },
    table.data.game.id,
  );
  const quick = {
    ...table,
    data: updated(table.data, { game: { options: { ...table.data.game.options, quick: true } } }),
  };
  expect(nudgeText(outcome.table, nudged, w)).toBe(managing.nudged({ told: 1, asleep: 0, reminded: 0 }));
  expect(nudgeText(quick, nudged, w)).toBe(managing.nudgedInSecret);
  expect(nudgeText(quick, { told: 0, asleep: 1, reminded: 0 }, w)).toBe(managing.nudgedInSecret);
});
