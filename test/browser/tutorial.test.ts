import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { arrive, clicksOf, controlsOf, part, settled, tooWide, type Person } from './person.js';
import { freePort } from '../../tools/machines/free-port.js';
import { startProgram, type Program } from './program.js';
import { launched, opened, PHONE, shot, slash } from './stage.js';

/** Clicks of the whole lesson. */
const MOST_CLICKS = 25;

let browser: Browser;
let context: BrowserContext;
let program: Program;
let url: string;
let dataDir: string;

beforeAll(async () => {
  browser = await launched();
  dataDir = mkdtempSync(join(tmpdir(), 'browser-tutorial-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = await startProgram(dataDir, port);
});
afterAll(async () => {
  await program?.stop();
  await browser?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await opened(browser, PHONE);
});
afterEach(async () => context?.close());

/** Without its signs: a text shows them as emojis of the application once the program has uploaded these, a button never. */
const withoutSigns = (text: string): string => text.replaceAll(/<img[^>]*>|[♥⚅]\uFE0F?/gu, '');

/** The instruction is the last line of the lesson, and the last that is printed bold in it is the button to press. */
const buttonNamed = async ({ panel }: Person): Promise<string> => {
  const text = (await panel.locator('.embed-text').last().innerHTML()).replaceAll('&nbsp;', '\u00A0');
  const bold = text.slice(text.lastIndexOf('☞')).matchAll(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/g);
  return withoutSigns([...bold].at(-1)?.[1] ?? '');
};

/** The message is seen from its first line to its last button, on a phone and without scrolling. */
const fits = async ({ page, panel }: Person): Promise<void> => {
  const shown = (await page.locator('#log').boundingBox())!;
  const embed = (await panel.locator('article.embed').first().boundingBox())!;
  const last = (await panel.locator('.row').last().boundingBox())!;
  expect(Math.ceil(embed.y)).toBeGreaterThanOrEqual(Math.floor(shown.y));
  expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(Math.ceil(shown.y + shown.height));
};

/** Presses the button that the lesson names. */
const obey = async (person: Person): Promise<void> => {
  const named = await buttonNamed(person);
  const control = (await controlsOf(person)).find(({ label, menu }) => !menu && withoutSigns(label).endsWith(named));
  if (named === '' || control === undefined)
    throw new Error(`“${named}” is not on:\n${await person.panel.innerText()}`);
  const told = async (): Promise<string> => person.panel.locator('.embed-text').last().innerText();
  const before = await told();
  await part(person, control).click();
  await expect.poll(told).not.toBe(before);
  await settled(person);
};

for (const { language, command, wins } of [
  { language: 'en', command: '/souls tutorial', wins: /you have the soul/i },
  { language: 'fr', command: '/souls tutoriel', wins: /l.âme et la partie sont à vous/i },
] as const)
  test(`the tutorial as it says, on a phone without scrolling, to the win (${language})`, async () => {
    const person = await (language === 'fr' ? arrive(context, url, 'Zoé', 'fr') : arrive(context, url, 'Ann'));
    await slash(person, command);
    await person.panel.locator('.row').first().waitFor();
    const before = await clicksOf(person);
    for (let step = 1; !wins.test(await person.panel.innerText()); step += 1) {
      expect(step).toBeLessThanOrEqual(MOST_CLICKS);
      expect(await tooWide(person)).toBe(0);
      await shot(person, `tutorial-${language}-${String(step).padStart(2, '0')}`);
      await fits(person);
      await obey(person);
    }
    await shot(person, `tutorial-${language}-end`);
    await fits(person);
    const clicks = (await clicksOf(person)) - before;
    process.stdout.write(`clicks of the tutorial (${language}): ${clicks}\n`);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });
