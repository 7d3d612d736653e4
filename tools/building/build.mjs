// Builds the program: `npm run build`, or with `--when-changed` (`npm run built`) only where what goes into the build, or what
// came of the last one, differs from what the last one has noted. It runs before anything is built: nothing but Node is there.
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { inputs, isBuilt, MANIFEST, OUT, outputs } from './manifest.mjs';

/** Nothing is noted until the build is whole; a source that changes meanwhile differs from what is noted then. */
const build = (from) => {
  process.stderr.write('Building…\n');
  rmSync(OUT, { recursive: true, force: true });
  const { status } = spawnSync('npm run -s compile', { shell: true, stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) return status ?? 1;
  const made = outputs();
  writeFileSync(`${MANIFEST}.unfinished`, JSON.stringify({ inputs: from, outputs: made }));
  renameSync(`${MANIFEST}.unfinished`, MANIFEST);
  return 0;
};

const from = inputs();
process.exitCode = process.argv.includes('--when-changed') && isBuilt(from) ? 0 : build(from);
