import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<T extends Options> = ReturnType<typeof parseArgs<{ options: T & { help: { type: 'boolean' } } }>>['values'];

/** The arguments do not say what to do; the message is a sentence for the person who gave them. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** What these arguments give of these options. Throws `BadArguments` for what is none of them. */
export const givenIn = <T extends Options>(args: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BadArguments((error as Error).message.split('. ')[0] ?? 'The arguments cannot be read.');
  }
};

/** A whole number between these. Throws `BadArguments` for anything else. */
export const wholeNumber = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text);
  if (!/^\d+$/u.test(text) || value < from || value > to)
    throw new BadArguments(`--${name} takes a whole number from ${from} to ${to}, not "${text}".`);
  return value;
};

/** One of several parts of some games, from 1 on, as in 1/2. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

/** The part that a text names. Throws `BadArguments` for anything else. */
export const partOf = (text: string): Part => {
  const [part = 0, parts = 0] = text.split('/').map(Number);
  if (!/^\d+\/\d+$/u.test(text) || part < 1 || part > parts)
    throw new BadArguments(`--part takes one of several parts, as in 1/2, not "${text}".`);
  return { part, parts };
};

/** Ends the process with a sentence for whoever gave arguments that cannot be taken, and with what there is. */
export const refuse = (sentence: string, help: string): never => {
  process.stderr.write(`${sentence}\n\n${help}`);
  process.exit(2);
};

/** The arguments of this process; prints this help and ends it where that is asked for, or where they cannot be taken. */
export const argumentsOf = <T extends Options>(help: string, options: T): Given<T> => {
  try {
    const values = givenIn(process.argv.slice(2), { ...options, help: { type: 'boolean' as const } });
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
