import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../discord/support/house.js';
import { arrive, tooWide, type Person } from '../browser/person.js';
import { atTurn, dying, ordering, playedUntil, withEightCards, withOffer } from '../browser/played.js';
import { freePort } from '../../tools/machines/free-port.js';
import { startProgram, type Program } from '../browser/program.js';
import { measures, wholly } from '../browser/screens.js';
import { buttonOn, launched, opened, openPanels, portrait, shot, slash, WIDE } from '../browser/stage.js';

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

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'browser-gallery-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = await startProgram(dataDir, port, { seed: 'gallery' });
  context = await opened(browser, WIDE);
});
afterEach(async () => {
  await context?.close();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What messages measure on a phone and on a desktop, and a window in which they have all the room. */
const WIDTHS = [350, 550] as const;

/** The newest message of this kind at each width; nothing is wider than the window. */
const kept = async (person: Person, message: 'board' | 'panel', name: string): Promise<void> => {
  for (const width of WIDTHS) {
    await measures(person, width);
    await wholly(person, person[message]);
    expect(await tooWide(person)).toBe(0);
    await portrait(person, person[message], `${name}-${width}`);
  }
  await person.page.setViewportSize(WIDE);
  await wholly(person, person[message]);
  await shot(person, `${name}-1100`);
};

const COMMANDS = {
  en: { locale: 'en-US', create: '/souls new souls:9', show: '/souls show', names: ['Kim', 'Ann'] },
  fr: { locale: 'fr', create: '/souls nouvelle âmes:9', show: '/souls afficher', names: ['Lou', 'Max'] },
} as const;

test.each(['en', 'fr'] as const)(
  'boards of turns 1, 15 and 30, a deal, an order, a death, a hand of eight and a result are seen whole (%s)',
  async (language) => {
    const { ui } = speak(language);
    const { locale, create, show, names } = COMMANDS[language];
    const [host, guest] = [await arrive(context, url, names[0], locale), await arrive(context, url, names[1], locale)];
    const people = [host, guest] as const;
    await slash(host, create);
    await buttonOn(guest, 'join').click();
    for (const seats of [3, 4]) {
      await host.board.getByText(new RegExp(`${seats - 1} (of|sur)`, 'u')).waitFor();
      await buttonOn(host, 'addcpu').click();
    }
    await host.board.getByText(/4 (of|sur)/u).waitFor();
    await buttonOn(host, 'start').click();
    await buttonOn(guest, 'panel').waitFor();
    await kept(host, 'board', `turn-1-${language}`);

    /** Stops the program, changes the table, and comes back to it with panels open: of whom the moment asks. */
    const after = async (change: () => Promise<string | null | void>): Promise<Person> => {
      await program.stop();
      const name = await change();
      program = await startProgram(dataDir, port, { seed: 'gallery' });
      for (const { page } of people) {
        await page.reload();
        await page.locator('.bot-state.online').waitFor();
      }
      await slash(host, show);
      await buttonOn(host, 'panel').waitFor();
      await openPanels(people);
      return name === names[1] ? guest : host;
    };

    const asked = await after(async () => {
      const name = await playedUntil(dataDir, atTurn(15));
      await withOffer(dataDir);
      return name;
    });
    await kept(asked, 'board', `turn-15-${language}`);
    const other = asked === host ? guest : host;
    await other.page.getByRole('button', { name: ui.accept }).last().waitFor();
    await other.page.setViewportSize({ width: 375, height: 800 });
    await shot(other, `deal-${language}-375`);
    await other.page.setViewportSize(WIDE);
    await kept(await after(async () => playedUntil(dataDir, ordering)), 'panel', `order-${language}`);
    const dead = await after(async () => playedUntil(dataDir, dying));
    await kept(dead, 'panel', `death-${language}`);
    await kept(dead, 'board', `death-board-${language}`);
    const rich = await after(async () => {
      const name = await playedUntil(dataDir, atTurn(30));
      await withEightCards(dataDir);
      return name;
    });
    await kept(rich, 'board', `turn-30-${language}`);
    await kept(rich, 'panel', `hand-of-eight-${language}`);
    expect(await rich.panel.innerText()).toContain(ui.endTurn);
    await program.stop();
    expect(await playedUntil(dataDir, () => false)).toBe(null);
    program = await startProgram(dataDir, port, { seed: 'gallery' });
    for (const { page } of people) await page.reload();
    await buttonOn(host, 'rematch').waitFor();
    await kept(host, 'board', `result-${language}`);
  },
);
