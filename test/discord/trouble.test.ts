import { PermissionFlagsBits, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { startBot } from '../../src/discord/index.js';
import { cardsOf, viewFor } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { StoreUnavailable, type GameStore } from '../../src/table/index.js';
import {
  blankStudio,
  boardSeen,
  commands,
  isEnding,
  endTurn,
  labelsOf,
  openHouse,
  panelSeen,
  speak,
  startedTable,
  typeEndTurn,
} from './support/house.js';
import { HandTimers } from './support/hand-timers.js';
import { stateIn } from '../support/internals.js';

const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory } = PermissionFlagsBits;

/** A store that can be made to fail, or to wait before its commits. */
const breakable = () => {
  const state = { broken: false, wait: null as Promise<void> | null };
  const wrap = (store: GameStore): GameStore => ({
    ...store,
    load: async (channel) => {
      if (state.broken) throw new StoreUnavailable('gone');
      return store.load(channel);
    },
    head: async (channel) => {
      if (state.broken) throw new StoreUnavailable('gone');
      return store.head(channel);
    },
    commit: async (commit) => {
      if (state.broken) throw new StoreUnavailable('gone');
      const { wait } = state;
      state.wait = null;
      await wait;
      return store.commit(commit);
    },
  });
  return { state, wrap };
};

test('missing permissions are named before a table is opened', async () => {
  const house = await openHouse();
  const { standIn } = house;
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | ReadMessageHistory);
  const ann = await standIn.user('Ann');
  const refused = await ann.slash('souls new');
  expect(refused.message!.content).toContain('Send Messages');
  expect(refused.message!.content).toContain('Embed Links');
  expect(await house.tables.table(standIn.channelId)).toBeNull();
});

test('when the bot may no longer write, the host is told once, and the board comes back with the permission', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob } = await startedTable(house);
  const board = boardSeen(ann.messages())!;
  await standIn.deleteMessage(board.id);
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | ReadMessageHistory);
  const { data, session } = await house.table();
  const active = stateIn(session!).turn.active === 'p1' ? ann : bob;
  const paused = await active.slash('act end-turn');
  expect(paused.message!.content).toContain('paused');
  expect(await isEnding(house, 1)).toBe(false);
  await house.logged('access or permission is missing');
  expect(data.game.host).toBe(ann.id);
  await standIn.setBotPermissions(standIn.channelId, ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory);
  await ann.slash('souls show');
  await bob.waitFor((messages) => boardSeen(messages));
});

test('a board that was deleted is posted anew at the next change', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const board = boardSeen(other.messages())!;
  await house.standIn.deleteMessage(board.id);
  expect(boardSeen(other.messages())).toBeUndefined();
  await typeEndTurn(active);
  const again = await other.waitFor((messages) => boardSeen(messages));
  expect(again.id).not.toBe(board.id);
  await active.waitFor((messages) => messages.some(({ id }) => id === again.id));
  expect((await other.click('Play', again)).message!.embeds).toHaveLength(1);
});

test('DISCORD 1: a board that is posted anew leaves a link to it without buttons, one only, also when it is deleted later', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { active, other } = await startedTable(house);
  const linkTo = (id: string): string =>
    speak('en').server.boardIsAt(`https://discord.com/channels/${standIn.guildId}/${standIn.channelId}/${id}`);
  const linked = async (from: string): Promise<APIMessage> =>
    other.waitFor((messages) => {
      const board = boardSeen(messages);
      const old = messages.find(({ id }) => id === from);
      return board !== undefined && old?.content === linkTo(board.id) ? old : undefined;
    });
  const first = boardSeen(other.messages())!;
  await other.say('chat');
  await active.slash('souls show');
  expect(await linked(first.id)).toMatchObject({ embeds: [], components: [], attachments: [] });
  const second = boardSeen(other.messages())!;
  await active.slash('souls show');
  await linked(second.id);
  await other.waitFor((messages) => !messages.some(({ id }) => id === first.id));
  await standIn.deleteMessage(boardSeen(other.messages())!.id);
  await endTurn(active, (await active.slash('hand')).message!);
  await linked(second.id);
  expect(standIn.problems).toEqual([]);
});

test('while the store is gone people are told; nothing is lost, and it goes on when the store is back', async () => {
  const { state, wrap } = breakable();
  const house = await openHouse({ wrap });
  const { active } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  const before = await house.table();
  state.broken = true;
  const failed = await endTurn(active, panel);
  expect(failed.message!.content).toBe(speak('en').errors.savingFailed);
  expect(labelsOf(panelSeen(active.messages()))).toContain('End turn');
  state.broken = false;
  expect((await house.table()).revision).toBe(before.revision);
  await endTurn(active, panel);
  expect((await house.table()).revision).toBeGreaterThan(before.revision);
});

test('a commit that takes long is answered in time and then shown', async () => {
  const { state, wrap } = breakable();
  const house = await openHouse({ wrap });
  const { active } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  let release: () => void = () => undefined;
  state.wait = new Promise((resolve) => {
    release = resolve;
  });
  const deferred = await typeEndTurn(active);
  release();
  expect(labelsOf(await deferred.finished())).not.toContain('End turn');
  expect(await isEnding(house, 1)).toBe(true);
  expect(panel.id).not.toBe(deferred.message!.id);
});

