import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  arrive,
  changedSince,
  changesOf,
  choose,
  clicked,
  controlsOf,
  openMenu,
  settled,
  tooWide,
  type Control,
  type Person,
} from './person.js';
import { playOnce, playSomebody, untilFree } from './play.js';
import { connectDriver } from '../../playground/index.js';
import { freePort } from '../../tools/machines/free-port.js';
import { startProgram, type Program } from './program.js';
import { buttonOn, launched, opened, openPanels, PHONE, shot, slash } from './stage.js';

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
  dataDir = mkdtempSync(join(tmpdir(), 'browser-days-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = await startProgram(dataDir, port, { seed: 'over days' });
  context = await opened(browser, PHONE);
});
afterEach(async () => {
  await context?.close();
  await program?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A button or menu of this person's panel, named by what its id ends with, as soon as it is there. */
const control = async (person: Person, ending: string): Promise<Control> => {
  const find = async (): Promise<Control | undefined> =>
    (await controlsOf(person)).find(({ id }) => id.endsWith(ending));
  for (;;) {
    const before = await changesOf(person);
    const found = await find();
    if (found !== undefined) return found;
    await changedSince(person, before);
  }
};

const isOffered = async (person: Person, ending: string): Promise<boolean> =>
  (await controlsOf(person)).some(({ id }) => id.endsWith(ending));

/** Opens this person's panel as it is now. */
const openAnew = async (person: Person): Promise<void> => {
  await person.page.bringToFront();
  await buttonOn(person, 'panel').click();
  await settled(person);
};

/** Opens somebody's panel anew and has the others answer whatever they are asked first; it never says that it is enough. */
const goesOn = async (person: Person, others: readonly Person[]): Promise<false> => {
  for (const other of others)
    if ((await playOnce(other, { seed: 'others', responds: false, patience: 0 }, 0)) !== null) break;
  await openAnew(person);
  return false;
};

/** Presses a button of this person's panel, named by what its id ends with. */
const press = async (person: Person, ending: string): Promise<void> => {
  await person.page.bringToFront();
  while (!(await clicked(person, await control(person, ending))));
  await settled(person);
  expect(await tooWide(person)).toBe(0);
};

/** Chooses the first entry of a menu of this person's panel, named by what its id ends with; gives its words. */
const pick = async (person: Person, ending: string): Promise<string> => {
  await person.page.bringToFront();
  let first = '';
  do [first = ''] = await openMenu(person, await control(person, ending));
  while (!(await choose(person, 0, 1)));
  await settled(person);
  return first;
};

/** Opens one of the pages that are behind *Until I'm back…*, from this person's panel. */
const openArranged = async (person: Person, page: string): Promise<void> => {
  for (const ending of [':more:', ':until:', ':until:change', page]) await press(person, ending);
};

/** Opens the page on which this person plans their turn. */
const openPlan = async (person: Person): Promise<void> => {
  await openAnew(person);
  await openArranged(person, ':plan:');
};

/** Plans a fight or a purchase; whether that waits for this person's turn. One that goes on by now is forgotten. */
const waitsForItsTurn = async (person: Person): Promise<boolean> => {
  await openPlan(person);
  await pick(person, ':plan:add~fightOrBuy');
  await person.panel.getByText(/It waits for your turn\.|It goes on by itself\./).waitFor();
  const waits = (await person.panel.innerText()).includes('It waits for your turn.');
  if (!waits) await press(person, ':plan:forget');
  return waits;
};

/** Gives the game up, and confirms it. */
const concede = async (person: Person): Promise<void> => {
  await openAnew(person);
  await press(person, ':more:');
  await press(person, ':concede:');
  await shot(person, 'days-concede');
  await press(person, ':concede:sure');
};

const inChannel = ({ page }: Person, text: string) =>
  page.locator('#messages .message:not(.ephemeral)').filter({ hasText: text }).last();

const NAMES = ['Ann', 'Bob', 'Cyd'] as const;

/** Takes the right to open threads away, so that a table over days is played in its channel. */
const withoutThreads = async (): Promise<void> => {
  const driver = await connectDriver(url);
  const { ViewChannel, SendMessages, EmbedLinks, AttachFiles, ReadMessageHistory } = PermissionFlagsBits;
  const granted = ViewChannel | SendMessages | EmbedLinks | AttachFiles | ReadMessageHistory;
  await driver.setBotPermissions(driver.address.channelId, granted);
  driver.close();
};

/** Three people at a table over days that has begun, each with their panel open. */
const seated = async (): Promise<readonly [Person, Person, Person]> => {
  await withoutThreads();
  const [first, second, third] = NAMES;
  const people = [
    await arrive(context, url, first),
    await arrive(context, url, second),
    await arrive(context, url, third),
  ] as const;
  const [ann, ...others] = people;
  await slash(ann, '/souls new souls:2');
  for (const person of others) {
    await person.page.bringToFront();
    await buttonOn(person, 'join').click();
    await settled(person);
  }
  await ann.page.bringToFront();
  await ann.board.getByText('3 of').waitFor();
  await ann.board.locator('[data-id$=":choose:pace.days"]').click();
  await settled(ann);
  await shot(ann, 'days-lobby');
  await buttonOn(ann, 'start').click();
  await buttonOn(ann, 'panel').waitFor();
  await openPanels(people);
  return people;
};

test('a table over days on a phone: its clock, what not to be asked again, a list that outlives a crash, leaving and coming back, conceding, back after three days, the result', async () => {
  const people = await seated();
  expect(await people[0].board.innerText()).toContain('⏳');
  const active = await untilFree(people);
  const [asked, away] = people.filter((person) => person !== active) as [Person, Person];
  const nameOf = (person: Person): string => NAMES[people.indexOf(person)] ?? '';

  // Somebody who wants to be asked always is asked, and says then what not to be asked again.
  await openArranged(asked, ':asking:');
  await shot(asked, 'days-asking');
  await pick(asked, ':order:set');
  await asked.panel.getByText('☑ Always').waitFor();
  if ((await controlsOf(active)).some(({ id }) => id.endsWith(':opt:end'))) {
    await press(active, ':opt:end');
    if ((await controlsOf(active)).some(({ id }) => id.endsWith(':sure:end'))) await press(active, ':sure:end');
  } else await pick(active, ':attack:'); // a card makes them attack first
  await expect
    .poll(async () => (await isOffered(asked, ':asking:never')) || (await goesOn(asked, [active, away])))
    .toBe(true);
  const never = await pick(asked, ':asking:never');
  expect(never.length).toBeGreaterThan(3);
  await openArranged(asked, ':asking:');
  await shot(asked, 'days-excepted');

  // A list for the next turn is still there after a crash; in one's own turn it would go on by now.
  const planner = (await waitsForItsTurn(away)) ? away : active;
  if (planner === active) expect(await waitsForItsTurn(active)).toBe(true);
  await press(planner, ':plan:end');
  const stepsOf = async (): Promise<readonly string[]> =>
    (await planner.panel.innerText()).split('\n').filter((line) => /^(?:attack .+ until|end the turn)/.test(line));
  await expect.poll(stepsOf).toHaveLength(2);
  const listed = await stepsOf();
  await shot(planner, 'days-list');
  await program.kill();
  program = await startProgram(dataDir, port);
  await planner.page.bringToFront();
  await planner.page.locator('.bot-state.online').waitFor();
  await openPlan(planner);
  await expect.poll(stepsOf).toEqual(listed);
  await press(planner, ':plan:forget');

  // A seat that was left is offered in the channel; whoever left it comes back to it.
  await away.page.bringToFront();
  await slash(away, '/souls leave');
  await press(away, ':leave:sure');
  const offered = inChannel(active, `seat of ${nameOf(away)}`);
  await offered.waitFor();
  await shot(away, 'days-left');
  await inChannel(away, `seat of ${nameOf(away)}`)
    .locator('[data-id*=":vacant:"]')
    .click();
  await settled(away);
  await shot(away, 'days-taken');
  await offered.locator('[data-id*=":vacant:"]').waitFor({ state: 'detached' });
  await buttonOn(away, 'panel').click();
  await control(away, ':more:');

  // Whoever is to be away has ended their turn, if it was theirs.
  for (const person of people) await openAnew(person);
  for (let step = 0; (await untilFree(people)) === away; step += 1)
    await playOnce(away, { seed: 'ends the turn', responds: false, patience: 0 }, step);

  // Giving up is asked about once, and a computer player goes on.
  await concede(asked);
  await inChannel(active, `seat of ${nameOf(asked)}`).waitFor();
  await shot(active, 'days-conceded');
  expect(await tooWide(active)).toBe(0);

  // Three days later, whoever has not looked since is told what happened without them, and goes on.
  await concede(active);
  await inChannel(away, `seat of ${nameOf(active)}`).waitFor();
  await program.kill();
  program = await startProgram(dataDir, port, { later: 3 * 24 * 3_600_000 });
  await away.page.bringToFront();
  await away.page.locator('.bot-state.online').waitFor();
  await buttonOn(away, 'panel').click();
  // Of less than four lines there is no story: then the lines themselves stand there.
  const story = away.panel.getByText(/While you slept|concedes/).first();
  await story.waitFor();
  await story.scrollIntoViewIfNeeded();
  await shot(away, 'days-back');
  expect(await tooWide(away)).toBe(0);
  await settled(away);
  expect(await playOnce(away, { seed: 'is back', responds: false, patience: 0 }, 0)).not.toBeNull();

  // They play on with whoever sits in the seats of the others, until the result stands there with its story.
  const hurried = { seed: 'to the result', responds: false, patience: 0 } as const;
  for (let step = 0; (await playSomebody([away], hurried, step)) !== null; step += 1);
  await away.board.getByText('The game is over').first().waitFor();
  const result = away.board;
  await result.locator('img').first().waitFor();
  await result.scrollIntoViewIfNeeded();
  await shot(away, 'days-result');
  expect(await tooWide(away)).toBe(0);
});
