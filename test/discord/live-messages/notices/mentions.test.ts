import { expect, test } from 'vitest';
import { BACK_ID, decisionOf, untakenEntries } from '../../../../src/engine/index.js';
import {
  answer,
  ANN,
  asked,
  BOB,
  CHANNEL,
  CYD,
  DAN,
  done,
  requestOf,
  offered,
  personOf,
} from '../../../table/table-scene.js';
import { speak } from '../../support/house.js';
import { opened } from '../../support/noticed-table.js';
import { HOUR, MINUTE } from '../../../support/durations.js';

const { notices: words } = speak('en');
const deadline = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

test('mentions: a message with a sound takes the place of the silent one at once; nothing secret changes the channel', async () => {
  const { pass, timers, tables, table, notices, acts, sounds, contents } = await opened();
  const active = asked(await table());
  notices.seen(CHANNEL, active.user);
  await pass(MINUTE);
  for (let look = 0; look < 4; look += 1) await timers.pass(MINUTE);
  await expect.poll(() => acts).toEqual([`post ${CHANNEL}`, `post ${CHANNEL}`, 'remove']);
  expect([sounds, contents().length]).toEqual([['silent', 'loud'], 1]);
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'setStandingOrder', order: 'decides' }));
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'answerRest', ways: [] }));
  await pass(0);
  expect(acts).toHaveLength(3);
});

test('mentions: a mention goes in the commit of its person’s own act, also when the process ends before it is deleted', async () => {
  const { pass, table, contents, ending, state } = await opened();
  await pass(MINUTE);
  const { user } = asked(await table());
  const { message } = (await table()).data.display.messages.notices[user]!;
  state.keepsAll = true;
  const { notices, leavingNotices } = (await ending()).data.display.messages;
  expect([notices, leavingNotices]).toEqual([{}, [{ channel: CHANNEL, message }]]);
  await pass(0);
  expect(contents()).toHaveLength(1);
  state.keepsAll = false;
  await pass(0);
  expect([contents(), (await table()).data.display.messages.leavingNotices]).toEqual([[], []]);
});

test('mentions: a message that is being posted while its person acts goes as soon as it stands', async () => {
  const { pass, state, ending, contents } = await opened();
  state.meanwhile = ending;
  await pass(MINUTE);
  state.meanwhile = async () => undefined;
  await pass(0);
  expect(contents()).toEqual([]);
});

test('mentions: a missed deadline says what was done, and that one more lets the table go on; it goes with the next act', async () => {
  const { pass, table, contents, acts, tables } = await opened([ANN, BOB, CYD]);
  const active = asked(await table());
  await pass(MINUTE);
  await pass(25 * HOUR);
  const late = `<@${active.user}> ${words.ended({ how: 'late', did: 'endsTurn', next: 'oneMore' })}`;
  expect(contents()).toContain(late);
  const other = asked(await table());
  done(await answer(tables, await table(), other, 'pass'));
  await pass(0);
  expect(contents()).toContain(late);
  const removed = acts.filter((act) => act === 'remove').length;
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'setStandingOrder', order: 'always' }));
  const { player } = (await table()).data.game.seats.find(({ user }) => user === active.user)!;
  done(
    await tables.perform(CHANNEL, requestOf(active), {
      do: 'invite',
      seat: { player, user: DAN.user, manages: false },
    }),
  );
  await pass(0);
  expect(acts.filter((act) => act === 'remove')).toHaveLength(removed); // neither is an act in the game
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'proposeEnd' }));
  await pass(0);
  expect(contents()).not.toContain(late);
});

test('mentions: after the second missed deadline the table goes on; where nobody else acts nothing is said of that', async () => {
  const { pass, table, contents } = await opened();
  const active = asked(await table());
  const other = active === ANN ? BOB : ANN;
  await pass(MINUTE);
  const told: (readonly string[])[] = [];
  for (let looks = 0; looks < 30; looks += 1) {
    await pass(6 * HOUR);
    told.push(contents().filter((content) => content.includes('⌛')));
  }
  const late = (user: string, next?: 'oneMore' | 'goesOn') => (did: 'passed' | 'endsTurn') =>
    `<@${user}> ${words.ended({ how: 'late', did, ...(next === undefined ? {} : { next }) })}`;
  expect(told).toContainEqual([late(active.user, 'oneMore')('endsTurn')]);
  expect(told).toContainEqual([
    late(active.user)('endsTurn'),
    late(other.user)('passed'),
    late(other.user, 'goesOn')('passed'),
  ]);
  expect(contents()).toEqual([
    late(active.user)('endsTurn'),
    late(other.user)('passed'),
    late(other.user)('passed'),
    late(active.user)('passed'),
  ]);
  expect((await table()).data.clock.waits).toEqual([]);
});

