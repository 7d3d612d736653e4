import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { newsMessage } from '../../../src/discord/messages/news/news-message.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  leaveGame,
  openHouse,
  speak,
  startedTable,
  textOf,
} from '../support/house.js';
import { cardById, cardsOf } from '../../../cards/index.js';
import { openFrom, openGame, seededRandom, type LogEntry, type LogLine } from '../../../src/engine/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { openStateOf } from '../../support/open-state.js';
import { tableOf } from '../support/long-table.js';
import { createNews } from '../../../src/discord/live-messages/news.js';
import type { Context } from '../../../src/discord/live-messages/context.js';
import { HandTimers } from '../support/hand-timers.js';
import { refusals } from '../support/limits.js';
import { moments } from '../support/moments.js';

const LANGUAGES = ['en', 'fr'] as const;
const w = speak('en');

/** Messages for everybody without an embed. */
const short = (messages: readonly APIMessage[]): readonly APIMessage[] =>
  messages.filter((message) => !isEphemeral(message) && message.embeds.length === 0 && message.content !== '');

const isSilent = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;

test('who leaves a game is asked once more, everybody is told silently, the board marks the seat, and /souls join brings them back', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const asked = (await bob.slash('souls leave')).message!;
  expect(textOf(asked)).toContain(w.quitting.leaveSure(false));
  expect((await house.table()).data.game.seats.every(({ user }) => user !== null)).toBe(true);
  expect(textOf((await bob.click(w.ui.cancel, asked)).message!)).toContain(w.ui.more);
  const pings = house.standIn.pings.length;
  expect((await leaveGame(bob)).message!.content).toBe(w.quitting.hasLeft);
  const gone = await ann.waitFor((messages) =>
    short(messages).find(({ content }) => content.includes('Bob is not at the table any more')),
  );
  expect(gone.content).toContain('The seat of Bob is free.');
  expect(isSilent(gone)).toBe(true);
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('The computer plays: Bob (has left).'));
  const back = (await bob.slash('souls join')).message!;
  expect(labelsOf(back)).toContain(w.ui.more);
  const said = await ann.waitFor((messages) => short(messages).find(({ content }) => content === w.news.back('Bob')));
  expect(isSilent(said)).toBe(true);
  await ann.waitFor((messages) => !textOf(boardSeen(messages)).includes('The computer plays'));
  expect(short(ann.messages()).filter(({ content }) => content === w.news.back('Bob'))).toHaveLength(1);
  await ann.waitFor((messages) => !messages.some(({ id }) => id === gone.id));
  expect(house.standIn.pings.slice(pings).filter(({ users }) => users.length > 0)).toEqual([]);
  const { seats } = (await house.table()).data.game;
  expect(seats.map(({ user }) => user)).toContain(bob.id);
  expect(house.standIn.problems).toEqual([]);
});

test('whoever left comes back although their seat is offered to who waits; whoever conceded does not', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob, cyd] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Cyd')];
  await ann.slash('souls new');
  await bob.slash('souls join');
  await cyd.slash('souls join');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes(w.ui.play));
  const dan = await standIn.user('Dan');
  await dan.slash('souls join');
  await leaveGame(bob);
  const left = await ann.waitFor((messages) =>
    short(messages).find(({ content }) => content === w.news.left('Bob', false)),
  );
  expect(isSilent(left)).toBe(true);
  const offer = await dan.waitFor((messages) => messages.find(({ content }) => content.startsWith(`<@${dan.id}>`)));
  await bob.slash('souls join');
  await ann.waitFor((messages) => short(messages).some(({ content }) => content === w.news.back('Bob')));
  await dan.waitFor((messages) => !messages.some(({ id }) => id === offer.id));
  await cyd.click(w.quitting.yes, (await cyd.slash('souls concede')).message!);
  await ann.waitFor((messages) => short(messages).some(({ content }) => content.includes('Cyd has conceded')));
  expect((await cyd.slash('souls join')).message!.content).not.toBe('');
  expect((await house.table()).data.game.seats.map(({ user }) => user)).not.toContain(cyd.id);
});

