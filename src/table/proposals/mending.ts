import {
  isMendNow,
  mendable,
  mendGoals,
  mendNow,
  appendLogLine,
  type Mendable,
  type MendGoal,
  type MendWish,
  type ObjectId,
  type Session,
} from '../../engine/index.js';
import { deadlineOf } from '../clock/waits.js';
import { settle } from '../play/settle.js';
import type { DueAct } from '../timekeeping/timekeeping.js';
import { requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { updated, type MendProposal, type Person, type Seat, type Table, type TableData } from '../record/data.js';
import { requireTable, type TableRepository } from '../repository/table-repository.js';
import type { Refusal } from '../record/outcome.js';
import { agreedAt, comesUpAt, openFor, proposedBy, type ProposalClick } from './consent.js';

/** What a mend is done with: the time in milliseconds since 1970, and milliseconds in which no process has run. */
export interface Mending {
  readonly now: number;
  /** Over the store's whole life; null when it is not known. */
  readonly lost: number | null;
}

/** Milliseconds without an act of anybody after which a table that waits for ever is stuck. */
const IDLE = 24 * 3_600_000;
/** Milliseconds within which a table has answered for whoever is late, if it can at all. */
const GRACE = 60_000;

/** Why a table is stuck: an answer failed, nobody was answered for when their time was over, or nobody has acted for a day. */
type Stuck = 'failed' | 'deadline' | 'idle';

/** Since when nobody has acted in the open window, in milliseconds since 1970; null when that is not known. */
const quietSince = ({ game: { upkeep, window }, clock }: TableData): number | null => {
  if (upkeep.touched === null) return null;
  const begun = clock.window === window?.id ? clock.waits.map(({ since }) => since) : [];
  return Math.max(upkeep.touched, ...(begun.length === 0 ? [] : [Math.min(...begun)]));
};

/**
 * Whether a table is stuck, in terms that everybody knows: an answer in the open window has failed because of a mistake of
 * ours; the time of all who are awaited has been over for a minute, and the table has not gone on by itself; or where it waits
 * as long as it takes, nobody has acted in this window for a day. Downtime does not count, and a paused table waits on purpose.
 */
const stuckBecause = (data: TableData, { now, lost }: Pick<Mending, 'now' | 'lost'>): Stuck | null => {
  if (data.phase !== 'playing' || data.game.window === null) return null;
  if (data.game.failedIn === data.game.window.id) return 'failed';
  if (data.clock.paused !== undefined) return null;
  const time = now - ((lost ?? data.clock.lost) - data.clock.lost);
  const deadline = deadlineOf(data);
  if (deadline !== null) return time >= deadline + GRACE ? 'deadline' : null;
  const since = quietSince(data);
  return since !== null && time - since >= IDLE ? 'idle' : null;
};

/** When a mend that is proposed is done, in milliseconds since 1970; null while none is. */
export const nextMend = (data: TableData): number | null => agreedAt(data, data.social.mendProposal);

/** When a mend that is proposed comes up by itself. */
const nextDue = (data: TableData): number | null => comesUpAt(data, data.social.mendProposal);

type Step = 'suggested' | 'agreed' | 'withdrawn' | 'refused' | 'void';

const logStep = (session: Session, { id, mend }: MendProposal, player: Seat['player'], detail: Step): void => {
  const what = detail === 'suggested' ? { mend } : {};
  appendLogLine(session, { say: 'mending', detail, player, ...what }, `${id}.${player}.${detail}`);
};

/** Something is put right now, or as soon as a running resolution is over. */
const putRight = (
  session: Session,
  data: TableData,
  by: Pick<MendProposal, 'by' | 'mend'> & { readonly alone: boolean },
): TableChange => {
  const tableActs = [...data.game.tableActs, { does: 'mend', by: by.by, alone: by.alone, mend: by.mend } as const];
  return { session, data: settle(session, updated(data, { social: { mendProposal: null }, game: { tableActs } })) };
};

/** Puts it right when that is agreed on; a proposal of what has changed meanwhile is void; otherwise the table stays as it is. */
const mendIfAgreed = (session: Session, data: TableData, { now }: Mending): TableChange => {
  const { mendProposal: open } = data.social;
  if (open === null) return { session, data };
  if (!isMendNow(session, open.mend)) {
    logStep(session, open, open.by, 'void');
    return { session, data: updated(data, { social: { mendProposal: null } }) };
  }
  return (nextDue(data) ?? Infinity) > now ? { session, data } : putRight(session, data, { ...open, alone: false });
};

/** Proposes to put something right; with nobody else at the table it is done. */
export const proposeMend = (
  working: WorkingCopy,
  person: Person,
  { id, wish }: { readonly id: string; readonly wish: MendWish },
  how: Mending,
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  if (data.social.mendProposal !== null) return { why: 'mending', problem: 'open' };
  const mend = mendNow(session, wish);
  if ('problem' in mend) return { why: 'mend', objection: mend };
  const open: MendProposal = { ...proposedBy(now, id, how.now), mend };
  logStep(session, open, seat.player, 'suggested');
  return mendIfAgreed(session, updated(data, { social: { mendProposal: open } }), how);
};

/** The host puts something right alone, because the table is stuck; a mend that was proposed is void by it. */
export const mendAlone = (
  working: WorkingCopy,
  person: Person,
  wish: MendWish,
  how: Mending,
): TableChange | Refusal => {
  const stuck = stuckBecause(working.data, how);
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  if (data.game.host !== person.user) return { why: 'mending', problem: 'notHost' };
  if (stuck === null) return { why: 'mending', problem: 'notStuck' };
  const mend = mendNow(session, wish);
  if ('problem' in mend) return { why: 'mend', objection: mend };
  if (data.social.mendProposal !== null)
    logStep(session, data.social.mendProposal, data.social.mendProposal.by, 'void');
  return putRight(session, data, { by: seat.player, mend, alone: true });
};

const openMendFor = (working: WorkingCopy, person: Person, click: ProposalClick) =>
  openFor(working, person, click, ({ social: { mendProposal } }) => mendProposal, { why: 'mending', problem: 'none' });

/** Agrees to put it right, which is done with everybody at the table; saying it twice changes nothing. */
export const agreeToMend = (
  working: WorkingCopy,
  person: Person,
  click: ProposalClick,
  how: Mending,
): TableChange | Refusal => {
  const now = openMendFor(working, person, click);
  if ('why' in now) return now;
  const { session, data, seat, open } = now;
  if (open.agreed.includes(seat.player)) return { session, data };
  logStep(session, open, seat.player, 'agreed');
  return mendIfAgreed(
    session,
    updated(data, { social: { mendProposal: { ...open, agreed: [...open.agreed, seat.player] } } }),
    how,
  );
};

/** Refuses it, or withdraws one's own proposal: one person is enough for either. */
export const refuseMend = (working: WorkingCopy, person: Person, click: ProposalClick): TableChange | Refusal => {
  const now = openMendFor(working, person, click);
  if ('why' in now) return now;
  const { session, data, seat, open } = now;
  logStep(session, open, seat.player, open.by === seat.player ? 'withdrawn' : 'refused');
  return { session, data: updated(data, { social: { mendProposal: null } }) };
};

/** Notes that an answer in the open window has failed because of a mistake of ours. */
const withFailure = ({ session, data }: WorkingCopy): TableChange | Refusal =>
  data.phase !== 'playing' || data.game.window === null
    ? { why: 'notPossible' }
    : { session, data: updated(data, { game: { failedIn: data.game.window.id } }) };

/** What can be put right on a table now, the same for everybody, and why its host may do so alone. */
export interface MendableTable extends Mendable {
  /** Where this card could be moved to. */
  readonly goals: (of: ObjectId) => readonly MendGoal[];
  /** Null while the table is not stuck. */
  readonly stuck: Stuck | null;
}

/** Proposing and answering mends; the same interaction twice changes nothing. */
export interface Mends {
  /** What can be put right now; null where no game goes on. */
  mendable(table: Table): MendableTable | null;
  /** Notes that somebody's answer has failed because of a mistake of ours: the table is stuck until its window is over. */
  noteFailure(channel: string): Promise<void>;
}

/** What mends are done with. */
interface MendingDeps {
  readonly repository: TableRepository;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds in which no process has run, over the store's whole life; null when it is not known. */
  readonly lost: () => number | null;
}

/** What the table does by itself when a mend is agreed on, or whoever is silent has had their time. */
export const mendsDue = ({ clock }: Pick<MendingDeps, 'clock'>): DueAct => ({
  next: nextDue,
  give: (_channel, { session, data }) =>
    session === null || (nextDue(data) ?? Infinity) > clock()
      ? { why: 'notPossible' }
      : mendIfAgreed(session, data, { now: clock(), lost: null }),
});

/** What can be put right at tables, and whether they are stuck. */
export const createMends = ({ repository, clock, lost }: MendingDeps): Mends => ({
  mendable: ({ session, data }) =>
    session === null || data.phase !== 'playing'
      ? null
      : {
          ...mendable(session),
          goals: (of) => mendGoals(session, of),
          stuck: stuckBecause(data, { now: clock(), lost: lost() }),
        },
  async noteFailure(channel) {
    await repository.act(channel, null, requireTable(withFailure), () => []);
  },
});