test('mentions: deadlines in mentions are edited when somebody is away, and while the table is paused', async () => {
  const { pass, table, contents, tables, acts } = await opened();
  const active = asked(await table());
  await pass(MINUTE);
  const due = async (): Promise<number> => (await table()).data.clock.waits[0]!.due!;
  const first = await due();
  expect(contents()).toEqual([expect.stringContaining(deadline(first))]);
  const away = { zone: null, quiet: null, away: { until: first } };
  await tables.setHours(CHANNEL, { ...active, hours: away });
  await pass(0);
  const later = await due();
  expect(later).toBeGreaterThan(first + 20 * HOUR);
  expect(contents()).toEqual([expect.stringContaining(deadline(later))]);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'pause', game: (await table()).data.game.id }));
  await pass(0);
  expect(contents()).toEqual([expect.stringContaining(words.paused)]);
  expect(contents()[0]).not.toContain('<t:');
  await pass(HOUR);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'goOn', game: (await table()).data.game.id }));
  await pass(0);
  expect(contents()).toEqual([expect.stringContaining(deadline(await due()))]);
  expect(contents()[0]).not.toContain(words.paused);
  expect(acts).toEqual([`post ${CHANNEL}`, 'reword', 'reword', 'reword']);
});

test('deadlines: after a pause everybody has the same deadline, whoever has passed early, and mentions say it', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  await pass(HOUR);
  const second = personOf(ends, ends.data.game.window!.asked[1]!);
  done(await answer(tables, await table(), second, 'pass'));
  await pass(HOUR);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'pause', game: ends.data.game.id }));
  await pass(HOUR);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'goOn', game: ends.data.game.id }));
  await pass(0);
  const dues = (await table()).data.clock.waits.map(({ due }) => due);
  expect(dues).toHaveLength(2);
  expect(new Set(dues).size).toBe(1);
  for (const content of contents()) expect(content).toContain(deadline(dues[0]!));
});

test('mentions: what is taken back says so, and whoever had passed early is told the same as who had not', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const active = asked(await table());
  const ends = await ending();
  const others = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  done(await answer(tables, await table(), others[1]!, 'pass'));
  done(await tables.perform(CHANNEL, requestOf(active), { do: 'undo' }));
  await pass(0);
  const undone = words.ended({ how: 'undone' });
  expect(contents().toSorted()).toEqual(others.map(({ user }) => `<@${user}> ${undone}`).toSorted());
  expect(untakenEntries((await table()).session!)).toEqual([]);
});

test('mentions: a mention whose person has passed goes with the window in which the pass is used', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [first, second] = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  done(await answer(tables, await table(), second!, 'pass'));
  await pass(0);
  expect(contents()).toHaveLength(2);
  done(await answer(tables, await table(), first!, 'pass'));
  await pass(0);
  expect(contents()).toEqual([]);
});

test('mentions: a mention that ended by another’s answer says so, and stays until its person’s next act', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [first, second] = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  let now = await table();
  const act = offered(now).find(({ id }) => id.startsWith('use:'))!;
  now = done(await answer(tables, now, first!, act.id));
  while (decisionOf(now.session!)!.key.startsWith('announce'))
    now = done(await answer(tables, now, first!, offered(now).find(({ id }) => id !== BACK_ID)!.id));
  expect(now.data.game.window!.id).not.toBe(ends.data.game.window!.id);
  await pass(0);
  const goneOn = `<@${second!.user}> ${words.ended({ how: 'goneOn' })}`;
  expect(contents()).toEqual([goneOn]);
  done(await tables.perform(CHANNEL, requestOf(second!), { do: 'proposeEnd' }));
  await pass(0);
  expect(contents()).not.toContain(goneOn);
});

