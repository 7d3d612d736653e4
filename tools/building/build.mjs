// Builds the program: `npm run build`, or with `--when-changed` (`npm run built`) only where what goes into the build, or what
// came of the last one, differs from what the last one has noted. It runs before anything is built: nothing but Node is there.
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { inputs, isBuilt, MANIFEST, OUT, outputs } from './manifest.mjs';

/** A script of package.json, as npm runs it: npm itself takes longer to start than most of a build that changes little. */
const run = (script) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [name = 'PATH'] = Object.keys(process.env).filter((key) => key.toUpperCase() === 'PATH'); // "Path" on Windows
  const env = { ...process.env, [name]: [resolve('node_modules/.bin'), process.env[name]].join(delimiter) };
  return spawnSync(scripts[script], { shell: true, env, stdio: ['inherit', 2, 'inherit'] }).status ?? 1;
};

/**
 * The last build stays while something is wrong with the content, which people edit who do not program. Nothing is noted until
 * the build is whole; a source that changes meanwhile differs from what is noted then.
 */
const build = (from) => {
  process.stderr.write('Building…\n');
  const checked = run('content');
  if (checked !== 0) return checked;
  rmSync(OUT, { recursive: true, force: true });
  const compiled = run('compile');
  if (compiled !== 0) return compiled;
  const made = outputs();
  writeFileSync(`${MANIFEST}.unfinished`, JSON.stringify({ inputs: from, outputs: made }));
  renameSync(`${MANIFEST}.unfinished`, MANIFEST);
  return 0;
};

const from = inputs();
process.exitCode = process.argv.includes('--when-changed') && isBuilt(from) ? 0 : build(from);
