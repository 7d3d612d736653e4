import { playerOf, type EventOf, type Game } from '../../state/index.js';

/** ¢ from the supply, as far as there are any (GAIN-01, PAY-03). */
export const gainCoins = ({ state }: Game, e: EventOf<'gainCoins'>): EventOf<'gainCoins'> | null => {
  const amount = Math.min(e.amount, state.supply); // PAY-03
  if (amount <= 0) return null;
  state.supply -= amount; // GAIN-01
  playerOf(state, e.player).coins += amount;
  return { ...e, amount };
};

/** ¢ go back to the supply, lost or paid, as far as there are any (LOSE-01, PAY-01). */
export const loseCoins = <E extends EventOf<'loseCoins' | 'payCoins'>>({ state }: Game, e: E): E | null => {
  const player = playerOf(state, e.player);
  const amount = Math.min(e.amount, player.coins); // LOSE-01
  if (amount <= 0) return null;
  player.coins -= amount;
  state.supply += amount; // PAY-01
  return { ...e, amount };
};

/** ¢ from one player to another, as far as there are any (DEC-19, GAIN-07). */
export const giveCoins = ({ state }: Game, e: EventOf<'giveCoins'>): EventOf<'giveCoins'> | null => {
  const giver = playerOf(state, e.player);
  const amount = Math.min(e.amount, giver.coins); // DEC-19
  if (amount <= 0) return null;
  giver.coins -= amount;
  playerOf(state, e.receiver).coins += amount; // GAIN-07
  return { ...e, amount };
};
