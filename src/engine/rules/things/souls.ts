import type { Effect, PlayerId, Reward, Selector } from '../../vocabulary/index.js';
import { move, playersFrom, type Game, type Gen } from '../../state/index.js';
import { abilitiesOf } from '../reading/abilities-now.js';
import { scopeOf } from '../reading/continuous.js';

const YOU: Selector = { select: 'you' };
const ROLLED = { amount: 'rollResult' } as const;

/** The reward box, so many times, as an effect for the active player; one roll counts for all (CARD-06, MON-05). */
export const rewardEffect = (reward: Reward, often: number): Effect => {
  const parts = (factor: boolean): readonly Effect[] => {
    const times = (n: number) => (factor ? ({ amount: 'product', of: [n * often, ROLLED] } as const) : n * often); // RULING-24
    return [
      ...(reward.coins === undefined ? [] : [{ do: 'gainCoins', who: YOU, amount: times(reward.coins) } as const]),
      ...(reward.loot === undefined ? [] : [{ do: 'loot', who: YOU, amount: times(reward.loot) } as const]),
      ...(reward.treasure === undefined
        ? []
        : [{ do: 'gainTreasure', who: YOU, amount: times(reward.treasure) } as const]),
    ];
  };
  if (reward.roll !== true) return { do: 'sequence', of: parts(false) };
  return { do: 'roll', by: YOU, rows: [{ from: 1, to: 6, effect: { do: 'sequence', of: parts(true) } }] };
};

const firstToClaim = (g: Game, claims: (player: PlayerId) => boolean): PlayerId | undefined =>
  playersFrom(g.state, g.state.turn.active).find(claims); // BSOUL-07, DEC-09

/** Bonus souls are gained in the instant their condition holds, even in the middle of a resolution (BSOUL-02). */
export function* claimBonusSouls(g: Game): Gen {
  for (const id of g.state.bonusSouls) {
    const object = g.state.objects[id];
    if (object === undefined) continue;
    for (const ability of abilitiesOf(g, object)) {
      if (ability.kind !== 'claim') continue;
      const player = firstToClaim(g, (you) => g.holds(ability.condition, scopeOf(g, id, { you })));
      if (player === undefined) continue;
      g.state.bonusSouls = g.state.bonusSouls.filter((other) => other !== id); // BSOUL-04
      yield* g.perform({ type: 'gainSoul', player, object: id, amount: g.characteristics(id).souls ?? 1 }); // BSOUL-02
      if (g.state.objects[id]?.zone === 'outside') move(g.state, id, { to: 'outside', faceDown: true }); // DEC-33
    }
  }
}
