import { PermissionFlagsBits } from 'discord-api-types/v10';
import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { createArchive } from '../../../../src/discord/live-messages/threads/archive.js';
import type { Context } from '../../../../src/discord/live-messages/context.js';
import { createBudget } from '../../../../src/discord/rest/budget.js';
import { messengerOn } from '../../../../src/discord/rest/messenger.js';
import { requestsOn } from '../../../../src/discord/rest/requests.js';
import { realTimers } from '../../../../src/discord/rest/timers.js';
import { updated, USUAL_SERVER, type Table } from '../../../../src/table/index.js';
import { stand } from '../../../playground/bot.js';
import { silent } from '../../../table/table-scene.js';
import { tableOf } from '../../support/long-table.js';
import { moments } from '../../support/moments.js';
import { noPictures, speak, textOf } from '../../support/house.js';
import { internalsOf, sessionWith, stateIn } from '../../../support/internals.js';

/** A table whose game has been won, or goes on. */
const wonTable = (game: string): Table => {
  const [seen] = moments('archive', 1, 1, 2);
  const { table } = seen!;
  stateIn(table.session!).outcome = { winners: ['p1'] };
  const { data } = tableOf(table.session, 2);
  return {
    ...table,
    data: { ...updated(data, { game: { id: game, upkeep: { ...data.game.upkeep, server: '700' } } }), phase: 'over' },
  };
};

test('the result of a won game is posted in the archive once, whatever fails or restarts in between', async () => {
  const standIn = await stand();
  const archive = await standIn.addChannel('archive');
  const reader = (await standIn.user('Ann')).in(archive);
  const rest = new REST({ api: standIn.apiUrl, version: '10', retries: 0 }).setToken(standIn.token);
  const tables = { servers: { settings: async () => ({ ...USUAL_SERVER, archive }) }, wholeLog: async () => [] };
  const context = { tables, words: speak, log: silent, pictures: noPictures } as unknown as Context;
  const started = () =>
    createArchive(context, messengerOn(requestsOn(rest, createBudget(realTimers)), 'upkeep'), {
      missingPermissions: () => [],
      takesMessages: () => false,
    });
  const posts = async () => {
    await reader.waitFor(() => true);
    return reader.messages().map(textOf);
  };
  const won = wonTable('first1');
  const ended = {
    ...won,
    session: sessionWith({ ...internalsOf(won.session!), state: { ...stateIn(won.session!), outcome: null } }),
  };
  expect(started().seen(archive)).toMatchObject({ isThere: false });
  await started().post(ended);
  expect(await posts()).toEqual([]);
  await started().post(won);
  await reader.waitFor((messages) => messages.length === 1);
  await started().post(won); // after a restart
  expect((await posts()).length).toBe(1);
  expect((await posts())[0]).toContain(speak('en').server.archive.from(won.channel));

  const running = started();
  const posting = 'POST /channels/:channel/messages';
  await standIn.fail(posting, { status: 503, times: 1 });
  await expect(running.post(wonTable('second'))).rejects.toThrow();
  await running.post(tableOf(null)); // a rematch has begun in its channel
  await reader.waitFor((messages) => messages.length === 2);
  await standIn.fail(posting, { status: 400, times: 1 });
  await running.post(wonTable('forums')); // a channel that takes no messages
  await running.post(tableOf(null));
  expect((await posts()).length).toBe(2);
  await standIn.setBotPermissions(archive, PermissionFlagsBits.ViewChannel);
  await running.post(wonTable('third3'));
  await standIn.deleteChannel(archive);
  await running.post(wonTable('fourth'));
  expect(standIn.problems).toEqual([]);
});
