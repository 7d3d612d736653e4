import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { REST } from 'discord.js';
import type { Context } from '../../../src/discord/live-messages/context.js';
import { createHands } from '../../../src/discord/live-messages/hands.js';
import { formerHandMessage } from '../../../src/discord/messages/panel/hand-message.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { createBudget, type Budget } from '../../../src/discord/rest/budget.js';
import { messengerOn, type Messenger } from '../../../src/discord/rest/messenger.js';
import { requestsOn } from '../../../src/discord/rest/requests.js';
import { ANN, BOB, CHANNEL, dealt, embedded, silent, tablesOn } from '../../table/table-scene.js';
import { HandTimers } from '../support/hand-timers.js';
import { labelsOf, noPictures, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { tableOf } from '../support/long-table.js';
import { stateIn } from '../../support/internals.js';

const { person } = speak('en');
const { name, state } = person.settings;

test('DISCORD 3: a hand comes by direct message, to nobody else, changes with the game and ends with the seat', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { active, other } = await startedTable(house);
  const settings = (await active.slash('souls-me settings')).message!;
  expect(labelsOf(settings)).toContain(state(name.dm, false));
  const direct = await active.direct();
  await active.change({ takesMessages: false });
  const refused = (await active.click(state(name.dm, false), settings)).message!;
  expect(textOf(refused)).toContain(person.dm.closed);
  await active.change({ takesMessages: true });
  await active.click(state(name.dm, false), refused);
  const hand = await direct.waitFor((messages) => messages.find(({ embeds }) => embeds.length > 0));
  expect(direct.messages()[0]!.content).toBe(person.dm.greeting);
  const game = stateIn((await house.table()).session!);
  const seat = (await house.table()).data.game.seats.find(({ user }) => user === active.id)!;
  for (const id of game.players[seat.player]!.hand)
    expect(textOf(hand)).toContain(speak('en').cardName(game.objects[id]!.card));
  expect(hand.embeds[0]!.image?.url).toMatch(/hand-[0-9a-f]{20}\.png/);
  expect(hand.components).toEqual([]);
  const { tables, store } = house;
  const rest = new REST({ api: standIn.apiUrl, version: '10' }).setToken(standIn.token);
  const context = {
    tables,
    people: peopleIn(store),
    pictures: noPictures,
    words: speak,
    log: silent,
  } as unknown as Context;
  const timers = new HandTimers(Date.now());
  const budget = createBudget(timers);
  const restarted = createHands(context, messengerOn(requestsOn(rest, budget), 'board'), budget, timers);
  await standIn.advanceClock(1_500);
  await restarted.changed(standIn.channelId);
  await direct.waitFor((messages) => messages.some((now) => now.id === hand.id && now.embeds[0]!.image === undefined));
  expect(direct.messages()).toHaveLength(2);

  const others = await other.direct();
  expect(others.messages()).toEqual([]);
  await other.click(state(name.dm, false), (await other.slash('souls-me settings')).message!);
  const lost = await others.waitFor((messages) => messages.find(({ embeds }) => embeds.length > 0));
  await other.change({ takesMessages: false });
  await standIn.deleteMessage(lost.id);
  await other.click(state(name.large, false), (await other.slash('souls-me settings')).message!);

  const [ability] = await active.autocomplete('act activate', {}, 'ability');
  const [card] = await active.autocomplete('act play', {}, 'card');
  if (card === undefined) await active.slash('act activate', { ability: ability!.value });
  else await active.slash('act play', { card: card.value });
  await direct.waitFor((messages) => {
    const now = messages.find(({ id }) => id === hand.id);
    return now !== undefined && textOf(now) !== textOf(hand);
  });
  const told = async () => textOf((await other.slash('hand')).message!);
  while (!(await told()).includes(person.dm.closed)); // as soon as it is known
  expect(await told()).not.toContain(person.dm.closed);
  expect(labelsOf((await other.slash('souls-me settings')).message!)).toContain(state(name.dm, false));
  await house.tables.perform(
    standIn.channelId,
    { interaction: 'leaves', person: { user: active.id, name: active.name } },
    { do: 'leave' },
  );
  await direct.waitFor((messages) =>
    textOf(messages.find(({ id }) => id === hand.id)).includes(person.dm.left(`<#${standIn.channelId}>`)),
  );
  const after = async () => (await house.table()).data.display.messages.hands;
  while (Object.keys(await after()).length > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(standIn.problems).toEqual([]);
});

test('DISCORD 3: a hand that is switched off on its way says so, and comes as another message when it is wanted again', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  await dealt(tables, [ANN, BOB]);
  const people = peopleIn(store);
  const timers = new HandTimers();
  const nonces: string[] = [];
  const edits: string[] = [];
  let editing = async (): Promise<void> => undefined;
  const messenger = {
    direct: async () => '77',
    post: async (_channel: string, _payload: Payload, nonce: string) => String(nonces.push(nonce)),
    async edit(_channel: string, _message: string, { embeds }: Payload) {
      edits.push(embeds[0]?.description ?? '');
      await editing();
    },
  } as unknown as Messenger;
  const context = { tables, people, pictures: noPictures, words: speak, log: silent } as unknown as Context;
  const hands = createHands(context, messenger, createBudget(timers), timers);
  const wants = async (dm: boolean, large = false) => {
    await people.change(ANN.user, (now) => ({ ...now, settings: { ...now.settings, dm, large } }));
    const shown = hands.changed(CHANNEL);
    for (let second = 0; second < 4; second += 1) await timers.pass(1_100);
    return shown;
  };
  await wants(true);
  editing = async () => {
    editing = async () => undefined;
    await people.change(ANN.user, (now) => ({ ...now, settings: { ...now.settings, dm: false } }));
    void hands.changed(CHANNEL);
  };
  await wants(true, true);
  for (let second = 0; second < 4; second += 1) await timers.pass(1_100);
  expect(edits.at(-1)).toBe(person.dm.off(`<#${CHANNEL}>`));
  expect((await tables.table(CHANNEL))!.data.display.messages.hands).toEqual({});
  await wants(true);
  expect(new Set(nonces).size).toBe(2);
  const rematch = formerHandMessage(tableOf(null), 'u1', speak('en'));
  expect(textOf(rematch as unknown as APIMessage)).toContain(person.dm.over('<#1>'));
});

test('hands that come at once hold no permit while they wait for another one', async () => {
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  await dealt(tables, [ANN, BOB]);
  const people = peopleIn(store);
  for (const { user } of [ANN, BOB])
    await people.change(user, (now) => ({ ...now, settings: { ...now.settings, dm: true } }));
  /** One request after the other. */
  let last: Promise<void> = Promise.resolve();
  const budget: Budget = {
    async permit() {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return { end };
    },
  };
  const sent: string[] = [];
  const post = async (route: string): Promise<{ readonly id: string }> => ({ id: String(sent.push(route)) });
  const rest = { post, get: post, patch: post, delete: post } as unknown as REST;
  const context = { tables, people, pictures: noPictures, words: speak, log: silent } as unknown as Context;
  const messenger = messengerOn(requestsOn(rest, budget), 'board');
  const hands = createHands(context, messenger, budget, new HandTimers());
  void hands.changed(CHANNEL);
  while (sent.length < 4) await new Promise((resolve) => setImmediate(resolve));
  expect(sent.filter((route) => route === '/users/@me/channels')).toHaveLength(2);
});
