import fc, { type Arbitrary } from 'fast-check';
import type { Effect, Wrong } from './fuzzed-world.js';

/** What was found of one kind of input. */
export interface FuzzReport {
  readonly kind: string;
  readonly inputs: number;
  /** How many of them were not refused: something was done or shown. */
  readonly accepted: number;
  /** How many of them made a table go on; null where there are no tables. */
  readonly moves: number | null;
  readonly crashes: number;
  /** Changes by who may not. */
  readonly trespasses: number;
  /** Errors in the log. */
  readonly errors: number;
  /** What else must not happen: an interaction that is not answered, a request that Discord does not know. */
  readonly others: number;
  readonly failure: FuzzFailure | null;
}

/** What led to something that must not happen, made as small as it could be. */
interface FuzzFailure {
  readonly what: string;
  readonly input: string;
  readonly seed: number;
}

/** How much is fuzzed. */
export interface Amount {
  readonly seed: number;
  readonly inputs: number;
  /** How often something shorter than what led to a fault is tried; 300 times unless given. */
  readonly shrinking?: number;
}

/** Counts what comes of inputs. */
const tally = (kind: string) => {
  const counts = { inputs: 0, accepted: 0, moves: 0, crash: 0, trespass: 0, error: 0, others: 0 };
  return {
    counts,
    count({ unsent, refused, moved }: Effect): void {
      if (unsent) return;
      counts.inputs += 1;
      counts.accepted += Number(!refused);
      counts.moves += Number(moved);
    },
    /** An input after which something was wrong, as sentences. */
    countWrong(what: string): void {
      counts.inputs += 1;
      for (const line of what.split('\n')) {
        const [is = ''] = line.split(':');
        if (is === 'crash' || is === 'trespass' || is === 'error') counts[is] += 1;
        else if (is === 'silence' || is === 'unknown to Discord') counts.others += 1;
      }
    },
    report: (failure: FuzzFailure | null, hasTables: boolean): FuzzReport => ({
      kind,
      inputs: counts.inputs,
      accepted: counts.accepted,
      moves: hasTables ? counts.moves : null,
      crashes: counts.crash,
      trespasses: counts.trespass,
      errors: counts.error,
      others: counts.others,
      failure,
    }),
  };
};

const told = ({ is, what }: Wrong): string => `${is}: ${what}`;

/** Inputs that are sent to one world after the other. */
export interface Course<Input> {
  readonly kind: string;
  readonly input: Arbitrary<Input>;
  /** Opens a world; `round` says which. */
  open(round: number): Promise<{ send(input: Input): Promise<Effect>; close(): Promise<void> }>;
}

/** Inputs to one world at most. */
const LONGEST = 600;

/** How often something shorter than what led to a fault is tried. */
const SHRINKING = 300;

/** What is wrong after these inputs to a world of this round, as sentences; null for nothing. */
const wrongAfter = async <Input>(
  course: Course<Input>,
  round: number,
  sequence: readonly Input[],
  count: (effect: Effect) => boolean = () => true,
): Promise<{ readonly what: string; readonly after: number } | null> => {
  const world = await course.open(round);
  try {
    for (const [index, input] of sequence.entries()) {
      const effect = await world.send(input);
      if (effect.wrong.length > 0) return { what: effect.wrong.map(told).join('\n'), after: index + 1 };
      if (!count(effect)) return null;
    }
    return null;
  } finally {
    await world.close();
  }
};

/** A shorter sequence after which the same kind of thing is wrong: only its end, then without ever smaller parts. */
const shorter = async <Input>(
  course: Course<Input>,
  round: number,
  {
    sequence: failing,
    what,
    tries,
  }: { readonly sequence: readonly Input[]; readonly what: string; readonly tries: number },
) => {
  let left = tries;
  const kind = what.slice(0, what.indexOf(':'));
  let found = { sequence: failing, what };
  const holds = async (sequence: readonly Input[]): Promise<boolean> => {
    left -= 1;
    const again = await wrongAfter(course, round, sequence);
    if (again?.what.startsWith(kind) !== true) return false;
    found = { sequence: sequence.slice(0, again.after), what: again.what };
    return true;
  };
  for (let last = 1; last < failing.length && left > 0; last *= 2) if (await holds(failing.slice(-last))) break;
  for (let size = Math.ceil(found.sequence.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < found.sequence.length && left > 0;) {
      const without = found.sequence.filter((_, index) => index < at || index >= at + size);
      if (!(await holds(without))) at += size;
    }
  }
  return found;
};

/**
 * Sends so many inputs, each world some hundred of them, until something happens that must not; then what led to it is made
 * shorter.
 */
export const runCourse = async <Input>(
  course: Course<Input>,
  { seed, inputs, shrinking = SHRINKING }: Amount,
): Promise<FuzzReport> => {
  const counted = tally(course.kind);
  const { counts } = counted;
  for (let round = 0; counts.inputs < inputs; round += 1) {
    const length = { minLength: LONGEST, maxLength: LONGEST, size: 'max' } as const;
    const [sequence = []] = fc.sample(fc.array(course.input, length), { seed: seed + round, numRuns: 1 });
    const failed = await wrongAfter(course, round, sequence, (effect) => {
      counted.count(effect);
      return counts.inputs < inputs;
    });
    if (failed === null) continue;
    counted.countWrong(failed.what);
    const found = await shorter(course, round, {
      sequence: sequence.slice(0, failed.after),
      what: failed.what,
      tries: shrinking,
    });
    const input = found.sequence.map((one) => JSON.stringify(one)).join('\n');
    return counted.report({ what: found.what, input, seed }, true);
  }
  return counted.report(null, true);
};

/** What comes of one input that needs no world: whether it is taken, or refused in words. */
export type Verdict = 'taken' | 'refused';

/** Tries so many inputs, one by one; whatever is thrown is a crash. */
export const runEach = async <Input>(
  kind: string,
  input: Arbitrary<Input>,
  attempt: (input: Input) => Verdict | Promise<Verdict>,
  { seed, inputs }: Amount,
): Promise<FuzzReport> => {
  const counted = tally(kind);
  let isShrinking = false;
  const property = fc.asyncProperty(input, async (one) => {
    try {
      const verdict = await attempt(one);
      if (!isShrinking) counted.count({ unsent: false, moved: false, refused: verdict === 'refused', wrong: [] });
    } catch (error) {
      if (!isShrinking) counted.countWrong('crash:');
      isShrinking = true;
      throw error;
    }
  });
  const details = await fc.check(property, { seed, numRuns: inputs });
  if (!details.failed) return counted.report(null, false);
  const [smallest] = details.counterexample ?? [];
  const error = details.errorInstance as Error | undefined;
  const what = error?.stack ?? 'nothing is known of it';
  return counted.report({ what, input: JSON.stringify(smallest, null, 1) ?? String(smallest), seed }, false);
};
