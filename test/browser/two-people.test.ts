import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  arrive,
  choose,
  clicksOf,
  controlsOf,
  focusOf,
  leaks,
  openMenu,
  reads,
  redrawsOf,
  sayingOf,
  saysMoreThan,
  tabStopsOf,
  tooWide,
  type Person,
} from './person.js';
import { isOver, mayDoAnything, playSomebody, untilFree, type Deed, type Step } from './play.js';
import { measures, wholly, WIDTHS, withManyItems } from './screens.js';
import { freePort } from '../../src/tools/machines/free-port.js';
import { findChromium, startProgram, type Program } from './program.js';
import { buttonOn, launched, openPanels, PHONE, shot, slash, WIDE } from './stage.js';
import { amount } from '../support/amount.js';

/** Clicks at a reader's pace, for the time until the board is redrawn. */
const MEASURED = amount(4, 8);
/** Steps in which clicks are counted, unless each deed was seen before. */
const MOST_COUNTED = amount(40, 150);

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
  context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
});

afterEach(async () => {
  await context?.close();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The end of this message as the person sees it on a phone and on a desktop; nothing is wider than the window. */
const both = async (person: Person, message: 'board' | 'panel', name: string): Promise<void> => {
  const before = person.page.viewportSize() ?? WIDE;
  for (const width of WIDTHS) {
    await measures(person, width);
    await wholly(person, person[message]);
    expect(await tooWide(person)).toBe(0);
    await shot(person, `${name}-${width}`);
  }
  await person.page.setViewportSize(before);
};

/** Presses Tab until this button has the focus, at most once around the page; whether it was reached. */
const tabs = async (person: Person, verb: string): Promise<boolean> => {
  for (let n = await tabStopsOf(person); n >= 0; n -= 1) {
    await person.page.keyboard.press('Tab');
    if ((await focusOf(person)) === verb) return true;
  }
  return false;
};

const tabTo = async (person: Person, verb: string): Promise<void> => {
  if (!(await tabs(person, verb))) throw new Error(`the keyboard does not reach ${verb}`);
};

type Two = readonly [Person, Person];

/** Two people at a table whose game has just begun, each with their panel open. */
const seated = async (first: string, second: string, souls: number): Promise<Two> => {
  const host = await arrive(context, url, first);
  const guest = await arrive(context, url, second);
  await slash(host, `/souls new souls:${souls}`);
  await buttonOn(guest, 'join').click();
  await host.board.getByText('2 of').waitFor();
  await shot(host, 'lobby');
  await buttonOn(host, 'start').click();
  await buttonOn(guest, 'panel').waitFor();
  await shot(host, 'board');
  await openPanels([host, guest]);
  return [host, guest];
};

/** Whose own turn it is, with the focus on this button; the panel may be drawn anew while the keys are on their way. */
const untilReached = async (people: Two, verb: string): Promise<Person> => {
  let last = '';
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const free = await untilFree(people);
    if (await tabs(free, verb)) return free;
    last = await free.panel.innerText();
  }
  throw new Error(`the keyboard does not reach ${verb} in:\n${last}`);
};

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
  test(
    'with the keyboard alone a table is opened, joined, started, played on and ended',
    { timeout: 60_000 },
    async () => {
      const kim = await arrive(context, url, 'Kim');
      const lou = await arrive(context, url, 'Lou');
      await slash(kim, '/souls new souls:1');
      await lou.board.waitFor();
      await tabTo(lou, 'join');
      await lou.page.keyboard.press('Enter');
      await kim.board.getByText('2 of').waitFor();
      await tabTo(kim, 'start');
      await kim.page.keyboard.press(' ');
      await buttonOn(kim, 'panel').waitFor();
      const people = [kim, lou] as const;
      for (const person of people) {
        await tabTo(person, 'panel');
        await person.page.keyboard.press('Enter');
        await person.panel.waitFor();
      }
      const active = await untilReached(people, 'attack');
      await active.page.keyboard.press('ArrowDown');
      const before = await sayingOf(active);
      await active.page.keyboard.press('Enter');
      await saysMoreThan(active, before);
      await active.board.getByText('attacks').first().waitFor();
      await slash(kim, '/souls end');
      await kim.board.getByText('The game is over').first().waitFor();
    },
  );

  test(
    'issue 6: what is broken in the drawer is said in words, and works again when it is mended',
    { timeout: 60_000 },
    async () => {
      const kim = await arrive(context, url, 'Kim');
      const drawer = kim.page.locator('#panel');
      const said = kim.page.locator('#messages .message.ephemeral');
      const setEmbeds = async (granted: boolean): Promise<void> => {
        await kim.page.locator('#open-panel').click();
        await drawer.getByLabel('Embed Links').setChecked(granted);
        await drawer.getByText('Done').waitFor();
        await shot(kim, granted ? 'drawer-mended' : 'drawer-broken');
        await kim.page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'hidden' });
      };
      await setEmbeds(false);
      await slash(kim, '/souls setup'); // whoever comes first manages the server
      await said.getByText('✗ Embed Links').waitFor();
      await slash(kim, '/souls new');
      await said.getByText('I need 1 more permission in this channel').waitFor();
      expect(await kim.board.count()).toBe(0);
      await setEmbeds(true);
      await slash(kim, '/souls new');
      await kim.board.getByText('1 of').waitFor();
    },
  );

  test('the check for hidden cards finds what it is there to find', { timeout: 60_000 }, async () => {
    const people = await seated('Cam', 'Dan', 4);
    const [cam, dan] = people;
    expect(await leaks(cam, dan)).toEqual([]);
    expect((await leaks(cam, cam)).length).toBeGreaterThan(0);
    const text = await cam.panel.locator('.field-value').first().textContent();
    await dan.page.evaluate(`watch.plant(${JSON.stringify(text)})`);
    expect(await leaks(cam, dan)).toContain(`the text of a card: ${text}`);
  });

  test('a click redraws the board; a killed program goes on where it was', { timeout: 180_000 }, async () => {
    const people = await seated('Eve', 'Fay', 9);
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

  test('two people play to a winner by mouse; nobody sees the hand of the other', { timeout: 240_000 }, async () => {
    const people = await seated('Ann', 'Ben', 1);
    const [ann, ben] = people;
    await shot(ann, 'hand');
    await ann.page.setViewportSize(PHONE);
    expect(await tooWide(ann)).toBe(0);
    await ann.panel.evaluate('node => node.scrollIntoView({ block: "end" })');
    await shot(ann, 'hand-375');
    await ann.board.evaluate('node => node.scrollIntoView()');
    await shot(ann, 'board-375');
    await ann.page.setViewportSize(WIDE);
    const playOn = async (step: number): Promise<Step | null> =>
      playSomebody(people, { seed: 'two people', responds: true, patience: 60 }, step);
    let asked = false;
    for (let step = 1, done = await playOn(0); done !== null; step += 1, done = await playOn(step)) {
      expect(await leaks(ann, ben)).toEqual([]);
      expect(await leaks(ben, ann)).toEqual([]);
      if (asked || !(await done.person.panel.innerText()).includes('?')) continue;
      asked = true;
      await shot(done.person, 'target-choice');
    }
    await both(ann, 'board', 'result');
    expect(await ann.board.innerText()).toMatch(/(Ann|Ben) wins the game!/);
  });

  test('issue 6: what people see fits a phone and a desktop, in both languages', { timeout: 120_000 }, async () => {
    const kim = await arrive(context, url, 'Kim');
    const lou = await arrive(context, url, 'Lou', 'fr');
    const max = await arrive(context, url, 'Max', 'fr');
    const hues = await max.page
      .locator('.person .avatar')
      .evaluateAll((faces) => faces.map((face) => face.getAttribute('style')));
    expect([hues.length >= 3, new Set(hues).size]).toEqual([true, hues.length]);
    const all = [
      { host: lou, guest: max, language: 'fr', computers: 2 },
      { host: lou, guest: max, language: 'fr', computers: 0 },
      { host: kim, guest: lou, language: 'en', computers: 2 },
      { host: kim, guest: lou, language: 'en', computers: 0 },
    ] as const;
    const games = all.filter(({ language, computers }) => amount((language === 'fr') === computers > 0, true));
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
      await slash(host, language === 'fr' ? '/souls terminer' : '/souls end');
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

  test('one person plays against three computer players to the end', { timeout: 150_000 }, async () => {
    const sam = await arrive(context, url, 'Sam');
    await slash(sam, `/souls new souls:${amount(1, 2)}`);
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

test('without Chromium the ways out are named', () => {
  expect(() => findChromium('/nonexistent')).toThrow(/apt-get install chromium/);
});
