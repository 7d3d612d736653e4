import type { Named } from '../../../engine/index.js';
import type { Names } from '../../words/described.js';
import { deckName } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const ON_STACK = { roll: 'le lancer', damage: 'les dégâts', death: 'la mort' } as const;

/** A thing named for people. */
export const named = (thing: Named, names: Names, isSoul = false): string => {
  if ('player' in thing) return names.player(thing.player);
  if ('deck' in thing) return deckName(thing.deck);
  if ('on' in thing)
    return `${ON_STACK[thing.on]}${thing.by === undefined ? '' : ` ${deName(names.player(thing.by))}`}`;
  const soul = isSoul ? 'âme' : '';
  const owner = thing.owner === undefined ? '' : names.player(thing.owner);
  const about = soul === '' || owner === '' ? `${soul}${owner}` : `${soul} ${deName(owner)}`;
  return about === '' ? names.card(thing.card) : `${names.card(thing.card)} (${about})`;
};
