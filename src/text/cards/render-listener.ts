// A listener of rendering: the parser learns its grammar from which part is rendered as which words.

/** Called before a part is rendered; what it returns is called with the words, or null where there are none. */
export type RenderListener = (kind: RenderedKind, part: object, ctx: ListenedContext) => (words: string | null) => void;

/** The kinds of rendered parts. */
export type RenderedKind =
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

/** The part of a context that a listener needs. */
export interface ListenedContext {
  readonly listener?: RenderListener;
}

const wordsOf = (said: string | { readonly text: string } | null): string | null =>
  said === null || typeof said === 'string' ? said : said.text;

/** Renders a part of a tree and notifies the listener, if there is one. */
export const rendered = <Said extends string | { readonly text: string } | null, F extends ListenedContext>(
  kind: RenderedKind,
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
