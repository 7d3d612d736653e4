import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { createRateLimiter } from '../../../src/discord/answers/answer/rate-limiter.js';
import { theLookup } from '../../../src/discord/lookup/the-lookup.js';
import { HandTimers } from '../support/hand-timers.js';
import { boardSeen, isEphemeral, openHouse, speak, startedTable, textOf } from '../support/house.js';

const w = { en: speak('en'), fr: speak('fr') };

test('whoever acts faster than people do is told so once, calmly and in their language; nothing is done, and soon they go on', async () => {
  const timers = new HandTimers();
  const house = await openHouse({ rateLimiter: createRateLimiter(timers) });
  const { standIn } = house;
  await startedTable(house);
  const cyd = await standIn.user('Cyd', { locale: 'fr' });
  const board = await cyd.waitFor(boardSeen);
  for (let press = 0; press < 30; press += 1)
    expect((await cyd.click(w.en.ui.inspect, board)).response).toBe(InteractionResponseType.ChannelMessageWithSource);
  const shown = cyd.messages().length;
  expect((await cyd.click(w.en.ui.inspect, board)).message!.content).toBe(w.fr.errors.tooFast);
  const { response } = await cyd.click(w.en.ui.inspect, board);
  expect(response).toBe(InteractionResponseType.DeferredMessageUpdate);
  expect(cyd.messages().filter(isEphemeral).length).toBeLessThanOrEqual(shown);
  const typed = (await cyd.slash('souls join')).message!;
  expect(typed.content).toBe(w.fr.errors.tooFast);
  expect(isEphemeral(typed)).toBe(true);
  expect((await house.table()).data.game.seats.map(({ user }) => user)).not.toContain(cyd.id);
  expect(await cyd.autocomplete('card', { name: 'a' }, 'name')).toEqual([]);

  const dan = await standIn.user('Dan');
  expect(textOf((await dan.click(w.en.ui.inspect, board)).message!)).not.toContain(w.en.errors.tooFast);
  await timers.pass(200);
  expect((await cyd.click(w.en.ui.inspect, board)).message!.content).not.toBe(w.fr.errors.tooFast);
  expect(standIn.problems).toEqual([]);
});

test('five acts a second can go on for ever, and more than that cannot', () => {
  const timers = new HandTimers();
  const rateLimiter = createRateLimiter(timers);
  const allowed = (): number => {
    let count = 0;
    for (let second = 0; second < 60; second += 1) {
      for (let n = 0; n < 10; n += 1) if (rateLimiter.check('1', 'act') === 'allowed') count += 1;
      void timers.pass(1_000);
    }
    return count;
  };
  expect(allowed()).toBeLessThanOrEqual(30 + 60 * 5);
  expect(allowed()).toBeGreaterThanOrEqual(59 * 5);
});

test('one person looks six things up at once and five in two seconds from then on, told once; nobody else waits for them', async () => {
  // The first search builds the index, which blocks longer than idle connections are kept: before any is open.
  theLookup().cards('bomb', 'en');
  theLookup().rules('attack', 'en');
  const timers = new HandTimers();
  const house = await openHouse({ rateLimiter: createRateLimiter(timers) });
  const { standIn } = house;
  const cyd = await standIn.user('Cyd');
  const looked = async (person = cyd) => textOf((await person.slash('card', { name: 'bomb' })).message!);
  for (let n = 0; n < 6; n += 1) expect(await looked()).not.toContain(w.en.errors.tooFast);
  expect(await cyd.autocomplete('card', { name: 'bom' }, 'name')).toEqual([]);
  expect(await looked()).toBe(w.en.errors.tooFast);
  expect(textOf((await cyd.slash('rule', { query: 'attack' })).message!)).toBe(w.en.errors.tooFast);
  expect(textOf((await cyd.slash('souls-help')).message!)).not.toContain(w.en.errors.tooFast); // what is no lookup goes on
  expect(await looked(await standIn.user('Dan'))).not.toContain(w.en.errors.tooFast);
  const eve = await standIn.user('Eve');
  const rule = (await eve.slash('rule', { query: 'may grandma borrow a xylophone' })).message!;
  const form = await eve.click(w.en.lookup.answer.noneOfThese, rule);
  const asked = async () => (await eve.submit(form, { question: 'May grandma borrow a xylophone?' })).message?.content;
  for (let n = 0; n < 4; n += 1) await looked(eve);
  expect(await asked()).toBe(w.en.errors.tooFast); // a form that is filled in counts as what it does
  await timers.pass(400);
  expect(await looked()).not.toContain(w.en.errors.tooFast);
  expect(await asked()).toContain('grandma');
  expect(standIn.problems).toEqual([]);
});

test('suggestions that are left out are no warning: the first act after them is answered in words', () => {
  const rateLimiter = createRateLimiter(new HandTimers());
  for (let n = 0; n < 6; n += 1) rateLimiter.check('1', 'typing');
  expect(rateLimiter.check('1', 'typing')).toBe('limited');
  expect(rateLimiter.check('1', 'lookup')).toBe('limited');
  expect(rateLimiter.check('1', 'lookup')).toBe('alreadyTold');
  expect(rateLimiter.check('1', 'act')).toBe('allowed');
});
