import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { StandIn } from '../../playground/index.js';
import { HandClock, rest, stand } from './bot.js';

const inChannel = (standIn: StandIn): string => `/channels/${standIn.channelId}/messages`;
const buttons = (count: number, style = 1) => ({
  type: 1,
  components: Array.from({ length: count }, (_, index) => ({ type: 2, style, label: 'x', custom_id: `b${index}` })),
});
const select = (count: number) => ({
  type: 1,
  components: [
    {
      type: 3,
      custom_id: 's',
      options: Array.from({ length: count }, (_, index) => ({ label: 'x', value: `${index}` })),
    },
  ],
});
const field = (value: string) => ({ name: 'n', value });

describe('a message over a limit is refused with 50035 and the path of the field', () => {
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['content', { content: 'x'.repeat(2001) }, ['content']],
    ['title', { embeds: [{ title: 'x'.repeat(257) }] }, ['embeds', '0', 'title']],
    ['description', { embeds: [{ description: 'x'.repeat(4097) }] }, ['embeds', '0', 'description']],
    [
      'field value',
      { embeds: [{ fields: [field('a'), field('x'.repeat(1025))] }] },
      ['embeds', '0', 'fields', '1', 'value'],
    ],
    ['empty field', { embeds: [{ fields: [field('')] }] }, ['embeds', '0', 'fields', '0', 'value']],
    ['26 fields', { embeds: [{ fields: Array.from({ length: 26 }, () => field('a')) }] }, ['embeds', '0', 'fields']],
    ['footer', { embeds: [{ title: 'a', footer: { text: 'x'.repeat(2049) } }] }, ['embeds', '0', 'footer', 'text']],
    ['6000 in total', { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] }, ['embeds']],
    ['11 embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'a' })) }, ['embeds']],
    ['6 rows', { content: 'a', components: Array.from({ length: 6 }, () => select(1)) }, ['components']],
    ['6 buttons', { content: 'a', components: [buttons(6)] }, ['components', '0', 'components']],
    [
      'button label',
      {
        content: 'a',
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x'.repeat(81), custom_id: 'a' }] }],
      },
      ['components', '0', 'components', '0', 'label'],
    ],
    [
      'custom id',
      {
        content: 'a',
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x'.repeat(101) }] }],
      },
      ['components', '0', 'components', '0', 'custom_id'],
    ],
    [
      'custom id twice',
      { content: 'a', components: [buttons(1), buttons(1)] },
      ['components', '1', 'components', '0', 'custom_id'],
    ],
    ['26 options', { content: 'a', components: [select(26)] }, ['components', '0', 'components', '0', 'options']],
    ['parse and users', { content: 'a', allowed_mentions: { parse: ['users'], users: ['1'] } }, ['allowed_mentions']],
    ['ephemeral flag', { content: 'a', flags: 64 }, ['flags']],
  ];
  test.each(cases)('%s', async (_name, body, path) => {
    const standIn = await stand();
    const { status, body: answer } = await rest(standIn, 'POST', inChannel(standIn), body);
    expect(status).toBe(400);
    expect(answer.code).toBe(50035);
    expect(answer.errors).toHaveProperty([...path, '_errors', 0, 'code']);
    expect(standIn.problems).toEqual([]);
  });

  test('what just fits is taken', async () => {
    const standIn = await stand();
    const body = {
      content: 'x'.repeat(2000),
      embeds: [{ title: 'x'.repeat(256), description: 'x'.repeat(4096), footer: { text: 'x'.repeat(1648) } }],
      components: [buttons(5), select(25)],
    };
    expect((await rest(standIn, 'POST', inChannel(standIn), body)).status).toBe(200);
  });

  test('an empty message is 50006', async () => {
    const standIn = await stand();
    const { status, body } = await rest(standIn, 'POST', inChannel(standIn), { content: ' ' });
    expect([status, body.code]).toEqual([400, 50006]);
  });
});

describe('a command over a limit is refused', () => {
  const long = (length: number): string => 'x'.repeat(length);
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['upper-case name', { name: 'Souls', description: 'a' }, ['0', 'name']],
    ['long description', { name: 'a', description: long(101) }, ['0', 'description']],
    [
      'long translation',
      { name: 'a', description: 'a', description_localizations: { fr: long(101) } },
      ['0', 'description_localizations', 'fr'],
    ],
    [
      'unknown language',
      { name: 'a', description: 'a', name_localizations: { xx: 'a' } },
      ['0', 'name_localizations', 'xx'],
    ],
    [
      '26 choices',
      {
        name: 'a',
        description: 'a',
        options: [
          {
            type: 3,
            name: 'b',
            description: 'b',
            choices: Array.from({ length: 26 }, (_, index) => ({ name: `${index}`, value: `${index}` })),
          },
        ],
      },
      ['0', 'options', '0', 'choices'],
    ],
    [
      'required last',
      {
        name: 'a',
        description: 'a',
        options: [
          { type: 3, name: 'b', description: 'b' },
          { type: 3, name: 'c', description: 'c', required: true },
        ],
      },
      ['0', 'options', '1'],
    ],
    [
      '8000 characters',
      {
        name: 'a',
        description: 'a',
        options: Array.from({ length: 4 }, (_, o) => ({
          type: 3,
          name: `o${o}`,
          description: long(100),
          choices: Array.from({ length: 25 }, (_, c) => ({ name: long(98) + c, value: `${c}` })),
        })),
      },
      ['0'],
    ],
  ];
  test.each(cases)('%s', async (_name, command, path) => {
    const standIn = await stand();
    const { status, body } = await rest(standIn, 'PUT', `/applications/${standIn.applicationId}/commands`, [command]);
    expect([status, body.code]).toEqual([400, 50035]);
    expect(body.errors).toHaveProperty([...path, '_errors', 0, 'code']);
    expect(standIn.problems).toEqual([]);
  });
});

