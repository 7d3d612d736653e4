import { expect, test } from 'vitest';
import { fuzz, FUZZ_AMOUNTS, type FuzzKind } from '../../tools/fuzzing/fuzz-kinds.js';

/** Fuzzes these kinds with the whole number of inputs, and prints how many of them were accepted. */
export const fuzzWhole = (kinds: readonly FuzzKind[]): void => {
  test.each(kinds)(
    'the whole number of %s crash nothing, change nothing for others, and log no error',
    async (kind) => {
      const inputs = FUZZ_AMOUNTS[kind];
      const report = await fuzz(kind, { seed: 1, inputs, worlds: 4 });
      const { accepted, moves, failure } = report;
      process.stdout.write(
        `fuzz ${kind}: ${inputs} inputs, ${accepted} accepted${moves === null ? '' : `, ${moves} moves`}\n`,
      );
      expect(failure).toBeNull();
      expect(report).toMatchObject({ inputs, crashes: 0, trespasses: 0, errors: 0, others: 0 });
      expect(accepted).toBeGreaterThan(inputs / 8);
    },
  );
};
