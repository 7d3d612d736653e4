import { turnOf } from '../../../src/engine/index.js';
import { mayAnswer, questionOf, whyAsked, type Table } from '../../../src/table/index.js';

type Seat = Table['data']['game']['seats'][number];

/** How the list of a turn stands, for whoever is awaited in it. */
const listOf = (table: Table, { player, plan }: Seat): string => {
  if (table.session === null || turnOf(table.session).active !== player) return "other's turn";
  if (plan === undefined) return 'own turn';
  return plan.stopped === null ? 'own turn with a list' : `own turn, list stopped: ${plan.stopped.why}`;
};

/** What the table waits for this person for, in a few words that can be counted. */
const causeOf = (table: Table, seat: Seat): string => {
  const { user, player } = seat;
  if (table.data.clock.comingUp.some((one) => one.player === player)) return 'done in a while by itself';
  const why = user === null ? null : whyAsked(table, user);
  const what = (): string => {
    if (why?.is === 'question') return `${questionOf(table, user!)?.key}`;
    return why?.is === 'concerned' ? why.concerns.join(' and ') : `${why?.is}`;
  };
  return `${listOf(table, seat)}: ${what()}`;
};

/** Notes how long a table waited for what; where it waits for several at once, each of them has a part of that time. */
export const openWaits = (now: () => number) => {
  const waited = new Map<string, number>();
  let open: { readonly causes: readonly string[]; readonly since: number } | null = null;
  return {
    look(table: Table): void {
      for (const cause of open?.causes ?? [])
        waited.set(cause, (waited.get(cause) ?? 0) + (now() - open!.since) / open!.causes.length);
      const awaited = table.data.game.seats.filter(({ user }) => user !== null && mayAnswer(table, user));
      open = { causes: awaited.map((seat) => causeOf(table, seat)), since: now() };
    },
    /** Milliseconds by cause. */
    waited: (): ReadonlyMap<string, number> => waited,
  };
};
