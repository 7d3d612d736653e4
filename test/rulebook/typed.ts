import { readFileSync } from 'node:fs';
import { createLookup } from '../../src/rulebook/index.js';
import type { Language } from '../../src/text/index.js';

/** A line of a table of what people type: the cards, rules, sections or rulings that answer it; `-` for nothing. */
export interface Typed {
  readonly set: string;
  readonly kind: string;
  readonly language: Language;
  readonly query: string;
  readonly expected: readonly string[];
}

/** Reads a table beside this file, with its sets. */
export const typedIn = (file: string): readonly Typed[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line): Typed => {
      const [set = '', kind = '', language, query = '', expected = ''] = line.split('\t');
      return { set, kind, language: language === 'fr' ? 'fr' : 'en', query, expected: expected.split('|') };
    });

/** One index for a file of tests. */
export const lookup = createLookup();

/** What is found for a line. */
export const foundFor = ({ kind, query, language }: Typed): ReturnType<typeof lookup.rules> =>
  (kind === 'card' ? lookup.cards : lookup.rules)(query, language);

/** The part of so many, from 0 to 1, to a thousandth. */
export const part = (count: number, all: number): number => Math.round((1000 * count) / all) / 1000;
