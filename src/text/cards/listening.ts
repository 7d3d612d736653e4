// Who listens to a text while it is said: what is read back is learned from which part says which words.

/** Told that a part is about to be said; what it returns is told the words, null for a way of saying that there is none of. */
export type Listener = (kind: Heard, part: object, ctx: Listening) => (words: string | null) => void;

/** The ways of saying a part that are told apart. */
export type Heard =
  | 'ability'
  | 'modes'
  | 'mode'
  | 'effect'
  | 'step'
  | 'infinitive'
  | 'rows'
  | 'modifier'
  | 'had'
  | 'replacement'
  | 'when'
  | 'would'
  | 'condition'
  | 'not'
  | 'before'
  | 'after'
  | 'selector'
  | 'picked'
  | 'amount'
  | 'cost'
  | 'lasting';

/** A context, as far as whoever listens needs it. */
export interface Listening {
  readonly listener?: Listener;
}

const wordsOf = (said: string | { readonly text: string } | null): string | null =>
  said === null || typeof said === 'string' ? said : said.text;

/** Says a part of a tree, and tells whoever listens. */
export const aloud = <Said extends string | { readonly text: string } | null, F extends Listening>(
  kind: Heard,
  part: unknown,
  ctx: F,
  say: () => Said,
): Said => {
  const { listener } = ctx;
  if (listener === undefined || typeof part !== 'object' || part === null) return say();
  const told = listener(kind, part, ctx);
  const said = say();
  told(wordsOf(said));
  return said;
};
