import type { Selector } from '../../../engine/index.js';
import { list, owned, singular, type Phrase } from './nouns.js';

/** `one`: an item; `each`: each item; `bare`: item; `all`: items. */
export type Grade = 'one' | 'each' | 'bare' | 'all';

/** Several phrases as one: "an item or a soul", "each player and each monster". */
export const several = (parts: readonly Phrase[], how: Grade): Phrase => {
  const text = list(
    parts.map((part) => part.text),
    how === 'each' || how === 'all' ? 'and' : 'or',
  );
  return parts.length === 1
    ? (parts[0] ?? singular(text))
    : { text, person: how === 'one' || how === 'bare' ? 'it' : 'they' };
};

const OF_SEVERAL = { is: 'are', was: 'were', has: 'have', does: 'do', targets: 'target' } as const;
/** "that is attacked", of several "that are attacked". */
export const agreeing = (clause: string, many: boolean): string =>
  many
    ? clause.replace(
        /^that (is|was|has|does|targets)\b/,
        (_, verb: keyof typeof OF_SEVERAL) => `that ${OF_SEVERAL[verb]}`,
      )
    : clause;

/** "the top card of the loot discard" */
export const topOfDiscard = (decks: Selector, of: Phrase): Phrase =>
  singular(`the top card of ${decks.select === 'anyOf' ? `the discard of (${of.text})` : owned('discard', of)}`);

/** "the player to your left" */
export const neighbour = (side: 'left' | 'right', of: Phrase, isShort: boolean): Phrase => {
  if (of.person === 'you') return singular(`the player to your ${side}`);
  if (of.text === 'they') return singular(`the player to their ${side}`);
  if (isShort && of.text.split(' ').length <= 3) return singular(`the player to ${owned(side, of)}`);
  return singular(`the player to the ${side} of ${of.text}`);
};
