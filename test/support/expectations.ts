import { chai, expect } from 'vitest';

/**
 * Tests assert with the program's own words. Where those are empty or next to nothing, a text contains them whatever it
 * says: such an expectation fails.
 */
const isTelling = (expected: string): boolean => expected.trim().length > 1 || /^[^\p{ASCII}]$/u.test(expected.trim());

const checked = (expected: unknown): void => {
  if (typeof expected === 'string' && !isTelling(expected))
    throw new Error(`“${expected}” is expected, which hardly any text would be without`);
};

/** Files of tests share a process, and each of them comes through here. */
const shared: { telling?: WeakSet<object> } = globalThis as object;
const done = (shared.telling ??= new WeakSet());
const isNew = (what: object): boolean => !done.has(what) && done.add(what).has(what);

if (isNew(chai.Assertion.prototype))
  chai.use(({ Assertion }, { flag, overwriteMethod }) => {
    overwriteMethod(
      Assertion.prototype,
      'toContain',
      (original: (...args: unknown[]) => unknown) =>
        function contains(this: object, ...args: unknown[]) {
          const isNegated = flag(this, 'negate') === true;
          if (typeof flag(this, 'object') === 'string' && !isNegated) checked(args[0]);
          return original.apply(this, args);
        },
    );
  });

if (isNew(expect)) {
  const { stringContaining } = expect;
  Object.assign(expect, {
    stringContaining(expected: string): unknown {
      checked(expected);
      return Reflect.apply(stringContaining, expect, [expected]);
    },
  });
}