describe('what the stand-in does not know is loud', () => {
  test('a route', async () => {
    const standIn = await stand();
    expect((await rest(standIn, 'GET', '/guilds/1/audit-logs')).status).toBe(404);
    expect(standIn.problems).toEqual(['unknown route: GET /guilds/1/audit-logs']);
  });

  test('a field, deep inside', async () => {
    const standIn = await stand();
    const answer = await rest(standIn, 'POST', inChannel(standIn), { embeds: [{ title: 'a', colour: 1 }] });
    expect(answer.body.code).toBe(50035);
    expect(standIn.problems).toEqual(['unknown field: POST /channels/:channel/messages embeds.0.colour']);
  });

  test('a query parameter', async () => {
    const standIn = await stand();
    expect((await rest(standIn, 'GET', '/users/@me?shiny=1')).body.code).toBe(50035);
    expect(standIn.problems).toEqual(['unknown query parameter: GET /users/@me ?shiny']);
  });
});

describe('permissions of the bot', () => {
  const cases: readonly (readonly [string, bigint, object, number])[] = [
    ['cannot see', 0n, { content: 'a' }, 50001],
    ['cannot send', Bit.ViewChannel, { content: 'a' }, 50013],
    ['cannot embed', Bit.ViewChannel | Bit.SendMessages, { embeds: [{ title: 'a' }] }, 50013],
  ];
  test.each(cases)('%s', async (_name, bits, body, code) => {
    const standIn = await stand();
    await standIn.setBotPermissions(standIn.channelId, bits);
    const answer = await rest(standIn, 'POST', inChannel(standIn), body);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
  });

  test('another author: 50005', async () => {
    const standIn = await stand();
    const said = await (await standIn.user('Ann')).say('mine');
    const answer = await rest(standIn, 'PATCH', `${inChannel(standIn)}/${said.id}`, { content: 'yours' });
    expect(answer.body.code).toBe(50005);
  });

  test('what people write is blank for a bot without the message content intent', async () => {
    const standIn = await stand();
    const said = await (await standIn.user('Ann')).say('secret');
    expect((await rest(standIn, 'GET', `${inChannel(standIn)}/${said.id}`)).body).toMatchObject({ content: '' });
  });
});

describe('mentions', () => {
  test('only those allowed are pinged, and never by an edit or an embed', async () => {
    const standIn = await stand();
    const ann = await standIn.user('Ann');
    const bob = await standIn.user('Bob');
    const content = `<@${ann.id}> <@${bob.id}> @everyone`;
    const sent = await rest(standIn, 'POST', inChannel(standIn), { content, allowed_mentions: { users: [bob.id] } });
    expect(standIn.pings).toEqual([
      {
        messageId: sent.body.id,
        channelId: standIn.channelId,
        users: [bob.id],
        roles: [],
        everyone: false,
        silent: false,
      },
    ]);
    await rest(standIn, 'PATCH', `${inChannel(standIn)}/${sent.body.id}`, { content: `${content}!` });
    await rest(standIn, 'POST', inChannel(standIn), { embeds: [{ description: content }] });
    await rest(standIn, 'POST', inChannel(standIn), { content, allowed_mentions: { parse: [] } });
    expect(standIn.pings).toHaveLength(1);
    await rest(standIn, 'POST', inChannel(standIn), { content, flags: 1 << 12 });
    expect(standIn.pings[1]).toMatchObject({ users: [ann.id, bob.id], everyone: true, silent: true });
  });
});

test('the same enforced nonce posts once', async () => {
  const standIn = await stand();
  const body = { content: 'a', nonce: 'n1', enforce_nonce: true };
  const first = await rest(standIn, 'POST', inChannel(standIn), body);
  const second = await rest(standIn, 'POST', inChannel(standIn), { ...body, content: 'b' });
  const third = await rest(standIn, 'POST', inChannel(standIn), { ...body, nonce: 'n2' });
  expect(second.body.id).toBe(first.body.id);
  expect(third.body.id).not.toBe(first.body.id);
});

