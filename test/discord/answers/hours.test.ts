import { expect, test } from 'vitest';
import { personalHours, type Hours } from '../../../src/table/index.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { clockOf, minuteOf } from '../../../src/discord/format/times.js';
import { zoneChoices, resolveZone } from '../../../src/discord/lookup/zones.js';
import { labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { boardSeen } from '../support/house.js';
import { HOUR } from '../../support/durations.js';

const { hours: words, settings } = speak('en').person;

test('times of the day are read as people type them', () => {
  const read = (typed: string): string | null => {
    const minute = minuteOf(typed);
    return minute === null ? null : clockOf(minute);
  };
  expect(['22:30', '22h30', '22h', '8', '08:00', '10 pm', '10:30pm', '12am', '24:00', ' 7.15 '].map(read)).toEqual([
    '22:30',
    '22:30',
    '22:00',
    '08:00',
    '08:00',
    '22:00',
    '22:30',
    '00:00',
    '00:00',
    '07:15',
  ]);
  expect(['', 'noon', '25:00', '24:30', '7:60', '13pm', '0am', '7:5'].map(read)).toEqual(Array(8).fill(null));
});

test('a time zone is found by city, accents and case ignored, in both languages, and every suggestion is one', () => {
  const [en, fr] = [speak('en'), speak('fr')];
  expect(resolveZone('montreal', en)).toBe('America/Toronto');
  expect(resolveZone('PÉKIN', fr)).toBe('Asia/Shanghai');
  expect(resolveZone('le caire', fr)).toBe('Africa/Cairo');
  expect(resolveZone('europe/paris', en)).toBe('Europe/Paris');
  expect(resolveZone('sao', en)).toBe('America/Sao_Paulo');
  expect([resolveZone('Atlantis', en), resolveZone('', en), resolveZone('***', en)]).toEqual([null, null, null]);
  expect(zoneChoices('par', fr, 0)[0]).toEqual({ value: 'Europe/Paris', label: 'Paris (Europe/Paris) · 01:00' });
  for (const language of LANGUAGES)
    for (const { value, label } of zoneChoices('', speak(language), 0)) {
      expect(resolveZone(value, speak(language))).toBe(value);
      expect(label.length).toBeLessThanOrEqual(100);
    }
});

test('somebody sets their time zone and quiet hours; what cannot be is said in words and changes nothing', async () => {
  const { standIn, store } = await openHouse();
  const ann = await standIn.user('Ann');
  const kept = async (): Promise<Hours> =>
    personalHours.parse((JSON.parse((await store.userData(ann.id)) ?? '{}') as { hours?: unknown }).hours ?? {});
  const said = async (command: string, options: Readonly<Record<string, string>> = {}): Promise<string> =>
    textOf((await ann.slash(`souls-me ${command}`, options)).message!);
  expect(await said('quiet', { from: '22:30', to: '8:00' })).toContain(words.problem('noZone', ''));
  expect(await said('timezone', { zone: 'Europe/Atlantis' })).toContain(words.problem('noSuchZone', 'Europe/Atlantis'));
  const offered = await ann.autocomplete('souls-me timezone', { zone: 'zur' }, 'zone');
  expect(offered[0]).toMatchObject({ value: 'Europe/Zurich' });
  expect(await ann.autocomplete('souls-me timezone', { zone: '' }, 'zone')).toHaveLength(25);
  expect(await said('timezone', { zone: 'Europe/Zurich' })).toContain('Europe/Zurich');
  expect(await said('quiet', { from: '0:00', to: '24:00' })).toContain(words.problem('quietAlways', ''));
  expect(await said('quiet', { from: '8:00', to: '7:00' })).toContain(words.problem('quietTooLong', ''));
  expect(await said('quiet', { from: 'late', to: '8:00' })).toContain(words.problem('notATime', 'late'));
  expect(await kept()).toEqual({ zone: 'Europe/Zurich', quiet: null, away: null });
  expect(await said('quiet', { from: '22h30', to: '8' })).toContain(words.quietSet('22:30', '08:00'));
  const page = (await ann.slash('souls-me settings')).message!;
  expect(textOf(page)).toContain(words.quiet({ from: '22:30', to: '08:00' }));
  expect(textOf(page)).toContain(words.explain);
  expect(textOf((await ann.slash('souls-me data')).message!)).toContain(words.zone('Europe/Zurich'));
  await ann.click(words.forgetQuiet, page);
  expect(await kept()).toMatchObject({ quiet: null });
  expect(await said('timezone', { zone: 'none' })).toContain(words.zoneForgotten);
  expect(await said('timezone')).toContain(words.zone(null));
});

test('somebody is away until a day, or until they act at a table: looking is no act', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { active, other } = await startedTable(house);
  const seatOf = async (user: string) => (await house.table()).data.game.seats.find((seat) => seat.user === user);
  const typed = async (until: string): Promise<string> =>
    textOf((await active.slash('souls-me away', { until })).message!);
  expect(await typed('someday')).toContain(words.problem('notADay', 'someday'));
  expect(await typed('2020-01-01')).toContain(words.problem('past', ''));
  const tooFar = new Date(Date.now() + 23 * 24 * HOUR).toISOString().slice(0, 10);
  expect(await typed(tooFar)).toContain(words.problem('tooFar', ''));
  const days = await active.autocomplete('souls-me away', { until: '' }, 'until');
  expect(days[0]!.name).toBe(words.openEnd);
  expect(await typed(String(days[3]!.value))).toContain('You are away until <t:');
  expect((await seatOf(active.id))!.hours!.away!.until).toBeGreaterThan(Date.now());
  const page = (await active.slash('souls-me away')).message!;
  expect(textOf(page)).toContain('You are away until <t:');
  const open = (await seatOf(active.id))!.hours!.away!.until!;
  expect(Math.round((open - Date.now()) / (24 * HOUR))).toBe(7);
  await active.slash('hand');
  await active.slash('souls log');
  expect((await seatOf(active.id))!.hours!.away).toEqual({ until: open });
  await active.slash('act end-turn');
  const told = await active.waitFor((messages) => messages.find(({ content }) => content === words.back.acted));
  expect(told.flags).toBe(64);
  expect((await seatOf(active.id))!.hours).toBeUndefined();
  expect(textOf((await active.slash('souls-me settings')).message!)).toContain(words.notAway);
  const away = (await other.click(words.leave, (await other.slash('souls-me settings')).message!)).message!;
  const back = (await other.click(words.comeBack, away)).message!;
  expect(textOf(back)).toContain(words.back.said);
  expect(JSON.stringify(await standIn.records())).not.toContain('unknown');
});

