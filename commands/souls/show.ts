import { isGranted } from '../../src/discord/index.js';
import { described } from '../described.js';
import type { Subcommand } from '../subcommand.js';

export const show: Subcommand = {
  data: (builder, both) => described(builder, both, ({ souls }) => souls.show),
  async execute({ channel, tables, missing, place, w, repost }) {
    const table = await tables.table(channel);
    if (table === null)
      return { is: 'outcome', outcome: { is: 'refused', refusal: { why: 'noTable' }, table }, text: null };
    const { moved } = table.data.upkeep;
    if (moved !== null) return { is: 'said', text: w.server.playedIn(moved.to) };
    if (missing.length > 0) return { is: 'said', text: w.errors.missingPermissions(missing) };
    await repost();
    const isBare = table.data.picture && !isGranted(place, 'attachFiles');
    return { is: 'said', text: isBare ? w.picture.notAllowed : w.board.done };
  },
};
