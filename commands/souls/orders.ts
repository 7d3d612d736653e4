import { seatOf } from '../../src/table/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const orders: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.orders),
  async execute({ channel, person, tables }) {
    const table = await tables.table(channel);
    const why =
      table === null
        ? 'noTable'
        : table.data.phase === 'lobby'
          ? 'notStarted'
          : seatOf(table, person.user) === null
            ? 'notSeated'
            : null;
    return table === null || why !== null
      ? { is: 'outcome', outcome: { is: 'refused', refusal: { why: why ?? 'noTable' }, table }, text: null }
      : { is: 'orders', table };
  },
};
