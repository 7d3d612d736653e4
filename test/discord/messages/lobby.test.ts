import { PermissionFlagsBits, type APIMessage } from 'discord-api-types/v10';
import { DiscordAPIError, type REST } from 'discord.js';
import { expect, test } from 'vitest';
import type { Context } from '../../../src/discord/live-messages/context.js';
import type { Messenger } from '../../../src/discord/rest/messenger.js';
import { createThreads } from '../../../src/discord/live-messages/threads/threads.js';
import type { Person } from '../../../playground/index.js';
import { decksMessage } from '../../../src/discord/messages/table/decks-page.js';
import { lobbyMessage } from '../../../src/discord/messages/table/lobby-message.js';
import { movedMessage } from '../../../src/discord/messages/board/moved.js';
import { serverSettingsMessage } from '../../../src/discord/messages/table/server-settings-page.js';
import { listsMessage, settingsMessage } from '../../../src/discord/messages/table/table-settings-page.js';
import { listableIn, updated, USUAL_SERVER, type Table } from '../../../src/table/index.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { boardSeen, labelsOf, openHouse, panelSeen, speak, textOf, endGame } from '../support/house.js';

const { tableSettings: words, ui } = speak('en');

const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory, SendMessagesInThreads, CreatePublicThreads } =
  PermissionFlagsBits;
/** What the bot needs for a table in a thread, besides opening the thread. */
const WITHOUT_THREADS = ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory | SendMessagesInThreads;

const discordError = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'no' }, code, 400, 'POST', '/threads', { body: undefined, files: undefined });

/** The lobby or board as soon as it says this. */
const saying = async (person: Person, text: string): Promise<APIMessage> =>
  person.waitFor((seen) => {
    const board = boardSeen(seen);
    return textOf(board).includes(text) ? board : undefined;
  });

