import { DiscordAPIError, type RawFile, type REST } from 'discord.js';
import { MessageFlags, type APIEmbed, type APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { createBoards } from '../../../src/discord/live-messages/boards.js';
import { boardOf } from '../../../src/discord/live-messages/context.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { BOARD_GAP } from '../../../src/discord/live-messages/message-updater.js';
import { createPictures, type Pictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import { messengerOn } from '../../../src/discord/rest/messenger.js';
import { windowFor, type Outcome, type Person, type Table } from '../../../src/table/index.js';
import { stand } from '../../playground/bot.js';
import { ANN, BOB, done, embedded, requestOf, silent, tablesOn } from '../../table/table-scene.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { requestsOn } from '../../../src/discord/rest/requests.js';
import { HandTimers, settled } from '../support/hand-timers.js';
import { noPictures, speak } from '../support/house.js';
import { decisionOf } from '../../../src/engine/index.js';
import { stateIn } from '../../support/internals.js';

/** Discord's REST without discord.js's queue: every request goes out at once, so that one too many is refused. */
const unqueued = (apiUrl: string, token: string) => {
  const open = new Set<Promise<unknown>>();
  const requests: string[] = [];
  const send = async (
    method: string,
    route: string,
    options: { body?: unknown; files?: RawFile[]; query?: URLSearchParams } = {},
  ) => {
    const { body, files = [], query } = options;
    const form = new FormData();
    form.set('payload_json', JSON.stringify(body));
    for (const [index, { data, name, contentType }] of files.entries()) {
      form.set(
        `files[${index}]`,
        new Blob([new Uint8Array(data as Buffer)], { type: contentType ?? 'image/png' }),
        name,
      );
    }
    requests.push(method);
    const response = await fetch(`${apiUrl}/v10${route}?${query ?? ''}`, {
      method,
      headers: {
        Authorization: `Bot ${token}`,
        ...(body !== undefined && files.length === 0 ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: files.length === 0 ? JSON.stringify(body) : form }),
    });
    const text = await response.text();
    const answer = JSON.parse(text === '' ? '{}' : text) as { readonly code: number; readonly message: string };
    if (!response.ok) throw new DiscordAPIError(answer, answer.code, response.status, method, route, { body, files });
    return answer;
  };
  const tracked =
    (method: string) =>
    async (route: string, options?: Parameters<typeof send>[2]): Promise<unknown> => {
      const request = send(method, route, options);
      const settledRequest = request.catch(() => undefined).finally(() => open.delete(settledRequest));
      open.add(settledRequest);
      return request;
    };
  return {
    requests,
    rest: {
      get: tracked('GET'),
      post: tracked('POST'),
      patch: tracked('PATCH'),
      delete: tracked('DELETE'),
    } as unknown as REST,
    open,
    /** Until no request or drawing is under way and nothing follows one. */
    async quiet() {
      for (let calm = 0; calm < 3; calm += 1) {
        if (open.size > 0) calm = 0;
        await Promise.all(open);
        await settled();
      }
    },
  };
};

/** A board in the first channel of a stand-in, on one time for the bot and for Discord. */
const boardOn = async ({ played = false }: { readonly played?: boolean } = {}) => {
  const timers = new HandTimers(Date.UTC(2026, 0, 1));
  const standIn = await stand({ clock: timers });
  const { store, close } = await embedded();
  onTestFinished(close);
  const tables = tablesOn(store);
  const { rest, quiet, requests, open } = unqueued(standIn.apiUrl, standIn.token);
  const drawn = createPictures(silent);
  const pictures: Pictures = {
    ...drawn,
    async board(...given) {
      const drawing = drawn.board(...given);
      const ended = drawing.finally(() => open.delete(ended));
      open.add(ended);
      return drawing;
    },
  };
  const context = {
    tables,
    log: silent,
    words: speak,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: played ? pictures : noPictures,
  };
  const budget = createBudget(timers);
  const boards = createBoards(context, {
    messenger: messengerOn(requestsOn(rest, budget), 'board'),
    budget,
    guildState: {
      missingPermissions: () => [],
      isLocked: () => false,
      serverOf: () => '1',
      canAccess: async () => true,
    },
    timers,
    closed: async () => undefined,
    behind: () => undefined,
  });
  const channel = standIn.channelId;
  done(await tables.open(channel, requestOf(ANN), { souls: 4, language: 'en' }));
  if (played) done(await tables.perform(channel, requestOf(BOB), { do: 'join' }));
  if (played) done(await tables.perform(channel, requestOf(ANN), { do: 'start' }));
  void boards.markDirty(channel);
  await quiet();
  const watcher = await standIn.user('Cyd');
  const board = (): APIMessage => watcher.messages().findLast(({ embeds }) => embeds.length > 0)!;
  const present = async (): Promise<Table> => (await tables.table(channel))!;
  const answer = async (person: Person, option: string): Promise<Outcome> => {
    const now = await present();
    const click = { game: now.data.game.id, window: windowFor(now, person.user) ?? '', options: [option] };
    return tables.perform(channel, requestOf(person), { do: 'answer', click });
  };
  const add = async (): Promise<Outcome> =>
    tables.perform(channel, requestOf(ANN), { do: 'addComputer', kind: 'simple' });
  let acts = 0;
  /** In the lobby Ann adds a computer player or takes it away again; in a game the end of the turn is declared or taken back. */
  const act = async (): Promise<void> => {
    acts += 1;
    const [active] = await turnOf();
    if (acts % 2 === 1) done(await (played ? answer(active, 'end') : add()));
    else if (played) done(await tables.perform(channel, requestOf(active), { do: 'undo' }));
    else done(await tables.perform(channel, requestOf(ANN), { do: 'removeComputer' }));
    void boards.markDirty(channel);
    await quiet();
  };
  /** Whose turn it is, and the other of the two; in the lobby Ann, whose table it is, and Bob. */
  const turnOf = async (): Promise<readonly [Person, Person]> => {
    const { session } = await present();
    return session !== null && stateIn(session).turn.active === 'p2' ? [BOB, ANN] : [ANN, BOB];
  };
  /** What the board has not shown before: a second computer player, or the next turn. */
  const last = async (): Promise<void> => {
    const [active, other] = await turnOf();
    if (!played) done(await add());
    else if (decisionOf((await present()).session!)?.player === (active === ANN ? 'p1' : 'p2'))
      done(await answer(active, 'pass'));
    else done(await answer(other, 'pass'));
    void boards.markDirty(channel);
    await quiet();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 100) {
      await timers.pass(Math.min(100, left));
      await quiet();
    }
  };
  const look = ({ title, description, fields = [] }: APIEmbed): string =>
    [title, description, ...fields.flatMap(({ name, value }) => [name, value])].join('\n');
  /** Milliseconds until the board says how the table stands. */
  const untilShown = async (): Promise<number> => {
    const wanted = await boardOf(context, (await tables.table(channel))!);
    const since = timers.now();
    while (look(board().embeds[0]!) !== look(wanted.embeds[0]!)) await pass(100);
    return timers.now() - since;
  };
  return { standIn, timers, tables, boards, channel, watcher, board, act, last, pass, untilShown, requests };
};

test.each([false, true])(
  'of 30 acts in 6 s the board shows the last within 1.2 s, and no request is refused; with a picture: %s',
  async (played) => {
    const { standIn, board, act, last, pass, untilShown, requests } = await boardOn({ played });
    for (let count = 0; count < 29; count += 1) {
      await act();
      await pass(200);
    }
    await last();
    const late = await untilShown();
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThanOrEqual(1_200);
    expect((await standIn.records()).refused).toEqual([]);
    expect(requests.filter((method) => method === 'PATCH').length).toBeLessThanOrEqual(8);
    expect(board().embeds[0]?.image === undefined).toBe(!played);
  },
);

test('a board older than an hour is edited less often, so that no request is refused', async () => {
  const { standIn, timers, act, pass, untilShown } = await boardOn();
  await timers.pass(3_600_001);
  for (let count = 0; count < 30; count += 1) {
    await act();
    await pass(200);
  }
  expect(await untilShown()).toBeLessThanOrEqual(2_200);
  expect((await standIn.records()).refused).toEqual([]);
});

test('a board below which more than 15 messages stand is posted anew at the end, notifying nobody', async () => {
  const { standIn, timers, tables, boards, channel, watcher, board, pass } = await boardOn();
  done(await tables.perform(channel, requestOf(BOB), { do: 'join' }));
  const { data, session } = done(await tables.perform(channel, requestOf(ANN), { do: 'start' }));
  void boards.markDirty(channel);
  await pass(BOARD_GAP);
  const active = stateIn(session!).turn.active === 'p1' ? ANN : BOB;
  const chat = async (count: number): Promise<void> => {
    for (let said = 0; said < count; said += 1) await watcher.say('chat');
  };
  const first = board().id;
  await chat(15);
  await timers.pass(60_000);
  const click = {
    game: data.game.id,
    window: windowFor((await tables.table(channel))!, active.user) ?? '',
    options: ['end'],
  };
  done(await tables.perform(channel, requestOf(active), { do: 'answer', click }));
  void boards.markDirty(channel);
  await pass(BOARD_GAP);
  expect(board().id).toBe(first);

  await chat(1);
  await timers.pass(60_000);
  done(await tables.perform(channel, requestOf(active), { do: 'undo' }));
  void boards.markDirty(channel);
  await pass(2 * BOARD_GAP);
  expect(board().id).not.toBe(first);
  expect(watcher.messages().at(-1)!.id).toBe(board().id);
  expect((board().flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0);
  expect(watcher.messages().filter(({ embeds }) => embeds.length > 0)).toHaveLength(1);
  expect(standIn.problems).toEqual([]);
});