describe('rate limits', () => {
  test('the sixth create in 5 s is 429 and says when; another channel has its own bucket', async () => {
    const clock = new HandClock();
    const standIn = await stand({ clock });
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await rest(standIn, 'POST', inChannel(standIn), { content: 'a' });
      expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, String(left)]);
    }
    clock.advance(1_000);
    const refused = await rest(standIn, 'POST', inChannel(standIn), { content: 'a' });
    expect([refused.status, refused.body.retry_after, refused.headers.get('retry-after')]).toEqual([429, 4, '4.000']);
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    const other = await standIn.addChannel('other');
    expect((await rest(standIn, 'POST', `/channels/${other}/messages`, { content: 'a' })).status).toBe(200);
    clock.advance(4_000);
    expect((await rest(standIn, 'POST', inChannel(standIn), { content: 'a' })).status).toBe(200);
  });

  test('a message older than an hour takes 3 edits in 6 s, then 30046', async () => {
    const clock = new HandClock();
    const standIn = await stand({ clock });
    const { body } = await rest(standIn, 'POST', inChannel(standIn), { content: 'a' });
    clock.advance(3_600_001);
    const path = `${inChannel(standIn)}/${body.id}`;
    for (const content of ['b', 'c', 'd']) expect((await rest(standIn, 'PATCH', path, { content })).status).toBe(200);
    const refused = await rest(standIn, 'PATCH', path, { content: 'e' });
    expect([refused.status, refused.body.code]).toEqual([429, 30046]);
  });

  test('51 requests in a second: the last is refused for all routes', async () => {
    const clock = new HandClock();
    const standIn = await stand({ clock });
    for (let count = 0; count < 50; count += 1) expect((await rest(standIn, 'GET', '/users/@me')).status).toBe(200);
    const refused = await rest(standIn, 'GET', `/guilds/${standIn.guildId}`);
    expect([refused.status, refused.headers.get('x-ratelimit-global')]).toEqual([429, 'true']);
  });
});

test('a wrong token is 401', async () => {
  const standIn = await stand();
  const response = await fetch(`${standIn.apiUrl}/v10/users/@me`, { headers: { Authorization: 'Bot nonsense' } });
  expect(response.status).toBe(401);
});

describe('DISCORD 1: Components V2', () => {
  const V2 = 1 << 15;
  const said = (content: string) => ({ type: 10, content });
  const boxed = (...components: readonly object[]) => ({ type: 17, accent_color: 1, components });
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['without the flag', { components: [said('a')] }, ['components', '0', 'type']],
    ['with content', { flags: V2, content: 'a', components: [said('a')] }, ['content']],
    ['with embeds', { flags: V2, embeds: [{ title: 'a' }], components: [said('a')] }, ['embeds']],
    [
      '41 components',
      { flags: V2, components: [boxed(...Array.from({ length: 40 }, () => said('a')))] },
      ['components'],
    ],
    ['4,001 characters', { flags: V2, components: [said('x'.repeat(4000)), boxed(said('y'))] }, ['components']],
    [
      'a picture that is not attached',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      ['components', '0', 'items', '0', 'media', 'url'],
    ],
    [
      'alt text of 1,025',
      {
        flags: V2,
        components: [{ type: 12, items: [{ media: { url: 'https://a.b/c.png' }, description: 'x'.repeat(1025) }] }],
      },
      ['components', '0', 'items', '0', 'description'],
    ],
  ];
  test.each(cases)('%s is refused', async (_name, body, path) => {
    const standIn = await stand();
    const { status, body: answer } = await rest(standIn, 'POST', inChannel(standIn), body);
    expect([status, answer.code]).toEqual([400, 50035]);
    expect(answer.errors).toHaveProperty([...path, '_errors', 0, 'code']);
    expect(standIn.problems).toEqual([]);
  });

  test('what fits is shown, its buttons and selects of every kind are used, and it stays V2', async () => {
    const standIn = await stand();
    const select = (type: number) => ({ type: 1, components: [{ type, custom_id: `s${type}` }] });
    const button = { type: 2, style: 2, label: 'Inspect', custom_id: 'look' };
    const components = [
      boxed(
        { type: 9, components: [said('a')], accessory: button },
        { type: 14, spacing: 2 },
        ...[5, 6, 7, 8].map(select),
      ),
    ];
    const { body } = await rest(standIn, 'POST', inChannel(standIn), { flags: V2, components });
    const ann = await standIn.user('Ann');
    const picked = { s5: ann.id, s6: standIn.guildId, s7: standIn.guildId, s8: standIn.channelId };
    const failing = async (act: Promise<unknown>): Promise<string> => act.then(String, (error: Error) => error.message);
    const started = Promise.all([
      failing(ann.click('Inspect')),
      ...Object.entries(picked).map(async ([menu, value]) => failing(ann.select(menu, [value]))),
    ]);
    expect(await failing(ann.select('s8', ['1']))).toContain('not one of the options');
    await standIn.advanceClock(3_000);
    expect(new Set(await started)).toEqual(new Set(['This interaction failed']));
    const path = `${inChannel(standIn)}/${body.id}`;
    expect((await rest(standIn, 'PATCH', path, { content: 'a' })).body.errors).toHaveProperty('content');
    expect((await rest(standIn, 'PATCH', path, { components: [said('b')] })).status).toBe(200);
    expect(standIn.problems).toEqual([]);
  });
});
