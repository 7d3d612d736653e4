import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectRoot, variableRows } from '../../src/ops/index.js';
import { freePort } from '../../tools/machines/free-port.js';
import { startStandIn } from '../../playground/index.js';
import { buildImage, instructionsOf, type Image } from './dockerfile.js';

const folder = mkdtempSync(join(tmpdir(), 'souls-image-'));
let image: Image;

beforeAll(async () => {
  image = await buildImage(join(projectRoot(), 'Dockerfile'), folder);
  return () => rmSync(folder, { recursive: true, force: true });
}, 600_000);

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** Runs a program in the image. */
const inImage = async ([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<Ended>((resolve) => {
    const options = { cwd: join(image.root, image.workdir), env: { PATH: process.env['PATH'], ...image.env, ...env } };
    execFile(program, args, options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: out + err }),
    );
  });

/** What the person who runs the image sets. */
const settings = async (): Promise<Readonly<Record<string, string>>> => {
  const standIn = await startStandIn();
  onTestFinished(async () => standIn.close());
  return { DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl, HEALTH_PORT: String(await freePort()) };
};

/** Starts a program in the image and waits until it is connected. */
const started = async ([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(program, args, {
    cwd: join(image.root, image.workdir),
    env: { PATH: process.env['PATH'], ...image.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // npm starts others: they are ended together
  });
  const end = (signal: NodeJS.Signals): boolean => process.kill(-(child.pid ?? 0), signal);
  onTestFinished(() => void (child.exitCode === null && child.signalCode === null && end('SIGKILL')));
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('is connected')) return { child, end };
  throw new Error('it ended before it was connected');
};

test('the image is pinned, has no compiler, runs as a user of its own, and starts', async () => {
  const text = readFileSync(join(projectRoot(), 'Dockerfile'), 'utf8');
  const bases = instructionsOf(text).filter(({ word }) => word === 'FROM');
  for (const { rest } of bases) expect(rest).toMatch(/^node:\d+\.\d+\.\d+-[\w-]+(@sha256:[0-9a-f]{64})?( AS \w+)?$/);
  expect(image.user).toBe('node');
  expect(readdirSync(join(image.root, image.workdir, 'node_modules'))).not.toContain('typescript');
  const env = await settings();
  const { child, end } = await started(image.command, env);
  expect(await inImage(image.healthcheck, env)).toEqual({ code: 0, said: '' });
  end('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  const after = await inImage(image.healthcheck, env);
  expect(after.code).toBe(1);
  expect(after.said).toContain('does not answer');
});

test('what docs/hosting.md says runs in the image: npm start, and the registration of the commands', async () => {
  const env = await settings();
  const registered = await inImage(['npm', 'run', 'deploy-commands'], env);
  expect(registered.said).toContain('The commands are registered.');
  expect(registered.code).toBe(0);
  const { child, end } = await started(['npm', 'start'], env);
  end('SIGTERM');
  await once(child, 'close');
});

test('compose and the service name what there is: pinned images, variables that are read, built files', () => {
  const compose = readFileSync(join(projectRoot(), 'compose.yaml'), 'utf8');
  const images = [...compose.matchAll(/image: (\S+)/g)].map(([, name]) => name);
  expect(images).toEqual(['four-souls-table', expect.stringMatching(/^redis:\d+\.\d+\.\d+$/)]);
  const service = readFileSync(join(projectRoot(), 'systemd/four-souls-table.service'), 'utf8');
  const known = variableRows().flatMap(({ name, file }) => (file ? [name, `${name}_FILE`] : [name]));
  const named = [
    ...(/environment:\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '').matchAll(/^ {4}(\w+):/gm),
    ...(/^Environment=(.*)$/m.exec(service)?.[1] ?? '').matchAll(/(\w+)=/g),
  ].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(service).toMatch(/^StartLimitIntervalSec=0$/m); // never down for good
  for (const name of named) expect([...known, 'NODE_ENV']).toContain(name);
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  expect(service).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
  expect(image.command.join(' ')).toBe(scripts.start);
  expect(existsSync(join(image.root, image.workdir, image.command.at(-1) ?? ''))).toBe(true);
});
