import type { PlayerId } from '../../engine/index.js';
import type { HasGame, TableData } from './data.js';

type Timed = Pick<TableData, 'clock'> & HasGame<'seats' | 'options'>;

/** After so many deadlines in a row a table does not wait for somebody any more, until they act; some tables after one. */
const PATIENCE = 2;

/** How many deadlines somebody has missed since they acted. */
export const missedBy = ({ clock }: Pick<Timed, 'clock'>, player: PlayerId): number =>
  clock.missed.find((one) => one.player === player)?.times ?? 0;

/** Whether the server lets this player do nothing for now. */
export const isTimedOut = ({ clock }: Pick<Timed, 'clock'>, player: PlayerId): boolean =>
  clock.timedOut.some((one) => one.player === player);

/** Whether this player could answer and does not: they have missed too many deadlines in a row. */
export const hasStopped = (data: Timed, player: PlayerId): boolean =>
  missedBy(data, player) >= (data.game.options.pace?.misses ?? PATIENCE);

/** Whether this player could answer and does not, or cannot. */
const isSilent = (data: Timed, player: PlayerId): boolean => hasStopped(data, player) || isTimedOut(data, player);

/** Whether nobody of the people at the table acts any more: then it stands still, and waits for whoever comes first. */
export const isDeserted = (data: Timed): boolean =>
  data.game.seats.every(({ player, user }) => user === null || isSilent(data, player));

/** Whether the table does not wait for this player any more: it answers for them until they act, or their time-out is over. */
export const isAbsent = (data: Timed, player: PlayerId): boolean => isSilent(data, player) && !isDeserted(data);

/** Whether the table answers for this player now: they are absent, or late for this window or turn. */
export const isAnsweredFor = (data: Timed, player: PlayerId, turn: number, window: string | null): boolean =>
  isAbsent(data, player) ||
  data.clock.late.some(
    (one) => one.player === player && (one.turn === turn || (window !== null && one.window === window)),
  );

/** The table with one more deadline missed by this player. */
export const withMissedDeadline = <T extends Timed>(data: T, player: PlayerId): T => {
  const others = data.clock.missed.filter((one) => one.player !== player);
  return { ...data, clock: { ...data.clock, missed: [...others, { player, times: missedBy(data, player) + 1 }] } };
};

/** The table now that this player acts: whatever they missed before is forgotten, and that they could not act. */
export const withPlayerActing = <T extends Timed>(data: T, player: PlayerId): T => {
  const { missed, late, timedOut } = data.clock;
  const others = <L extends { readonly player: PlayerId }>(list: readonly L[]): readonly L[] =>
    list.filter((one) => one.player !== player);
  const clock = {
    ...data.clock,
    missed: others(missed),
    late: others(late),
    timedOut: others(timedOut),
    actor: player,
  };
  return { ...data, clock };
};
