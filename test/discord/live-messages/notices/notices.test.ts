import { expect, test } from 'vitest';
import { knownWait } from '../../../../src/table/index.js';
import type { Person } from '../../../../src/table/index.js';
import { answer, ANN, asked, BOB, CHANNEL, CYD, DAN, done, personOf } from '../../../table/table-scene.js';
import { calm, settled } from '../../support/hand-timers.js';
import { speak } from '../../support/house.js';
import { opened } from '../../support/noticed-table.js';
import { HOUR, MINUTE } from '../../../support/durations.js';

const { notices: words } = speak('en');

test('whoever is awaited gets one message that mentions only them and says why', async () => {
  const { pass, contents, table, acts } = await opened();
  const active = asked(await table());
  await pass(0);
  await pass(MINUTE);
  expect(contents()).toEqual([expect.stringContaining(`<@${active.user}> ${words.turn(1)} ⏳`)]);
  await pass(MINUTE);
  expect(acts).toEqual([`post ${CHANNEL}`]);
});

test('half of the time later comes one reminder in place of the message, three hours before the end another in place of that, and none after it', async () => {
  const { pass, contents, table, acts } = await opened();
  const active = asked(await table());
  await pass(MINUTE);
  await pass(12 * HOUR);
  expect(contents()).toEqual([expect.stringContaining(`<@${active.user}> ${words.reminded(words.turn(1))}`)]);
  expect(acts).toEqual([`post ${CHANNEL}`, `post ${CHANNEL}`, 'remove']);
  await pass(8 * HOUR);
  expect(acts).toHaveLength(3);
  await pass(HOUR);
  expect(contents()).toEqual([expect.stringContaining(`<@${active.user}> ${words.reminded(words.turn(1))}`)]);
  expect(acts.slice(3)).toEqual([`post ${CHANNEL}`, 'remove']);
  await pass(2 * HOUR);
  expect(acts).toHaveLength(5);
});

test('a process that dies between a message and the removal of the one before leaves none behind', async () => {
  const { pass, contents, state, acts } = await opened();
  await pass(MINUTE);
  state.keepsAll = true;
  await pass(12 * HOUR);
  expect(contents()).toHaveLength(2);
  state.keepsAll = false;
  await pass(0);
  expect(contents()).toEqual([expect.stringContaining(words.reminded(words.turn(1)))]);
  expect(acts.filter((act) => act.startsWith('post'))).toHaveLength(2);
});

test('a process that dies between a message and its note leaves none behind', async () => {
  const { pass, contents, state, table, ending, acts } = await opened();
  const active = asked(await table());
  state.diesPosting = true;
  await pass(MINUTE);
  expect(contents()).toHaveLength(1);
  expect((await table()).data.display.messages.notices).toEqual({});
  await ending();
  state.diesPosting = false;
  await pass(0);
  expect(contents()).toEqual([]);
  expect((await table()).data.display.messages.telling).toEqual([]);
  await pass(MINUTE);
  expect(contents()).toEqual([expect.stringContaining(`<@${asked(await table()).user}>`)]);
  expect(asked(await table())).not.toBe(active);
  expect(acts).toEqual([`post ${CHANNEL}`, 'remove', `post ${CHANNEL}`]);
});

test('a message that a process has posted and not noted is the one that the next process tells by', async () => {
  const { pass, contents, state, table } = await opened();
  state.diesPosting = true;
  await pass(MINUTE);
  state.diesPosting = false;
  await pass(MINUTE);
  expect(contents()).toHaveLength(1);
  const { notices, telling } = (await table()).data.display.messages;
  expect([Object.keys(notices).length, telling]).toEqual([1, []]);
});