test('another process tells nothing again, and a table of an older version only what comes from now on', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await leaveGame(bob);
  await bob.slash('souls join');
  await ann.waitFor((messages) => short(messages).some(({ content }) => content === w.news.back('Bob')));
  await house.tables.drain();
  const posted: string[] = [];
  const context = { tables: house.tables, words: speak, log: { error: () => undefined, info: () => undefined } };
  const other = createNews(
    context as unknown as Context,
    {
      post: async (_channel, { content }) => {
        posted.push(content);
        return '1';
      },
    },
    { serverOf: () => null },
    new HandTimers(),
  );
  const { channelId } = house.standIn;
  await other.sync(channelId);
  expect(posted).toEqual([]);
  await house.tables.noteMessages(channelId, ({ told }) => ({ told: { ...told!, line: null } }));
  const again = createNews(
    context as unknown as Context,
    { post: async (_channel, { content }) => `${posted.push(content)}` },
    { serverOf: () => null },
    new HandTimers(),
  );
  await again.sync(channelId);
  expect(posted).toEqual([w.news.back('Bob')]);
});

test('a soul is told with its card and how many of how many, in both languages, and fits', () => {
  let souls = 0;
  let told = 0;
  for (const { table, log } of moments('souls', 2_500, 20)) {
    const won = log.filter(({ line }) => line.event === 'gainSoul');
    souls += won.length;
    for (const language of LANGUAGES) {
      const shown = newsMessage(table, log, speak(language), { server: '1', isResult: false });
      if (won.length === 0) continue;
      told += 1;
      expect(refusals(shown!)).toEqual([]);
      expect(shown!.allowed_mentions).toEqual({ parse: [] });
      expect(shown!.content).toMatch(language === 'en' ? /— \d of 4\./ : /— \d sur 4\./);
    }
  }
  expect(souls).toBeGreaterThan(2);
  expect(told).toBeGreaterThan(2);
});

test('SOUL-01: souls that are lost, stolen and given are told, each with the numbers as they were then', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 2, 4, 'lost'), {
    cards: { card: cardById },
    random: seededRandom,
  });
  const state = openStateOf(session);
  const id = 'o90001' as const;
  const shape = { zone: 'play', role: 'soul', controller: 'p1', slot: null, charged: true } as const;
  state.objects[id] = { ...shape, id, card: 'gurdy', entered: 1, damage: 0, counters: {} };
  state.players.p1!.area.push(id);
  const table = tableOf(openFrom(state, { cards: { card: cardById }, random: seededRandom }), 2);
  const soul = (event: 'gainSoul' | 'giveObject' | 'destroy', more: Partial<LogLine>): LogLine => ({
    say: 'event',
    event,
    souls: 1,
    object: { card: 'gurdy', owner: 'p1' },
    ...more,
  });
  const entries = [
    soul('gainSoul', { player: 'p1', amount: 1 }),
    soul('destroy', { source: 'xx-judgement' }),
    soul('gainSoul', { player: 'p1', amount: 1 }),
    soul('giveObject', { player: 'p1', other: 'p2', detail: 'steal' }),
    soul('giveObject', { player: 'p2', other: 'p1', detail: 'give' }),
  ].map((line, at): LogEntry => ({ id: `900.${at}`, to: 'all', line }));
  const said = (language: 'en' | 'fr'): readonly string[] =>
    newsMessage(table, entries, speak(language), { server: '1', isResult: false })!
      .content.replaceAll(/\\?\*/gu, '')
      .split('\n');
  expect(said('en')).toEqual([
    '👻  wins a soul: Gurdy — 1 of 4.',
    '👻  loses a soul: Gurdy — 0 of 4.',
    '👻  wins a soul: Gurdy — 1 of 4.',
    '👻  takes a soul from : Gurdy — 1 of 4;  has 0 of 4.',
    '👻  gets a soul from : Gurdy — 1 of 4;  has 0 of 4.',
  ]);
  expect(said('fr')[1]).toContain('perd une âme');
  expect(said('fr')[3]).toContain('en a 0 sur 4');
});
