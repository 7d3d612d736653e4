import type { PlayerId } from '../../vocabulary/index.js';
import { withReadCache, type EventOf, type Game } from '../../state/index.js';
import { modeOf } from '../modes/modes.js';
import { isTimerOver } from '../modes/timer.js';
import { cached } from '../characteristics/read-cache.js';
import { soulTotal } from '../characteristics/characteristics.js';
import { allowance } from '../characteristics/continuous.js';

/** Soul value that this player needs to win (WIN-01). */
export const soulsToWin = (g: Game, player: PlayerId): number => allowance(g, 'soulsToWin', player); // WIN-01

/** Soul value of all players together (COOP-07). */
export const soulsTogether = (g: Game): number =>
  g.state.turnOrder.reduce((sum, player) => sum + soulTotal(g, player), 0);

/** Whether souls are the goal, or the death of the final boss of a challenge (CHAL-11). */
const goalOf = (g: Game): 'souls' | 'finalBoss' => (modeOf(g.state)?.challenge === undefined ? 'souls' : 'finalBoss');

/** Somebody wins by an effect, as soon as what says so has resolved (WIN-04). */
export const willWin = (g: Game, e: EventOf<'win'>): EventOf<'win'> | null => {
  if (goalOf(g) === 'finalBoss') return null; // WIN-05, CHAL-11
  g.state.won.push(e.player); // WIN-04
  return e;
};

/** Those who have enough soul value themselves (WIN-01). */
const withEnoughSouls = (g: Game): readonly PlayerId[] =>
  g.state.turnOrder.filter((player) => {
    const total = soulTotal(g, player);
    return total > 0 && total >= soulsToWin(g, player); // WIN-01
  });

/** All or nobody, by the soul value of all together; the goal is the least that one of them needs (COOP-07). */
const togetherWithEnoughSouls = (g: Game): readonly PlayerId[] => {
  const { turnOrder } = g.state;
  const goal = Math.min(...turnOrder.map((player) => soulsToWin(g, player)));
  const total = soulsTogether(g);
  return total > 0 && total >= goal ? turnOrder : []; // COOP-07
};

/** Whoever has defeated the final boss, or all of them where the goal is shared: the trophy is part of its rewards (CHAL-05, MON-05). */
const withFinalBoss = (g: Game, shares: boolean): readonly PlayerId[] => {
  const { defeatedBy, turnOrder } = g.state;
  if (defeatedBy === undefined) return [];
  return shares ? turnOrder : [defeatedBy]; // CHAL-11
};

/** Those who have reached the goal of the game now. */
const atGoalNow = (g: Game, shares: boolean): readonly PlayerId[] => {
  if (goalOf(g) === 'finalBoss') return withFinalBoss(g, shares); // CHAL-11
  return cached(
    g,
    ({ atGoal }) => atGoal,
    'now',
    () => withReadCache(g, () => (shares ? togetherWithEnoughSouls(g) : withEnoughSouls(g))),
  );
};

/**
 * Checked between resolutions: everyone with enough soul value wins, and whom an effect has made win, together if need be
 * (WIN-01..WIN-04). Who shares a goal wins together, before the timer is looked at (COOP-06, DEC-07, DEC-43).
 */
export const checkWinning = (g: Game): void => {
  const { outcome, turnOrder, won } = g.state;
  if (outcome !== null) return;
  const shares = modeOf(g.state)?.sharesGoal === true;
  const enough = atGoalNow(g, shares);
  const winners = turnOrder.filter((player) => enough.includes(player) || won.includes(player)); // WIN-04
  if (winners.length > 0) return shares ? winTogether(g, enough) : win(g, winners, enough);
  if (!isTimerOver(g.state)) return;
  g.state.outcome = { winners }; // COOP-06
  g.log({ say: 'allLose' });
};

/** What the line about a victory says besides souls. */
const byGoal = (g: Game): { readonly detail?: 'finalBoss' } =>
  goalOf(g) === 'finalBoss' ? { detail: 'finalBoss' } : {};

const win = (g: Game, winners: readonly PlayerId[], enough: readonly PlayerId[]): void => {
  g.state.outcome = { winners }; // WIN-03
  for (const player of winners)
    g.log({
      say: 'wins',
      player,
      amount: soulTotal(g, player),
      ...(enough.includes(player) ? byGoal(g) : { detail: 'effect' }),
    });
};

const winTogether = (g: Game, enough: readonly PlayerId[]): void => {
  g.state.outcome = { winners: g.state.turnOrder }; // COOP-07
  g.log({ say: 'allWin', amount: soulsTogether(g), ...(enough.length > 0 ? byGoal(g) : { detail: 'effect' }) });
};

/** With two players the other one wins when one gives up; no rule of the booklet says more about it. Who shares a goal loses together. */
export const concede = (g: Game, player: PlayerId): void => {
  const shares = modeOf(g.state)?.sharesGoal === true;
  const winners = shares ? [] : g.state.turnOrder.filter((other) => other !== player);
  g.state.outcome = { winners };
  if (shares) g.log({ say: 'allLose', player, detail: 'conceded' });
  for (const winner of winners)
    g.log({ say: 'wins', player: winner, other: player, amount: soulTotal(g, winner), detail: 'conceded' });
};
