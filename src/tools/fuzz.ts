import { presses, pressed, type Shown } from './fuzzing/fuzz-presses.js';
import { scenesFor } from './fuzzing/fuzzed-scenes.js';
import { openWorld } from './fuzzing/fuzzed-world.js';
import { runCourse } from './fuzzing/fuzz-runs.js';

const t0 = performance.now();
const scenes = await scenesFor(1, 4);
console.log('scenes', performance.now() - t0);
const t1 = performance.now();
const report = await runCourse(
  {
    kind: 'router',
    input: presses,
    async open(round) {
      const world = await openWorld(scenes[round % scenes.length]!);
      const shown: Shown = [];
      return { send: async (input) => pressed(world, input, shown), close: async () => world.close() };
    },
  },
  { seed: Number(process.argv[2] ?? 1), inputs: Number(process.argv[3] ?? 2000) },
);
console.log({ ...report, failure: null });
if (report.failure) console.log(report.failure.what.slice(0, 2500), '\n' + report.failure.input.slice(-2500));
console.log('ms each', (performance.now() - t1) / report.inputs);
