import type { PlayerId, Session } from '../../../src/engine/index.js';
import { STANDARD, STOPPED, UNCALLED, UNTOUCHED, type Table } from '../../../src/table/index.js';
import { UNPOSTED } from '../../../src/table/record/data.js';

const playersOf = (people: number): readonly PlayerId[] =>
  Array.from({ length: people }, (_, index): PlayerId => `p${index + 1}`);
const LONG = '*'.repeat(32);

/** A table of four people, or as many, with the longest names that Discord and escaping make, around a game in progress. */
export const tableOf = (session: Session | null, people = 4): Table => ({
  channel: '1',
  revision: 999_999,
  session,
  data: {
    phase: session === null ? 'lobby' : 'playing',
    game: {
      id: 'ab12cd',
      host: 'u1',
      souls: 4,
      options: STANDARD,
      upkeep: UNTOUCHED,
      seats: playersOf(people).map((player) => ({
        player,
        name: LONG,
        user: `u${player.slice(1)}`,
        computer: null,
        order: 'concerns' as const,
        holdPriority: false,
        passing: null,
      })),
      window: session === null ? null : { id: 'zz9.99', asked: playersOf(people), sealed: ['p2'], held: [], waits: [] },
      sealedChoice: null,
      acted: null,
      tableActs: [],
      seedHash: 'f'.repeat(64),
    },
    display: { language: 'en', picture: true, messages: UNPOSTED },
    social: {
      finding: UNCALLED,
      offers: [],
      invitations: [],
      former: [],
      endProposal: null,
      rewindProposal: null,
      mendProposal: null,
      promises: [],
    },
    clock: { ...STOPPED, comingUp: [] },
  },
});
