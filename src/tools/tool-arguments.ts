import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<T extends Options> = ReturnType<typeof parseArgs<{ options: T & { help: { type: 'boolean' } } }>>['values'];

/** Ends the process with a sentence for whoever gave arguments that cannot be taken, and with what there is. */
const refuse = (sentence: string, help: string): never => {
  process.stderr.write(`${sentence}\n\n${help}`);
  process.exit(2);
};

/** The arguments of a tool; prints this help and ends the process where it is asked for, or where they cannot be taken. */
export const argumentsOf = <T extends Options>(help: string, options: T): Given<T> => {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' as const } } });
    if (!('help' in values)) return values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), help);
  }
  process.stdout.write(help);
  process.exit(0);
};

/** A whole number from 1 on; ends the process with a sentence for anything else. */
export const countOf = (name: string, given: string, help: string): number => {
  const count = Number(given);
  return Number.isSafeInteger(count) && count > 0
    ? count
    : refuse(`--${name} takes a whole number from 1 on, not "${given}".`, help);
};
