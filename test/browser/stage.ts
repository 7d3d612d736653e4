import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Locator } from 'playwright-core';
import type { Person } from './person.js';
import { findChromium } from './program.js';

const SHOTS = fileURLToPath(new URL('shots', import.meta.url));

export const WIDE = { width: 1100, height: 1000 };
export const PHONE = { width: 375, height: 800 };

/** A browser that asks nobody outside for anything. */
export const launched = async (): Promise<Browser> => {
  mkdirSync(SHOTS, { recursive: true });
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const args = ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: findChromium(), args });
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

/** How long somebody waits for their panel until they press the button again, in ms: longer than Discord waits for an answer. */
const PATIENCE = 6_000;

/** Everybody opens their panel; whoever is told that the bot did not answer, as just after its start, presses again. */
export const openPanels = async (people: readonly Person[]): Promise<void> => {
  for (const person of people) {
    await person.page.locator('.bot-state.online').waitFor();
    const rows = person.panel.locator('.row').first();
    await buttonOn(person, 'panel').click();
    if (
      await rows.waitFor({ timeout: PATIENCE }).then(
        () => true,
        () => false,
      )
    )
      continue;
    await buttonOn(person, 'panel').click();
    await rows.waitFor();
  }
};
