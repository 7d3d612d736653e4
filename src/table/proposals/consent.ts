import type { PlayerId } from '../../engine/index.js';
import { requireSeat, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { updated, type HasGame, type Person, type Proposal, type Seat, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';

/** A click on the message of a proposal that needs everybody's consent. */
export interface ProposalClick {
  readonly game: string;
  /** The id of the proposal. */
  readonly id: string;
}

/** Milliseconds after which whoever has said nothing does not stand in the way. */
const SILENCE = 24 * 3_600_000;

/** A proposal as somebody makes it; `now` is in milliseconds since 1970. */
export const proposedBy = ({ data, seat }: SeatedActor, id: string, now: number): Proposal => ({
  id,
  by: seat.player,
  agreed: [seat.player],
  until: now + SILENCE,
  lost: data.clock.lost,
});

/** The seats of the people whose consent it needs: for one seat of theirs is enough. */
const needed = ({ game: { seats } }: HasGame<'seats'>): readonly Seat[] => seats.filter(({ user }) => user !== null);

/**
 * When a proposal is done, in milliseconds since 1970: at once when everybody agrees, otherwise when whoever has said nothing
 * has had their time, for which no outage counts. Null for none.
 */
export const agreedAt = (data: TableData, open: Proposal | null): number | null => {
  if (open === null || data.phase !== 'playing') return null;
  const isAgreed = needed(data).every(({ user }) =>
    data.game.seats.some((seat) => seat.user === user && open.agreed.includes(seat.player)),
  );
  return isAgreed ? 0 : open.until + data.clock.lost - open.lost;
};

/** When a proposal comes up by itself; null too while it would by its time alone and the table is paused. */
export const comesUpAt = (data: TableData, open: Proposal | null): number | null => {
  const next = agreedAt(data, open);
  return data.clock.paused !== undefined && next !== 0 ? null : next;
};

/** A proposal at a table that was paused until `now`: whoever is silent has as much time as before. */
const later = <P extends Proposal>(open: P | null, { clock }: TableData, now: number): P | null => {
  if (open === null || clock.paused === undefined) return open;
  const until = open.until + clock.lost - open.lost + now - clock.paused.since;
  return { ...open, until: Math.min(until, now + SILENCE), lost: clock.lost };
};

/** What is proposed at a table that was paused until `now`, in milliseconds since 1970. */
export const proposalsGoingOn = (
  data: TableData,
  now: number,
): Pick<TableData['social'], 'rewindProposal' | 'mendProposal'> => ({
  rewindProposal: later(data.social.rewindProposal, data, now),
  mendProposal: later(data.social.mendProposal, data, now),
});

/** A proposal without this player: somebody else sits there, or nobody. Their own is none any more. */
const without = <P extends Proposal>(open: P | null, player: PlayerId): P | null =>
  open === null || open.by === player ? null : { ...open, agreed: open.agreed.filter((one) => one !== player) };

/** The table without the consent of this player. */
export const withoutConsent = (data: TableData, player: PlayerId): TableData =>
  updated(data, {
    social: {
      rewindProposal: without(data.social.rewindProposal, player),
      mendProposal: without(data.social.mendProposal, player),
    },
  });

/** Somebody at the table on whose proposal they have clicked, for as long as it is open; otherwise this refusal. */
export const openFor = <P extends Proposal>(
  working: WorkingCopy,
  person: Person,
  click: ProposalClick,
  openIn: (data: TableData) => P | null,
  none: Refusal,
): (SeatedActor & { readonly open: P }) | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const open = openIn(now.data);
  return open === null || open.id !== click.id || now.data.game.id !== click.game ? none : { ...now, open };
};
