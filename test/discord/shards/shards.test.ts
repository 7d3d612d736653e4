import { once } from 'node:events';
import { join } from 'node:path';
import { Events, GatewayIntentBits, REST, type Client, type Guild } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayAsker } from '../../../src/discord/shards/gateway-information.js';
import { createOutages } from '../../../src/discord/shards/outages.js';
import { logUnhandled } from '../../../src/discord/shards/packets.js';
import { withinBudget } from '../../../src/discord/shards/shared-budget.js';
import { makeShard, type Shard } from '../../../src/discord/shards/shard.js';
import { ownTurns, throttlerOf } from '../../../src/discord/shards/turns.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { realTimers } from '../../../src/discord/rest/timers.js';
import { createRefusedChannels } from '../../../src/discord/rest/refusals/refused-channels.js';
import { guildStateOf } from '../../../src/discord/rest/guild-state.js';
import { registerCommands } from '../../../src/discord/index.js';
import { createLogger } from '../../../src/ops/index.js';
import { startStandIn, type StandIn } from '../../../playground/index.js';
import { folder } from '../../end-to-end/programs.js';
import { commands } from '../support/house.js';

const opened = async (): Promise<StandIn> => {
  const standIn = await startStandIn();
  onTestFinished(async () => standIn.close());
  return standIn;
};

/** What keeps a connection standing, where nothing is to be refused. */
const waiting = ({ apiUrl, token }: StandIn) => {
  const log = createLogger({ level: 'silent' });
  const outages = createOutages(log);
  onTestFinished(() => outages.end());
  const rest = new REST({ api: apiUrl, version: '10' });
  return { refused: () => undefined, outages, ask: gatewayAsker(rest, token, outages), unhandled: logUnhandled(log) };
};

const connected = async (standIn: StandIn, handedOver: string | null = null): Promise<Shard> => {
  const shard = makeShard({
    id: 1,
    count: 3,
    base: { intents: [GatewayIntentBits.Guilds], rest: { api: standIn.apiUrl, version: '10' } },
    turn: ownTurns(Date.now),
    handedOver,
    ...waiting(standIn),
  });
  onTestFinished(async () => shard.end());
  await shard.connect(standIn.token);
  return shard;
};

/** What the bot reads of a server. */
const known = (client: Client, { channelId, guildId }: StandIn) => {
  const guild: Guild = client.guilds.cache.get(guildId)!;
  const guildState = guildStateOf(
    () => [client],
    createBudget(realTimers),
    () => true,
    createRefusedChannels(realTimers),
  );
  return {
    name: guild.name,
    owner: guild.ownerId,
    locale: guild.preferredLocale,
    roles: guild.roles.cache.map(({ id, name, mentionable }) => [id, name, mentionable]),
    channels: guild.channels.cache.map(({ id, type, name }) => [id, type, name]),
    place: guildState.place(channelId),
    missing: guildState.missingPermissions(channelId),
    self: guildState.self(),
    isIn: [guildState.isIn(guildId), guildState.isIn('1')],
    language: guild.preferredLocale,
  };
};

test('a process that goes on with a session knows what the one before knew, and hears what came in between', async () => {
  const standIn = await opened();
  const { token, apiUrl } = standIn;
  await registerCommands({ token, apiUrl, commands, hashFile: join(folder(), 'commands.hash') });
  const first = await connected(standIn);
  const before = known(first.client, standIn);
  expect(before.missing).toEqual([]);
  const session = await first.part();
  expect(first.takes()).toBe(false);
  const ann = await standIn.user('Ann');
  const pressed = ann.slash('souls-help');
  const heard: string[] = [];
  const second = makeShard({
    id: 1,
    count: 3,
    base: { intents: [GatewayIntentBits.Guilds], rest: { api: standIn.apiUrl, version: '10' } },
    turn: async () => Promise.reject(new Error('nobody is to identify')),
    handedOver: session,
    ...waiting(standIn),
  });
  onTestFinished(async () => second.end());
  second.client.on(Events.InteractionCreate, (interaction) => {
    heard.push(interaction.isChatInputCommand() ? interaction.commandName : '');
    if (interaction.isRepliable()) void interaction.reply('here');
  });
  await second.connect(standIn.token);
  expect((await pressed).message?.content).toBe('here');
  expect(known(second.client, standIn)).toEqual(before);
  expect(second.client.user?.id).toBe(first.client.user?.id);
  expect(heard).toEqual(['souls-help']);
});

test('a session that is over, or nothing that can be read, begins anew', async () => {
  const standIn = await opened();
  const first = await connected(standIn);
  const session = await first.part();
  const gone = session!.replace(/"sessionId":"[^"]+"/, '"sessionId":"gone"');
  for (const handedOver of [gone, 'nonsense', '{"session":{}}']) {
    const next = await connected(standIn, handedOver);
    if (!next.client.isReady()) await once(next.client, Events.ClientReady);
    expect(known(next.client, standIn).isIn).toEqual([true, false]);
    await next.end();
  }
});

test('a connection that is handed over while it waits for its turn does not wait any more', async () => {
  const standIn = await opened();
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const shard = makeShard({
    id: 1,
    count: 3,
    base: { intents: [GatewayIntentBits.Guilds], rest: { api: standIn.apiUrl, version: '10' } },
    turn: async () => {
      asked();
      return 600_000;
    },
    handedOver: null,
    ...waiting(standIn),
  });
  const connecting = shard.connect(standIn.token);
  await isAsked;
  expect(await shard.part()).toBeNull();
  await shard.end();
  await connecting;
  expect(shard.client.isReady()).toBe(false);
});

test('connections identify one after the other in each bucket, those of other buckets at once', async () => {
  let now = 0;
  const turn = ownTurns(() => now);
  expect([await turn(0), await turn(1), await turn(0)]).toEqual([0, 0, 5_250]);
  now = 5_250;
  expect(await turn(0)).toBe(0);
  const asked: number[] = [];
  const throttler = throttlerOf(async (bucket) => {
    asked.push(bucket);
    return asked.length < 3 ? 1 : 0;
  }, 2);
  await throttler.waitForIdentify(5, new AbortController().signal);
  expect(asked).toEqual([1, 1, 1]);
});

test('requests take a permit of all processes, answers to interactions none, and without a store all go', async () => {
  const sent: string[] = [];
  let permits = 0;
  const answer = { ok: true } as never;
  const send = withinBudget(
    {
      permit: async () => {
        permits += 1;
        return permits === 2 ? Promise.reject(new Error('no store')) : 0;
      },
    },
    async (url) => {
      sent.push(url);
      return answer;
    },
  );
  const api = 'https://discord.com/api/v10';
  const urls = [
    `${api}/channels/1/messages`,
    `${api}/channels/1/messages/2`,
    `${api}/interactions/5/token/callback`,
    `${api}/webhooks/5/token/messages/@original`,
  ];
  for (const url of urls) expect(await send(url, {})).toBe(answer);
  expect([sent, permits]).toEqual([urls, 2]);
});
