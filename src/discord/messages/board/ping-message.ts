import type { Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../format/ids.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../../format/payload.js';
import { askedPeople, windowIn } from '../../format/seat-names.js';

const mentionsOf = (table: Table): readonly string[] =>
  askedPeople(table).flatMap(({ user }) => (user === null ? [] : [`<@${user}>`]));

/** One line that names everybody awaited in the open window, and notifies exactly them. */
export const pingMessage = (table: Table, w: Words): Payload => {
  const window = windowIn(table, null);
  const { game } = table.data;
  const users = askedPeople(table).flatMap(({ user }) => user ?? []);
  return message({
    content: clip(w.board.ping(mentionsOf(table)), LIMITS.content),
    components: rows([
      button(formatId({ game, window, verb: 'panel', arg: '' }), w.ui.play, 'primary'),
      button(formatId({ game, window, verb: 'pass', arg: '' }), w.ui.pass),
      button(formatId({ game, window, verb: 'deal', arg: '' }), w.barter.button),
    ]),
    allowed_mentions: { users: [...users] },
  });
};