test('a lobby shows usual hours of those who want it, on the clock of each reader, and names no time zone', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  await ann.slash('souls-me timezone', { zone: 'Europe/Paris' });
  await ann.slash('souls-me quiet', { from: '23:00', to: '7:00' });
  const line = () =>
    textOf(boardSeen(ann.messages()))
      .split('\n')
      .find((one) => one.startsWith('1. Ann'));
  expect(line()).toBe('1. Ann');
  const page = (await ann.slash('souls-me settings')).message!;
  await ann.click(settings.state(settings.name.showHours, false), page);
  await ann.waitFor(() => line()?.includes('usually from <t:'));
  const [from, to] = [...line()!.matchAll(/<t:(\d+):t>/g)].map(([, seconds]) => Number(seconds) * 1000);
  expect([from, to].map((at) => new Date(at!).toLocaleTimeString('fr', { timeZone: 'Europe/Paris' }))).toEqual([
    '07:00:00',
    '23:00:00',
  ]);
  expect(textOf(boardSeen(ann.messages()))).not.toContain('Europe');
  expect(labelsOf((await ann.slash('souls-me settings')).message!)).toContain(
    settings.state(settings.name.showHours, true),
  );
});

test('a board shows until when somebody is away who wants that, and nothing of anybody else', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const board = () => textOf(boardSeen(active.messages()));
  await other.slash('souls-me away');
  await active.slash('souls-me away');
  const page = (await other.slash('souls-me settings')).message!;
  await other.click(settings.state(settings.name.showHours, false), page);
  await active.waitFor(() => /is away until <t:\d+:f>/u.test(board()));
  expect(board().match(/is away/gu)).toHaveLength(1);
  await other.click(words.comeBack, (await other.slash('souls-me settings')).message!);
  await active.waitFor(() => !board().includes('is away'));
});

test('the page of the clock says until when the times go on the wall of whoever reads it, and how many missed deadlines end the waiting', async () => {
  const { standIn, table } = await openHouse();
  const ann = await standIn.user('Ann');
  const { pace } = speak('en');
  await ann.slash('souls-me timezone', { zone: 'Europe/Paris' });
  await ann.slash('souls-me quiet', { from: '20:00', to: '8:00' });
  await ann.slash('souls new', { pace: 'days' });
  const now = Date.now();
  const settingsPage = (await ann.click(speak('en').ui.settings, boardSeen(ann.messages()))).message!;
  const page = (await ann.click(pace.button, settingsPage)).message!;
  const [answer, turn] = [...textOf(page).matchAll(/<t:(\d+):f>/gu)].map(([, seconds]) => Number(seconds) * 1000 - now);
  expect(answer).toBeGreaterThanOrEqual(8 * HOUR - 1000);
  expect(turn).toBeGreaterThanOrEqual(36 * HOUR - 1000); // 24 waking hours of 12 a day
  expect(textOf(page)).toContain('two deadlines in a row');
  const changed = (await ann.click(pace.misses(2), page)).message!;
  expect(textOf(changed)).toContain('misses a deadline is not awaited');
  expect((await table()).data.game.options.pace).toMatchObject({ misses: 1 });
  const again = (await ann.click(pace.misses(1), changed)).message!;
  expect(textOf(again)).toContain('two deadlines in a row');
  expect((await table()).data.game.options.pace).not.toHaveProperty('misses');
});
