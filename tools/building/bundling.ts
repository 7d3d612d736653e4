import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** What looks for files of its own while it runs, what discord.js takes only where it is installed, and tools of tests. */
const LEFT_OUTSIDE = [
  'libsql',
  'zlib-sync',
  'bufferutil',
  'utf-8-validate',
  'typescript-api',
  'rolldown',
  'playwright-core',
];

/** What is started by its name: the bot and its threads, the stand-in, what chaos loads before a bot, and the tools. */
const PROGRAMS: readonly string[] = [
  'src/main',
  'src/discord/picture/thread/drawing-worker',
  'src/discord/reading/reading-worker',
  'src/table/trials/trial-worker',
  'src/table/thinking/thinker-worker',
  'playground/process',
  'tools/chaos/machines/moved-clock',
  'tools/chaos/machines/full-log',
  ...['backup', 'deploy-commands', 'healthcheck', 'restore', 'verify'].map((tool) => `tools/hosting/${tool}`),
  'tools/building/keep-rulebook',
  ...[
    'bench',
    'cards',
    'chaos',
    'days',
    'documents',
    'footprint',
    'fuzz',
    'ladder',
    'load',
    'lookup',
    'rules',
    'saves',
    'sim',
  ].map((tool) => `tools/${tool}`),
];

/** Emitted code with where it comes from in our sources, so that `--enable-source-maps` leads there. */
const emitted = (file: string) => {
  const map = `${file}.map`;
  return existsSync(map) ? { code: readFileSync(file, 'utf8'), map: readFileSync(map, 'utf8') } : null;
};

/**
 * Puts programs with all that they import into few files, which node reads far sooner than the more than 1,500 that they
 * are written in. All lie in one folder, so that each finds its workers beside it; names of functions stay.
 */
export const bundle = async (files: readonly string[], folder: string): Promise<void> => {
  const { rolldown } = await import('rolldown'); // chaos needs it for another build only
  const bundled = await rolldown({
    input: Object.fromEntries(files.map((file) => [parse(file).name, file])),
    platform: 'node',
    external: LEFT_OUTSIDE,
    plugins: [{ name: 'emitted', load: { filter: { id: /\.js$/ }, handler: emitted } }],
    checks: { eval: false }, // of discord.js, which nothing here calls
  });
  await bundled.write({ dir: folder, entryFileNames: '[name].js', chunkFileNames: 'part-[name].js', sourcemap: true });
  await bundled.close();
};

/** Bundles the programs of a build, which stand in its folder `program` then. */
export const bundlePrograms = async (build: string): Promise<void> =>
  bundle(
    PROGRAMS.map((program) => join(build, `${program}.js`)),
    join(build, 'program'),
  );
