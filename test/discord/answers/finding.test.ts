import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { boardSeen, labelsOf, openHouse, speak, startedTable, textOf, leaveGame } from '../support/house.js';

const w = speak('en');
const { finding, lobby: words, server, tableSettings, ui } = w;
const refused = (problem: 'noRole' | 'called') =>
  speak('en').errors.refusal({ why: 'call', problem }, { player: String, card: String });

test('a lobby says when it closes by itself: a day after somebody did something there', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new');
  const seconds = await ann.waitFor((seen) => /Closes <t:(\d+):R> if nobody/.exec(textOf(boardSeen(seen)))?.[1]);
  const { touched } = (await house.table()).data.game.upkeep;
  expect(Number(seconds)).toBe(Math.floor((touched! + 24 * 3_600_000) / 1000));
});

test('a table that starts when full deals as soon as the last seat is taken, and not before', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  await ann.slash('souls new', { 'starts-full': true, picture: false });
  await ann.waitFor((seen) => textOf(boardSeen(seen)).includes(tableSettings.switched('startsFull', true)));
  await ann.click(ui.addComputer);
  await ann.click(ui.addComputer);
  expect((await house.table()).data.phase).toBe('lobby');
  await bob.slash('souls join');
  await bob.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  expect((await house.table()).data).toMatchObject({ phase: 'playing', game: { host: ann.id } });
  expect(standIn.problems).toEqual([]);
});

test('what keeps a full table from starting by itself is told to its host, once', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory } = PermissionFlagsBits;
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory);
  await ann.slash('souls new', { 'starts-full': true });
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  await ann.click(ui.addComputer, lobby);
  await ann.click(ui.addComputer, lobby);
  await bob.slash('souls join');
  const direct = await ann.direct();
  const told = await direct.waitFor((seen) => seen.at(-1));
  const { errors, server } = speak('en');
  const why = `${errors.missingPermissions(['attachFiles'])} ${server.orNoPicture}`;
  expect(told.content).toBe(words.notStarted(standIn.channelId, why));
  await ann.slash('souls leave');
  await ann.slash('souls join');
  await bob.waitFor((seen) => textOf(boardSeen(seen)).includes('Host: Bob'));
  expect(direct.messages()).toHaveLength(1);
  expect((await house.table()).data.phase).toBe('lobby');
});

test('the host has a role mentioned that the managers of the server chose: once, and nobody else', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  const role = await standIn.addRole('players', { mentionable: true });
  expect((await bob.slash('souls setup', { role })).message!.content).toBe(server.onlyManagers);
  await ann.change({ permissions: String(BigInt(ann.permissions) | PermissionFlagsBits.ManageGuild) });
  expect((await ann.slash('souls setup', { role: standIn.guildId })).message!.content).toBe(server.notEveryone);
  expect(textOf((await ann.slash('souls setup', { role })).message!)).toContain(server.role(`<@&${role}>`));
  await ann.slash('souls new');
  for (const person of [ann, bob]) await person.waitFor((seen) => labelsOf(boardSeen(seen)).includes(finding.call));
  const lobby = boardSeen(ann.messages())!;
  await bob.click(ui.join, lobby);
  expect((await bob.click(finding.call, lobby)).message!.content).toContain('Only the host');
  await ann.click(finding.call, lobby);
  const call = await bob.waitFor((seen) =>
    seen.find(({ content }) => content === finding.called(`<@&${role}>`, 'Ann')),
  );
  expect((await standIn.records()).pings.filter(({ roles }) => roles.length > 0)).toEqual([
    { messageId: call.id, channelId: standIn.channelId, users: [], roles: [role], everyone: false, silent: false },
  ]);
  await ann.waitFor((seen) => !labelsOf(boardSeen(seen)).includes(finding.call));
  expect((await ann.force(`v1:${(await house.table()).data.game.id}::call:`, lobby)).message!.content).toBe(
    refused('called'),
  );
  await ann.slash('souls show');
  const cyd = await standIn.user('Cyd');
  await cyd.click(ui.join, call);
  expect((await house.table()).data.game.seats).toHaveLength(3);
  await ann.slash('souls start');
  const after = await bob.waitFor((seen) =>
    seen.find(({ id, content }) => id === call.id && content === finding.callOver),
  );
  expect(after.components).toEqual([]);
  expect((await standIn.records()).pings.filter(({ roles }) => roles.length > 0)).toHaveLength(1);
  expect(standIn.problems).toEqual([]);
});

