import {
  decisionsSince,
  appendLogLine,
  rewind,
  turnOf,
  type PastDecision,
  type PlayedSince,
  type Resources,
  type Session,
} from '../../engine/index.js';
import { settle } from '../play/settle.js';
import { requireSeat, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type RewindProposal, type Seat, type Table, type TableData } from '../record/data.js';
import type { GameStore } from '../record/game-store.js';
import { historyIn, type HistoryTurn } from '../history/history.js';
import type { Refusal } from '../record/outcome.js';
import { agreedAt, comesUpAt, openFor, proposedBy, type ProposalClick } from './consent.js';

/** What a rewind is done with: the history of the game, the time, and chance for everything that is drawn from then on. */
export interface Rewinding {
  readonly history: readonly HistoryTurn[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly chance: string;
  readonly resources: Resources;
}

/** This round of turns, as the history has it; null when it does not reach so far. */
const roundIn = (session: Session, seats: number, history: readonly HistoryTurn[]): PlayedSince | null => {
  const first = Math.max(1, turnOf(session).number - seats + 1);
  const from = history.findIndex(({ turn, checkpoint }) => checkpoint !== null && turn >= first);
  const checkpoint = history[from]?.checkpoint ?? null;
  return checkpoint === null ? null : { checkpoint, steps: history.slice(from).flatMap(({ steps }) => steps) };
};

/** The decisions of this round of turns to which a game can be rewound, the newest first, as everybody knows them. */
const pastDecisionsOf = (
  { session, data }: Pick<Table, 'session' | 'data'>,
  history: readonly HistoryTurn[],
): readonly PastDecision[] => {
  if (session === null || data.phase !== 'playing') return [];
  const round = roundIn(session, data.game.seats.length, history);
  return round === null ? [] : decisionsSince(session, round).toReversed();
};

/** When a rewind that is proposed is done, in milliseconds since 1970; null while none is. */
export const nextRewind = (data: TableData): number | null => agreedAt(data, data.social.rewindProposal);

/** When a rewind that is proposed comes up by itself. */
const nextDue = (data: TableData): number | null => comesUpAt(data, data.social.rewindProposal);

/** Whether a rewind that is proposed is to be done at `now`, in milliseconds since 1970. */
const isDue = (data: TableData, now: number): boolean => (nextDue(data) ?? Infinity) <= now;

type Step = 'suggested' | 'agreed' | 'withdrawn' | 'refused' | 'void';

const logStep = (session: Session, { id }: RewindProposal, player: Seat['player'], detail: Step): void => {
  appendLogLine(session, { say: 'rewinding', detail, player }, `${id}.${player}.${detail}`);
};

/** A seat in a game that was rewound to this turn: nothing planned, nothing passed on in advance, nothing done since. */
const seatBack = ({ plan: _plan, proposedEnd, ready, ...seat }: Seat, turn: number): Seat => ({
  ...seat,
  passing: null,
  ...(proposedEnd === undefined ? {} : { proposedEnd: Math.min(proposedEnd, turn) }),
  ...(ready === undefined
    ? {}
    : {
        ready: {
          ...ready,
          answers: ready.answers.map(({ turn: given, ...answer }) =>
            given === undefined || given >= turn ? answer : { ...answer, turn: given },
          ),
        },
      }),
});

/** What was put right before this decision: the game is as it was then. */
const mendsBefore = ({ game: { mends } }: TableData, { to }: RewindProposal): Pick<TableData['game'], 'mends'> =>
  mends === undefined ? {} : { mends: mends.filter(({ transition }) => transition < to.transition) };

/** The table after a rewind to this decision, before anybody is asked: everybody's time begins anew. */
const backAt = (data: TableData, open: RewindProposal): TableData =>
  updated(data, {
    game: {
      ...mendsBefore(data, open),
      seats: data.game.seats.map((seat) => seatBack(seat, open.to.turn)),
      rewinds: [...(data.game.rewinds ?? []), open.to],
      window: null,
      sealedChoice: null,
      acted: null,
      tableActs: [],
    },
    social: { rewindProposal: null, offers: [] },
    clock: { comingUp: [], window: null, waits: [], turn: null, late: [] },
  });

/** Rewinds the game when that is agreed; otherwise the table stays as it is. */
const rewindIfAgreed = (session: Session, data: TableData, how: Rewinding): TableChange => {
  const { rewindProposal: open } = data.social;
  if (open === null || !isDue(data, how.now)) return { session, data };
  const round = roundIn(session, data.game.seats.length, how.history);
  if (round === null || !rewind(session, round, open.to, how.chance)) {
    logStep(session, open, open.by, 'void');
    return { session, data: updated(data, { social: { rewindProposal: null } }) };
  }
  return { session, data: settle(session, backAt(data, open)) };
};

/** Proposes to rewind the game to before a decision of this round, by the number of its transition. */
export const proposeRewind = (
  working: WorkingCopy,
  person: Person,
  { id, transition }: { readonly id: string; readonly transition: number },
  how: Rewinding,
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  if (data.social.rewindProposal !== null) return { why: 'rewind', problem: 'open' };
  const to = pastDecisionsOf(now, how.history).find((one) => one.transition === transition);
  if (to === undefined) return { why: 'rewind', problem: 'gone' };
  const open: RewindProposal = { ...proposedBy(now, id, how.now), to };
  logStep(session, open, seat.player, 'suggested');
  return rewindIfAgreed(session, updated(data, { social: { rewindProposal: open } }), how);
};

const openRewindFor = (working: WorkingCopy, person: Person, click: ProposalClick) =>
  openFor(working, person, click, ({ social: { rewindProposal } }) => rewindProposal, {
    why: 'rewind',
    problem: 'none',
  });

/** Agrees to rewind the game, which is done with everybody at the table; saying it twice changes nothing. */
export const agreeToRewind = (
  working: WorkingCopy,
  person: Person,
  click: ProposalClick,
  how: Rewinding,
): TableChange | Refusal => {
  const now = openRewindFor(working, person, click);
  if ('why' in now) return now;
  const { session, data, seat, open } = now;
  if (open.agreed.includes(seat.player)) return { session, data };
  logStep(session, open, seat.player, 'agreed');
  const agreed = { ...open, agreed: [...open.agreed, seat.player] };
  return rewindIfAgreed(session, updated(data, { social: { rewindProposal: agreed } }), how);
};

/** Refuses a proposal to rewind the game, or withdraws one's own: one person is enough for either. */
export const refuseRewind = (working: WorkingCopy, person: Person, click: ProposalClick): TableChange | Refusal => {
  const now = openRewindFor(working, person, click);
  if ('why' in now) return now;
  const { session, data, seat, open } = now;
  logStep(session, open, seat.player, open.by === seat.player ? 'withdrawn' : 'refused');
  return { session, data: updated(data, { social: { rewindProposal: null } }) };
};

/** Proposing and answering rewinds; the same interaction twice changes nothing. */
export interface Rewinds {
  /** The decisions of this round of turns to which the game can be rewound, the newest first, as everybody knows them. */
  pastDecisions(channel: string): Promise<readonly PastDecision[]>;
}

/** What rewinds are done with. */
interface RewindingDeps {
  readonly store: Pick<GameStore, 'history'>;
  readonly resources: Resources;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** What nobody can foresee. */
  readonly random: () => string;
}

/** What rewinds the game of a channel with its history as it is now: called in an act, which nobody overtakes. */
type HowIn = (channel: string) => Promise<Rewinding>;

/** How games are rewound. */
export const howToRewind =
  ({ store, resources, clock, random }: RewindingDeps): HowIn =>
  async (channel) => ({ history: historyIn(await store.history(channel)), now: clock(), chance: random(), resources });

/** What the table does by itself when a rewind is agreed on, or whoever is silent has had their time. */
export const createRewindsDue = (deps: RewindingDeps) => ({
  next: nextDue,
  async give(channel: string, { session, data }: WorkingCopy): Promise<TableChange | Refusal> {
    if (session === null || !isDue(data, deps.clock())) return { why: 'notPossible' };
    return rewindIfAgreed(session, data, await howToRewind(deps)(channel));
  },
});

/** Reads what tables can be rewound to. */
export const createRewinds = (
  store: RewindingDeps['store'],
  table: (channel: string) => Promise<Table | null>,
): Rewinds => ({
  async pastDecisions(channel) {
    const now = await table(channel);
    return now === null ? [] : pastDecisionsOf(now, historyIn(await store.history(channel)));
  },
});
