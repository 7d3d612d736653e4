import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrive, changedSince, changesOf, focusOf, leaks, tabStopsOf, tooWide, type Person } from './person.js';
import { playSomebody, untilFree, type Step } from './play.js';
import { freePort } from '../../tools/machines/free-port.js';
import { findChromium, startProgram, type Program } from './program.js';
import { buttonOn, channelOn, launched, opened, PHONE, shot, slash, WIDE } from './stage.js';
import { both, seated, type Two } from './seated.js';

let browser: Browser;
let context: BrowserContext;
let program: Program;
let port: number;
let url: string;
let dataDir: string;

beforeAll(async () => {
  browser = await launched();
  dataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  port = await freePort();
  program = await startProgram(dataDir, port, { seed: 'at one table' });
});

afterAll(async () => {
  await program?.stop();
  await browser?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every test has a channel and tabs of its own. */
beforeEach(async () => {
  url = await channelOn(`http://127.0.0.1:${port}`);
  context = await opened(browser, WIDE);
});

afterEach(async () => context?.close());

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

describe('in Chromium', () => {
  test('with the keyboard alone a table is opened, joined, started, played on and ended', async () => {
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
    const before = await changesOf(active);
    await active.page.keyboard.press('Enter');
    await changedSince(active, before);
    await active.board.getByText('attacks').first().waitFor();
    await slash(kim, '/souls end');
    await kim.panel.locator('[data-id*=":ending:sure"]').click();
    await kim.board.getByText('The game is over').first().waitFor();
  });

  test('what is broken in the drawer is said in words, and works again when it is mended', async () => {
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
    await slash(kim, '/souls setup'); // the first user is the admin of the server
    await said.getByText('✗ Embed Links').waitFor();
    await slash(kim, '/souls new');
    await said.getByText('I need 1 more permission in this channel').waitFor();
    expect(await kim.board.count()).toBe(0);
    await setEmbeds(true);
    await slash(kim, '/souls new');
    await kim.board.getByText('1 of').waitFor();
  });

  test('the check for hidden cards finds what it is there to find', async () => {
    const people = await seated(context, url, ['Cam', 'Dan'], 4);
    const [cam, dan] = people;
    expect(await leaks(cam, dan)).toEqual([]);
    expect((await leaks(cam, cam)).length).toBeGreaterThan(0);
    const text = await cam.panel.locator('.field-value').first().textContent();
    await dan.page.evaluate(`watch.plant(${JSON.stringify(text)})`);
    expect(await leaks(cam, dan)).toContain(`the text of a card: ${text}`);
    const name = (await cam.panel.locator('.field-name').first().textContent())?.trim(); // an emoji goes before it
    const gained = [`Dan gains ${name}: ${text}`, `Dan buys ${name}. (${text})`, `${name} enters play (${text})`];
    for (const told of gained) {
      await cam.page.evaluate(`watch.plant(${JSON.stringify(told)})`);
      expect(await leaks(cam, dan)).toEqual([]);
      await cam.page.evaluate(`document.querySelector('#messages').lastElementChild.remove()`);
      expect(await leaks(cam, dan)).toContain(`the text of a card: ${text}`);
    }
  });

  test('two people play to a winner by mouse; nobody sees the hand of the other', async () => {
    const people = await seated(context, url, ['Ann', 'Ben'], 1);
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
      playSomebody(people, { seed: 'two people', responds: true, patience: 25 }, step);
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
});

test('without Chromium the ways out are named', () => {
  expect(() => findChromium('/nonexistent')).toThrow(/apt-get install chromium/);
});
