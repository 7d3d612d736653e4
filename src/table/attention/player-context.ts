import {
  combatantIn,
  type ObjectView,
  type PlayerId,
  type PlayerView,
  type StackItemView,
  type View,
} from '../../engine/index.js';

/**
 * What is judged for one player: public state only, so that nothing hidden shows in who is asked
 * (architecture.md#who-is-asked).
 */
export interface PlayerContext {
  /** The view of a spectator. */
  readonly view: View;
  readonly player: PlayerView;
  /** The newest thing on the stack. */
  readonly top: StackItemView | null;
}

/** The context of a player in a view of a spectator; null for nobody in the game. */
export const playerContext = (view: View, id: PlayerId): PlayerContext | null => {
  const player = view.players.find((one) => one.id === id);
  return player === undefined ? null : { view, player, top: view.stack.at(-1) ?? null };
};

/** One's own action phase with an empty stack, no attack and nothing declared: the time for declarations. It is always asked. */
export const isFreeActionPhase = (view: View, player: PlayerId): boolean =>
  view.turn.active === player &&
  view.players.some(({ id, dead }) => id === player && !dead) &&
  view.turn.phase === 'action' &&
  view.stack.length === 0 &&
  view.declared === null &&
  view.attack === null;

/** The cards that a player controls. */
export const controlledBy = (player: PlayerView): readonly ObjectView[] => [
  ...player.characters,
  ...player.items,
  ...player.soulCards,
  ...player.curses,
];

/** Whether it is the player's own turn. */
export const isOwnTurn = ({ view, player }: PlayerContext): boolean => view.turn.active === player.id;

/** Whether it is the player, or something of theirs in play or on the stack. */
export const isTheirs = ({ view, player }: PlayerContext, ref: string): boolean =>
  ref === player.id ||
  controlledBy(player).some(({ id }) => id === ref) ||
  view.stack.some(({ id, controller, roller }) => id === ref && (controller === player.id || roller === player.id));

/** The player or object that is attacked. */
export const attacked = ({ view }: PlayerContext): ObjectView | PlayerView | null =>
  combatantIn(view, view.attack?.target);

/** Those of the targets of the newest thing on the stack that can take damage. */
export const targetsOf = ({ view, top }: PlayerContext): readonly (ObjectView | PlayerView)[] =>
  (top?.targetRefs ?? []).flatMap((ref) => combatantIn(view, ref) ?? []);
