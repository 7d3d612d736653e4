import { knownWait, publicView, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { namesOf } from '../../format/seat-names.js';
import { situationText } from './board-message.js';
import { nextLine } from './next.js';
import { stackLines } from './stack-lines.js';

/** Why the table stands still, and what comes next: from what everybody can see, whoever reads it. */
export const waitingLines = (table: Table, w: Words): readonly string[] => {
  const view = publicView(table);
  if (view === null || view.outcome !== null) return [];
  const names = namesOf(table, w, 'markdown');
  const wait = knownWait(table);
  const asked = wait.is === 'named' ? wait.players.map((player) => names.player(player)) : [];
  const next = nextLine(view, w, names);
  const held = view.asked !== null ? w.waiting.choosing : w.waiting.ownTurn;
  return [
    situationText(table, view, w, names),
    ...(next !== null && asked.length > 1 ? [w.waiting.inOrder(asked)] : []),
    next ?? held,
    ...(next !== null && view.stack.length > 1 ? [w.waiting.under(view.stack.length - 1)] : []),
    ...stackLines(view, w, names).map((line, index) => `${index + 1}. ${line}`),
  ].filter((line) => line !== '');
};
