import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Locator } from 'playwright-core';
import { settled, type Person } from './person.js';
import { findChromium } from './program.js';

const SHOTS = fileURLToPath(new URL('shots', import.meta.url));

/** Milliseconds after which something on a page does not come any more: a little less than a test has for all of it. */
export const PATIENCE = 240_000;

export const WIDE = { width: 1100, height: 1000 };
export const PHONE = { width: 375, height: 800 };

/** A browser that asks nobody outside for anything. */
export const launched = async (): Promise<Browser> => {
  mkdirSync(SHOTS, { recursive: true });
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const args = ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: findChromium(), args });
};

/** A browser's window and what is kept by it, for people of one test. */
export const opened = async (browser: Browser, viewport: typeof WIDE): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  return context;
};

/** The address of a new channel of a program that runs here. */
export const channelOn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/playground/api/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ do: 'addChannel', name: 'table' }),
  });
  const { result } = (await response.json()) as { readonly result: string };
  return `${url}/?channel=${result}`;
};

/** A picture of what the person sees, in the folder of the pictures. */
export const shot = async ({ page }: Person, name: string): Promise<void> => {
  await page.bringToFront();
  await page.evaluate('watch.drawn()');
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};

/** A picture of one thing on the page, whole, in the folder of the pictures. */
export const portrait = async ({ page }: Person, thing: Locator, name: string): Promise<void> => {
  await page.bringToFront();
  await page.evaluate('watch.drawn()');
  await thing.screenshot({ path: join(SHOTS, `${name}.png`) });
};

export const buttonOn = ({ board }: Person, verb: string): Locator => board.locator(`[data-id*=":${verb}:"]`);

/** Writes a slash command with the keyboard: the first Enter takes the suggestion, the second sends. */
export const slash = async ({ page }: Person, text: string): Promise<void> => {
  await page.locator('#composer-input').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.locator('.command-chip').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.command-chip').waitFor({ state: 'detached' });
};

/** Everybody opens their panel; whoever is told that the bot did not answer, as just after its start, presses again. */
export const openPanels = async (people: readonly Person[]): Promise<void> => {
  for (const person of people) {
    await person.page.locator('.bot-state.online').waitFor();
    const rows = person.panel.locator('.row').first();
    const failure = person.board.locator('.error:not(:empty)');
    do {
      await buttonOn(person, 'panel').click();
      await settled(person);
      await rows.or(failure).first().waitFor();
    } while ((await failure.count()) > 0);
    await rows.waitFor();
  }
};
