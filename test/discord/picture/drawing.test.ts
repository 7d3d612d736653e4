import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDrawing, type Drawing, type Picture } from '../../../src/discord/picture/index.js';
import { drawPng } from '../../../src/discord/picture/draw/draw-png.js';
import { facesPlan } from '../../../src/discord/picture/plans/faces-plan.js';

const dir = mkdtempSync(join(tmpdir(), 'drawing-'));
const counted = join(dir, 'begun');
const worker = new URL('drawing-worker.mjs', import.meta.url);

let open: Drawing | null = null;
afterEach(async () => open?.close());

/** For the worker of this test: breaks the threads of so many first tries. */
const breaking = (breaks: number): Picture => {
  writeFileSync(counted, '0');
  return { kind: 'faces', scene: { file: counted, breaks } } as never;
};

test('a picture is the same from the thread as without it', async () => {
  const scene = { title: 'x', fair: 'fair', faces: [3, 9, 4, 12, 7, 6] };
  open = openDrawing();
  const here = await drawPng(facesPlan(scene));
  expect((await open.draw({ kind: 'faces', scene })).equals(here)).toBe(true);
});

test('a picture whose thread breaks is drawn once more, in another one', async () => {
  open = openDrawing(worker);
  expect([...(await open.draw(breaking(1)))]).toEqual([2]);
});

test('a picture whose thread breaks twice is an error', async () => {
  open = openDrawing(worker);
  await expect(open.draw(breaking(3))).rejects.toMatchObject({ cause: { message: 'broken' } });
  expect(readFileSync(counted, 'utf8')).toBe('2');
  rmSync(dir, { recursive: true });
});
