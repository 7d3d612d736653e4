import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf, seedHash as hashOf } from '../../src/engine/index.js';
import { replayFile } from '../../src/discord/replays/replay-file.js';
import { chanceOf } from '../../src/table/history/draws.js';
import { replayOf } from '../../src/table/replays/replay.js';
import { speak } from '../discord/support/house.js';
import { watchedTable } from '../discord/support/watched.js';
import { playedGame, resources, type PlayedGame } from '../support/replayed-games.js';
import { launched, PATIENCE, PHONE, WIDE } from './stage.js';
import { updated } from '../../src/table/index.js';

const NAMES = ['Ann', 'Bob <img src=x onerror=alert(1)>', 'Cyd'];

let browser: Browser;
let folder: string;
let game: PlayedGame;

beforeAll(async () => {
  browser = await launched();
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  game = await playedGame({ kind: 'simple', seed: 21, seats: 3, souls: 1, most: 2_000 });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const fileIn = async (language: 'en' | 'fr'): Promise<string> => {
  const table = watchedTable(game, NAMES);
  const replay = replayOf(table, game.texts, resources);
  if (typeof replay === 'string') throw new Error(replay);
  const path = join(folder, `replay-${language}.html`);
  const seedHash = hashOf(originOf(game.session).secret);
  const chance = chanceOf({ ...table, data: updated(table.data, { game: { seedHash } }) }, game.texts);
  writeFileSync(path, (await replayFile({ table, replay, log: [], chance, w: speak(language) }))!);
  return pathToFileURL(path).href;
};

/** The page, without any network; whatever it asks for or complains of is kept. */
const opened = async (url: string, viewport: typeof WIDE, colorScheme: 'dark' | 'light') => {
  const context = await browser.newContext({ viewport, offline: true, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== url) problems.push(`asks for ${request.url()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') problems.push(said.text());
  });
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(url);
  return { page, problems, close: () => context.close() };
};

const position = async (page: Page): Promise<number> => Number(await page.locator('#position').inputValue());

const isTooWide = async (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth');

test.each([
  ['desktop', WIDE, 'en', 'dark'],
  ['phone', PHONE, 'fr', 'light'],
] as const)('a replay opens without a network and is clicked through (%s)', async (_, viewport, language, scheme) => {
  const { replaying } = speak(language);
  const words = replaying.page;
  const { page, problems, close } = await opened(await fileIn(language), viewport, scheme);
  const step = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await position(page)).toBe(0);
  for (const role of ['banner', 'main', 'navigation', 'complementary', 'contentinfo'] as const)
    expect(await page.getByRole(role).count(), role).toBe(1);

  await step(replaying.on.moment);
  await step(replaying.on.moment);
  expect(await position(page)).toBe(2);
  await step(replaying.back.moment);
  expect(await position(page)).toBe(1);
  await step(replaying.on.turn);
  const second = await position(page);
  expect(await page.locator('#board-heading').textContent()).toContain(replaying.turn(2, '').trim());
  await step(replaying.on.move);
  const moved = await position(page);
  expect(moved).toBeGreaterThan(second);
  await step(replaying.back.move);
  expect(await position(page)).toBe(second);
  await step(words.last);
  expect(await page.getByRole('button', { name: replaying.on.moment, exact: true }).isDisabled()).toBe(true);
  expect(await page.locator('.who').filter({ hasText: words.winner }).count()).toBe(1);

  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Home');
  expect(await position(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  expect(await position(page)).toBe(second);
  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  expect(await page.getByText(words.noHits).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  const line = page.locator('.log-lines .line').last();
  await page.getByRole('searchbox').fill((await line.textContent())!);
  await page.keyboard.press('Enter');
  expect(await position(page)).toBeGreaterThan(second);
  await page.getByRole('searchbox').fill('');

  const card = page.locator('.player .card').first();
  await card.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('p').count()).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: words.close }).click();
  expect(await page.locator('.hand').count()).toBe(NAMES.length);
  await page.getByLabel(words.showHands).uncheck();
  expect(await page.locator('.hand').count()).toBe(0);

  await page.getByRole('button', { name: words.dice.check, exact: true }).click();
  expect(await page.locator('.verdict').getAttribute('class')).toBe('verdict');
  expect(await page.locator('.dice-check ul').last().locator('li').count()).toBeGreaterThan(1);

  await page.keyboard.press('Home');
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.pause, exact: true }).click();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: words.theme }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(scheme === 'dark' ? 'light' : 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
