import type { CardLookup, LogLine, Named } from '../../../engine/index.js';
import { partsOf, type LogParts, type NeutralWords } from '../../game/log.js';
import type { Names } from '../../words/described.js';
import { shortEffect } from '../cards/abilities.js';
import { rangeText } from '../cards/conditions.js';
import { deckName, list } from '../cards/nouns.js';

/** A thing named for people. */
export const named = (thing: Named, names: Names): string => {
  if ('player' in thing) return names.player(thing.player);
  if ('deck' in thing) return deckName(thing.deck);
  if ('on' in thing) return `the ${thing.on}`;
  return thing.owner === undefined
    ? names.card(thing.card)
    : `${names.card(thing.card)} (${names.player(thing.owner)})`;
};

const NEUTRAL: NeutralWords = {
  who: 'the game',
  other: 'nobody',
  what: 'something',
  source: 'an effect',
  copied: 'something',
  combat: 'combat ',
  named,
  list: (parts) => list(parts, 'and'),
  row: ({ from, to, effect }, { source }, cards) => `${rangeText(from, to)}: ${shortEffect(effect, cards, source)}`,
};

export const englishParts = (line: LogLine, names: Names, cards: CardLookup): LogParts =>
  partsOf(line, names, cards, NEUTRAL);
