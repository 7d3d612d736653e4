import { z } from 'zod';
import type { ReportProblem } from './content.js';

const COLOUR = z.string().regex(/^#[0-9a-f]{6}$/);
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

const parsed = (file: string, text: string, report: ReportProblem): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as SyntaxError).message;
    report(file, lineAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? text.length)), message);
    return undefined;
  }
};

/** Reads the colours of emblems; null where they cannot be read. */
export const coloursIn = (file: string, text: string, report: ReportProblem): Colours | null => {
  const colours = parsed(file, text, report);
  const { success, data, error } = COLOURS.safeParse(colours);
  if (success) return data;
  if (colours !== undefined)
    for (const { path, message } of error.issues) report(file, lineOf(text, path), `${path.join('.')}: ${message}`);
  return null;
};
