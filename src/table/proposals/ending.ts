import { appendLogLine, turnOf, type PlayerId, type Session } from '../../engine/index.js';
import {
  withGameOver,
  requireSeat,
  type TableChange,
  type SeatedActor,
  type WorkingCopy,
} from '../record/table-change.js';
import { updated, type EndProposal, type Person, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { peopleAt } from '../record/seats-of-user.js';

/** A click on the message of a proposal to end the game. */
export interface EndClick {
  readonly game: string;
  /** The id of the proposal. */
  readonly id: string;
}

/** How many of the people at the table have to agree: more than half. */
export const neededToEnd = (data: TableData): number => Math.floor(peopleAt(data) / 2) + 1;

type Step = 'suggested' | 'agreed' | 'withdrawn';

const logStep = (session: Session, { id }: EndProposal, player: PlayerId, detail: Step): void => {
  appendLogLine(session, { say: 'ending', detail, player }, `${id}.${player}.${detail}`);
};

/** The table after its game when enough people have agreed to end it; otherwise as it is. */
export const endIfAgreed = (session: Session, data: TableData): TableData => {
  const agreed = data.social.endProposal?.agreed.length ?? 0;
  if (data.social.endProposal === null || agreed < neededToEnd(data)) return data;
  appendLogLine(session, { say: 'ending', detail: 'ended', amount: agreed }, data.social.endProposal.id);
  return updated(withGameOver(data), { game: { endedBy: { agreed, of: peopleAt(data) } } });
};

/** The table without what this player proposes or agrees to: somebody else sits there, or nobody. */
export const withoutAgreement = (data: TableData, player: PlayerId): TableData => {
  const { endProposal } = data.social;
  if (endProposal === null) return data;
  const agreed = endProposal.agreed.filter((one) => one !== player);
  return updated(data, { social: { endProposal: endProposal.by === player ? null : { ...endProposal, agreed } } });
};

const agreeing = ({ session, data, seat }: SeatedActor, open: EndProposal): TableChange => {
  if (open.agreed.includes(seat.player)) return { session, data };
  logStep(session, open, seat.player, 'agreed');
  const endProposal = { ...open, agreed: [...open.agreed, seat.player] };
  return { session, data: endIfAgreed(session, updated(data, { social: { endProposal } })) };
};

/**
 * Proposes to the table that the game be ended, once in a round of turns; whoever does so while somebody else's proposal
 * is open agrees to that one.
 */
export const proposeEnd = (working: WorkingCopy, person: Person, id: string): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, data, seat } = now;
  const { endProposal: open } = data.social;
  if (open !== null) return open.by === seat.player ? { why: 'ending', problem: 'proposed' } : agreeing(now, open);
  const turn = turnOf(session).number;
  if (seat.proposedEnd !== undefined && turn - seat.proposedEnd < data.game.seats.length)
    return { why: 'ending', problem: 'tooSoon' };
  const endProposal: EndProposal = { id, by: seat.player, agreed: [seat.player] };
  logStep(session, endProposal, seat.player, 'suggested');
  const seats = data.game.seats.map((one) => (one === seat ? { ...seat, proposedEnd: turn } : one));
  return { session, data: endIfAgreed(session, updated(data, { game: { seats }, social: { endProposal } })) };
};

const openFor = (
  working: WorkingCopy,
  person: Person,
  click: EndClick,
): (SeatedActor & { open: EndProposal }) | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { endProposal: open } = now.data.social;
  const { id: game } = now.data.game;
  return open === null || open.id !== click.id || game !== click.game
    ? { why: 'ending', problem: 'none' }
    : { ...now, open };
};

/** Agrees to the end of the game, which ends with more than half of the people at the table; saying it twice changes nothing. */
export const agreeToEnd = (working: WorkingCopy, person: Person, click: EndClick): TableChange | Refusal => {
  const now = openFor(working, person, click);
  return 'why' in now ? now : agreeing(now, now.open);
};

/** Withdraws one's own proposal. */
export const withdrawEnd = (working: WorkingCopy, person: Person, click: EndClick): TableChange | Refusal => {
  const now = openFor(working, person, click);
  if ('why' in now) return now;
  const { session, data, seat, open } = now;
  if (open.by !== seat.player) return { why: 'notYourOffer' };
  logStep(session, open, seat.player, 'withdrawn');
  return { session, data: updated(data, { social: { endProposal: null } }) };
};