test('mentions: in the channel nobody sees who has passed early: their message stays, and the reminder comes all the same', async () => {
  const { pass, contents, tables, table, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [first, second] = ends.data.game.window!.asked.map((player) => personOf(ends, player)) as [Person, Person];
  await pass(MINUTE);
  const before = contents();
  expect(before.filter((content) => content.includes(words.unlessPassed))).toHaveLength(2);
  done(await answer(tables, await table(), second, 'pass'));
  await pass(MINUTE);
  expect(contents()).toEqual(before);
  await pass(4 * HOUR);
  for (const { user } of [first, second])
    expect(contents().filter((content) => content.startsWith(`<@${user}> ⏰`))).toHaveLength(1);
});

test('by direct message whoever has passed hears nothing more, and the message is done with at once', async () => {
  const { pass, standing, tables, table, people, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const second = personOf(ends, ends.data.game.window!.asked[1]!);
  await people.change(second.user, (now) => ({ ...now, settings: { ...now.settings, notices: true } }));
  await pass(MINUTE);
  const direct = () => [...standing.values()].filter(({ channel }) => channel === `direct ${second.user}`);
  expect(direct()).toEqual([{ channel: `direct ${second.user}`, content: expect.stringContaining(`<#${CHANNEL}>`) }]);
  expect(direct()[0]!.content).not.toContain(words.unlessPassed);
  done(await answer(tables, await table(), second, 'pass'));
  await pass(0);
  expect(direct().map(({ content }) => content)).toEqual([expect.stringContaining(words.passed)]);
  await pass(4 * HOUR);
  expect(direct().map(({ content }) => content)).toEqual([expect.stringContaining(words.passed)]);
});

test.each([
  ['they take none', 50_007],
  ['they share no server with the bot', 50_278],
  ['Discord takes them for no recipient', 50_033],
  ['their account is deleted', 10_013],
])('direct messages are closed: %s; the channel is used, and the setting is off from then on', async (_, code) => {
  const { pass, contents, table, people, state } = await opened();
  const active = asked(await table());
  state.directRefused = code;
  await people.change(active.user, (now) => ({ ...now, settings: { ...now.settings, notices: true } }));
  await pass(MINUTE);
  expect(contents()).toEqual([expect.stringContaining(`<@${active.user}>`)]);
  expect(await people.of(active.user)).toMatchObject({ settings: { notices: false }, dmClosed: true });
});

test('whoever wants one notice a day gets no others', async () => {
  const { pass, acts, table, people } = await opened();
  const active = asked(await table());
  await people.change(active.user, (now) => ({ ...now, settings: { ...now.settings, digest: true } }));
  await pass(MINUTE);
  await pass(12 * HOUR);
  expect(acts).toEqual([]);
});

test('whoever has just pressed something is there, and told only when they have been still for a minute', async () => {
  const { pass, acts, table, notices, timers, tables } = await opened();
  notices.seen(CHANNEL, asked(await table()).user);
  await pass(30_000);
  expect(acts).toEqual([]);
  await timers.pass(30_000);
  while (Object.keys((await tables.table(CHANNEL))!.data.display.messages.notices).length === 0) await settled();
  expect(acts).toEqual([`post ${CHANNEL}`]);
});

test('a look that comes due while the store does not answer is made again, and whoever waits is told then', async () => {
  const { pass, timers, sounds, state, table, notices } = await opened();
  notices.seen(CHANNEL, asked(await table()).user);
  await pass(0);
  state.storeGone = true;
  await timers.pass(MINUTE);
  await calm(() => sounds.length);
  expect(sounds).toEqual([]);
  state.storeGone = false;
  await timers.pass(MINUTE);
  while (sounds.length === 0) await settled();
  expect(sounds).toEqual(['silent']);
});

test('whoever was there within five minutes is told without a sound, and with one only if they stay away', async () => {
  const { pass, acts, sounds, table, notices, contents } = await opened();
  const { user } = asked(await table());
  notices.seen(CHANNEL, user);
  await pass(59_999);
  expect(acts).toEqual([]);
  await pass(1);
  expect([sounds, contents()]).toEqual([['silent'], [expect.stringContaining(`<@${user}>`)]]);
  await pass(3 * MINUTE);
  expect(sounds).toEqual(['silent']);
  await pass(MINUTE);
  expect([sounds, acts.at(-1)]).toEqual([['silent', 'loud'], 'remove']);
  expect(contents()).toEqual([expect.stringContaining(`<@${user}>`)]);
  await pass(10 * MINUTE);
  expect(sounds).toHaveLength(2);
});

test('whoever looks again before five minutes are over is not told with a sound until they have been away so long', async () => {
  const { pass, sounds, table, notices } = await opened();
  const { user } = asked(await table());
  notices.seen(CHANNEL, user);
  await pass(2 * MINUTE);
  notices.seen(CHANNEL, user);
  await pass(4 * MINUTE);
  expect(sounds).toEqual(['silent']);
  await pass(MINUTE);
  expect(sounds).toEqual(['silent', 'loud']);
});

test('whoever wants no pings is named without a mention and without a sound, once, however long they are away', async () => {
  const { pass, acts, sounds, contents, table, people } = await opened();
  const active = asked(await table());
  await people.change(active.user, (now) => ({ ...now, settings: { ...now.settings, noPings: true } }));
  await pass(MINUTE);
  await pass(10 * MINUTE);
  expect(contents()).toEqual([expect.stringMatching(new RegExp(`^\\*\\*${active.name}\\*\\*: `))]);
  expect([acts, sounds]).toEqual([[`post ${CHANNEL}`], ['silent']]);
});

test('a notice that could not be posted is posted later, once', async () => {
  const { pass, acts, state, timers, tables } = await opened();
  state.broken = true;
  await pass(MINUTE);
  expect(acts).toEqual([]);
  state.broken = false;
  await timers.pass(MINUTE);
  while (Object.keys((await tables.table(CHANNEL))!.data.display.messages.notices).length === 0) await settled();
  await timers.pass(10 * MINUTE);
  expect(acts).toEqual([`post ${CHANNEL}`]);
});

test('mentions: whoever takes a seat over while its player is awaited gets a message of their own, and the other one goes', async () => {
  const { pass, contents, tables, table } = await opened();
  const active = asked(await table());
  await pass(MINUTE);
  const { data } = await table();
  const { player } = data.game.seats.find(({ user }) => user === active.user)!;
  const invited = done(
    await tables.perform(
      CHANNEL,
      { interaction: 'invites', person: active },
      { do: 'invite', seat: { player, user: DAN.user, manages: false } },
    ),
  );
  const { id } = invited.data.social.invitations[0]!;
  const click = { game: data.game.id, id, answer: 'accept', manages: false } as const;
  done(await tables.perform(CHANNEL, { interaction: 'accepts', person: DAN }, { do: 'answerInvitation', click }));
  await pass(2 * MINUTE);
  expect(contents()).toEqual([expect.stringContaining(`<@${DAN.user}>`)]);
});

test('at a quick table people hear of answers by direct message, and nothing in the channel tells who does', async () => {
  const { pass, standing, acts, table, ending } = await opened([ANN, BOB, CYD], true);
  const active = asked(await table());
  await pass(MINUTE);
  expect([...standing.values()]).toEqual([{ channel: CHANNEL, content: expect.stringContaining(words.turn(1)) }]);
  const ends = await ending();
  const awaited = ends.data.game.window!.asked.map((player) => personOf(ends, player).user);
  expect(knownWait(ends)).toEqual({ is: 'counted', answers: awaited.length });
  expect(awaited.length).toBeGreaterThan(0);
  await pass(0);
  expect(standing.size).toBe(0); // what is done with goes at once, whoever is told next
  await pass(MINUTE);
  const channels = [...standing.values()].map(({ channel }) => channel);
  expect(channels.toSorted()).toEqual(awaited.map((user) => `direct ${user}`).toSorted());
  expect(awaited).not.toContain(active.user);
  expect(acts.filter((act) => act === `post ${CHANNEL}`)).toHaveLength(1);
});

test('whom no direct message reaches is told in a quick table’s channel, with the reason, until it is over', async () => {
  const { pass, standing, state, table, tables, ending, people } = await opened([ANN, BOB, CYD], true);
  state.directRefused = 50_007;
  const ends = await ending();
  const awaited = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  const said = [...standing.values()];
  expect(said).toHaveLength(awaited.length);
  for (const { channel, content } of said)
    expect([channel, content.includes(speak('en').quick.closedDirect)]).toEqual([CHANNEL, true]);
  expect((await people.of(awaited[0]!.user)).dmClosed).toBe(false);
  for (const person of awaited) done(await answer(tables, await table(), person, 'pass'));
  await pass(0);
  expect(standing.size).toBe(0);
});
