import type { CardLookup, LogLine } from '../../../engine/index.js';
import { partsOf, type NeutralWords } from '../../game/log.js';
import type { Names } from '../../words/described.js';
import { shortEffect } from '../cards/short-effects.js';
import { rangeText } from '../cards/conditions.js';
import type { FrenchParts } from '../cards/deeds.js';
import { list } from '../cards/nouns.js';
import { de, deName } from '../cards/typography.js';
import { barterWords } from './barter.js';
import { mendText } from './mends.js';
import { named } from './named.js';

const NEUTRAL: NeutralWords = {
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

export const frenchParts = (line: LogLine, names: Names, cards: CardLookup): FrenchParts => {
  const parts = partsOf(line, names, cards, NEUTRAL);
  const isName = line.object !== undefined && ('player' in line.object || 'card' in line.object);
  return {
    ...parts,
    ofWhat: isName ? deName(parts.what) : de(parts.what),
    ofCopied: line.source === undefined ? 'de quelque chose' : deName(parts.copied),
    effect: line.source === undefined ? "l'effet" : `l'effet ${deName(parts.source)}`,
  };
};
