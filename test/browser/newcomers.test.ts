import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { playAsNewcomers } from './newcomer.js';
import { arrive, mentionsOf } from './person.js';
import { freePort } from '../../tools/machines/free-port.js';
import { startProgram, type Program } from './program.js';
import { buttonOn, launched, opened, openPanels, slash, WIDE } from './stage.js';
import { amount } from '../support/amount.js';
import { MINUTE } from '../support/durations.js';

let browser: Browser;
let context: BrowserContext;
let program: Program;
let url: string;
let dataDir: string;

beforeAll(async () => {
  browser = await launched();
});
afterAll(async () => browser?.close());

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'browser-newcomers-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = await startProgram(dataDir, port, { seed: 'newcomers' });
  context = await opened(browser, WIDE);
});
afterEach(async () => {
  await context?.close();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Clicks of a turn that half of the turns stay within, and nine of ten. */
const USUAL = 12;
const MOST = 20;

const share = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? NaN;

test('two people who have not played before need few clicks a turn, and are not mentioned while they are there', async () => {
  const people = [await arrive(context, url, 'Nia'), await arrive(context, url, 'Oli')] as const;
  const [nia, oli] = people;
  await slash(nia, `/souls new souls:${amount(1, 2)}`);
  await buttonOn(oli, 'join').click();
  await nia.board.getByText('2 of').waitFor();
  await buttonOn(nia, 'start').click();
  await buttonOn(oli, 'panel').waitFor();
  await openPanels(people);
  const turns = await playAsNewcomers(people);
  const clicks = turns.map((turn) => turn.clicks);
  const mentions = (await Promise.all(people.map(mentionsOf))).flat();
  const early = mentions.filter(({ since }) => since !== null && since < MINUTE);
  process.stdout.write(
    `clicks of both people in ${turns.length} turns: median ${share(clicks, 0.5)}, p90 ${share(clicks, 0.9)}; ` +
      `mentions ${mentions.length}, of people who acted in the last minute ${early.length}\n`,
  );
  expect(early).toEqual([]);
  expect(share(clicks, 0.5)).toBeLessThanOrEqual(USUAL);
  expect(share(clicks, 0.9)).toBeLessThanOrEqual(MOST);
});