test('a store that is silent when the bot starts is asked again until it answers', async () => {
  const time = new HandTimers();
  let isSilent = true;
  let looked = 0;
  const house = await openHouse({
    everywhere: time,
    wrap: (store) => ({
      ...store,
      liveChannels: async () => {
        looked += 1;
        if (isSilent) throw new StoreUnavailable('no answer');
        return store.liveChannels();
      },
    }),
  });
  await house.logged('the tables could not be looked for');
  await time.pass(1_000);
  expect(looked).toBe(2);
  isSilent = false;
  await time.pass(1_000);
  expect(looked).toBeGreaterThan(2);
  expect(house.bot.gateway.isConnected()).toBe(true);
  expect(house.lines.filter((line) => line.includes('the tables could not be looked for'))).toHaveLength(1);
});

test('an unexpected error gets an incident id that the log has too, and no hidden information', async () => {
  const house = await openHouse({
    wrap: (store) => ({ ...store, entries: () => Promise.reject(new Error('surprise')) }),
  });
  const { active } = await startedTable(house);
  const answer = await active.slash('souls log');
  const incident = /incident (\w+)/.exec(answer.message!.content)?.[1];
  expect(incident).toHaveLength(8);
  const line = house.lines.find((one) => one.includes(incident!))!;
  expect(line).toContain('surprise');
  expect(line).not.toContain('play:');
});

test('an answer that Discord refuses is said to be an error, with an incident id', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  await house.standIn.fail('POST /interactions/:interaction/:token/callback', { status: 400, times: 1 });
  const told = await active.slash('hand');
  const incident = /incident (\w+)/.exec(told.message!.content)?.[1];
  expect(house.lines.find((line) => line.includes(incident!))).toContain('"status":400');
});

test('after a restart every button still works, and the same question is open', async () => {
  const house = await openHouse();
  const { standIn, tables, store } = house;
  const { active, other } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  const board = boardSeen(other.messages())!;
  await house.bot.finish();
  await house.bot.leave();
  await standIn.botIs('offline');
  const { token, apiUrl } = standIn;
  const again = await startBot({
    token,
    apiUrl,
    tables,
    store,
    words: speak,
    commands,
    log: createLogger({ level: 'silent' }),
    studio: blankStudio,
  });
  expect((await other.click('Play', board)).message!.embeds).toHaveLength(1);
  expect(await isEnding(house, 1)).toBe(false);
  await endTurn(active, panel);
  expect(await isEnding(house, 1)).toBe(true);
  await again.finish();
  await again.flush();
  await again.leave();
});

test('a reconnected gateway that delivers an interaction again changes nothing twice', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  await typeEndTurn(active);
  const after = await house.table();
  await house.standIn.dropConnections();
  await house.standIn.botIs('online');
  await house.standIn.duplicateLastInteraction();
  await active.slash('hand');
  expect(stateIn((await house.table()).session!).transition).toBe(stateIn(after.session!).transition);
});

test('a card that this build lacks gets a placeholder; the table lives, and keeps it for a build that knows it', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const { channelId } = house.standIn;
  const stored = (await house.store.load(channelId))!;
  const { shop } = viewFor((await house.table()).session!, null);
  const { id, card } = shop[0]!.top!;
  const lacking = { ...stored, checkpoint: stored.checkpoint.replaceAll(`"${card}"`, '"not-yet-known"') };
  const commit = { channel: channelId, entries: [], outbox: [], interaction: null, ended: false };
  await house.store.commit({ ...commit, ...lacking, expectedRevision: stored.revision });
  const { cardName } = speak('en');
  expect(cardName('not-yet-known')).toBe('not-yet-known (asleep)');
  expect((await active.slash('hand')).message!.content).not.toContain('cannot be read');
  await typeEndTurn(active);
  const after = (await house.table()).session!;
  expect(await isEnding(house, 1)).toBe(true);
  const placeholder = viewFor(after, null).shop[0]!.top!;
  expect(placeholder).toMatchObject({ id, card: 'not-yet-known', role: 'item' });
  expect(cardsOf(after).card('not-yet-known')).toMatchObject({ type: 'treasure', abilities: [] });
  expect((await house.store.load(channelId))!.checkpoint).toContain('"not-yet-known"');
});

test('whoever acts is told when it is not certain that it was saved', async () => {
  let isUncertain = false;
  const house = await openHouse({
    wrap: (store) => ({
      ...store,
      commit: async (commit) => {
        const result = await store.commit(commit);
        return isUncertain && result.is === 'committed' ? { ...result, isUncertain } : result;
      },
    }),
  });
  const { active } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  isUncertain = true;
  const told = await endTurn(active, panel);
  expect((await told.finished()).content).toBe(speak('en').errors.savingUncertain);
  isUncertain = false;
  expect(await isEnding(house, 1)).toBe(true);
});

test('a stored table that cannot be read is said to be one', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const { channelId } = house.standIn;
  const stored = (await house.store.load(channelId))!;
  await house.store.commit({
    channel: channelId,
    expectedRevision: stored.revision,
    answers: '{"format":99}',
    entries: [],
    outbox: [],
    interaction: null,
    ended: false,
  });
  expect((await active.slash('hand')).message!.content).toBe(speak('en').errors.tableUnreadable);
});

test('an answer whose connection breaks is no mistake of ours: it counts, and the host may not mend for it', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { active } = await startedTable(house);
  const panel = (await active.slash('hand')).message!;
  await standIn.fail('POST /interactions/:interaction/:token/callback', { cut: 'after', times: 1 });
  await endTurn(active, panel);
  await house.logged('an answer did not reach its person');
  expect(await isEnding(house, 1)).toBe(true);
  expect((await house.table()).data.game.failedIn).toBeUndefined();
  expect(house.lines.join('')).not.toContain('"incident"');
});
