import type { Session } from '../../src/engine/index.js';
import { STANDARD, UNTOUCHED, type Table } from '../../src/table/index.js';

const LONG = '*'.repeat(32);

/** A table of four people with the longest names that Discord and escaping make, around a game in progress. */
export const tableOf = (session: Session | null): Table => ({
  channel: '1',
  revision: 999_999,
  session,
  data: {
    phase: session === null ? 'lobby' : 'playing',
    game: 'ab12cd',
    host: 'u1',
    souls: 4,
    language: 'en',
    picture: true,
    options: STANDARD,
    upkeep: UNTOUCHED,
    seats: ['1', '2', '3', '4'].map((n) => ({
      player: `p${Number(n)}` as const,
      name: LONG,
      user: `u${n}`,
      computer: null,
      order: 'concerns' as const,
      holdPriority: false,
      passing: null,
    })),
    window:
      session === null ? null : { id: 'zz9.99', asked: ['p1', 'p2', 'p3', 'p4'], sealed: ['p2'], held: [], waits: [] },
    sealedChoice: null,
    acted: null,
    offers: [],
    asides: [],
    messages: { board: null, ping: null, pingWindow: null, offers: {} },
    seedHash: 'f'.repeat(64),
  },
});
