import type { CardLookup, LogLine } from '../../../engine/index.js';
import { partsOf, type LogParts, type FallbackWords } from '../../game/log.js';
import type { Names } from '../../words/described.js';
import { shortEffect } from '../cards/short-effects.js';
import { rangeText } from '../cards/conditions.js';
import { list } from '../cards/nouns.js';
import { barterWords } from './barter.js';
import { mendText } from './mends.js';
import { named } from './named.js';

const FALLBACK: FallbackWords = {
  who: 'the game',
  other: 'nobody',
  whoever: barterWords.whoever,
  what: 'something',
  source: 'an effect',
  copied: 'something',
  combat: 'combat ',
  named,
  mend: mendText,
  list: (parts) => list(parts, 'and'),
  row: ({ from, to, effect }, { source, amount }, cards) =>
    `${amount ?? rangeText(from, to)}: ${shortEffect(effect, cards, source)}`,
};

export const englishParts = (line: LogLine, names: Names, cards: CardLookup): LogParts =>
  partsOf(line, names, cards, FALLBACK);
