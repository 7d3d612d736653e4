import type { CardId, PlayerId } from '../../vocabulary/index.js';
import type { Game, GameState, ModeId } from '../../state/index.js';
import { soulTotal } from '../characteristics/characteristics.js';
import type { Mode } from './mode.js';
import { TOGETHER } from './against-the-clock.js';
import { DAY_OF_THE_DOODLER } from './challenges/day-of-the-doodler.js';

const MODES: Readonly<Record<ModeId, Mode>> = { together: TOGETHER, ...DAY_OF_THE_DOODLER };

/** What the mode of this name changes. */
export const modeNamed = (id: ModeId): Mode => MODES[id];

/** What the mode of the game changes; null for everybody against everybody. */
export const modeOf = ({ config }: Pick<GameState, 'config'>): Mode | null =>
  config.mode === undefined ? null : modeNamed(config.mode);

/** Whether a player would have more than one may have with this much more (COOP-08). */
export const isAboveCap = (g: Game, player: PlayerId, more: number): boolean => {
  const { cap } = g.state.config;
  return cap !== undefined && soulTotal(g, player) + more > cap; // COOP-08, DEC-41
};

/** The cards that a mode brings into the game, all of them outside it at first (CHAL-01). */
export const cardsBrought = ({ challenge }: Mode): readonly CardId[] =>
  challenge === undefined ? [] : [challenge.card.card, challenge.finalBoss.card, ...challenge.brings];

/** Whether a card is one that the mode of the game has brought: such a card goes back outside the game (CHAL-05, ZONE-24). */
export const isBrought = (state: GameState, card: CardId): boolean => {
  const mode = modeOf(state);
  return mode !== null && cardsBrought(mode).includes(card);
};
