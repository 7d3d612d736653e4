import type { CardLookup, LogLine, Named } from '../../../engine/index.js';
import { partsOf, type FallbackWords } from '../../game/log.js';
import type { Names } from '../../words/described.js';
import { shortEffect } from '../cards/short-effects.js';
import { rangeText } from '../cards/conditions.js';
import type { FrenchParts } from '../cards/event-phrases.js';
import { list } from '../cards/nouns.js';
import { de, deCard, deName } from '../cards/typography.js';
import { barterWords } from './barter.js';
import { mendText } from './mends.js';
import { named } from './named.js';

const FALLBACK: FallbackWords = {
  who: 'le jeu',
  other: 'personne',
  whoever: barterWords.whoever,
  what: 'quelque chose',
  source: 'un effet',
  copied: 'quelque chose',
  combat: ' de combat',
  named,
  mend: mendText,
  list: (parts) => list(parts, 'et'),
  row: ({ from, to, effect }, { source, amount }, cards) =>
    `${amount ?? rangeText(from, to)} : ${shortEffect(effect, cards, source)}`,
};

/** `de` with what a thing is called. */
const ofThing = (thing: Named | undefined, called: string): string => {
  if (thing === undefined) return de(called);
  if ('card' in thing) return deCard(called);
  return 'player' in thing ? deName(called) : de(called);
};

export const frenchParts = (line: LogLine, names: Names, cards: CardLookup): FrenchParts => {
  const parts = partsOf(line, names, cards, FALLBACK);
  return {
    ...parts,
    ofWhat: ofThing(line.object, parts.what),
    ofCopied: line.source === undefined ? 'de quelque chose' : deCard(parts.copied),
    effect: line.source === undefined ? "l'effet" : `l'effet ${deCard(parts.source)}`,
  };
};
