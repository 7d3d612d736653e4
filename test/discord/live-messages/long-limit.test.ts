import { expect, test } from 'vitest';
import { HandTimers } from '../support/hand-timers.js';
import { boardSeen, openHouse, panelSeen, speak, startedTable, textOf, typeEndTurn } from '../support/house.js';

/** Lets time pass until this has happened. */
const until = async <T>(time: HandTimers, happens: Promise<T>): Promise<T> => {
  const state = { done: false };
  const settle = (): void => void (state.done = true);
  happens.then(settle, settle);
  while (!state.done) await time.pass(5);
  return happens;
};

test.each(['en', 'fr'] as const)(
  'a rate limit of an hour is one warning, and each panel says that the board is behind until it is not (%s)',
  async (language) => {
    const time = new HandTimers(Date.UTC(2026, 10, 24, 12));
    const house = await openHouse({ everywhere: time });
    const locale = language === 'fr' ? { locale: language } : {};
    const { active, other } = await until(time, startedTable(house, { picture: false, ...locale }));
    const { behind } = speak(language).board;
    const board = (): string => textOf(boardSeen(other.messages()));
    const panel = (): string => textOf(panelSeen(other.messages()));
    await time.pass(5_000);
    await until(time, other.slash('hand'));
    const before = board();
    expect(panel()).not.toContain(behind);
    const headers = { 'Retry-After': '600', 'X-RateLimit-Scope': 'user' };
    await house.standIn.fail('PATCH /channels/:channel/messages/:message', { status: 429, headers, times: 1 });
    await until(time, typeEndTurn(active));
    await until(
      time,
      other.waitFor(() => panel().includes(behind)),
    );
    for (let minutes = 0; minutes < 9; minutes += 1) await time.pass(60_000);
    expect(board()).toBe(before);
    expect(panel()).toContain(behind);
    await time.pass(60_000);
    await until(
      time,
      other.waitFor(() => board() !== before && !panel().includes(behind)),
    );
    const lines = house.lines.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
    expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
      'Discord takes none of these requests for a long time',
    ]);
  },
);
