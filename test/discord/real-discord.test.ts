import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction } from 'discord.js';
import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { registerCommands } from '../../src/discord/index.js';
import { clickResponder } from '../../src/discord/answers/answer/responder.js';
import { realTimers } from '../../src/discord/rest/timers.js';
import { commands, stand, startBot } from '../playground/bot.js';
import {
  boardSeen,
  commands as allOfThem,
  labelsOf,
  openHouse,
  speak,
  startedTable,
  textOf,
  typeEndTurn,
} from './support/house.js';

const { ui, errors, healing } = speak('en');
const USUAL = Bit.ViewChannel | Bit.SendMessages | Bit.EmbedLinks | Bit.AttachFiles | Bit.ReadMessageHistory;

test.each([
  ['is no Community', null, 'fr', 'fr'],
  ['is no Community', null, 'en-GB', 'en'],
  ['is a French Community', 'fr', 'en-US', 'fr'],
  ['is an English Community', 'en-US', 'fr', 'en'],
] as const)('where the server %s (%s), a table that somebody opens in %s is in %s', async (_, server, own, is) => {
  const house = await openHouse();
  const { standIn } = house;
  await standIn.user('Bob', { locale: own === 'fr' ? 'en-US' : 'fr' });
  if (server !== null) await standIn.setCommunity(server);
  const ann = await standIn.user('Ann', { locale: own });
  await ann.slash('souls new');
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(speak(is).ui.join));
  expect((await house.table()).data.display.language).toBe(is);
});

test('without embeds people read whose turn it is and who is awaited; a board whose embeds were hidden has them again with the next change', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob, active } = await startedTable(house);
  const content = boardSeen(ann.messages())!.content;
  expect(content.split('\n')).toEqual([expect.stringContaining(`Turn 1 — ${active.name}`)]);
  expect(textOf({ ...boardSeen(ann.messages())!, content: '' })).toContain(content.split(' · ')[1]);
  await bob.change({ hidesEmbeds: true });
  const board = bob.messages().find((message) => message.content === content)!;
  expect([board.embeds, labelsOf(board).includes(ui.play)]).toEqual([[], true]);

  await standIn.suppressEmbeds(board.id, true);
  expect(ann.messages().find(({ id }) => id === board.id)!.embeds).toEqual([]);
  await typeEndTurn(active);
  await ann.waitFor((seen) => (seen.find(({ id }) => id === board.id)?.embeds.length ?? 0) > 0);
  expect(standIn.problems).toEqual([]);
});

test('before the start and after the end a table can be read without its embed too', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  expect(lobby.content).toContain(speak('en').lobby.title);
  expect(lobby.content.split('\n')).toHaveLength(1);
});

test('in a private thread without the bot nothing is begun, and whoever wants to is told to mention it first', async () => {
  const house = await openHouse();
  const { standIn, tables } = house;
  const ann = await standIn.user('Ann');
  const thread = await standIn.addThread(standIn.channelId, ann, 'secret', { isPrivate: true });
  const there = ann.in(thread);
  const bot = `<@${standIn.applicationId}>`;
  const refused = (await there.slash('souls new')).message!;
  expect(refused.content).toBe(healing.notInThread(bot));
  expect(await tables.table(thread)).toBeNull();
  await there.say(`${bot} come in`);
  await there.slash('souls new');
  await there.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.join));
  expect(standIn.problems).toEqual([]);
});

test('the host of a table in a thread that the bot is out of learns that, and not that every right is missing', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const thread = await standIn.addThread(standIn.channelId, ann, 'secret', { isPrivate: true });
  const host = { user: ann.id, name: ann.name };
  await house.tables.open(
    thread,
    { interaction: 'opens', person: host },
    { souls: 4, language: 'en', server: standIn.guildId },
  );
  const direct = await ann.direct();
  await direct.waitFor(([told]) => told?.content === healing.boardClosed(thread));
});

