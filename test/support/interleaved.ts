import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their tests wait for programs, servers and browsers more than they compute. */
const WAITING = /\/test\/(?:browser|end-to-end|ops|playground|store|tools)\//u;

/**
 * Every other file is one whose tests mostly wait, as long as there are any, so that processors have something to do
 * meanwhile. Otherwise the largest files come first.
 */
export class Interleaved extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId));
    const computing = sorted.filter(({ moduleId }) => !WAITING.test(moduleId));
    return sorted.map((_file, at) => {
      const [first, second] = at % 2 === 0 ? [waiting, computing] : [computing, waiting];
      return (first.shift() ?? second.shift())!;
    });
  }
}
