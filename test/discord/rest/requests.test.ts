import type { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { requestsOn } from '../../../src/discord/rest/requests.js';
import { HandTimers, settled } from '../support/hand-timers.js';

test('requests of which one waits for the other hold one permit, and nobody else waits for them', async () => {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const get = async (route: string): Promise<void> => {
    sent.push(route);
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  const rest = { get, post: get, patch: get, delete: get } as unknown as REST;
  const requests = requestsOn(rest, createBudget(new HandTimers()));
  const asked = Array.from({ length: 100 }, async (_, n) => requests('notice').get(`/guilds/10/members/${100 + n}`));
  await settled();
  expect(sent).toEqual(['/guilds/10/members/100']);
  void requests('notice').get('/guilds/11/members/100');
  void requests('board').patch('/channels/10/messages/5');
  void requests('board').patch('/channels/12/messages/5');
  await settled();
  expect(sent.slice(1)).toEqual(['/guilds/11/members/100', '/channels/10/messages/5', '/channels/12/messages/5']);
  ends[0]!();
  await asked[0];
  await settled();
  expect(sent.slice(4)).toEqual(['/guilds/10/members/101']);
});

test('a request that fails keeps nothing waiting', async () => {
  const get = async (): Promise<void> => {
    throw new Error('no connection');
  };
  const requests = requestsOn({ get } as unknown as REST, createBudget(new HandTimers()));
  const both = [requests('notice').get('/guilds/10/members/1'), requests('notice').get('/guilds/10/members/2')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