test('in the chat of a voice channel a table needs the right Connect, which is named where it is missing', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const voice = await standIn.addChannel('lounge', 'voice');
  await standIn.setBotPermissions(voice, USUAL);
  const there = (await standIn.user('Ann')).in(voice);
  expect((await there.slash('souls new')).message!.content).toBe(errors.missingPermissions(['connect']));
  await standIn.setBotPermissions(voice, USUAL | Bit.Connect);
  await there.slash('souls new', { thread: true });
  const lobby = await there.waitFor((seen) => boardSeen(seen));
  await there.click(ui.addComputer, lobby);
  await there.slash('souls start');
  await there.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  expect(standIn.problems).toEqual([]);
});

test('a board that a right has paused heals at once when the bot is given a role with it', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  await ann.slash('souls new');
  await bob.slash('souls join');
  const before = await ann.waitFor((seen) => (textOf(boardSeen(seen)).includes('Bob') ? boardSeen(seen) : null));
  await standIn.setBotPermissions(standIn.channelId, Bit.ViewChannel | Bit.ReadMessageHistory);
  const direct = await ann.direct();
  await direct.waitFor((seen) => seen.length > 0);
  await house.tables.perform(
    standIn.channelId,
    { interaction: 'leaves', person: { user: bob.id, name: bob.name } },
    { do: 'leave' },
  );
  const role = await standIn.addRole('bots', { mentionable: false, permissions: Bit.Administrator });
  await standIn.setBotRoles([role]);
  await ann.waitFor((seen) => !textOf(seen.find(({ id }) => id === before.id)).includes('Bob'));
});

test.each([
  [4004, 'DISCORD_TOKEN'],
  [4011, 'servers'],
  [4013, 'intent'],
  [4014, 'intent'],
])(
  'a connection that Discord closes for good (%i) is said to whoever runs the program, with why',
  async (code, why) => {
    const { standIn, bot } = await openHouse();
    await standIn.closeConnections(code);
    const { message } = await bot.refused;
    expect(message).toContain(String(code));
    expect(message).toContain(why);
  },
);

test('what was chosen in a menu can be chosen again after an answer beside it', async () => {
  const standIn = await stand();
  const row = {
    type: 1,
    components: [{ type: 3, custom_id: 'm', options: ['a', 'b'].map((value) => ({ label: value, value })) }],
  };
  const client = await startBot(standIn, async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      const flags = interaction.commandName === 'own' ? { flags: 64 as const } : {};
      await interaction.reply({ content: 'choose', components: [row], ...flags });
    } else if (interaction.isMessageComponent()) await clickResponder(interaction, realTimers, () => 0).say('not now');
  });
  await commands(client, 'own', 'shared');
  const ann = await standIn.user('Ann');
  for (const command of ['own', 'shared']) {
    const menu = (await ann.slash(command)).message!;
    for (const _again of [1, 2]) await ann.select('m', ['a'], menu);
    const wanted = command === 'own' ? 2 : 4;
    await ann.waitFor((seen) => seen.filter(({ content }) => content === 'not now').length === wanted);
  }
  expect(standIn.problems).toEqual([]);
});

test('where the application is not to be installed for oneself its commands are registered for servers, which is said', async () => {
  const standIn = await stand();
  await standIn.setInstallTypes([0]);
  const folder = mkdtempSync(join(tmpdir(), 'souls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const register = async (): Promise<boolean> =>
    registerCommands({
      token: standIn.token,
      apiUrl: standIn.apiUrl,
      commands: allOfThem,
      hashFile: join(folder, 'hash'),
      onlyInServers: (names) => void said.push(...names),
    });
  expect(await register()).toBe(true);
  expect(said).toEqual(expect.arrayContaining(['card', 'rule', 'souls-me']));
  expect(said).not.toContain('souls');
  expect(await register()).toBe(false);
  await standIn.setInstallTypes([0, 1]);
  said.length = 0;
  expect(await register()).toBe(true);
  expect(said).toEqual([]);
});
