import { describe, expect, test } from 'vitest';
import { createLogger, incidentId } from '../../src/ops/index.js';

/** A logger and the lines it has written. */
function logger(secrets: readonly (string | undefined)[] = []) {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', secrets, destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

describe('the log', () => {
  test('a line is one JSON object with the fields of its child logger', () => {
    const { log, lines } = logger();
    log.child({ part: 'store' }).info({ revision: 3 }, 'committed');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, part: 'store', revision: 3, msg: 'committed' });
  });

  test('whatever stands in a message, a field or an error, it is one line', () => {
    const { log, lines } = logger(['hunter2']);
    const text = 'a\r\n{"level":60,"msg":"forged"}\n\u2028\u0000/webhooks/1/x\n redis://a:b\n@c hunter2\n';
    log.warn({ name: text, [text]: 1, err: new Error(text) }, text);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.split(/\r|\n/)).toEqual([expect.any(String), '']);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40 });
  });

  test('below its level nothing is written', () => {
    const { log, lines } = logger();
    log.debug('detail');
    expect(lines).toEqual([]);
  });

  test('fields that hold a token are censored at three depths', () => {
    const { log, lines } = logger();
    log.info({ token: 'aaa', interaction: { token: 'bbb' }, a: { headers: { authorization: 'ccc' } } });
    expect(lines[0]).not.toMatch(/aaa|bbb|ccc/);
    expect(lines[0]).toContain('[secret]');
  });

  test('given secrets disappear from messages and stacks', () => {
    const { log, lines } = logger(['hunter2', undefined, '']);
    log.error({ err: new Error('login with hunter2 failed') }, 'hunter2');
    expect(lines[0]).not.toContain('hunter2');
    expect(JSON.parse(lines[0]!)).toMatchObject({ err: { message: 'login with [secret] failed' } });
  });

  test('interaction tokens in addresses and Redis passwords disappear', () => {
    const { log, lines } = logger();
    log.info('POST https://discord.com/api/v10/interactions/12/to.K-en_1/callback');
    log.info('PATCH https://discord.com/api/v10/webhooks/12/to.K-en_1/messages/@original');
    log.info('connecting to redis://user:hunter2@host:6379');
    expect(lines.join('')).not.toMatch(/to\.K-en_1|hunter2/);
    expect(lines[1]).toContain('/webhooks/12/[secret]/messages/@original');
    expect(lines[2]).toContain('redis://[secret]@host:6379');
  });

  test('an error carries its code and address, but not the body that was sent', () => {
    const { log, lines } = logger();
    const err = Object.assign(new Error('Unknown interaction', { cause: new Error('reset') }), {
      code: 10062,
      status: 404,
      method: 'POST',
      requestBody: { json: { content: 'your hand: a bomb' } },
    });
    log.error({ err }, 'failed');
    const written = JSON.parse(lines[0]!) as { err: Record<string, unknown> };
    expect(written.err).toMatchObject({ type: 'Error', message: 'Unknown interaction', code: 10062, status: 404 });
    expect(written.err['cause']).toMatchObject({ message: 'reset' });
    expect(lines[0]).not.toContain('your hand');
  });

  test('an incident id is eight unmistakable characters, another one each time', () => {
    const ids = Array.from({ length: 200 }, incidentId);
    for (const id of ids) expect(id).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
    expect(new Set(ids).size).toBe(200);
  });
});
