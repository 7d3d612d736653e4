import type { PlayerId, View } from '../../engine/index.js';
import type { Passing, Seat } from '../record/data.js';
import { concernsIn, type Concern, type Weight } from './concerns.js';
import { exceptionIn } from './exceptions.js';
import { couldRespond } from './responses.js';
import { isFreeActionPhase, playerContext, type PlayerContext } from './player-context.js';
import { stakeOf, type Stake } from './stakes.js';

/** The order to pass that somebody may give now: in their own attack for it, in the turn of another for that. */
export const passingNow = (view: View, player: PlayerId): Passing | null => {
  const { number: turn, attacks: attack, active } = view.turn;
  if (active !== player) return { during: 'turn', turn, attack };
  return view.attack === null ? null : { during: 'attack', turn, attack };
};

/** Whether an order to pass still stands: the turn, or the attack, is the one in which it was given. */
export const isPassing = (view: View, { passing }: Pick<Seat, 'passing'>): boolean => {
  if (passing === null || passing.turn !== view.turn.number) return false;
  return passing.during === 'turn' || (view.attack !== null && view.turn.attacks === passing.attack);
};

/**
 * What somebody is asked about although they pass for the turn or attack, or never want to be asked of such a thing: their
 * own death, and souls that others gain (C5).
 */
const isVital = (now: PlayerContext): boolean => {
  const { view, player, top } = now;
  if (top?.kind === 'death' && top.targetRefs.includes(player.id)) return couldRespond(now);
  return view.attack?.player !== player.id && concernsIn(now, 'concerns').includes('race');
};

const isAskedNow = (now: PlayerContext, { order }: Pick<Seat, 'order'>): boolean =>
  order === 'always' || concernsIn(now, order).length > 0;

/** What decides when somebody is asked, besides what everybody sees. */
type Standing = Pick<Seat, 'order' | 'passing' | 'exceptions'>;

/**
 * Whether a player with this standing order is asked in the priority window that opens now; the others pass by
 * themselves. `view` is the view of a spectator: who is asked may depend on nothing else (architecture.md#who-is-asked).
 */
export const isAsked = (view: View, id: PlayerId, standing: Standing): boolean => {
  const now = playerContext(view, id);
  if (now === null) return false;
  if (isFreeActionPhase(view, id)) return true;
  const ask = exceptionIn(view, id, standing.exceptions)?.ask;
  if (ask === 'always' && couldRespond(now)) return true; // C8
  return ask === 'never' || isPassing(view, standing) ? isVital(now) : isAskedNow(now, standing);
};

/** What is at stake for a player in the open window, as everyone can see it; null for neither their death, things or the win. */
export const stakeFor = (view: View, id: PlayerId): Stake | null => {
  const now = playerContext(view, id);
  return now === null ? null : stakeOf(now);
};

/** What of the open window concerns a player, and whether that player could respond: as everyone can see it. */
export const concernsOf = (
  view: View,
  id: PlayerId,
  least: Weight,
): { readonly concerns: readonly Concern[]; readonly couldRespond: boolean } => {
  const now = playerContext(view, id);
  return now === null
    ? { concerns: [], couldRespond: false }
    : { concerns: concernsIn(now, least), couldRespond: couldRespond(now) };
};
