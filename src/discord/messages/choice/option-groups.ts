import type { Option, PlayerId } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';

/** What the options have in common: whose they are, or where they are. */
export const groupOf = ({ meaning }: Option): string => {
  const { kind, zone, owner } = meaning;
  if (kind === 'player' || kind === 'stack' || kind === 'deck') return kind;
  if (zone === 'hand' || zone === 'discard') return zone;
  if (zone === 'slot' || zone === 'covered') return 'slot';
  return owner ?? 'other';
};

const isPlayer = (key: string): key is PlayerId => /^p\d{1,2}$/.test(key);

/** A group in words. */
export const groupName = (key: string, w: Words, names: Names): string => {
  const { heading } = w.board;
  switch (key) {
    case 'player':
      return heading.players;
    case 'stack':
      return heading.stack;
    case 'deck':
      return heading.decks;
    case 'hand':
      return heading.hand;
    case 'discard':
      return heading.discards;
    case 'slot':
      return w.inspect.menu.table;
    default:
      return isPlayer(key) ? names.player(key) : w.more.others;
  }
};
