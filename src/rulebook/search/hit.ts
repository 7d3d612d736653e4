import type { Reply } from '../reading.js';
import type { Language } from '../../text/index.js';

/** Something that was looked up and found. */
export interface Hit {
  readonly kind: 'card' | 'rule' | 'ruling';
  readonly id: string;
  readonly title: string;
  /** The rules of the catalogue that it covers, the most important first. */
  readonly rules: readonly string[];
  /** From 0 to about 1. */
  readonly score: number;
  /** Which of its answers is asked for. */
  readonly answer: number;
  /** What goes before that answer, to a question for Yes or No. */
  readonly reply: Reply | null;
}

/** Whether the first hit is what was meant: clearly, perhaps, or it only has something to do with it. */
export type Trust = 'sure' | 'unsure' | 'nothing';

/** What a query finds, best first. */
export interface Found {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** How far the first hit is to be trusted. */
  readonly trust: Trust;
  /** Whether the first hit is called or asked for so letter by letter. */
  readonly isExact: boolean;
}

/** Something that can be found. */
export interface SearchDocument {
  readonly kind: Hit['kind'];
  readonly id: string;
  readonly rules: readonly string[];
  readonly titles: Readonly<Record<Language, string>>;
  /** The same for documents on one page, so that it does not matter which of them is meant. */
  readonly family: string;
}

/** A document as it is shown in a language. */
export const asHit = ({ kind, id, rules, titles }: SearchDocument, score: number, language: Language): Hit => ({
  kind,
  id,
  title: titles[language],
  rules,
  answer: 0,
  reply: null,
  score: Math.round(score * 1000) / 1000,
});
