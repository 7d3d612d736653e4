import type { PlayerId } from '../../vocabulary/index.js';
import { whileReading, type EventOf, type Game } from '../../state/index.js';
import { soulTotal } from '../reading/characteristics.js';
import { allowance } from '../reading/continuous.js';

/** Soul value that this player needs to win (WIN-01). */
export const soulsToWin = (g: Game, player: PlayerId): number => allowance(g, 'soulsToWin', player); // WIN-01

/** Somebody wins by an effect, as soon as what says so has resolved (WIN-04). */
export const willWin = (g: Game, e: EventOf<'win'>): EventOf<'win'> => {
  g.state.won.push(e.player); // WIN-04
  return e;
};

/** Checked between resolutions: everyone with enough soul value wins, and whom an effect has made win, together if need be (WIN-01..WIN-04). */
export const checkWinning = (g: Game): void => {
  const { outcome, turnOrder, won } = g.state;
  if (outcome !== null) return;
  const enough = whileReading(g, () =>
    turnOrder.filter((player) => {
      const total = soulTotal(g, player);
      return total > 0 && total >= soulsToWin(g, player); // WIN-01
    }),
  );
  const winners = turnOrder.filter((player) => enough.includes(player) || won.includes(player)); // WIN-04
  if (winners.length === 0) return;
  g.state.outcome = { winners }; // WIN-03
  for (const player of winners)
    g.log({
      say: 'wins',
      player,
      amount: soulTotal(g, player),
      ...(enough.includes(player) ? {} : { detail: 'effect' }),
    });
};

/** With two players the other one wins when one gives up; no rule of the booklet says more about it. */
export const concede = (g: Game, player: PlayerId): void => {
  const winners = g.state.turnOrder.filter((other) => other !== player);
  g.state.outcome = { winners };
  for (const winner of winners)
    g.log({ say: 'wins', player: winner, other: player, amount: soulTotal(g, winner), detail: 'conceded' });
};
