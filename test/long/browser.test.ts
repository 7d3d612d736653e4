import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrive, choose, clicksOf, controlsOf, openMenu, reads, redrawsOf } from '../browser/person.js';
import { isOver, mayDoAnything, playSomebody, untilFree, type Deed } from '../browser/play.js';
import { startProgram, type Program } from '../browser/program.js';
import { withManyItems } from '../browser/screens.js';
import { both, seated, type Two } from '../browser/seated.js';
import { buttonOn, launched, opened, openPanels, shot, slash, WIDE } from '../browser/stage.js';
import { freePort } from '../../tools/machines/free-port.js';

/** Clicks at a reader's pace, for the time until the board is redrawn. */
const MEASURED = 8;
/** Steps in which clicks are counted, unless each deed was seen before. */
const MOST_COUNTED = 150;

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

let browser: Browser;
let context: BrowserContext;
let program: Program;
let port: number;
let url: string;
let dataDir: string;

beforeAll(async () => {
  browser = await launched();
});

afterAll(async () => browser?.close());

/** Every test has a program, a channel and people of its own. */
beforeEach(async ({ task }) => {
  dataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = await startProgram(dataDir, port, { seed: task.name });
  context = await opened(browser, WIDE);
});

afterEach(async () => {
  await context?.close();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Clicks of both people from the beginning of each deed until somebody is free to begin another. */
const clicksOfDeeds = async (people: Two): Promise<Readonly<Record<Deed, readonly number[]>>> => {
  const found: Record<Deed, number[]> = { coin: [], item: [], attack: [], purchase: [], end: [] };
  let begun: { readonly deed: Deed; readonly clicks: number } | null = null;
  for (let step = 0; step < MOST_COUNTED && Object.values(found).some(({ length }) => length === 0); step += 1) {
    const clicks = (await Promise.all(people.map(clicksOf))).reduce((all, count) => all + count, 0);
    const free = (await Promise.all(people.map(controlsOf))).some(mayDoAnything);
    if (begun !== null && free) found[begun.deed].push(clicks - begun.clicks);
    if (free) begun = null;
    const deed =
      (await playSomebody(people, { seed: 'counted', responds: false, patience: Infinity }, step))?.deed ?? null;
    if (deed !== null) begun = { deed, clicks };
  }
  return found;
};

describe('in Chromium', () => {
  test('a click redraws the board; a killed program goes on where it was', async () => {
    const people = await seated(context, url, ['Eve', 'Fay'], 9);
    const [eve] = people;
    const redraws = async (): Promise<readonly number[]> => (await Promise.all(people.map(redrawsOf))).flat();
    for (let step = 0; (await redraws()).length < MEASURED; step += 1) {
      for (const person of people) await reads(person);
      await playSomebody(people, { seed: 'a reader', responds: true, patience: Infinity }, step);
    }
    const times = await redraws();
    process.stdout.write(`click to redrawn board: ${Math.round(median(times))} ms median of ${times.length}\n`);

    await program.kill();
    program = await startProgram(dataDir, port);
    for (const { page } of people) await page.reload();
    await openPanels(people);
    await shot(eve, 'after-restart');
    const counted = await clicksOfDeeds(people);
    const costs = Object.entries(counted).map(([deed, counts]) => `${deed} ${median(counts)} of ${counts.length}`);
    process.stdout.write(`clicks of both people in a turn, medians: ${costs.join(', ')}\n`);
    expect(Object.values(counted).flat().length, await eve.page.locator('#messages').innerText()).toBeGreaterThan(0);
  });

  test('what people see fits a phone and a desktop, in both languages', async () => {
    const kim = await arrive(context, url, 'Kim');
    const lou = await arrive(context, url, 'Lou', 'fr');
    const max = await arrive(context, url, 'Max', 'fr');
    const hues = await max.page
      .locator('.person .avatar')
      .evaluateAll((faces) => faces.map((face) => face.getAttribute('style')));
    expect([hues.length >= 3, new Set(hues).size]).toEqual([true, hues.length]);
    const games = [
      { host: lou, guest: max, language: 'fr', computers: 2 },
      { host: lou, guest: max, language: 'fr', computers: 0 },
      { host: kim, guest: lou, language: 'en', computers: 2 },
      { host: kim, guest: lou, language: 'en', computers: 0 },
    ] as const;
    for (const { host, guest, language, computers } of games) {
      await slash(host, language === 'fr' ? '/souls nouvelle' : '/souls new');
      await buttonOn(guest, 'join').click();
      await host.board.getByText(language === 'fr' ? '2 sur' : '2 of').waitFor();
      for (let n = 3; n <= computers + 2; n += 1) {
        await buttonOn(host, 'addcpu').click();
        await host.board.getByText(new RegExp(`${n} (of|sur)`)).waitFor();
      }
      if (computers === 0) await both(host, 'board', `lobby-${language}`);
      await buttonOn(host, 'start').click();
      await buttonOn(guest, 'panel').waitFor();
      await both(host, 'board', `board-${language}-${computers + 2}`);
      if (language === 'en' && computers === 0) break;
      await slash(host, language === 'fr' ? '/souls arrêter-la-partie' : '/souls end');
      await host.panel.locator('[data-id*=":ending:sure"]').click();
      await buttonOn(host, 'rematch').waitFor();
    }
    await openPanels([kim, lou]);
    await both(kim, 'panel', 'hand-en');
    await both(lou, 'panel', 'hand-fr');
    const active = await untilFree([kim, lou]);
    const other = active === kim ? lou : kim;
    await slash(other, other === kim ? '/act end-turn' : '/agir terminer');
    await both(other, 'panel', 'refused');
    await buttonOn(other, 'inspect').click();
    await other.panel.locator('.menu').nth(1).waitFor();
    const places = (await controlsOf(other)).filter(({ menu }) => menu)[1]!;
    await choose(other, 0, (await openMenu(other, places)).length);
    await other.panel.getByText(/⚅/).or(other.panel.locator('img[alt^=":die6_"]')).first().waitFor();
    await both(other, 'panel', 'inspect');
    await slash(other, other === kim ? '/souls log' : '/souls journal');
    await both(other, 'panel', 'log');

    await program.stop();
    await withManyItems(dataDir);
    program = await startProgram(dataDir, port);
    for (const { page } of [kim, lou]) await page.reload();
    await openPanels([kim, lou]);
    const battery = (await controlsOf(active)).find(({ verb }) => verb === 'pick')!;
    const entries = await openMenu(active, battery);
    await both(active, 'panel', 'many-actions');
    await choose(
      active,
      entries.findIndex((entry) => /The Battery|La batterie/.test(entry)),
      entries.length,
    );
    await active.panel
      .getByText(/do you recharge|rechargez-vous/u)
      .first()
      .waitFor();
    await both(active, 'panel', 'many-targets');
  });

  test('one person plays against three computer players to the end', async () => {
    const sam = await arrive(context, url, 'Sam');
    await slash(sam, '/souls new souls:2');
    for (const seats of [2, 3, 4]) {
      await buttonOn(sam, 'addcpu').click();
      await sam.board.getByText(`${seats} of`).waitFor();
    }
    await buttonOn(sam, 'start').click();
    await buttonOn(sam, 'panel').or(sam.board.getByText('The game is over')).first().waitFor();
    if (!(await isOver(sam))) await openPanels([sam]);
    const manner = { seed: 'one person', responds: false, patience: 60 };
    for (let step = 0; (await playSomebody([sam], manner, step)) !== null; step += 1);
    await shot(sam, 'alone');
    expect(await sam.board.innerText()).toMatch(/(Sam|Computer \d) wins the game!/);
    process.stdout.write(`clicks of one person in a whole game: ${await clicksOf(sam)}\n`);
  });
});
