import type { StackItemView, View } from '../../../engine/index.js';
import type { Names, Words } from '../../../text/index.js';
import { attackedIn } from './attacked.js';

/** What a roll leads to if nobody changes it: a hit, a miss, or what its card says; empty for anything else. */
export const stackMeaning = (item: StackItemView, view: View, w: Words, names: Names): string => {
  const attacker = view.players.find(({ id }) => id === item.roller);
  const target = attackedIn(view, item.targetRefs[0], names);
  const needed = target?.dc ?? null;
  if (!item.attackRoll) return w.rollOutcome(item);
  if (attacker === undefined || target === null || needed === null) return '';
  const hits = item.hits === true;
  const damage = hits ? attacker.atk : (target.atk ?? 0);
  return w.board.rollMeans({
    hits,
    needed,
    damage,
    monster: target.name,
    attacker: names.player(attacker.id),
  });
};

/** The stack from its top, each item with what it does, a roll with what it leads to. */
export const stackLines = (view: View, w: Words, names: Names): readonly string[] =>
  view.stack.toReversed().map((item) => {
    const leadsTo = stackMeaning(item, view, w, names);
    const isChanged = !item.attackRoll && item.stands !== null && item.stands !== item.number;
    const meaning = isChanged && leadsTo !== '' ? w.board.countsAs(item.stands, leadsTo) : leadsTo;
    return meaning === '' ? w.stackLine(item, names) : `${w.stackLine(item, names)} — ${meaning}`;
  });
