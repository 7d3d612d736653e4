import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openOutput } from '../../src/ops/output.js';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** An output onto a disk with so much room, which can be changed. */
const diskOf = (room: number) => {
  const disk = { room, text: '' };
  const send = (bytes: Buffer): number => {
    if (disk.room === 0) throw failing('ENOSPC');
    const sent = bytes.subarray(0, disk.room);
    disk.room -= sent.length;
    disk.text += sent.toString();
    return sent.length;
  };
  return { disk, output: openOutput({ send, missing: (lines) => `${lines} missing\n` }) };
};

test('lines that a full disk does not take are dropped and counted, and it is said once there is room again', () => {
  const { disk, output } = diskOf(10);
  for (const line of ['first\n', 'second\n', 'third\n']) output.write(line);
  expect([disk.text, output.dropped()]).toEqual(['first\nseco', 2]);
  disk.room = 100;
  output.write('fourth\n');
  output.write('fifth\n');
  expect(disk.text).toBe('first\nseco\n2 missing\nfourth\nfifth\n');
  expect(output.dropped()).toBe(2);
});

test('a closed pipe throws nothing, and every line counts as dropped', () => {
  const output = openOutput({
    send() {
      throw failing('EPIPE');
    },
  });
  for (let n = 0; n < 3; n += 1) output.write('line\n');
  expect(output.dropped()).toBe(3);
});

test('a reader that does not read keeps nobody waiting; what is too much is dropped, and said when it reads again', async () => {
  const child = spawn(process.execPath, [new URL('output-writer.mjs', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { stdout } = child;
  if (stdout === null) throw new Error('it has no standard output');
  expect(await once(child, 'message')).toEqual(['logged', undefined]);
  let read = '';
  stdout.setEncoding('utf8').on('data', (part: string) => {
    if (!read.includes('the last line') && (read += part).includes('the last line')) child.send('end');
  });
  child.send('go on');
  await once(stdout, 'end');
  const lines = read
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { n?: number; dropped?: number; msg: string });
  const logged = lines.filter(({ n }) => n !== undefined);
  expect(logged.map(({ n }) => n)).toEqual(logged.map((_, n) => n));
  const [missing, last, ...more] = lines.slice(logged.length);
  expect(missing?.dropped).toBeGreaterThanOrEqual(5_000 - logged.length);
  expect([last, more]).toMatchObject([{ msg: 'the last line' }, []]);
});
