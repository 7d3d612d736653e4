import { z } from 'zod';
import type { ReportProblem } from './content.js';

const COLOUR = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) => `"${String(input)}" is no colour: it needs six digits, as in #76a14a`,
  })
  .toLowerCase();
const NAME = z.string().regex(/^[a-z]+$/);
const COLOURS = z.strictObject({
  tints: z.record(NAME, z.strictObject({ main: COLOUR, low: COLOUR, high: COLOUR, pair: COLOUR })),
  fixed: z.object({ ink: COLOUR, white: COLOUR }).catchall(COLOUR),
});
type Colours = z.infer<typeof COLOURS>;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The line of what lies at a path in the text of JSON, or of the last part of it that is there. */
const lineOf = (text: string, path: readonly PropertyKey[]): number => {
  let at = 0;
  for (const key of path) at = Math.max(at, text.indexOf(`"${String(key)}"`, at));
  return lineAt(text, at);
};

/** Why a text is no JSON, and where that shows; null for JSON. */
const faultIn = (text: string): { readonly message: string; readonly isAtEnd: boolean } | null => {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = /position (\d+)/.exec(message)?.[1];
    return { message, isAtEnd: message.startsWith('Unexpected end') || Number(at) === text.length };
  }
};

/** The line of the first fault: node says where it is for some faults only, but none before it is one yet. */
const faultyLine = (text: string): number => {
  const lines = text.split('\n');
  const at = lines.findIndex((_, last) => faultIn(`${lines.slice(0, last + 1).join('\n')}\n`)?.isAtEnd === false);
  return at === -1 ? lines.length : at + 1;
};

/** Reads the colours of emblems; null where they cannot be read. */
export const coloursIn = (file: string, text: string, report: ReportProblem): Colours | null => {
  const fault = faultIn(text);
  if (fault !== null) {
    report(file, faultyLine(text), `is no JSON: ${fault.message.replaceAll(/\s+/g, ' ')}`);
    return null;
  }
  const { data, error } = COLOURS.safeParse(JSON.parse(text));
  for (const { path, message } of error?.issues ?? [])
    report(file, lineOf(text, path), `${path.join('.')}: ${message}`);
  return data ?? null;
};
