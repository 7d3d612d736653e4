import { z } from 'zod';
import { tableData } from './data.js';

/** What v0.1.0 to v0.11.0 stored in one object, by the group in which it stands now; two have another name there. */
const FIELDS = {
  game:
    'host souls options upkeep seats window sealedChoice acted failedIn rewinds soulsByTurn endedBy mends seedHash secret ' +
    'houseCards situation rematchBy',
  clock: 'comingUp thinking',
  social: 'offers promises invitations former abandoned endProposal rewindProposal mendProposal finding',
  display: 'language picture messages',
} as const;
const RENAMED = { game: 'id', asides: 'tableActs' } as const;

const flat = z.looseObject({ clock: z.looseObject({}).prefault({}) });

const picked = (table: z.output<typeof flat>, names: string): object =>
  Object.fromEntries(names.split(' ').flatMap((name) => (name in table ? [[name, table[name]]] : [])));

const grouped = (table: z.output<typeof flat>): object => {
  const renamed = Object.entries(RENAMED).flatMap(([was, is]) => (was in table ? [[is, table[was]]] : []));
  return {
    phase: table['phase'],
    game: { ...picked(table, FIELDS.game), ...Object.fromEntries(renamed) },
    clock: { ...table.clock, ...picked(table, FIELDS.clock) },
    social: picked(table, FIELDS.social),
    display: picked(table, FIELDS.display),
  };
};

/** The table's own data as v0.1.0 to v0.11.0 stored them, all in one object. It is read for ever and never written. */
export const flatTableData = flat.transform(grouped).pipe(tableData);
