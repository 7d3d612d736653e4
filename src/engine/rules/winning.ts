import type { Game } from '../state/index.js';
import { soulTotal } from './characteristics.js';

/** Checked between resolutions: everyone with enough soul value wins, together if need be (WIN-01..WIN-03). */
export const checkWinning = (g: Game): void => {
  if (g.state.outcome !== null) return;
  const winners = g.state.turnOrder.filter((player) => soulTotal(g, player) >= g.state.config.soulsToWin); // WIN-01
  if (winners.length === 0) return;
  g.state.outcome = { winners }; // WIN-03
  for (const player of winners) g.log({ say: 'wins', player, amount: soulTotal(g, player) });
};
