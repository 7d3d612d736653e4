import { expect, test } from 'vitest';
import { numbersIn, numbersOf } from '../../../src/discord/memory/numbers.js';
import { readable } from '../../../src/discord/messages/accessible.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { embedSize } from '../../../src/discord/protocol/payload.js';
import { HandTimers } from '../support/hand-timers.js';
import { boardSeen, endTurn, isEnding, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { stateIn } from '../../support/internals.js';

const { person, ui } = speak('en');
const { name, state } = person.settings;

/** The number before a line of a panel. */
const numberOf = (text: string, label: string): string =>
  /`(\d+)`/.exec(text.split('\n').find((line) => line.startsWith('`') && line.includes(label)) ?? '')?.[1] ?? '';

test('with text only everything has a number, which acts, and never does something else later', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const { number: turn } = stateIn((await house.table()).session!).turn;
  await active.click(state(name.textOnly, false), (await active.slash('souls-me settings')).message!);
  const first = (await active.slash('hand')).message!;
  expect(refusals(first as unknown as Payload)).toEqual([]);
  const end = numberOf(textOf(first), ui.endTurn);
  await active.dismiss(first);
  await active.slash('souls-help');
  const asked = (await active.slash('act number', { number: end })).message!;
  const back = (await active.slash('act number', { number: numberOf(textOf(asked), ui.back) })).message!;
  const again = (await active.slash('act number', { number: numberOf(textOf(back), ui.endTurn) })).message!;
  const sure = numberOf(textOf(again), speak('en').more.sure);
  const open = (await active.slash('act number', { number: sure })).message!;
  expect(await isEnding(house, turn)).toBe(true);
  await active.dismiss(open);
  await other.slash('act pass');
  const { revision } = await house.table();
  const late = (await active.slash('act number', { number: end })).message!;
  expect(textOf(late)).toMatch(/moved on|Nothing has this number/);
  expect((await house.table()).revision).toBe(revision);
});

test('a number means what its reader saw, also just after the list has changed under their eyes', async () => {
  const drafts = new Map<string, string>();
  const timers = new HandTimers();
  const store = {
    draft: async (channel: string, user: string) => drafts.get(channel + user) ?? null,
    setDraft: async (channel: string, user: string, text: string | null) =>
      void (text === null ? drafts.delete(channel + user) : drafts.set(channel + user, text)),
  };
  const numbers = numbersIn(store, timers);
  const entry = (id: string, value: string | null) => ({ id, value, label: '', menu: null });
  await numbers.shown('1', 'ann', [entry('pick', 'bomb'), entry('pick', 'penny'), entry('pass', null)], true);
  expect(await numbers.meant('1', 'ann', [1, 2])).toEqual({ is: 'click', id: 'pick', values: ['bomb', 'penny'] });
  expect(await numbers.meant('1', 'ann', [1, 3])).toEqual({ is: 'mixed' });
  expect(await numbers.meant('1', 'ann', [4])).toEqual({ is: 'none', most: 3 });
  await numbers.shown('1', 'ann', [entry('pick', 'bomb'), entry('later', null)], false);
  expect(await numbers.meant('1', 'ann', [2])).toEqual({ is: 'changed' });
  expect(await numbers.meant('1', 'ann', [1])).toMatchObject({ is: 'click', values: ['bomb'] });
  await timers.pass(2_000);
  expect(await numbers.meant('1', 'ann', [2])).toEqual({ is: 'click', id: 'later', values: [] });
});

test('large and numbered panels stay within the limits and lose no number', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const plain = (await active.slash('hand')).message! as unknown as Payload;
  const both = readable(plain, { large: true, numbered: true, w: speak('fr') });
  expect(refusals(both)).toEqual([]);
  expect(both.embeds.reduce((sum, embed) => sum + embedSize(embed), 0)).toBeLessThanOrEqual(6000);
  numbersOf(plain).forEach(({ label }, index) => {
    expect(both.embeds.at(-1)?.description).toContain(`\`${index + 1}\` ${label}`);
  });
});

test('who wants large letters has them on every page of their own, at once and after every change', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const settings = (await other.slash('souls-me settings')).message!;
  const switched = (await other.click(state(name.large, false), settings)).message!;
  const pages = [switched];
  for (const command of ['souls log', 'souls inspect', 'souls-help', 'souls orders', 'souls-me data', 'hand'])
    pages.push((await other.slash(command)).message!);
  for (const label of [ui.inspect, ui.more, speak('en').barter.button])
    pages.push((await other.click(label, boardSeen(other.messages()))).message!);
  for (const page of pages) expect(page.embeds[0]!.description, textOf(page)).toMatch(/^##/m);
  expect((await other.slash('souls undo')).message!.embeds[0]!.description).toMatch(/^##/m);
  expect((await other.slash('souls start')).message!.content).toMatch(/^### /);
  expect((await active.slash('souls log')).message!.embeds[0]!.description).not.toMatch(/^##/m);
  const panel = (await other.slash('hand')).message!;
  const fields = panel.embeds[0]!.fields!;
  expect(fields.length).toBeGreaterThan(0);
  for (const { value } of fields) expect(value).toMatch(/^## .+\n### /);
  await endTurn(active, (await active.slash('hand')).message!);
  const later = await other.waitFor((messages) => {
    const seen = messages.find(({ id }) => id === panel.id);
    return textOf(seen) === textOf(panel) ? undefined : seen;
  });
  expect(later.embeds[0]!.description).toMatch(/^##/m);
});