test('DISCORD 3: the host chooses in menus; everybody reads the settings, and the house rules on the board', async () => {
  const { standIn, tables } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob', { locale: 'fr' })];
  await ann.slash('souls new', { preset: 'short', 'take-back': false });
  await bob.click(ui.join, await saying(bob, 'Goal: 2 souls'));
  const read = (await bob.click(ui.settings)).message!;
  expect(textOf(read)).toContain(speak('fr').tableSettings.changes.host('Ann'));
  expect(labelsOf(read)).toEqual([
    speak('fr').pace.button,
    speak('fr').tableSettings.decks,
    speak('fr').variants.button,
  ]);

  await ann.click(ui.settings);
  await ann.select(words.chooseGoal, ['3']);
  await ann.select(words.chooseFirst, ['Bob begins']);
  await ann.select(words.chooseSwitches, ['takeBack']);
  expect(textOf(panelSeen(ann.messages()))).toContain('• Bob begins, unless a card says who does');
  await bob.waitFor((seen) => textOf(panelSeen(seen)).includes(speak('fr').tableSettings.houseRules(3)));
  await ann.click(words.toLanguage('fr'));
  expect((await tables.table(standIn.channelId))!.data).toMatchObject({
    game: { souls: 3, options: { first: 'p2', bonusSouls: false, takeBack: true } },
    display: { language: 'fr', picture: false },
  });
  await ann.slash('souls start');
  const board = await saying(bob, 'âmes 0/3');
  expect(board.embeds[0]?.footer?.text).toContain(speak('fr').tableSettings.houseRules(3));
  const more = (await bob.click(speak('fr').ui.more, board)).message!;
  const page = (await bob.click(speak('fr').tableSettings.houseRules(3), more)).message!;
  expect(textOf(page)).toContain('Sans âmes bonus');
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 3: cards are banned and wished for by their name in either language, by the host alone', async () => {
  const { standIn, tables } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  await ann.slash('souls new');
  await bob.click(ui.join, await saying(bob, 'Seats: 1'));
  const suggested = await ann.autocomplete('souls options', {}, 'ban');
  expect(suggested).toHaveLength(25);
  const byFrench = await ann.autocomplete('souls options', { ban: 'une piece' }, 'ban');
  expect(byFrench[0]).toEqual({ name: 'A Penny!', value: 'a-penny' });
  expect((await bob.slash('souls options', { ban: 'a-penny' })).message!.content).toContain('Only the host');
  expect((await ann.slash('souls options', { ban: 'Une pièce !' })).message!.content).toBe(
    words.listChanged('banned', 'A Penny!'),
  );
  expect((await ann.slash('souls options', { 'must-have': 'bomb' })).message!.content).toBe(
    `${words.listChanged('mustHave', 'Bomb!')}\n${words.idle('anyway', ['Bomb!'])}`,
  );
  await ann.slash('souls options', { allow: 'bomb' });
  expect((await ann.slash('souls options', { ban: 'cain', allow: 'a-penny' })).message!.content).toBe(words.oneList);
  const unknown = speak('en').errors.refusal(
    { why: 'deckList', problem: 'unknownCard', card: null, number: 0 },
    { player: String, card: String },
  );
  for (const option of ['ban', 'must-have', 'allow'])
    expect((await ann.slash('souls options', { [option]: 'no such card' })).message!.content).toBe(unknown);
  await ann.slash('souls options', { 'must-have': 'cain' });
  expect(await ann.autocomplete('souls options', {}, 'allow')).toHaveLength(2);
  await ann.slash('souls options');
  await ann.click(words.decks);
  await ann.click(words.lists);
  await ann.select(words.takeOff('banned'), ['a-penny']);
  expect((await tables.table(standIn.channelId))!.data.game.options).toMatchObject({ banned: [], mustHave: ['cain'] });
  await ann.click(ui.back);
  expect(textOf(panelSeen(ann.messages()))).toContain('Must-haves: Cain');
  expect(textOf(panelSeen(ann.messages()))).toContain(words.houseRules(1));
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 3: /souls setup is for those who manage the server, and new tables begin as it says', async () => {
  const { standIn, tables } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const { server, errors } = speak('en');
  expect((await bob.slash('souls setup')).message!.content).toBe(server.onlyManagers);
  const usual = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
  await ann.change({ permissions: String(usual | PermissionFlagsBits.ManageGuild) });
  await standIn.setBotPermissions(standIn.channelId, usual | PermissionFlagsBits.EmbedLinks);
  const setup = (await ann.slash('souls setup')).message!;
  for (const line of ['✓ Embed Links', '✗ Read Message History', '✗ Attach Files (for pictures)'])
    expect(textOf(setup)).toContain(line);
  await ann.select(`${server.choose.tables}: 10`, ['1']);
  await ann.select(`${words.chooseGoal}: 4`, ['2']);
  await ann.select('v1:server::setup:switches', ['picture']);
  await ann.click(server.allowHere);
  const kept = textOf((await ann.click(server.archive.on)).message!);
  expect(kept).toContain(server.archive.forbidden(`<#${standIn.channelId}>`, ['Read Message History']));
  const results = await standIn.addChannel('results');
  await ann.in(results).slash('souls setup');
  expect(textOf((await ann.in(results).click(server.archive.on)).message!)).toContain(
    server.archive.kept(`<#${results}>`),
  );
  await standIn.deleteChannel(results);
  expect(textOf((await ann.slash('souls setup')).message!)).toContain(server.archive.gone(`<#${results}>`));
  await ann.change({ permissions: String(usual) });
  expect((await ann.click(server.forbidHere)).message!.content).toBe(server.onlyManagers);

  expect((await bob.slash('souls new')).message!.content).toBe(errors.missingPermissions(['readHistory']));
  await standIn.setBotPermissions(
    standIn.channelId,
    usual | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.ReadMessageHistory,
  );
  await bob.slash('souls new');
  expect((await tables.table(standIn.channelId))!.data).toMatchObject({
    game: { souls: 2, options: { takeBack: false } },
  });
  const elsewhere = await standIn.addChannel('elsewhere');
  expect((await ann.in(elsewhere).slash('souls new')).message!.content).toContain(`<#${standIn.channelId}>`);
  await saying(bob, 'Goal: 2 souls');
  await bob.click(ui.addComputer);
  const refused = await bob.slash('souls start');
  expect(refused.message!.content).toBe(`${errors.missingPermissions(['attachFiles'])} ${server.orNoPicture}`);
  expect(await tables.servers.settings(standIn.guildId)).toMatchObject({
    tables: 1,
    souls: 2,
    channels: [standIn.channelId],
  });
  expect(standIn.problems).toEqual([]);
});

