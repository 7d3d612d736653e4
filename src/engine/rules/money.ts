import { playerOf, type Game, type GameEvent } from '../state/index.js';
import { markDamage } from './damage.js';
import { hpLeft } from './characteristics.js';

/** ¢, loot plays and HP of one player. Returns what really happened, or null. */
export const playerEvent = (g: Game, e: GameEvent): GameEvent | null => {
  if (e.player === null || e.amount <= 0) return null;
  const player = playerOf(g.state, e.player);
  switch (e.type) {
    case 'gainCoins': {
      const amount = Math.min(e.amount, g.state.supply); // PAY-03
      g.state.supply -= amount; // GAIN-01
      player.coins += amount;
      return amount === 0 ? null : { ...e, amount };
    }
    case 'loseCoins':
    case 'payCoins': {
      const amount = Math.min(e.amount, player.coins); // LOSE-01
      player.coins -= amount;
      g.state.supply += amount; // PAY-01
      return amount === 0 ? null : { ...e, amount };
    }
    case 'giveCoins': {
      const amount = Math.min(e.amount, player.coins); // DEC-19
      if (amount === 0 || e.other === null) return null;
      player.coins -= amount;
      playerOf(g.state, e.other).coins += amount; // GAIN-07
      return { ...e, amount };
    }
    case 'payHp':
      if ((hpLeft(g, e.player) ?? 0) < e.amount) return null; // PAY-02
      markDamage(g, e.player, e.amount); // PAY-02
      return e;
    case 'lootPlay':
      player.lootPlays += e.amount; // CHAR-06
      return e;
    default:
      return e;
  }
};