test('a role that the bot may not mention, or that is gone, is refused with words, and can be mentioned later', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const role = await standIn.addRole('players', { mentionable: false });
  await ann.change({ permissions: String(BigInt(ann.permissions) | PermissionFlagsBits.ManageGuild) });
  await ann.slash('souls setup', { role });
  await ann.slash('souls new');
  const lobby = await ann.waitFor((seen) => {
    const board = boardSeen(seen);
    return board !== undefined && labelsOf(board).includes(finding.call) ? board : undefined;
  });
  expect((await ann.click(finding.call, lobby)).message!.content).toBe(finding.mayNotMention(`<@&${role}>`));
  await standIn.deleteRole(role);
  expect((await ann.click(finding.call, lobby)).message!.content).toBe(finding.roleGone);
  expect((await house.table()).data.social.finding.called).toBe(false);
  expect(textOf((await ann.slash('souls setup', { 'no-role': true })).message!)).toContain(server.role(null));
  await ann.slash('souls end');
  await ann.slash('souls new');
  const { id: game } = (await house.table()).data.game;
  expect((await ann.force(`v1:${game}::call:`, lobby)).message!.content).toBe(refused('noRole'));
  expect((await standIn.records()).pings.filter(({ roles }) => roles.length > 0)).toEqual([]);
});

test('who joins a full lobby waits; a seat that becomes free is offered by mention, and whoever declines is asked no more', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob, cyd] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Cyd')];
  await ann.slash('souls new', { picture: false });
  const lobby = await ann.waitFor((seen) => boardSeen(seen));
  for (let n = 0; n < 3; n += 1) await ann.click(ui.addComputer, lobby);
  const board = await bob.waitFor((seen) => seen.find((one) => textOf(one).includes('Seats: 4 of 4')));
  const waits = (await bob.click(ui.join, board)).message!;
  expect([waits.flags, waits.content]).toEqual([64, finding.waits(1, false)]);
  expect((await cyd.slash('souls join')).message!.content).toBe(finding.waits(2, false));
  expect((await cyd.slash('souls join')).message!.content).toContain('in place 2');
  await ann.waitFor((seen) => textOf(boardSeen(seen)).includes(`${finding.waiting(2)}\n1. Bob\n2. Cyd`));
  await ann.click(ui.removeComputer, lobby);
  const offer = await cyd.waitFor((seen) => seen.find(({ content }) => content.startsWith(`<@${bob.id}>, a seat`)));
  expect((await standIn.records()).pings.at(-1)).toMatchObject({ messageId: offer.id, users: [bob.id], roles: [] });
  expect((await cyd.click(w.replacing.take, offer)).message!.content).toContain('in place 1');
  expect((await bob.click(w.replacing.decline, offer)).message!.content).toBe(finding.noLonger);
  const next = await cyd.waitFor((seen) => seen.find(({ content }) => content.startsWith(`<@${cyd.id}>, a seat`)));
  await cyd.click(w.replacing.take, next);
  expect((await house.table()).data).toMatchObject({
    game: { seats: [{}, {}, {}, { name: 'Cyd' }] },
    social: { finding: { waiting: [], kept: [] } },
  });
  await cyd.waitFor((seen) => !seen.some(({ id }) => id === offer.id || id === next.id));
  expect(standIn.problems).toEqual([]);
});

test('who joins a running game waits, may leave the list with a button, and is offered the seat of who leaves', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { other } = await startedTable(house);
  const [cyd, dan] = [await standIn.user('Cyd'), await standIn.user('Dan')];
  const waits = (await cyd.slash('souls join')).message!;
  expect(waits.content).toBe(finding.waits(1, true));
  await dan.slash('souls join');
  expect((await cyd.click(finding.stopWaiting, waits)).message!.content).toBe(finding.noLonger);
  await leaveGame(other);
  const offer = await dan.waitFor((seen) => seen.find(({ content }) => content.startsWith(`<@${dan.id}>`)));
  expect(offer.content).toContain('The offer ends <t:');
  await dan.click(w.replacing.take, offer);
  expect((await house.table()).data.game.seats.map(({ user }) => user)).toContain(dan.id);
  expect(standIn.problems).toEqual([]);
});
