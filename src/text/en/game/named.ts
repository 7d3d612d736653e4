import type { Named } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { deckName } from '../cards/nouns.js';

/** A thing named for people. */
export const named = (thing: Named, names: Names, isSoul = false): string => {
  if ('player' in thing) return names.player(thing.player);
  if ('deck' in thing) return deckName(thing.deck);
  if ('on' in thing) return `the ${thing.on}${thing.by === undefined ? '' : ` of ${names.player(thing.by)}`}`;
  const soul = isSoul ? 'soul' : '';
  const owner = thing.owner === undefined ? '' : names.player(thing.owner);
  const about = soul === '' || owner === '' ? `${soul}${owner}` : `a soul of ${owner}`;
  return about === '' ? names.card(thing.card) : `${names.card(thing.card)} (${about})`;
};
