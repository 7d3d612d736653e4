import type { ReportProblem } from './content.js';

/** What emblems can be composed of, by name. */
export interface Names {
  readonly shapes: ReadonlySet<string>;
  readonly tints: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

/** A line `id: shape in tint, …`: what an emblem is composed of, and for what. */
interface EmblemLine {
  readonly line: number;
  readonly id: string;
  /** A shape, its tint, then features and other shapes in their tints. */
  readonly spec: readonly string[];
}

const LINE = /^([a-z0-9-]+)\s*:\s*(\S.*)$/;
const IN = /\s+in\s+/;

const wrongWith = (
  [name = '', ...tinted]: readonly string[],
  { shapes, tints, features }: Names,
): string | undefined => {
  const tint = tinted.join(' in ');
  if (tint === '') return features.has(name) ? undefined : `there is no feature ${name}`;
  if (!shapes.has(name)) return `there is no shape ${name}`;
  return tints.has(tint) ? undefined : `there is no tint ${tint}`;
};

/** Reads what emblems are composed of. */
export const emblemLines = (file: string, text: string, names: Names, report: ReportProblem): readonly EmblemLine[] =>
  text.split('\n').flatMap((said, at): readonly EmblemLine[] => {
    if (said.trim() === '' || said.startsWith('#')) return [];
    const [, id = '', list = ''] = LINE.exec(said) ?? [];
    const parts = list.split(',').map((part) => part.trim().split(IN));
    const [first = [], ...more] = parts;
    if (first.length < 2) {
      report(file, at + 1, 'needs "id: shape in tint", then features and "shape in tint"');
      return [];
    }
    for (const part of parts) {
      const wrong = wrongWith(part, names);
      if (wrong !== undefined) report(file, at + 1, wrong);
    }
    return [{ line: at + 1, id, spec: [...first, ...more.map((part) => part.join(' in '))] }];
  });
