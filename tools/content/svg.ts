import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { isPath } from './path-data.js';
import type { ReportProblem } from './content.js';

/** A place of a drawing: its middle, and how much larger or smaller than usual something is there. */
export type Place = readonly [x: number, y: number, scale: number];

/** What an SVG file draws, from the back to the front. */
interface Drawing {
  /** Where the whole begins, and its classes. */
  readonly line: number;
  readonly classes: readonly string[];
  readonly layers: readonly (readonly [role: string, path: string])[];
  readonly places: readonly { readonly line: number; readonly name: string; readonly place: Place }[];
}

/** What may be in a drawing. */
interface Allowed {
  readonly viewBox: (classes: readonly string[]) => string;
  readonly roles: readonly string[];
  readonly places: readonly string[];
}

/** What drawing programs add, which is not drawn; so is whatever has a prefix, as theirs has. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'metadata']);
/** The radius of a circle around a place where things have their usual size: the half of a drawing. */
const USUAL = 50;

const classesOf = ({ attributes }: XmlElement): readonly string[] => attributes['class']?.match(/\S+/g) ?? [];

/** Everything in a drawing, from the back to the front. */
const elementsIn = (parent: XmlElement): readonly XmlElement[] =>
  parent.children
    .filter((child) => child instanceof XmlElement)
    .filter(({ name }) => !NOT_DRAWN.has(name) && !name.includes(':'))
    .flatMap((element) => [element, ...elementsIn(element)]);

const placeOf = ({ attributes }: XmlElement): Place => {
  const number = (name: string): number => Number(attributes[name]);
  return [number('cx'), number('cy'), Number((number('r') / USUAL).toFixed(4))];
};

const wrongWithPlace = (circle: XmlElement): string | undefined => {
  if (['cx', 'cy', 'r'].some((name) => !/^-?[\d.]+$/.test(circle.attributes[name] ?? '')))
    return 'the circle needs numbers cx, cy and r';
  return Number(circle.attributes['r']) > 0 ? undefined : 'the circle needs a radius above 0';
};

/** What is wrong with an element; undefined for nothing. */
const wrongWith = (element: XmlElement, { roles, places }: Allowed): string | undefined => {
  const { name, attributes } = element;
  if (attributes['transform'] !== undefined) return `<${name}> has a transform: apply it to its paths`;
  if (name === 'svg' && element.parent?.type === 'document') return undefined;
  const known = new Map([
    ['path', roles],
    ['circle', places],
    ['g', null],
  ]).get(name);
  if (known === undefined) return `<${name}> is not drawn: turn it into a path`;
  if (known === null) return undefined;
  const classes = classesOf(element);
  if (classes.length !== 1 || !known.includes(classes[0] ?? ''))
    return `<${name}> has the class "${classes.join(' ')}": it needs one of ${known.join(', ')}`;
  if (name === 'path' && !isPath(attributes['d'] ?? '')) return `"${attributes['d'] ?? ''}" is no path`;
  return name === 'circle' ? wrongWithPlace(element) : undefined;
};

const lineIn = (text: string, { start }: XmlElement): number => text.slice(0, start).split('\n').length;

const rootIn = (file: string, text: string, report: ReportProblem): XmlElement | null => {
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (root?.name === 'svg') return root;
    if (root !== null) report(file, lineIn(text, root), `<${root.name}> is no drawing`);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    report(file, error.line, error.message.split(' (line ')[0] ?? '');
  }
  return null;
};

/** Reads an SVG file; null where it cannot be. */
export const drawingIn = (file: string, text: string, allowed: Allowed, report: ReportProblem): Drawing | null => {
  const root = rootIn(file, text, report);
  if (root === null) return null;
  const lineOf = (element: XmlElement): number => lineIn(text, element);
  const classes = classesOf(root);
  const viewBox = allowed.viewBox(classes);
  if (root.attributes['viewBox'] !== viewBox) report(file, lineOf(root), `needs viewBox="${viewBox}"`);
  const elements = elementsIn(root);
  for (const element of [root, ...elements]) {
    const wrong = wrongWith(element, allowed);
    if (wrong !== undefined) report(file, lineOf(element), wrong);
  }
  const named = (name: string) =>
    elements
      .filter((element) => element.name === name)
      .map((element) => ({ element, name: classesOf(element)[0] ?? '', line: lineOf(element) }));
  return {
    line: lineOf(root),
    classes,
    layers: named('path').map(({ element, name }) => [name, element.attributes['d'] ?? '']),
    places: named('circle').map(({ element, name, line }) => ({ line, name, place: placeOf(element) })),
  };
};