test('mentions: to hold the window is an act for all to see: that mention goes, and comes again after the hold', async () => {
  const { pass, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [first, second] = ends.data.game.window!.asked.map((player) => personOf(ends, player).user);
  await pass(MINUTE);
  const at = { game: ends.data.game.id, window: ends.data.game.window!.id };
  const holder = personOf(ends, ends.data.game.window!.asked[1]!);
  done(await tables.perform(CHANNEL, requestOf(holder), { do: 'wait', click: { ...at, waits: true } }));
  await pass(0);
  expect(contents()).toEqual([expect.stringContaining(`<@${first}>`)]);
  await pass(HOUR);
  expect(contents()).toHaveLength(1); // nobody is told that the table waits because of them
  done(await tables.perform(CHANNEL, requestOf(holder), { do: 'wait', click: { ...at, waits: false } }));
  await pass(2 * MINUTE);
  for (const user of [first, second]) expect(contents()).toContainEqual(expect.stringContaining(`<@${user}>`));
  expect(contents()).toHaveLength(2);
});

test('mentions: a rewind by consent ends mentions as what is taken back does; only who did it last loses theirs', async () => {
  const { pass, contents, tables, table, ending } = await opened([ANN, BOB, CYD]);
  const active = asked(await table());
  const ends = await ending();
  const [one, other] = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  const [to] = await tables.pastDecisions(CHANNEL);
  const { data } = done(
    await tables.perform(CHANNEL, requestOf(active), { do: 'proposeRewind', transition: to!.transition }),
  );
  const click = { game: data.game.id, id: data.social.rewindProposal!.id };
  done(await tables.perform(CHANNEL, requestOf(one!), { do: 'agreeToRewind', click }));
  await pass(0);
  expect(contents()).toHaveLength(2);
  expect(
    done(await tables.perform(CHANNEL, requestOf(other!), { do: 'agreeToRewind', click })).data.game.rewinds,
  ).toHaveLength(1);
  await pass(0);
  expect(contents()).toEqual([`<@${one!.user}> ${words.ended({ how: 'undone' })}`]);
});

test('mentions: of a missed deadline nothing more is said of the next one once a seat is given away, or the game over', async () => {
  const { pass, contents, tables, table } = await opened([ANN, BOB, CYD]);
  await pass(MINUTE);
  const late = (next: 'oneMore' | 'goesOn'): readonly string[] =>
    (['passed', 'chose', 'endsTurn'] as const).map((did) => words.ended({ how: 'late', did, next }));
  const goesOn = late('goesOn');
  const stopped = (): string | undefined => contents().find((content) => goesOn.some((text) => content.endsWith(text)));
  for (let looks = 0; looks < 30 && stopped() === undefined; looks += 1) await pass(6 * HOUR);
  const user = /<@(\d+)>/.exec(stopped()!)![1]!;
  const { data } = await table();
  const { player } = data.game.seats.find((seat) => seat.user === user)!;
  const host = [ANN, BOB, CYD].find((person) => person.user !== user)!;
  done(await tables.perform(CHANNEL, requestOf(host), { do: 'giveToComputer', seat: { player, manages: true } }));
  await pass(0);
  const left = contents().filter((content) => content.startsWith(`<@${user}>`));
  expect(left.length).toBeGreaterThan(0);
  for (const content of left) expect(goesOn.every((text) => !content.endsWith(text))).toBe(true);
  const isAhead = (content: string): boolean =>
    [...late('goesOn'), ...late('oneMore')].some((text) => content.endsWith(text));
  expect(contents().some(isAhead)).toBe(true);
  done(await tables.perform(CHANNEL, requestOf(host), { do: 'end', manages: true }));
  await pass(0);
  expect(contents().filter(isAhead)).toEqual([]);
});

test('mentions of a game that is over go with their people into its rematch, but that of who asks for it', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [asks, other] = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  await pass(MINUTE);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end', manages: true }));
  await pass(0);
  const over = words.ended({ how: 'over' });
  const said = contents();
  expect(said).toContain(`<@${other!.user}> ${over}`);
  done(await tables.rematch(CHANNEL, requestOf(asks!), ends.data.game.id));
  await pass(0);
  const kept = said.filter((content) => !content.includes(`<@${asks!.user}>`));
  expect(contents()).toEqual(kept);
  done(await tables.perform(CHANNEL, requestOf(asks!), { do: 'start' }));
  await pass(0);
  expect(contents()).toEqual(kept);
  done(await tables.perform(CHANNEL, requestOf(other!), { do: 'proposeEnd' }));
  await pass(0);
  expect(contents()).not.toContain(`<@${other!.user}> ${over}`);
  expect((await table()).data.display.messages.endedNotices.map(({ user }) => user)).not.toContain(other!.user);
});

test('mentions: the end of the game is said in mentions, and the one who opens the next table there takes theirs away', async () => {
  const { pass, table, contents, tables, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  await pass(MINUTE);
  expect(contents()).toHaveLength(2);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end', manages: true }));
  await pass(0);
  const over = words.ended({ how: 'over' });
  const said = contents();
  expect(said.length).toBeGreaterThan(0);
  for (const content of said) expect(content.endsWith(over)).toBe(true);
  const [awaited] = ends.data.game.window!.asked.map((player) => personOf(ends, player));
  done(await tables.open(CHANNEL, requestOf(awaited!), { souls: 4, language: 'en' }));
  await pass(0);
  expect(contents()).toEqual(said.filter((content) => !content.includes(`<@${awaited!.user}>`)));
  expect((await table()).data.phase).toBe('lobby');
});

test('mentions: a mention is in the language of its person, chosen or that of their Discord, and stays in it', async () => {
  const { pass, table, contents, people, ending } = await opened([ANN, BOB, CYD]);
  const ends = await ending();
  const [first, second] = ends.data.game.window!.asked.map((player) => personOf(ends, player).user);
  await people.change(first!, (now) => ({ ...now, settings: { ...now.settings, language: 'fr' } }));
  await people.learnLanguage(second!, 'fr');
  await pass(MINUTE);
  for (const user of [first, second])
    expect(contents().find((content) => content.startsWith(`<@${user}>`))).toContain(speak('fr').notices.unlessPassed);
  await people.learnLanguage(second!, 'en');
  expect((await people.of(second!)).discordLanguage).toBe('en');
  await pass(0);
  for (const content of contents()) expect(content).toContain(speak('fr').notices.unlessPassed);
  expect((await table()).data.display.language).toBe('en');
});
