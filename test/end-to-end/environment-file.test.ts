import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { built, folder, startProgram } from './programs.js';

/** The built program in a folder of its own, where a `.env` can stand beside it. */
const installed = (): string => {
  const place = folder();
  cpSync(dirname(built('main')), join(place, 'dist/program'), { recursive: true });
  cpSync(join(projectRoot(), 'package.json'), join(place, 'package.json'));
  for (const name of ['node_modules', 'assets']) symlinkSync(join(projectRoot(), name), join(place, name));
  return place;
};

test('a .env without a token is said to be why the playground starts', async () => {
  const place = installed();
  writeFileSync(join(place, '.env'), 'LOG_LEVEL=warn\n');
  const program = startProgram(join(place, 'dist/program/main.js'), [], { DATA_DIR: join(place, 'data') });
  await program.said(/^There is no DISCORD_TOKEN in \.env: the playground starts\.\n/);
  await program.said(/the playground is open at/);
  expect((await program.end('SIGTERM')).code).toBe(0);
});