test('a game starts in a thread, the channel is free at once, and its lobby tells the result', async () => {
  const { standIn, tables } = await openHouse();
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const { server, lobby: said, board: boards } = speak('en');
  await ann.slash('souls new', { thread: true, picture: false });
  const lobby = await saying(ann, 'Thread: on');
  await ann.click(ui.addComputer, lobby);
  await standIn.setThreadLimit(0);
  expect((await ann.slash('souls start')).message!.content).toBe(server.threadsFull);
  await standIn.setThreadLimit(10);
  await standIn.setBotPermissions(standIn.channelId, WITHOUT_THREADS);
  const forbidden = await ann.slash('souls start');
  expect(forbidden.message!.content).toBe(speak('en').errors.missingPermissions(['createThreads']));
  expect((await tables.table(standIn.channelId))!.data.phase).toBe('lobby');
  await standIn.setBotPermissions(standIn.channelId, WITHOUT_THREADS | CreatePublicThreads);

  await Promise.all([ann.slash('souls start'), ann.slash('souls start')]);
  const [here, there] = [bob, ann.in(lobby.id)];
  const link = await saying(here, server.playedIn(lobby.id));
  expect(link.id).toBe(lobby.id);
  await there.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  expect((await there.slash('hand')).message!.embeds).toHaveLength(1);
  for (const command of ['hand', 'souls log', 'souls inspect', 'souls orders', 'souls show', 'souls start', 'act pass'])
    expect((await ann.slash(command)).message!.content).toContain(`<#${lobby.id}>`);
  expect(textOf((await ann.slash('souls-help')).message!)).toContain(server.playedIn(lobby.id));
  expect((await here.slash('souls new', { picture: false })).message!.content).toBe(said.opened);

  await endGame(there);
  const result = await here.waitFor((seen) =>
    seen.find((message) => message.id === lobby.id && textOf(message).includes(boards.resultTitle)),
  );
  expect(textOf(result)).toContain(`<#${lobby.id}>`);
  expect((await tables.table(standIn.channelId))!.data).toMatchObject({ phase: 'lobby', game: { host: bob.id } });
  expect(standIn.problems).toEqual([]);
});

test.each(['en', 'fr'] as const)(
  'DISCORD 1: the lobby and its pages keep to the limits with full lists, in %s',
  (language) => {
    const w = speak(language);
    const long = listableIn(['base'])
      .toSorted((a, b) => w.cardName(b.id).length - w.cardName(a.id).length)
      .map(({ id }) => id);
    const lobby = tableOf(null);
    const options = {
      ...lobby.data.game.options,
      first: 'p4',
      banned: long.slice(0, 25),
      mustHave: long.slice(25, 50),
    } as const;
    const table: Table = {
      ...lobby,
      data: updated(lobby.data, { game: { souls: 9, options: { ...options, bonusSouls: false, ratios: true } } }),
    };
    const place = { server: '1', within: '1', isThread: false, granted: 0n, manages: true, moderates: false };
    const channels = Array.from({ length: 25 }, (_, index) => `${1_500_000_000_000_000_000n + BigInt(index)}`);
    const pages = [
      lobbyMessage(table, w),
      settingsMessage(table, 'u1', w, 'n'.repeat(200)),
      settingsMessage(table, 'u2', w, null),
      listsMessage(table, 'u1', w, null),
      decksMessage(table, 'u1', w, 'n'.repeat(200)),
      serverSettingsMessage({ ...USUAL_SERVER, channels }, place, w, { archive: null, hostQuestions: 0 }),
      movedMessage(table, channels[0]!, w),
    ];
    expect(pages.flatMap((page) => refusals(page))).toEqual([]);
    expect(w.server.threadName(['x']).length).toBeLessThan(100);
  },
);

test.each([
  [160_004, 'open'],
  [160_006, 'full'],
  [50_024, 'unfit'],
  [10_008, 'gone'],
  [50_013, 'forbidden'],
] as const)('what Discord has against a thread (%i) is told apart: %s', async (code, opened) => {
  const refusing = { post: async () => Promise.reject(discordError(code)) } as unknown as REST;
  const threads = createThreads({} as Context, {} as Messenger, refusing);
  expect(await threads.open('1', '2', 'Four Souls')).toBe(opened);
});
